package main

import (
	"fmt"
	"math"
	"path/filepath"
	"strconv"
	"strings"
)

// With -openmp the directives of OpenMP are the ones that count, on two threads everywhere:
//
//	accc     accc run --directives=omp
//	omp      gcc -O2 -fopenmp
//	clang    clang-22 -O2 -fopenmp, where it is installed
//
// The ratio is accc to the faster of the others. The second table is what each construct costs in nanoseconds, as
// openmp/overhead.c measures it, and the ratio to libgomp, which is what gcc's program has.
var openmpColumns = []column{
	{name: "accc", run: []string{"--directives=omp"}},
	{name: "omp", compile: []string{"gcc", "-O2", "-fopenmp"}},
	{name: "clang", compile: []string{"clang-22", "-O2", "-fopenmp"}},
}

func (r *runner) openmp(sources []string) error {
	columns, reference = openmpColumns, 1
	fmt.Printf("%-14s %9s %9s %9s %7s\n", "program", "accc", "omp", "clang", "ratio")
	var ratios []float64
	for _, source := range sources {
		var commands [][]string
		for i := range columns {
			command, err := r.command(&columns[i], source)
			if err != nil {
				return err
			}
			commands = append(commands, command)
		}
		clock, _, err := r.times(commands, nil)
		if err != nil {
			return fmt.Errorf("%s: %w", name(source), err)
		}
		ratio := clock[0] / fastest(clock[1], clock[2])
		ratios = append(ratios, ratio)
		fmt.Printf("%-14s %s %s %s %7.2f\n", name(source), cell("%9.3f", clock[0]), cell("%9.3f", clock[1]), cell("%9.3f", clock[2]), ratio)
	}
	fmt.Printf("%-44s %7.2f\n\n", "geometric mean", geometricMean(ratios))
	return r.overheads()
}

// overheads prints the table of constructs: of each the least that a run measures.
func (r *runner) overheads() error {
	source := filepath.Join("testdata", "bench", "openmp", "overhead.c")
	least := make([]map[string]float64, len(columns))
	var rows []string
	for i := range columns {
		command, err := r.command(&columns[i], source)
		if err != nil {
			return err
		}
		least[i] = map[string]float64{}
		for range r.runs {
			if command == nil {
				continue
			}
			_, out, err := measure(command)
			if err != nil {
				return err
			}
			for line := range strings.Lines(string(out)) {
				row, number, _ := strings.Cut(strings.TrimSpace(line), "\t")
				t, err := strconv.ParseFloat(number, 64)
				if err != nil {
					return fmt.Errorf("%s prints %q", source, line)
				}
				before, seen := least[i][row]
				if !seen && i == 0 {
					rows = append(rows, row)
				}
				if !seen || t < before {
					least[i][row] = t
				}
			}
		}
	}
	fmt.Printf("%-14s %9s %9s %9s %7s\n", "construct, ns", "accc", "omp", "clang", "ratio")
	for _, row := range rows {
		fmt.Printf("%-14s", row)
		for i := range columns {
			t, ok := least[i][row]
			if !ok {
				t = math.NaN()
			}
			fmt.Printf(" %9s", strings.TrimSpace(cell("%.1f", t)))
		}
		ratio := "-" // what costs less than a loop without it, as a share of a guided loop does, has none
		if least[1][row] > 0 {
			ratio = fmt.Sprintf("%.2f", least[0][row]/least[1][row])
		}
		fmt.Printf(" %7s\n", ratio)
	}
	return nil
}
