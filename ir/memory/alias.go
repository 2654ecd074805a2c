package memory

import (
	"slices"

	"accc/ir"
)

// An Answer says whether the bytes of two locations may be the same.
type Answer uint8

const (
	// No: they are not.
	No Answer = iota
	// NoIfWritten: they are not if one of them is written while both are known by these addresses: restrict (C17 §6.7.3.1), and arguments of Fortran
	// (Fortran 2018 §15.5.2.13).
	NoIfWritten
	// May: nothing is known.
	May
	// Part: all bytes of one are among those of the other.
	Part
	// Must: they are the same bytes.
	Must
)

// String is the word of questions in tests.
func (x Answer) String() string { return [...]string{"no", "no if written", "may", "part", "must"}[x] }

// A Scope says of which executions two addresses are. The zero Scope: both are of the same execution of the code that has both.
type Scope struct {
	// Across: each is of an iteration of its own of this loop.
	Across *ir.Op
}

// Alias reports whether two locations may have bytes in common.
func (a *Analysis) Alias(x, y Location, s Scope) Answer {
	if x.In.Kind == Null || y.In.Kind == Null {
		return No
	}
	if x.In.Kind == Anywhere || y.In.Kind == Anywhere {
		return May
	}
	if x.In.Kind == Unknown || y.In.Kind == Unknown {
		for _, l := range []Location{x, y} {
			if l.In.isNew() && !a.isKept(l.In) {
				return No
			}
		}
		return May
	}
	if x.In.Device != y.In.Device {
		return No
	}
	if x.In == y.In {
		return a.sameObject(x, y, s)
	}
	if x.In.Device {
		// Copies on a device share memory only where their variables do.
		x.In, y.In = a.onHost(x.In), a.onHost(y.In)
		if x.In == y.In {
			return a.sameObject(x, y, s)
		}
	}
	if x.In.Kind > y.In.Kind {
		x, y = y, x
	}
	return a.different(x, y)
}

func (a *Analysis) onHost(x *Object) *Object {
	y := *x
	y.Device = false
	return a.intern(y)
}

// isIdentified reports whether an object is none that another identified one is.
func (x *Object) isIdentified() bool {
	switch x.Kind {
	case Local, Heap, Global, Code, Copy, Library:
		return true
	}
	return false
}

// isNew reports whether an object begins to exist in its function, so that no address that came from outside leads to it.
func (x *Object) isNew() bool { return x.Kind == Local || x.Kind == Heap || x.Kind == Copy }

// different is the answer for two objects; that of x is the earlier kind.
func (a *Analysis) different(x, y Location) Answer {
	if x.In.isIdentified() && y.In.isIdentified() {
		if x.In.hasSymbol() && y.In.hasSymbol() && (a.isSynonym(x.In) || a.isSynonym(y.In)) {
			return May
		}
		return No
	}
	for range 2 {
		if x.In.isNew() {
			switch {
			case y.In.Kind == Param && functionOf(x.In.Site.ParentBlock()) == functionOf(y.In.Site.ParentBlock()):
				return No
			case y.In.Kind == Pointed && !a.isKept(x.In):
				return No
			}
		}
		x, y = y, x
	}
	if answer, ok := byNames(x, y); ok {
		return answer
	}
	for range 2 {
		if x.restrict != nil && y.restrict != x.restrict && (y.In.Kind != Pointed || !a.isStored(x.restrict)) {
			return NoIfWritten
		}
		x, y = y, x
	}
	return May
}

// byNames is the answer by which variables of Fortran are accessed by their declarations alone. A Unique name is none that a pointer leads to.
func byNames(x, y Location) (Answer, bool) {
	if x.Unique == "" && y.Unique == "" {
		return May, false
	}
	if x.Unique == y.Unique {
		return No, x.deep != y.deep // what a descriptor describes is not the descriptor
	}
	passed := x.isPassed() || y.isPassed()
	switch {
	case x.Unique != "" && y.Unique != "":
	case x.Unique != "" && y.In.isIdentified(), y.Unique != "" && x.In.isIdentified():
	default:
		return May, false
	}
	if passed {
		return NoIfWritten, true
	}
	return No, true
}

// isPassed reports whether the caller of the function knows the memory.
func (l Location) isPassed() bool {
	x := l.In
	for x.Holder != nil {
		x = x.Holder
	}
	return x.Kind == Param || x.Kind == Pointed
}

func (x *Object) hasSymbol() bool { return x.Kind == Global || x.Kind == Code }

