package main

import (
	"bytes"
	"fmt"
	"strings"

	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
)

func passesCommand(s *driver.Session) *cobra.Command {
	return &cobra.Command{
		Use:     "passes [PASS]...",
		Short:   "List the passes that -p accepts, with their options",
		Example: "  accc passes\n  accc passes openacc-legalize-data-values\n  accc opt kernels.mlir -p 'openacc-legalize-data-values{host-to-device=false},canonicalize'",
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			var names []string
			for _, p := range driver.Passes {
				names = append(names, p.Name+"\t"+p.Doc)
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			selected := driver.Passes
			if len(args) > 0 {
				// A list of names is a pipeline without options; parsing one reports its errors.
				steps, err := driver.Passes.Parse(strings.Join(args, ","))
				if err != nil {
					return &driver.StatusError{Status: driver.ExitUsage, Err: err}
				}
				selected = nil
				for _, step := range steps {
					selected = append(selected, step.Pass)
				}
			}
			var out bytes.Buffer
			for _, p := range selected {
				fmt.Fprintf(&out, "%s\n    %s\n", p.Name, p.Doc)
				if p.Anchor != "" {
					fmt.Fprintf(&out, "    on each %s\n", p.Anchor)
				}
				if len(p.After) > 0 {
					fmt.Fprintf(&out, "    after %s\n", strings.Join(p.After, ", "))
				}
				for _, o := range p.Options {
					words := ""
					if len(o.Words) > 0 {
						words = " (" + strings.Join(o.Words, ", ") + ")"
					}
					fmt.Fprintf(&out, "    %s=%s%s: %s\n", o.Name, o.Default, words, o.Doc)
				}
			}
			return s.Write("", out.Bytes())
		},
	}
}
