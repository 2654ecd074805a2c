// Command release makes what users install: archives and Debian packages with the command, its manual pages, documents,
// completions and playground, the extension for VS Code, and checksums of them.
//
//	go run ./cmd/internal/release -o dist
//
// Two runs on one commit write the same bytes: nothing in a file depends on when, where or by whom it was made. Times are
// those of the commit (or SOURCE_DATE_EPOCH), owners are root, and names are sorted. The directory appears when it is whole; after an
// error there is none.
//
// Read this file, then archive.go (tar, zip and deb), vsix.go and notices.go (the licences of what a binary contains).
//
// Considered: goreleaser and nfpm, which make more kinds of packages, but need as many modules as accc itself to write two
// simple formats. Chosen: the archives of Go's library and 40 lines for a .deb.
package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"accc/cmd/internal/driver"
	"accc/cmd/internal/playground"
)

// A target is a system and a processor that binaries are made for.
type target struct{ os, arch string }

func (t target) String() string { return t.os + "/" + t.arch }

var targets = []target{{"linux", "amd64"}, {"linux", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"}, {"windows", "amd64"}, {"windows", "arm64"}}

// A release is what one run makes.
type release struct {
	version string
	module  string // the path of go.mod
	time    time.Time
	root    string // of the repository
	dir     string // where files are written
}

func main() {
	out := flag.String("o", "dist", "the `directory` to make")
	version := flag.String("version", driver.Release, "the `version`")
	only := flag.String("targets", "", "the targets, such as linux/amd64,darwin/arm64 (default all)")
	vsix := flag.Bool("vsix", true, "make the extension for VS Code, for which npm fetches the language client")
	page := flag.Bool("playground", true, "put the page of 'accc playground' into archives and packages")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, *out, *version, *only, contents{*vsix, *page}); err != nil {
		fmt.Fprintf(os.Stderr, "release: %v\n", err)
		stop()
		os.Exit(1)
	}
}

// contents are the parts of a release that can be left out.
type contents struct{ vsix, playground bool }

func run(ctx context.Context, out, version, only string, parts contents) error {
	chosen, err := choose(only)
	if err != nil {
		return err
	}
	if strings.Trim(version, "0123456789.abcdefghijklmnopqrstuvwxyz~+") != "" || version == "" || version[0] < '0' || version[0] > '9' {
		return fmt.Errorf("-version=%s: expected a version such as 1.2.3", version)
	}
	if _, err := os.Lstat(out); err == nil {
		return fmt.Errorf("%s exists", out)
	}
	module, err := output("", "go", "list", "-m", "-f", "{{.Path}}\t{{.Dir}}")
	if err != nil {
		return err
	}
	name, root, _ := strings.Cut(module, "\t")
	r := &release{version: version, module: name, root: root}
	if r.time, err = commitTime(root); err != nil {
		return err
	}
	return r.whole(out, func() error { return r.make(ctx, chosen, parts) })
}

// whole makes a directory of what a function writes to r.dir, or none.
func (r *release) whole(out string, fill func() error) error {
	out, err := filepath.Abs(out)
	if err != nil {
		return err
	}
	if r.dir, err = os.MkdirTemp(filepath.Dir(out), "."+filepath.Base(out)+"-*"); err != nil {
		return err
	}
	defer os.RemoveAll(r.dir)
	if err := fill(); err != nil {
		return err
	}
	if err := os.Chmod(r.dir, 0o755); err != nil {
		return err
	}
	return os.Rename(r.dir, out)
}

func choose(only string) ([]target, error) {
	if only == "" {
		return targets, nil
	}
	var chosen []target
	for _, word := range strings.Split(only, ",") {
		at := slices.IndexFunc(targets, func(t target) bool { return t.String() == word })
		if at < 0 {
			return nil, fmt.Errorf("-targets=%s: expected some of %v", only, targets)
		}
		chosen = append(chosen, targets[at])
	}
	return chosen, nil
}

// commitTime is SOURCE_DATE_EPOCH, or the time of the commit.
func commitTime(root string) (time.Time, error) {
	text := os.Getenv("SOURCE_DATE_EPOCH")
	if text == "" {
		var err error
		if text, err = output(root, "git", "log", "-1", "--format=%ct"); err != nil {
			return time.Time{}, fmt.Errorf("no time of the release: set SOURCE_DATE_EPOCH, or use a git checkout: %w", err)
		}
	}
	seconds, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return time.Time{}, fmt.Errorf("SOURCE_DATE_EPOCH=%s: expected seconds", text)
	}
	return time.Unix(seconds, 0).UTC(), nil
}

