package c

import (
	"go/constant"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"

	"modernc.org/cc/v4"
)

// build fills the model from the tree.
// The result tells whether the program keeps C's constraints.
func (u *Unit) build(w *rewriter, r diag.Reporter) bool {
	stubs := w.stubs
	b := &builder{u: u, stubs: stubs, named: map[string]*frontend.Symbol{}, early: map[*Directive]bool{}, tied: map[*stub]*Directive{},
		check: checker{u: u, report: r, seen: map[source.Span]bool{}, warned: map[string]bool{}, loose: w.unqualified,
			forms: forms{specifiers: map[*cc.Declarator]specifierList{}, known: map[*cc.Declarator]*form{}}}}
	for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		b.external(l.ExternalDeclaration)
	}
	b.nameRoutines()
	b.endRegions(0)
	if len(w.records) > 0 {
		b.checkPacked(w.records)
	}
	for _, s := range stubs {
		if d := b.tied[s]; d != nil {
			u.Directives = append(u.Directives, d)
		} else {
			u.Model.Orphans = append(u.Model.Orphans, s.Directive)
		}
	}
	return !b.check.failed
}

// A builder walks the tree once.
type builder struct {
	u     *Unit
	stubs []*stub
	tied  map[*stub]*Directive
	named map[string]*frontend.Symbol // names with linkage
	early map[*Directive]bool         // routine directives that name what is not declared before
	check checker

	// The function being walked.
	def     *cc.FunctionDefinition
	routine *frontend.Routine
	open    []*frontend.Construct // the constructs around, outermost first
	scopes  [][]*frontend.Symbol  // the names of the blocks around, outermost first
	at      frontend.Order        // references and constructs met so far
	targets []target              // loops and switches around, innermost last
	place   string                // the word whose statement comes next, without braces
	log     []access              // every reference in the function
	calls   int                   // calls walked so far
	labels  map[string]*label
	block   *frontend.Block // the innermost block around
	visible *frontend.Declared
	choice  *frontend.Block // the body of the innermost switch
	gotos   []jump

	// routine directives that wait for the function that follows them
	waiting []*Directive
	latest  *cc.Declarator // the function declared last outside of functions, by the latest declaration

	regions []*frontend.Construct // directives such as begin declare target whose end has not come, outermost first
	parts   []part
	level   int  // nesting of compound statements
	clause  bool // the expressions of a clause are being walked
}

// A target is a statement that break or continue can leave.
type target struct {
	depth int // constructs open outside of it
	loop  *frontend.Loop
	isFor bool // continue binds to it
	word  string
}

type label struct{ in []*frontend.Construct }

type jump struct {
	name string
	span source.Span
	in   []*frontend.Construct
}

// external walks one external declaration.
func (b *builder) external(n *cc.ExternalDeclaration) {
	switch n.Case {
	case cc.ExternalDeclarationFuncDef:
		if b.standIn(n.FunctionDefinition) {
			return
		}
		b.function(n.FunctionDefinition)
	case cc.ExternalDeclarationDecl:
		if d := b.fileDirective(n.Declaration); d != nil {
			return
		}
		b.latest = nil
		b.declaration(n.Declaration)
		b.waiting = nil
	default:
		b.waiting = nil
	}
}

// fileDirective ties the directive that a file-scope declaration represents.
func (b *builder) fileDirective(n *cc.Declaration) *Directive {
	if n.Case != cc.DeclarationDecl || n.InitDeclaratorList == nil {
		return nil
	}
	i := n.InitDeclaratorList.InitDeclarator
	if i.Case != cc.InitDeclaratorInit || !strings.HasPrefix(i.Declarator.Name(), marker) {
		return nil
	}
	s, call := b.stubOf(i.Initializer.AssignmentExpression)
	if s == nil {
		return nil
	}
	d := b.tie(s, call)
	d.Decl = n
	b.u.byDecl[n] = d
	b.u.Model.Directives = append(b.u.Model.Directives, d.Construct)
	b.await(d)
	return d
}

// await lets a routine directive without a name, and declare variant in a block, wait for the function after it. One with a name is about
// a function that has been declared.
func (b *builder) await(d *Directive) {
	switch {
	case d.Def == omp.DirDeclareVariant:
		b.waiting = append(b.waiting, d)
	case d.Def.Name != "routine":
	case d.Args == nil:
		b.waiting = append(b.waiting, d)
	default:
		b.early[d] = b.named[routineName(d)] == nil
	}
}

// routineName is the name in a routine directive.
func routineName(d *Directive) string {
	if len(d.Args.Args) == 0 {
		return ""
	}
	if v := d.Args.Args[0].Var; v != nil {
		return v.Name
	}
	return d.Args.Args[0].Word
}

