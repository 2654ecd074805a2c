// Package motion answers what moves between a host and its devices, and whether it has to: questions about constructs of OpenACC and OpenMP, or about what
// they have become, that are asked in the words of neither.
//
//	for _, x := range motion.Actions(construct) {
//		if x.ToDevice() { ... } // the clause of x.Entry copies to the device
//	}
//	flow := motion.OutlineOf(function).Follow(subject)
//	flow.Before(update).IsEqual() // the update changes nothing
//	flow.Read(action)             // who reads on the host what the action copies there
//
// Read action.go (what constructs do with data), state.go (what may be true of some bytes, and how actions and code change it: the table) and flow.go (the states at the points of
// a function, and what is read later). Memory is what a Subject says: which bytes an operation accesses, and which an action moves.
//
// Considered: lowering a copy of the module to the offload dialect for each question, which loses the variables of Fortran and memref and needs a way back
// from each operation to its clause. Chosen: the conversions to that dialect return the actions that they insert (LLVM's OpenMPIRBuilder separates the
// description of a map from its emission in the same way, and clang's MappableExprsHandler collects them before any code is made).
package motion

import (
	"accc/dialects/acc"
	"accc/dialects/conversion/acctooffload"
	"accc/dialects/conversion/omptooffload"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
)

// Actions returns what an operation does with data of its own accord: a construct of a directive language, or an operation of offload; nil for others.
func Actions(o *ir.Op) []offload.Action {
	switch o.Def().Dialect {
	case acc.Dialect:
		return acctooffload.Actions(o)
	case omp.Dialect:
		return omptooffload.Actions(o)
	case offload.Dialect:
		if x, ok := offload.ActionOf(o); ok {
			return []offload.Action{x}
		}
	}
	return nil
}

// endsOf returns what an operation does that ends a clause of acc.
func endsOf(o *ir.Op) (list []offload.Action) {
	if _, ok := ir.As[*acc.DataExit](o); !ok || o.Operand(0).Op() == nil {
		return nil
	}
	for _, x := range Of(o.Operand(0).Op()) {
		if x.Of == o {
			list = append(list, x)
		}
	}
	return list
}

// IsOffloaded reports whether the region of an operation runs on a device as a whole.
func IsOffloaded(o *ir.Op) bool {
	c, compute := ir.As[*acc.ComputeRegion](o)
	return compute && c.Offload || o.Is(omp.Target) || o.Is(offload.Launch)
}

// Of returns what is done with the memory that an entry names, which is a data operation of acc or a map of omp, without its descriptor.
func Of(entry *ir.Op) (list []offload.Action) {
	if entry.Is(omp.MapInfo) {
		return omptooffload.ActionsOf(entry)
	}
	if _, ok := ir.As[*acc.DataEntry](entry); ok {
		return acctooffload.ActionsOf(entry)
	}
	return nil
}
