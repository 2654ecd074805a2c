package transfer

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/arith"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/ir"
	"accc/sym"
)

// Difference compares the directives of two modules whose host code is the same text: those that the passes made, and those of the source
// that was written from them. It says what differs first, "" if nothing: the operations of the directive languages one after the other, their attributes, and which
// variables and values their operands are.
func Difference(made, again *ir.Op) string {
	n := &numbering{numbers: map[string]int{}}
	x, y := n.list(made), n.list(again)
	for i := range min(len(x), len(y)) {
		if x[i].text != y[i].text {
			return fmt.Sprintf("%s in line %d is %s", x[i].op.Name(), lineOf(x[i].op), y[i].op.Name()) + detail(x[i].op, y[i].op)
		}
	}
	if len(x) != len(y) {
		return fmt.Sprintf("%d operations of directives are %d", len(x), len(y))
	}
	return ""
}

// detail names the variable when two operations are of a kind.
func detail(x, y *ir.Op) string {
	switch {
	case x.Def() == y.Def() && mappingOf(x).addr == nil:
		return " with other operands or attributes"
	case x.Def() == y.Def():
		return fmt.Sprintf(" with other operands or attributes ('%s', '%s')", nameOf(x), nameOf(y))
	}
	return ""
}

// A numbered is an operation with a text that operations have in common which do the same.
type numbered struct {
	op   *ir.Op
	text string
}

// A numbering gives equal numbers to values that are computed in the same way from the same variables.
type numbering struct {
	numbers map[string]int
	values  map[*ir.Value]int
	// ordinal counts the operations with a name in a function, passed the stores and calls since the last directive, which tell where one is.
	ordinal map[string]int
	passed  int
}

// isListed reports whether an operation is compared: those of OpenACC, and those of OpenMP that map data.
func isListed(o *ir.Op) bool {
	switch o.Def().Dialect {
	case acc.Dialect:
		return !o.Is(acc.Bounds) && !o.Is(acc.Terminator) && o.Def() != acc.Yield
	case omp.Dialect:
		return len(o.GetAny("map_vars")) > 0 || o.Is(omp.Target) || o.Is(omp.MapInfo) && !omp.IsData(o) && !omp.IsByCopy(o)
	}
	return false
}

// list are the operations of a module that are compared.
func (n *numbering) list(module *ir.Op) (list []numbered) {
	n.values = map[*ir.Value]int{}
	defer func() { sortRuns(list) }()
	for f := module.Region(0).Entry().First(); f != nil; f = f.Next() {
		n.ordinal, n.passed = map[string]int{}, 0
		ir.Walk(f, func(o *ir.Op) bool {
			if does(o) {
				n.passed++
			}
			if isListed(o) {
				list = append(list, numbered{o, n.text(o)})
				if kindOf(o) == 0 {
					n.passed = 0
				}
			}
			for _, x := range omp.EntryArgs(o) {
				n.number(x.Inner, fmt.Sprintf("inside %d", n.values[x.Outer]))
			}
			for _, r := range o.Regions() {
				for i, b := range r.Blocks() {
					for j, v := range b.Args() {
						if n.values[v] != 0 {
							continue
						}
						n.number(v, fmt.Sprintf("%s %s %d argument %d", f.StringAttr("sym_name"), n.count(o), i, j))
					}
				}
			}
			for i, v := range o.Results() {
				key := n.value(f, o, i)
				if d, ok := ir.DerivationOf(v); ok && d.Whole() && o.Def().Dialect != acc.Dialect {
					n.values[v] = n.values[d.From] // another name
					continue
				}
				n.number(v, key)
			}
			return true
		})
	}
	return list
}

// does reports whether an operation is a store or a call, which tell where in the code a directive is. Conditions and loops may be blocks or not.
func does(o *ir.Op) bool {
	_, calls := ir.As[ir.CallLike](o)
	_, accesses := ir.As[ir.Accesses](o)
	return languageOf(o) == nil && (calls || accesses && loaded(o) == nil && !isTemporary(o))
}