// make writes all files of the release.
func (r *release) make(ctx context.Context, chosen []target, parts contents) error {
	work, err := os.MkdirTemp("", "accc-release-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	host := target{runtime.GOOS, runtime.GOARCH}
	native, err := r.build(ctx, work, host)
	if err != nil {
		return err
	}
	pages, err := r.pages(work, native)
	if err != nil {
		return err
	}
	if parts.playground {
		if err := r.playground(ctx, work, pages); err != nil {
			return err
		}
	}
	for _, t := range chosen {
		binary := native
		if t != host {
			if binary, err = r.build(ctx, work, t); err != nil {
				return err
			}
		}
		program, err := os.ReadFile(binary)
		if err != nil {
			return err
		}
		if err := r.archive(t, program, pages); err != nil {
			return err
		}
		if t.os == "linux" {
			if err := r.deb(t.arch, program, pages); err != nil {
				return err
			}
		}
	}
	if parts.vsix {
		if err := r.vsix(work); err != nil {
			return err
		}
	}
	return r.checksums()
}

// build compiles accc for a target.
func (r *release) build(ctx context.Context, work string, t target) (string, error) {
	binary := filepath.Join(work, "accc-"+t.os+"-"+t.arch)
	// Modules and the toolchain are those of go.mod; symbols of the linker are for debuggers of accc alone.
	cmd := exec.CommandContext(ctx, "go", "build", "-trimpath", "-buildvcs=auto", "-ldflags=-s -w -X "+r.module+"/cmd/internal/driver.Release="+r.version, "-o", binary, "./cmd/accc")
	cmd.Dir = r.root
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.os, "GOARCH="+t.arch, "GOFLAGS=")
	if log, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("go build for %s: %w\n%s", t, err, log)
	}
	return binary, nil
}

// pages are the files of every package but the command: manual pages, completions, documents and licences, by their names.
func (r *release) pages(work, accc string) (map[string][]byte, error) {
	out := map[string][]byte{}
	man := filepath.Join(work, "man")
	if _, err := output("", accc, "man", man); err != nil {
		return nil, err
	}
	for _, from := range []struct{ pattern, folder string }{
		{filepath.Join(man, "*"), "man/"},
		{filepath.Join(r.root, "cmd", "accc", "docs", "*.md"), "docs/"},
		{filepath.Join(r.root, "cmd", "accc", "editors", "*", "accc.*"), "editors/"},
		{filepath.Join(r.root, "cmd", "accc", "editors", "*", "*.toml"), "editors/helix-"},
		{filepath.Join(r.root, "README.md"), ""},
		{filepath.Join(r.root, "LICENSE"), ""},
		{filepath.Join(r.root, "cmd", "accc", "licenses.txt"), ""},
	} {
		names, err := filepath.Glob(from.pattern)
		if err != nil {
			return nil, err
		}
		if len(names) == 0 {
			return nil, fmt.Errorf("%s: no files", from.pattern)
		}
		for _, name := range names {
			if out[from.folder+filepath.Base(name)], err = os.ReadFile(name); err != nil {
				return nil, err
			}
		}
	}
	for shell, name := range map[string]string{"bash": command + ".bash", "zsh": "_accc", "fish": command + ".fish", "powershell": command + ".ps1"} {
		text, err := exec.Command(accc, "completion", shell).Output()
		if err != nil {
			return nil, fmt.Errorf("accc completion %s: %w", shell, err)
		}
		out["completions/"+name] = text
	}
	return out, nil
}

// playground adds the page of 'accc playground', which looks for it beside the command.
func (r *release) playground(ctx context.Context, work string, pages map[string][]byte) error {
	dir := filepath.Join(work, "playground")
	if err := playground.Build(ctx, r.root, dir); err != nil {
		return err
	}
	return filepath.WalkDir(dir, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		rel, err := filepath.Rel(work, name)
		if err != nil {
			return err
		}
		pages[filepath.ToSlash(rel)], err = os.ReadFile(name)
		return err
	})
}

// checksums writes SHA256SUMS, which sha256sum -c reads.
func (r *release) checksums() error {
	entries, err := os.ReadDir(r.dir)
	if err != nil {
		return err
	}
	var sums bytes.Buffer
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(r.dir, e.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(text), e.Name())
	}
	return r.write("SHA256SUMS", sums.Bytes())
}

// write writes a file of the release.
func (r *release) write(name string, text []byte) error {
	return os.WriteFile(filepath.Join(r.dir, name), text, 0o644)
}

// zipped compresses a text; the result has neither a name nor a time.
func zipped(text []byte) []byte {
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	_, _ = w.Write(text) // a buffer takes everything
	_ = w.Close()
	return out.Bytes()
}

// output is what a command prints, without the line end.
func output(dir, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	out, err := cmd.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		err = fmt.Errorf("%s: %w\n%s", strings.Join(cmd.Args, " "), err, exit.Stderr)
	}
	return strings.TrimSpace(string(out)), err
}
