package sema_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/diag/diagtest"
	"accc/ir/irtest"
	"accc/pragma"
	"accc/sema"

	"github.com/stretchr/testify/require"
)

// sample is a clause with an argument that is right on the directive; the second
// of a pair is about other variables.
func sample(d *pragma.DirectiveDef, c *pragma.ClauseDef, second int) string {
	pick := func(first, other string) string { return c.Name + "(" + []string{first, other}[second] + ")" }
	if d == pragma.DirDeclare {
		switch c {
		case pragma.ClauseDeviceptr:
			return pick("pa", "pb")
		case pragma.ClauseLink:
			return pick("ea", "eb")
		}
		return pick("la", "lb")
	}
	switch c {
	case pragma.ClauseDeviceptr, pragma.ClauseAttach, pragma.ClauseDetach, pragma.ClauseUseDevice:
		return pick("p", "q")
	case pragma.ClausePrivate, pragma.ClauseFirstprivate:
		return pick("x", "y")
	case pragma.ClauseReduction:
		return pick("+:x", "+:y")
	case pragma.ClauseIf:
		return "if(n)"
	case pragma.ClauseWorker, pragma.ClauseVector:
		return c.Name
	}
	switch c.Shape {
	case pragma.ShapeVars:
		return pick("a[0:n]", "b[0:n]")
	case pragma.ShapeExpr, pragma.ShapeExprs:
		return c.Name + "(4)"
	case pragma.ShapeKeyword:
		return c.Name + "(present)"
	case pragma.ShapeDevTypes:
		return c.Name + "(*)"
	case pragma.ShapeSizes:
		return c.Name + "(2)"
	case pragma.ShapeCollapse:
		return c.Name + "(1)"
	case pragma.ShapeName:
		return c.Name + `("other")`
	case pragma.ShapeSelf:
		if d == pragma.DirUpdate {
			return pick("a[0:n]", "b[0:n]")
		}
		return c.Name + "(n)"
	}
	return c.Name
}

// bases are clauses that make each directive complete.
var bases = map[*pragma.DirectiveDef]string{
	pragma.DirData: "copy(c[0:n])", pragma.DirEnterData: "copyin(c[0:n])", pragma.DirExitData: "copyout(c[0:n])",
	pragma.DirHostData: "use_device(c)", pragma.DirDeclare: "copy(lc)", pragma.DirUpdate: "host(c[0:n])", pragma.DirSet: "device_num(1)",
}

// combination writes a function (one line holds the directive) that has the clause
// once, twice or after device_type; "" if that cannot be.
func combination(d *pragma.DirectiveDef, c *pragma.ClauseDef, mode, number int) string {
	base, first, second := bases[d], sample(d, c, 0), sample(d, c, 1)
	switch {
	case d == pragma.DirRoutine && c.Group != pragma.GroupLevel:
		base = "seq"
	case d == pragma.DirSet && c == pragma.ClauseDeviceNum:
		base = "device_type(*)"
	case d == pragma.DirCache:
		base = ""
	}
	clauses := base + " " + first
	switch mode {
	case 1:
		clauses += " " + second
	case 2:
		if d.Use(pragma.ClauseDeviceType) == nil || c == pragma.ClauseDeviceType {
			return ""
		}
		clauses = base + " device_type(*) " + first
	}
	name := d.Name
	if d == pragma.DirCache {
		name = "cache(a[0:1])"
	}
	line := "#pragma acc " + name + " " + strings.TrimSpace(clauses)
	function := fmt.Sprintf("void f%d(int n, float *a, float *b, float *c, float *p, float *q)", number)
	if d == pragma.DirRoutine {
		return line + "\n" + function + ";\n"
	}
	const loop = "for (int i = 0; i < 10; i++) x += 1;"
	body := line + "\n" + loop
	switch {
	case d == pragma.DirCache:
		body = "#pragma acc parallel loop\nfor (int i = 0; i < 10; i++) {\n" + line + "\n}"
	case d == pragma.DirAtomic:
		body = line + "\nx += 1;"
	case d.Assoc == pragma.Standalone || d.Assoc == pragma.Declarative:
		body = line
	case d == pragma.DirLoop:
		body = "#pragma acc kernels\n" + body
	}
	return function + "\n{ int x = 0, y = 0; int la[10], lb[10], lc[10], *pa, *pb; extern int ea, eb;\n" + body + "\n}\n"
}

// Every clause on every directive, once, twice and after device_type: what clang and
// gcc both refuse is refused here, what both take is taken.
func TestTablesAgainstCompilers(t *testing.T) {
	clang, gcc := irtest.Oracle(t, "clang-22"), irtest.Oracle(t, "gcc")
	var text strings.Builder
	for _, d := range pragma.Directives {
		for _, c := range pragma.Clauses {
			for mode := range 3 {
				if c != pragma.ClauseShortloop { // of flang only
					text.WriteString(combination(d, c, mode, text.Len()))
				}
			}
		}
	}
	file := filepath.Join(t.TempDir(), "tables.c")
	require.NoError(t, os.WriteFile(file, []byte(text.String()), 0o644))
	byClang, err := diagtest.ErrorLines(clang, "-fopenacc", "-fsyntax-only", "-w", "-ferror-limit=0", file)
	require.NoError(t, err)
	byGCC, err := diagtest.ErrorLines(gcc, "-fopenacc", "-S", "-o", os.DevNull, "-w", file)
	require.NoError(t, err)
	ours := map[int]string{}
	for _, d := range run("tables.c", text.String(), sema.Options{}) {
		if d.Severity == diag.Error {
			ours[d.Primary.Span.Position().Line] = d.Code + " " + d.Message
		}
	}
	counts := [2][2]int{}
	for i, line := range strings.Split(text.String(), "\n") {
		n := i + 1
		if !strings.HasPrefix(line, "#pragma acc ") {
			continue
		}
		switch {
		case byClang[n] && byGCC[n]:
			require.NotEmpty(t, ours[n], "both compilers refuse: %s", line)
			counts[1][1]++
		case !byClang[n] && !byGCC[n]:
			require.Empty(t, ours[n], "both compilers take: %s", line)
			counts[0][0]++
		}
	}
	t.Logf("refused by both: %d, taken by both: %d", counts[1][1], counts[0][0])
	require.Greater(t, counts[1][1], 1000)
	require.Greater(t, counts[0][0], 200)
}
