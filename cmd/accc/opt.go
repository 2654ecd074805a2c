package main

import (
	"bytes"

	"accc/cmd/internal/driver"
	"accc/dialects"
	"accc/ir"

	"github.com/spf13/cobra"
)

func optCommand(s *driver.Session) *cobra.Command {
	var opts ir.PrintOptions
	var pipeline, output string
	var unregistered bool
	cmd := &cobra.Command{
		Use:   "opt [FILE.mlir]",
		Short: "Read IR, verify it, run passes, print it",
		Args:  cobra.MaximumNArgs(1),
		Example: `  accc opt kernels.mlir -p canonicalize,cse
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
			return s.Guard(name, func() error {
				ctx := dialects.NewContext()
				ctx.AllowUnregistered = unregistered
				module := ir.Parse(ctx, file, &s.Diags)
				if module == nil || !ir.Verify(ctx, module, &s.Diags) {
					return s.Finish()
				}
				if err := s.RunPasses(module, pipeline); err != nil {
					return err
				}
				var out bytes.Buffer
				if err := printModule(&out, module, opts); err != nil {
					return err
				}
				if err := s.Finish(); err != nil {
					return err
				}
				return s.Write(output, out.Bytes())
			})
		},
	}
	f := cmd.Flags()
	f.BoolVar(&opts.Generic, "mlir-print-op-generic", false, "print every operation in the generic form")
	f.BoolVar(&opts.DebugInfo, "mlir-print-debuginfo", false, "print locations")
	f.BoolVar(&unregistered, "allow-unregistered-dialect", false, "let operations of unknown dialects through")
	f.StringVarP(&pipeline, "passes", "p", "", "passes to run: a,b{option=value}")
	f.StringVarP(&output, "output", "o", "", "write to a file instead of standard output")
	f.StringVar(&s.Format, "format", "text", "form of diagnostics: text, gnu, json or sarif")
	return cmd
}
