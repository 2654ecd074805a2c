package ir

import (
	"strings"
)

// verifyDefinition checks an operation against its definition: numbers and types
// of operands and results, attributes, regions, successors, traits.
func verifyDefinition(o *Op) error {
	d := o.def
	if err := verifyGroups(o, "operand", d.Operands, len(o.operands), o.Segments(), d.fixedOperands, d.Has(AttrSizedOperands)); err != nil {
		return err
	}
	if err := verifyGroups(o, "result", d.Results, len(o.results), o.ResultSegments(), d.fixedResults, d.Has(AttrSizedResults)); err != nil {
		return err
	}
	if err := verifyAttrs(o); err != nil {
		return err
	}
	n := 0
	for i := range d.Operands {
		lo, hi := o.groupRange(i)
		if match := d.Operands[i].Type.Match; match != nil {
			for _, u := range o.operands[lo:hi] {
				if !match(u.value.typ) {
					return o.ErrorCode(CodeOperand, "operand #%d (%s) must be %s, found %s", n, d.Operands[i].Name, describe(&d.Operands[i]), TypeString(u.value.typ))
				}
				n++
			}
		}
		n = hi
	}
	n = 0
	for i := range d.Results {
		lo, hi := o.resultRange(i)
		if match := d.Results[i].Type.Match; match != nil {
			for _, r := range o.results[lo:hi] {
				if !match(r.typ) {
					return o.ErrorCode(CodeOperand, "result #%d (%s) must be %s, found %s", n, d.Results[i].Name, describe(&d.Results[i]), TypeString(r.typ))
				}
				n++
			}
		}
		n = hi
	}
	if err := verifyRegionSpecs(o); err != nil {
		return err
	}
	return verifyTraits(o)
}

func describe(s *OperandSpec) string {
	if s.Kind == Many {
		return "a list of " + s.Type.Name
	}
	return s.Type.Name
}

// verifyGroups checks the number of operands or results, and the sizes of their groups.
func verifyGroups(o *Op, what string, groups []OperandSpec, n int, sizes []int32, fixed int, sized bool) error {
	if sized {
		if len(sizes) != len(groups) {
			return o.ErrorCode(CodeOperand, "expected %d %s group sizes, found %d", len(groups), what, len(sizes))
		}
		sum := 0
		for i, size := range sizes {
			sum += int(size)
			switch {
			case size < 0:
				return o.ErrorCode(CodeOperand, "the size of %s group '%s' is negative", what, groups[i].Name)
			case groups[i].Kind == One && size != 1:
				return o.ErrorCode(CodeOperand, "expected one %s '%s', found %d", what, groups[i].Name, size)
			case groups[i].Kind == Maybe && size > 1:
				return o.ErrorCode(CodeOperand, "expected at most one %s '%s', found %d", what, groups[i].Name, size)
			}
		}
		if sum != n {
			return o.ErrorCode(CodeOperand, "has %d %ss, but the sizes of their groups add up to %d", n, what, sum)
		}
		return nil
	}
	least, most := fixed, fixed
	for i := range groups {
		switch groups[i].Kind {
		case Maybe:
			most++
		case Many:
			most = 1 << 30
		}
	}
	switch {
	case least == most && n != least:
		return o.ErrorCode(CodeOperand, "expected %d %ss, found %d", least, what, n)
	case n < least:
		return o.ErrorCode(CodeOperand, "expected at least %d %ss, found %d", least, what, n)
	case !sized && what == "result" && len(groups)-fixed > 1 && (n-fixed)%(len(groups)-fixed) != 0:
		return o.ErrorCode(CodeOperand, "%d results do not make %d groups of one size", n-fixed, len(groups)-fixed)
	case n > most:
		return o.ErrorCode(CodeOperand, "expected at most %d %ss, found %d", most, what, n)
	}
	return nil
}

func verifyAttrs(o *Op) error {
	d := o.def
	for i := range d.Attrs {
		s := &d.Attrs[i]
		a := o.Prop(i)
		if a == nil {
			if s.Optional || s.Default != nil {
				continue
			}
			return o.ErrorCode(CodeAttr, "requires attribute '%s'", s.Name)
		}
		if a != s.Default && s.Type.Match != nil && !s.Type.Match(a) {
			return o.ErrorCode(CodeAttr, "attribute '%s' must be: %s", s.Name, s.Type.Name)
		}
	}
	return nil
}

