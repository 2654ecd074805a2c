package run_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
)

// A fortranProgram is to Fortran what program is to C: its result is defined but for integers, which wrap around. All
// statements are those of an internal procedure, which reaches arrays as arguments, as variables of its host, of a
// module and of its own. A directive's loops make up no names: i, j and l are integers, i8 and i2 of other kinds.
type fortranProgram struct {
	writer
	arrays  []*fortranArray
	scalars []value  // that can be read
	decls   []string // of the scope that is being written
	// onDevice and queue are as in program; inKernel says that what is written runs there.
	onDevice, inKernel bool
	queue              string
	// count is the number of elements of sections that represent elements, 0 where there are none.
	count int
}

// A value is an expression of an integer kind.
type value struct {
	text    string
	kind    int
	literal bool
}

// as converts to a kind.
func (v value) as(kind int) string {
	if v.kind == kind {
		return v.text
	}
	return fmt.Sprintf("int(%s, %d)", v.text, kind)
}

// A fortranArray is storage of 100 elements, numbered from 1.
type fortranArray struct {
	fortranStorage
	name string
	elem fortranType
}

// A fortranType is a type of elements: how an element is read as an integer of a kind and what an integer becomes.
type fortranType struct {
	name        string
	kind        int
	read, write string
}

var fortranTypes = []fortranType{
	{"integer(1)", 1, "%s", "%s"}, {"integer(2)", 2, "%s", "%s"}, {"integer", 4, "%s", "%s"}, {"integer", 4, "%s", "%s"}, {"integer(8)", 8, "%s", "%s"},
	{"real", 4, "int(%s)", "real(mod(%s, 1000))"}, {"real(8)", 4, "int(%s)", "real(mod(%s, 1000), 8)"},
	{"complex", 4, "(int(real(%[1]s)) - int(aimag(%[1]s)))", "cmplx(mod(%[1]s, 90), 3)"},
	{"complex(8)", 4, "(int(real(%[1]s)) - int(aimag(%[1]s)))", "cmplx(mod(%[1]s, 90), mod(%[1]s, 7), 8)"},
	{"logical", 4, "merge(1, 0, %s)", "btest(%s, 1)"}, {"logical(1)", 4, "merge(3, 2, logical(%s))", "btest(%s, 0)"},
}

func (t fortranType) integer() bool { return strings.HasPrefix(t.name, "integer") }

// A fortranStorage is a kind of variable that can hold an array: one of the module, of the host, of the procedure, a
// dummy argument, or an allocated one. A data clause names it by clause. rank is 1 or 2; low is what a subscript
// exceeds the number of an element by. NAME and ELEM are replaced by the name and the type.
type fortranStorage struct {
	module, host, own, pass, setup string
	clause, access                 string
	rank, low                      int
	explicit                       bool // is to be named in a clause
	whole                          bool // a clause names all of the variable by its name
}

const (
	byRank1 = "NAME(%s)"
	byRank2 = "NAME(mod(%[1]s - 1, 10) + 1, (%[1]s - 1) / 10 + 1)"
	byRows  = "NAME(mod(%[1]s - 1, 10), (%[1]s - 1) / 10 - 3)"
)

