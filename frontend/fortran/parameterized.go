package fortran

import (
	"fmt"
	"go/constant"
	"slices"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
)

// Parameterized derived types (Fortran 2018 §7.5.3). Each set of values of the kind parameters makes a type of its
// own, an instance, whose statements are read again in a scope in which the parameters are constants. The values of
// length parameters belong to objects: their types say them, and the objects hold them.

// A template is the definition of a parameterized type.
type template struct {
	host       *Scope
	parent     *Derived // the type extended, an unparameterized one or the type of another template
	params     []*paramDef
	statements []typeStmt // without the definitions of parameters
	instances  map[string]*Derived
	// broken: the definition has a mistake that has been reported, so that nothing is said about its uses.
	broken bool
	// settled: the specification part of the definition has been read; before, pending collects what waits for its end.
	settled bool
	pending []func()
}

// A paramDef is the definition of a type parameter.
type paramDef struct {
	name string
	span source.Span
	stmt *Stmt // nil if the definition is missing
	item int
	of   *template
	// length: a length parameter.
	length bool
}

// paramWord is kind or len if a declaration defines type parameters, else "".
func paramWord(n *DeclStmt) string {
	for _, a := range n.Attrs {
		if a.Word == "kind" || a.Word == "len" {
			return a.Word
		}
	}
	return ""
}

// templateOf is the template of a type that has parameters, also inherited ones; nil if it has none.
func (v *resolver) templateOf(s *Scope, d *Derived, n *TypeStmt, statements []typeStmt) *template {
	t := &template{host: s, parent: d.Parent, instances: map[string]*Derived{}}
	if d.Parent != nil && d.Parent.template != nil {
		t.params = append(t.params, d.Parent.template.params...)
		t.broken = d.Parent.template.broken
	}
	own := map[string]*paramDef{}
	for _, name := range n.Params {
		if i := slices.IndexFunc(t.params, func(p *paramDef) bool { return p.name == name.Text }); i >= 0 {
			v.fault(RuleDeclaration.New(v.nameSpan(name), "type parameter '%s' is declared twice", name.Text).See(t.params[i].span, "first declared here"))
			t.broken = true
			own[name.Text] = t.params[i]
			continue
		}
		p := &paramDef{name: name.Text, span: v.nameSpan(name), of: t}
		own[name.Text] = p
		t.params = append(t.params, p)
	}
	for _, st := range statements {
		decl, ok := st.Node.(*DeclStmt)
		word := ""
		if ok {
			word = paramWord(decl)
		}
		if word == "" {
			t.statements = append(t.statements, st)
			continue
		}
		for k, e := range decl.Entities {
			p := own[e.Name.Text]
			switch {
			case p == nil:
				v.fault(RuleDeclaration.New(v.nameSpan(e.Name), "'%s' is not among the parameters of type '%s'", e.Name.Text, d.Name).
					See(d.Symbol.Span, "expected it in parentheses after the name of the type"))
				t.broken = true
				continue
			case p.of != t:
				continue // reported at its name
			case p.stmt != nil:
				v.fault(RuleDeclaration.New(v.nameSpan(e.Name), "type parameter '%s' is declared twice", e.Name.Text))
				t.broken = true
			case decl.Type.Spec().Name != "integer":
				v.fault(RuleDeclaration.New(v.nameSpan(e.Name), "expected an integer type parameter, but '%s' is of type %s", e.Name.Text, decl.Type.Spec().Name))
				t.broken = true
			}
			p.stmt, p.item, p.length = st.Stmt, k, word == "len"
		}
	}
	if len(t.params) == 0 {
		return nil
	}
	for _, p := range t.params {
		if p.stmt == nil && p.of == t {
			v.fault(RuleDeclaration.New(p.span, "type parameter '%s' is not declared", p.name).
				Note("expected 'integer, kind :: %s' or 'integer, len :: %s' in the type", p.name, p.name))
			t.broken = true
		}
	}
	v.later = append(v.later, func() {
		t.settled = true
		for len(t.pending) > 0 {
			list := t.pending
			t.pending = nil
			for _, f := range list {
				f()
			}
		}
		v.checkUnused(d)
	})
	return t
}

// checkUnused makes the instance of the default values of a type without any other, so that its statements are checked.
func (v *resolver) checkUnused(d *Derived) {
	t := d.template
	if t.broken || len(t.instances) > 0 {
		return
	}
	spec := &TypeSpec{}
	for _, p := range t.params {
		switch {
		case p.length:
			spec.Args = append(spec.Args, &Node{Kind: StarExpr, Key: p.name})
		case node(p.entity().Init) == nil:
			return
		}
	}
	v.derivedWith(d.Symbol, spec, t.host)
}

