package dialects_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// A randomModule writes modules of nested constructs, loops, branches and calls, with values of four types.
type randomModule struct {
	*rand.Rand
	b      strings.Builder
	n      int                 // the number of the next value
	scopes []map[string]string // names that are visible, to their types
	depth  int
	callee int // functions before this one may be called
	device bool
}

// module is the text of a module with a few functions.
func (m *randomModule) module() string {
	m.b.WriteString("memref.global @state : memref<10xi32> = dense<0>\nmemref.global constant @table : memref<10xi32> = dense<1>\n")
	for i := range 1 + m.IntN(3) {
		m.callee = i
		m.function(i)
	}
	return m.b.String()
}

func (m *randomModule) line(format string, args ...any) {
	m.b.WriteString(strings.Repeat("  ", len(m.scopes)))
	fmt.Fprintf(&m.b, format+"\n", args...)
}

// fresh is the name of a new value of a type.
func (m *randomModule) fresh(t string) string {
	m.n++
	name := fmt.Sprintf("%%v%d", m.n)
	m.scopes[len(m.scopes)-1][name] = t
	return name
}

// use is the name of a visible value of a type: there always is one.
func (m *randomModule) use(t string) string {
	var list []string
	for _, s := range m.scopes {
		for i := 0; i <= m.n; i++ {
			if name := fmt.Sprintf("%%v%d", i); s[name] == t {
				list = append(list, name)
			}
		}
	}
	return list[m.IntN(len(list))]
}

func (m *randomModule) open(format string, args ...any) {
	m.line(format, args...)
	m.scopes = append(m.scopes, map[string]string{})
	m.depth++
}

func (m *randomModule) close(format string, args ...any) {
	m.scopes = m.scopes[:len(m.scopes)-1]
	m.depth--
	m.line(format, args...)
}

const array = "memref<10xi32>"

func (m *randomModule) function(i int) {
	m.n, m.depth = 0, 0
	m.scopes = []map[string]string{{}}
	visibility := []string{"", "private "}[m.IntN(2)]
	a, x, c, n := m.fresh(array), m.fresh("i32"), m.fresh("i1"), m.fresh("index")
	m.open("func.func %s@f%d(%s: %s, %s: i32, %s: i1, %s: index) -> i32 {", visibility, i, a, array, x, c, n)
	for _, t := range []string{"i32", "index"} {
		m.line("%s = arith.constant %d : %s", m.fresh(t), m.IntN(4), t)
	}
	m.line("%s = arith.constant %t", m.fresh("i1"), m.IntN(2) == 0)
	m.statements()
	if m.IntN(3) == 0 {
		m.blocks()
	} else {
		m.line("return %s : i32", m.use("i32"))
	}
	m.close("}")
	m.scopes = nil
}

// blocks ends a function by two ways that meet, which may be the same.
func (m *randomModule) blocks() {
	m.line("cf.cond_br %s, ^left, ^right", m.use("i1"))
	for _, b := range []string{"left", "right"} {
		m.line("^%s:", b)
		m.scopes = append(m.scopes, map[string]string{})
		for range m.IntN(3) {
			m.simple()
		}
		m.line("cf.br ^end(%s : i32)", m.use("i32"))
		m.scopes = m.scopes[:len(m.scopes)-1]
	}
	m.line("^end(%%r: i32):")
	m.line("return %%r : i32")
}

func (m *randomModule) statements() {
	for range 1 + m.IntN(4) {
		if m.depth < 5 && m.IntN(2) == 0 {
			m.nested()
		} else {
			m.simple()
		}
	}
}

// simple writes an operation without a region.
func (m *randomModule) simple() {
	switch m.IntN(10) {
	case 0, 1, 2:
		op := []string{"addi", "subi", "muli", "andi", "maxsi"}[m.IntN(5)]
		t := []string{"i32", "index"}[m.IntN(2)]
		x, y := m.use(t), m.use(t)
		m.line("%s = arith.%s %s, %s : %s", m.fresh(t), op, x, y, t)
	case 3:
		x, y := m.use("i32"), m.use("i32")
		m.line("%s = arith.cmpi slt, %s, %s : i32", m.fresh("i1"), x, y)
	case 4:
		c, x, y := m.use("i1"), m.use("i32"), m.use("i32")
		m.line("%s = arith.select %s, %s, %s : i32", m.fresh("i32"), c, x, y)
	case 5:
		a, i := m.use(array), m.use("index")
		m.line("%s = memref.load %s[%s] : %s", m.fresh("i32"), a, i, array)
	case 6:
		m.line("memref.store %s, %s[%s] : %s", m.use("i32"), m.use(array), m.use("index"), array)
	case 7:
		m.line("%s = memref.get_global @%s : %s", m.fresh(array), []string{"state", "table"}[m.IntN(2)], array)
	case 8:
		if m.callee == 0 {
			return
		}
		a, x, c, n := m.use(array), m.use("i32"), m.use("i1"), m.use("index")
		m.line("%s = func.call @f%d(%s, %s, %s, %s) : (%s, i32, i1, index) -> i32", m.fresh("i32"), m.IntN(m.callee), a, x, c, n, array)
	default:
		t := []string{"i32", "index"}[m.IntN(2)]
		m.line("%s = arith.constant %d : %s", m.fresh(t), m.IntN(12)-3, t)
	}
}

