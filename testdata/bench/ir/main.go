// Command ir measures accc opt against mlir-opt-22: reading, verifying and printing
// a big module, run by run in turn, and with -passes with a pass in between. It prints medians, their ratio
// and the largest memory; with passes, medians of processor time.
//
//	go run ./testdata/bench/ir [-n functions] [-runs n] [-passes canonicalize,cse]
//	go run ./testdata/bench/ir -growth 1000,10000,50000 [-runs n] [-passes canonicalize,cse]
//
// The second form prints a table for the passes, or for all that both have: modules of OpenACC of several sizes, the time
// of accc, its ratio to mlir-opt's, and how it grows.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

func main() {
	functions := flag.Int("n", 10000, "functions in each module")
	runs := flag.Int("runs", 5, "runs of each program")
	passes := flag.String("passes", "", "passes to measure, between commas")
	sizes := flag.String("growth", "", "numbers of functions, between commas: print how passes grow")
	flag.Parse()
	if *sizes != "" {
		list := every
		if *passes != "" {
			list = strings.Split(*passes, ",")
		}
		var counts []int
		for _, s := range strings.Split(*sizes, ",") {
			n, err := strconv.Atoi(s)
			if err != nil {
				fmt.Fprintln(os.Stderr, "bench:", err)
				os.Exit(2)
			}
			counts = append(counts, n)
		}
		if err := growth(counts, *runs, list); err != nil {
			fmt.Fprintln(os.Stderr, "bench:", err)
			os.Exit(1)
		}
		return
	}
	if err := measure(*functions, *runs, *passes); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// tools makes a folder, which the caller removes, and builds accc in it.
func tools() (dir, accc, oracle string, err error) {
	if oracle, err = exec.LookPath("mlir-opt-22"); err != nil {
		return "", "", "", err
	}
	if dir, err = os.MkdirTemp("", "accc-bench"); err != nil {
		return "", "", "", err
	}
	accc = filepath.Join(dir, "accc")
	if out, err := exec.Command("go", "build", "-o", accc, "./cmd/accc").CombinedOutput(); err != nil {
		os.RemoveAll(dir)
		return "", "", "", fmt.Errorf("%v\n%s", err, out)
	}
	return dir, accc, oracle, nil
}

// write writes a module of functions.
func write(file string, m module, functions int) error {
	if err := os.WriteFile(file, []byte(m.head+strings.Repeat(m.function, functions)), 0o600); err != nil {
		return err
	}
	return number(file)
}

func measure(functions, runs int, passes string) error {
	dir, accc, oracle, err := tools()
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	fmt.Printf("%-8s %10s %10s %7s %10s %10s %7s\n", "module", "accc", "mlir-opt", "ratio", "accc", "mlir-opt", "ratio")
	for _, m := range modules {
		file := filepath.Join(dir, m.name+".mlir")
		if err := write(file, m, functions); err != nil {
			return err
		}
		var ours, theirs []run
		for range runs {
			a, err := once(exec.Command(accc, "opt", file, "-o", os.DevNull))
			if err != nil {
				return err
			}
			b, err := once(exec.Command(oracle, file, "-o", os.DevNull))
			if err != nil {
				return err
			}
			ours, theirs = append(ours, a), append(theirs, b)
		}
		a, b := median(ours), median(theirs)
		fmt.Printf("%-8s %9.3fs %9.3fs %7.2f %8.0fMB %8.0fMB %7.2f\n", m.name,
			a.time.Seconds(), b.time.Seconds(), a.time.Seconds()/b.time.Seconds(), a.memory, b.memory, a.memory/b.memory)
		if passes != "" {
			if err := measurePasses(accc, oracle, file, runs, strings.Split(passes, ",")); err != nil {
				return err
			}
		}
	}
	return nil
}

// measurePasses prints the processor time of reading a module, each pass, and printing.
func measurePasses(accc, oracle, file string, runs int, passes []string) error {
	for _, p := range passes {
		var took [2][]run
		for range runs {
			for i, cmd := range []*exec.Cmd{exec.Command(accc, "opt", file, "-o", os.DevNull, "-p", p),
				exec.Command(oracle, file, "-o", os.DevNull, "--pass-pipeline=builtin.module("+p+")")} {
				if _, err := once(cmd); err != nil {
					return err
				}
				took[i] = append(took[i], run{time: cmd.ProcessState.UserTime()})
			}
		}
		a, b := median(took[0]).time, median(took[1]).time
		fmt.Printf("  %-36s %9.3fs %9.3fs %7.2f\n", p, a.Seconds(), b.Seconds(), a.Seconds()/b.Seconds())
	}
	return nil
}

// run is what one execution took.
type run struct {
	time   time.Duration
	memory float64 // largest resident size, in MiB
}

func once(cmd *exec.Cmd) (run, error) {
	start := time.Now()
	out, err := cmd.CombinedOutput()
	took := time.Since(start)
	if err != nil {
		return run{}, fmt.Errorf("%v: %v\n%s", cmd, err, out)
	}
	usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	if !ok {
		return run{time: took}, nil
	}
	return run{took, float64(usage.Maxrss) / 1024}, nil
}

func median(runs []run) run {
	slices.SortFunc(runs, func(a, b run) int { return int(a.time - b.time) })
	m := runs[len(runs)/2]
	for _, r := range runs {
		m.memory = max(m.memory, r.memory)
	}
	return m
}

// number gives every function a name of its own: @f? becomes @f0, @f1, ...
func number(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	parts := strings.Split(string(text), "@f?")
	var out strings.Builder
	out.WriteString(parts[0])
	for i, p := range parts[1:] {
		fmt.Fprintf(&out, "@f%d%s", i, p)
	}
	return os.WriteFile(file, []byte(out.String()), 0o600)
}

// A module is an input: a head and a function that is repeated.
type module struct{ name, head, function string }

var modules = []module{
	{"acc", "", `func.func @f?(%a: memref<1024xf32>, %b: memref<1024xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %da = acc.copyin varPtr(%a : memref<1024xf32>) -> memref<1024xf32> {name = "a"}
  %db = acc.copyin varPtr(%b : memref<1024xf32>) -> memref<1024xf32> {dataClause = #acc<data_clause acc_copy>, name = "b"}
  acc.parallel dataOperands(%da, %db : memref<1024xf32>, memref<1024xf32>) {
    acc.loop gang vector control(%i : index) = (%c0 : index) to (%n : index) step (%c1 : index) {
      %v = memref.load %da[%i] : memref<1024xf32>
      %w = arith.mulf %v, %v : f32
      memref.store %w, %db[%i] : memref<1024xf32>
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.copyout accPtr(%db : memref<1024xf32>) to varPtr(%b : memref<1024xf32>) {dataClause = #acc<data_clause acc_copy>, name = "b"}
  acc.delete accPtr(%da : memref<1024xf32>) {name = "a"}
  return
}
`},
	{"omp", `omp.declare_reduction @sum : f32 init {
^bb0(%old: f32):
  %zero = arith.constant 0.0 : f32
  omp.yield(%zero : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  %both = arith.addf %x, %y : f32
  omp.yield(%both : f32)
}
`, `func.func @f?(%a: memref<1024xf32>, %b: memref<1024xf32>, %s: memref<f32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    omp.wsloop schedule(static) reduction(@sum %s -> %r : memref<f32>) {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %v = memref.load %a[%i] : memref<1024xf32>
        %w = arith.mulf %v, %v : f32
        memref.store %w, %b[%i] : memref<1024xf32>
        %o = memref.load %r[] : memref<f32>
        %p = arith.addf %o, %w : f32
        memref.store %p, %r[] : memref<f32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
`},
	{"host", "", `func.func @f?(%p: !llvm.ptr, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^end
^body:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %s = arith.addi %sum, %v : i32
  %j = arith.addi %i, %one : i32
  cf.br ^head(%j, %s : i32, i32)
^end:
  return %sum : i32
}
`},
}