// reread reads a statement of a template once more, so that its expressions can have types of their own.
func (t *template) reread(s *Stmt) *Stmt {
	p := newStatementParser(t.host.text.Text, func(*diag.Diagnostic) {})
	return p.statement(int(s.First), int(s.Last)+1)
}

// entity is the declaration of a parameter, read once more.
func (p *paramDef) entity() *Entity { return p.declaration().Entities[p.item] }

func (p *paramDef) declaration() *DeclStmt { return p.of.reread(p.stmt).Node.(*DeclStmt) }

// at is a resolver for the text of a template, which may be in another file.
func (v *resolver) at(t *template) *resolver {
	if t.host.text == v.r {
		return v
	}
	own := *v
	own.r, own.later = t.host.text, nil
	return &own
}

// scope is a new scope in which the kind parameters are constants and the length parameters variables.
func (t *template) scope(params []TypeParam) *Scope {
	s := newScope(t.host, nil, t.host.text)
	for i, p := range params {
		def := t.params[i]
		if p.Length {
			s.Names[p.Name] = &Symbol{Name: p.Name, Kind: Variable, Type: p.Type, Attr: typedAttr | LengthParam, Scope: s, Span: def.span, finished: true}
			continue
		}
		s.Names[p.Name] = &Symbol{Name: p.Name, Kind: Parameter, Type: p.Type, Value: constant.MakeInt64(p.Value), Attr: typedAttr, Scope: s, Span: def.span, finished: true}
	}
	return s
}

// derivedWith is the type that a name and its parameters stand for, with the values of the length parameters if it
// has some. The type is nil after a mistake.
func (v *resolver) derivedWith(sym *Symbol, spec *TypeSpec, s *Scope) (*Derived, *Lengths) {
	d := sym.Derived
	t := d.template
	if t == nil {
		if len(spec.Args) > 0 && !spec.refused {
			spec.refused = true
			v.fault(RuleDeclaration.New(v.r.spanOf(spec.First, spec.Last), "type '%s' has no parameters", d.Name).See(d.Symbol.Span, "declared here"))
			return nil, nil
		}
		return d, nil
	}
	if t.broken || spec.refused {
		return nil, nil
	}
	refuse := func(at source.Span, format string, args ...any) (*Derived, *Lengths) {
		spec.refused = true
		v.fault(RuleDeclaration.New(at, format, args...).See(d.Symbol.Span, "declared here"))
		return nil, nil
	}
	given := make([]*Node, len(t.params))
	keys := false
	for i, a := range spec.Args {
		k := i
		if a.Key != "" {
			keys = true
			for k = len(t.params) - 1; k >= 0 && t.params[k].name != a.Key; k-- {
			}
			if k < 0 {
				return refuse(v.span(a), "type '%s' has no parameter %s", d.Name, a.Key)
			}
		} else if keys {
			return refuse(v.span(a), "expected a keyword, as the parameter before has one")
		}
		if k >= len(given) {
			return refuse(v.span(a), "type '%s' has %d parameters, found %d values", d.Name, len(given), len(spec.Args))
		}
		if given[k] != nil {
			return refuse(v.span(a), "parameter '%s' of type '%s' is given twice", t.params[k].name, d.Name)
		}
		given[k] = a
	}
	params := make([]TypeParam, 0, len(t.params))
	var lengths *Lengths
	for i, def := range t.params {
		if def.of.broken {
			return nil, nil
		}
		w := v.at(def.of)
		inner := def.of.scope(params[:i])
		p := TypeParam{Name: def.name, Type: w.typeOf(def.declaration().Type.Spec(), inner)}
		from := w
		n := node(def.entity().Init)
		if given[i] != nil {
			from, n, inner = v, given[i], s
		}
		if n == nil {
			return refuse(v.r.spanOf(spec.First, spec.Last), "expected a value for parameter '%s' of type '%s'", def.name, d.Name)
		}
		if def.length {
			if lengths == nil {
				lengths = &Lengths{}
			}
			p.Length = true
			params, lengths.Args = append(params, p), append(lengths.Args, n)
			if !isLength(n) {
				continue
			}
			from.typed(n, inner)
			if n.Rank != 0 || n.Type.Class != frontend.Integer && n.Type.Class != frontend.Unknown {
				spec.refused = true
				def.of.broken = given[i] == nil
				from.fault(RuleDeclaration.New(from.span(n), "expected a scalar integer for the length parameter '%s' of type '%s'", def.name, d.Name))
				return nil, nil
			}
			continue
		}
		from.typed(n, inner)
		value, ok := integerValue(n)
		if !ok || n.Type.Class != frontend.Integer {
			spec.refused = true
			def.of.broken = given[i] == nil // the default is reported once
			if n.Type.Class != frontend.Unknown || n.Kind == StarExpr || n.Kind == TripletExpr {
				from.fault(RuleDeclaration.New(from.span(n), "expected a constant integer for the kind parameter '%s' of type '%s'", def.name, d.Name))
			}
			return nil, nil
		}
		p.Value = value
		params = append(params, p)
	}
	return v.instance(d, params), lengths
}

