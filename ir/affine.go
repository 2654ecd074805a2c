package ir

import (
	"strconv"
	"strings"
)

// Affine maps and sets are kept as text (OpaqueAttr), in MLIR's spelling: expressions are simplified while they are
// built, by the same rules.

type affineKind uint8

const (
	affineDim affineKind = iota
	affineSymbol
	affineConst
	affineAdd
	affineMul
	affineMod
	affineFloorDiv
	affineCeilDiv
)

// affineExpr is a node of an affine expression; value is the number of a dimension or symbol, or the constant.
type affineExpr struct {
	kind     affineKind
	value    int64
	lhs, rhs *affineExpr
}

func affineNumber(n int64) *affineExpr { return &affineExpr{kind: affineConst, value: n} }

func (e *affineExpr) isConst() bool { return e.kind == affineConst }

// symbolic: no dimension occurs.
func (e *affineExpr) symbolic() bool {
	switch e.kind {
	case affineDim:
		return false
	case affineSymbol, affineConst:
		return true
	}
	return e.lhs.symbolic() && e.rhs.symbolic()
}

func (e *affineExpr) equal(f *affineExpr) bool {
	if e == nil || f == nil || e.kind != f.kind {
		return e == f
	}
	return e.value == f.value && e.lhs.equal(f.lhs) && e.rhs.equal(f.rhs)
}

// divisor is a number that is known to divide the value.
func (e *affineExpr) divisor() int64 {
	switch e.kind {
	case affineConst:
		return abs(e.value)
	case affineMul:
		return e.lhs.divisor() * e.rhs.divisor()
	case affineFloorDiv, affineCeilDiv:
		if e.lhs.isConst() && e.rhs.isConst() && e.rhs.value != 0 && e.lhs.divisor()%e.rhs.divisor() == 0 {
			return abs(e.lhs.divisor() / e.rhs.divisor())
		}
	case affineAdd, affineMod:
		return gcd(e.lhs.divisor(), e.rhs.divisor())
	}
	return 1
}

func abs(n int64) int64 {
	if n < 0 {
		return -n
	}
	return n
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return abs(a)
}

// coefficient splits e into a factor and a constant: d0 * 3 into d0 and 3.
func (e *affineExpr) coefficient() (*affineExpr, int64) {
	if e.kind == affineMul && e.rhs.isConst() {
		return e.lhs, e.rhs.value
	}
	return e, 1
}

func affineSum(l, r *affineExpr) *affineExpr {
	switch {
	case l.isConst() && r.isConst():
		return affineNumber(l.value + r.value)
	case l.isConst() || l.symbolic() && !r.symbolic(),
		l.kind == r.kind && (l.kind == affineDim || l.kind == affineSymbol) && l.value > r.value:
		return affineSum(r, l)
	case r.isConst() && r.value == 0:
		return l
	case r.isConst() && l.kind == affineAdd && l.rhs.isConst():
		return affineSum(l.lhs, affineNumber(l.rhs.value+r.value))
	}
	a, m := l.coefficient()
	b, n := r.coefficient()
	switch {
	case a.equal(b):
		return affineProduct(a, affineNumber(m+n))
	case l.kind == affineAdd && l.rhs.isConst():
		return affineSum(affineSum(l.lhs, r), l.rhs)
	}
	// expr - (expr floordiv c) * c is expr mod c.
	if b.kind == affineFloorDiv && b.rhs.isConst() && n == -b.rhs.value && b.lhs.equal(l) {
		return affineModulo(l, b.rhs)
	}
	return &affineExpr{kind: affineAdd, lhs: l, rhs: r}
}

func affineProduct(l, r *affineExpr) *affineExpr {
	switch {
	case l.isConst() && r.isConst():
		return affineNumber(l.value * r.value)
	case !r.symbolic() || l.isConst(), l.kind == affineSymbol && r.kind == affineSymbol && l.value > r.value:
		return affineProduct(r, l)
	case r.isConst() && r.value == 1:
		return l
	case r.isConst() && r.value == 0:
		return r
	case r.isConst() && l.kind == affineMul && l.rhs.isConst():
		return affineProduct(l.lhs, affineNumber(l.rhs.value*r.value))
	case l.kind == affineMul && l.rhs.isConst():
		return affineProduct(affineProduct(l.lhs, r), l.rhs)
	}
	return &affineExpr{kind: affineMul, lhs: l, rhs: r}
}