// isTemporary reports whether an operation stores a descriptor in a temporary variable, for a directive.
func isTemporary(o *ir.Op) bool {
	return o.Is(fir.Store) && storeOf(o.Operand(1)) != nil
}

func (n *numbering) number(v *ir.Value, key string) {
	id, ok := n.numbers[key]
	if !ok {
		id = len(n.numbers)
		n.numbers[key] = id
	}
	n.values[v] = id
}

// count distinguishes an operation from others in the function with the same name and attributes, which include those of a variable. Loops
// may have other temporaries when a construct is around them.
func (n *numbering) count(o *ir.Op) string {
	key := o.Name()
	if name, ok := o.Loc.(*ir.NameLoc); ok {
		key += " " + name.Name
	}
	if o.NumRegions() == 0 {
		key += n.attrs(o)
	}
	n.ordinal[key]++
	return fmt.Sprintf("%s %d", key, n.ordinal[key])
}

// value is the key of a result: what is computed from what, or which operation it is that results in it.
func (n *numbering) value(f, o *ir.Op, i int) string {
	_, accesses := ir.As[ir.Accesses](o)
	_, entry := ir.As[*acc.DataEntry](o)
	if entry || o.Is(omp.MapInfo) {
		return n.text(o)
	}
	if o.NumRegions() > 0 || !accesses && !o.Is(acc.Bounds) && !o.Is(omp.MapBoundsOp) && !ir.IsPure(o) {
		return f.StringAttr("sym_name") + " " + n.count(o)
	}
	return fmt.Sprintf("%s #%d %s", n.text(o), i, ir.TypeString(o.Result(i).Type()))
}

// sortRuns orders the operations that begin a construct, and those that end it, each of which is on its own.
func sortRuns(list []numbered) {
	for i := 0; i < len(list); {
		j := i + 1
		for kind := kindOf(list[i].op); kind != 0 && j < len(list) && kindOf(list[j].op) == kind; {
			j++
		}
		slices.SortFunc(list[i:j], func(x, y numbered) int { return strings.Compare(x.text, y.text) })
		i = j
	}
}

// kindOf is 1 for operations that begin data lifetimes, 2 for those that end them, 0 for others.
func kindOf(o *ir.Op) int {
	if _, entry := ir.As[*acc.DataEntry](o); entry || o.Is(omp.MapInfo) {
		return 1
	}
	if _, exit := ir.As[*acc.DataExit](o); exit {
		return 2
	}
	return 0
}

// text is an operation with the numbers of its operands. What a clause around the construct says of a variable, no rule
// has to imply: implied clauses of arrays are equal whether they find the variable present or copy it.
func (n *numbering) text(o *ir.Op) string {
	var b strings.Builder
	if o.BoolAttr("implicit") && kindOf(o) > 0 && (o.Is(acc.Copyin) || o.Is(acc.Present) || o.Is(acc.Copyout) || o.Is(acc.Delete)) {
		return fmt.Sprintf("implicit %d %d", kindOf(o), n.values[o.Operand(0)])
	}
	if o.Is(omp.MapInfo) {
		return n.mapped(o)
	}
	name := o.Name()
	if o.Is(arith.IndexCastUI) { // no section is so long that it matters
		name = arith.IndexCast.FullName
	}
	b.WriteString(name)
	var list []int
	for _, v := range o.Operands() {
		if info := v.Op(); info != nil && info.Is(omp.MapInfo) && (omp.IsData(info) || omp.IsByCopy(info)) {
			continue
		}
		id := n.values[plain(v)]
		if o.Is(acc.Bounds) || o.Is(omp.MapBoundsOp) {
			id = n.sum(v)
		}
		list = append(list, id)
	}
	if len(o.GetAny("map_vars")) > 0 {
		slices.Sort(list) // the order of what is mapped means nothing
	}
	lo, hi := 0, 0
	if acc.SlotData.Operands(o) != nil {
		lo, hi = acc.SlotData.Range(o)
	}
	slices.Sort(list[lo:hi])
	fmt.Fprint(&b, list)
	b.WriteString(n.attrs(o))
	if isListed(o) && kindOf(o) == 0 {
		fmt.Fprintf(&b, " after %d", n.passed)
	}
	return b.String()
}