// maxInstances bounds the instances of one type.
const maxInstances = 500

// instance is the type with these values of the parameters of a template, nil if there are too many.
func (v *resolver) instance(d *Derived, params []TypeParam) *Derived {
	t := d.template
	key := fmt.Sprint(params)
	if old := t.instances[key]; old != nil {
		return old
	}
	if len(t.instances) == maxInstances {
		v.fault(RuleDeclaration.New(d.Symbol.Span, "type '%s' needs more than %d sets of parameters", d.Name, maxInstances).
			Note("a component must not need the type with ever other parameters"))
		t.broken = true
	}
	if t.broken {
		return nil
	}
	own := &Derived{Name: d.Name, Params: params, Parent: t.parent, Sequence: d.Sequence, BindC: d.BindC, Abstract: d.Abstract}
	t.instances[key] = own
	sym := *d.Symbol
	sym.Derived, own.Symbol = own, &sym
	if t.parent != nil && t.parent.template != nil {
		own.Parent = v.instance(t.parent, params[:len(t.parent.template.params)])
	}
	w := v.at(t)
	before := w.r.Errors
	inner := t.scope(params)
	inner.span = d.Symbol.Span
	for _, p := range params {
		if p.Length {
			own.LenParams = append(own.LenParams, inner.Names[p.Name])
		}
	}
	outer := w.later
	w.later = nil
	statements := make([]typeStmt, len(t.statements))
	for i, st := range t.statements {
		statements[i] = typeStmt{t.reread(st.Stmt), st.bound}
	}
	w.typeBody(t.host, inner, own, statements)
	jobs := append(w.later, func() { w.finishAll(inner) }, func() { w.acyclic(own) })
	w.later = outer
	if !t.settled {
		t.pending = append(t.pending, jobs...)
		return own
	}
	for _, f := range jobs {
		f()
	}
	if w != v {
		v.r.Errors += w.r.Errors - before
	}
	return own
}

// finalizesOther reports whether a final subroutine of a parameterized type is for another instance than d.
func (v *resolver) finalizesOther(f *Symbol, d *Derived) bool {
	if len(d.Params) == 0 {
		return false
	}
	p := v.signature(f)
	if p == nil || len(p.Dummies) == 0 || p.Dummies[0] == nil || p.Dummies[0].spec == nil {
		return false
	}
	// The argument may be what needs this type just now, so that it is not finished yet.
	of := v.typeOf(p.Dummies[0].spec, p.Dummies[0].specScope).Derived
	return of != nil && of != d
}

// passes reports an object whose type has other parameters than the procedure bound to it takes: each instance has all the
// procedures of the definition.
func (v *resolver) passes(f *Symbol, base *Node) {
	d := base.Args[0].Type.Derived
	if d == nil || f.Kind != Procedure || f.Has(NoPass) {
		return
	}
	p := v.signature(f)
	if p == nil {
		return
	}
	for i, dummy := range p.Dummies {
		if dummy == nil || f.pass != "" && dummy.Name != f.pass || f.pass == "" && i > 0 {
			continue
		}
		v.finish(dummy)
		if of := dummy.Type.Derived; of != nil && len(of.Params) > 0 && !extends(d, of) && !sameDerived(d, of) {
			v.fault(RuleCall.New(v.span(base), "'%s' expects an object of %s, found %s", f.Name, dummy.Type, base.Args[0].Type).See(dummy.Span, "declared here"))
		}
	}
}

// lengthParam finds a length parameter, nil if there is none of that name; i is its index.
func (d *Derived) lengthParam(name string) (i int, p *Symbol) {
	for i, p := range d.LenParams {
		if p.Name == name {
			return i, p
		}
	}
	return -1, nil
}

