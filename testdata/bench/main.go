// Bench runs the programs of testdata/bench/c under accc run and as gcc and clang compile them, side by side in
// one go, and prints the medians of their times, the ratios and their geometric means.
//
//	go run ./testdata/bench [-runs 5] [-filter regexp] [-accc path]
//	go run ./testdata/bench -native [-runs 5] [-filter regexp] [-accc path]
//	go run ./testdata/bench -openmp [-runs 5] [-filter regexp] [-accc path]
//	go run ./testdata/bench -editor [-runs 5] [-accc path]
//	go run ./testdata/bench -features [-accc path]
//	go run ./testdata/bench -checks [-runs 3] [-filter regexp] [-accc path]
//
// The second form measures what accc translates to OpenMP: see native.go. The third runs the directives of OpenMP: see openmp.go.
// The fourth measures accc lsp and clangd-22: see editor.go. The fifth asks them, and fortls, what they know of directives: see features.go.
// The sixth measures what --check costs: see checks.go.
//
// The columns, in seconds of wall time of the whole process (for accc that includes reading, checking and
// compiling the source; for the others the executable is there already):
//
//	accc    accc run with two workers
//	one     accc run with one worker
//	gcc     gcc -O2, directives ignored
//	acc     gcc -O2 -fopenacc, whose device is the host
//	omp     gcc -O2 -fopenmp with two threads
//	clang   clang-22 -O2 -fopenmp with two threads, where it is installed (flang-22 for Fortran)
//
// The ratios: "ratio" is accc to the faster of gcc and acc; "net" is the same after the time of the
// smallest size is taken off everywhere; "threads" is accc to the faster of omp and clang; "scaling" is one to
// accc, net; "cpu" is the processor time of one to that of the faster of gcc and acc, which says what the generated code is
// worth on a machine that is busy with other things too. Runs of all columns alternate, so that whatever else the machine does meets all of them, and every
// output is compared with that of gcc. The cost of a kernel launch comes from the program launch: many kernels
// over one element less one kernel, divided by their number.
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

// A column is a way to run a program.
type column struct {
	name    string
	compile []string // without the source and what follows it; nil: accc runs the source
	run     []string // flags of accc run
	lacking bool     // the compiler is not installed, or cannot link
}

const (
	ours = iota
	one
	serial
	openacc
	openmp
	clang
)

var columns = []column{
	ours:    {name: "accc", run: []string{"--directives=acc", "--workers=2"}},
	one:     {name: "one", run: []string{"--directives=acc", "--workers=1"}},
	serial:  {name: "gcc", compile: []string{"gcc", "-O2", "-Wno-unknown-pragmas"}},
	openacc: {name: "acc", compile: []string{"gcc", "-O2", "-fopenacc"}},
	openmp:  {name: "omp", compile: []string{"gcc", "-O2", "-fopenmp"}},
	clang:   {name: "clang", compile: []string{"clang-22", "-O2", "-fopenmp"}},
}

// reference is the column whose output all must have.
var reference = serial

// launches is how many kernels tell the cost of one.
const launches = 200000

const timeout = 5 * time.Minute

// A runner has what all programs share.
type runner struct {
	dir, accc string
	runs      int
	lang      language
	flang     bool // accc runs what flang lowers the program to
}

// A language is where the programs are and what compiles them.
type language struct {
	pattern, comment string            // files, and what the lines of their first comment begin with
	compilers        map[string]string // in the place of those for C
}

var (
	inC       = language{pattern: "c/*.c", comment: ` \*`}
	inFortran = language{pattern: "fortran/*.f90", comment: "!", compilers: map[string]string{"gcc": "gfortran", "clang-22": "flang-22"}}
)

