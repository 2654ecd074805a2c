package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"accc/cmd/internal/driver"
	"accc/frontend/diag"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

func versionCommand(s *driver.Session) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version of accc",
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			return s.Write("", fmt.Appendf(nil, "accc %s\n", driver.Version()))
		},
	}
}

func initCommand(s *driver.Session) *cobra.Command {
	return &cobra.Command{
		Use:   "init",
		Short: "Write a settings file " + driver.ProjectFile + " for the sources in and below the working directory",
		Long: "init writes a file " + driver.ProjectFile + ` that names every setting, each as a comment with its default: what is taken
out of the comment holds for the sources in and below the directory. It changes no file that is there.`,
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if _, err := os.Lstat(driver.ProjectFile); err == nil {
				return &driver.StatusError{Status: driver.ExitErrors, Err: errors.New(driver.ProjectFile + ": it is there already")}
			}
			if err := driver.WriteFile(driver.ProjectFile, []byte(driver.ProjectTemplate), 0o644); err != nil {
				return &driver.StatusError{Status: driver.ExitErrors, Err: err}
			}
			fmt.Fprintf(s.Stderr, "accc: wrote %s\n", driver.ProjectFile)
			return nil
		},
	}
}

// helpCommand is cobra's, and an error where there is no such command or page.
func helpCommand(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND or PAGE]",
		Short: "Help about a command, or a page",
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			var names []string
			for _, c := range root.Commands() {
				names = append(names, c.Name())
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			cmd, rest, err := root.Find(args)
			if cmd == nil || err != nil || len(rest) > 0 {
				var names []string
				for _, c := range root.Commands() {
					names = append(names, c.Name())
				}
				return fmt.Errorf("no command or page %s%s", strings.Join(args, " "), meant("", strings.Join(args, " "), names))
			}
			cmd.InitDefaultHelpFlag()
			return cmd.Help()
		},
	}
}

// meant asks for the word that is spelled most like one that is not known.
func meant(before, word string, known []string) string {
	if near := diag.Nearest(word, known); near != "" {
		return "; did you mean " + before + near + "?"
	}
	return ""
}

// unknownFlag adds to the error about a flag that a command has not the one that is spelled most like it.
func unknownFlag(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if !errors.As(err, &unknown) || len(unknown.GetSpecifiedName()) < 2 {
		return err
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	return fmt.Errorf("%w%s", err, meant("--", unknown.GetSpecifiedName(), names))
}
