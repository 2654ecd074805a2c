package main

import (
	"fmt"

	"accc/backend/emit"
	"accc/cmd/internal/driver"

	"github.com/aymanbagabas/go-udiff"
	"github.com/spf13/cobra"
)

func emitCommand(s *driver.Session) *cobra.Command {
	var opts emit.Options
	var as, output string
	var inPlace, diff bool
	cmd := &cobra.Command{
		Use:   "emit FILE",
		Short: "Write the source back with its directives regenerated from the IR",
		Long: `emit lowers a source to the IR, makes directives of it again and puts them where
the user's stood; every other byte stays. From IR (.mlir) it lists the directives.`,
		Args: cobra.ExactArgs(1),
		Example: `  accc emit jacobi.c --as acc
  accc emit jacobi.c --as acc --diff
  accc emit jacobi.c --as acc --implicit`,
		RunE: func(_ *cobra.Command, args []string) error {
			if as != "acc" {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("unknown directive language %q for --as (expected acc)", as)}
			}
			return emitFile(s, args[0], opts, output, inPlace, diff)
		},
	}
	sourceFlags(s, cmd)
	cmd.Flags().StringVar(&as, "as", "acc", "directive language to write: acc")
	cmd.Flags().BoolVar(&opts.Implicit, "implicit", false, "also write out what the implicit rules decided")
	cmd.Flags().StringVarP(&output, "output", "o", "", "write to a file instead of standard output")
	cmd.Flags().BoolVar(&inPlace, "in-place", false, "replace the source file")
	cmd.Flags().BoolVar(&diff, "diff", false, "print the difference instead of the result")
	cmd.MarkFlagsMutuallyExclusive("output", "in-place", "diff")
	return cmd
}

func emitFile(s *driver.Session, name string, opts emit.Options, output string, inPlace, diff bool) error {
	language, err := s.LanguageOf(name)
	if err != nil {
		return err
	}
	module, err := s.Module(name)
	if err != nil {
		return err
	}
	file, err := s.Read(name)
	if err != nil {
		return err
	}
	var text []byte
	if language == driver.MLIR {
		text = []byte(emit.Text(module, opts, &s.Diags))
	} else {
		text = emit.Splice(module, file, opts, &s.Diags)
	}
	if err := s.Finish(); err != nil {
		return err
	}
	switch {
	case diff:
		return s.Write("", []byte(udiff.Unified(name, name, string(file.Text), string(text))))
	case inPlace && name != "-" && language != driver.MLIR:
		output = name
	}
	return s.Write(output, text)
}
