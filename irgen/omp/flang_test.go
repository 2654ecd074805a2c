package omp_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// differences are the operations that are not flang's, with the reason.
var differences = []struct {
	pattern *regexp.Regexp
	why     string
}{}

// TestFlang compares the operations of the omp dialect that Fortran sources are lowered to, in order, with flang's: their
// clauses, operands by the names of variables, region arguments, recipes and types.
func TestFlang(t *testing.T) {
	cases, err := filepath.Glob("../../testdata/fortran/omp_ir/*.f90")
	require.NoError(t, err)
	require.NotEmpty(t, cases)
	for _, name := range cases {
		t.Run(filepath.Base(name), func(t *testing.T) {
			got := lower(t, name)
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			if first, _, _ := strings.Cut(string(text), "\n"); strings.HasPrefix(first, "! flang differs: ") {
				t.Skip(first)
			}
			want, messages, ok := irtest.Run(t, "flang-22", string(text), "-fc1", "-fopenmp", "-fopenmp-version=52", "-emit-fir", "-x", "f95", "-", "-o", "-")
			require.True(t, ok, messages)
			recipes, ops := operations(want)
			gotRecipes, gotOps := operations(got)
			require.Equal(t, strings.Join(ops, "\n"), strings.Join(gotOps, "\n"))
			require.Equal(t, strings.Join(recipes, "\n"), strings.Join(gotRecipes, "\n"))
		})
	}
}

var (
	defined   = regexp.MustCompile(`^\s*(%[\w]+)(?::\d+)? = ([\w.]+)(.*)$`)
	uniqName  = regexp.MustCompile(`uniq_name = "([^"]*)"`)
	operation = regexp.MustCompile(`^(?:\s*(?:%\w+(?::\d+)? = )?|.*\} )(omp\.[\w.]+)(.*)$`)
	operand   = regexp.MustCompile(`%\w+(?:#\d+)?`)
	blockArg  = regexp.MustCompile(`^%arg\d+$`)
	private   = regexp.MustCompile(`accc\.\w+( = (array<[^>]*>|\[[^\]]*\]|"[^"]*"|[-\w]+( : \w+)?))?(, )?`)
	atEntry   = regexp.MustCompile(`^    %\w+ = omp\.threadprivate `)
	recipe    = regexp.MustCompile(`^  omp\.(private|declare_reduction|declare_mapper) `)
)

// operations are the recipes of a module, sorted, and its other operations of the omp dialect in order. Values are replaced by
// the names of variables or by constants.
func operations(module string) (recipes, ops []string) {
	names := map[string]string{}
	in := ""
	for _, line := range strings.Split(module, "\n") {
		if strings.HasPrefix(line, "  func.func") {
			clear(names)
		}
		if in != "" || recipe.MatchString(line) {
			if strings.HasPrefix(in, "omp.declare_mapper") && !strings.Contains(line, "omp.") && line != "  }" {
				continue // constants and addresses, of which flang leaves some unused
			}
			in += strings.TrimSpace(operand.ReplaceAllString(line, "%")) + "\n"
			if strings.HasPrefix(line, "  omp") && !strings.HasSuffix(line, "{") || line == "  }" {
				recipes = append(recipes, in)
				in = ""
			}
			continue
		}
		if m := defined.FindStringSubmatch(line); m != nil {
			names[m[1]] = valueOf(m[2], m[3], names)
		}
		if atEntry.MatchString(line) {
			continue // flang has one for every variable of the scope, in the order of names; accc for those that are used
		}
		m := operation.FindStringSubmatch(line)
		if m == nil {
			if i := strings.LastIndex(line, "} {"); i > 0 && strings.HasPrefix(line, "  ") && strings.Contains(line, "omp.") {
				ops = append(ops, strings.TrimSpace(clean(line[i+2:])))
			}
			continue
		}
		if m[1] == "omp.terminator" || m[1] == "omp.yield" {
			continue
		}
		rest := operand.ReplaceAllStringFunc(m[2], func(v string) string {
			v, _, _ = strings.Cut(v, "#")
			switch {
			case names[v] != "":
				return names[v]
			case blockArg.MatchString(v):
				return "%arg"
			}
			return "%"
		})
		op := m[1] + clean(rest)
		for _, d := range differences {
			if d.pattern.MatchString(op) {
				op = m[1] + " (" + d.why + ")"
			}
		}
		ops = append(ops, op)
	}
	slices.Sort(recipes)
	return recipes, ops
}

// clean leaves out accc's own attributes.
func clean(s string) string {
	s = private.ReplaceAllString(s, "")
	s = strings.ReplaceAll(s, ", }", "}")
	s = strings.ReplaceAll(s, " attributes {}", "")
	return strings.TrimRight(strings.ReplaceAll(s, "{}", ""), " ")
}

// valueOf is what the operation that defines a value says of it, as far as both compilers say it in the same way.
func valueOf(op, rest string, names map[string]string) string {
	switch op {
	case "fir.declare":
		if m := uniqName.FindStringSubmatch(rest); m != nil {
			return m[1]
		}
	case "arith.constant":
		c, _, _ := strings.Cut(strings.TrimSpace(rest), " ")
		return c
	case "fir.load":
		if v := operand.FindString(rest); names[v] != "" {
			return "*" + names[v]
		}
	}
	return ""
}
