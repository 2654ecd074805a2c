package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"accc/cmd/internal/playground"
	"accc/ir/irtest"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"
)

var (
	update = flag.Bool("update", false, "write licenses.txt anew")
	whole  = flag.Bool("whole", false, "make the whole release, twice, and compare")
)

// accc licenses tells the terms of all that a binary contains.
func TestNotices(t *testing.T) {
	text, err := notices("../../..")
	require.NoError(t, err)
	name := filepath.FromSlash("../../accc/licenses.txt")
	if *update {
		require.NoError(t, os.WriteFile(name, text, 0o644))
	}
	got, err := os.ReadFile(name)
	require.NoError(t, err)
	require.Empty(t, cmp.Diff(string(text), string(got)), "go test ./cmd/internal/release -run TestNotices -update writes it")
	for _, notice := range []string{
		"wazero\nCopyright 2020-2023 wazero authors", "Copyright (C) 1993 by Sun Microsystems", "Stephen L. Moshier", "The Go Authors", "github.com/spf13/cobra", "mousetrap",
	} {
		require.Contains(t, string(got), notice)
	}
}

// What users unpack or install is a command that runs without anything else, and its pages. With -whole, the release has everything for all
// targets, is made twice, and the command for another processor runs too.
func TestRelease(t *testing.T) {
	if *update {
		t.Skip("a release has no golden files")
	}
	if runtime.GOOS != "linux" {
		t.Skip("Debian packages are for Linux")
	}
	if !irtest.Required() {
		t.Skip("builds a release, where ACCC_ORACLES=required")
	}
	irtest.Oracle(t, "dpkg-deb")
	t.Setenv("SOURCE_DATE_EPOCH", "1700000000")
	dir := filepath.Join(t.TempDir(), "one")
	host := "linux/" + runtime.GOARCH
	if *whole {
		require.NoError(t, run(t.Context(), dir, "1.2.3", "", contents{vsix: true, playground: true}))
		again := filepath.Join(t.TempDir(), "two", "deeper")
		require.NoError(t, os.Mkdir(filepath.Dir(again), 0o755))
		require.NoError(t, run(t.Context(), again, "1.2.3", "", contents{vsix: true, playground: true}))
		require.Equal(t, read(t, dir, "SHA256SUMS"), read(t, again, "SHA256SUMS"))
		require.FileExists(t, filepath.Join(dir, "accc-1.2.3.vsix"))
		foreign := filepath.Join(t.TempDir(), "accc")
		require.NoError(t, os.WriteFile(foreign, untar(t, filepath.Join(dir, "accc-1.2.3-linux-arm64.tar.gz"))["accc-1.2.3-linux-arm64/accc"], 0o755))
		printed, err := exec.Command(irtest.Oracle(t, "qemu-aarch64"), foreign, "run", "../../../testdata/demo/heat.c").CombinedOutput()
		require.NoError(t, err, "%s", printed)
		require.Equal(t, "4073 steps, t[10] = 83.9349\n", string(printed))
	} else {
		require.NoError(t, run(t.Context(), dir, "1.2.3", host, contents{}))
	}
	check := exec.Command("sha256sum", "-c", "SHA256SUMS")
	check.Dir = dir
	log, err := check.CombinedOutput()
	require.NoError(t, err, "%s", log)

	archived := untar(t, filepath.Join(dir, "accc-1.2.3-linux-"+runtime.GOARCH+".tar.gz"))
	for _, name := range []string{"accc", "LICENSE", "licenses.txt", "README.md", "docs/tutorial.md", "man/accc-run.1", "completions/_accc", "editors/accc.lua"} {
		require.Contains(t, archived, "accc-1.2.3-linux-"+runtime.GOARCH+"/"+name)
	}
	root := install(t, filepath.Join(dir, "accc_1.2.3_"+runtime.GOARCH+".deb"))
	for _, name := range []string{"usr/share/man/man1/accc.1.gz", "usr/share/doc/accc/copyright", "usr/share/doc/accc/licenses.txt", "usr/share/bash-completion/completions/accc"} {
		require.FileExists(t, filepath.Join(root, name))
	}
	program, err := os.ReadFile("../../../testdata/demo/heat.c")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(root, "heat.c"), program, 0o644))
	installed := exec.Command(filepath.Join(root, "usr/bin/accc"), "run", "heat.c")
	if os.Getuid() == 0 {
		// Nothing of this machine is there: no library, no compiler, no /proc.
		installed = exec.Command("chroot", root, "/usr/bin/accc", "run", "heat.c")
	}
	installed.Dir = root
	printed, err := installed.CombinedOutput()
	require.NoError(t, err, "%s", printed)
	require.Equal(t, "4073 steps, t[10] = 83.9349\n", string(printed))
	version, err := exec.Command(filepath.Join(root, "usr/bin/accc"), "--version").Output()
	require.NoError(t, err)
	require.True(t, strings.HasPrefix(string(version), "accc 1.2.3"), "%s", version)
}