// affineQuotient is l floordiv r or l ceildiv r.
func affineQuotient(kind affineKind, l, r *affineExpr) *affineExpr {
	e := &affineExpr{kind: kind, lhs: l, rhs: r}
	if !r.isConst() || r.value < 1 {
		return e
	}
	switch {
	case l.isConst():
		q, m := l.value/r.value, l.value%r.value
		if m < 0 && kind == affineFloorDiv {
			q--
		}
		if m > 0 && kind == affineCeilDiv {
			q++
		}
		return affineNumber(q)
	case r.value == 1:
		return l
	case l.kind == affineMul && l.rhs.isConst() && l.rhs.value%r.value == 0:
		return affineProduct(l.lhs, affineNumber(l.rhs.value/r.value))
	case kind == affineFloorDiv && l.kind == affineAdd && (l.lhs.divisor()%r.value == 0 || l.rhs.divisor()%r.value == 0):
		return affineSum(affineQuotient(kind, l.lhs, r), affineQuotient(kind, l.rhs, r))
	}
	return e
}

func affineModulo(l, r *affineExpr) *affineExpr {
	e := &affineExpr{kind: affineMod, lhs: l, rhs: r}
	if !r.isConst() || r.value < 1 {
		return e
	}
	switch {
	case l.isConst():
		return affineNumber(((l.value % r.value) + r.value) % r.value)
	case l.divisor()%r.value == 0:
		return affineNumber(0)
	case l.kind == affineAdd && l.lhs.divisor()%r.value == 0:
		return affineModulo(l.rhs, r)
	case l.kind == affineAdd && l.rhs.divisor()%r.value == 0:
		return affineModulo(l.lhs, r)
	case l.kind == affineMod && l.rhs.isConst() && l.rhs.value%r.value == 0:
		return affineModulo(l.lhs, r)
	}
	return e
}

// write appends the text of e; tight says that it is an operand of something stronger than a sum.
func (e *affineExpr) write(out *strings.Builder, tight bool) {
	number := func(n int64) { out.WriteString(strconv.FormatInt(n, 10)) }
	switch e.kind {
	case affineDim:
		out.WriteByte('d')
		number(e.value)
		return
	case affineSymbol:
		out.WriteByte('s')
		number(e.value)
		return
	case affineConst:
		number(e.value)
		return
	}
	if tight {
		out.WriteByte('(')
		defer out.WriteByte(')')
	}
	if e.kind != affineAdd {
		if e.kind == affineMul && e.rhs.isConst() && e.rhs.value == -1 {
			out.WriteByte('-')
			e.lhs.write(out, true)
			return
		}
		e.lhs.write(out, true)
		out.WriteString(map[affineKind]string{affineMul: " * ", affineMod: " mod ",
			affineFloorDiv: " floordiv ", affineCeilDiv: " ceildiv "}[e.kind])
		e.rhs.write(out, true)
		return
	}
	e.lhs.write(out, false)
	factor, n := e.rhs.coefficient()
	switch {
	case e.rhs.isConst() && e.rhs.value < 0:
		out.WriteString(" - ")
		number(-e.rhs.value)
	case n == -1:
		out.WriteString(" - ")
		factor.write(out, factor.kind == affineAdd)
	case n < -1:
		out.WriteString(" - ")
		factor.write(out, true)
		out.WriteString(" * ")
		number(-n)
	default:
		out.WriteString(" + ")
		e.rhs.write(out, false)
	}
}

// affineParser reads the inside of affine_map<...> and affine_set<...>.
type affineParser struct {
	*Parser
	names map[string]*affineExpr
	nd    int
	ns    int
}

// affineAttr reads affine_map<...> or affine_set<...>.
func (p *Parser) affineAttr() (Attribute, error) {
	set := p.text() == "affine_set"
	p.lex()
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	a := &affineParser{Parser: p, names: map[string]*affineExpr{}}
	if err := a.identifiers("(", ")", affineDim, &a.nd); err != nil {
		return nil, err
	}
	if p.PeekPunct("[") {
		if err := a.identifiers("[", "]", affineSymbol, &a.ns); err != nil {
			return nil, err
		}
	}
	var out strings.Builder
	if set {
		out.WriteString("affine_set<")
	} else {
		out.WriteString("affine_map<")
	}
	a.writeHeader(&out)
	var err error
	if set {
		err = a.constraints(&out)
	} else {
		err = a.results(&out)
	}
	if err != nil {
		return nil, err
	}
	out.WriteByte('>')
	return OpaqueValue("", out.String(), nil), p.Punct(">")
}

func (a *affineParser) identifiers(open, close string, kind affineKind, n *int) error {
	return a.List(open, close, func() error {
		at := a.Offset()
		name, err := a.AnyKeyword()
		if err != nil {
			return err
		}
		if a.names[name] != nil {
			return a.errorCode(CodeRedefined, at, "identifier %s is already defined", name)
		}
		a.names[name] = &affineExpr{kind: kind, value: int64(*n)}
		*n++
		return nil
	})
}