var fortranStorages = []fortranStorage{
	{own: "ELEM :: NAME(100)", clause: "NAME", access: byRank1, rank: 1, whole: true},
	{own: "ELEM, dimension(0:99) :: NAME", clause: "NAME", access: byRank1, rank: 1, low: -1, whole: true},
	{own: "ELEM, target :: NAME(-5:94)", clause: "NAME(-5:94)", access: byRank1, rank: 1, low: -6, whole: true},
	{own: "ELEM :: NAME(n0)", clause: "NAME(:)", access: byRank1, rank: 1, whole: true},
	{own: "ELEM, allocatable :: NAME(:)", setup: "allocate(NAME(3:102))", clause: "NAME", access: byRank1, rank: 1, low: 2, whole: true},
	{own: "ELEM, pointer :: NAME(:)", setup: "allocate(NAME(0:n0 - 1))", clause: "NAME", access: byRank1, rank: 1, low: -1, whole: true},
	{host: "ELEM, target :: t_NAME(200)", own: "ELEM, pointer :: NAME(:)", setup: "NAME(-1:) => t_NAME(101:)", clause: "NAME", access: byRank1, rank: 1, low: -2, whole: true},
	{host: "ELEM :: NAME(100)", clause: "NAME", access: byRank1, rank: 1, whole: true},
	{host: "ELEM, allocatable :: NAME(:, :)", setup: "allocate(NAME(0:9, -3:6))", clause: "NAME", access: byRows, rank: 2, whole: true},
	{module: "ELEM :: NAME(0:99)", clause: "NAME", access: byRank1, rank: 1, low: -1, whole: true},
	{module: "ELEM, allocatable :: NAME(:)", setup: "allocate(NAME(100))", clause: "NAME(1:100)", access: byRank1, rank: 1, whole: true},
	{module: "ELEM :: NAME(10, 10)", clause: "NAME", access: byRank2, rank: 2, whole: true},
	{own: "ELEM :: NAME(0:9, -3:6)", clause: "NAME", access: byRows, rank: 2, whole: true},
	{host: "ELEM :: t_NAME(100)", own: "ELEM, intent(inout) :: NAME(:)", pass: "t_NAME", clause: "NAME", access: byRank1, rank: 1, whole: true},
	{host: "ELEM :: t_NAME(300)", own: "ELEM, intent(inout) :: NAME(0:)", pass: "t_NAME(2:299:3)", clause: "NAME", access: byRank1, rank: 1, low: -1, whole: true},
	{host: "ELEM :: t_NAME(100)", own: "ELEM :: NAME(-1:)", pass: "t_NAME(100:1:-1)", clause: "NAME", access: byRank1, rank: 1, low: -2, whole: true},
	{host: "ELEM :: t_NAME(0:99)", own: "ELEM :: NAME(len_NAME)", pass: "t_NAME", clause: "NAME", access: byRank1, rank: 1, whole: true},
	{host: "ELEM :: t_NAME(120)", own: "ELEM :: NAME(*)", pass: "t_NAME(11)", clause: "NAME(1:100)", access: byRank1, rank: 1, explicit: true},
	{host: "ELEM :: t_NAME(20, 20)", own: "ELEM :: NAME(:, :)", pass: "t_NAME(11:20, 2:20:2)", clause: "NAME", access: byRank2, rank: 2, whole: true},
	{host: "ELEM, allocatable :: t_NAME(:)", own: "ELEM, allocatable :: NAME(:)", pass: "t_NAME", setup: "allocate(NAME(0:99))", clause: "NAME", access: byRank1, rank: 1, low: -1, whole: true},
	{host: "ELEM :: t_NAME(0:9, 10)", own: "ELEM, contiguous :: NAME(0:, -3:)", pass: "t_NAME", clause: "NAME", access: byRows, rank: 2, whole: true},
	{module: "type s_NAME\n  integer :: k = 3\n  ELEM :: list(100)\nend type", own: "type(s_NAME) :: NAME", clause: "NAME", access: "NAME%%list(%s)", rank: 1},
	{module: "type s_NAME\n  integer :: k = 3\n  ELEM, allocatable :: list(:)\nend type", own: "type(s_NAME) :: NAME", setup: "allocate(NAME%list(0:99))", clause: "NAME, NAME%list", access: "NAME%%list(%s)", rank: 1, low: -1, explicit: true},
	{module: "type e_NAME\n  integer(1) :: tag = 1\n  ELEM :: v\n  ELEM :: other(2)\nend type", host: "type(e_NAME) :: NAME(100)", clause: "NAME", access: "NAME(%s)%%v", rank: 1},
}

func (a *fortranArray) at(index string) string {
	if number, err := strconv.Atoi(index); err == nil && a.rank == 1 {
		index = fmt.Sprint(number + a.low)
	} else if a.low != 0 && a.rank == 1 {
		index = fmt.Sprintf("%s %+d", index, a.low)
	}
	return fmt.Sprintf(a.access, index)
}