func verifyRegionSpecs(o *Op) error {
	d := o.def
	fixed, open := 0, false
	for _, r := range d.Regions {
		if r.Kind == One {
			fixed++
		} else {
			open = true
		}
	}
	if n := len(o.regions); n < fixed || n > fixed && !open {
		return o.ErrorCode(CodeRegion, "expected %d regions, found %d", fixed, n)
	}
	for i, spec := range d.Regions {
		for _, r := range o.regionGroup(i) {
			switch {
			case spec.Sized > 0 && len(r.blocks) != spec.Sized:
				return o.ErrorCode(CodeRegion, "expected region '%s' to have %d blocks, found %d", spec.Name, spec.Sized, len(r.blocks))
			case spec.Sized == AtMostOneBlock:
				if len(r.blocks) > 1 {
					return o.ErrorCode(CodeRegion, "expected region '%s' to have at most one block, found %d", spec.Name, len(r.blocks))
				}
			case spec.Sized < 0 && len(r.blocks) == 0:
				return o.ErrorCode(CodeRegion, "expected region '%s' to have at least one block", spec.Name)
			}
		}
	}
	fixed, open = 0, false
	for _, s := range d.Successors {
		if s.Kind == One {
			fixed++
		} else {
			open = true
		}
	}
	if n := len(o.Successors()); n < fixed || n > fixed && !open {
		return o.ErrorCode(CodeRegion, "expected %d successors, found %d", fixed, n)
	}
	return nil
}

// traitChecks are the traits that an operation can break, in the order in which they are checked.
var traitChecks = []struct {
	trait Trait
	check func(o *Op) error
}{
	{SameTypes, verifySameTypes},
	{SameOperands, verifySameOperands},
	{SameOperandsElements, verifySameElements},
	{SameOperandsShape, verifySameShape},
	{Terminator, verifyTerminator},
	{SingleBlock, verifySingleBlock},
	{NoRegionArguments, verifyNoRegionArguments},
	{SymbolTable, verifyOneRegion},
	{SymbolOp, verifySymbol},
}

func verifyTraits(o *Op) error {
	d := o.def
	for i := range traitChecks {
		if d.Traits&traitChecks[i].trait != 0 {
			if err := traitChecks[i].check(o); err != nil {
				return err
			}
		}
	}
	if d.Parents != nil {
		if err := verifyParent(o); err != nil {
			return err
		}
	}
	for _, names := range d.AllTypesMatch {
		var first Type
		for _, n := range names {
			for _, t := range o.typesNamed(n) {
				if first == nil {
					first = t
				}
				if t != first {
					return o.ErrorCode(CodeType, "expected %s to have the same type", strings.Join(names, ", "))
				}
			}
		}
	}
	for _, m := range d.TypesMatch {
		if err := verifyTypeMatch(o, m); err != nil {
			return err
		}
	}
	if len(o.Successors()) > 0 {
		if b, ok := As[BranchLike](o); ok {
			return verifyBranch(o, b)
		}
	}
	return nil
}

// typesNamed are the types of an operand group, result group or typed attribute.
func (o *Op) typesNamed(name string) []Type {
	d := o.def
	for i := range d.Operands {
		if d.Operands[i].Name == name {
			return typesOf(&element{kind: elemType, index: i}, o)
		}
	}
	for i := range d.Results {
		if d.Results[i].Name == name {
			return typesOf(&element{kind: elemType, index: i, result: true}, o)
		}
	}
	if a := o.Attr(name); a != nil {
		if t := TypeOf(a); t != nil {
			return []Type{t}
		}
	}
	return nil
}

func verifyTypeMatch(o *Op, m TypeMatch) error {
	from := o.typesNamed(m.From)
	if len(from) == 0 {
		return nil
	}
	want, got := m.Of(from[0]), o.typesNamed(m.To)
	if want == nil {
		return nil
	}
	same := len(want) == len(got)
	for i := 0; same && i < len(want); i++ {
		same = want[i] == got[i]
	}
	if same || len(got) == 0 && len(want) == 1 {
		return nil // an absent optional operand has no type to compare
	}
	if m.Doc != "" {
		return o.ErrorCode(CodeType, "%s: that is not so here", m.Doc)
	}
	return o.ErrorCode(CodeType, "the type of %s must follow from that of %s", m.To, m.From)
}

func verifySameTypes(o *Op) error {
	var first Type
	check := func(t Type) bool {
		if first == nil {
			first = t
		}
		return first == t
	}
	for _, u := range o.operands {
		if !check(u.value.typ) {
			return o.ErrorCode(CodeType, "expected operands and results to have one type")
		}
	}
	for _, r := range o.results {
		if !check(r.typ) {
			return o.ErrorCode(CodeType, "expected operands and results to have one type")
		}
	}
	return nil
}

