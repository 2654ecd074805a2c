package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"accc/cmd/internal/driver"
	"accc/dialects"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/pass"

	"github.com/spf13/cobra"
)

// optFlags are the settings of accc opt; their names are mlir-opt's where it has them.
type optFlags struct {
	print                           ir.PrintOptions
	passes, output                  string
	unregistered, split, verifyDiag bool
	printAfterAll, timePasses       bool
	noVerify                        bool
}

func optCommand(s *driver.Session) *cobra.Command {
	var o optFlags
	cmd := &cobra.Command{
		Use:   "opt [FILE.mlir]",
		Short: "Read IR, verify it, run passes, print it",
		Long: `opt reads the text of MLIR, verifies it, runs the passes of -p and prints the result, with the flags
and the output of mlir-opt. 'accc passes' lists the passes, each of which is a flag, too, and 'accc dialect' the dialects. Older
spellings of acc operations are read and printed as LLVM 22 prints them.`,
		Args: cobra.MaximumNArgs(1),
		Example: `  accc opt kernels.mlir -p canonicalize,cse
  accc opt tests.mlir --split-input-file --verify-diagnostics
  accc ir jacobi.c | accc opt --mlir-print-op-generic`,
		RunE: func(_ *cobra.Command, args []string) error {
			name := "-"
			if len(args) == 1 {
				name = args[0]
			}
			file, err := s.Read(name)
			if err != nil {
				return err
			}
			return s.Guard(name, func() error { return opt(s, file, o) })
		},
	}
	f := cmd.Flags()
	f.BoolVar(&o.print.Generic, "mlir-print-op-generic", false, "print every operation in the generic form")
	f.BoolVar(&o.print.DebugInfo, "mlir-print-debuginfo", false, "print locations")
	f.BoolVar(&o.unregistered, "allow-unregistered-dialect", false, "allow operations of unknown dialects")
	f.BoolVar(&o.split, "split-input-file", false, "treat the parts between lines '// -----' as files of their own")
	f.BoolVar(&o.verifyDiag, "verify-diagnostics", false, "require exactly the diagnostics that comments '// expected-error {{...}}' expect")
	f.BoolVar(&o.printAfterAll, "print-after-all", false, "print the IR after every pass, on standard error")
	f.BoolVar(&o.printAfterAll, "mlir-print-ir-after-all", false, "the same, as mlir-opt has it")
	f.BoolVar(&o.timePasses, "time-passes", false, "print how long every pass took, on standard error")
	f.BoolVar(&o.timePasses, "mlir-timing", false, "the same, as mlir-opt has it")
	f.BoolVar(&o.noVerify, "no-verify-each", false, "do not verify between passes")
	f.StringVarP(&o.passes, "passes", "p", "", "passes to run: a,b{option=value}")
	f.StringVar(&o.passes, "pass-pipeline", "", "passes to run, as mlir-opt has them: builtin.module(a,func.func(b))")
	for _, p := range driver.Passes {
		f.Var(&passFlag{&o.passes, p.Name}, p.Name, p.Doc)
		f.Lookup(p.Name).NoOptDefVal = " "
		_ = f.MarkHidden(p.Name) // accc passes lists them
	}
	f.StringVarP(&o.output, "output", "o", "", "write to a file instead of standard output")
	f.StringVar(&s.Format, "format", "text", diag.FormatsHelp)
	return cmd
}

// passFlag is the flag of a pass, which adds it to a pipeline: --cse, --acc-implicit-routine="device-type=nvidia".
type passFlag struct {
	pipeline *string
	name     string
}

// String implements pflag.Value.
func (p *passFlag) String() string { return "" }

// Type implements pflag.Value.
func (p *passFlag) Type() string { return "options" }

// Set implements pflag.Value.
func (p *passFlag) Set(options string) error {
	if *p.pipeline != "" {
		*p.pipeline += ","
	}
	*p.pipeline += p.name
	if options = strings.TrimSpace(options); options != "" {
		*p.pipeline += "{" + options + "}"
	}
	return nil
}

