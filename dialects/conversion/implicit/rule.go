package implicit

import (
	"accc/dialects/acc"
	"accc/ir"
)

// A Situation is what the rules of OpenACC 3.3 §2.6.2 ask about a variable that a compute construct uses and that none
// of its clauses names.
type Situation struct {
	Category ir.Category
	// Kernels reports whether the construct is a kernels construct, and Written whether something in it may change the variable.
	Kernels, Written bool
	// Around is the clause by which a data construct or declare directive around has the variable on the device.
	Around Around
	// Reduced reports whether a loop inside reduces the variable over gangs.
	Reduced bool
	// Default is the default clause visible at the construct; DefaultNotVisible if there is none.
	Default Default
}

// Around says how a variable is on the device before a construct begins.
type Around uint8

// The ways in which a variable is on the device.
const (
	AroundNothing Around = iota // no clause around names it
	AroundPresent
	AroundNoCreate
	AroundDevicePtr
)

// Default is the default clause that is visible at a construct.
type Default uint8

// The default clauses.
const (
	DefaultNotVisible Default = iota
	DefaultPresent
	DefaultNone
)

// An Attribute is an implicit data attribute.
type Attribute uint8

// The implicit data attributes.
const (
	NoAttribute Attribute = iota
	Copy
	ReductionCopy // copy, because of a reduction
	Present
	DefaultedPresent // present, because of default(present)
	NoCreate
	DevicePtr
	Firstprivate
)

// Decide is the implicit data attribute of a variable (OpenACC 3.3 §2.6.2). Clauses around come first: what they
// brought is there. The size of what a pointer leads to is unknown, so it is used where it is present, and left alone
// elsewhere. A scalar that a kernels construct only reads is passed by value when the construct is enqueued, though the
// specification copies it: the copy back would write, at a time of the queue's choosing, what the program has not computed.
func Decide(s Situation) Attribute {
	switch {
	case s.Category == ir.NotData:
		return NoAttribute
	case s.Around == AroundPresent:
		return Present
	case s.Around == AroundNoCreate:
		return NoCreate
	case s.Around == AroundDevicePtr:
		return DevicePtr
	case s.Category == ir.Unsized:
		return NoCreate
	case s.Default == DefaultNone:
		return NoAttribute // front ends report it
	case s.Category == ir.Scalar && s.Reduced:
		return ReductionCopy
	case s.Category == ir.Scalar && s.Kernels && s.Written:
		return Copy
	case s.Category == ir.Scalar:
		return Firstprivate
	case s.Default == DefaultPresent:
		return DefaultedPresent
	}
	return Copy
}

// A row is the operations that a data attribute consists of, and the clause that they carry.
type row struct {
	Clause      acc.DataClause
	Entry, Exit *ir.OpDef // no exit: nil
}

// rows are the attributes that are data clauses.
var rows = map[Attribute]row{
	Copy:             {acc.ClauseCopy, acc.Copyin, acc.Copyout},
	ReductionCopy:    {acc.ClauseReduction, acc.Copyin, acc.Copyout},
	Present:          {acc.ClausePresent, acc.Present, acc.Delete},
	DefaultedPresent: {acc.ClausePresent, acc.Present, acc.Delete},
	NoCreate:         {acc.ClauseNoCreate, acc.Nocreate, acc.Delete},
	DevicePtr:        {acc.ClauseDeviceptr, acc.Deviceptr, nil},
}

// AroundBy is how a data operation leaves a variable on the device.
func AroundBy(entry *ir.Op) Around {
	switch entry.Def() {
	case acc.Nocreate:
		return AroundNoCreate
	case acc.Deviceptr:
		return AroundDevicePtr
	}
	return AroundPresent
}