func verifySameOperands(o *Op) error {
	for _, u := range o.operands {
		if u.value.typ != o.operands[0].value.typ {
			return o.ErrorCode(CodeType, "expected all operands to have one type")
		}
	}
	return nil
}

func verifySameElements(o *Op) error {
	if err := verifySameShape(o); err != nil {
		return err
	}
	var first Type
	for _, t := range append(valueTypesOf(o.Operands()), valueTypesOf(o.results)...) {
		e := elementType(t)
		if first == nil {
			first = e
		}
		if e != first {
			return o.ErrorCode(CodeType, "expected operands and results to have one element type")
		}
	}
	return nil
}

func elementType(t Type) Type {
	switch t := t.(type) {
	case *VectorType:
		return t.Elem
	case *TensorType:
		return t.Elem
	case *MemRefType:
		return t.Elem
	}
	return t
}

// verifySameShape: scalars, or shapes that are equal where they are known.
func verifySameShape(o *Op) error {
	var first Type
	for _, t := range append(valueTypesOf(o.Operands()), valueTypesOf(o.results)...) {
		if first == nil {
			first = t
		}
		if !compatibleShapes(first, t) {
			return o.ErrorCode(CodeType, "expected operands and results to have one shape")
		}
	}
	return nil
}

func compatibleShapes(a, b Type) bool {
	sa, shapedA, rankedA := shapeOf(a)
	sb, shapedB, rankedB := shapeOf(b)
	if shapedA != shapedB {
		return false
	}
	if !shapedA || !rankedA || !rankedB {
		return true
	}
	if len(sa) != len(sb) {
		return false
	}
	for i := range sa {
		if sa[i] != sb[i] && sa[i] != Dynamic && sb[i] != Dynamic {
			return false
		}
	}
	return true
}

func shapeOf(t Type) (shape []int64, shaped, ranked bool) {
	switch t := t.(type) {
	case *VectorType:
		return t.Shape, true, true
	case *TensorType:
		return t.Shape, true, !t.Unranked
	case *MemRefType:
		return t.Shape, true, !t.Unranked
	}
	return nil, false, false
}

func verifyTerminator(o *Op) error {
	if o.parent == nil || o.parent.last != o {
		return o.ErrorCode(CodeRegion, "must be the last operation of its block")
	}
	return nil
}

func verifySingleBlock(o *Op) error {
	for i, r := range o.regions {
		switch {
		case len(r.blocks) > 1:
			return o.ErrorCode(CodeRegion, "expected region #%d to have at most one block", i)
		case len(r.blocks) == 1 && r.blocks[0].first == nil && !o.def.Has(NoTerminator):
			return o.ErrorCode(CodeRegion, "expected the block of region #%d not to be empty", i)
		}
	}
	return nil
}

func verifyNoRegionArguments(o *Op) error {
	for i, r := range o.regions {
		if len(r.blocks) > 0 && len(r.blocks[0].args) > 0 {
			return o.ErrorCode(CodeRegion, "expected region #%d to have no arguments", i)
		}
	}
	return nil
}

func verifyOneRegion(o *Op) error {
	if len(o.regions) != 1 {
		return o.ErrorCode(CodeRegion, "a symbol table has exactly one region")
	}
	if len(o.regions[0].blocks) != 1 {
		return o.ErrorCode(CodeRegion, "a symbol table has exactly one block")
	}
	return nil
}

func verifyParent(o *Op) error {
	p := o.ParentOp()
	if p != nil && !p.def.Registered() {
		return nil
	}
	if p != nil {
		for _, name := range o.def.Parents {
			if p.def.FullName == name {
				return nil
			}
		}
	}
	return o.ErrorCode(CodeParent, "must be directly inside '%s'", strings.Join(o.def.Parents, "' or '"))
}

// verifyBranch: what is passed to a block has the types of its arguments.
func verifyBranch(o *Op, b BranchLike) error {
	for i, s := range o.Successors() {
		lo, hi := b.SuccessorOperands(o, i)
		if hi < lo || hi > len(o.operands) {
			return o.ErrorCode(CodeOperand, "the operands of successor #%d are not known", i)
		}
		if hi-lo != len(s.args) {
			return o.ErrorCode(CodeOperand, "passes %d operands to successor #%d, which has %d arguments", hi-lo, i, len(s.args))
		}
		for j, a := range s.args {
			if t := o.operands[lo+j].value.typ; t != a.typ {
				return o.ErrorCode(CodeType, "passes %s as argument #%d of successor #%d, expected %s", TypeString(t), j, i, TypeString(a.typ))
			}
		}
	}
	return nil
}
