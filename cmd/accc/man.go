//go:build !js

package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"
	"time"

	"accc/cmd/internal/ccflags"
	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

func manCommand(s *driver.Session) *cobra.Command {
	return &cobra.Command{
		Use:   "man [DIRECTORY]",
		Short: "Write the manual pages of all commands",
		Long: `man writes a manual page for accc and for each of its commands: accc.1, accc-check.1, and so on. The
directory is made if it is not there. Without one, man prints the page of accc, for a formatter such as man -l -.`,
		Args:    cobra.MaximumNArgs(1),
		Example: "  accc man ~/.local/share/man/man1\n  accc man | man -l -",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				page, err := manualPage(cmd.Root())
				if err != nil {
					return err
				}
				return s.Write("", page)
			}
			if err := os.MkdirAll(args[0], 0o755); err != nil {
				return &driver.StatusError{Status: driver.ExitErrors, Err: err}
			}
			return manual(s, cmd.Root(), args[0])
		},
	}
}

// manual writes the pages of a command and those below it. They have no date: two builds write the same.
func manual(s *driver.Session, cmd *cobra.Command, dir string) error {
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() || c.IsAdditionalHelpTopicCommand() {
			if err := manual(s, c, dir); err != nil {
				return err
			}
		}
	}
	page, err := manualPage(cmd)
	if err != nil {
		return err
	}
	name := strings.ReplaceAll(cmd.CommandPath(), " ", "-") + ".1"
	return s.Write(filepath.Join(dir, name), page)
}

// manualPage is that of one command.
func manualPage(cmd *cobra.Command) ([]byte, error) {
	cmd.DisableAutoGenTag = true
	var page bytes.Buffer
	header := &doc.GenManHeader{Section: "1", Date: new(time.Time), Source: "accc " + driver.Release, Manual: "accc"}
	err := doc.GenMan(cmd, header, &page)
	return bytes.Replace(page.Bytes(), []byte(`"Jan 0001"`), []byte(`""`), 1), err
}

// driverTopic is the page about accc in place of a compiler.
func driverTopic(*driver.Session) *cobra.Command {
	var table strings.Builder
	w := tabwriter.NewWriter(&table, 0, 0, 2, ' ', 0)
	for _, f := range ccflags.Own {
		for i, line := range wrapped(f.Doc, 66) {
			name := f.Name
			if i > 0 {
				name = ""
			}
			fmt.Fprintf(w, "    %s\t%s\n", name, line)
		}
	}
	w.Flush()
	return &cobra.Command{
		Use:   "driver",
		Short: "About accc in place of a compiler: accc [compiler flags] FILE...",
		Long: `accc [compiler flags] FILE... compiles as the host compiler does. Sources with directives of OpenACC are
translated to OpenMP first, and what accc check finds in them is shown; mistakes that other
compilers accept are warnings. All other sources and all options go to the host compiler
unchanged. Diagnostics name the user's files and lines.

Options that mean something to accc:
` + table.String() + `
Without a host compiler, or with --target=wasm, the output is an executable that carries the program and the
simulated device.`,
	}
}

// wrapped breaks a text into lines of at most width bytes, between words.
func wrapped(text string, width int) (lines []string) {
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines, line = append(lines, line), ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}