func (a *fortranArray) value(index string) value {
	return value{text: fmt.Sprintf(a.elem.read, a.at(index)), kind: a.elem.kind}
}

// slice is a section of an array of rank 1: from an element to another.
func (a *fortranArray) slice(first, last, stride int) string {
	s := fmt.Sprintf("%d:%d", first+a.low, last+a.low)
	if stride != 1 {
		s += fmt.Sprintf(":%d", stride)
	}
	return fmt.Sprintf(a.access, s)
}

// flat is one of the arrays of rank 1, or nil.
func (p *fortranProgram) flat(list []*fortranArray) *fortranArray {
	for _, k := range p.Perm(len(list)) {
		if list[k].rank == 1 {
			return list[k]
		}
	}
	return nil
}

// section is one of count elements, as integers.
func (p *fortranProgram) section(a *fortranArray) value {
	return value{text: fmt.Sprintf(a.elem.read, p.part(a)), kind: a.elem.kind}
}

// part is a section of count elements.
func (p *fortranProgram) part(a *fortranArray) string {
	stride := []int{1, 1, 1, 2, 3, -1, -2}[p.IntN(7)]
	span := (p.count - 1) * stride
	first := 1 + p.IntN(length-max(span, -span))
	if span < 0 {
		first -= span
	}
	return a.slice(first, first+span, stride)
}

// line writes a statement or directive, on several lines if it is long.
func (p *fortranProgram) line(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	for text := range strings.SplitSeq(text, "\n") {
		again := ""
		if strings.HasPrefix(text, "!$acc") || strings.HasPrefix(text, "!$omp") {
			again = text[:5] + " "
		}
		for len(text) > 100 {
			cut, quoted := 0, false
			for i, c := range text[:100] {
				quoted = quoted != (c == '\'')
				if c == ' ' && !quoted && i > len(again) {
					cut = i
				}
			}
			if cut == 0 {
				break
			}
			p.writer.line("%s &", text[:cut])
			text = again + text[cut:]
		}
		p.writer.line("%s", text)
	}
}

func (p *fortranProgram) block(head, end string, f func()) {
	p.line("%s", head)
	p.depth++
	f()
	p.depth--
	p.line("%s", end)
}

func (p *fortranProgram) declare(format string, args ...any) {
	p.decls = append(p.decls, fmt.Sprintf(format, args...))
}

// variable declares a new variable.
func (p *fortranProgram) variable(declaration, prefix, shape string) string {
	v := p.name(prefix)
	p.declare("%s :: %s%s", declaration, v, shape)
	return v
}

// scope writes a unit whose declarations are known when its body is.
func (p *fortranProgram) scope(head, end string, body func()) {
	before, decls := p.String(), p.decls
	p.Reset()
	p.decls = nil
	p.depth++
	body()
	text := p.String()
	p.Reset()
	p.WriteString(before)
	p.depth--
	p.line("%s", head)
	p.depth++
	for _, d := range p.decls {
		p.line("%s", d)
	}
	p.depth--
	p.WriteString(text)
	p.line("%s", end)
	p.decls = decls
}

// with makes scalars readable for a while.
func (p *fortranProgram) with(f func(), vars ...string) {
	n := len(p.scalars)
	for _, v := range vars {
		p.scalars = append(p.scalars, value{text: v, kind: 4})
	}
	f()
	p.scalars = p.scalars[:n]
}

// kernel writes what runs in a construct.
func (p *fortranProgram) kernel(f func()) {
	old := p.inKernel
	p.inKernel = true
	f()
	p.inKernel = old
}

// constant is a number of a kind.
func constant(n, kind int) string {
	text := fmt.Sprint(n)
	if kind != 4 {
		text += fmt.Sprintf("_%d", kind)
	}
	if n < 0 {
		return "(" + text + ")"
	}
	return text
}

// expr is an integer expression over the readable scalars, any elements of src and the element of dst at an index.
// Only the right operands of operators are constants, so that compilers do not diagnose them.
func (p *fortranProgram) expr(depth int, index string, src []*fortranArray, dst *fortranArray) value {
	return p.operand(depth, index, src, dst, false)
}

