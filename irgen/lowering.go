package irgen

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/ir"
)

// Options are the settings of a lowering. A host language ignores those that it has no use for.
type Options struct {
	// Context holds the named types of the module; nil: one of its own.
	Context *ir.Context
	// NoLines omits the line numbers in run-time messages, so that modules of one program whose lines differ are the
	// same.
	NoLines bool
	// Convert is the byte order of unformatted files of Fortran for which open does not specify one, as convert= has
	// it; "" for that of the machine.
	Convert string
	// Translated: the module is not executed, so that what only concerns execution is not reported.
	Translated bool
	// Symbolic: constants that depend on macros which another build may define otherwise keep the words of the source (ir.FreeAttr), so that
	// nothing that is decided depends on their values.
	Symbolic bool
	// Unread: the module has calls that stand for what the preprocessor takes away in this build, so that nothing that is decided depends on that.
	Unread bool
	// Implied: the module also says which variables the constructs of OpenMP share by rule alone, where nothing is made for it.
	Implied bool
}

// A Lowering makes IR of sources in one host language.
type Lowering interface {
	// Lower turns a source into a module, or, in a language whose sources are joint, several of them, in the order of
	// their Reader. Unsupported features are reported with their positions, and the result is then nil.
	Lower(sources []frontend.Source, o Options, r diag.Reporter) *ir.Op
	// Rules are what lowering reports.
	Rules() []*diag.Rule
}
