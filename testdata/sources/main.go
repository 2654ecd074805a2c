// Sources makes programs whose text is hard to rewrite, has accc write them back, translate them and optimize their transfers, and prints what became of
// each text: as a text, under accc run, and by the compilers that are installed, in two builds with other values of all macros.
//
//	go run ./testdata/sources [-n 200] [-from 0] [-jobs 2] [-by gcc,gfortran] [-accc PATH] [-show SEED] [-keep DIR]
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"accc/backend/translate/sourcetest"
)

func main() {
	n := flag.Int("n", 200, "how many sources are made")
	from := flag.Uint64("from", 0, "the seed of the first one")
	jobs := flag.Int("jobs", runtime.NumCPU(), "how many are checked at once")
	by := flag.String("by", "gcc,gfortran,clang-22,flang-22", "the compilers, of those that are installed")
	accc := flag.String("accc", "", "the accc to test (default: built from this tree)")
	show := flag.Int64("show", -1, "print the source of a seed, and nothing else")
	keep := flag.String("keep", "", "leave sources and what was written in a directory")
	flag.Parse()
	if *show >= 0 {
		fmt.Print(sourcetest.New(uint64(*show)).Text)
		return
	}
	if err := run(*n, *from, *jobs, *by, *accc, *keep); err != nil {
		fmt.Fprintln(os.Stderr, "sources:", err)
		os.Exit(1)
	}
}

func run(n int, from uint64, jobs int, by, accc, keep string) error {
	dir, err := os.MkdirTemp("", "accc-sources")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if accc == "" {
		accc = filepath.Join(dir, "accc")
		if said, err := exec.Command("go", "build", "-o", accc, "./cmd/accc").CombinedOutput(); err != nil {
			return fmt.Errorf("%w\n%s", err, said)
		}
	}
	compilers := slices.DeleteFunc(slices.Clone(sourcetest.Compilers), func(c sourcetest.Compiler) bool {
		_, err := exec.LookPath(c.Command)
		return err != nil || !slices.Contains(strings.Split(by, ","), c.Command)
	})

	// The results of a source are those of its seed, whichever is ready first.
	results := make([][]sourcetest.Result, n)
	seeds := make(chan int)
	var wg sync.WaitGroup
	for range jobs {
		wg.Go(func() {
			for i := range seeds {
				at := filepath.Join(dir, fmt.Sprint(from+uint64(i)))
				if keep != "" {
					at = filepath.Join(keep, fmt.Sprint(from+uint64(i)))
				}
				if err := os.MkdirAll(at, 0o755); err != nil {
					results[i] = []sourcetest.Result{{Text: "source", By: "accc", Outcome: sourcetest.Refused, Detail: err.Error()}}
					continue
				}
				results[i] = sourcetest.New(from+uint64(i)).Check(at, func(args ...string) (int, string, string) { return execute(accc, args) }, compilers)
			}
		})
	}
	for i := range n {
		seeds <- i
	}
	close(seeds)
	wg.Wait()
	report(from, results)
	return nil
}

func execute(accc string, args []string) (status int, stdout, stderr string) {
	c := exec.Command(accc, args...)
	var out, text bytes.Buffer
	c.Stdout, c.Stderr = &out, &text
	err := c.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return exit.ExitCode(), out.String(), text.String()
	}
	if err != nil {
		return -1, out.String(), err.Error()
	}
	return 0, out.String(), text.String()
}

// A cell of the table: sources of a form and a language of directives, one text, one judge.
type cell struct {
	source, text, by string
}

func report(from uint64, results [][]sourcetest.Result) {
	counts := map[cell]map[sourcetest.Outcome]int{}
	for i, list := range results {
		s := sourcetest.New(from + uint64(i))
		for _, r := range list {
			c := cell{sourcetest.Forms[s.Form] + " " + s.Directives(), r.Text, r.By}
			if counts[c] == nil {
				counts[c] = map[sourcetest.Outcome]int{}
			}
			counts[c][r.Outcome]++
			if r.Outcome != sourcetest.Equal {
				fmt.Printf("%d (%s) %s by %s, build %d: %s: %s\n", s.Seed, c.source, r.Text, r.By, r.Build, r.Outcome, r.Detail)
			}
		}
	}
	cells := make([]cell, 0, len(counts))
	for c := range counts {
		cells = append(cells, c)
	}
	slices.SortFunc(cells, func(a, b cell) int {
		return strings.Compare(a.source+"\t"+a.text+"\t"+a.by, b.source+"\t"+b.text+"\t"+b.by)
	})
	outcomes := []sourcetest.Outcome{sourcetest.Equal, sourcetest.Refused, sourcetest.Different, sourcetest.Unfit}
	fmt.Printf("\n%-16s %-8s %-10s %8s %8s %10s %8s\n", "sources", "text", "by", "equal", "refused", "different", "unfit")
	total := map[sourcetest.Outcome]int{}
	for _, c := range cells {
		m := counts[c]
		fmt.Printf("%-16s %-8s %-10s %8d %8d %10d %8d\n", c.source, c.text, c.by, m[outcomes[0]], m[outcomes[1]], m[outcomes[2]], m[outcomes[3]])
		for _, o := range outcomes {
			total[o] += m[o]
		}
	}
	fmt.Printf("%-36s %8d %8d %10d %8d\n", fmt.Sprintf("%d sources", len(results)), total[outcomes[0]], total[outcomes[1]], total[outcomes[2]], total[outcomes[3]])
}