func (p *fortranProgram) operand(depth int, index string, src []*fortranArray, dst *fortranArray, literal bool) value {
	sub := func() value { return p.operand(depth-1, index, src, dst, false) }
	if depth == 0 || p.one(5) {
		switch k := p.IntN(6); {
		case k == 0 && literal:
			kind := []int{1, 2, 4, 4, 4, 8}[p.IntN(6)]
			return value{text: constant(p.IntN(200)-99, kind), kind: kind, literal: true}
		case k == 1 && dst != nil && p.count == 0:
			return dst.value(index)
		case p.count > 0 && k <= 3:
			if a := p.flat(src); a != nil {
				return p.section(a)
			}
		case k <= 3 && len(src) > 0:
			a := src[p.IntN(len(src))]
			return a.value(p.pick(index, index, fmt.Sprintf("(mod(%s * %d + %d, 100) + 1)", index, 1+p.IntN(9), p.IntN(50)), fmt.Sprint(1+p.IntN(length))))
		}
		return p.scalars[p.IntN(len(p.scalars))]
	}
	a := sub()
	same := func(f string, more ...string) value {
		args := []any{a.text}
		for _, m := range more {
			args = append(args, m)
		}
		return value{text: fmt.Sprintf(f, args...), kind: a.kind}
	}
	k := a.kind
	switch p.IntN(34) {
	case 0:
		return same("merge(%s, %s, %s)", sub().as(k), p.condition(depth-1, index, src, dst))
	case 1:
		if p.count == 0 {
			return value{text: fmt.Sprintf(p.pick("mix(%s, %s)", "low(%s, %s)", "low(y=%s, x=%s)", "low(%s, %s, m)"), a.as(4), sub().as(4)), kind: 4}
		}
		return value{text: fmt.Sprintf("mix(%s, %s)", a.as(4), sub().as(4)), kind: 4}
	case 2:
		b := sub()
		return value{text: fmt.Sprintf("(%s / (iand(%s, %s) + %d))", a.text, b.text, constant(15, b.kind), 1+p.IntN(5)), kind: max(a.kind, b.kind, 4)}
	case 3:
		return same(p.pick("(%s / %s)", "mod(%s, %s)", "modulo(%s, %s)"), constant([]int{2, 3, 7, 10, 16, 100, -5, 127}[p.IntN(8)], k))
	case 4:
		b := sub()
		return same(p.pick("ishft(%s, %s)", "ishftc(%s, %s)"), fmt.Sprintf("int(iand(%s, %s)) - 4", b.text, constant(7, b.kind)))
	case 5:
		k = []int{1, 2, 4, 8}[p.IntN(4)]
		return value{text: fmt.Sprintf("int(%s, %d)", a.text, k), kind: k}
	case 6:
		return same(p.pick("(-%s)", "not(%s)", "abs(%s)", "(+%s)"))
	case 7:
		return value{text: fmt.Sprintf("merge(1, %d, %s)", p.IntN(5), p.condition(depth-1, index, src, dst)), kind: 4}
	case 8:
		half := fmt.Sprintf("real(mod(%s, %s), %s) * 0.5d0 %s %d", a.text, constant(100, k), p.pick("4", "8"), p.pick("+", "-"), p.IntN(9))
		return value{text: fmt.Sprintf(p.pick("int(%s)", "nint(%s)", "floor(%s)", "ceiling(%s)", "int(aint(%s))", "int(anint(%s))"), half), kind: 4}
	case 9:
		return value{text: fmt.Sprintf("int(sqrt(real(iand(%s, %s), %s)) * 4)", a.text, constant(127, k), p.pick("4", "8")), kind: 4}
	case 10:
		return same("sign(%s, %s)", sub().as(k))
	case 11:
		return same("dim(mod(%s, %[3]s), mod(%[2]s, %[3]s))", sub().as(k), constant(60, k))
	case 12:
		return same(p.pick("min(%s, %s)", "max(%s, %s)"), sub().as(k))
	case 13:
		return same(p.pick("min(%s, %s, %s)", "max(%s, %s, %s)", "merge_bits(%s, %s, %s)"), sub().as(k), sub().as(k))
	case 14:
		if p.one(2) {
			return value{text: fmt.Sprintf("(%s ** %d)", a.text, 2+p.IntN(2)), kind: max(k, 4)}
		}
		return same("(%s ** iand(%s, %s))", sub().as(k), constant(3, k))
	case 15:
		return same(p.pick("ibset(%s, %s)", "ibclr(%s, %s)", "shiftl(%s, %s)", "shiftr(%s, %s)", "shifta(%s, %s)", "ibits(%s, %s, 3)"), fmt.Sprint(p.IntN(6)))
	case 16:
		return value{text: fmt.Sprintf(p.pick("popcnt(%s)", "leadz(%s)", "trailz(%s)", "poppar(%s)"), a.text), kind: 4}
	case 17:
		if len(src) > 0 {
			b := src[p.IntN(len(src))]
			if b.whole && !b.explicit {
				return value{text: fmt.Sprintf("%s(%s, %d)", p.pick("lbound", "ubound", "size"), b.name, b.rank), kind: 4}
			}
		}
	case 18:
		if p.count > 0 {
			break
		}
		return value{text: fmt.Sprintf("iachar(word(%[1]s:%[1]s))", "int(modulo("+a.text+", "+constant(9, k)+")) + 1"), kind: 4}
	case 19:
		return value{text: fmt.Sprintf("primes(int(modulo(%s, %s)))", a.text, constant(10, k)), kind: 4}
	case 20:
		return same(p.pick("iand(%s, %s)", "ior(%s, %s)", "ieor(%s, %s)"), sub().as(k))
	}
	b := p.operand(depth-1, index, src, dst, true)
	return value{text: fmt.Sprintf("(%s %s %s)", a.text, p.pick("+", "-", "*", "+", "-"), b.text), kind: max(a.kind, b.kind)}
}

