package build

import "accc/ir"

// A Builder makes operations of FIR at an insertion point of one function or global.
type Builder struct {
	// B has the insertion point and the location of what is made.
	B      *ir.Builder
	module *Module
	// Frames are the frames around the insertion point, the innermost last.
	Frames []*Frame
	// Nesting counts the regions of structured operations around the insertion point.
	Nesting int
	// Temps run at the end of the statement, the last first: they free its temporaries.
	Temps []func()
}

// At builds at an insertion point that is in no function: it has no frame.
func At(m *Module, b *ir.Builder) *Builder { return &Builder{module: m, B: b} }

// New builds in the body of an operation.
func New(m *Module, op *ir.Op) *Builder {
	x := &Builder{module: m, B: ir.At(op.Region(0).Entry())}
	x.B.Loc = op.Loc
	x.PushFrame(op.Region(0), op.Region(0).Entry())
	return x
}

// AtEnd does f when the statement ends.
func (x *Builder) AtEnd(f func()) { x.Temps = append(x.Temps, f) }

// EndTemps frees the temporaries made since mark.
func (x *Builder) EndTemps(mark int) {
	for i := len(x.Temps) - 1; i >= mark; i-- {
		x.Temps[i]()
	}
	x.Temps = x.Temps[:mark]
}

// WithTemps runs f and frees the temporaries that it made.
func (x *Builder) WithTemps(f func()) {
	mark := len(x.Temps)
	f()
	if x.Terminated() {
		x.Temps = x.Temps[:mark]
		return
	}
	x.EndTemps(mark)
}

// A Frame is a region with storage of its own: a procedure's body, or the body of a construct that runs on the device.
type Frame struct {
	region *ir.Region
	entry  *ir.Block
	// Last is the operation after which AtFrame makes the next one; nil: at the beginning.
	Last *ir.Op
}

// holds reports whether a block is in the region of the frame, or in an operation of it.
func (fr *Frame) holds(b *ir.Block) bool {
	for r := b.Region(); r != nil; {
		if r == fr.region {
			return true
		}
		o := r.Parent()
		if o == nil || o.Parent() == nil {
			return false
		}
		r = o.Parent().Region()
	}
	return false
}

// atEntry runs f with the insertion point at the entry of the innermost frame.
func (x *Builder) atEntry(f func()) { x.AtFrame(x.Frames[len(x.Frames)-1], f) }

// AtFrame runs f with the insertion point at the entry of a frame, after what was made there before.
func (x *Builder) AtFrame(fr *Frame, f func()) {
	outer := *x.B
	var next *ir.Op
	if fr.Last != nil {
		next = fr.Last.Next()
	} else {
		next = fr.entry.First()
	}
	if next != nil {
		x.B.SetBefore(next)
	} else {
		x.B.SetEnd(fr.entry)
	}
	x.B.Loc = outer.Loc
	f()
	if next != nil {
		fr.Last = next.Prev()
	} else {
		fr.Last = fr.entry.Last()
	}
	loc := outer.Loc
	*x.B = outer
	x.B.Loc = loc
}

// PushFrame makes a region the innermost frame.
func (x *Builder) PushFrame(r *ir.Region, entry *ir.Block) {
	x.Frames = append(x.Frames, &Frame{region: r, entry: entry})
}

// PopFrame leaves the innermost frame.
func (x *Builder) PopFrame() { x.Frames = x.Frames[:len(x.Frames)-1] }
