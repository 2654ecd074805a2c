package main

import (
	"bytes"
	"fmt"

	"accc/cmd/internal/driver"
	"accc/ir"

	"github.com/spf13/cobra"
)

func irCommand(s *driver.Session) *cobra.Command {
	var opts ir.PrintOptions
	var pipeline, output, as string
	cmd := &cobra.Command{
		Use:   "ir FILE...",
		Short: "Print the dialect IR of sources",
		Args:  cobra.MinimumNArgs(1),
		Example: `  accc ir jacobi.c
  accc ir jacobi.c --generic --debuginfo
  accc ir jacobi.c -p canonicalize,cse
  accc ir jacobi.c --as llvm | mlir-translate-22 --mlir-to-llvmir | clang-22 -x ir - -fopenmp`,
		RunE: func(_ *cobra.Command, args []string) error {
			if as != "source" && as != "llvm" {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--as %s: expected source or llvm", as)}
			}
			s.Directives.OpenMP = true
			var out bytes.Buffer
			for _, name := range s.Order(args) {
				module, err := s.Module(name)
				if err != nil {
					return err
				}
				if err := s.RunPasses(module, pipeline); err != nil {
					return err
				}
				if as == "llvm" {
					if err := s.ToLLVM(module); err != nil {
						return err
					}
				}
				opts.Readable = true
				if err := s.Guard(name, func() error { return printModule(&out, module, opts) }); err != nil {
					return err
				}
			}
			if err := s.Finish(); err != nil {
				return err
			}
			return s.Write(output, out.Bytes())
		},
	}
	sourceFlags(s, cmd)
	concurrentFlag(s, cmd)
	cmd.Flags().BoolVar(&opts.Generic, "generic", false, "print every operation in the generic form")
	cmd.Flags().BoolVar(&opts.DebugInfo, "debuginfo", false, "print locations")
	cmd.Flags().StringVarP(&pipeline, "passes", "p", "", "run passes first: a,b{option=value}")
	cmd.Flags().StringVar(&as, "as", "source", "dialects of the host code: those of the source language, or llvm, which mlir-translate reads")
	cmd.Flags().StringVarP(&output, "output", "o", "", "write to a file instead of standard output")
	return cmd
}

// printModule prints a module as mlir-opt does, which ends its output with an empty line.
func printModule(w *bytes.Buffer, module *ir.Op, opts ir.PrintOptions) error {
	err := ir.Print(w, module, opts)
	w.WriteByte('\n')
	return err
}
