// Package entity makes operations of what designators and expressions of Fortran denote in memory: variables, elements,
// sections and components of them, and temporaries. It does not lower expressions: an entity holds values.
//
//	x := entity.New(builder, types, host)
//	e := x.OfVariable(&entity.Variable{Sym: s, Addr: address})
//	x.CopyEntity(temporary, e)
//
// Read host.go (what is asked of the lowering of a procedure) and entity.go (variables, entities, their bounds and
// lengths); then element.go (addresses of elements), elements.go (arrays as functions from indices), descriptor.go,
// temporary.go (temporaries and copies without gaps) and record.go (values of derived types).
package entity
