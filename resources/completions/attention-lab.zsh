#compdef attention-lab
# Completion of attention-lab for zsh. What may stand at the cursor, the program says.

local program=${(Q)words[1]} line word
local -a typed candidates suffixes
typed=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
# What stands before the "=" is not replaced.
[[ $PREFIX == -*=* ]] && compset -P '*='
for line in "${(@f)$(${~program} help --candidates -- "${typed[@]}" 2>/dev/null)}"; do
    case $line in
        ('') ;;
        (:folders) _files -/ ;;
        (:files *)
            suffixes=(${=line#:files })
            _files -g "*.(${(j:|:)suffixes})(-.)"
            ;;
        (*)
            word=${line%%$'\t'*}
            [[ $typed[-1] == -*=* ]] && word=${word#*=}
            word=${word//:/\\:}
            [[ $line == *$'\t'* ]] && word+=:${line#*$'\t'}
            candidates+=("$word")
            ;;
    esac
done
(( $#candidates )) && _describe -V attention-lab candidates
