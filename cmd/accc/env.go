package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"text/tabwriter"

	"accc/cmd/internal/ccflags"
	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
)

// An environment is what accc env tells.
type environment struct {
	Version   string        `json:"version"`
	CC        tool          `json:"cc"`
	FC        tool          `json:"fc"`
	Settings  string        `json:"settings"` // the file, "" for none
	Variables []envVariable `json:"variables"`
	Warnings  []string      `json:"warnings"`
}

// A tool is a host compiler: the command, and the file that it runs, "" where none is found.
type tool struct {
	Command string `json:"command"`
	Path    string `json:"path"`
}

type envVariable struct {
	Name    string  `json:"name"`
	Value   *string `json:"value"` // nil where it is not set
	Default string  `json:"default"`
	Doc     string  `json:"doc"`
}

func envCommand(s *driver.Session) *cobra.Command {
	var asJSON, all bool
	cmd := &cobra.Command{
		Use:   "env",
		Short: "Print what is in force: compilers, settings and environment variables",
		Long: `env prints the version of accc, the host compilers that it drives, the settings file that holds for
sources in the working directory, and the environment variables that accc and the programs under
accc run read: those that are set, and with --all the others with their defaults. 'accc explain NAME' tells what
a variable is for. Variables with values that they cannot have are reported on standard error.`,
		Args:    cobra.NoArgs,
		Example: "  accc env\n  accc env --all\n  accc env --json",
		RunE: func(*cobra.Command, []string) error {
			e, err := environmentOf(s)
			if err != nil {
				return err
			}
			for _, w := range e.Warnings {
				fmt.Fprintf(s.Stderr, "accc: %s\n", w)
			}
			var out bytes.Buffer
			if asJSON {
				encoder := json.NewEncoder(&out)
				encoder.SetIndent("", "  ")
				encoder.SetEscapeHTML(false)
				err = encoder.Encode(e)
			} else {
				err = e.print(&out, all)
			}
			if err != nil {
				return err
			}
			return s.Write("", out.Bytes())
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one object, with all variables")
	cmd.Flags().BoolVarP(&all, "all", "a", false, "also print the variables that are not set")
	return cmd
}

func environmentOf(s *driver.Session) (*environment, error) {
	e := &environment{Version: driver.Version(), Warnings: driver.EnvironmentWarnings()}
	for fortran, t := range map[bool]*tool{false: &e.CC, true: &e.FC} {
		words, _ := hostCompiler(&ccflags.Line{}, fortran)
		t.Command = words[0]
		if path, err := exec.LookPath(words[0]); err == nil {
			t.Path = path
		}
	}
	var err error
	if e.Settings, err = s.SettingsFile(); err != nil {
		return nil, err
	}
	for _, v := range driver.Variables() {
		row := envVariable{Name: v.Name, Default: v.Default, Doc: v.Doc}
		if text, set := os.LookupEnv(v.Name); set {
			row.Value = &text
		}
		e.Variables = append(e.Variables, row)
	}
	return e, nil
}

// print writes what is in force for people.
func (e *environment) print(out *bytes.Buffer, all bool) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "accc\t%s\n", e.Version)
	for _, row := range []struct {
		name string
		tool tool
	}{{"C compiler", e.CC}, {"Fortran compiler", e.FC}} {
		where := row.tool.Path
		if where == "" {
			where = "not found: sources become executables that need no toolchain"
		}
		fmt.Fprintf(w, "%s\t%s (%s)\n", row.name, row.tool.Command, where)
	}
	settings := e.Settings
	if settings == "" {
		settings = "none"
	}
	fmt.Fprintf(w, "settings\t%s\n", settings)
	for _, v := range e.Variables {
		switch {
		case v.Value != nil:
			fmt.Fprintf(w, "%s\t%s\n", v.Name, *v.Value)
		case all && v.Default != "":
			fmt.Fprintf(w, "%s\t(%s)\n", v.Name, v.Default)
		case all:
			fmt.Fprintf(w, "%s\t(not set)\n", v.Name)
		}
	}
	return w.Flush()
}
