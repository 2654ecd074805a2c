package acc_test

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
	"accc/pragma/acc"

	"github.com/stretchr/testify/require"
)

// sample is a clause with an argument that is right on the directive; the second
// of a pair is about other variables.
func sample(d *pragma.DirectiveDef, c *pragma.ClauseDef, second int) string {
	pick := func(first, other string) string { return c.Name + "(" + []string{first, other}[second] + ")" }
	if d == acc.DirDeclare {
		switch c {
		case acc.ClauseDeviceptr:
			return pick("pa", "pb")
		case acc.ClauseLink:
			return pick("ea", "eb")
		}
		return pick("la", "lb")
	}
	switch c {
	case acc.ClauseDeviceptr, acc.ClauseAttach, acc.ClauseDetach, acc.ClauseUseDevice:
		return pick("p", "q")
	case acc.ClausePrivate, acc.ClauseFirstprivate:
		return pick("x", "y")
	case acc.ClauseReduction:
		return pick("+:x", "+:y")
	case acc.ClauseIf:
		return "if(n)"
	case acc.ClauseWorker, acc.ClauseVector:
		return c.Name
	}
	if c == acc.ClauseSelf {
		if d == acc.DirUpdate {
			return pick("a[0:n]", "b[0:n]")
		}
		return c.Name + "(n)"
	}
	switch c.Shape {
	case pragma.ShapeVars:
		return pick("a[0:n]", "b[0:n]")
	case pragma.ShapeExpr, pragma.ShapeExprs:
		return c.Name + "(4)"
	case pragma.ShapeKeyword:
		return c.Name + "(present)"
	case acc.ShapeDevTypes:
		return c.Name + "(*)"
	case acc.ShapeSizes:
		return c.Name + "(2)"
	case acc.ShapeCollapse:
		return c.Name + "(1)"
	case acc.ShapeBind:
		return c.Name + `("other")`
	}
	return c.Name
}

// bases are clauses that make each directive complete.
var bases = map[*pragma.DirectiveDef]string{
	acc.DirData: "copy(c[0:n])", acc.DirEnterData: "copyin(c[0:n])", acc.DirExitData: "copyout(c[0:n])",
	acc.DirHostData: "use_device(c)", acc.DirDeclare: "copy(lc)", acc.DirUpdate: "host(c[0:n])", acc.DirSet: "device_num(1)",
}

// combination writes a function (one line holds the directive) that has the clause
// once, twice or after device_type; "" if that cannot be.
func combination(d *pragma.DirectiveDef, c *pragma.ClauseDef, mode, number int) string {
	base, first, second := bases[d], sample(d, c, 0), sample(d, c, 1)
	switch {
	case d == acc.DirRoutine && c.Group != pragma.GroupLevel:
		base = "seq"
	case d == acc.DirSet && c == acc.ClauseDeviceNum:
		base = "device_type(*)"
	case d == acc.DirCache:
		base = ""
	}
	clauses := base + " " + first
	switch mode {
	case 1:
		clauses += " " + second
	case 2:
		if d.Use(acc.ClauseDeviceType) == nil || c == acc.ClauseDeviceType {
			return ""
		}
		clauses = base + " device_type(*) " + first
	}
	name := d.Name
	if d == acc.DirCache {
		name = "cache(a[0:1])"
	}
	line := "#pragma acc " + name + " " + strings.TrimSpace(clauses)
	function := fmt.Sprintf("void f%d(int n, float *a, float *b, float *c, float *p, float *q)", number)
	if d == acc.DirRoutine {
		return line + "\n" + function + ";\n"
	}
	const loop = "for (int i = 0; i < 10; i++) x += 1;"
	body := line + "\n" + loop
	switch {
	case d == acc.DirCache:
		body = "#pragma acc parallel loop\nfor (int i = 0; i < 10; i++) {\n" + line + "\n}"
	case d == acc.DirAtomic:
		body = line + "\nx += 1;"
	case d.Assoc == pragma.Standalone || d.Assoc == pragma.Declarative:
		body = line
	case d == acc.DirLoop:
		body = "#pragma acc kernels\n" + body
	}
	return function + "\n{ int x = 0, y = 0; int la[10], lb[10], lc[10], *pa, *pb; extern int ea, eb;\n" + body + "\n}\n"
}

// Every clause on every directive, once, twice and after device_type: what clang and
// gcc both refuse is refused here, what both take is taken.
func TestTablesAgainstCompilers(t *testing.T) {
	clang, gcc := irtest.Oracle(t, "clang-22"), irtest.Oracle(t, "gcc")
	var text strings.Builder
	for _, d := range acc.Table.Directives {
		for _, c := range acc.Table.Clauses {
			for mode := range 3 {
				if c != acc.ClauseShortloop { // of flang only
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
	for _, d := range run("tables.c", text.String(), 0) {
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
