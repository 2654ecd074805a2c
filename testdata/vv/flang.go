package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"accc/irgen/omp/flangtest"
)

// A lowering is how the IR of a test compares with flang's.
type lowering struct {
	// theirs: flang-22 lowers the test; ours: accc does; equal: the operations of the omp dialect and the recipes are the same.
	theirs, ours, equal bool
	// difference is the first operation that differs, flang's and ours.
	difference string
}

// compareFlang lowers the tests in Fortran by flang-22 and by accc, and prints for how many of those that flang-22 lowers the operations
// of the omp dialect are the same: in order, with their operands by the names of variables, region arguments, recipes and types. The
// first differences follow, by number of tests.
func compareFlang(o *options, files []string) error {
	modules, err := os.MkdirTemp("", "accc-vv-modules")
	if err != nil {
		return err
	}
	defer os.RemoveAll(modules)
	start := time.Now()
	results := make([]lowering, len(files))
	o.each(len(files), func(i int) {
		dir := filepath.Join(modules, fmt.Sprint(i))
		if os.Mkdir(dir, 0o755) == nil {
			results[i] = o.compareLowering(files[i], dir)
		}
	})
	theirs, ours, equal := 0, 0, 0
	reasons := map[string]int{}
	explained, unexplained := reasonsIn(knownFlangText), 0
	for i, r := range results {
		count(&theirs, r.theirs)
		count(&ours, r.theirs && r.ours)
		count(&equal, r.equal)
		if r.difference != "" {
			reasons[r.difference]++
			if why := explained[filepath.Base(files[i])]; why != "" {
				fmt.Printf("%s: %s\n", strings.TrimPrefix(files[i], o.suite+"/"), why)
				continue
			}
			unexplained++
			fmt.Printf("%s\n  %s\n", strings.TrimPrefix(files[i], o.suite+"/"), strings.ReplaceAll(r.difference, "\n", "\n  "))
		}
	}
	fmt.Println("\nfirst differences, by number of tests:")
	for _, reason := range byCount(reasons) {
		fmt.Printf("%5d  %s\n", reasons[reason], strings.ReplaceAll(reason, "\n", "\n       "))
	}
	fmt.Printf("\n%d tests in %.0f s: flang-22 lowers %d, accc %d of these, and %d of them to the same operations, one for one; %d differ for no known reason\n",
		len(files), time.Since(start).Seconds(), theirs, ours, equal, unexplained)
	return nil
}

func (o *options) compareLowering(path, dir string) (r lowering) {
	include := []string{"-I", filepath.Join(o.suite, "ompvv"), "-I", filepath.Dir(path)}
	lower := func(name string, command ...string) string {
		out := filepath.Join(dir, name)
		if status, _ := execute(o.timeout, slices.Concat(command, include, []string{path, "-o", out})); status != 0 {
			return ""
		}
		text, err := os.ReadFile(out)
		if err != nil {
			return ""
		}
		return string(text)
	}
	want := lower("theirs.mlir", "flang-22", "-fc1", "-cpp", "-fopenmp", "-fopenmp-version=52", "-module-dir", dir, "-emit-fir")
	if r.theirs = want != ""; !r.theirs {
		return r
	}
	got := lower("ours.mlir", o.accc, "ir", "-w")
	if r.ours = got != ""; !r.ours {
		r.difference = "accc does not lower it"
		return r
	}
	for _, p := range []struct{ name, passes string }{ // flang has run its passes before it prints
		{"omp.target ", "omp-mark-declare-target"}, {"omp.loop ", "func.func(omp-generic-loop-conversion)"}, {"omp.workshare", "lower-workshare"}} {
		if strings.Contains(got, p.name) {
			got, _ = filter(got, o.accc, "opt", "-p", p.passes)
		}
	}
	wantRecipes, wantOps := flangtest.Operations(want)
	gotRecipes, gotOps := flangtest.Operations(got)
	if r.difference = firstDifference(wantOps, gotOps); r.difference == "" {
		r.difference = firstDifference(wantRecipes, gotRecipes)
	}
	r.equal = r.difference == ""
	return r
}

// firstDifference is where two lists begin to differ: flang's, then ours.
func firstDifference(want, got []string) string {
	for i := range max(len(want), len(got)) {
		a, b := "nothing", "nothing"
		if i < len(want) {
			a = want[i]
		}
		if i < len(got) {
			b = got[i]
		}
		if a != b {
			return "flang: " + a + "\naccc:  " + b
		}
	}
	return ""
}
