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
	// count is how many elements the sections have that stand for elements, 0 where there are none.
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

// A fortranStorage is a kind of variable that an array can be in: what is declared in the module, in the host, in the
// procedure, what the host passes to it, and what allocates it. A data clause names it by clause; rank is 1 or 2, then low
// is what a subscript is greater than the number of an element. NAME and ELEM stand for the name and the type.
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

// flat is one of the arrays of rank 1, nil if there is none.
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
		if strings.HasPrefix(text, "!$acc") {
			again = "!$acc "
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

// expr is an integer expression over the readable scalars, elements of src at any place and of dst at an index. Only
// the right operands of operators are constants, so that compilers have nothing to say about them.
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

// assign is a statement that gives an element a value.
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

// head is a way to run a loop whose iterations are independent.
func (p *fortranProgram) head() string {
	h := p.pick("parallel loop", "parallel loop", "parallel loop gang", "kernels loop independent", "serial loop", "parallel loop gang vector",
		"kernels loop", "parallel loop gang worker vector", "parallel loop num_gangs(1) auto", "kernels loop gang(4) independent", "parallel loop num_gangs(1) worker", "parallel loop num_gangs(1) vector")
	if strings.HasPrefix(h, "parallel") {
		if p.one(3) && !strings.Contains(h, "num_gangs") {
			h += fmt.Sprintf(" num_gangs(%d)", 1+p.IntN(40))
		}
		if p.one(5) {
			h += fmt.Sprintf(" num_workers(%d)", 1+p.IntN(4))
		}
		if p.one(5) {
			h += fmt.Sprintf(" vector_length(%s)", p.pick("1", "32", "n0"))
		}
	}
	return h
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
	for _, a := range p.arrays {
		p.line("do i = 1, 100\n  check = check * 31 + %s\nend do", a.value("i").text)
		p.line("print *, '%s', check", a.name)
		p.line("print '(i0, 1x, i12.5, 1x, z0)', %[1]s, %[1]s, %[1]s", a.value(fmt.Sprint(1+p.IntN(100))).text)
	}
	p.line("print '(a, 4(1x, i0))', 'all', check, n, m, k")
}

// statement is a construct of its own, with its own data clauses, or what runs on the host.
func (p *fortranProgram) statement() {
	switch {
	case p.one(6):
		p.line("%s", p.assign(2, fmt.Sprint(1+p.IntN(length)), p.arrays, p.arrays[p.IntN(len(p.arrays))]))
	case p.one(3):
		onHost := []func(*fortranProgram){(*fortranProgram).arrayValues, (*fortranProgram).masked, (*fortranProgram).characters, (*fortranProgram).overlap}
		onHost[p.IntN(len(onHost))](p)
	}
	p.construct()
}

// construct is one of the kinds; on the device, and more so in a queue, only some can be.
func (p *fortranProgram) construct() {
	kinds := fortranConstructs
	switch {
	case p.queue != "":
		kinds = kinds[:fortranQueued]
	case p.onDevice:
		kinds = kinds[:fortranResident]
	}
	kinds[p.IntN(len(kinds))](p)
}

// fortranConstructs are ordered as constructs are.
var fortranConstructs = []func(*fortranProgram){
	(*fortranProgram).simpleMap, (*fortranProgram).nest, (*fortranProgram).several, (*fortranProgram).privates, (*fortranProgram).atomicUpdates, (*fortranProgram).ordered,
	(*fortranProgram).threeLevels, (*fortranProgram).controlFlow, (*fortranProgram).wholeArrays, (*fortranProgram).redundant,
	(*fortranProgram).reductions, (*fortranProgram).innerReduction, (*fortranProgram).otherOperators, (*fortranProgram).captured,
	(*fortranProgram).records, (*fortranProgram).sections, (*fortranProgram).queues, (*fortranProgram).routines, (*fortranProgram).swapped,
	(*fortranProgram).arrayReduction, (*fortranProgram).declared, (*fortranProgram).components, (*fortranProgram).matrices,
}

const fortranQueued, fortranResident = 10, 14

// simpleMap gives each element a value.
func (p *fortranProgram) simpleMap() {
	dst, src := p.split()
	p.combined(p.head(), p.data(src, dst), p.pick("n", "100", "n0"), func(i string) {
		p.with(func() {
			if p.one(4) {
				p.line("if (%s) cycle", p.condition(1, i, src, dst))
			}
			for range 1 + p.IntN(2) {
				p.line("%s", p.assign(3, i, src, dst))
			}
		}, i)
	})
}

// nest is a nest of loops, collapsed or in tiles.
func (p *fortranProgram) nest() {
	dst, src := p.split()
	how := p.pick("collapse(2)", "tile(2, 3)", "tile(*, 4)", "collapse(2)", "tile(4)")
	head := p.pick("parallel loop", "parallel loop gang", "kernels loop independent", "serial loop", "parallel loop gang vector")
	p.line("!$acc %s%s %s", head, p.data(src, dst), how)
	p.kernel(func() {
		p.each("i", fmt.Sprint(1+p.IntN(10)), func(i string) {
			p.each("j", fmt.Sprint(1+p.IntN(10)), func(j string) {
				p.with(func() {
					if p.one(2) {
						p.line("if (mod(%s + j, 3) == 1) cycle", i)
					}
					p.line("%s", p.assign(2, fmt.Sprintf("((%s - 1) * 10 + %s)", i, j), src, dst))
				}, i, j)
			})
		})
	})
}

// threeLevels has gangs, workers and lanes in loops of their own.
func (p *fortranProgram) threeLevels() {
	dst, src := p.split()
	p.line("!$acc parallel%s num_gangs(%d) num_workers(%d)", p.data(src, dst), 1+p.IntN(6), 1+p.IntN(3))
	p.kernel(func() {
		p.line("!$acc loop gang%s private(t)", p.pick("", "(static:1)", "(static:*)"))
		p.each("i", "5", func(i string) {
			p.line("t = (%s - 1) * 20", i)
			p.line("!$acc loop worker private(rounds)")
			p.each("j", "4", func(j string) {
				p.line("rounds = t + (%s - 1) * 5", j)
				p.line("!$acc loop vector")
				p.each("l", "5", func(l string) {
					p.with(func() { p.line("%s", p.assign(2, fmt.Sprintf("(rounds + %s)", l), src, dst)) }, i, j, l)
				})
			})
		})
	})
	p.line("!$acc end parallel")
}

// several are loops one after the other in a parallel construct.
func (p *fortranProgram) several() {
	dst, src := p.split()
	p.line("!$acc parallel%s num_gangs(%d)", p.data(src, dst), 1+p.IntN(9))
	p.kernel(func() {
		p.line("t = m * 2")
		p.line("!$acc loop gang")
		p.each("i", "50", func(i string) {
			p.with(func() { p.line("%s", p.assign(2, i, src, dst)) }, i, "t")
		})
		p.line("!$acc loop gang worker vector")
		p.each("i", "50", func(i string) {
			p.with(func() { p.line("%s", p.assign(2, "(50 + "+i+")", src, dst)) }, i, "t")
		})
	})
	p.line("!$acc end parallel")
}

// controlFlow has loops and jumps of the sequential kind in it.
func (p *fortranProgram) controlFlow() {
	dst, src := p.split()
	p.combined(p.head()+" private(t, rounds)", p.data(src, dst), "n", func(i string) {
		p.with(func() {
			p.line("t = int(%s)\nrounds = 0", p.expr(2, i, src, dst).text)
			switch p.IntN(6) {
			case 0:
				p.line("do while (t > m .and. rounds < 20)\n  t = t / 2\n  rounds = rounds + 1\n  if (t == 7) exit\nend do")
			case 1:
				p.line("do\n  t = t * 3 + 1\n  rounds = rounds + 1\n  if (rounds > %d) exit\n  if (btest(t, 0)) cycle\n  rounds = rounds + 2\nend do", 2+p.IntN(9))
			case 2:
				at := p.name("at")
				p.line("%s: do j = 10, 1, -1\n  do l = 1, j\n    if (mod(ieor(t, l), 5) == 0) cycle %[1]s\n    if (l == %[2]d) exit %[1]s\n    rounds = rounds + l\n  end do\nend do %[1]s", at, 6+p.IntN(9))
			case 3:
				p.line("select case (iand(t, 7))\ncase (0)\n  rounds = 1\ncase (1, 3)\n  rounds = rounds - int(k)\ncase (4:5)\n  rounds = t\ncase default\n  rounds = 9\nend select")
			case 4:
				p.line("if (t > m) then\n  rounds = -t\nelse if (t == m .or. t < -5) then\n  rounds = 4\nelse\n  if (btest(t, 1)) rounds = 3\nend if")
			case 5:
				p.line("do j = 1, iand(t, 15), 3\n  rounds = rounds + j * t\nend do\nrounds = rounds + j")
			}
			p.with(func() { p.line("%s", p.assign(2, i, src, dst)) }, "t", "rounds")
		}, i)
	})
}

// privates has private and firstprivate copies of scalars, arrays and objects of derived types.
func (p *fortranProgram) privates() {
	dst, src := p.split()
	work, w, r := p.variable("integer", "work", "(0:7)"), p.variable("integer", "w", "(3)"), p.variable("type(pair)", "r", "")
	p.line("%s = [%d, 2, %d]\n%s = pair(%d, 1.5d0, [1, 2, %d])", w, p.IntN(9), p.IntN(9), r, p.IntN(9), p.IntN(9))
	p.combined(p.pick("parallel loop", "parallel loop gang", "serial loop", "parallel loop gang vector"), p.data(src, dst)+
		fmt.Sprintf(" private(%s, t) firstprivate(%s, %s)", work, w, r), "n", func(i string) {
		p.line("do j = 0, 7\n  %s(j) = j * %s(1 + mod(j, 3)) + %s + %s%%v(mod(j, 3))\nend do", work, w, i, r)
		p.line("t = int(%s%%d * 2) + %[1]s%%s", r)
		if p.one(2) {
			p.line("%s(2:5) = %[1]s(%[2]s) + 1", work, p.pick("1:4", "3:6", "5:2:-1", "7:1:-2"))
		}
		p.line("do j = 7, 0, %d\n  t = t * 3 + %s(j)\nend do", -1-p.IntN(3), work)
		p.with(func() { p.line("%s", p.assign(1, i, src, dst)) }, "t")
	})
}

// ordered loops carry values from one iteration to the next, which their directives leave to be found out.
func (p *fortranProgram) ordered() {
	dst, src := p.split()
	p.line("!$acc %s%s", p.pick("kernels loop", "kernels loop auto", "parallel loop num_gangs(1) seq", "parallel loop num_gangs(1) auto", "serial loop seq"), p.data(src, dst))
	p.kernel(func() {
		p.with(func() {
			value := fmt.Sprintf("int(mod(%s, 100_8))", p.expr(2, "i", src, nil).as(8))
			element := func(i string) string { return dst.value(i).as(4) }
			write := func(v string) string { return fmt.Sprintf(dst.elem.write, v) }
			switch p.IntN(3) {
			case 0:
				p.line("do i = 2, n\n  %s = %s\nend do", dst.at("i"), write(element("(i - 1)")+" + "+value))
			case 1:
				p.line("do i = 1, n - 2\n  %s = %s\nend do", dst.at("i"), write(element("(i + 2)")+" + "+value))
			default:
				p.line("do i = n, 6, -1\n  %s = %s\nend do", dst.at("i"), write("ieor("+element("(i - 5)")+", "+value+")"))
			}
		}, "i")
	})
}

// atomicUpdates change few elements from many iterations. gfortran takes no atomic updates of complex numbers.
func (p *fortranProgram) atomicUpdates() {
	dst, src := p.split()
	if !dst.elem.integer() && !strings.HasPrefix(dst.elem.name, "real") {
		p.redundant()
		return
	}
	p.combined(p.head()+" private(t)", p.data(src, dst), "n", func(i string) {
		v := p.expr(2, i, src, nil)
		p.line("t = int(iand(%s, %s)) + 1", v.text, constant(7, v.kind))
		p.line("!$acc atomic%s", p.pick("", " update"))
		operations := []string{"%s = %[1]s + t", "%s = t + %[1]s", "%s = %[1]s - 3", "%s = %[1]s + 2 * t"}
		if dst.elem.integer() && dst.elem.kind == 4 {
			operations = append(operations, "%s = max(%[1]s, t)", "%s = ieor(%[1]s, t)", "%s = ior(t, %[1]s)", "%s = min(t, %[1]s)")
		}
		p.line(p.pick(operations...), dst.at(p.pick("t", "(mod(t * m, 20) + 1)", "1")))
	})
}

// wholeArrays are expressions on sections, in a construct that makes loops of them.
func (p *fortranProgram) wholeArrays() {
	dst, src := p.split()
	if dst.rank != 1 {
		p.simpleMap()
		return
	}
	p.line("!$acc kernels%s", p.data(src, dst))
	p.kernel(func() {
		for range 1 + p.IntN(2) {
			p.sectionAssign(dst, src)
		}
	})
	p.line("!$acc end kernels")
}

// sectionAssign is an assignment to a section, or several behind a mask.
func (p *fortranProgram) sectionAssign(dst *fortranArray, src []*fortranArray) {
	p.count = 1 + p.IntN(30)
	to := p.part(dst)
	assign := func() string {
		v := p.expr(2, "", src, nil)
		if dst.elem.integer() {
			return to + " = " + v.text
		}
		return to + " = " + fmt.Sprintf(dst.elem.write, v.as(4))
	}
	mask := func() string {
		if a := p.flat(src); a != nil {
			v := p.section(a)
			return fmt.Sprintf("%s > %s", v.text, p.expr(1, "", src, nil).text)
		}
		v := value{text: fmt.Sprintf(dst.elem.read, to), kind: dst.elem.kind}
		return fmt.Sprintf("mod(%s, %s) /= %s", v.text, constant(3, v.kind), p.expr(1, "", src, nil).text)
	}
	switch {
	case p.one(4):
		p.line("where (%s)\n  %s\nelsewhere (%s)\n  %s\nelsewhere\n  %s\nend where", mask(), assign(), mask(), assign(), assign())
	case p.one(5):
		p.line("where (%s) %s", mask(), assign())
	default:
		p.line("%s", assign())
	}
	p.count = 0
}

// redundant code of a construct is the same in all gangs; their private variables are apart.
func (p *fortranProgram) redundant() {
	dst, src := p.split()
	own := p.variable("integer", "own", "(-1:2)")
	p.line("%s = [1, 2, 3, 4]", own)
	p.line("!$acc parallel%s firstprivate(%s) num_gangs(%d)", p.data(src, dst), own, 1+p.IntN(8))
	p.kernel(func() {
		p.line("t = int(k)")
		p.line("do j = -1, 2\n  %s(j) = %[1]s(j) * (t + j)\n  t = t + %[1]s(j)\nend do", own)
		p.line("!$acc loop")
		p.each("i", "n", func(i string) {
			p.with(func() { p.line("%s", p.assign(2, i, src, dst)) }, i, "t", own+"(1)")
		})
	})
	p.line("!$acc end parallel")
}

// reductions into variables of several types.
func (p *fortranProgram) reductions() {
	dst, src := p.split()
	kind := []int{1, 2, 4, 8}[p.IntN(4)]
	typ := fmt.Sprintf("integer(%d)", kind)
	s, most, v, bits, d := p.variable(typ, "s", ""), p.variable(typ, "most", ""), p.variable(typ, "v", ""), p.variable("integer", "bits", ""), p.variable(p.pick("real", "real(8)", "complex"), "d", "")
	p.line("%s = %d\n%s = -100\n%s = 0\n%s = 0", s, p.IntN(9), most, bits, d)
	p.combined(p.head(), fmt.Sprintf("%s private(%s) reduction(+:%s, %s) reduction(max:%s) reduction(ieor:%s)", p.data(src, dst), v, s, d, most, bits), "n", func(i string) {
		p.with(func() {
			p.line("%s = int(%s, %d)", v, p.expr(2, i, append(src, dst), nil).text, kind)
			p.line("%s = %[1]s + %s", s, v)
			p.line(p.pick("%s = max(%[1]s, %s)", "if (%[2]s > %[1]s) %[1]s = %[2]s", "%s = max(%[2]s, %[1]s)"), most, v)
			p.line("%s = ieor(%[1]s, int(%s))", bits, v)
			p.line("%s = %[1]s + mod(%s, %s)", d, v, constant(100, kind))
		}, i)
	})
	p.line("check = check * 7 + %s + %s + %s + int(%s)", s, most, bits, d)
}

// innerReduction has a reduction for each iteration of an outer loop.
func (p *fortranProgram) innerReduction() {
	dst, src := p.split()
	outer := p.pick("parallel loop gang", "parallel loop", "kernels loop independent", "serial loop", "parallel loop gang worker")
	inner := p.pick("seq", "vector", "vector")
	if outer == "parallel loop gang" {
		inner = p.pick("worker", "worker vector", inner)
	}
	if outer == "parallel loop" || outer == "kernels loop independent" || outer == "serial loop" {
		inner = "seq"
	}
	row := p.variable(p.pick("integer", "integer(8)", "integer(1)"), "row", "")
	p.combined(outer, p.data(src, dst)+fmt.Sprintf(" private(%s)", row), "20", func(i string) {
		p.line("%s = %d", row, p.IntN(5))
		p.line("!$acc loop %s reduction(+:%s)", inner, row)
		p.each("j", "17", func(j string) {
			p.with(func() { p.line("%s = %[1]s + int(%s, kind(%[1]s))", row, p.expr(2, j, src, nil).text) }, i, j)
		})
		p.with(func() { p.line("%s", p.assign(1, i, nil, dst)) }, "int("+row+")")
	})
}

// otherOperators are those of reductions that are rare.
func (p *fortranProgram) otherOperators() {
	dst, src := p.split()
	x := p.name("x")
	p.declare("integer(2) :: all%s, any%[1]s\ninteger(8) :: product%[1]s\nlogical :: both%[1]s, either%[1]s, same%[1]s, odd%[1]s\ninteger :: least%[1]s\nreal(8) :: low%[1]s", x)
	p.line("all%s = 255; any%[1]s = 0; product%[1]s = %d; both%[1]s = .true.; either%[1]s = .false.; same%[1]s = .true.; odd%[1]s = .false.", x, 1+p.IntN(3))
	p.line("least%s = 100000; low%[1]s = 1d6", x)
	p.combined(p.head(), p.data(src, dst)+fmt.Sprintf(" private(t) reduction(iand:all%s) reduction(ior:any%[1]s) reduction(*:product%[1]s) reduction(.and.:both%[1]s) "+
		"reduction(.or.:either%[1]s) reduction(.eqv.:same%[1]s) reduction(.neqv.:odd%[1]s) reduction(min:least%[1]s, low%[1]s)", x), "n", func(i string) {
		p.with(func() { p.line("t = int(%s)", p.expr(2, i, append(src, dst), nil).text) }, i)
		p.line("all%s = iand(all%[1]s, int(ior(t, %d), 2))", x, p.IntN(256))
		p.line("any%s = ior(int(iand(t, %d), 2), any%[1]s)", x, p.IntN(1<<14))
		p.line("product%s = product%[1]s * ior(t, 1)", x)
		p.line("both%s = both%[1]s .and. t /= %d", x, p.IntN(40)-20)
		p.line("either%s = t == %d .or. either%[1]s", x, p.IntN(40)-20)
		p.line("same%s = same%[1]s .eqv. btest(t, 0)", x)
		p.line("odd%s = odd%[1]s .neqv. t > 5", x)
		p.line("least%s = min(least%[1]s, mod(t, 10000))", x)
		p.line("if (mod(t, 1000) < low%s) low%[1]s = mod(t, 1000)", x)
	})
	p.line("print *, all%s, any%[1]s, product%[1]s, both%[1]s, either%[1]s, same%[1]s, odd%[1]s, least%[1]s, low%[1]s", x)
}

// captured are atomic updates whose values are used: each iteration gets a place of its own.
func (p *fortranProgram) captured() {
	dst, src := p.split()
	next, list := p.variable("integer", "next", ""), p.variable("integer", "list", "(0:99)")
	p.line("%s = 0\n%s = 0", next, list)
	p.combined(p.pick("parallel loop", "parallel loop gang", "serial loop", "parallel loop gang vector")+" private(t)", fmt.Sprintf("%s copy(%s, %s)", p.data(src, dst), next, list), "n", func(i string) {
		p.line("!$acc atomic capture")
		p.line(p.pick("t = %s\n%[1]s = %[1]s + 1", "%[1]s = %[1]s + 1\nt = %[1]s"), next)
		p.line("!$acc end atomic")
		p.line("%s(mod(t, 100)) = %s", list, i)
	})
	p.line("check = check + sum(%s * 3) + %s", list, next)
}

// records are objects of derived types in a kernel.
func (p *fortranProgram) records() {
	dst, src := p.split()
	list, one := p.variable("type(pair)", "pairs", "(0:29)"), p.variable("type(pair)", "one", "")
	p.line("!$acc %s%s copyout(%s) private(%s, t)", p.pick("parallel loop", "kernels loop independent", "serial loop"), p.data(src, dst), list, one)
	p.block("do i = 1, 30", "end do", func() {
		p.line("t = i")
		p.line("%s = pair(int(t * k, 2), t / 4.0d0, [1, t, 3])", one)
		p.with(func() {
			p.line("do j = 0, 2\n  %s%%v(j) = %[1]s%%v(j) + merge(m, -j, %s)\nend do", one, p.condition(2, "i", src, dst))
		}, "i")
		p.line("%s(t - 1) = %s", list, one)
		p.line("%s(t - 1)%%v(1:2) = %[1]s(t - 1)%%v(0:1) + %d", list, p.IntN(9))
	})
	p.line("do i = 0, 29\n  check = check + %s(i)%%s + int(%[1]s(i)%%d * 8) + sum(%[1]s(i)%%v)\nend do", list)
}

// sections of arrays.
func (p *fortranProgram) sections() {
	lo, n := 1+p.IntN(20), 1+p.IntN(40)
	d, u, f := p.variable("real(8)", "d", "(64)"), p.variable("integer(1)", "u", "(0:63)"), p.variable("real, allocatable", "f", "(:)")
	p.line("allocate(%s(-3:60))", f)
	p.line("do i = 1, 64\n  %s(i) = i * m\n  %s(i - 1) = int(i, 1)\n  %s(i - 4) = i / 2.0\nend do", d, u, f)
	p.line("!$acc parallel loop copy(%s(%d:%d), %s(:%d)) copyout(%s(%d:%d))", d, lo, lo+n-1, f, lo+n, u, lo, lo+n-1)
	p.line("do i = %d, %d", lo, lo+n-1)
	p.line("  %s(i) = %[1]s(i) * %d + i\n  %s(i) = int(iand(i * m, 127), 1)\n  %[4]s(i - 3) = %[4]s(i - 3) + %[3]s(i)\nend do", d, 1+p.IntN(4), u, f)
	p.line("do i = 1, 64\n  check = check + int(%s(i) + %s(i - 1) * 2) * 3 + int(%s(i - 4) * 2)\nend do", d, u, f)
	p.line("print '(5f9.2)', %s(%d:%d)", f, lo, lo+5)
	p.line("deallocate(%s)", f)
}

// queues wait for one another.
func (p *fortranProgram) queues() {
	_, src := p.split()
	q := p.variable("integer(8)", "q", "(40)")
	var clauses []string
	for _, a := range src {
		clauses = append(clauses, a.clause)
	}
	p.line("!$acc data copyin(%s) copyout(%s)", strings.Join(clauses, ", "), q)
	p.kernel(func() {
		p.with(func() {
			p.line("!$acc parallel loop async(1)\ndo i = 1, 40\n  %s(i) = %s\nend do", q, p.expr(2, "i", src, nil).text)
		}, "i")
		p.line("!$acc %s wait(1) async(2)", p.pick("parallel loop", "kernels loop independent", "serial loop"))
		p.line("do i = 1, 40\n  %s(i) = %[1]s(i) * %d + i\nend do", q, 2+p.IntN(5))
		p.line("!$acc wait(2) async(%d)", 3+p.IntN(2))
		for half := range 2 {
			p.line("!$acc parallel loop async(%d) wait(2)", 3+half)
			p.line("do i = %d, 40, 2\n  %s(i) = ieor(%[2]s(i), k)\nend do", half+1, q)
		}
	})
	p.line("!$acc %s", p.pick("wait", "wait(3, 4)", "wait(3)\n!$acc wait(4)"))
	if p.one(2) {
		p.line("!$acc update self(%s(10:%d)) async(5)\n!$acc wait(5)", q, 20+p.IntN(9))
		p.line("check = check + sum(%s(10:20))", q)
	}
	p.line("!$acc end data")
	p.line("do i = 1, 40\n  check = check * 3 + %s(i)\nend do", q)
}

// routines at the level of workers and lanes.
func (p *fortranProgram) routines() {
	rows, sums, of := p.variable("integer", "rows", "(16, 10)"), p.variable("integer(8)", "sums", "(10)"), p.variable("integer(8)", "of", "(25)")
	p.line("%s = 0\n%s = [(i * m, i = 1, 25)]", rows, of)
	p.line("!$acc parallel loop gang copy(%s) copyin(%s) copyout(%s)", rows, of, sums)
	p.line("do i = 1, 10\n  call fill(%s(%s, i), i + m)\n  %s(i) = total(%s(i:), 25 - 2 * i)\nend do", rows, p.pick("1:10 + mod(i, 6)", ":", "16 - i:1:-1", "2:16:3"), sums, of)
	p.line("do i = 1, 160\n  check = check * 3 + %s(mod(i, 16) + 1, (i - 1) / 16 + 1) + %s(mod(i, 10) + 1)\nend do", rows, sums)
}

// swapped are two arrays that change their places between kernels.
func (p *fortranProgram) swapped() {
	x, y, t := p.variable("integer, pointer", "x", "(:)"), p.variable("integer, pointer", "y", "(:)"), p.variable("integer, pointer", "z", "(:)")
	p.line("allocate(%s(0:59), %s(0:59))\n%[1]s = 0\n%[1]s(30) = 1000\n%[1]s(3) = int(k)", x, y)
	p.line("!$acc data copy(%s) create(%s)", x, y)
	p.line("do j = 1, %d", 2*(1+p.IntN(4)))
	p.line("  !$acc %s present(%s, %s)", p.pick("parallel loop", "kernels loop independent", "parallel loop gang vector"), x, y)
	p.line("  do i = 0, 59\n    if (i == 0 .or. i == 59) then\n      %s(i) = %s(i)\n    else\n      %[1]s(i) = (%[2]s(i - 1) + 2 * %[2]s(i) + %[2]s(i + 1)) / %[3]d\n    end if\n  end do", y, x, 3+p.IntN(3))
	p.line("  %s => %s\n  %[2]s => %[3]s\n  %[3]s => %[1]s\nend do", t, x, y)
	p.line("!$acc end data")
	p.line("do i = 0, 59\n  check = check * 3 + %s(i)\nend do", x)
	p.line("deallocate(%s, %s)", x, y)
}

// arrayReduction sums into an array.
func (p *fortranProgram) arrayReduction() {
	_, src := p.split()
	hist := p.variable("integer(8)", "hist", "(0:7)")
	p.line("%s = [1, 2, 0, 0, 0, 0, 0, 3]", hist)
	p.combined(p.pick("parallel loop", "parallel loop gang", "serial loop"), p.data(src)+fmt.Sprintf(" reduction(+:%s)", hist), "n", func(i string) {
		p.with(func() {
			p.line("%s(iand(%s, 7)) = %[1]s(iand(%[2]s, 7)) + mod(%s, 100_8)", hist, i, p.expr(2, i, src, nil).as(8))
		}, i)
	})
	p.line("check = check * 3 + dot_product(%s, [1, 2, 3, 4, 5, 6, 7, 8])", hist)
}

// declared changes a variable of the module that is always on the device.
func (p *fortranProgram) declared() {
	p.line("do i = 0, 15\n  table(i) = int(mod(check, 50_8)) + i * %d\nend do", p.IntN(9))
	p.line("!$acc update device(table%s)", p.pick("", "(0:15)", "(:)"))
	out := p.variable("integer", "out", "(16)")
	p.line("!$acc parallel loop copyout(%s)", out)
	p.line("do i = 1, 16\n  %s(i) = table(16 - i) * 3\nend do", out)
	p.line("do i = 1, 16\n  check = check * 3 + %s(i)\nend do", out)
}

// components are allocatable ones of objects in objects.
func (p *fortranProgram) components() {
	o := p.variable("type(outer)", "o", "")
	p.line("%s%%n = 12\nallocate(%[1]s%%in(2))\ndo i = 1, 2\n  allocate(%[1]s%%in(i)%%v(0:11))\n  %[1]s%%in(i)%%v = [(j * i, j = 0, 11)]\nend do", o)
	p.line("!$acc enter data copyin(%s)\n!$acc enter data copyin(%[1]s%%in)", o)
	p.line("do i = 1, 2\n  !$acc enter data copyin(%s%%in(i)%%v)\nend do", o)
	p.line("!$acc parallel loop collapse(2) present(%s)", o)
	p.line("do i = 1, 2\n  do j = 0, 11\n    %s%%in(i)%%v(j) = %[1]s%%in(i)%%v(j) * %[1]s%%n + int(%d * k)\n  end do\nend do", o, p.IntN(5))
	p.line("do i = 1, 2\n  !$acc exit data copyout(%s%%in(i)%%v)\nend do", o)
	p.line("!$acc exit data delete(%s%%in)\n!$acc exit data delete(%[1]s)", o)
	p.line("check = check * 3 + sum(%s%%in(1)%%v) - sum(%[1]s%%in(2)%%v)\nprint *, %[1]s%%in(%d)%%v", o, 1+p.IntN(2))
	p.line("deallocate(%s%%in)", o)
}

// matrices are rows and columns of an array of rank 2 in kernels.
func (p *fortranProgram) matrices() {
	x, y, z := p.variable("integer", "x", "(6, 6)"), p.variable("integer", "y", "(0:5, 6)"), p.variable("integer", "z", "(-2:3, 6)")
	p.line("do j = 1, 6\n  do i = 1, 6\n    %s(i, j) = i * %d - j\n    %s(i - 1, j) = ieor(i, j)\n  end do\nend do\n%s = 1", x, p.IntN(9), y, z)
	p.line("!$acc %s copyin(%s, %s) copy(%s)", p.pick("parallel loop", "kernels loop independent", "serial loop", "parallel loop gang"), x, y, z)
	p.line("do j = 1, 6")
	p.line("%s", fmt.Sprintf(p.pick(
		"  %[3]s(:, j) = %[3]s(:, j) + %[1]s(:, j) * %[2]s(:, j)",
		"  %[3]s(-2:2, j) = %[1]s(2:6, j) + j",
		"  %[3]s(j - 3, :) = %[1]s(j, :) - %[2]s(:, j)",
		"  do i = 1, 6\n    %[3]s(i - 3, j) = sum(%[1]s(i, :) * %[2]s(:, j))\n  end do",
		"  do i = 1, 6\n    %[3]s(i - 3, j) = dot_product(%[1]s(i, :), %[2]s(:, j)) + maxval(%[1]s(:, i))\n  end do",
		"  %[3]s(3:-2:-1, j) = merge(%[1]s(:, j), %[2]s(:, j), %[1]s(j, :) > %[2]s(:, j))",
		"  where (%[1]s(:, j) > 3)\n    %[3]s(:, j) = %[1]s(:, j)\n  elsewhere\n    %[3]s(:, j) = -%[2]s(:, j)\n  end where",
		"  if (any(%[1]s(:, j) > 12)) %[3]s(:, j) = count(%[2]s(:, j) > 2)"), x, y, z))
	p.line("end do")
	p.line("print '(6i7)', %s", z)
	p.line("print *, %s", p.pick("matmul("+x+", "+y+")", "transpose("+z+")", "sum("+z+", dim=1), sum("+z+", 2)", "maxloc("+x+"), minval("+z+", dim=2, mask="+x+" > 4)",
		"matmul("+x+"(:, 2), "+y+"(:, 1:5:2))", "reshape("+z+"(0:1, :), [3, 4], order=[2, 1])", "cshift("+z+", 2, dim=2)"))
}

// arrayValues are array expressions and intrinsic procedures on the host.
func (p *fortranProgram) arrayValues() {
	p.count = 2 + p.IntN(12)
	n := p.count
	v := p.variable("integer, allocatable", "v", "(:)")
	array := func() string {
		a := p.flat(p.arrays)
		return fmt.Sprintf("int(%s + %s, 4)", p.section(a).text, p.expr(1, "", p.arrays, nil).text)
	}
	mask := func() string { return fmt.Sprintf("%s > %s", array(), p.expr(1, "", p.arrays, nil).text) }
	p.line("%s = %s", v, array())
	p.line("print *, %s", v)
	for range 2 {
		p.line("print *, %s", fmt.Sprintf(p.pick(
			"sum(%[1]s, mask=%[3]s), product(iand(%[2]s, 3))", "maxval(%[2]s), minval(%[2]s, %[3]s), maxloc(%[1]s), minloc(%[2]s, dim=1)",
			"count(%[3]s), any(%[3]s), all(%[3]s), parity(%[3]s)", "cshift(%[2]s, %[4]d), eoshift(%[1]s, %[4]d, boundary=7)",
			"pack(%[2]s, %[3]s)", "unpack([(i, i = 1, %[5]d)], %[3]s, %[1]s)", "spread(%[2]s, %[6]d, 2)", "reshape(%[1]s, [2, %[5]d], pad=[1, 2, 3])",
			"iall(%[2]s), iany(%[1]s), iparity(%[2]s)", "dot_product(%[1]s, %[2]s)", "merge(%[1]s, %[2]s, %[3]s)", "%[1]s(%[5]d:1:-1) + %[2]s",
			"%[1]s(modulo(%[2]s, %[5]d) + 1)", "findloc(%[1]s, %[1]s(2)), size(%[2]s), shape(%[1]s)", "[%[1]s, %[2]s, 5]", "[(%[1]s(i) * i, i = %[5]d, 1, -2)]",
			"maxval(reshape(%[1]s, [2, %[5]d], pad=[3, 4]), dim=1)", "norm2(real(iand(%[1]s, 1)))", "matmul(reshape(%[2]s, [1, %[5]d]), spread(%[1]s, 2, 2))"),
			v, array(), mask(), p.IntN(9)-4, n, 1+p.IntN(2)))
	}
	p.line("%s = [%[1]s(%d:), %[1]s]", v, 1+p.IntN(n))
	p.line("check = check * 3 + sum(%s) + size(%[1]s) * lbound(%[1]s, 1)\ndeallocate(%[1]s)", v)
	p.count = 0
}

// masked are assignments to sections on the host.
func (p *fortranProgram) masked() {
	p.sectionAssign(p.flat(p.arrays), p.arrays)
}

// overlap moves parts of an array within it, also by way of a pointer.
func (p *fortranProgram) overlap() {
	x, y := p.variable("integer, target", "x", "(-4:20)"), p.variable("integer, pointer", "y", "(:)")
	p.line("%s = [(i * i - m, i = 1, 25)]\n%[2]s => %[1]s%[3]s", x, y, p.pick("", "(-4:20)", "(20:-4:-1)"))
	for range 2 {
		first := p.IntN(9)
		p.line("%s", fmt.Sprintf(p.pick("%[1]s(1:10) = %[1]s(%[3]d:%[4]d)", "%[2]s(3:12) = %[1]s(%[3]d:%[4]d) + 1", "%[1]s(10:1:-1) = %[1]s(%[3]d:%[4]d)", "%[1]s(1:10) = %[2]s(10:1:-1) - %[1]s(%[3]d:%[4]d)",
			"%[1]s(1:10:3) = %[2]s(3:9:2)", "%[2]s(1:20) = %[2]s(20:1:-1)", "where (%[1]s(1:10) > %[2]s(2:11)) %[1]s(2:11) = %[1]s(%[3]d:%[4]d)", "%[1]s(1:10) = %[1]s([(mod(i, 7), i = 1, 10)])",
			"%[1]s([3, 1, 2]) = %[1]s(1:3)", "forall (i = 1:10, %[1]s(i) > m) %[1]s(i) = %[1]s(i + 1) + %[2]s(i)"), x, y, first, first+9))
	}
	p.line("print *, %s\ncheck = check * 3 + sum(%[1]s * %s)", x, y)
}

// characters are strings on the host.
func (p *fortranProgram) characters() {
	s, d, list := p.variable("character(len=24)", "s", ""), p.variable("character(:), allocatable", "d", ""), p.variable("character(3)", "list", "(4)")
	v := p.expr(2, "3", p.arrays, nil)
	p.line("write (%s, '(%s)') %s", s, p.pick("i0", "i12", "i12.4", "i0.3", "z0"), v.text)
	p.line("%s = trim(adjustl(%s)) // word(%d:%d) // '|'", d, s, 1+p.IntN(4), 4+p.IntN(5))
	p.line("%s = ['%s', 'b c', %s(1:3), word(2:4)]", list, p.pick("abc", "  z", "Z1 "), d+" // 'xyz'")
	for range 3 {
		p.line("print *, %s", fmt.Sprintf(p.pick("'[', %[1]s, ']', %[2]s, len(%[2]s), len_trim(%[1]s)", "index(%[2]s, '%[4]s'), scan(%[2]s, '0123'), verify(%[2]s, '-0123456789', back=.true.)",
			"%[3]s(%[5]d) < %[3]s(%[6]d), llt(%[3]s(1), %[2]s), %[3]s == 'b c'", "repeat(%[2]s, %[5]d), adjustr(%[1]s)", "maxval(%[3]s), minloc(%[3]s), iachar(%[3]s(:)(2:2))",
			"merge(%[3]s, 'q  ', %[3]s > '%[4]s')", "%[3]s(4:1:-1)(2:3)", "(%[3]s(i)(1:1) // '.', i = 1, 4, 2)", "char(iachar(%[2]s(1:1)) + 1), achar(65 + %[5]d)", "trim(%[3]s(%[6]d)) // '<', len(%[3]s)"),
			s, d, list, p.pick("b", " ", "9 ", "~"), 1+p.IntN(4), 1+p.IntN(4)))
	}
	p.line("read (%s, '(%s)', iostat=t) j\nif (t == 0) check = check + j", s, p.pick("i3", "bn, i5", "i12"))
	p.line("select case (%s)\ncase ('a':'b')\n  check = check + 1\ncase ('Z1', 'b c')\n  check = check + 2\ncase default\n  check = check * 3 + len(%s)\nend select", list+fmt.Sprintf("(%d)", 1+p.IntN(4)), d)
	p.line("deallocate(%s)", d)
}

// clauses names all arrays.
func (p *fortranProgram) clauses() string {
	var names []string
	for _, a := range p.arrays {
		names = append(names, a.clause)
	}
	return strings.Join(names, ", ")
}

// resident writes constructs that find their data on the device.
func (p *fortranProgram) resident(count int, queue string) {
	p.onDevice, p.queue = true, queue
	for range count {
		p.construct()
		if queue == "" && p.one(2) {
			p.updates()
		}
	}
	p.onDevice, p.queue = false, ""
}

// updates brings part of an array to the host, changes it there and takes it back.
func (p *fortranProgram) updates() {
	a := p.arrays[p.IntN(len(p.arrays))]
	if a.rank != 1 || !strings.HasSuffix(a.at("1"), ")") {
		return
	}
	lo := 1 + p.IntN(50)
	if a.whole && p.one(3) {
		p.line("!$acc update %s(%s) if_present", p.pick("self", "host"), a.name)
	} else {
		p.line("!$acc update self(%s)", a.slice(lo, lo+p.IntN(40), 1))
	}
	p.line("%s = %s", a.at(fmt.Sprint(lo)), fmt.Sprintf(a.elem.write, fmt.Sprint(p.IntN(100))))
	p.line("!$acc update device(%s)", p.pick(a.slice(lo, lo, 1), a.at(fmt.Sprint(lo))))
}

// region is a data region.
func (p *fortranProgram) region() {
	p.line("!$acc data copy(%s)", p.clauses())
	p.resident(2+p.IntN(3), "")
	p.line("!$acc end data")
}

// nested are data regions in data regions.
func (p *fortranProgram) nested() {
	v := p.variable("integer", "round", "")
	p.line("!$acc data copy(%s)", p.arrays[0].clause)
	p.block(fmt.Sprintf("do %s = 1, %d", v, 1+p.IntN(3)), "end do", func() {
		p.line("!$acc data %s(%s)", p.pick("copy", "pcopy"), p.clauses())
		p.resident(1+p.IntN(3), "")
		p.line("!$acc end data")
	})
	p.line("!$acc end data")
}

// unstructured is enter data and exit data around asynchronous constructs.
func (p *fortranProgram) unstructured() {
	p.line("!$acc enter data copyin(%s) async(1)", p.clauses())
	p.resident(2+p.IntN(3), "async(1)")
	p.line("!$acc wait(1)")
	if p.one(3) {
		p.line("!$acc enter data create(%s)", p.arrays[0].clause)
		p.resident(1, "")
		p.line("!$acc exit data delete(%s)", p.arrays[0].clause)
	}
	// Components come back before the objects that they are of.
	var first, wholes []string
	for _, a := range p.arrays {
		whole, member, ok := strings.Cut(a.clause, ", ")
		if !ok {
			first = append(first, whole)
			continue
		}
		first, wholes = append(first, member), append(wholes, whole)
	}
	p.line("!$acc exit data copyout(%s)%s", strings.Join(first, ", "), p.pick("", " async(2)\n!$acc wait"))
	if len(wholes) > 0 {
		p.line("!$acc exit data delete(%s)", strings.Join(wholes, ", "))
	}
}