// settleLengths decides what the length parameters in the declaration of a symbol mean: a component that depends on
// those of its type is automatic, and the values in a type are deferred for allocatables and pointers only, assumed
// for dummies and named types only (Fortran 2018 §7.2).
func (v *resolver) settleLengths(sym *Symbol) {
	component := sym.Scope != nil && sym.Scope.components
	if component && sym.Kind == Variable && !sym.Has(LengthParam) {
		v.automatic(sym)
	}
	t := sym.Type
	if sym.Has(InCommon) && !sym.Has(Allocatable|PointerAttr) && t.Derived.sized(nil) {
		v.notShared(sym, sym.Span)
		return
	}
	if t.Lengths == nil || sym.spec == nil || sym.Kind == Procedure {
		return
	}
	at := v.r.spanOf(sym.spec.First, sym.spec.Last)
	if sym.specScope != nil && sym.specScope.text != nil {
		at = sym.specScope.text.spanOf(sym.spec.First, sym.spec.Last)
	}
	for i, n := range t.Lengths.Args {
		name := t.Derived.LenParams[i].Name
		switch {
		case n.Kind == StarExpr && !sym.Has(DummyAttr) && sym.Assoc == nil:
			v.fault(RuleDeclaration.New(at, "length parameter '%s' of '%s' is assumed: expected a dummy argument, but '%s' is not one", name, t.Derived, sym.Name))
		case n.Kind == TripletExpr && !sym.Has(Allocatable|PointerAttr):
			v.fault(RuleDeclaration.New(at, "length parameter '%s' of '%s' is deferred: expected allocatable or pointer for '%s'", name, t.Derived, sym.Name))
		case isLength(n) && n.Value == nil && n.Type.Class != frontend.Unknown && !component && (sym.Has(Save|InCommon) || sym.Init != nil || sym.Scope.Module()):
			v.fault(RuleDeclaration.New(v.span(n), "expected a constant for length parameter '%s' of '%s', which has static storage", name, sym.Name))
		default:
			continue
		}
		sym.Type = unknownType
		return
	}
	if sym.Kind == Parameter {
		v.fault(lex.RuleNotYet.New(sym.Span, "not yet handled: a named constant of a type with length parameters").
			Note("declare a variable and assign the value to it"))
		sym.Init, sym.Type = nil, unknownType
	}
}

// notOfType is a part of an expression in the declaration of a component that is neither constant nor depends on
// length parameters only, nil if there is none (Fortran 2018 C749, C754).
func notOfType(n *Node) (out *Node) {
	if !isLength(n) || n.Value != nil {
		return nil
	}
	n.Walk(func(x *Node) bool {
		switch {
		case out != nil || x.Value != nil || x.Kind == RefExpr && x.Intrinsic != nil && inquiries[x.Intrinsic.Name]:
			return false
		case x.Kind == NameExpr && x.Symbol != nil && x.Symbol.Kind == Variable && !x.Symbol.Has(LengthParam) && x.Type.Class != frontend.Unknown,
			x.Kind == RefExpr && x.Ref == Call && x.Intrinsic == nil:
			out = x
		}
		return out == nil
	})
	return out
}

// notShared reports a variable in shared storage whose objects have parts that depend on length parameters; types
// whose components have a sequence in memory, which are allowed there, have no parameters (Fortran 2018 C740).
func (v *resolver) notShared(sym *Symbol, at source.Span) {
	v.fault(RuleDeclaration.New(at, "'%s' of %s has length parameters: it cannot share storage", sym.Name, sym.Type))
	sym.Type = unknownType
}

// sized reports whether objects of a type hold length parameters, or parts that depend on them.
func (d *Derived) sized(seen map[*Derived]bool) bool {
	if d == nil || seen[d] {
		return false
	}
	if seen == nil {
		seen = map[*Derived]bool{}
	}
	seen[d] = true
	return len(d.LenParams) > 0 || d.Parent.sized(seen) ||
		slices.ContainsFunc(d.Components, func(c *Symbol) bool { return c.byValue() && c.Type.Derived.sized(seen) })
}

// automatic marks a component whose shape or character length depends on the length parameters of its type.
func (v *resolver) automatic(c *Symbol) {
	var list []*Node
	if n := c.Length(); c.Type.Class == frontend.Character && c.Type.Len < 0 && isLength(n) {
		list = append(list, n)
	}
	if !c.Has(Allocatable | PointerAttr) {
		for i, d := range c.Dims {
			if c.Extents[i] < 0 {
				list = append(list, d.Lower, d.Upper)
			}
		}
	}
	for _, n := range list {
		if isLength(n) && n.Value == nil && !c.Has(Allocatable|PointerAttr) && n.Type.Class != frontend.Unknown {
			c.Attr |= Automatic
		}
	}
	if c.Type.Lengths != nil {
		list = append(list, c.Type.Lengths.Args...)
	}
	for _, n := range list {
		if other := notOfType(n); other != nil {
			v.fault(RuleDeclaration.New(v.span(other), "the declaration of component '%s' is not constant: expected constants and length parameters of its type", c.Name))
			c.Type = unknownType
			return
		}
	}
	if c.Has(Automatic) && c.Init != nil {
		v.fault(RuleDeclaration.New(c.Span, "component '%s' depends on a length parameter: it has no initial value", c.Name))
		c.Init = nil
	}
}
