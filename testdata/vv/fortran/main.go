// Fortran counts which Fortran tests of a checkout of the OpenACC Validation and Verification suite accc check takes, and compares
// that test by test with other compilers.
//
//	go run ./testdata/vv/fortran -suite DIR [-accc ACCC] ["gfortran -fopenacc -fsyntax-only" "flang-22 -fc1 -fopenacc -fsyntax-only" ...]
//
// Compilers that have no module openacc (flang) are given one: that of accc, which they compile first.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	suite := flag.String("suite", "", "the checkout of the suite")
	accc := flag.String("accc", "", "the accc to run (default: built from this tree)")
	flag.Parse()
	if err := run(*suite, *accc, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "fortran:", err)
		os.Exit(1)
	}
}

func run(suite, accc string, compilers []string) error {
	tests, err := filepath.Glob(filepath.Join(suite, "Tests", "*.F90"))
	if err == nil && (suite == "" || len(tests) == 0) {
		err = errors.New("-suite DIR: the checkout of the suite is needed")
	}
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "accc-vv")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if accc == "" {
		accc = filepath.Join(dir, "accc")
		if out, err := exec.Command("go", "build", "-o", accc, "./cmd/accc").CombinedOutput(); err != nil {
			return fmt.Errorf("building accc: %w\n%s", err, out)
		}
	}
	commands := [][]string{{accc, "check"}}
	names := []string{"accc"}
	for _, c := range compilers {
		words := strings.Fields(c)
		if len(words) == 0 {
			continue
		}
		if strings.HasPrefix(filepath.Base(words[0]), "flang") {
			if err := module(words, dir); err != nil {
				return err
			}
			words = append(words, "-I", dir)
		}
		names = append(names, filepath.Base(words[0]))
		commands = append(commands, words)
	}
	counts := map[string]int{}
	for _, test := range tests {
		var verdicts []string
		for i, c := range commands {
			verdict := names[i] + " takes"
			cmd := exec.Command(c[0], append(slices.Clone(c[1:]), filepath.Base(test))...)
			cmd.Dir = filepath.Dir(test)
			if err := cmd.Run(); err != nil {
				verdict = names[i] + " rejects"
			}
			verdicts = append(verdicts, verdict)
		}
		key := strings.Join(verdicts, ", ")
		counts[key]++
		if strings.HasSuffix(verdicts[0], "rejects") || strings.HasSuffix(key, "rejects") {
			fmt.Printf("%s: %s\n", filepath.Base(test), key)
		}
	}
	var keys []string
	for k := range counts {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		fmt.Printf("%4d  %s\n", counts[k], k)
	}
	return nil
}

// module compiles accc's own modules openacc_kinds and openacc for a compiler that has none.
func module(compiler []string, dir string) error {
	const lib = "frontend/fortran/lib"
	text, err := os.ReadFile(filepath.Join(lib, "modules.f90"))
	if err != nil {
		return err
	}
	_, text, found := bytes.Cut(text, []byte("module openacc_kinds"))
	text, _, more := bytes.Cut(text, []byte("module omp_lib_kinds"))
	if !found || !more {
		return errors.New(lib + ": module openacc is not where it was")
	}
	source := filepath.Join(dir, "openacc.f90")
	if err := os.WriteFile(source, append([]byte("module openacc_kinds"), text...), 0o600); err != nil {
		return err
	}
	include, err := filepath.Abs(lib)
	if err != nil {
		return err
	}
	cmd := exec.Command(compiler[0], append(slices.Clone(compiler[1:]), "-I", include, source)...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("compiling module openacc: %w\n%s", err, out)
	}
	return nil
}
