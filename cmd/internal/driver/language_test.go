package driver

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// Every layout of a host language can be chosen with -x and printed, and belongs to that language alone.
func TestLanguages(t *testing.T) {
	for _, l := range languages {
		require.NotEmpty(t, l.Layouts())
		for _, layout := range l.Layouts() {
			require.Same(t, l, LanguageOf(layout), layout)
			require.NotNil(t, l.Printer(layout), layout)
			s := NewSession()
			s.Lang = string(layout)
			got, err := s.LayoutOf("source")
			require.NoError(t, err)
			require.Equal(t, layout, got)
		}
		require.NotNil(t, l.reader(NewSession()))
		require.NotEmpty(t, l.FrontEnd.Rules())
		require.NotEmpty(t, l.Lowering.Rules())
	}
}

// A code has one meaning.
func TestCodesAreUnique(t *testing.T) {
	titles := map[string]string{}
	for _, r := range Rules() {
		require.NotContains(t, titles, r.Code, "%s", r.Title)
		titles[r.Code] = r.Title
	}
}

// A name tells the layout; what it does not tell is a mistake that names the choices.
func TestLayoutOf(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("a.txt", []byte("int x;\n"), 0o600))
	for _, x := range []struct{ lang, form, name, want, message string }{
		{name: "a.c", want: "c"},
		{name: "a.h", want: "c"},
		{name: "a.F90", want: "f90"},
		{name: "a.f", want: "f"},
		{name: "a.f90", form: "-ffixed-form", want: "f"},
		{name: "a.c", form: "-ffixed-form", want: "c"},
		{name: "a.mlir", want: "mlir"},
		{name: "a.fir", want: "mlir"},
		{name: "a.hlfir", want: "mlir"},
		{name: "-", want: "c"},
		{name: "a.txt", message: "a.txt: cannot tell the language from the name (use -x c, f90, f or mlir)"},
		{name: "b.txt", message: "b.txt: no such file or directory"},
		{name: "a.txt", lang: "f", want: "f"},
		{name: "a.c", lang: "ada", message: `unknown language "ada" for -x (expected c, f90, f or mlir)`},
	} {
		s := NewSession()
		s.Lang = x.lang
		if x.form != "" {
			require.NoError(t, FortranFlag(s).Set(x.form))
		}
		got, err := s.LayoutOf(x.name)
		if x.message != "" {
			require.EqualError(t, err, x.message)
			continue
		}
		require.NoError(t, err)
		require.EqualValues(t, x.want, got, x.name)
	}
}
