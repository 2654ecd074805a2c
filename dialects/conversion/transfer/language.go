package transfer

import (
	"accc/dialects/accc"
	"accc/dialects/conversion/motion"
	"accc/dialects/fir"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// A language is what the passes ask of a dialect with constructs that transfer data.
type language interface {
	dialect() *ir.Dialect
	// isCompute reports whether an operation is a construct whose region runs on the device as a whole, isData whether it keeps data there while
	// its region runs.
	isCompute(o *ir.Op) bool
	isData(o *ir.Op) bool
	// isExit reports whether an operation is a directive that ends the lifetime of data on its own.
	isExit(o *ir.Op) bool
	// entries are the operations of the variables and sections that a construct, or such a directive, maps.
	entries(construct *ir.Op) []*ir.Op
	mapping(entry *ir.Op) mapping
	// isPlain reports whether a construct always runs, on the device, before what follows it.
	isPlain(o *ir.Op) bool
	// isOrdered is the same for one that may have a condition, which is condition; nil: none.
	isOrdered(o *ir.Op) bool
	condition(o *ir.Op) *ir.Value
	// directive adds the effects of an operation of the dialect.
	directive(a *analysis, o *ir.Op, e *effects, device bool)
	// transfer makes an entry one that copies less; ok is false where the construct does not end with what it begins with.
	transfer(entry *ir.Op, how action) (ok bool)
	// present makes an entry for what is on the device one that transfers nothing.
	present(entry *ir.Op)
	// release makes an entry of a directive that ends the lifetime of data one that copies nothing to the host; ok is false where it cannot.
	release(entry *ir.Op) (ok bool)
	// construct inserts a data construct before a loop, without operations in its region but a terminator; the entries are those of candidates.
	construct(s *scope, stay []*candidate, condition *ir.Value) *ir.Op
	// all makes a data operation for all of a variable of Fortran, nil if its size is not known.
	all(l *lifting, v *ir.Value) *ir.Op
	// update inserts a directive that updates what entries of a construct or of another update map.
	update(b *ir.Builder, of []moved) *ir.Op
	// part makes an operation like an entry, with other bounds and another name, from which an update is made.
	part(b *ir.Builder, entry *ir.Op, bounds []*ir.Value, name string) *ir.Op
	// ifPresent makes a directive that updates variables leave out those that are not on the device.
	ifPresent(update *ir.Op)
	// updated are the operations of the variables that a directive updates, nil for other operations.
	updated(o *ir.Op) []*ir.Op
	// terminator ends the region of a data construct.
	terminator() *ir.OpDef
}

// A moved is a variable of an update, and whether it is copied to the host or to the device.
type moved struct {
	entry  *ir.Op
	toHost bool
}

// A mapping is what a data operation transfers, and when.
type mapping struct {
	// addr is the address of the variable or section, or its descriptor.
	addr   *ir.Value
	bounds []*ir.Value
	typ    ir.Type
	action action
	// modified: the clause says more than the action. unclear: it is about memory that the address does not tell.
	modified, unclear bool
}

// An action is what a clause does with the values of a variable.
type action uint8

const (
	otherAction action = iota
	copyBoth
	copyIn
	copyOut
	allocate
)

// languageOf is the language that an operation belongs to, or nil.
func languageOf(o *ir.Op) language {
	for _, l := range languages {
		if o.Def().Dialect == l.dialect() {
			return l
		}
	}
	return nil
}

var languages = []language{openACC{}, openMP{}}

// isCompute reports whether an operation is a construct that runs on the device as a whole, in any language.
func isCompute(o *ir.Op) bool {
	l := languageOf(o)
	return l != nil && l.isCompute(o)
}

// isData reports whether an operation is a construct that keeps data on the device while its region runs.
func isData(o *ir.Op) bool {
	l := languageOf(o)
	return l != nil && l.isData(o)
}

// Entries are the data operations of a construct or declare directive that maps data for a region, or of a directive that ends their lifetime; none for other operations.
func Entries(o *ir.Op) []*ir.Op {
	if l := languageOf(o); l != nil && (l.isCompute(o) || l.isData(o) || l.isExit(o) || isDeclare(o)) {
		return l.entries(o)
	}
	return nil
}

// Updated are the data operations of a directive that updates variables, nil for other operations.
func Updated(o *ir.Op) []*ir.Op {
	if l := languageOf(o); l != nil {
		return l.updated(o)
	}
	return nil
}

// UpdatesHost reports whether a directive that updates variables copies them to the host.
func UpdatesHost(o *ir.Op) bool { return copiesToHost(Updated(o)[0]) }

// copiesToHost reports whether a data operation of an update copies to the host.
func copiesToHost(entry *ir.Op) bool { return mappingOf(entry).action == copyOut }

// Transfers reports whether a data operation of a construct copies to the device, and back.
func Transfers(entry *ir.Op) (up, down bool) {
	how := mappingOf(entry).action
	return how == copyBoth || how == copyIn, how == copyBoth || how == copyOut
}

// mappingOf is what a data operation transfers.
func mappingOf(entry *ir.Op) mapping {
	m := languageOf(entry).mapping(entry)
	m.action = m.read(motion.Of(entry))
	if m.action == otherAction && entry.Is(omp.MapInfo) {
		m.action = allocate // it finds what is there, as the implicit map of a pointer does, or ends it: nothing is copied
	}
	if m.typ == nil && m.addr != nil {
		m.typ = fir.Pointee(m.addr.Type())
	}
	if m.addr != nil {
		if t, ok := m.addr.Type().(*ir.MemRefType); ok {
			m.typ = t
		}
	}
	return m
}

// unmodified are the flags of actions that clauses have without a modifier.
const unmodified = offload.FlagTogether | offload.FlagDynamic | offload.FlagImplicit | offload.FlagAsPresent | offload.FlagParts | offload.FlagFinalize

// read returns what actions do with the values, and notes what else they say.
func (m *mapping) read(list []offload.Action) action {
	in, out, makes := false, false, false
	for _, x := range list {
		m.modified = m.modified || x.Flags&^unmodified != 0
		m.unclear = m.unclear || x.Partial
		in, out, makes = in || x.ToDevice(), out || x.ToHost(), makes || x.Makes()
	}
	switch {
	case in && out:
		return copyBoth
	case in:
		return copyIn
	case out:
		return copyOut
	case makes:
		return allocate
	}
	return otherAction
}

// nameOf is what the user calls the variable or section of a data operation; one that describes a clause of a function has the name of the variable.
func nameOf(entry *ir.Op) string {
	if name, ok := entry.Attr("name").(*ir.StringAttr); ok {
		return name.Value
	}
	return variableName(mappingOf(entry).addr)
}

// isKept reports whether a construct may not be changed.
func isKept(construct *ir.Op) bool { return construct.Attr(accc.Kept.Name) != nil }