// Packages of the same files are the same, whoever makes them, and the command finds the playground beside itself.
func TestPackages(t *testing.T) {
	irtest.Oracle(t, "dpkg-deb")
	pages := map[string][]byte{"LICENSE": []byte("terms"), "completions/_accc": nil, "man/accc.1": []byte(".TH")}
	for _, name := range []string{"index.html", "wasm_exec.js", "examples/heat.c", playground.Module} {
		pages["playground/"+name] = []byte(name)
	}
	var dirs [2]string
	for i := range dirs {
		dirs[i] = t.TempDir()
		r := &release{version: "1.2.3", time: time.Unix(1700000000, 0).UTC(), dir: dirs[i]}
		for _, os := range []string{"linux", "windows"} {
			require.NoError(t, r.archive(target{os, "amd64"}, []byte("program"), pages))
		}
		require.NoError(t, r.deb("amd64", []byte("program"), pages))
		require.NoError(t, r.checksums())
	}
	require.Equal(t, read(t, dirs[0], "SHA256SUMS"), read(t, dirs[1], "SHA256SUMS"))

	fields, err := exec.Command("dpkg-deb", "--field", filepath.Join(dirs[0], "accc_1.2.3_amd64.deb"), "Package", "Version", "Architecture").CombinedOutput()
	require.NoError(t, err, "%s", fields)
	require.Equal(t, "Package: accc\nVersion: 1.2.3\nArchitecture: amd64\n", string(fields))
	root := t.TempDir()
	log, err := exec.Command("dpkg-deb", "--extract", filepath.Join(dirs[0], "accc_1.2.3_amd64.deb"), root).CombinedOutput()
	require.NoError(t, err, "%s", log)
	require.Equal(t, filepath.Join(root, "usr/share/accc/playground"), playground.Find(filepath.Join(root, "usr/bin/accc")))

	z, err := zip.OpenReader(filepath.Join(dirs[0], "accc-1.2.3-windows-amd64.zip"))
	require.NoError(t, err)
	defer z.Close()
	unpacked := t.TempDir()
	require.NoError(t, os.CopyFS(unpacked, z))
	home := filepath.Join(unpacked, "accc-1.2.3-windows-amd64")
	require.Equal(t, filepath.Join(home, "playground"), playground.Find(filepath.Join(home, "accc.exe")))
	require.FileExists(t, filepath.Join(home, "playground/examples/heat.c"))
}