func (a *affineParser) writeHeader(out *strings.Builder) {
	list := func(prefix string, n int) {
		for i := 0; i < n; i++ {
			if i > 0 {
				out.WriteString(", ")
			}
			out.WriteString(prefix + strconv.Itoa(i))
		}
	}
	out.WriteByte('(')
	list("d", a.nd)
	out.WriteByte(')')
	if a.ns > 0 {
		out.WriteByte('[')
		list("s", a.ns)
		out.WriteByte(']')
	}
}

func (a *affineParser) results(out *strings.Builder) error {
	if err := a.Punct("->"); err != nil {
		return err
	}
	out.WriteString(" -> (")
	n := 0
	err := a.List("(", ")", func() error {
		e, err := a.sum()
		if err != nil {
			return err
		}
		if n > 0 {
			out.WriteString(", ")
		}
		n++
		e.write(out, false)
		return nil
	})
	out.WriteByte(')')
	return err
}

func (a *affineParser) constraints(out *strings.Builder) error {
	if err := a.Punct(":"); err != nil {
		return err
	}
	out.WriteString(" : (")
	n := 0
	err := a.List("(", ")", func() error {
		l, err := a.sum()
		if err != nil {
			return err
		}
		relation := ""
		switch {
		case a.OptionalPunct(">"):
			relation = " >= 0"
		case a.OptionalPunct("<"):
			relation = " <= 0"
		case a.OptionalPunct("="):
			relation = " == 0"
		default:
			return a.expected("'==', '>=' or '<='")
		}
		if err := a.Punct("="); err != nil {
			return err
		}
		r, err := a.sum()
		if err != nil {
			return err
		}
		if relation == " <= 0" {
			l, r, relation = r, l, " >= 0"
		}
		if n > 0 {
			out.WriteString(", ")
		}
		n++
		affineSum(l, affineProduct(r, affineNumber(-1))).write(out, false)
		out.WriteString(relation)
		return nil
	})
	if n == 0 {
		out.WriteString("0 == 0")
	}
	out.WriteByte(')')
	return err
}

// sum reads terms joined by + and -.
func (a *affineParser) sum() (*affineExpr, error) {
	if err := a.enter(); err != nil {
		return nil, err
	}
	defer a.leave()
	l, err := a.product()
	if err != nil {
		return nil, err
	}
	for {
		neg := a.PeekPunct("-")
		if !neg && !a.PeekPunct("+") {
			return l, nil
		}
		a.lex()
		r, err := a.product()
		if err != nil {
			return nil, err
		}
		if neg {
			r = affineProduct(r, affineNumber(-1))
		}
		l = affineSum(l, r)
	}
}

// product reads factors joined by *, mod, floordiv and ceildiv.
func (a *affineParser) product() (*affineExpr, error) {
	l, err := a.factor()
	if err != nil {
		return nil, err
	}
	for {
		at := a.Offset()
		op := ""
		switch {
		case a.OptionalPunct("*"):
			op = "*"
		case a.PeekKeyword("mod"), a.PeekKeyword("floordiv"), a.PeekKeyword("ceildiv"):
			op, _ = a.OptionalAnyKeyword()
		default:
			return l, nil
		}
		r, err := a.factor()
		if err != nil {
			return nil, err
		}
		switch {
		case op == "*" && !l.symbolic() && !r.symbolic():
			return nil, a.Errorf(at, "not affine: one factor must be free of dimensions")
		case op != "*" && !r.symbolic():
			return nil, a.Errorf(at, "not affine: the right side of %s must be free of dimensions", op)
		}
		switch op {
		case "*":
			l = affineProduct(l, r)
		case "mod":
			l = affineModulo(l, r)
		case "floordiv":
			l = affineQuotient(affineFloorDiv, l, r)
		default:
			l = affineQuotient(affineCeilDiv, l, r)
		}
	}
}

func (a *affineParser) factor() (*affineExpr, error) {
	if err := a.enter(); err != nil {
		return nil, err
	}
	defer a.leave()
	at := a.Offset()
	switch {
	case a.OptionalPunct("("):
		e, err := a.sum()
		if err != nil {
			return nil, err
		}
		return e, a.Punct(")")
	case a.OptionalPunct("-"):
		e, err := a.factor()
		if err != nil {
			return nil, err
		}
		return affineProduct(e, affineNumber(-1)), nil
	case a.tok.kind == tokInteger:
		n, err := a.Integer()
		return affineNumber(n), err
	}
	name, ok := a.OptionalAnyKeyword()
	if !ok {
		return nil, a.expected("an affine expression")
	}
	e := a.names[name]
	if e == nil {
		return nil, a.errorCode(CodeUndefined, at, "identifier %s is not defined", name)
	}
	return e, nil
}
