package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/acctoomp"
	"accc/backend/omptoacc"
	"accc/cmd/internal/driver"
	ompdir "accc/pragma/omp"
)

// Each mapping of a clause writes what its example wants and says how that differs; the result is read again.
func TestMappings(t *testing.T) {
	translate := func(t *testing.T, as, example string) (text, said string) {
		dir := t.TempDir()
		source, out := filepath.Join(dir, "a.c"), filepath.Join(dir, "out.c")
		require.NoError(t, os.WriteFile(source, []byte("void use(double *);\nvoid f(double *p, int n)\n{\ndouble a[8];\nuse(a);\n"+example+"\nuse(a);\n}\n"), 0o600))
		var errs bytes.Buffer
		session := driver.NewSession()
		session.Stdout, session.Stderr = io.Discard, &errs
		require.Equal(t, 0, execute(session, []string{"emit", "--as", as, "--runtime", "none", "-o", out, source}), errs.String())
		read, err := os.ReadFile(out)
		require.NoError(t, err)
		accc(t, "", "emit", "--verify", "-w", out)
		return string(read), errs.String()
	}
	for _, m := range acctoomp.Mappings {
		t.Run(m.Want, func(t *testing.T) {
			require.NotEmpty(t, m.Example)
			text, said := translate(t, "omp", m.Example)
			require.Contains(t, text, m.Want)
			require.NotContains(t, text, "#pragma acc")
			before, after, _ := strings.Cut(m.Why, "{}")
			require.Contains(t, said, before)
			require.Contains(t, said, after)
			require.Equal(t, m.Why == "", m.Say == nil)
		})
	}
	for _, m := range omptoacc.Mappings {
		t.Run(m.Want, func(t *testing.T) {
			require.NotEmpty(t, m.Example)
			text, _ := translate(t, "acc", m.Example)
			require.Contains(t, text, m.Want)
			require.NotContains(t, text, "#pragma omp")
		})
	}
	for _, r := range omptoacc.Rows {
		t.Run(r.Clause.Name+" of "+r.On[0].Name, func(t *testing.T) {
			if r.Clause == ompdir.ClauseHasDeviceAddr {
				t.Skip("OpenACC takes it in Fortran alone")
			}
			require.NotEmpty(t, r.Want)
			text, said := translate(t, "acc", r.Example)
			require.Contains(t, text, r.Want)
			require.NotContains(t, text, "#pragma omp")
			before, after, _ := strings.Cut(r.Why, "{}")
			require.Contains(t, said, before)
			require.Contains(t, said, after)
			require.Equal(t, r.Why == "", r.Say == nil)
		})
	}
}