// condition is a logical expression.
func (p *fortranProgram) condition(depth int, index string, src []*fortranArray, dst *fortranArray) string {
	if depth > 0 {
		sub := func() string { return p.condition(depth-1, index, src, dst) }
		switch p.IntN(6) {
		case 0:
			return fmt.Sprintf("(%s %s %s)", sub(), p.pick(".and.", ".or.", ".eqv.", ".neqv."), sub())
		case 1:
			return fmt.Sprintf("(.not. %s)", sub())
		case 2:
			return fmt.Sprintf("btest(%s, %d)", p.expr(depth-1, index, src, dst).text, p.IntN(7))
		case 3:
			a, b := p.expr(depth-1, index, src, dst), p.expr(depth-1, index, src, dst)
			return fmt.Sprintf("%s(%s, %s)", p.pick("bge", "blt", "bgt", "ble"), a.text, b.as(a.kind))
		}
	}
	a, b := p.expr(max(depth-1, 0), index, src, dst), p.operand(max(depth-1, 0), index, src, dst, true)
	return fmt.Sprintf("(%s %s %s)", a.text, p.pick("==", "/=", "<", "<=", ">", ">=", ".eq.", ".lt."), b.text)
}

// assign is a statement that assigns to an element.
func (p *fortranProgram) assign(depth int, index string, src []*fortranArray, dst *fortranArray) string {
	v := p.expr(depth, index, src, dst)
	at := dst.at(index)
	switch {
	case strings.HasPrefix(dst.elem.name, "real") && p.one(3):
		return fmt.Sprintf("%s = %[1]s * 0.25 + mod(%[2]s, %[3]s)", at, v.text, constant(100, v.kind))
	case dst.elem.integer() && p.one(3):
		return fmt.Sprintf(p.pick("%s = %[1]s + %[2]s", "%s = %[2]s - %[1]s", "%s = ieor(%[1]s, %[3]s)", "%s = %[1]s * %[2]s"), at, v.text, v.as(dst.elem.kind))
	case dst.elem.integer():
		return fmt.Sprintf("%s = %s", at, v.text)
	}
	return fmt.Sprintf("%s = %s", at, fmt.Sprintf(dst.elem.write, v.as(4)))
}