// isSynonym reports whether a symbol is another name of what one names.
func (a *Analysis) isSynonym(x *Object) bool {
	g := ir.LookupSymbol(a.module, x.Symbol)
	return g == nil || ir.Is[ir.Synonym](g)
}

// sameObject is the answer for bytes of one object.
func (a *Analysis) sameObject(x, y Location, s Scope) Answer {
	if s.Across != nil && x.In.isNew() && !x.Loose && !y.Loose && isInside(x.In.Site, s.Across) {
		return No // each iteration has one of its own
	}
	answer := a.bytes(x, y, s)
	if answer == May && x.Unique != "" && y.Unique != "" && x.Unique != y.Unique {
		answer, _ = byNames(x, y) // parts of a common block
	}
	if (x.Loose || y.Loose) && answer > May && a.isMany(x.In) {
		return May
	}
	return answer
}

// isMany reports whether the operation that makes an object may make several in one execution of the function.
func (a *Analysis) isMany(x *Object) bool {
	if x.Site == nil {
		return false
	}
	if x.Kind == Param {
		return false
	}
	for b := x.Site.ParentBlock(); b != nil; b = b.ParentOp().Parent() {
		if a.isInCycle(b) {
			return true
		}
		o := b.ParentOp()
		if o == nil {
			return false
		}
		if _, function := ir.As[ir.FunctionLike](o); function {
			return false
		}
		if _, loop := ir.As[ir.LoopLike](o); loop || ir.OrderOf(o)&ir.Fork != 0 {
			return true
		}
	}
	return false
}

// isInCycle reports whether a block can be reached from itself.
func (a *Analysis) isInCycle(b *ir.Block) bool {
	is, done := a.loops[b]
	if done {
		return is
	}
	seen := map[*ir.Block]bool{}
	todo := append([]*ir.Block(nil), b.Successors()...)
	for len(todo) > 0 && !is {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if is = x == b; seen[x] {
			continue
		}
		seen[x] = true
		todo = append(todo, x.Successors()...)
	}
	a.loops[b] = is
	return is
}

// isInside reports whether a value is made in an operation.
func isInside(v *ir.Value, o *ir.Op) bool {
	for b := v.ParentBlock(); b != nil; b = b.ParentOp().Parent() {
		if b.ParentOp() == o {
			return true
		}
		if b.ParentOp() == nil {
			return false
		}
	}
	return false
}

// bytes compares ranges of one object.
func (a *Analysis) bytes(x, y Location, s Scope) Answer {
	if s.Across != nil {
		if a.varies(x, s.Across) || a.varies(y, s.Across) {
			return May
		}
	}
	if x.known && y.known {
		if d, ok := apart(x.at, y.at); ok {
			return compareRanges(d, x.Size, y.Size)
		}
	}
	if a.byDims(x, y) {
		return No
	}
	return May
}

// compareRanges compares x bytes with y bytes that begin d bytes after them; 0 bytes: it is not known how many.
func compareRanges(d, x, y int64) Answer {
	switch {
	case x > 0 && d >= x, y > 0 && -d >= y:
		return No
	case x == 0 || y == 0:
		return May
	case d == 0 && x == y:
		return Must
	case d >= 0 && d+y <= x, d <= 0 && y+d >= x:
		return Part
	}
	return May
}

// byDims reports whether a subscript is surely another one. The rest must be in the element.
func (a *Analysis) byDims(x, y Location) bool {
	if len(x.dims) == 0 || len(x.dims) != len(y.dims) || x.Size == 0 || y.Size == 0 {
		return false
	}
	differs := false
	for i, d := range x.dims {
		e := y.dims[i]
		if d.described != e.described || d.of != e.of || d.unit != e.unit || !d.described && !d.stride.Equal(e.stride) || d.unit <= 0 ||
			x.rest()+x.Size > d.unit || y.rest()+y.Size > d.unit {
			return false
		}
		if n, ok := apart(d.index, e.index); ok && n != 0 {
			differs = true
		}
	}
	return differs && x.rest() == y.rest() && x.rest() >= 0
}

// rest is the distance that no subscript makes, -1 where it is not a number.
func (l Location) rest() int64 {
	at := l.at
	for _, d := range l.dims {
		if d.described {
			continue
		}
		by, _ := d.index.Times(d.stride)
		at = at.Plus(by, -1)
	}
	n, ok := at.Constant()
	if !ok || n < 0 {
		return -1
	}
	return n
}

// varies reports whether a loop may change where bytes are.
func (a *Analysis) varies(l Location, loop *ir.Op) bool {
	return !l.known || slices.ContainsFunc(l.at.Symbols(), func(v *ir.Value) bool { return isInside(v, loop) })
}