// install puts a Debian package into an empty root.
func install(t *testing.T, deb string) string {
	root := t.TempDir()
	if os.Getuid() != 0 {
		log, err := exec.Command("dpkg-deb", "--extract", deb, root).CombinedOutput()
		require.NoError(t, err, "%s", log)
		return root
	}
	require.NoError(t, os.MkdirAll(filepath.Join(root, "var/lib/dpkg/info"), 0o755))
	require.NoError(t, os.MkdirAll(filepath.Join(root, "var/lib/dpkg/updates"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(root, "var/lib/dpkg/status"), nil, 0o644))
	log, err := exec.Command("dpkg", "--root="+root, "--install", deb).CombinedOutput()
	require.NoError(t, err, "%s", log)
	return root
}

// accc compiles for all targets: the packages that have files of their own for a system, or call one, are checked as they are there.
func TestTargets(t *testing.T) {
	if *update {
		t.Skip("the targets have no golden files")
	}
	systems := []target{{"windows", "amd64"}}
	if *whole {
		systems = targets
	}
	for _, on := range systems {
		t.Run(on.String(), func(t *testing.T) {
			t.Parallel()
			checkTypes(t, on)
		})
	}
}

func checkTypes(t *testing.T, on target) {
	here := map[string][]string{} // the files of packages on this system
	names, err := exec.Command("go", "list", "-deps", "-f", "{{.ImportPath}}{{range .GoFiles}} {{.}}{{end}}", "../../accc").Output()
	require.NoError(t, err)
	for line := range strings.Lines(string(names)) {
		fields := strings.Fields(line)
		here[fields[0]] = fields[1:]
	}
	list := exec.Command("go", "list", "-deps", "-json=ImportPath,Dir,GoFiles,ImportMap,Module,Imports", "../../accc")
	list.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+on.os, "GOARCH="+on.arch)
	list.Stderr = os.Stderr
	out, err := list.Output()
	require.NoError(t, err)
	checked := map[string]*types.Package{"unsafe": types.Unsafe}
	fset := token.NewFileSet()
	for d := json.NewDecoder(bytes.NewReader(out)); d.More(); {
		var p struct {
			ImportPath, Dir  string
			GoFiles, Imports []string
			ImportMap        map[string]string
			Module           *struct{ Main bool }
		}
		require.NoError(t, d.Decode(&p))
		if p.ImportPath == "unsafe" {
			continue
		}
		ours := p.Module != nil && p.Module.Main
		special := ours && (slices.Contains(p.Imports, "syscall") || slices.Contains(p.Imports, "golang.org/x/sys/"+on.os) || !slices.Equal(p.GoFiles, here[p.ImportPath]))
		var files []*ast.File
		for _, name := range p.GoFiles {
			f, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
			require.NoError(t, err)
			files = append(files, f)
		}
		config := types.Config{
			Importer: importer(func(path string) (*types.Package, error) {
				if mapped := p.ImportMap[path]; mapped != "" {
					path = mapped
				}
				if checked[path] == nil {
					return nil, fmt.Errorf("%s is not listed", path)
				}
				return checked[path], nil
			}),
			Sizes:            types.SizesFor("gc", on.arch),
			IgnoreFuncBodies: !special,
			FakeImportC:      true,
		}
		if checked[p.ImportPath], err = config.Check(p.ImportPath, fset, files, nil); ours {
			require.NoError(t, err)
		}
	}
	require.Contains(t, checked, "accc/cmd/internal/driver")
}

type importer func(string) (*types.Package, error)

func (i importer) Import(path string) (*types.Package, error) { return i(path) }

// The extension holds what it loads.
func TestExtension(t *testing.T) {
	if *update {
		t.Skip("the extension has no golden files")
	}
	irtest.Oracle(t, "npm")
	r := &release{version: "1.2.3", root: "../../..", dir: t.TempDir()}
	err := r.vsix(t.TempDir())
	if err != nil && regexp.MustCompile("ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH").MatchString(err.Error()) {
		t.Skip("no network, from which npm installs the language client")
	}
	require.NoError(t, err)
	z, err := zip.OpenReader(filepath.Join(r.dir, "accc-1.2.3.vsix"))
	require.NoError(t, err)
	defer z.Close()
	unpacked := t.TempDir()
	require.NoError(t, os.CopyFS(unpacked, z))
	for _, name := range []string{"[Content_Types].xml", "extension.vsixmanifest", "extension/package.json", "extension/extension.js", "extension/LICENSE.txt"} {
		require.FileExists(t, filepath.Join(unpacked, name))
	}
	// The module that VS Code provides is missing in node; all others are in the extension.
	load := exec.Command("node", "-e", `
		const Module = require("module"), load = Module._load;
		Module._load = (name, ...rest) => name === "vscode" ? new Proxy({}, { get: (_, key) => class {} }) : load(name, ...rest);
		const extension = require("./extension/extension.js");
		console.log(typeof extension.activate, require("./extension/package.json").version);`)
	load.Dir = unpacked
	out, err := load.CombinedOutput()
	require.NoError(t, err, "%s", out)
	require.Equal(t, "function 1.2.3\n", string(out))
}

