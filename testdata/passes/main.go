// Command passes compares accc's passes with those of the same names of mlir-opt-22 and fir-opt-22, over the modules
// of testdata/mlir and, with -suite DIR, what accc makes of the C tests of a checkout of the OpenACC suite and flang-22
// of its Fortran tests. It prints for each pass how many modules come out equal, byte for byte, how many differ for a
// reason of reason.go, and the classes of the differences. Modules that the other tool cannot read, or on which its pass fails, are counted apart.
//
//	go run ./testdata/passes [-suite DIR] [-every N] [-pass NAME] [-cache DIR] [-show N]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"accc/dialects/acc"
	"accc/dialects/conversion"
	"accc/dialects/conversion/llvmacc"
	"accc/ir/pass"
)

// options are the flags.
type options struct {
	suite, cache, only, accc, origin string
	every, show                      int
}

// A subject is a pass to compare.
type subject struct {
	name   string
	anchor string // of the pipeline, besides the module
	fir    bool   // fir-opt-22 has it
}

var subjects = []subject{
	{"canonicalize", "", true},
	{"cse", "", true},
	{"loop-invariant-code-motion", "", true},
	{"sccp", "", true},
	{"sroa", "", false},
	{"inline", "", true},
	{"remove-dead-values", "", false},
	{"symbol-dce", "", true},
	{"strip-debuginfo", "", true},
	{"acc-implicit-data", "", true},
	{"openacc-legalize-data-values", "func.func", true},
	{"acc-legalize-serial", "func.func", true},
	{"acc-implicit-routine", "", true},
	{"acc-specialize-for-device", "func.func", true},
	{"convert-openacc-to-scf", "", false},
	{"acc-if-clause-lowering", "func.func", true},
	{"acc-specialize-for-host", "func.func", true},
	{"acc-specialize-for-host{enable-host-fallback=true}", "func.func", true},
	{"acc-loop-tiling", "func.func", true},
	{"acc-implicit-declare", "", true},
	{"offload-livein-value-canonicalization", "func.func", true},
}

var table = slices.Concat(pass.Generic, acc.Passes, conversion.Passes, llvmacc.Passes)

func main() {
	var o options
	flag.StringVar(&o.suite, "suite", "", "a checkout of OpenACCV-V")
	flag.StringVar(&o.cache, "cache", "", "a directory that keeps the modules from one run to the next")
	flag.StringVar(&o.only, "pass", "", "the only pass to compare")
	flag.StringVar(&o.origin, "origin", "", "the only origin of modules: mlir, c, hlfir or fir")
	flag.StringVar(&o.accc, "accc", "accc", "the accc that lowers the C tests")
	flag.IntVar(&o.every, "every", 1, "take each N-th test of the suite")
	flag.IntVar(&o.show, "show", 0, "print the first N differences of each pass as diffs")
	flag.Parse()
	if err := run(&o); err != nil {
		fmt.Fprintln(os.Stderr, "passes:", err)
		os.Exit(1)
	}
}

func run(o *options) error {
	for _, tool := range []string{"mlir-opt-22", "fir-opt-22"} {
		if _, err := exec.LookPath(tool); err != nil {
			fmt.Printf("skipped: %s is not installed\n", tool)
			return nil
		}
	}
	modules, err := o.modules()
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "pass\tmodules\tequal\tchanged\t%\tby reason\tothers\taccc s\tLLVM s\t")
	var details strings.Builder
	for _, s := range subjects {
		if o.only != "" && s.name != o.only {
			continue
		}
		r := &result{subject: s, cache: o.cache}
		for _, tool := range []string{"mlir-opt-22", "fir-opt-22"} {
			var of []module
			for _, m := range modules {
				if m.tool == tool && (s.fir || tool == "mlir-opt-22") {
					of = append(of, m)
				}
			}
			r.compare(tool, of, o.show)
		}
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%.1f\t%d\t%d\t%.2f\t%.2f\t\n", s.name, r.modules, r.equal, r.changed, 100*float64(r.equal)/float64(max(r.modules, 1)),
			r.reasons, r.modules-r.equal-r.reasons,
			r.ours.Seconds(), r.theirs.Seconds())
		r.describe(&details)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Print(details.String())
	return nil
}

// A result is what the comparison of one pass came to.
type result struct {
	subject
	modules, equal, changed int // changed: equal, and not what went in
	reasons                 int // not equal, for a reason that is known
	skipped                 int // the other tool does not take the module, or its pass fails
	classes                 map[string]*class
	shown                   int
	cache                   string        // a directory, or ""
	ours, theirs            time.Duration // processor time of all modules; the other's with reading and printing
	diffs                   strings.Builder
}

// A class is differences that look alike.
type class struct {
	count   int
	example string
}

// describe prints the classes, the most frequent first.
func (r *result) describe(b *strings.Builder) {
	if len(r.classes) == 0 && r.skipped == 0 {
		return
	}
	fmt.Fprintf(b, "\n%s: %d modules that the other tool rejects\n", r.name, r.skipped)
	var names []string
	for n := range r.classes {
		names = append(names, n)
	}
	slices.SortFunc(names, func(a, b string) int {
		if d := r.classes[b].count - r.classes[a].count; d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	for _, n := range names {
		fmt.Fprintf(b, "  %5d  %s  (%s)\n", r.classes[n].count, n, r.classes[n].example)
	}
	b.WriteString(r.diffs.String())
}
