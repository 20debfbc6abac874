# shellcheck shell=bash
# Completion of attention-lab for bash. What may stand at the cursor, the program says.

_attention_lab() {
    local program=${COMP_WORDS[0]/#\~/"$HOME"} word before='' line suffix words=() lines=() current
    # bash parts words at "=", too.
    for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if ((${#words[@]})) && [[ $word == "=" || $before == "=" ]]; then
            words[-1]+=$word
        else
            words+=("$word")
        fi
        before=$word
    done
    mapfile -t lines < <("$program" help --candidates -- "${words[@]}" 2>/dev/null)
    # What stands before the "=" is not replaced.
    current=${words[-1]}
    [[ $current == -*=* && $COMP_WORDBREAKS == *=* ]] && current=${current#*=}
    COMPREPLY=()
    for line in "${lines[@]}"; do
        case $line in
            :folders)
                compopt -o filenames 2>/dev/null
                mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -d -- "$current")
                ;;
            :files\ *)
                compopt -o filenames 2>/dev/null
                for suffix in ${line#:files}; do
                    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -X "!*.$suffix" -- "$current")
                done
                mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -d -- "$current")
                ;;
            *)
                word=${line%%$'\t'*}
                [[ ${words[-1]} == -*=* && $COMP_WORDBREAKS == *=* ]] && word=${word#*=}
                [[ $word == "$current"* ]] && COMPREPLY+=("$word")
                ;;
        esac
    done
}

complete -F _attention_lab attention-lab