// After an error there is no directory, also none that is not whole.
func TestReleaseErrors(t *testing.T) {
	dir := t.TempDir()
	require.ErrorContains(t, run(t.Context(), filepath.Join(dir, "d"), "1.0", "linux/m68k", contents{}), "expected some of [linux/amd64")
	require.ErrorContains(t, run(t.Context(), filepath.Join(dir, "d"), "v1", "", contents{}), "expected a version")
	require.ErrorContains(t, run(t.Context(), dir, "1.0", "", contents{}), "exists")
	t.Setenv("SOURCE_DATE_EPOCH", "yesterday")
	require.ErrorContains(t, run(t.Context(), filepath.Join(dir, "d"), "1.0", "", contents{}), "expected seconds")
	t.Setenv("SOURCE_DATE_EPOCH", "1")
	t.Setenv("TMPDIR", filepath.Join(dir, "missing"))
	require.Error(t, run(t.Context(), filepath.Join(dir, "d"), "1.0", "", contents{}))
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Empty(t, left)
}

// A disk that is full leaves no directory either. The disk is a small one in a namespace of its own, in which this test runs once more.
func TestFullDisk(t *testing.T) {
	const variable = "ACCC_SMALL_DISK"
	disk := os.Getenv(variable)
	if disk == "" {
		if log, err := exec.Command("unshare", "--map-root-user", "--mount", "true").CombinedOutput(); err != nil {
			t.Skipf("no namespace can be made here: %v %s", err, log)
		}
		test, err := os.Executable()
		require.NoError(t, err)
		c := exec.Command("unshare", "--map-root-user", "--mount", "sh", "-c", `mount -t tmpfs -o size=256k none "$1" && exec "$2" -test.run='^TestFullDisk$'`, "sh", t.TempDir(), test)
		c.Env = append(os.Environ(), variable+"="+c.Args[7])
		log, err := c.CombinedOutput()
		require.NoError(t, err, "%s", log)
		require.Contains(t, string(log), "PASS")
		return
	}
	program := make([]byte, 1<<20)
	_, _ = rand.NewChaCha8([32]byte{}).Read(program) // does not get smaller
	r := &release{version: "1.2.3", time: time.Unix(1700000000, 0).UTC()}
	err := r.whole(filepath.Join(disk, "dist"), func() error {
		require.NoError(t, r.write("README.md", []byte("what fits")))
		return r.archive(target{"linux", "amd64"}, program, map[string][]byte{"LICENSE": []byte("terms")})
	})
	require.ErrorContains(t, err, "no space left")
	left, err := os.ReadDir(disk)
	require.NoError(t, err)
	require.Empty(t, left)
}

func read(t *testing.T, dir, name string) string {
	text, err := os.ReadFile(filepath.Join(dir, name))
	require.NoError(t, err)
	return string(text)
}

// untar are the files of a compressed archive, by their names.
func untar(t *testing.T, name string) map[string][]byte {
	f, err := os.Open(name)
	require.NoError(t, err)
	defer f.Close()
	z, err := gzip.NewReader(f)
	require.NoError(t, err)
	files := map[string][]byte{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if err == io.EOF {
			return files
		}
		require.NoError(t, err)
		require.True(t, h.Uname == "root" && h.Uid == 0 && h.ModTime.Unix() == 1700000000, h.Name)
		files[h.Name], err = io.ReadAll(r)
		require.NoError(t, err)
	}
}
