// Structures prints the matrix of structured data: what becomes of each kind of data, mapped in each way, in both host languages and both directive
// languages, when accc runs the program with all checks, writes its directives anew, and translates them.
//
//	go run ./testdata/structures [-filter TEXT] [-compile] [-jobs 2] [-accc PATH] [-show NAME] [-keep DIR] [-write]
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
	"accc/backend/translate/structuretest"
)

func main() {
	filter := flag.String("filter", "", "only the programs whose name (shape/way/language/dialect) contains a text")
	compile := flag.Bool("compile", false, "compile the source and what was written with the compilers that are installed, too")
	jobs := flag.Int("jobs", runtime.NumCPU(), "how many programs are checked at once")
	accc := flag.String("accc", "", "the accc to test (default: built from this tree)")
	show := flag.String("show", "", "print the program of a name, and nothing else")
	keep := flag.String("keep", "", "leave the programs and what was written in a directory")
	write := flag.Bool("write", false, "write the cells that are wrong into backend/translate/structuretest/known.txt")
	flag.Parse()
	if err := run(*filter, *compile, *jobs, *accc, *show, *keep, *write); err != nil {
		fmt.Fprintln(os.Stderr, "structures:", err)
		os.Exit(1)
	}
}

func run(filter string, compile bool, jobs int, accc, show, keep string, write bool) error {
	var programs []structuretest.Program
	for _, p := range structuretest.All() {
		if p.Name() == show {
			fmt.Print(p.Text())
			return nil
		}
		if strings.Contains(p.Name(), filter) {
			programs = append(programs, p)
		}
	}
	if show != "" {
		return fmt.Errorf("there is no program %s", show)
	}
	dir, err := os.MkdirTemp("", "accc-structures")
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
	var compilers []sourcetest.Compiler
	for _, c := range sourcetest.Compilers {
		if _, err := exec.LookPath(c.Command); compile && err == nil {
			compilers = append(compilers, c)
		}
	}
	if keep != "" {
		dir = keep
	}

	results := make([][]structuretest.Result, len(programs))
	next := make(chan int)
	var wg sync.WaitGroup
	for range jobs {
		wg.Go(func() {
			for i := range next {
				at := filepath.Join(dir, programs[i].Name())
				if err := os.MkdirAll(at, 0o755); err != nil {
					results[i] = []structuretest.Result{{Text: "run", By: "accc", Outcome: structuretest.Wrong, Detail: err.Error()}}
					continue
				}
				results[i] = programs[i].Check(at, func(args ...string) (int, string, string) { return execute(accc, args) }, compilers)
			}
		})
	}
	for i := range programs {
		next <- i
	}
	close(next)
	wg.Wait()
	report(programs, results)
	if !write {
		return nil
	}
	var wrong []string
	for i, p := range programs {
		for _, r := range results[i] {
			if r.By == "accc" && r.Outcome == structuretest.Wrong {
				wrong = append(wrong, p.Cell(r)+"\n")
			}
		}
	}
	slices.Sort(wrong)
	return os.WriteFile("backend/translate/structuretest/known.txt", []byte(strings.Join(wrong, "")), 0o644)
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

// report prints the cells that are not right, the table of shapes and ways, and totals.
func report(programs []structuretest.Program, results [][]structuretest.Result) {
	cells := map[string]map[structuretest.Outcome]int{}
	totals := map[string]map[structuretest.Outcome]int{}
	count := func(in map[string]map[structuretest.Outcome]int, key string, o structuretest.Outcome) {
		if in[key] == nil {
			in[key] = map[structuretest.Outcome]int{}
		}
		in[key][o]++
	}
	for i, p := range programs {
		for _, r := range results[i] {
			if r.Outcome != structuretest.Right {
				fmt.Printf("%s %s by %s: %s: %s\n", p.Name(), r.Text, r.By, r.Outcome, r.Detail)
			}
			count(totals, r.By+" "+r.Text, r.Outcome)
			if r.By == "accc" {
				count(cells, p.Shape+"/"+p.Way, r.Outcome)
			}
		}
	}

	fmt.Printf("\n| | %s |\n|%s\n", strings.Join(structuretest.Ways, " | "), strings.Repeat("---|", len(structuretest.Ways)+1))
	for _, shape := range structuretest.Shapes() {
		row := []string{shape}
		for _, way := range structuretest.Ways {
			c := cells[shape+"/"+way]
			all := c[structuretest.Right] + c[structuretest.Refused] + c[structuretest.Wrong]
			switch {
			case all == 0:
				row = append(row, "-")
			case c[structuretest.Refused] > 0:
				row = append(row, fmt.Sprintf("%d + %d of %d", c[structuretest.Right], c[structuretest.Refused], all))
			default:
				row = append(row, fmt.Sprintf("%d of %d", c[structuretest.Right], all))
			}
		}
		fmt.Printf("| %s |\n", strings.Join(row, " | "))
	}
	fmt.Println()
	var keys []string
	for k := range totals {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		t := totals[k]
		fmt.Printf("%s: %d right, %d refused, %d wrong, %d unfit\n", k, t[structuretest.Right], t[structuretest.Refused], t[structuretest.Wrong], t[structuretest.Unfit])
	}
}
