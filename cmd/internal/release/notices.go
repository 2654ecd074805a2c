package main

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// licenceFile matches the files that tell the terms of a module. An AUTHORS file is what some licences refer to.
var licenceFile = regexp.MustCompile(`^(LICEN[SC]E|COPYING|NOTICE|AUTHORS)`)

// notices are the terms of everything that the command consists of: Go's library, the numerical code in it that is others', and the
// modules, of all targets.
func notices(root string) ([]byte, error) {
	modules := map[string]string{} // directories, by path and version
	for _, t := range append(slices.Clip(targets), target{"js", "wasm"}) {
		cmd := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", "./cmd/accc")
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.os, "GOARCH="+t.arch)
		out, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("go list for %s: %w", t, err)
		}
		for line := range strings.Lines(string(out)) {
			if module, dir, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
				modules[module] = dir
			}
		}
	}
	goroot, err := output(root, "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	fmt.Fprintf(&out, "accc contains the software below, and so do the executables that it makes with --target=wasm, under these terms.\n")
	text, err := os.ReadFile(filepath.Join(goroot, "LICENSE"))
	if err != nil {
		return nil, err
	}
	section(&out, "Go's library and run time", text)
	numbers, err := numericalNotices(filepath.Join(goroot, "src", "math"))
	if err != nil {
		return nil, err
	}
	for _, n := range numbers {
		section(&out, "Numerical code in Go's library", []byte(n))
	}
	for _, module := range slices.Sorted(maps.Keys(modules)) {
		entries, err := os.ReadDir(modules[module])
		if err != nil {
			return nil, err
		}
		found := false
		for _, e := range entries {
			if e.IsDir() || !licenceFile.MatchString(e.Name()) {
				continue
			}
			text, err := os.ReadFile(filepath.Join(modules[module], e.Name()))
			if err != nil {
				return nil, err
			}
			found = found || !strings.HasPrefix(e.Name(), "AUTHORS")
			section(&out, module+", "+e.Name(), text)
		}
		if !found {
			return nil, fmt.Errorf("%s: no licence in %s", module, modules[module])
		}
	}
	return out.Bytes(), nil
}

func section(out *bytes.Buffer, title string, text []byte) {
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	fmt.Fprintf(out, "\n%s\n%s\n%[1]s\n\n%[3]s\n", strings.Repeat("-", 78), title, bytes.Trim(text, "\n"))
}

// numericalNotices are the notices of Sun's and Moshier's functions, which the comments of Go's sources keep.
func numericalNotices(dir string) ([]string, error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	found := map[string]bool{}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		var notice []string
		within, ruled := false, false
		for line := range strings.Lines(string(text)) {
			comment, ok := strings.CutPrefix(strings.TrimRight(line, "\n"), "//")
			rule := strings.HasPrefix(comment, " =====")
			switch {
			case within && (!ok || ruled && rule):
				found[strings.Trim(strings.Join(notice, "\n"), "\n")] = true
				within = false
				notice = nil
			case within:
				notice = append(notice, strings.TrimPrefix(comment, " "))
			case rule, strings.HasPrefix(comment, " Cephes Math Library Release"):
				within, ruled = true, rule
				if !rule {
					notice = append(notice, strings.TrimPrefix(comment, " "))
				}
			}
		}
	}
	all := slices.Sorted(maps.Keys(found))
	for _, who := range []string{"Sun Microsystems", "Moshier"} {
		if !slices.ContainsFunc(all, func(n string) bool { return strings.Contains(n, who) }) {
			return nil, fmt.Errorf("%s: no notice of %s", dir, who)
		}
	}
	return all, nil
}