// loop is the head of a loop over part of the numbers from 1 to limit, and the number as an integer.
func (p *fortranProgram) loop(i, limit string) (head, index string) {
	switch p.IntN(8) {
	case 0:
		return fmt.Sprintf("do %s = %s, 1, -1", i, limit), i
	case 1:
		return fmt.Sprintf("do %s = %d, %s, %d", i, 1+p.IntN(4), limit, 1+p.IntN(5)), i
	case 2:
		return fmt.Sprintf("do %s = %s, %d, %d", i, limit, 1+p.IntN(5), -1-p.IntN(4)), i
	case 3:
		if i == "i" {
			return "do i8 = 1_8, " + limit, "int(i8)"
		}
	case 4:
		if i == "i" {
			return fmt.Sprintf("do i2 = int(%s, 2), 1_2, -1_2", limit), "int(i2)"
		}
	case 5:
		return fmt.Sprintf("do %s = merge(1, 2, n > 5), %s + 0, m - m + 1", i, limit), i
	}
	return fmt.Sprintf("do %s = 1, %s", i, limit), i
}

// each writes a loop.
func (p *fortranProgram) each(i, limit string, f func(index string)) {
	head, index := p.loop(i, limit)
	p.block(head, "end do", func() { f(index) })
}

// split chooses an array to write and others to read.
func (p *fortranProgram) split() (dst *fortranArray, src []*fortranArray) {
	order := p.Perm(len(p.arrays))
	for _, k := range order[1 : 1+p.IntN(min(3, len(order)-1))+1] {
		src = append(src, p.arrays[k])
	}
	return p.arrays[order[0]], src
}

// data are the data clauses of a construct that writes dst and reads src, with what says where and when it runs. Arrays that
// the program declares have implicit clauses, too.
func (p *fortranProgram) data(src []*fortranArray, dst ...*fortranArray) string {
	var out []string
	if p.onDevice {
		// gfortran wants to be told of arrays of assumed size.
		if all := slices.Concat(dst, src); p.one(3) || slices.ContainsFunc(all, func(a *fortranArray) bool { return a.explicit }) {
			var names []string
			for _, a := range all {
				names = append(names, a.clause)
			}
			out = append(out, "present("+strings.Join(names, ", ")+")")
		} else if p.one(3) {
			out = append(out, "default(present)")
		}
		out = append(out, p.queue)
		if p.one(5) {
			out = append(out, p.pick("if(n0 > 10)", "if(.true.)"))
		}
		return " " + strings.TrimSpace(strings.Join(out, " "))
	}
	for _, a := range dst {
		if a.explicit || !p.one(6) {
			out = append(out, "copy("+a.clause+")")
		}
	}
	for _, a := range src {
		if a.explicit || !p.one(6) {
			out = append(out, p.pick("copyin", "copyin", "copy")+"("+a.clause+")")
		}
	}
	if p.one(6) {
		out = append(out, p.pick("if(n0 > 10)", "if(k < 0)", "self(n > 60)", "if(.true.)"))
	}
	return " " + strings.Join(out, " ")
}

// combined writes a combined construct with a loop in it.
func (p *fortranProgram) combined(head, clauses, limit string, f func(index string)) {
	p.line("!$acc %s%s", head, clauses)
	p.kernel(func() { p.each("i", limit, f) })
	if p.one(2) {
		construct, _, _ := strings.Cut(head, " ")
		p.line("!$acc end %s loop", construct)
	}
}

