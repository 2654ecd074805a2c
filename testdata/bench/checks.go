package main

import (
	"fmt"
	"slices"
)

// What the checks of accc run cost: processor time of a run with each of them, divided by that of a run without, both less the time of
// the smallest size, which is what reading, compiling and starting take. The runs have one worker and alternate.

// A checked program is one of testdata/bench/c with a size that takes long enough without checks and not too long with them.
type checked struct {
	name string
	args []string
	// computes tells that it is bound by arithmetic, not by memory.
	computes bool
}

var checkedPrograms = []checked{
	{"mandelbrot", []string{"300"}, true},
	{"blackscholes", []string{"40000", "40"}, true},
	{"nbody", []string{"1500", "6"}, true},
	{"stencil", []string{"64", "400"}, false},
	{"jacobi", []string{"256", "1500"}, false},
	{"matmul", []string{"700"}, false},
	{"triad", []string{"400000", "400"}, false},
	{"cg", []string{"200", "200"}, false},
	{"histogram", []string{"4000000", "10"}, false},
}

var checkNames = []string{"memory", "data", "race", "async"}

// checks prints the table.
func (r *runner) checks(wanted func(name string) bool) error {
	fmt.Printf("%-14s %-8s %8s", "program", "bound by", "none, s")
	for _, c := range checkNames {
		fmt.Printf(" %8s", c)
	}
	fmt.Println()
	for _, p := range checkedPrograms {
		if !wanted(p.name) {
			continue
		}
		source := "testdata/bench/c/" + p.name + ".c"
		small, err := r.smallSize(source)
		if err != nil {
			return err
		}
		run := []string{r.accc, "run", "-w", "--directives=acc", "--workers=1"}
		commands := [][]string{slices.Concat(run, []string{source, "--"})}
		for _, c := range checkNames {
			commands = append(commands, slices.Concat(run, []string{"--check=" + c, source, "--"}))
		}
		whole, err := r.processor(commands, p.args)
		if err != nil {
			return err
		}
		start, err := r.processor(commands, small)
		if err != nil {
			return err
		}
		bound := "memory"
		if p.computes {
			bound = "compute"
		}
		none := max(whole[0]-start[0], 1e-3)
		fmt.Printf("%-14s %-8s %8.3f", p.name, bound, none)
		for i := range checkNames {
			fmt.Printf(" %8.1f", (whole[i+1]-start[i+1])/none)
		}
		fmt.Println()
	}
	return nil
}

// processor runs the commands in turn and returns the medians of their processor times.
func (r *runner) processor(commands [][]string, args []string) ([]float64, error) {
	samples := make([][]used, len(commands))
	for range r.runs {
		for i, command := range commands {
			u, _, err := measure(slices.Concat(command, args))
			if err != nil {
				return nil, err
			}
			samples[i] = append(samples[i], u)
		}
	}
	var out []float64
	for _, list := range samples {
		out = append(out, median(list, func(u used) float64 { return u.cpu }))
	}
	return out, nil
}
