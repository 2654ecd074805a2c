package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/backend/report"
	"accc/backend/trace"
	"accc/backend/translate"
	"accc/cmd/internal/driver"
	"accc/dialects/conversion"
	"accc/dialects/conversion/firtollvm"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/pass"

	"github.com/spf13/cobra"
)

// reportForms are the values of --format.
var reportForms = map[string]func(*report.Page, *bytes.Buffer) error{
	"html": func(p *report.Page, w *bytes.Buffer) error { return p.HTML(w) },
	"text": func(p *report.Page, w *bytes.Buffer) error { return p.Text(w) },
	"json": func(p *report.Page, w *bytes.Buffer) error { return p.JSON(w) },
}

func reportCommand(s *driver.Session) *cobra.Command {
	var form, output, profile, pipeline string
	cmd := &cobra.Command{
		Use:   "report FILE...",
		Short: "Show what became of each directive: on a page, as text or as JSON",
		Long: `report writes one page about a program. Each directive is shown in the source with the clauses that
the rules imply, what each clause became, how its loops are shared, and for a loop that stays
sequential what stands in the way. With the profile of a run (accc run --profile=FILE) it also shows
what each clause moved, how often it found its variable on the device, how long kernels took, and a
timeline of the queues. It shows what accc emit --optimize=data would change, and why not more, with
the bytes that this would save of what the run moved. At the end of the page is the IR, as lowered and after each pass, beside
the source; -p chooses the passes (none: no IR but the first).

The page is one HTML file that loads nothing. --format text and json have the same without the
timeline and the IR.`,
		Args: cobra.MinimumNArgs(1),
		Example: `  accc report jacobi.c -o jacobi.html
  accc run --profile=p.json jacobi.c && accc report --profile=p.json jacobi.c -o jacobi.html
  accc report jacobi.c --format text`,
		RunE: func(cmd *cobra.Command, args []string) error {
			write := reportForms[form]
			if write == nil {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("unknown format %q for --format (expected html, text or json)", form)}
			}
			var measured *trace.Profile
			if profile != "" {
				var err error
				if measured, err = readProfile(profile); err != nil {
					return &driver.StatusError{Status: driver.ExitErrors, Err: err}
				}
			}
			s.Directives.OpenMP, s.Implied, s.Fortran.Whole = true, true, true
			var names []string
			for _, a := range args {
				names = append(names, filepath.Base(a))
			}
			page := &report.Page{Title: strings.Join(names, ", ")}
			for _, name := range s.Order(args) {
				about, err := reported(s, name, pipeline, cmd.Flags().Changed("passes"), form == "html")
				if err != nil {
					return err
				}
				page.Add(about)
			}
			slices.SortStableFunc(page.Sources, func(a, b *report.Source) int { return slices.Index(args, a.File) - slices.Index(args, b.File) })
			if measured != nil {
				page.Measure(measured)
			}
			if err := s.Finish(); err != nil {
				return err
			}
			var out bytes.Buffer
			if err := write(page, &out); err != nil {
				return err
			}
			return s.Write(output, out.Bytes())
		},
	}
	inputFlags(s, cmd)
	concurrentFlag(s, cmd)
	cmd.Flags().StringVar(&form, "format", "html", "form of the report: html, text or json")
	cmd.Flags().StringVar(&profile, "profile", "", "add what a run did, from the file that accc run --profile wrote")
	cmd.Flags().StringVarP(&pipeline, "passes", "p", "", "passes after which the IR is shown (default: those of accc run)")
	cmd.Flags().StringVarP(&output, "output", "o", "", "write to a file instead of standard output")
	return cmd
}

func readProfile(name string) (*trace.Profile, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	p, err := trace.Read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return p, nil
}

// runPasses are those of accc run, for modules with and without fir.
const (
	runPasses     = "acc-implicit-data,acc-to-offload,omp-to-offload,offload-to-run"
	fortranPasses = "acc-implicit-data,convert-fir-to-llvm,acc-to-offload,omp-to-offload,offload-to-run"
)

// reported is what there is to say about an input, with its IR after the passes of a pipeline if that is wanted.
func reported(s *driver.Session, name, pipeline string, chosen, stages bool) (*report.Source, error) {
	layout, err := s.LayoutOf(name)
	if err != nil {
		return nil, err
	}
	language := driver.LanguageOf(layout)
	if language == nil {
		return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("%s: a report is about a source, not about IR", name)}
	}
	file, err := s.Read(name)
	if err != nil {
		return nil, err
	}
	module, err := s.Module(name) // what is found is shown with that of the other sources
	if err != nil {
		return nil, err
	}
	var out *report.Source
	err = s.Guard(name, func() error {
		implied := module.Clone(ir.NewMapping())
		if err := conversion.Implicit.Run(implied, nil); err != nil {
			return &driver.StatusError{Status: driver.ExitErrors, Err: err}
		}
		written := translate.UserDirectives(s.Source(name).Neutral())
		out = report.Read(file, implied, language.Printer(layout))
		out.Declare(written)
		opts := emit.Options{Printer: language.Printer(layout), Transfers: true, Words: translate.WordsOf(s.Source(name).Neutral()),
			Statements: s.Source(name).Statements}
		reader, err := s.Reader(name)
		if err != nil {
			return err
		}
		less, err := translate.WithFewerTransfers(reader, s.Reading(name, module), opts)
		if err != nil {
			return &driver.StatusError{Status: driver.ExitErrors, Err: err}
		}
		var unsaid diag.List
		edits, _ := emit.Edits(less, file, opts, &unsaid) // takes away what cannot be written
		out.Change(less)
		after, err := source.Apply(file, edits)
		if err != nil {
			return err
		}
		out.Diff = driver.Unified(name, file.Text, after)
		if !stages {
			return nil
		}
		if !chosen {
			if pipeline = runPasses; firtollvm.Has(module) {
				pipeline = fortranPasses
			}
		}
		steps, err := driver.Passes.Parse(pipeline)
		if err != nil {
			return &driver.StatusError{Status: driver.ExitUsage, Err: err}
		}
		if err := out.Stage("as lowered", module); err != nil {
			return err
		}
		var failed error
		err = pass.Run(module, steps, pass.Hooks{After: func(p *pass.Pass, module *ir.Op) {
			if failed == nil {
				failed = out.Stage(p.Name, module)
			}
		}})
		if err == nil {
			err = failed
		}
		if err != nil {
			return &driver.StatusError{Status: driver.ExitErrors, Err: err}
		}
		return nil
	})
	return out, err
}