// generateFortran writes the program of a seed.
func generateFortran(seed uint64) string {
	p := &fortranProgram{writer: writer{Rand: rand.New(rand.NewPCG(seed, 13))}, scalars: []value{{text: "n", kind: 4}, {text: "m", kind: 4}, {text: "k", kind: 8}, {text: "h", kind: 2}}}
	for p.flat(p.arrays) == nil || len(p.arrays) < 3 || len(p.arrays) < 7 && !p.one(4) {
		p.array()
	}
	p.module()
	p.line("")
	p.scope("program random", "end program", func() {
		p.line("call body(%s)", strings.Join(p.passed(), ", "))
		p.line("contains")
		p.declare("use things")
		p.declare("implicit none")
		p.declare("integer, parameter :: n0 = 100")
		p.declare("integer :: n = %d, m = %d", 20+p.IntN(80), 3+p.IntN(8))
		p.declare("integer(8) :: k = %d", p.IntN(50)-10)
		p.declare("integer(2) :: h = %d", p.IntN(50)-10)
		for _, a := range p.arrays {
			if a.host != "" {
				p.declare("%s", a.fill(a.host))
			}
		}
		p.scope(fmt.Sprintf("subroutine body(%s)", strings.Join(p.dummies(), ", ")), "end subroutine", p.body)
	})
	return p.String()
}

// array makes up an array.
func (p *fortranProgram) array() {
	a := &fortranArray{fortranStorage: fortranStorages[p.IntN(len(fortranStorages))], name: p.name("a"), elem: fortranTypes[p.IntN(len(fortranTypes))]}
	a.clause, a.access = a.fill(a.clause), a.fill(a.access)
	p.arrays = append(p.arrays, a)
}

func (a *fortranArray) fill(text string) string {
	return strings.NewReplacer("NAME", a.name, "ELEM", a.elem.name).Replace(text)
}

func (p *fortranProgram) passed() (list []string) {
	for _, a := range p.arrays {
		if a.pass != "" {
			list = append(list, a.fill(a.pass))
		}
		if strings.Contains(a.own, "len_") {
			list = append(list, "100")
		}
	}
	return list
}

func (p *fortranProgram) dummies() (list []string) {
	for _, a := range p.arrays {
		if a.pass != "" {
			list = append(list, a.name)
		}
		if strings.Contains(a.own, "len_") {
			list = append(list, "len_"+a.name)
		}
	}
	return list
}