func main() {
	r := &runner{}
	flag.IntVar(&r.runs, "runs", 5, "how often each program runs in each column")
	flag.StringVar(&r.accc, "accc", "", "the accc to measure (default: built from this tree)")
	native := flag.Bool("native", false, "measure translations to OpenMP instead, compiled by gcc")
	openmp := flag.Bool("openmp", false, "measure the directives of OpenMP instead, and what its constructs cost")
	editor := flag.Bool("editor", false, "measure language servers instead")
	features := flag.Bool("features", false, "print what language servers answer inside of directives instead")
	checks := flag.Bool("checks", false, "measure what each check of accc run costs instead")
	filter := flag.String("filter", "", "run the programs whose name matches")
	fortran := flag.Bool("fortran", false, "run the programs in Fortran")
	flag.BoolVar(&r.flang, "flang", false, "run the programs in Fortran, as flang-22 lowers them")
	flag.Parse()
	if *editor || *features {
		dir, err := os.MkdirTemp("", "accc-editor")
		if err == nil {
			ask := r.editors
			if *features {
				ask = r.features
			}
			err = ask(dir)
			os.RemoveAll(dir)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "bench:", err)
			os.Exit(1)
		}
		return
	}
	r.lang = inC
	if *fortran || r.flang {
		r.lang = inFortran
	}
	if err := r.bench(*filter, *native, *openmp, *checks); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func (r *runner) bench(filter string, native, openmp, checks bool) error {
	wanted, err := regexp.Compile(filter)
	if err != nil {
		return err
	}
	sources, err := filepath.Glob(filepath.Join("testdata", "bench", r.lang.pattern))
	if err != nil {
		return err
	}
	sources = slices.DeleteFunc(sources, func(path string) bool { return !wanted.MatchString(name(path)) })
	if len(sources) == 0 {
		return fmt.Errorf("no program of testdata/bench/%s matches %q", r.lang.pattern, filter)
	}
	if r.dir, err = os.MkdirTemp("", "accc-bench"); err != nil {
		return err
	}
	defer os.RemoveAll(r.dir)
	if r.accc == "" {
		r.accc = filepath.Join(r.dir, "accc")
		if out, err := exec.Command("go", "build", "-o", r.accc, "./cmd/accc").CombinedOutput(); err != nil {
			return fmt.Errorf("building accc: %w\n%s", err, out)
		}
	}
	if err := os.Setenv("OMP_NUM_THREADS", "2"); err != nil {
		return err
	}

	fmt.Printf("%d processors, %s/%s, medians of %d runs, seconds\n\n", runtime.NumCPU(), runtime.GOOS, runtime.GOARCH, r.runs)
	switch {
	case checks:
		return r.checks(wanted.MatchString)
	case native:
		return r.native(sources)
	case openmp:
		return r.openmp(sources)
	}
	fmt.Printf("%-12s", "program")
	for _, c := range columns {
		fmt.Printf(" %7s", c.name)
	}
	fmt.Printf("  ")
	var all [len(ratioNames)][]float64
	for _, n := range ratioNames {
		fmt.Printf(" %7s", n)
	}
	fmt.Println()
	for _, source := range sources {
		ratios, err := r.program(source)
		if err != nil {
			return fmt.Errorf("%s: %w", name(source), err)
		}
		for i, ratio := range ratios {
			if !math.IsNaN(ratio) {
				all[i] = append(all[i], ratio)
			}
		}
	}
	fmt.Printf("%-*s  ", 12+8*len(columns), "geometric mean")
	for _, ratios := range all {
		fmt.Printf(" %7.2f", geometricMean(ratios))
	}
	fmt.Println()
	if wanted.MatchString("launch") && r.lang.compilers == nil {
		return r.launch()
	}
	return nil
}

var ratioNames = [...]string{"ratio", "net", "threads", "scaling", "cpu"}

// program measures one program, prints its line and returns its ratios; one that cannot be had is not a number.
func (r *runner) program(source string) (ratios [len(ratioNames)]float64, err error) {
	small, err := r.smallSize(source)
	if err != nil {
		return ratios, err
	}
	var commands [][]string
	for i := range columns {
		command, err := r.command(&columns[i], source)
		if err != nil {
			return ratios, err
		}
		commands = append(commands, command)
	}
	whole, cpu, err := r.times(commands, nil)
	if err != nil {
		return ratios, err
	}
	start, _, err := r.times(commands, small)
	if err != nil {
		return ratios, err
	}
	net := make([]float64, len(whole))
	for i := range whole {
		net[i] = max(whole[i]-start[i], 1e-6)
	}
	ratios = [...]float64{
		whole[ours] / min(whole[serial], whole[openacc]),
		net[ours] / min(net[serial], net[openacc]),
		whole[ours] / fastest(whole[openmp], whole[clang]),
		net[one] / net[ours],
		cpu[one] / min(cpu[serial], cpu[openacc]),
	}
	fmt.Printf("%-12s", name(source))
	for _, t := range whole {
		fmt.Printf(" %s", cell("%7.3f", t))
	}
	fmt.Printf("  ")
	for _, t := range ratios {
		fmt.Printf(" %s", cell("%7.2f", t))
	}
	fmt.Println()
	return ratios, nil
}

func cell(format string, v float64) string {
	if math.IsNaN(v) {
		return fmt.Sprintf("%7s", "-")
	}
	return fmt.Sprintf(format, v)
}

func fastest(a, b float64) float64 {
	switch {
	case math.IsNaN(a):
		return b
	case math.IsNaN(b):
		return a
	}
	return min(a, b)
}