// stubOf recognises the call that represents a directive.
func (b *builder) stubOf(n cc.ExpressionNode) (*stub, *cc.ArgumentExpressionList) {
	call, ok := n.(*cc.PostfixExpression)
	if !ok || call.Case != cc.PostfixExpressionCall || call.ArgumentExpressionList == nil {
		return nil, nil
	}
	f, ok := call.PostfixExpression.(*cc.PrimaryExpression)
	if !ok || f.Case != cc.PrimaryExpressionIdent || f.Token.SrcStr() != marker {
		return nil, nil
	}
	number, ok := constant.Int64Val(constant.ToInt(orZero(constantOf(call.ArgumentExpressionList.AssignmentExpression))))
	if !ok || number < 0 || int(number) >= len(b.stubs) {
		return nil, nil
	}
	return b.stubs[number], call.ArgumentExpressionList.ArgumentExpressionList
}

func orZero(v constant.Value) constant.Value {
	if v == nil {
		return constant.MakeInt64(-1)
	}
	return v
}

// tie makes the directive of a stub and types its expressions.
func (b *builder) tie(s *stub, args *cc.ArgumentExpressionList) *Directive {
	b.at++
	c := &frontend.Construct{Directive: s.Directive, At: b.at, Routine: b.routine, Visible: b.visible}
	d := &Directive{Directive: s.Directive, Construct: c, Func: b.def}
	c.Host = d
	if s.Def == omp.DirDeclareReduction || s.Def == omp.DirDeclareMapper {
		c.Declared = &frontend.Declared{Directive: s.Directive, Level: len(b.scopes), Next: b.visible, Host: d}
		b.visible = c.Declared
	}
	b.tied[s] = d
	exprs, vars := 0, 0
	for _, a := range s.args {
		if a.expr != nil && !a.typ {
			exprs++
		} else if a.object != nil {
			vars++
		}
	}
	if exprs > 0 {
		c.Exprs, d.exprs = make(map[*pragma.Expr]*frontend.ExprInfo, exprs), make(map[*pragma.Expr]cc.ExpressionNode, exprs)
	}
	if vars > 0 {
		c.Vars, d.refs = make(map[*pragma.Var]*frontend.VarInfo, vars), make(map[*pragma.Var]*Ref, vars)
	}
	nodes := b.operandsOf(s, args)
	b.clause = true
	defer func() { b.clause = false }()
	for _, a := range s.args {
		if a.typ {
			continue
		}
		var node cc.ExpressionNode
		if len(nodes) > 0 {
			node, nodes = nodes[0], nodes[1:]
		}
		if a.bad {
			node = nil
		}
		switch {
		case a.expr != nil:
			if d.exprs[a.expr] == nil {
				d.exprs[a.expr] = node
			} else if node != nil { // a combiner is there for each type
				if d.others == nil {
					d.others = map[*pragma.Expr][]cc.ExpressionNode{}
				}
				d.others[a.expr] = append(d.others[a.expr], node)
			}
		case a.object != nil:
			d.refs[a.object] = &Ref{Object: node, Base: baseOf(node), Sections: a.object.Path[trailing(a.object):]}
		}
	}
	for _, a := range s.args { // in order: names of the clause are declared as they are met
		if n := d.exprs[a.expr]; n != nil && !a.typ && c.Exprs[a.expr] == nil {
			c.Exprs[a.expr] = b.info(n)
		}
	}
	for v, ref := range d.refs {
		c.Vars[v] = b.varInfo(d, v, ref)
	}
	b.names(d)
	return d
}

