// Speed compares ranks of accc run with those of the MPI of the machine:
//
//	go run ./testdata/mpi/speed
//
// Each program prints the microseconds of what it repeats. The smallest of several runs counts, taken in turns. The program of four ranks has
// loops that are serial in the native build, and run on the host in accc's (--device=host).
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// programs are the files with their numbers of ranks.
var programs = []struct {
	file  string
	ranks string
}{{"pingpong.c", "2"}, {"allreduce.c", "2"}, {"heat.c", "4"}}

func main() {
	runs := flag.Int("runs", 5, "how often each program runs")
	accc := flag.String("accc", "", "the accc to run (default: one that is built)")
	flag.Parse()
	if err := compare(*accc, *runs); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func compare(accc string, runs int) error {
	temp, err := os.MkdirTemp("", "speed")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	if accc == "" {
		accc = filepath.Join(temp, "accc")
		if out, err := exec.Command("go", "build", "-o", accc, "accc/cmd/accc").CombinedOutput(); err != nil {
			return fmt.Errorf("%w\n%s", err, out)
		}
	}
	fmt.Printf("%-12s %6s %12s %12s %8s\n", "program", "ranks", "accc, µs", "MPI, µs", "ratio")
	for _, p := range programs {
		source := filepath.Join("testdata", "mpi", "speed", "c", p.file)
		native := filepath.Join(temp, "native")
		if out, err := exec.Command("mpicc", "-O2", "-w", "-o", native, source).CombinedOutput(); err != nil {
			return fmt.Errorf("%w\n%s", err, out)
		}
		var best [2]float64
		for range runs {
			for i, args := range [][]string{{accc, "run", "-w", "--device=host", "--ranks=" + p.ranks, source},
				{"mpirun", "--allow-run-as-root", "--oversubscribe", "-n", p.ranks, native}} {
				t, err := microseconds(args)
				if err != nil {
					return err
				}
				if best[i] == 0 || t < best[i] {
					best[i] = t
				}
			}
		}
		fmt.Printf("%-12s %6s %12.1f %12.1f %8.2f\n", p.file, p.ranks, best[0], best[1], best[0]/best[1])
	}
	return nil
}

// microseconds runs a program that prints them.
func microseconds(args []string) (float64, error) {
	c := exec.Command(args[0], args[1:]...)
	c.Stderr = os.Stderr
	out, err := c.Output()
	if err != nil {
		return 0, fmt.Errorf("%s: %w", strings.Join(args, " "), err)
	}
	return strconv.ParseFloat(strings.TrimSpace(string(out)), 64)
}
