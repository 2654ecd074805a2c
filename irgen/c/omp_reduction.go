package c

import (
	"reflect"
	"strconv"

	"accc/dialects/acc"
	"accc/dialects/arith"
	"accc/frontend"
	front "accc/frontend/c"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	ompdir "accc/pragma/omp"

	"modernc.org/cc/v4"
)

// byValue reports whether a reduction combines values and not what is at two addresses.
func byValue(t cc.Type) bool { return cc.IsIntegerType(t) || isReal(t) && !isComplex(t) }

// A declaredReduction is a declare reduction directive for one type.
type declaredReduction struct {
	combiner, initializer cc.ExpressionNode // initializer: nil without one
	// number tells it from others of its name and type.
	number int
}

// elementOf returns the element type of an array, through all its dimensions, and any other type as it is.
func elementOf(t cc.Type) cc.Type {
	for a, ok := t.(*cc.ArrayType); ok; a, ok = t.(*cc.ArrayType) {
		t = a.Elem()
	}
	return t
}

// reductionOf returns the reduction that an operator of a construct's clause names for a type, or nil: the innermost one that is visible
// there. It is numbered among all of the source for its operator and type, whatever scopes these are in.
func (h *host) reductionOf(c *frontend.Construct, operator string, t cc.Type) *declaredReduction {
	t = elementOf(t)
	list, _ := c.Named(ompdir.DirDeclareReduction, operator)
	for _, x := range list {
		d := x.Host.(*front.Directive)
		if r := h.declaredFor(d, t); r != nil {
			for _, other := range h.reductions {
				if other == d {
					break
				}
				if other.Args != nil && other.Args.Operator.Text == operator && h.declaredFor(other, t) != nil {
					r.number++
				}
			}
			return r
		}
	}
	return nil
}

// declaredFor returns what a declare reduction directive says for a type, or nil.
func (h *host) declaredFor(d *front.Directive, t cc.Type) *declaredReduction {
	initializers := h.typed(d, initializerOf(d.Directive))
	for i, e := range h.typed(d, combinerOf(d.Directive)) {
		out := h.named(e, "omp_out")
		if out == nil {
			out = h.named(e, "omp_in")
		}
		if out == nil || !sameType(out.Type(), t) {
			continue
		}
		r := &declaredReduction{combiner: e}
		if i < len(initializers) {
			r.initializer = initializers[i]
		}
		return r
	}
	return nil
}

func (h *host) typed(d *front.Directive, e *pragma.Expr) []cc.ExpressionNode {
	if e == nil {
		return nil
	}
	return d.ExprsOf(e)
}

func sameType(a, b cc.Type) bool {
	return a.Undecay().Kind() == b.Undecay().Kind() && (a.String() == b.String() || a.Undecay().IsCompatible(b.Undecay()))
}

// combinerOf is the combiner of a declared reduction, nil if there is none.
func combinerOf(d *pragma.Directive) *pragma.Expr {
	for _, a := range d.Args.Args {
		if a.Kind == pragma.ArgExpr {
			return a.Expr
		}
	}
	if c := d.Find(ompdir.ClauseCombiner); c != nil && len(c.Args) > 0 {
		return c.Args[0].Expr
	}
	return nil
}

func initializerOf(d *pragma.Directive) *pragma.Expr {
	if c := d.Find(ompdir.ClauseInitializer); c != nil && len(c.Args) > 0 {
		return c.Args[0].Expr
	}
	return nil
}

// named is the variable of a name in an expression, or nil.
func (h *host) named(e cc.ExpressionNode, name string) (found *cc.Declarator) {
	eachNode(reflect.ValueOf(e), func(n cc.Node) {
		if p, ok := n.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent && p.Token.SrcStr() == name {
			if d, ok := p.ResolvedTo().(*cc.Declarator); ok {
				found = d
			}
		}
	})
	return found
}

// Reducer implements ompgen.Host.
func (h *host) Reducer(c *frontend.Construct, o *irgen.Object, operator string, at source.Span) (string, ir.Type, bool) {
	own := o.Host.(*object)
	h.user = h.reductionOf(c, operator, own.typ)
	name := operator
	if op := accrows.Operator(operator); op != acc.RedNone {
		name = op.Attr().(*ir.EnumAttr).String()
	} else if h.user == nil {
		h.unsupportedAt(at, "the reduction '%s' for this type", operator)
	}
	if h.user != nil {
		name += "_declared" + strconv.Itoa(h.user.number)
	}
	switch {
	case own.described:
		return name + "_reduction_byref_section_" + h.typeName(own.typ), o.Var.Type(), true
	case h.user == nil && byValue(own.typ):
		return name + "_reduction_" + h.typeName(own.typ), h.types.value(own.typ), false
	}
	return name + "_reduction_byref_" + h.typeName(own.typ), o.Var.Type(), true
}

