package main

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"
)

// Every numeric flag of every command refuses what is out of its range as a wrong command line, before anything else happens.
func TestNumericFlags(t *testing.T) {
	numeric := map[string][]string{
		"number":   {"-1", "-5", "1.5", "x", "", "2147483648000", "99999999999999999999"},
		"size":     {"-1", "x", "", "64X", "9223372036854775807", "9999999999999G"},
		"duration": {"-1", "0", "-1s", "x", "", "99999999999999999999"},
	}
	seen := map[string]int{}
	var walk func(cmd *cobra.Command, path []string)
	walk = func(cmd *cobra.Command, path []string) {
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			kind := f.Value.Type()
			require.NotContains(t, []string{"int", "int64", "uint", "float64", "count"}, kind, "--%s of %s has no range", f.Name, cmd.Name())
			values := numeric[kind]
			if size, ok := f.Value.(*driver.Size); ok && size.Min() > 0 {
				values = append([]string{"0", strconv.FormatInt(size.Min()-1, 10)}, values...)
			}
			for _, value := range values {
				var out, errs bytes.Buffer
				s := driver.NewSession()
				s.Stdin, s.Stdout, s.Stderr = strings.NewReader(""), &out, &errs
				args := append(append([]string(nil), path...), "--"+f.Name+"="+value, "missing.c")
				require.Equal(t, driver.ExitUsage, execute(s, args), "accc %s\n%s", strings.Join(args, " "), errs.String())
				require.Contains(t, errs.String(), "expected a ", "accc %s", strings.Join(args, " "))
				require.Contains(t, errs.String(), "--"+f.Name)
				seen[kind]++
			}
		})
		for _, c := range cmd.Commands() {
			walk(c, append(append([]string(nil), path...), c.Name()))
		}
	}
	walk(newRoot(driver.NewSession()), nil)
	for kind, values := range numeric {
		require.GreaterOrEqual(t, seen[kind], len(values), kind)
	}
}