// nested writes an operation with a region.
func (m *randomModule) nested() {
	switch m.IntN(7) {
	case 0:
		m.open("scf.if %s {", m.use("i1"))
		m.statements()
		if m.IntN(2) == 0 {
			m.close("} else {")
			m.scopes = append(m.scopes, map[string]string{})
			m.depth++
			m.statements()
		}
		m.close("}")
	case 1:
		m.n++
		result := fmt.Sprintf("%%v%d", m.n)
		m.open("%s = scf.for %%i%d = %s to %s step %s iter_args(%%k%d = %s) -> i32 {", result, m.n, m.use("index"), m.use("index"), m.use("index"), m.n, m.use("i32"))
		m.statements()
		m.line("scf.yield %s : i32", m.use("i32"))
		m.close("}")
		m.scopes[len(m.scopes)-1][result] = "i32"
	case 2, 3:
		m.compute()
	case 4:
		if m.device {
			m.simple()
			return
		}
		d := m.data()
		m.open("acc.data dataOperands(%s : %s) {", d, array)
		m.scopes[len(m.scopes)-1][d] = array
		m.statements()
		m.line("acc.terminator")
		m.close("}")
		m.line("acc.delete accPtr(%s : %s) {dataClause = #acc<data_clause acc_copyin>}", d, array)
	default:
		m.loop()
	}
}

// data writes a data entry operation, and returns its result, which only a construct may see.
func (m *randomModule) data() string {
	m.n++
	name := fmt.Sprintf("%%v%d", m.n)
	m.line("%s = acc.copyin varPtr(%s : %s) -> %s", name, m.use(array), array, array)
	return name
}

// compute writes a compute construct.
func (m *randomModule) compute() {
	if m.device {
		m.loop()
		return
	}
	d := m.data()
	kind := []string{"parallel", "serial", "kernels"}[m.IntN(3)]
	condition := ""
	if m.IntN(2) == 0 {
		condition = " if(" + m.use("i1") + ")"
	}
	m.open("acc.%s dataOperands(%s : %s)%s {", kind, d, array, condition)
	m.scopes[len(m.scopes)-1][d] = array
	m.device = true
	m.statements()
	m.device = false
	m.line("acc.%s", map[bool]string{true: "terminator", false: "yield"}[kind == "kernels"])
	m.close("}")
	m.line("acc.delete accPtr(%s : %s) {dataClause = #acc<data_clause acc_copyin>}", d, array)
}

// loop writes a loop construct of one or two variables.
func (m *randomModule) loop() {
	count := 1 + m.IntN(2)
	var vars, lower, upper, step, types, tiles, ends []string
	for range count {
		m.n++
		vars = append(vars, fmt.Sprintf("%%v%d : index", m.n))
		lower, upper, step = append(lower, m.use("index")), append(upper, m.use("index")), append(step, m.use("index"))
		types, tiles = append(types, "index"), append(tiles, m.use("index")+" : index")
		ends = append(ends, fmt.Sprint(m.IntN(2) == 0))
	}
	tile := ""
	if m.IntN(3) == 0 {
		tile = "tile({" + strings.Join(tiles, ", ") + "}) "
	}
	list := func(l []string) string { return strings.Join(l, ", ") }
	m.open("acc.loop %scontrol(%s) = (%s : %s) to (%s : %s) step (%s : %s) {", tile, list(vars), list(lower), list(types), list(upper), list(types), list(step), list(types))
	for i := range count {
		m.scopes[len(m.scopes)-1][fmt.Sprintf("%%v%d", m.n-count+1+i)] = "index"
	}
	m.statements()
	m.line("acc.yield")
	m.close("} attributes {inclusiveUpperbound = array<i1: %s>, independent = [#acc.device_type<none>]}", list(ends))
}