// FillReducer implements ompgen.Host.
func (h *host) FillReducer(recipe *ir.Op, o *irgen.Object, operator string) {
	own := o.Host.(*object)
	t := own.typ
	if h.user == nil && byValue(t) && !own.described {
		v := h.types.value(t)
		b := recipeBlock(recipe, 1, o, v)
		yield(b, h.inRecipe(b).neutralValue(t, operator))
		b = recipeBlock(recipe, 2, o, v, v)
		yield(b, h.inRecipe(b).combineValues(b.Block().Arg(0), b.Block().Arg(1), t, operator))
		return
	}
	p := o.Var.Type()
	b := recipeBlock(recipe, 0, o)
	x := h.inRecipe(b)
	if own.described {
		yield(b, x.allocaOf(descriptionType(), 0))
	} else {
		yield(b, x.alloca(t, 0))
	}
	b = recipeBlock(recipe, 1, o, p, p)
	x = h.inRecipe(b)
	if own.described {
		x.another(b.Block().Arg(0), b.Block().Arg(1), t)
	}
	h.eachOf(x, o, func(at []*ir.Value) { h.begin(x, elementOf(t), operator, at[0], at[1]) }, b.Block().Arg(0), b.Block().Arg(1))
	yield(b, b.Block().Arg(1))
	b = recipeBlock(recipe, 2, o, p, p)
	x = h.inRecipe(b)
	h.eachOf(x, o, func(at []*ir.Value) { h.fold(x, elementOf(t), operator, at[0], at[1]) }, b.Block().Arg(0), b.Block().Arg(1))
	yield(b, b.Block().Arg(0))
}

// eachOf calls f with the addresses of each element of copies of an object.
func (h *host) eachOf(x *fn, o *irgen.Object, f func(at []*ir.Value), copies ...*ir.Value) {
	own := o.Host.(*object)
	e, n := flatten(own.typ)
	at := append([]*ir.Value(nil), copies...)
	var count *ir.Value
	switch {
	case own.described:
		for i, p := range copies {
			d := x.described(p)
			at[i], count = x.firstOf(d, own.typ), d.count
		}
	case n == 1:
		f(at)
		return
	default:
		count = x.int(n, ir.I64())
	}
	x.countedLoop(x.op1(arith.IndexCast, []*ir.Value{count}, ir.Index()), func(i *ir.Value) {
		index := x.op1(arith.IndexCast, []*ir.Value{i}, ir.I64())
		moved := make([]*ir.Value, len(at))
		for k, p := range at {
			moved[k] = x.gep(p, x.types.memory(e), index)
		}
		f(moved)
	})
}

// begin gives a copy the value that a reduction begins with.
func (h *host) begin(x *fn, t cc.Type, operator string, original, private *ir.Value) {
	switch {
	case h.user == nil:
		x.eachMember(t, func(at []lvalue) { x.neutral(at[0], operator) }, []*ir.Value{private})
	case h.user.initializer == nil: // as an object with static storage (OpenMP 5.2 §5.5.3)
		x.memset(private, 0, x.int(sizeOf(x.types.memory(t)), ir.I64()))
	default:
		x.evaluate(h.user.initializer, map[string]*ir.Value{"omp_priv": private, "omp_orig": original}, h)
	}
}

// fold combines two copies into the first.
func (h *host) fold(x *fn, t cc.Type, operator string, into, from *ir.Value) {
	if h.user == nil {
		x.eachMember(t, func(at []lvalue) { x.combine(at[0], at[1], operator) }, []*ir.Value{into, from})
		return
	}
	x.evaluate(h.user.combiner, map[string]*ir.Value{"omp_out": into, "omp_in": from}, h)
}

// evaluate lowers an expression in which variables of some names are at addresses.
func (x *fn) evaluate(e cc.ExpressionNode, names map[string]*ir.Value, h *host) {
	for name, addr := range names {
		if d := h.named(e, name); d != nil {
			x.vars[d] = addr
		}
	}
	x.discard(e)
}