// varInfo says what a clause variable is.
func (b *builder) varInfo(d *Directive, v *pragma.Var, ref *Ref) *frontend.VarInfo {
	info := &frontend.VarInfo{Host: ref}
	if ref.Object == nil {
		if sym := b.lookup(v.Name); sym != nil {
			info.Symbol = sym
		}
		return info
	}
	info.Symbol = b.symbolAt(baseNode(ref.Object))
	t := ref.Object.Type()
	if t == nil {
		return info
	}
	t = t.Undecay()
	if a := d.ArrayOf(v); a != nil {
		t = a
	} else if k := ref.Base; len(v.Path) == 0 && k != nil && k.IsParam() && (DeclaredArray(k) == nil || d.Def.Table == omp.Table) {
		t = k.Type().Decay() // float a[] is a pointer
	}
	if len(ref.Sections) == 0 {
		info.Type = b.u.TypeInfo(t)
		return info
	}
	var extents []int64
	shape := 0 // dimensions of a shaping that no subscript has selected
	for _, a := range ref.Sections {
		whole := int64(-1)
		if a.Kind == pragma.Shaping {
			shape = len(a.Sizes)
			continue
		}
		if shape--; shape > 0 {
			if a.Kind == pragma.Section {
				extents = append(extents, sectionLength(d, &a, whole))
			}
			continue // the last one is that of the pointer
		}
		switch x := t.(type) {
		case *cc.ArrayType:
			if !x.IsVLA() && !x.IsIncomplete() {
				whole = x.Len()
			}
			t = x.Elem()
		case *cc.PointerType:
			t = x.Elem()
		default:
			return info // a subscript of something that has none
		}
		if a.Kind == pragma.Section {
			extents = append(extents, sectionLength(d, &a, whole))
		}
	}
	if p, ok := t.(*cc.PointerType); ok && shape > 0 { // not all dimensions are selected
		t = p.Elem()
		for range shape {
			extents = append(extents, -1)
		}
	}
	info.Type = b.u.elementInfo(t)
	if len(extents) > 0 {
		elem := info.Type
		info.Type = &frontend.TypeInfo{Class: frontend.Array, Elem: elem, Extents: extents, Size: -1, Const: elem.Const, Text: elem.Text}
		if elem.Class == frontend.Array {
			info.Type.Elem = elem.Elem
			info.Type.Extents = append(extents, elem.Extents...)
		}
		for range extents {
			info.Type.Text += "[]"
		}
	}
	return info
}

// sectionLength is the number of elements of a section when it is constant, else -1.
func sectionLength(d *Directive, a *pragma.Access, whole int64) int64 {
	value := func(e *pragma.Expr) (int64, bool) {
		if e == nil || d.exprs[e] == nil {
			return 0, false
		}
		return constant.Int64Val(constant.ToInt(orUnknown(constantOf(d.exprs[e]))))
	}
	if a.Length != nil {
		if n, ok := value(a.Length); ok {
			return n
		}
		return -1
	}
	if whole < 0 {
		return -1
	}
	if a.Lower == nil {
		return whole
	}
	if lo, ok := value(a.Lower); ok {
		return whole - lo
	}
	return -1
}

func orUnknown(v constant.Value) constant.Value {
	if v == nil {
		return constant.MakeUnknown()
	}
	return v
}

// lookup finds the symbol of a name that could not be typed in its reference.
func (b *builder) lookup(name string) *frontend.Symbol {
	for i := len(b.scopes) - 1; i >= 0; i-- {
		for j := len(b.scopes[i]) - 1; j >= 0; j-- {
			if s := b.scopes[i][j]; s.Name == name {
				return s
			}
		}
	}
	return b.named[name]
}

// info says what a clause expression is.
func (b *builder) info(n cc.ExpressionNode) *frontend.ExprInfo {
	e := &frontend.ExprInfo{Value: constantOf(n), Host: n, Type: &frontend.TypeInfo{Size: -1}}
	if n.Type() != nil {
		e.Type = b.u.TypeInfo(n.Type().Undecay())
	}
	mark, calls := len(b.log), b.calls
	open := b.open
	b.open = nil
	b.expr(n, frontend.Read)
	b.open = open
	e.Sum, _ = b.sum(n)
	e.Plain = b.calls == calls
	seen := map[*frontend.Symbol]bool{}
	for _, a := range b.log[mark:] {
		e.Plain = e.Plain && a.kind == frontend.Read
		if a.kind&frontend.Write != 0 {
			e.Value = nil // cc/v4 knows the value of n = 1, but it is not a constant expression (C17 §6.6)
		}
		if !seen[a.sym] {
			seen[a.sym] = true
			e.Reads = append(e.Reads, a.sym)
		}
	}
	b.log = b.log[:mark]
	return e
}

// baseNode is the name that a reference begins with, nil when it begins with none.
func baseNode(n cc.ExpressionNode) *cc.PrimaryExpression {
	for {
		switch x := n.(type) {
		case *cc.PrimaryExpression:
			if x.Case == cc.PrimaryExpressionIdent {
				return x
			}
			if x.Case != cc.PrimaryExpressionExpr {
				return nil
			}
			n = x.ExpressionList
		case *cc.PostfixExpression:
			if x.PostfixExpression == nil {
				return nil
			}
			n = x.PostfixExpression
		case *cc.UnaryExpression:
			if x.Case != cc.UnaryExpressionDeref {
				return nil
			}
			n = x.CastExpression
		default:
			return nil
		}
	}
}

func baseOf(n cc.ExpressionNode) *cc.Declarator {
	if p := baseNode(n); p != nil {
		if d, ok := p.ResolvedTo().(*cc.Declarator); ok && !d.IsSynthetic() {
			return d
		}
	}
	return nil
}
