package transfer

import (
	"slices"

	"accc/dialects/accc"
	"accc/dialects/fir"
	"accc/frontend/source"
	"accc/ir"
)

// What passes left in a module for those who write it to the source: the directives that they made, the clauses that they changed, and why.

// A Change is what passes did about the data of a directive.
type Change struct {
	Op      *ir.Op
	Reasons []Reason
	// Construct: a data construct was made for the statement at which its location is. Update: an update was made beside that statement.
	Construct, Update bool
}

// A Reason says why a clause was changed, or, where it was kept, why it could not be.
type Reason struct {
	Entry *ir.Op // the data operation; nil: the directive as a whole
	Text  string
	Kept  bool
}

// ChangeOf is what passes did about a directive; a directive that nothing happened to has no reasons.
func ChangeOf(o *ir.Op) *Change {
	c := &Change{Op: o}
	if why := o.StringAttr(accc.Reason.Name); why != "" {
		c.Reasons = append(c.Reasons, Reason{Text: why})
	}
	for _, e := range Entries(o) {
		for _, attr := range []*accc.Attr{accc.Reason, accc.Kept} {
			if e.Attr(attr.Name) != nil {
				c.Reasons = append(c.Reasons, Reason{e, e.StringAttr(attr.Name), attr == accc.Kept})
			}
		}
	}
	if at := ir.File(o.Loc); at != nil && at.EndLine == 0 && c.IsChanged() {
		c.Update = Updated(o) != nil
		c.Construct = !c.Update && isData(o)
	}
	return c
}

// IsChanged reports whether there is a change, and not only reasons against one.
func (c *Change) IsChanged() bool {
	return slices.ContainsFunc(c.Reasons, func(r Reason) bool { return !r.Kept })
}

// IsWhole reports whether the directive as a whole was changed, as an update of which a part is left.
func (c *Change) IsWhole() bool {
	return slices.ContainsFunc(c.Reasons, func(r Reason) bool { return r.Entry == nil })
}

// ToHost reports whether an update copies to the host, and so comes before its statement.
func (c *Change) ToHost() bool { return UpdatesHost(c.Op) }

// IsFor reports whether an update was made in a construct for data that it maps.
func (c *Change) IsFor(construct *Change) bool {
	return construct.Op.IsAncestorOf(c.Op) && slices.ContainsFunc(Updated(c.Op), func(x *ir.Op) bool {
		return slices.ContainsFunc(Entries(construct.Op), func(y *ir.Op) bool { return VariableOf(x) == VariableOf(y) })
	})
}

// IsNested reports whether the operation around an update begins at the same place in the source, as an if of Fortran does and its statement.
func (c *Change) IsNested() bool {
	inner, outer := ir.File(c.Op.Loc), ir.File(c.Op.ParentOp().Loc)
	return inner != nil && outer != nil && inner.File == outer.File && inner.Line == outer.Line && inner.Col == outer.Col
}

// IsConditional reports whether a statement executes what an update of the device comes after only in some cases, as the right side of && is: after the
// statement the host may have old values.
func (c *Change) IsConditional(statement source.Span) bool {
	return !c.ToHost() && isIn(statement, c.Op.ParentOp())
}

// isIn reports whether an operation comes from a piece of text.
func isIn(text source.Span, o *ir.Op) bool {
	offset, ok := offsetIn(text.File, o)
	return ok && text.Start <= offset && offset < text.End
}

// offsetIn is where in a file an operation comes from; ok is false if it is not from there.
func offsetIn(f *source.File, o *ir.Op) (offset int, ok bool) {
	at := ir.File(o.Loc)
	if at == nil || at.File != f.Name {
		return 0, false
	}
	return f.Offset(at.Line, at.Col), true
}

// Declarations are the offsets in a file at which the variables that the clauses of a directive need are declared.
func (c *Change) Declarations(f *source.File) (list []int) {
	seen := map[*ir.Value]bool{}
	var find func(v *ir.Value)
	find = func(v *ir.Value) {
		o := v.Op()
		if o == nil || seen[v] {
			return
		}
		seen[v] = true
		declared := o
		id, _ := ir.IdentityOf(v)
		if id.Global != nil {
			if g := ir.LookupSymbol(c.Op, id.Global.Root); g != nil {
				declared = g
			}
		}
		temporary := o.Is(fir.Alloca) && o.StringAttr("uniq_name") == ""
		if id.Global != nil || id.Local && !temporary {
			if offset, ok := offsetIn(f, declared); ok {
				list = append(list, offset)
			}
		}
		for _, x := range o.Operands() {
			find(x)
		}
	}
	of := c.Op.Operands()
	for _, e := range Updated(c.Op) {
		of = append(slices.Clip(of), e.Results()...)
	}
	for _, v := range of {
		find(v)
	}
	return list
}

