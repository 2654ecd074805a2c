package fortran_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/frontend/diag"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	"accc/irgen/fortran"

	"github.com/stretchr/testify/require"
)

// lowerFile lowers one source; what is reported fails the test.
func lowerFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	form := front.Free
	if filepath.Ext(name) == ".f" {
		form = front.Fixed
	}
	var list diag.List
	u := front.Parse(source.NewFile(filepath.Base(name), text), front.Options{Form: form, OpenACC: true}, &list)
	require.NotNil(t, u, "%v", list.Sorted())
	ctx := dialects.NewContext()
	m := fortran.Lower([]*front.Unit{u}, fortran.Options{Context: ctx}, &list)
	require.NotNil(t, m, "%v", list.Sorted())
	require.True(t, ir.Verify(ctx, m, &list), "%v", list.Sorted())
	require.NoError(t, acc.Verify.Run(m, nil))
	return ir.Format(m)
}

// differences are the operations that are not flang's, with the reason.
var differences = []struct {
	pattern *regexp.Regexp
	why     string
}{
	{regexp.MustCompile(`acc\.private varPtr\(% : !fir\.ref<!fir\.array<\d+x\w+>>\) bounds`),
		"a private section: flang's copy has the size of the section, with which the subscripts of the body do not fit (OpenACC 3.3 §2.9.10)"},
}

// TestFlang compares the operations of the acc dialect that sources are lowered to, in order, with flang's: their clauses,
// names, bounds, recipes and types. flang writes the kinds of constants in names; those are left out.
func TestFlang(t *testing.T) {
	cases, err := filepath.Glob("../../testdata/fortran/acc/*.f90")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		t.Run(filepath.Base(name), func(t *testing.T) {
			got := lowerFile(t, name)
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			want, messages, ok := irtest.Run(t, "flang-22", string(text), "-fc1", "-fopenacc", "-emit-hlfir", "-x", "f95", "-", "-o", "-")
			require.True(t, ok, messages)
			require.Equal(t, strings.Join(operations(want), "\n"), strings.Join(operations(got), "\n"))
			require.ElementsMatch(t, declared(want), declared(got))
			// Some attributes are printed by LLVM in a form that it does not read.
			if _, _, ok := irtest.Run(t, "fir-opt-22", want); ok {
				_, messages, ok = irtest.Run(t, "fir-opt-22", got)
				require.True(t, ok, messages)
			}
		})
	}
}

var (
	operation = regexp.MustCompile(`^\s*(?:%\w+(?::\d+)? = )?(acc\.[\w.]+)(.*)$`)
	number    = regexp.MustCompile(`%[\w#]+(:\d+)?`)
	nameText  = regexp.MustCompile(`name = "[^"]*"`)
	kindText  = regexp.MustCompile(`_[48]\b`)
	unit      = regexp.MustCompile(`accc\.\w+(, )?`)
	// spare are functions that flang makes for the variables of a procedure's declare directives and that nothing calls: only
	// those of allocatable module variables have an allocation to go with.
	spare = regexp.MustCompile(`^  func\.func private @_Q\w*F\w*_acc_declare_\w+\(`)
	// atomicIf is the condition of an atomic construct (OpenACC 3.4 §2.12), which flang drops.
	atomicIf = regexp.MustCompile(`^acc\.atomic\.(\w+) if\(%\)`)
)

// mark matches the attribute of a variable of a declare directive, and the variable.
var mark = regexp.MustCompile(`(?:fir\.global.*(@\w+)|fir\.address_of\((@\w+)\)|hlfir\.declare|fir\.declare).*#acc\.declare<dataClause =  (\w+)>(?:.*(uniq_name = "\w+"))?`)

// declared are the variables that are marked as those of declare directives, with their clauses.
func declared(module string) (list []string) {
	for _, m := range mark.FindAllStringSubmatch(module, -1) {
		list = append(list, strings.Join(m[1:], " "))
	}
	return list
}

// operations are the operations of the acc dialect in a module, without numbers of values, terminators and recipes.
func operations(module string) (list []string) {
	skip := false
	for _, line := range strings.Split(module, "\n") {
		switch {
		case spare.MatchString(line):
			skip = true
		case line == "  }":
			skip = false
		}
		if skip {
			continue
		}
		m := operation.FindStringSubmatch(line)
		if m == nil || m[1] == "acc.yield" || m[1] == "acc.terminator" || strings.HasSuffix(m[1], ".recipe") {
			continue
		}
		rest := number.ReplaceAllString(m[2], "%")
		rest = nameText.ReplaceAllStringFunc(rest, func(s string) string { return kindText.ReplaceAllString(s, "") })
		rest = unit.ReplaceAllString(rest, "")
		rest = strings.ReplaceAll(rest, ", }", "}")
		rest = strings.ReplaceAll(rest, " attributes {}", "")
		op := m[1] + strings.TrimRight(rest, " ")
		op = atomicIf.ReplaceAllString(op, "acc.atomic.$1")
		for _, d := range differences {
			if d.pattern.MatchString(op) {
				op = m[1] + " (" + d.why + ")"
			}
		}
		list = append(list, op)
	}
	return list
}
