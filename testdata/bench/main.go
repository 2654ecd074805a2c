// Bench runs the programs of testdata/c under accc run and as gcc compiles them, side by side in one go, and
// prints the ratios of the medians and their geometric mean.
//
//	go run ./testdata/bench [-runs 5] [-filter regexp] [-vs "gcc -O2 -fopenacc"] [-accc path]
//
// Every program runs at two sizes. "whole" is the wall time of the process at the large size: for accc that
// includes reading, checking and compiling the source, for gcc the executable is there already. "net" takes
// off the wall time of the same program at its smallest size, which leaves the computation. Runs of the two
// alternate, so that whatever else the machine does meets both.
package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"time"
)

// A program is one row: its source in testdata/c and its arguments at both sizes.
type program struct {
	name  string
	large []string
	small []string
}

var programs = []program{
	{"saxpy", []string{"4000000", "800"}, []string{"1", "1"}},
	{"jacobi", []string{"1000", "500"}, []string{"1", "1"}},
	{"matmul", []string{"1600"}, []string{"1"}},
	{"cg", []string{"400", "2000"}, []string{"1", "1"}},
	{"nbody", []string{"2000", "60"}, []string{"2", "1"}},
	{"wave", []string{"200000", "6000"}, []string{"64", "1"}},
}

const timeout = 5 * time.Minute

func main() {
	runs := flag.Int("runs", 5, "how often each program runs at each size")
	filter := flag.String("filter", "^(saxpy|jacobi|matmul)$", "run the programs whose name matches")
	versus := flag.String("vs", "gcc -O2 -fopenacc", "the compiler to compare with, and its flags")
	accc := flag.String("accc", "", "the accc to measure (default: built from this tree)")
	flag.Parse()
	if err := bench(*runs, *filter, *versus, *accc); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func bench(runs int, filter, versus, accc string) error {
	wanted, err := regexp.Compile(filter)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "accc-bench")
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

	fmt.Printf("%d processors, %s/%s, medians of %d runs, seconds\n\n", runtime.NumCPU(), runtime.GOOS, runtime.GOARCH, runs)
	fmt.Printf("%-8s  %8s %8s %7s   %8s %8s %7s\n", "", "accc", "", "", "accc", "", "")
	fmt.Printf("%-8s  %8s %8s %7s   %8s %8s %7s\n", "program", "whole", "vs", "ratio", "net", "vs", "ratio")
	var whole, net []float64
	for _, p := range programs {
		if !wanted.MatchString(p.name) {
			continue
		}
		source := filepath.Join("testdata", "c", p.name+".c")
		native := filepath.Join(dir, p.name)
		cc := append(strings.Fields(versus), source, "-o", native, "-lm")
		if out, err := exec.Command(cc[0], cc[1:]...).CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %w\n%s", strings.Join(cc, " "), err, out)
		}
		w, n, err := p.compare(runs, []string{accc, "run", source, "--"}, []string{native})
		if err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		whole, net = append(whole, w), append(net, n)
	}
	if len(whole) == 0 {
		return fmt.Errorf("no program matches %q", filter)
	}
	fmt.Printf("\ngeometric mean of the ratios to %s: whole %.2f, net %.2f\n", versus, geometricMean(whole), geometricMean(net))
	return nil
}

// compare measures one program, prints its line and returns the ratios of whole and net time.
func (p program) compare(runs int, ours, theirs []string) (whole, net float64, err error) {
	var times [4][]float64 // ours and theirs at the large size, ours and theirs at the small one
	commands := [4][]string{
		slices.Concat(ours, p.large), slices.Concat(theirs, p.large),
		slices.Concat(ours, p.small), slices.Concat(theirs, p.small),
	}
	for range runs {
		var outputs [4][]byte
		for i, command := range commands {
			seconds, out, err := measure(command)
			if err != nil {
				return 0, 0, err
			}
			times[i] = append(times[i], seconds)
			outputs[i] = out
		}
		for i := 0; i < len(outputs); i += 2 {
			if !bytes.Equal(outputs[i], outputs[i+1]) {
				return 0, 0, fmt.Errorf("the outputs differ: %q and %q", outputs[i], outputs[i+1])
			}
		}
	}
	a, b := median(times[0]), median(times[1])
	netA, netB := a-median(times[2]), b-median(times[3])
	whole, net = a/b, netA/netB
	fmt.Printf("%-8s  %8.3f %8.3f %7.2f   %8.3f %8.3f %7.2f\n", p.name, a, b, whole, netA, netB, net)
	return whole, net, nil
}

// measure runs a command and returns its wall time in seconds and what it printed.
func measure(command []string) (float64, []byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	c := exec.CommandContext(ctx, command[0], command[1:]...)
	var stdout, stderr bytes.Buffer
	c.Stdout, c.Stderr = &stdout, &stderr
	start := time.Now()
	err := c.Run()
	seconds := time.Since(start).Seconds()
	if err != nil {
		return 0, nil, errors.Join(fmt.Errorf("%s: %w", strings.Join(command, " "), err), errors.New(stderr.String()))
	}
	return seconds, stdout.Bytes(), nil
}

func median(v []float64) float64 {
	s := slices.Sorted(slices.Values(v))
	n := len(s)
	return (s[(n-1)/2] + s[n/2]) / 2
}

func geometricMean(v []float64) float64 {
	sum := 0.0
	for _, x := range v {
		sum += math.Log(x)
	}
	return math.Exp(sum / float64(len(v)))
}