// Settle moves an update to where a statement of the source begins, or ends. It says false, and moves nothing, where another directive is between.
func (c *Change) Settle(statement source.Span) bool {
	o, toHost := c.Op, c.ToHost()
	group := c.group()
	first, last := o, o
	for slices.Contains(group, first.Prev()) {
		first = first.Prev()
	}
	for slices.Contains(group, last.Next()) {
		last = last.Next()
	}
	inside := func(x *ir.Op) bool {
		if _, known := offsetIn(statement.File, x); !known {
			return ir.IsPure(x)
		}
		return isIn(statement, x)
	}
	to, end := first, last.Next()
	if toHost {
		for to.Prev() != nil && inside(to.Prev()) {
			to = to.Prev()
		}
	} else {
		for to = end; to != nil && !to.IsTerminator() && inside(to); {
			to = to.Next()
		}
	}
	if to == nil {
		return false
	}
	from, until := end, to // what the update passes
	if toHost {
		from, until = to, first
	}
	var passed []*ir.Op
	for x := from; x != until; x = x.Next() {
		passed = append(passed, x)
	}
	if len(passed) == 0 {
		return true
	}
	if !CanPass(group, passed) {
		return false
	}
	for x := first; x != end; {
		next := x.Next()
		x.MoveBefore(to)
		x = next
	}
	return true
}

// group are the operations that belong to an update alone.
func (c *Change) group() []*ir.Op {
	group := []*ir.Op{c.Op}
	isPart := func(x *ir.Op) bool { return slices.Contains(group, x) }
	for i := 0; i < len(group); i++ {
		for _, r := range group[i].Results() {
			for _, u := range r.Users() {
				if !isPart(u) {
					group = append(group, u)
				}
			}
		}
		for _, v := range group[i].Operands() {
			e := v.Op()
			if e == nil || e.Parent() != c.Op.Parent() || isPart(e) {
				continue
			}
			if slices.Contains(Updated(c.Op), e) || !slices.ContainsFunc(v.Users(), func(u *ir.Op) bool { return !isPart(u) }) {
				group = append(group, e)
			}
		}
	}
	return group
}

// Dissolve puts what is in a construct that was made in its place, without the updates that were made for it.
func (c *Change) Dissolve(updates []*Change) {
	for _, u := range updates {
		list := Updated(u.Op)
		u.Op.Erase()
		for _, e := range list {
			eraseEntry(e)
		}
	}
	if blocks := slices.Clone(c.Op.Region(0).Blocks()); len(blocks) > 1 {
		releaseBlocks(c.Op, blocks)
	}
	for o := c.Op.Region(0).Entry().First(); o != nil; {
		next := o.Next()
		if !o.IsTerminator() {
			o.MoveBefore(c.Op)
		}
		o = next
	}
	entries := Entries(c.Op)
	c.Op.Erase()
	for _, e := range entries {
		eraseEntry(e)
	}
}

// eraseEntry erases a data operation, what ends it, and the maps of what its descriptor describes.
func eraseEntry(e *ir.Op) {
	parts := e.GetAny("members")
	for _, user := range e.Result(0).Users() {
		user.Erase()
	}
	e.Erase()
	for _, v := range parts {
		if !v.HasUses() {
			v.Op().Erase()
		}
	}
}

// releaseBlocks puts a loop of blocks back where the branch after the construct is; the last block of its region only ends the construct.
func releaseBlocks(data *ir.Op, blocks []*ir.Block) {
	leave, end, at := data.Parent().Terminator(), blocks[len(blocks)-1], data.Parent()
	for _, b := range blocks[:len(blocks)-1] {
		for i, next := range b.Successors() {
			if next == end {
				b.Terminator().SetSuccessor(i, leave.Successors()[0])
			}
		}
		if b != blocks[0] {
			at.Region().InsertAfter(b, at)
			at = b
		}
	}
	enter := blocks[0].Terminator()
	enter.MoveBefore(leave)
	leave.Erase()
}

// Protect keeps the passes from changing a directive, for a reason.
func Protect(o *ir.Op, why string) { o.SetAttr(accc.Kept.Name, ir.String(why)) }
