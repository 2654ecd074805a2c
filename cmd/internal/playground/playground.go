// Package playground makes and serves a page on which accc checks, lowers, translates and runs programs in the browser. The page is
// static: a file server is all that it needs.
//
//	err := playground.Build(ctx, ".", "site")      // the page, from the sources of accc
//	err := playground.Serve(ctx, listener, "site") // until ctx ends
//
// Read this file, then page/accc.js (commands over files in memory), page/worker.js and page/page.js. What the page asks are commands
// of accc, which it shows, so that there is no other interface between the two than the command line.
//
// Considered: embedding the compiled page into accc, which would double the size of the command and cannot be done by go install,
// since accc would have to be compiled before it is. Chosen: what is written by hand is embedded, and Build compiles the rest; releases
// install the result beside the command.
package playground

import (
	"compress/gzip"
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

//go:embed page
var page embed.FS

// Module is the name of the compiler in the page, compressed: not every file server does that.
const Module = "accc.wasm.gz"

// Build writes the page into a directory, which may exist. source is a directory of accc's module; Go compiles what is there. Two runs
// write the same bytes.
func Build(ctx context.Context, source, dir string) error {
	command := func(arguments ...string) *exec.Cmd {
		cmd := exec.CommandContext(ctx, "go", arguments...)
		cmd.Dir = source
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOFLAGS=")
		return cmd
	}
	out, err := command("list", "-m", "-f", "{{.Path}}\t{{.Dir}}").Output()
	if err != nil {
		return fmt.Errorf("the page is compiled by Go from the sources of accc: %w", explain(err))
	}
	module, root, _ := strings.Cut(strings.TrimSpace(string(out)), "\t")
	licenses, err := os.ReadFile(filepath.Join(root, "cmd", "accc", "licenses.txt"))
	if err != nil {
		return err
	}
	if out, err = command("env", "GOROOT").Output(); err != nil {
		return explain(err)
	}
	support, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(out)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "accc-playground")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	compiled := filepath.Join(work, strings.TrimSuffix(Module, ".gz"))
	// Functions of our own that are inlined are a fifth of what is loaded. Where programs run they stay.
	build := command("build", "-gcflags="+module+"/...=-l", "-gcflags="+module+"/backend/run/...=", "-gcflags="+module+"/backend/device/...=",
		"-gcflags="+module+"/backend/check/...=", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", compiled, module+"/cmd/accc")
	if text, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %w\n%s", err, text)
	}
	files, err := fs.Sub(page, "page")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	err = fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		target := filepath.Join(dir, filepath.FromSlash(name))
		if err != nil || d.IsDir() {
			return errors.Join(err, os.MkdirAll(target, 0o755))
		}
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		return write(target, text)
	})
	if err != nil {
		return err
	}
	for name, text := range map[string][]byte{"wasm_exec.js": support, "licenses.txt": licenses} {
		if err := write(filepath.Join(dir, name), text); err != nil {
			return err
		}
	}
	return compress(compiled, filepath.Join(dir, Module))
}

// explain adds what a command printed to its error.
func explain(err error) error {
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return fmt.Errorf("%w\n%s", err, failed.Stderr)
	}
	return err
}

// write replaces a file as a whole.
func write(name string, text []byte) error {
	if err := os.WriteFile(name+".part", text, 0o644); err != nil {
		return err
	}
	return os.Rename(name+".part", name)
}

func compress(from, to string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	out, err := os.Create(to + ".part")
	if err != nil {
		return err
	}
	defer out.Close()
	w, err := gzip.NewWriterLevel(out, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := w.Write(text); err != nil {
		return err
	}
	if err := errors.Join(w.Close(), out.Close()); err != nil {
		return err
	}
	return os.Rename(to+".part", to)
}

// Find returns the directory of the page that is installed with a command: "share/accc/playground" beside the command's directory, or
// "playground" in it. It is "" where there is none.
func Find(command string) string {
	if real, err := filepath.EvalSymlinks(command); err == nil {
		command = real
	}
	at := filepath.Dir(command)
	for _, dir := range []string{filepath.Join(at, "..", "share", "accc", "playground"), filepath.Join(at, "playground")} {
		if Check(dir) == nil {
			return dir
		}
	}
	return ""
}

// Check says what a directory lacks to be the page.
func Check(dir string) error {
	for _, name := range []string{"index.html", Module, "wasm_exec.js"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			return err
		}
	}
	return nil
}

// Serve serves the page in a directory until the context ends.
func Serve(ctx context.Context, l net.Listener, dir string) error {
	files := http.FileServer(http.Dir(dir))
	server := &http.Server{ReadHeaderTimeout: 10 * time.Second, Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Cache-Control", "no-cache") // asks whether a file is still the same, after an update
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Content-Security-Policy", "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:")
		files.ServeHTTP(w, r)
	})}
	stop := context.AfterFunc(ctx, func() { _ = server.Close() })
	defer stop()
	if err := server.Serve(l); ctx.Err() == nil {
		return err
	}
	return nil
}
