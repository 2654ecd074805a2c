package main

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// With -native the columns are executables of the programs, whose files have OpenMP directives written by hand beside those of
// OpenACC. Each way takes the lines of one model out first:
//
//	acc      gcc -O3 -fopenacc of the OpenACC program; its device is the host, with one thread
//	hand     gcc -O3 -fopenmp of the OpenMP program, with two threads
//	accc     accc emit --as omp-multicore of the OpenACC program, compiled like hand
//
// The ratios are accc to hand, of wall and of processor time, and accc to acc. At the end stands the time to translate a file
// of 20,000 lines, to that of gcc -O2 to compile it.
var nativeColumns = []column{
	{name: "acc", compile: []string{"gcc", "-O3", "-fopenacc", hostOnly}},
	{name: "hand", compile: []string{"gcc", "-O3", "-fopenmp", hostOnly}},
	{name: "accc", compile: []string{"gcc", "-O3", "-fopenmp", hostOnly}},
}

// hostOnly keeps GCC from compiling for the devices that it has compilers for.
const hostOnly = "-foffload=disable"

const (
	nativeACC = iota
	nativeHand
	nativeOurs
)

var nativeRatios = [...]string{"hand", "cpu", "acc"}

func (r *runner) native(sources []string) error {
	columns, reference = nativeColumns, nativeACC
	fmt.Printf("%-12s", "program")
	for _, c := range columns {
		fmt.Printf(" %7s", c.name)
	}
	fmt.Printf("  ")
	for _, n := range nativeRatios {
		fmt.Printf(" %7s", "/"+n)
	}
	fmt.Println()
	var all [len(nativeRatios)][]float64
	for _, source := range sources {
		commands, err := r.builds(source)
		if err != nil {
			return fmt.Errorf("%s: %w", name(source), err)
		}
		clock, cpu, err := r.times(commands, nil)
		if err != nil {
			return fmt.Errorf("%s: %w", name(source), err)
		}
		ratios := [...]float64{clock[nativeOurs] / clock[nativeHand], cpu[nativeOurs] / cpu[nativeHand], clock[nativeOurs] / clock[nativeACC]}
		fmt.Printf("%-12s", name(source))
		for _, t := range clock {
			fmt.Printf(" %s", cell("%7.3f", t))
		}
		fmt.Printf("  ")
		for i, t := range ratios {
			fmt.Printf(" %s", cell("%7.2f", t))
			all[i] = append(all[i], t)
		}
		fmt.Println()
	}
	fmt.Printf("%-*s  ", 12+8*len(columns), "geometric mean")
	for _, list := range all {
		fmt.Printf(" %7.2f", geometricMean(list))
	}
	fmt.Println()
	return r.translation()
}

// builds are the executables of a program in each column.
func (r *runner) builds(source string) (commands [][]string, err error) {
	text, err := os.ReadFile(source)
	if err != nil {
		return nil, err
	}
	acc, hand, ours := r.file(source, "acc"), r.file(source, "hand"), r.file(source, "accc")
	if err := os.WriteFile(acc, without(text, "omp"), 0o644); err != nil {
		return nil, err
	}
	if err := os.WriteFile(hand, without(text, "acc"), 0o644); err != nil {
		return nil, err
	}
	if out, err := exec.Command(r.accc, "emit", "-w", "--as", "omp-multicore", "-o", ours, acc).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("accc emit: %w\n%s", err, out)
	}
	for i, file := range []string{acc, hand, ours} {
		command, err := r.command(&columns[i], file)
		if err != nil {
			return nil, err
		}
		commands = append(commands, command)
	}
	return commands, nil
}

func (r *runner) file(source, kind string) string {
	return filepath.Join(r.dir, name(source)+"_"+kind+".c")
}

// without takes the directives of a model out of a text.
func without(text []byte, model string) []byte {
	var out bytes.Buffer
	inside := false
	for line := range bytes.Lines(text) {
		if inside || bytes.HasPrefix(bytes.TrimSpace(line), []byte("#pragma "+model)) {
			inside = bytes.HasSuffix(bytes.TrimRight(line, "\r\n"), []byte("\\"))
			continue
		}
		out.Write(line)
	}
	return out.Bytes()
}

// lines is how long the file is that is translated.
const lines = 20000

// translation prints how long a big file takes to translate.
func (r *runner) translation() error {
	big := filepath.Join(r.dir, "big.c")
	if err := os.WriteFile(big, bigSource(lines), 0o644); err != nil {
		return err
	}
	commands := [][]string{
		{"gcc", "-O2", "-c", big, "-o", os.DevNull},
		{r.accc, "emit", "-w", "--as", "omp-multicore", "-o", filepath.Join(r.dir, "big_omp.c"), big},
		{r.accc, "emit", "-w", "--as", "omp", "-o", filepath.Join(r.dir, "big_omp.c"), big},
	}
	var samples [3][]used
	for range r.runs {
		for i, c := range commands {
			u, _, err := measure(c)
			if err != nil {
				return err
			}
			samples[i] = append(samples[i], u)
		}
	}
	clock := func(u used) float64 { return u.clock }
	gcc := median(samples[0], clock)
	worst := math.Max(median(samples[1], clock), median(samples[2], clock))
	fmt.Printf("\n%d lines: gcc -O2 compiles them in %.2f s, accc translates them in %.2f s, %.2f of that\n", lines, gcc, worst, worst/gcc)
	return nil
}

// bigSource is a C program of so many lines: functions of twenty lines, with a data construct, a loop that reduces, an update
// and a serial construct in each.
func bigSource(lines int) []byte {
	var b strings.Builder
	for k := range lines / 20 {
		fmt.Fprintf(&b, `float step_%d(int n, const float *u, const float *v, float *w)
{
    float total = %d.25f;
    int i;

#pragma acc data copyin(u[0:n], v[0:n]) copy(w[0:n])
    {
#pragma acc parallel loop gang vector reduction(+:total) vector_length(64)
        for (i = 1; i < n - 1; i++) {
            w[i] = 0.5f * (u[i - 1] + u[i + 1]) - v[i] * %d.0f;
            total += w[i];
        }
#pragma acc serial present(w[0:n])
        w[0] = w[n - 1];
#pragma acc update self(w[0:1])
    }
    return total;
}


`, k, k%31, k%7+1)
	}
	return []byte(b.String())
}