// splitMark separates the pieces of a file.
const splitMark = "// -----"

// pieces are the parts of a file between marks. Each keeps its line numbers: what precedes it becomes empty lines.
func pieces(file *source.File) []*source.File {
	var out []*source.File
	var text strings.Builder
	line := 0
	for _, l := range strings.SplitAfter(string(file.Text), "\n") {
		line++
		if strings.TrimSpace(l) != splitMark {
			text.WriteString(l)
			continue
		}
		out = append(out, source.NewFile(file.Name, []byte(text.String())))
		text.Reset()
		text.WriteString(strings.Repeat("\n", line))
	}
	return append(out, source.NewFile(file.Name, []byte(text.String())))
}

func opt(s *driver.Session, file *source.File, o optFlags) error {
	steps, err := driver.Passes.Parse(o.passes)
	if err != nil {
		return &driver.StatusError{Status: driver.ExitUsage, Err: err}
	}
	files := []*source.File{file}
	if o.split {
		files = pieces(file)
	}
	var out bytes.Buffer
	var times []pass.Time
	for i, f := range files {
		if i > 0 {
			out.WriteString(splitMark + "\n")
		}
		var found diag.List
		optPiece(s, f, o, steps, &out, &found, &times)
		if o.verifyDiag {
			driver.VerifyDiagnostics(f, found.Sorted(), &s.Diags)
			continue
		}
		for _, d := range found.Sorted() {
			s.Diags.Report(d)
		}
	}
	if o.timePasses {
		printTimes(s, times)
	}
	err = s.Finish()
	if o.verifyDiag || err != nil && (o.output != "" || !o.split) {
		return err
	}
	// Of several pieces those without mistakes are printed.
	if failed := s.Write(o.output, out.Bytes()); failed != nil {
		return failed
	}
	return err
}

// optPiece reads, verifies and transforms one module and appends its text to out; mistakes go to found.
func optPiece(s *driver.Session, f *source.File, o optFlags, steps []pass.Step, out *bytes.Buffer, found *diag.List, times *[]pass.Time) {
	ctx := dialects.NewContext()
	ctx.AllowUnregistered = o.unregistered
	module := ir.Parse(ctx, f, found)
	if module == nil || !ir.Verify(ctx, module, found) {
		return
	}
	hooks := pass.Hooks{Times: times}
	if !o.noVerify {
		hooks.Verify = func(m *ir.Op) error {
			if !ir.Verify(ctx, m, found) {
				return fmt.Errorf("the IR does not verify")
			}
			return nil
		}
	}
	if o.printAfterAll {
		hooks.After = func(p *pass.Pass, m *ir.Op) {
			var text bytes.Buffer
			if printModule(&text, m, o.print) == nil {
				fmt.Fprintf(s.Stderr, "// -----// IR Dump After %s //----- //\n%s\n", p.Name, text.Bytes())
			}
		}
	}
	err := pass.Run(module, steps, hooks)
	var mistakes ir.Errors
	if errors.As(err, &mistakes) {
		for _, e := range mistakes {
			found.Report(ctx.Diagnose(e.Op, e))
		}
		return
	}
	if err != nil {
		driver.PassFailed.New(source.Span{File: f}, "%s", err).To(found)
		return
	}
	if err := printModule(out, module, o.print); err != nil {
		driver.PassFailed.New(source.Span{File: f}, "%s", err).To(found)
	}
}

func printTimes(s *driver.Session, times []pass.Time) {
	total := time.Duration(0)
	for _, t := range times {
		total += t.Took
	}
	w := tabwriter.NewWriter(s.Stderr, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, t := range times {
		share := 0.0
		if total > 0 {
			share = 100 * float64(t.Took) / float64(total)
		}
		fmt.Fprintf(w, "%.3f ms\t%.1f%%\t  %s\n", float64(t.Took.Microseconds())/1000, share, t.Pass)
	}
	fmt.Fprintf(w, "%.3f ms\t100.0%%\t  total\n", float64(total.Microseconds())/1000)
	w.Flush()
}
