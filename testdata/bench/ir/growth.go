package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// every are the passes that both have; those with a function in front run on functions alone, as mlir-opt wants it.
var every = []string{"canonicalize", "cse", "loop-invariant-code-motion", "inline", "sccp", "sroa", "remove-dead-values", "symbol-dce", "strip-debuginfo",
	"acc-implicit-data", "acc-implicit-declare", "acc-implicit-routine", "convert-openacc-to-scf",
	"func.func(acc-if-clause-lowering)", "func.func(acc-legalize-serial)", "func.func(acc-loop-tiling)", "func.func(acc-specialize-for-device)",
	"func.func(acc-specialize-for-host)", "func.func(acc-specialize-for-host{enable-host-fallback=true})",
	"func.func(offload-livein-value-canonicalization)", "func.func(openacc-legalize-data-values)"}

// growth prints a table: for each pass the processor time of reading, the pass and printing of a module of each size, its ratio to
// mlir-opt-22's, and how much longer a function takes in the largest module than in the second largest.
func growth(sizes []int, runs int, passes []string) error {
	dir, accc, oracle, err := tools()
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	var files []string
	for _, n := range sizes {
		file := filepath.Join(dir, fmt.Sprintf("%d.mlir", n))
		if err := write(file, modules[0], n); err != nil {
			return err
		}
		files = append(files, file)
	}
	for _, p := range passes {
		row := "| `" + strings.TrimSuffix(strings.TrimPrefix(p, "func.func("), ")") + "` |"
		var each []float64
		for i, file := range files {
			var took [2][]run
			for range runs {
				for k, tool := range []string{accc + " opt", oracle} {
					words := append(strings.Fields(tool), file, "-o", os.DevNull, "--pass-pipeline=builtin.module("+p+")")
					cmd := exec.Command(words[0], words[1:]...)
					if _, err := once(cmd); err != nil {
						return err
					}
					took[k] = append(took[k], run{time: cmd.ProcessState.UserTime()})
				}
			}
			a, b := median(took[0]).time.Seconds(), median(took[1]).time.Seconds()
			each = append(each, a/float64(sizes[i]))
			row += fmt.Sprintf(" %.2f s, %.2f |", a, a/b)
		}
		last := len(each) - 1
		fmt.Printf("%s %.2f |\n", row, each[last]/each[max(last-1, 0)])
	}
	return nil
}
