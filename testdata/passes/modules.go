package main

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	"accc/ir/irtest"
)

// A module is text that passes run on.
type module struct {
	name, text string
	tool       string // the one that knows its dialects
}

// own are dialects that no other tool knows.
var own = []string{"offload", "check", "run"}

// modules are all modules to compare.
func (o *options) modules() ([]module, error) {
	out, err := o.corpus()
	if err != nil || o.suite == "" {
		return out, err
	}
	if o.cache == "" {
		return nil, errors.New("-suite needs -cache, a directory for modules")
	}
	for _, origin := range []struct{ name, ext, tool string }{{"c", ".c", "mlir-opt-22"}, {"hlfir", ".f90", "fir-opt-22"}, {"fir", ".f90", "fir-opt-22"}} {
		if o.origin != "" && o.origin != origin.name {
			continue
		}
		files, err := o.tests(origin.ext)
		if err != nil {
			return nil, err
		}
		for i, f := range files {
			if i%o.every != 0 {
				continue
			}
			if text := o.lowered(f, origin.name); text != "" {
				out = append(out, module{origin.name + "/" + filepath.Base(f), text, origin.tool})
			}
		}
	}
	return out, nil
}

// corpus are the modules of testdata/mlir.
func (o *options) corpus() ([]module, error) {
	if o.origin != "" && o.origin != "mlir" {
		return nil, nil
	}
	files, err := filepath.Glob("testdata/mlir/*/*.mlir")
	if err != nil {
		return nil, err
	}
	var out []module
	for _, f := range files {
		dialect := filepath.Base(filepath.Dir(f))
		if slices.Contains(own, dialect) || strings.Contains(f, "invalid") {
			continue
		}
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		tool := "mlir-opt-22"
		if strings.Contains(string(text), "fir.") {
			tool = "fir-opt-22"
		}
		for _, p := range irtest.Split(string(text)) {
			out = append(out, module{strings.TrimPrefix(f, "testdata/mlir/"), p, tool})
		}
	}
	return out, nil
}

// tests are the tests of the suite whose names end in ext.
func (o *options) tests(ext string) ([]string, error) {
	var out []string
	err := filepath.WalkDir(filepath.Join(o.suite, "Tests"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.EqualFold(filepath.Ext(path), ext) {
			out = append(out, path)
		}
		return err
	})
	sort.Strings(out)
	return out, err
}

// lowered is the module of a test, from the cache where it is there; "" where the lowering fails.
func (o *options) lowered(file, origin string) string {
	cached := filepath.Join(o.cache, filepath.Base(file)+"."+origin+".mlir")
	if text, err := os.ReadFile(cached); err == nil {
		return string(text)
	}
	dir := filepath.Dir(file)
	var cmd *exec.Cmd
	if origin == "c" {
		cmd = exec.Command(o.accc, "ir", "-I", dir, file)
	} else {
		cmd = exec.Command("flang-22", "-fc1", "-cpp", "-fopenacc", "-I", dir, "-module-dir", o.cache, "-emit-"+origin, "-o", "-", file)
	}
	text, err := cmd.Output()
	if err != nil {
		text = nil
	}
	if err := os.WriteFile(cached, text, 0o666); err != nil {
		return ""
	}
	return string(text)
}
