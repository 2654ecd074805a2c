package main

import (
	"maps"
	"slices"
	"strings"

	"accc/backend/check"
	"accc/backend/translate"
	"accc/cmd/internal/driver"
	"accc/frontend/diag"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// flagValues are the values of flags, for shells, by the command and the name, or the name alone where the commands agree. A value may
// have a description after a tab.
var flagValues = map[string]func() []string{
	"format":        diag.FormatNames,
	"report format": func() []string { return slices.Sorted(maps.Keys(reportForms)) },
	"color":         func() []string { return driver.Colors },
	"language":      driver.Layouts,
	"std":           driver.Standards,
	"directives":    func() []string { return []string{"acc", "omp", "acc,omp"} },
	"warn": func() (out []string) {
		out = []string{"error\tmake warnings errors", "maybe\tshow what may be a mistake, too"}
		for _, r := range driver.Rules() {
			if r.Severity != diag.Error {
				out = append(out, "no-"+r.Code+"\t"+r.Title, "error="+r.Code+"\t"+r.Title)
			}
		}
		return out
	},
	"passes": func() (out []string) {
		for _, p := range driver.Passes {
			out = append(out, p.Name+"\t"+p.Doc)
		}
		return out
	},
	"device":       func() []string { return slices.Sorted(maps.Keys(deviceModes)) },
	"check":        func() []string { return append(strings.Split(check.Words(), ","), "all") },
	"emit as":      directions,
	"ir as":        func() []string { return []string{"source", "llvm"} },
	"dialect as":   func() []string { return slices.Sorted(maps.Keys(referenceForms)) },
	"explain all":  func() []string { return slices.Sorted(maps.Keys(references)) },
	"emit runtime": func() []string { return []string{"inline", "none"} },
	"emit style":   func() []string { return []string{"explicit", "loop"} },
	"emit omp":     func() []string { return slices.Sorted(maps.Keys(ompVersions)) },
	"emit present": func() []string { return []string{"alloc", "keep"} },
}

// lists are the flags that take several values with commas between them.
var lists = map[string]bool{"check": true, "passes": true}

// completeValues lets shells complete the values of flags.
func completeValues(root *cobra.Command) {
	for _, cmd := range root.Commands() {
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			values := flagValues[cmd.Name()+" "+f.Name]
			if values == nil {
				values = flagValues[f.Name]
			}
			if values == nil {
				return
			}
			// The flag is one of the command, and has no other function.
			_ = cmd.RegisterFlagCompletionFunc(f.Name, func(_ *cobra.Command, _ []string, begun string) ([]string, cobra.ShellCompDirective) {
				before := ""
				if at := strings.LastIndexByte(begun, ','); lists[f.Name] && at >= 0 {
					before = begun[:at+1]
				}
				var out []string
				for _, v := range values() {
					if strings.HasPrefix(before+v, begun) {
						out = append(out, before+v)
					}
				}
				return out, cobra.ShellCompDirectiveNoFileComp
			})
		})
	}
}

// directions are the values of --as.
func directions() (names []string) {
	for _, d := range translate.Directions {
		names = append(names, string(d))
	}
	return names
}