// sum is the number of an integer: the same for sums of products that are equal, however they are computed.
func (n *numbering) sum(v *ir.Value) int {
	p, ok := n.terms(v, 0)
	if !ok {
		return n.values[plain(v)]
	}
	id, known := n.numbers[p.String()]
	if !known {
		id = len(n.numbers)
		n.numbers[p.String()] = id
	}
	return id
}

func (n *numbering) terms(v *ir.Value, depth int) (p sym.Poly, ok bool) {
	v = plain(v)
	o := v.Op()
	c, constant := ir.ConstantInt(v)
	switch {
	case depth > mostDeep:
		return nil, false
	case constant:
		return sym.Const(c), true
	case o == nil:
	case ir.FreeName(v) != "":
		return sym.Of(ir.FreeName(v)), true
	case o.Is(arith.AddI), o.Is(arith.SubI), o.Is(arith.MulI):
		x, ok := n.terms(o.Operand(0), depth+1)
		y, ok2 := n.terms(o.Operand(1), depth+1)
		switch {
		case !ok || !ok2:
			return nil, false
		case o.Is(arith.AddI):
			return x.Plus(y, 1), true
		case o.Is(arith.SubI):
			return x.Plus(y, -1), true
		}
		return x.Times(y)
	case o.Is(arith.IndexCast), o.Is(arith.ExtSI), o.Is(fir.Convert) && isNumber(v.Type()):
		return n.terms(o.Operand(0), depth+1)
	}
	return sym.Of(fmt.Sprintf("#%d", n.values[v])), true
}

// mapped is the text of a map: what it is of, and how. Temporary variables with descriptors are not the same again, and an update may have
// the elements without their descriptor.
func (n *numbering) mapped(info *ir.Op) string {
	m := mappingOf(info)
	if p := omp.DataOf(info); p != nil {
		m.typ = mappingOf(p).typ
	}
	var bounds []int
	for _, dim := range m.bounds {
		for _, v := range dim.Op().Operands() {
			id := -1 // the unit
			if !isUnit(v) {
				id = n.sum(v)
			}
			bounds = append(bounds, id)
		}
	}
	return fmt.Sprintf("map %d %v %s %d %t", n.values[m.addr], bounds, ir.TypeString(m.typ), m.action, m.modified)
}

// attrs is the text of the attributes of an operation.
func (*numbering) attrs(o *ir.Op) string {
	var attrs []string
	for i, a := range o.Def().Attrs {
		if a.Name == "name" && kindOf(o) > 0 {
			continue // how a section is spelled; the operands are what it is
		}
		if p := o.Prop(i); p != nil && (a.Name != "implicit" || o.BoolAttr("implicit")) {
			attrs = append(attrs, a.Name+"="+attrText(p))
		}
	}
	for _, a := range o.DiscardableAttrs() {
		if a.Name != accc.Reason.Name && a.Name != accc.Kept.Name && a.Name != accc.About.Name && a.Name != accc.ImpliedMap.Name && a.Name != accc.Words.Name {
			attrs = append(attrs, a.Name+"="+ir.AttrString(a.Value))
		}
	}
	slices.Sort(attrs)
	return " {" + strings.Join(attrs, " ") + "}"
}

// attrText is the text of an attribute. A variable is the same whether its address or a descriptor of it is mapped, which a rule may decide
// otherwise than a clause.
func attrText(a ir.Attribute) string {
	if t, ok := a.(*ir.TypeAttr); ok {
		if box, ok := t.Type.(*fir.BoxType); ok {
			return ir.TypeString(box.Elem)
		}
	}
	return ir.AttrString(a)
}
