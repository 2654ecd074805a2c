//go:build !js

package main

import (
	"context"
	"io"

	"accc/cmd/internal/driver"
	"accc/cmd/internal/lsp"

	"github.com/spf13/cobra"
)

func lspCommand(s *driver.Session) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "lsp",
		Short: "Serve an editor: the Language Server Protocol on standard input and output",
		Long: `lsp serves editors of C and Fortran: diagnostics while you type, fixes, the meaning of the directive,
clause or variable under the cursor, completion, and hints that show implicit data and data-sharing
attributes, which a code action writes out. Code actions translate a directive, with what goes with it, or
a file, between OpenACC and OpenMP. Variables in clauses have a definition, references and a
rename; directives have an outline, folding and colours. It goes beside a server of the host language, and answers
inside of directives.

A change of a header, an include file or a module checks the open files again that read it. The command
accc.checkWorkspace checks the files that are not open, too.

Initialization options:
  includes, defines  lists, as -I and -D
  workspace          true: check files that are not open, at the start and after each change on disk
  format             true: format directives with the document (a code action does so always)
  width              of the lines of directives, 100 if absent
  profile            what accc run --profile wrote: transfers and kernels are shown above directives

Flags come from the nearest compile_commands.json (in the directory of a source, a parent directory,
or a directory build in one of them) and from .accc.toml. Settings for editors are in
cmd/accc/editors.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			s.Directives.OpenMP = true
			editing := s.Editing()
			server := &lsp.Server{Version: driver.Release, Options: s.Options, Setup: editing.Setup, Sources: editing.Sources}
			spare(s)
			in, ok := s.Stdin.(io.ReadCloser)
			if !ok {
				in = io.NopCloser(s.Stdin)
			}
			if status := server.Serve(context.Background(), in, s.Stdout); status != 0 {
				return &driver.StatusError{Status: status}
			}
			return nil
		},
	}
	// Editors pass --stdio by habit.
	cmd.Flags().Bool("stdio", true, "speak on standard input and output (the only way)")
	sourceFlags(s, cmd)
	return cmd
}
