package ir

// A Linkage says how the modules of a program share a symbol when they are joined.
type Linkage uint8

const (
	// ExternalLinkage: the symbol has one definition in the program.
	ExternalLinkage Linkage = iota
	// DeclaredLinkage: the symbol is defined by another module, or by a library.
	DeclaredLinkage
	// InternalLinkage: the symbol belongs to its module; one of another module has nothing to do with it.
	InternalLinkage
	// WeakLinkage: the definition gives way to an external or common one; of several weak ones any is the definition.
	WeakLinkage
	// CommonLinkage: the definition gives way to an external one; of several common ones the largest is the definition.
	CommonLinkage
	// MergedLinkage: all of one kind and name are one thing in the program, whatever their symbols are.
	MergedLinkage
)

// Linkable is the interface of operations with a symbol: they say how the modules of a program share it.
type Linkable interface {
	LinkageOf(o *Op) Linkage
}

// LinkageOf returns how modules share the symbol of o. An operation that no dialect knows is seen by all, unless it is private.
func LinkageOf(o *Op) Linkage {
	if l, ok := As[Linkable](o); ok {
		return l.LinkageOf(o)
	}
	return ByVisibility{}.LinkageOf(o)
}

// LinksAs is the Linkable of operations whose symbols are all shared in one way.
type LinksAs Linkage

// LinkageOf implements Linkable.
func (l LinksAs) LinkageOf(*Op) Linkage { return Linkage(l) }

// ByVisibility is the Linkable of operations whose sym_visibility says whether other modules see them. One whose only region is
// empty is a declaration.
type ByVisibility struct{}

// LinkageOf implements Linkable.
func (ByVisibility) LinkageOf(o *Op) Linkage {
	switch {
	case o.NumRegions() == 1 && o.Region(0).Empty():
		return DeclaredLinkage
	case o.StringAttr("sym_visibility") == "private":
		return InternalLinkage
	}
	return ExternalLinkage
}

// Merging is the interface of operations with merged symbols whose names are apart from those of functions and variables.
type Merging interface {
	// MergedName returns the name that o has among operations of its kind.
	MergedName(o *Op) string
	// OtherSymbol returns a symbol for the name where a function or variable has the name itself.
	OtherSymbol(name string) string
}

// Sized is the interface of Linkable operations that are storage.
type Sized interface {
	// StorageSize returns the number of bytes, which is not positive where it is not known.
	StorageSize(o *Op) int64
}
