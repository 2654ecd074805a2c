// Transfers prints what programs written without data constructs (directory programs) transfer between the host and the device: as they are, after
// accc emit --optimize=data, and with the data constructs of a programmer (in the directory hand).
//
//	go run ./testdata/transfers [-accc path] [-omp]
//
// With -omp all are translated to OpenMP first.
// The output of the three must be the same with accc run --check=memory,data, or the command fails.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

func main() {
	accc := flag.String("accc", "", "accc to run; it is built if there is none")
	omp := flag.Bool("omp", false, "translate the programs to OpenMP first")
	flag.Parse()
	if err := table(*accc, *omp); err != nil {
		fmt.Fprintln(os.Stderr, "transfers:", err)
		os.Exit(1)
	}
}

func table(accc string, omp bool) error {
	tmp, err := os.MkdirTemp("", "transfers")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	if accc == "" {
		accc = filepath.Join(tmp, "accc")
		build := exec.Command("go", "build", "-o", accc, "./cmd/accc")
		if out, err := build.CombinedOutput(); err != nil {
			return fmt.Errorf("%w: %s", err, out)
		}
	}
	sources, err := filepath.Glob("testdata/transfers/programs/*.[cf]*")
	if err != nil {
		return err
	}
	fmt.Printf("%-12s %12s %12s %12s %8s\n", "bytes", "before", "after", "by hand", "ratio")
	for _, source := range sources {
		name := filepath.Base(source)
		hand := filepath.Join("testdata/transfers/hand", name)
		if omp {
			for i, f := range []*string{&source, &hand} {
				translated := filepath.Join(tmp, fmt.Sprint(i, name))
				if out, err := exec.Command(accc, "emit", "-w", "--as=omp", "-o", translated, *f).CombinedOutput(); err != nil {
					return fmt.Errorf("%w: %s", err, out)
				}
				*f = translated
			}
		}
		after := filepath.Join(tmp, name)
		emit := exec.Command(accc, "emit", "--optimize=data", "-o", after, source)
		if out, err := emit.CombinedOutput(); err != nil {
			return fmt.Errorf("%w: %s", err, out)
		}
		var moved [3]int64
		var first []byte
		for i, f := range []string{source, after, hand} {
			n, out, err := transferred(accc, f, filepath.Join(tmp, "profile.json"))
			switch {
			case err != nil:
				return err
			case i > 0 && !bytes.Equal(out, first):
				return fmt.Errorf("%s prints %s instead of %s", f, out, first)
			}
			moved[i], first = n, out
		}
		fmt.Printf("%-12s %12d %12d %12d %8.1f\n", name, moved[0], moved[1], moved[2], float64(moved[0])/float64(moved[1]))
	}
	return nil
}

// transferred runs a program and adds up what it transfers.
func transferred(accc, source, profile string) (sum int64, out []byte, err error) {
	run := exec.Command(accc, "run", "-w", "--check=memory,data", "--profile="+profile, source)
	out, err = run.Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return 0, nil, fmt.Errorf("%s: %w: %s", source, err, failed.Stderr)
	} else if err != nil {
		return 0, nil, err
	}
	text, err := os.ReadFile(profile)
	if err != nil {
		return 0, nil, err
	}
	var trace struct {
		TraceEvents []struct {
			Cat  string
			Args struct{ Bytes int64 }
		}
	}
	if err := json.Unmarshal(text, &trace); err != nil {
		return 0, nil, err
	}
	for _, e := range trace.TraceEvents {
		if e.Cat == "upload" || e.Cat == "download" {
			sum += e.Args.Bytes
		}
	}
	return sum, out, nil
}
