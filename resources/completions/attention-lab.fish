# Completion of attention-lab for fish. What may stand at the cursor, the program says.

function __attention_lab_candidates
    set -l words (commandline --current-process --tokenize --cut-at-cursor)
    set -l current (commandline --current-token --cut-at-cursor)
    set -l program (string replace --regex '^~' $HOME -- $words[1])
    command --query $program; or return
    set -l before ''
    set -l value $current
    if string match --quiet --regex '^-.*=' -- $current
        set before (string replace --regex '=.*' '=' -- $current)
        set value (string replace --regex '^[^=]*=' '' -- $current)
    end
    for line in ($program help --candidates -- $words[2..] $current 2>/dev/null)
        switch $line
            case :folders
                for name in (complete --do-complete "__fish_command_without_completions $value")
                    string match --quiet '*/' -- $name; and printf '%s\n' $before$name
                end
            case ':files *'
                # A command that has no completion of its own gets files.
                for name in (complete --do-complete "__fish_command_without_completions $value")
                    set -l suffix (string replace --regex '.*\.' '' -- $name)
                    if string match --quiet '*/' -- $name; or contains -- $suffix (string split ' ' -- $line)
                        printf '%s\n' $before$name
                    end
                end
            case '*'
                printf '%s\n' $line
        end
    end
end

complete --command attention-lab --no-files --keep-order --arguments '(__attention_lab_candidates)'
