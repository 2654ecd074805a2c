package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	accdir "accc/pragma/acc"

	"github.com/stretchr/testify/require"
)

// modifiers say of each modifier of the table of clauses what shows it in the IR and in OpenMP, or why nothing does.
var modifiers = map[string]struct{ clause, ir, omp, why string }{
	"copy always":       {"copy(always: a[0:10])", "modifier always>", "map(always, tofrom:", ""},
	"copy alwaysin":     {"copy(alwaysin: a[0:10])", "modifier alwaysin>", "ACC5202", ""},
	"copy alwaysout":    {"copy(alwaysout: a[0:10])", "modifier alwaysout>", "ACC5202", ""},
	"copy capture":      {"copy(capture: a[0:10])", "modifier capture>", "", "map makes a copy on a device with a memory of its own in any case"},
	"copyin readonly":   {"copyin(readonly: a[0:10])", "acc_copyin_readonly", "", "a promise of the program, which no compiler must use"},
	"copyin always":     {"copyin(always: a[0:10])", "modifier always>", "map(always, to:", ""},
	"copyin alwaysin":   {"copyin(alwaysin: a[0:10])", "modifier alwaysin>", "map(always, to:", ""},
	"copyin capture":    {"copyin(capture: a[0:10])", "modifier capture>", "", "see copy"},
	"copyout zero":      {"copyout(zero: a[0:10])", "acc_copyout_zero", "ACC5202", ""},
	"copyout always":    {"copyout(always: a[0:10])", "modifier always>", "map(always, from:", ""},
	"copyout alwaysout": {"copyout(alwaysout: a[0:10])", "modifier alwaysout>", "map(always, from:", ""},
	"copyout capture":   {"copyout(capture: a[0:10])", "modifier capture>", "", "see copy"},
	"create zero":       {"create(zero: a[0:10])", "acc_create_zero", "ACC5202", ""},
	"create capture":    {"create(capture: a[0:10])", "modifier capture>", "", "see copy"},
	"gang num":          {"gang(num: 3)", "gang({num=", "", "how many gangs there are is a hint in kernels"},
	"gang dim":          {"gang(dim: 2)", "gang({dim=", "", "teams have one dimension"},
	"gang static":       {"gang(static: 2)", "gang({static=", "dist_schedule(static, 2)", ""},
	"worker num":        {"worker(num: 3)", "worker(%", "", "how many workers there are is a hint"},
	"vector length":     {"vector(length: 4)", "vector(%", "", "how many lanes there are is a hint"},
	"collapse force":    {"collapse(force: 1)", "collapse_force", "", "one loop is nested as it must be"},
}

// TestModifiers demands of each modifier that it is in the IR, comes back in the source, and shows in OpenMP unless there is a reason.
func TestModifiers(t *testing.T) {
	for _, c := range accdir.Table.Clauses {
		if c.Table != accdir.Table {
			continue
		}
		for _, m := range c.Modifiers {
			name := c.Name + " " + m.Name
			t.Run(name, func(t *testing.T) {
				row, ok := modifiers[name]
				require.True(t, ok, "a modifier without a row")
				require.True(t, row.omp != "" || row.why != "")
				leaf := "kernels"
				if m.Name == "dim" {
					leaf = "parallel"
				}
				file := filepath.Join(t.TempDir(), "a.c")
				text := fmt.Sprintf("void f(int *a) {\n#pragma acc data present_or_copy(a[0:10])\n#pragma acc %s loop %s\n    for (int i = 0; i < 10; i++)\n        a[i] = i;\n}\n", leaf, row.clause)
				require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
				output := func(args ...string) string {
					var out bytes.Buffer
					s := driver.NewSession()
					s.Stdin, s.Stdout, s.Stderr = strings.NewReader(""), &out, &out
					require.Zero(t, execute(s, append(args, file)), out.String())
					return out.String()
				}
				require.Contains(t, output("ir"), row.ir)
				back := strings.NewReplacer("num: 3", "3", "length: 4", "4").Replace(row.clause)
				source := output("emit", "--as", "acc")
				require.True(t, strings.Contains(source, row.clause) || strings.Contains(source, back), source)
				require.Contains(t, output("emit", "--as", "omp"), row.omp)
			})
		}
	}
}