// module has the types and variables of arrays, and procedures for kernels.
func (p *fortranProgram) module() {
	p.block("module things", "end module", func() {
		p.line("implicit none")
		p.line("integer, parameter :: primes(0:9) = [2, 3, 5, 7, 11, 13, 17, 19, 23, %d]", 29+p.IntN(9))
		p.line("character(*), parameter :: word = 'aZ09 z~AB'")
		p.line("integer :: table(0:15) = [3, 1, 4, 1, 5, 9, 2, 6, 0, 0, 0, 0, 0, 0, 0, %d]", p.IntN(9))
		p.line("!$acc declare copyin(table)")
		p.line("integer :: grid(20, 2)\ninteger(8), allocatable :: pool(:)\n!$acc declare create(grid, pool)")
		p.line("type pair\n  integer(2) :: s\n  real(8) :: d\n  integer :: v(0:2)\nend type")
		p.line("type inner\n  integer, allocatable :: v(:)\nend type\ntype outer\n  integer :: n\n  type(inner), allocatable :: in(:)\nend type")
		for _, a := range p.arrays {
			if a.module != "" {
				p.line("%s", a.fill(a.module))
			}
		}
		p.line("contains")
		p.block("elemental integer function mix(x, y)", "end function", func() {
			p.line("!$acc routine seq")
			p.line("integer, intent(in) :: x, y")
			p.line("mix = ieor(x, y) * 31 + iand(x, 15)")
		})
		p.block("pure function low(x, y, by) result(r)", "end function", func() {
			p.line("!$acc routine seq")
			p.line("integer, intent(in) :: x, y")
			p.line("integer, intent(in), optional :: by")
			p.line("integer :: r")
			p.line("r = y %s 1", p.pick("+", "-"))
			p.line("if (present(by)) r = r * by")
			p.line("if (x < y) then\n  r = x\nelse if (x == 7) then\n  r = -r\nend if")
		})
		p.block("integer function scaled(i)", "end function", func() {
			p.line("!$acc routine seq")
			p.line("integer, intent(in) :: i\ninteger :: parts(0:i)")
			p.line("parts = %d\nparts(i) = i", 1+p.IntN(3))
			p.line("scaled = sum(parts) + table(mod(i, 16))")
		})
		p.block("recursive subroutine scale(x, by, back)", "end subroutine", func() {
			p.line("integer, intent(inout) :: x(:)\ninteger, intent(in) :: by\nlogical, intent(in), optional :: back\ninteger :: i")
			p.line("!$acc %s copy(x)", p.pick("parallel loop", "kernels loop", "parallel loop gang vector"))
			p.line("do i = 1, size(x)\n  x(i) = x(i) * by + i\nend do")
			p.line("if (.not. present(back)) return\nif (back) call scale(x, by + 1)")
		})
		p.block("subroutine onDevice(x, n, by)", "end subroutine", func() {
			p.line("integer, intent(in) :: n, by\ninteger, intent(inout) :: x(n)\ninteger :: i")
			p.line("!$acc parallel loop deviceptr(x)\ndo i = 1, n\n  x(i) = x(i) * by + table(iand(i, 7))\nend do")
		})
		p.block("recursive function fold(x, all) result(r)", "end function", func() {
			p.line("integer, intent(in) :: x(0:), all(:, :)\ninteger :: r, copy(size(all, 2), 2), i")
			p.line("copy(:, 1) = all(%d, :)\ncopy(:, 2) = x(:size(all, 2) - 1)\nr = sum(copy(:, 1) * copy(:, 2))", 1+p.IntN(4))
			p.line("!$acc parallel loop reduction(+:r) copyin(x, copy)\ndo i = 0, ubound(x, 1)\n  r = r + x(i) * copy(mod(i, size(copy, 1)) + 1, 1)\nend do")
			p.line("if (size(x) > 10) r = r + fold(x(2::2), all(::2, :))")
		})
		p.block("subroutine fill(to, by)", "end subroutine", func() {
			p.line("!$acc routine vector")
			p.line("integer, intent(out) :: to(:)\ninteger, intent(in) :: by\ninteger :: j")
			p.line("!$acc loop vector")
			p.line("do j = 1, size(to)\n  to(j) = j * by + table(iand(j, 7))\nend do")
		})
		p.block("integer(8) function total(of, count)", "end function", func() {
			p.line("!$acc routine worker")
			p.line("integer, intent(in) :: count\ninteger(8), intent(in) :: of(count)\ninteger :: j")
			p.line("total = 0")
			p.line("!$acc loop worker vector reduction(+:total)")
			p.line("do j = 1, count\n  total = total + of(j)\nend do")
		})
	})
}

// body are the statements.
func (p *fortranProgram) body() {
	p.prologue()
	for range 2 + p.IntN(4) {
		p.statement()
	}
	switch p.IntN(3) {
	case 0:
		p.region()
	case 1:
		p.unstructured()
	default:
		p.nested()
	}
	p.results()
}

// prologue declares the variables and gives the arrays their values.
func (p *fortranProgram) prologue() {
	p.declare("integer :: i, j, l, t, rounds")
	p.declare("integer(8) :: i8, check = 0")
	p.declare("integer(2) :: i2")
	for _, a := range p.arrays {
		if strings.Contains(a.own, "len_") {
			p.declare("integer, intent(in) :: len_%s", a.name)
		}
		if a.own != "" {
			p.declare("%s", a.fill(a.own))
		}
		if a.setup != "" {
			p.line("%s", a.fill(a.setup))
		}
		p.line("do i = 1, 100\n  %s = %s\nend do", a.at("i"), fmt.Sprintf(a.elem.write, fmt.Sprintf("mod(i * %d, 23) - %d", 1+p.IntN(30), p.IntN(12))))
	}
}

// results prints what the program has computed.
func (p *fortranProgram) results() {
	for _, a := range p.arrays {
		p.line("do i = 1, 100\n  check = check * 31 + %s\nend do", a.value("i").text)
		p.line("print *, '%s', check", a.name)
		p.line("print '(i0, 1x, i12.5, 1x, z0)', %[1]s, %[1]s, %[1]s", a.value(fmt.Sprint(1+p.IntN(100))).text)
	}
	p.line("print '(a, 4(1x, i0))', 'all', check, n, m, k")
}
