package emit

import (
	"fmt"
	"strconv"
	"strings"

	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
)

// place returns the text of the object at an address.
func (d *decompiler) place(addr *ir.Value) (text, error) {
	if o := omp.Original(addr); o != nil {
		return d.place(o)
	}
	op := addr.Op()
	if op == nil {
		if n := byValue(addr); n != "" {
			return text{n, precPrimary}, nil
		}
		t, err := d.value(addr)
		return text{"*" + t.at(precUnary), precUnary}, err
	}
	switch op.Name() {
	case "llvm.alloca":
		if n := ir.NameOf(op.Loc); n != "" {
			return text{n, precPrimary}, nil
		}
		return text{anonymous(op), precPrimary}, nil
	case "llvm.mlir.addressof":
		return global(op)
	case "omp.threadprivate":
		return d.place(op.Operand(0))
	case "llvm.getelementptr":
		return d.element(op)
	}
	if isDataEntry(op) {
		return d.variable(op)
	}
	t, err := d.value(addr)
	return text{"*" + t.at(precUnary), precUnary}, err
}

// anonymous is a name for a variable whose location, which has the user's, is not there: IR that was printed without locations. A
// data operation on the variable or on what it points to may still say the name; else it is numbered.
func anonymous(alloca *ir.Op) string {
	named := func(v *ir.Value) string {
		for _, u := range v.Users() {
			if !isDataEntry(u) || u.GetAny("var")[0] != v {
				continue
			}
			if base, _ := splitSections(u.StringAttr("name")); base != "" {
				return base
			}
		}
		return ""
	}
	if n := named(alloca.Result(0)); n != "" {
		return n
	}
	for _, u := range alloca.Result(0).Users() {
		if u.Name() == "llvm.load" {
			if n := named(u.Result(0)); n != "" {
				return n
			}
		}
	}
	number := 0
	for o := alloca.Parent().First(); o != nil && o != alloca; o = o.Next() {
		if o.Name() == alloca.Name() {
			number++
		}
	}
	return "v" + strconv.Itoa(number)
}

// byValue is the name of a parameter that is a structure, or of the variable of a mapper: its argument is the address of the variable.
func byValue(v *ir.Value) string {
	f := v.Block().ParentOp()
	if f == nil || v.Block() != f.Region(0).Entry() {
		return ""
	}
	if f.Is(omp.DeclareMapper) {
		return ir.NameOf(v.Loc())
	}
	attrs, ok := f.Attr("arg_attrs").(*ir.ArrayAttr)
	if !ok || v.Index() >= len(attrs.Elems) {
		return ""
	}
	if d, ok := attrs.Elems[v.Index()].(*ir.DictAttr); ok && d.Get("llvm.byval") != nil {
		return ir.NameOf(v.Loc())
	}
	return ""
}

func global(op *ir.Op) (text, error) {
	ref, ok := op.Attr("global_name").(*ir.SymbolRefAttr)
	if !ok {
		return text{}, &decompileError{op, "a global without a name is used in a clause"}
	}
	name := ref.Root
	// A static local is kept under a name made unique; its location has the user's.
	if g := ir.LookupSymbol(op, name); g != nil {
		n := ir.NameOf(g.Loc)
		if s, ok := g.Attr("value").(*ir.StringAttr); ok && n == "" && g.Attr("constant") != nil {
			return text{quoted(strings.TrimSuffix(s.Value, "\x00")), precPrimary}, nil
		}
		if n != "" {
			name = n
		}
	}
	return text{name, precPrimary}, nil
}

// quoted is a string literal of C.
func quoted(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, "\\%03o", c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// variable is the variable of a data entry operation, whose result replaces it in a region.
func (d *decompiler) variable(op *ir.Op) (text, error) {
	if n := op.StringAttr("name"); n != "" {
		base, _ := splitSections(n)
		return text{base, precPostfix}, nil
	}
	return d.place(op.GetAny("var")[0])
}

// dynamicIndex marks an index of llvm.getelementptr that is an operand.
const dynamicIndex = -1 << 31

// element is the object that an llvm.getelementptr points to: a[i], s.m, p->m.
func (d *decompiler) element(op *ir.Op) (text, error) {
	indices, err := d.indices(op)
	if err != nil {
		return text{}, err
	}
	base := op.Operand(0)
	if member := memberName(op); member != "" {
		return d.member(base, member)
	}
	if len(indices) == 1 {
		t, err := d.value(base)
		return text{t.at(precPostfix) + "[" + indices[0] + "]", precPostfix}, err
	}
	if indices[0] != "0" {
		return text{}, &decompileError{op, "this address has no form in C"}
	}
	t, err := d.place(base)
	if err != nil {
		return text{}, err
	}
	return text{t.at(precPostfix) + "[" + strings.Join(indices[1:], "][") + "]", precPostfix}, nil
}

// memberName is the name of the member an address computation selects; its location says so.
func memberName(op *ir.Op) string {
	if n := ir.NameOf(op.Loc); strings.HasPrefix(n, ".") {
		return n[1:]
	}
	return ""
}

func (d *decompiler) member(base *ir.Value, name string) (text, error) {
	if op := base.Op(); op != nil {
		switch op.Name() {
		case "llvm.load", "func.call", "llvm.call":
			t, err := d.value(base)
			return text{t.at(precPostfix) + "->" + name, precPostfix}, err
		}
	}
	t, err := d.place(base)
	return text{t.at(precPostfix) + "." + name, precPostfix}, err
}

// indices are the texts of all indices of an llvm.getelementptr.
func (d *decompiler) indices(op *ir.Op) ([]string, error) {
	raw, ok := op.Attr("rawConstantIndices").(*ir.DenseArrayAttr)
	if !ok {
		return nil, &decompileError{op, "an address computation without indices"}
	}
	var out []string
	next := 1
	for _, n := range raw.Values {
		if n != dynamicIndex {
			out = append(out, strconv.FormatInt(n, 10))
			continue
		}
		t, err := d.value(op.Operand(next))
		if err != nil {
			return nil, err
		}
		next++
		out = append(out, t.s)
	}
	return out, nil
}

// isArray reports whether a type decays to a pointer to its first element when C uses it.
func isArray(t ir.Type) bool { _, ok := t.(*llvm.ArrayType); return ok }

// addressForm is an address used as a value: an array's name, &x, p + i.
func addressForm(d *decompiler, op *ir.Op, v *ir.Value) (text, error) {
	switch op.Name() {
	case "llvm.alloca":
		t, err := d.place(v)
		if a, ok := op.Attr("elem_type").(*ir.TypeAttr); ok && (isArray(a.Type) || !isConst(op.Operand(0), 1)) {
			return t, err
		}
		return text{"&" + t.at(precUnary), precUnary}, err
	case "llvm.mlir.addressof":
		t, err := global(op)
		if err != nil {
			return text{}, err
		}
		if g := ir.LookupSymbol(op, op.Attr("global_name").(*ir.SymbolRefAttr).Root); g != nil {
			if a, ok := g.Attr("global_type").(*ir.TypeAttr); ok && isArray(a.Type) {
				return t, nil
			}
		}
		return text{"&" + t.s, precUnary}, nil
	}
	// Array to pointer: a[0] of an array is the array's name.
	if indices, err := d.indices(op); err == nil && len(indices) == 2 && indices[0] == "0" && indices[1] == "0" && memberName(op) == "" {
		return d.place(op.Operand(0))
	}
	t, err := d.element(op)
	if err != nil || isArray(ir.Pointee(op.Result(0))) {
		return t, err
	}
	return text{fmt.Sprintf("&%s", t.at(precUnary)), precUnary}, nil
}
