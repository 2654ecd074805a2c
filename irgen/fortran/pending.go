package fortran

import (
	"accc/dialects/fir"
	front "accc/frontend/fortran"
	"accc/ir"
)

type common struct{ name string }

func (c *common) typ() ir.Type                 { return fir.Array([]int64{1}, ir.I8(), nil) }
func (c *common) offset(s *front.Symbol) int64 { return 0 }

type equivalence struct {
	static  bool
	offsets map[*front.Symbol]int64
}

func (l *lowerer) equivalenceOf(s *front.Symbol) *equivalence { return nil }
func (x *fn) localStorage(e *equivalence) *ir.Value           { return nil }
func (x *fn) staticStorage(e *equivalence) *ir.Value          { return nil }
func (x *fn) commonOf(s *front.Scope, name string) *common {
	x.unsupported(x.prog.Scope.Span(0, 0), "common")
	return nil
}
func (l *lowerer) blockData(p *front.ProgUnit)                             {}
func (l *lowerer) finish()                                                 {}
func (l *lowerer) capture(p *procedure)                                    {}
func (l *lowerer) capturedIndex(p *procedure, s *front.Symbol) (int, bool) { return 0, false }
func (x *fn) hostVariable(s *front.Symbol) *variable {
	x.unsupported(s.Span, "host association")
	return nil
}
func (x *fn) hostVariables()                       {}
func (x *fn) tupleFor(p *front.ProgUnit) *ir.Value { return nil }
func (l *lowerer) longText(s string) string        { return "" }
func (x *fn) initialize(v *variable)               {}
func (x *fn) release(v *variable)                  {}
func (l *lowerer) initialValue(s *front.Symbol, t ir.Type) (func(x *fn) *ir.Value, ir.Attribute) {
	return func(x *fn) *ir.Value { return x.zeroBits(t) }, nil
}
func (x *fn) procedureValue(n *front.Node, t ir.Type) *ir.Value {
	x.unsupported(x.span(n), "procedure values")
	return nil
}
func (x *fn) copyOf(e *entity) *entity                                        { return e }
func (x *fn) substringAddr(a *ir.Value, p *substring, t front.Type) *ir.Value { return a }
func (x *fn) substringEntity(n *front.Node) *entity {
	x.unsupported(x.span(n), "substrings")
	return nil
}
func (x *fn) entityOf(n *front.Node) *entity {
	if isDesignator(n) {
		return x.designator(n)
	}
	v := x.scalar(n)
	return &entity{typ: n.Type, addr: x.spill(v), temp: true}
}
func (x *fn) char(n *front.Node) (addr, length *ir.Value) {
	x.unsupported(x.span(n), "characters")
	return
}
func (x *fn) compareChars(op string, a, b *front.Node) *ir.Value {
	x.unsupported(x.span(a), "characters")
	return nil
}
func (x *fn) compareText(op string, a, al, b, bl *ir.Value, t front.Type) *ir.Value { return nil }
func (x *fn) copyEntity(to, from *entity)                                           {}
func (x *fn) selectType(b *front.Block, n *front.SelectStmt) {
	x.unsupported(x.stmtSpan(b.Head), "select type")
}
func (x *fn) whereStatement(n *front.WhereStmt) { x.unsupported(x.span(n.Mask.Node()), "where") }
func (x *fn) whereBlock(b *front.Block, n *front.WhereStmt) {
	x.unsupported(x.stmtSpan(b.Head), "where")
}
func (x *fn) forall(n *front.ForallStmt, body []*front.Item) {
	x.unsupported(x.stmtSpan(x.line), "forall")
}
func (x *fn) pointerAssignment(s *front.Stmt, n *front.PointerStmt) {
	x.unsupported(x.stmtSpan(s), "pointer assignment")
}
func (x *fn) allocate(s *front.Stmt, n *front.AllocateStmt) { x.unsupported(x.stmtSpan(s), "allocate") }
func (x *fn) deallocate(s *front.Stmt, n *front.ReleaseStmt) {
	x.unsupported(x.stmtSpan(s), "deallocate")
}
func (x *fn) boundOperator(n *front.Node) *front.Symbol {
	x.unsupported(x.span(n), "bound operators")
	return nil
}
func (x *fn) boundSpecific(n *front.Node, args []*front.Node) *front.Symbol {
	x.unsupported(x.span(n), "bound generics")
	return nil
}
func (x *fn) statementFunction(n *front.Node) *ir.Value {
	x.unsupported(x.span(n), "statement functions")
	return nil
}
func (x *fn) materialize(n *front.Node) *entity {
	x.unsupported(x.span(n), "array expressions")
	return nil
}
func (x *fn) elementalCall(c *callee) bool                                   { return false }
func (x *fn) dispatches(c *callee) bool                                      { return false }
func (x *fn) dispatch(c *callee, args []*ir.Value, results []ir.Type) *ir.Op { return nil }
func (x *fn) procedurePointer(c *callee) *ir.Value {
	x.unsupported(x.span(c.at), "procedure pointers")
	return nil
}
func (x *fn) withDummies(c *callee, args []*ir.Value, f func()) { f() }
func (x *fn) allocateTemp(e *entity)                            {}
func (x *fn) keepRef(e *entity) *entity                         { return x.throughRef(e) }

// actual passes an argument; what it gives back is done after the call.
func (x *fn) actual(c *callee, d *front.Symbol, a *front.Node, t ir.Type) (*ir.Value, func()) {
	if a == nil {
		return x.op1(fir.Absent, t), nil
	}
	e := x.entityOf(a)
	switch {
	case isBox(t):
		return x.firConvert(x.boxOf(e), t), nil
	case isScalarValue(t):
		return x.convert(x.scalar(a), t), nil
	}
	return x.firConvert(e.addr, t), nil
}
func (x *fn) actualImplicit(a *front.Node) (*ir.Value, func()) {
	e := x.entityOf(a)
	return e.addr, nil
}

// assignment lowers variable = expression.
func (x *fn) assignment(n *front.AssignStmt) {
	x.assign(x.designator(n.Target.Node()), n.Value.Node())
}

// assign stores the value of an expression.
func (x *fn) assign(to *entity, n *front.Node) {
	if to.rank != 0 {
		x.unsupported(x.span(n), "array assignment")
	}
	x.store(x.convert(x.scalar(n), pointeeOf(to.addr.Type())), to.addr)
}
