# shellcheck shell=bash
# Sourced by the scripts beside it: the packages they need, and the build they share.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release

self=$(realpath --relative-to="$root" "$0")

say() { printf '%s: %s\n' "$self" "$*" >&2; }

die() {
    say "$@"
    exit 1
}

# project_version: the one place where the version stands is project() of CMakeLists.txt.
project_version() { sed -n 's/^project(attention-lab VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt"; }

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

# listed_in FILE SECTION...: the names in these sections of a file like packages.txt.
listed_in() {
    local file=$1
    shift
    awk -v wanted=" $* " '/^\[/ { on = index(wanted, " " substr($1, 2, length($1) - 2) " "); next }
        on && NF && $1 !~ /^#/ { print $1 }' "$file"
}

packages_of() { listed_in "$root/scripts/packages.txt" "$@"; }

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

# export_source_date: the time of the commit is what everything that is packed bears, so that a commit gives the same bytes
# whenever it is built.
export_source_date() {
    export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null ||
        date -r "$root/CHANGELOG.md" +%s)}
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

# export_proxies: what reads no setting of apt's, as debootstrap does not, takes its proxies from the environment.
export_proxies() {
    eval "$(apt-config shell http_proxy Acquire::http::Proxy https_proxy Acquire::https::Proxy)"
    export http_proxy https_proxy
}

# make_machine SUITE FOLDER: installs a minimal Debian of this suite in the empty FOLDER. It gets its packages
# from where this machine's apt gets them.
make_machine() {
    local suite=$1 machine=$2 targets known mirror log
    ((EUID == 0)) || die "this needs root, for debootstrap and chroot"
    command -v debootstrap >/dev/null || install_packages machine
    # The site that apt knows for this suite, or for another one of Debian: a mirror has them all.
    # shellcheck disable=SC2016
    targets=$(apt-get indextargets --format '$(LABEL) $(RELEASE) $(SITE)')
    known=$(awk -v suite="$suite" '$2 == suite { print $3; exit }' <<<"$targets")
    mirror=${known:-$(awk '$1 == "Debian" { print $3; exit }' <<<"$targets")}
    [[ $mirror ]] || die "apt knows no source of Debian; add one and run apt-get update"
    export_proxies
    say "installing a minimal Debian ($suite) in $machine"
    log=$(debootstrap --variant=minbase --include=ca-certificates "$suite" "$machine" "$mirror" 2>&1) || {
        printf '%s\n' "$log" >&2
        die "debootstrap failed"
    }
    rm -rf "$machine/etc/apt"
    cp -a /etc/apt "$machine/etc/apt"
    # What packages of this machine put there comes with them.
    (cd "$machine" && { dpkg-query -S /etc/apt/apt.conf.d/* 2>/dev/null || true; } | sed 's,^[^/]*/,,' | xargs rm -f)
    cp -aT /usr/share/keyrings "$machine/usr/share/keyrings"
    if [[ ! $known ]]; then
        rm -rf "$machine"/etc/apt/{sources.list,preferences} "$machine"/etc/apt/{sources.list,preferences}.d/*
        echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $suite main" >"$machine/etc/apt/sources.list"
    fi
    cp -L /etc/resolv.conf /etc/hosts "$machine/etc/"
    cp -L /etc/ssl/certs/ca-certificates.crt "$machine/etc/ssl/certs/" 2>/dev/null || true
}

# run_in_machine FOLDER COMMAND [MOUNT...]: runs one line of shell in the machine of make_machine, without any variables
# of this one. Each MOUNT, a folder of this machine, stands there under its own path.
run_in_machine() {
    export_proxies
    # The mounts live in a namespace of their own and end with it, as does every process left over.
    # shellcheck disable=SC2016
    unshare --mount --pid --fork --kill-child bash -euc '
        machine=$1 command=$2
        shift 2
        mount --rbind /dev "$machine/dev"
        mount -t proc proc "$machine/proc"
        for folder; do
            mkdir -p "$machine$folder"
            mount --bind "$folder" "$machine$folder"
        done
        exec chroot "$machine" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin \
            http_proxy="${http_proxy-}" https_proxy="${https_proxy-}" bash -c "$command"
    ' bash "$@" </dev/null
}

# package_kinds: the kinds that scripts/package makes, each by its packaging/KIND/build.
package_kinds() { (cd "$root/packaging" && printf '%s\n' */build | sed 's,/build$,,'); }
