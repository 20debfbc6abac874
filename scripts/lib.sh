# shellcheck shell=bash
# Sourced by the scripts beside it: the packages they need, and the build they share.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release

say() { printf 'scripts/%s: %s\n' "${0##*/}" "$*" >&2; }

die() {
    say "$@"
    exit 1
}

# show_output IS_PROGRESS: shows on standard error what is piped in. The lines that the function IS_PROGRESS accepts
# appear one over the other, and on a terminal only; what else a tool has to say stays.
show_output() {
    local line shown=
    while IFS= read -r line; do
        if ! "$1" "$line"; then
            printf '%s%s\n' "$shown" "$line" >&2
            shown=
        elif [[ -t 2 ]]; then
            printf '\r\e[K%.79s' "$line" >&2
            shown=$'\r\e[K'
        fi
    done
    printf '%s' "$shown" >&2
}

is_build_progress() { [[ $1 == '['*/*']'* || $1 == '-- '* || $1 == 'ninja: no work to do.' ]]; }

is_apt_progress() { [[ $1 != [EW]:* && $1 != dpkg:* ]]; }

# packages_of SECTION...: the names listed in these sections of packages.txt.
packages_of() {
    awk -v wanted=" $* " '/^\[/ { on = index(wanted, " " substr($1, 2, length($1) - 2) " "); next }
        on && NF && $1 !~ /^#/ { print $1 }' "$root/scripts/packages.txt"
}

# install_packages SECTION...: installs what these sections list and the machine lacks.
install_packages() {
    local wanted missing as_root=() attempt
    wanted=$(packages_of "$@" | sort -u)
    [[ $wanted ]] || return 0
    command -v dpkg-query apt-get >/dev/null ||
        die "this is not a Debian system: install what scripts/packages.txt lists, then use cmake --preset release"
    # dpkg-query fails for a package it has never heard of, which is only another one to install.
    # shellcheck disable=SC2086
    missing=$(comm -23 <(echo "$wanted") \
        <(dpkg-query -W -f '${Package} ${db:Status-Status}\n' $wanted 2>/dev/null | awk '$2 == "installed" { print $1 }' | sort -u) |
        paste -sd ' ')
    [[ $missing ]] || return 0

    if ((EUID != 0)); then
        command -v sudo >/dev/null || die "these packages are missing, and neither root nor sudo is there to install them: $missing"
        say "installing with sudo: $missing"
        as_root=(sudo)
    else
        say "installing: $missing"
    fi
    # An unreachable mirror or a lock of the system's own updater is usually over in a moment. Whether an update
    # was good enough, the installation decides.
    for attempt in 1 2 3; do
        "${as_root[@]}" apt-get -q -o DPkg::Lock::Timeout=300 update 2>&1 | show_output is_apt_progress || true
        # shellcheck disable=SC2086
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 \
            install --no-install-recommends $missing 2>&1 </dev/null | show_output is_apt_progress && return
        if ((attempt < 3)); then
            say "that failed; once more in 10 seconds"
            sleep 10
        fi
    done
    die "these packages could not be installed: $missing"
}

# build_release TARGET...: configures build/release where that was not finished before, and builds the targets there.
build_release() {
    local log status=0
    # Tools of newer Qt warn in a locale without UTF-8, as that of a bare system is.
    local -x LC_ALL=C.UTF-8
    mkdir -p "$build"
    exec {lock}>"$build/lock"
    flock -n "$lock" || {
        say "waiting for another build in this folder"
        flock "$lock"
    }
    # The marker names this folder, so that a build cut short while configuring, or one that was moved here with its
    # folder, is configured afresh.
    if [[ $(cat "$build/configured" 2>/dev/null) != "$root" ]]; then
        say "building in ${build#"$PWD/"}; this takes a few minutes the first time"
        log=$(cd "$root" && cmake --fresh --preset release -DATTENTION_RELEASE="${ATTENTION_RELEASE:-OFF}" 2>&1 </dev/null) || {
            printf '%s\n' "$log" >&2
            die "the build could not be configured"
        }
        echo "$root" >"$build/configured"
    fi
    cmake --build "$build" --target "$@" 2>&1 </dev/null | show_output is_build_progress || status=$?
    exec {lock}>&-
    ((status == 0)) || die "the build failed"
}