// command compiles a program for a column and returns what runs it, nil if the compiler is not there.
func (r *runner) command(c *column, source string) ([]string, error) {
	if c.compile == nil {
		if r.flang {
			return r.flangCommand(c, source)
		}
		return slices.Concat([]string{r.accc, "run"}, c.run, []string{source, "--"}), nil
	}
	if c.lacking {
		return nil, nil
	}
	compiler := c.compile[0]
	if other := r.lang.compilers[compiler]; other != "" {
		compiler = other
	}
	exe := filepath.Join(r.dir, name(source)+"-"+c.name)
	args := append(slices.Clone(c.compile[1:]), source, "-o", exe, "-lm")
	out, err := exec.Command(compiler, args...).CombinedOutput()
	switch {
	case err == nil:
		return []string{exe}, nil
	case c.compile[0] == "gcc":
		return nil, fmt.Errorf("%s %s: %w\n%s", compiler, strings.Join(c.compile[1:], " "), err, out)
	}
	c.lacking = true
	return nil, nil
}

// flangCommand lowers a program with flang-22 and returns what runs the result.
func (r *runner) flangCommand(c *column, source string) ([]string, error) {
	file := filepath.Join(r.dir, name(source)+".mlir")
	out, err := exec.Command("flang-22", "-fc1", "-fopenacc", "-emit-fir", source, "-o", file).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("flang-22: %w\n%s", err, out)
	}
	return slices.Concat([]string{r.accc, "run", "-x", "mlir"}, c.run, []string{file, "--"}), nil
}

// times runs the commands in turn and returns the median of the seconds each takes, by the clock and of processors.
func (r *runner) times(commands [][]string, args []string) (clock, cpu []float64, err error) {
	samples := make([][]used, len(commands))
	for range r.runs {
		outputs := make([][]byte, len(commands))
		for i, command := range commands {
			if command == nil {
				continue
			}
			u, out, err := measure(slices.Concat(command, args))
			if err != nil {
				return nil, nil, err
			}
			samples[i] = append(samples[i], u)
			outputs[i] = out
		}
		for i, out := range outputs {
			if commands[i] != nil && !bytes.Equal(out, outputs[reference]) {
				return nil, nil, fmt.Errorf("the outputs of %s and %s differ: %q and %q", columns[i].name, columns[reference].name, out, outputs[reference])
			}
		}
	}
	for _, list := range samples {
		clock = append(clock, median(list, func(u used) float64 { return u.clock }))
		cpu = append(cpu, median(list, func(u used) float64 { return u.cpu }))
	}
	return clock, cpu, nil
}

// launch prints what it costs to start a kernel.
func (r *runner) launch() error {
	var times [2][]used
	for range r.runs {
		for i, kernels := range []string{"1", fmt.Sprint(launches)} {
			u, _, err := measure([]string{r.accc, "run", "--directives=acc", "testdata/bench/c/launch.c", "--", kernels, "1"})
			if err != nil {
				return err
			}
			times[i] = append(times[i], u)
		}
	}
	clock := func(u used) float64 { return u.clock }
	fmt.Printf("\na kernel launch costs %.1f microseconds\n", (median(times[1], clock)-median(times[0], clock))/launches*1e6)
	return nil
}

// used is the time of a run in seconds: by the clock on the wall, and of all processors together.
type used struct{ clock, cpu float64 }

// measure runs a command and returns its time and what it printed.
func measure(command []string) (used, []byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	c := exec.CommandContext(ctx, command[0], command[1:]...)
	var stdout, stderr bytes.Buffer
	c.Stdout, c.Stderr = &stdout, &stderr
	start := time.Now()
	err := c.Run()
	u := used{clock: time.Since(start).Seconds()}
	if err != nil {
		return used{}, nil, errors.Join(fmt.Errorf("%s: %w", strings.Join(command, " "), err), errors.New(stderr.String()))
	}
	u.cpu = (c.ProcessState.UserTime() + c.ProcessState.SystemTime()).Seconds()
	return u, stdout.Bytes(), nil
}

func name(source string) string {
	return strings.TrimSuffix(filepath.Base(source), filepath.Ext(source))
}

// smallSize returns the arguments that a program names in its comment for a run that takes no time.
func (r *runner) smallSize(source string) ([]string, error) {
	text, err := os.ReadFile(source)
	if err != nil {
		return nil, err
	}
	m := regexp.MustCompile(`(?m)^` + r.lang.comment + `   small: \w+ (.*)$`).FindSubmatch(text)
	if m == nil {
		return nil, errors.New(`the comment has no line "small: NAME ARGUMENTS"`)
	}
	return strings.Fields(string(m[1])), nil
}

// median returns the middle of what a function gives for the runs, not a number if there is none.
func median(runs []used, value func(used) float64) float64 {
	n := len(runs)
	if n == 0 {
		return math.NaN()
	}
	var s []float64
	for _, u := range runs {
		s = append(s, value(u))
	}
	slices.Sort(s)
	return (s[(n-1)/2] + s[n/2]) / 2
}

func geometricMean(v []float64) float64 {
	sum := 0.0
	for _, x := range v {
		sum += math.Log(x)
	}
	return math.Exp(sum / float64(len(v)))
}
