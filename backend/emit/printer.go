package emit

import (
	"accc/backend/quirks"
	"accc/backend/translate/outcome"
	"accc/dialects/acc"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir"
	"accc/pragma"
)

// A Printer writes what a module says in one layout of the host language that it was lowered from. Each host language
// has its own, in this package: C in c.go, Fortran in fortran_printer.go.
type Printer interface {
	expressions
	lines
	translations
	// wording is the printer for a source whose words are known.
	wording(w *Words) Printer
	// known are these words, nil for another source.
	known() *Words
}

// expressions are the host language's text of values and variables.
type expressions interface {
	// value is a value as an expression, condition an i1 as a condition.
	value(v *ir.Value) (text, error)
	condition(v *ir.Value) (text, error)
	// object is the variable at an address.
	object(v *ir.Value) (text, error)
	// fortran: directives and clauses have their names in Fortran.
	fortran() bool
	// name is the user's name of a symbol of the module.
	name(symbol string) string
	// operator is the word of a reduction operator, "" if the language has none.
	operator(o acc.ReductionOperator) string
	// variable is the variable of a data operation: the name that the user wrote, with its sections written from the
	// bounds. all: also those of dimensions that the user did not write.
	variable(op *ir.Op, all bool) (string, error)
	// bare is the text of a variable without its section.
	bare(variable string) string
	// ordered: the data operations of a directive are in the order of its clauses, which is kept.
	ordered() bool
	// decidesInSerial: a loop of serial without seq, independent or auto has the one that lowering chose for it.
	decidesInSerial() bool
}

// lines are directives in the layout of the source.
type lines interface {
	// listed is the layout of directives of a language, by its word, in a list without a source, and what begins a
	// comment.
	listed(indent, sentinel string) (layout pragma.Layout, comment string)
	// rewrite makes the edit that replaces the text of a directive; ok is false where the directive is not a line of
	// its own.
	rewrite(file *source.File, span source.Span, d *pragma.Directive) (edit source.Edit, ok bool)
	// layout is that of a directive that is a line of its own, or several; ok is false for others.
	layout(file *source.File, span source.Span, sentinel string) (layout pragma.Layout, ok bool)
	// lexis says how a source is split into tokens.
	lexis() tokens.Lexis
	// hasDirectives reports whether a file may have directives of a language.
	hasDirectives(f *tokens.File, language tokens.Language) bool
	// offOpenMP are the edits after which compilers do not read the directives of OpenMP in a file.
	offOpenMP(f *tokens.File) []source.Edit
}

// translations are what OpenMP says differently in each host language.
type translations interface {
	// translate writes the directives of a file in OpenMP, as OpenMP.
	translate(program *outcome.Program, file *source.File, sites []Site, h Header, r diag.Reporter) (edits []source.Edit, ok bool)
	// translateBack writes the directives of OpenMP of a file in OpenACC.
	translateBack(rev *Reverse, file *source.File, sites []Site, h Header, r diag.Reporter) (edits []source.Edit, ok bool)
	// apart divides the leaves of a construct among directives, where one of the compilers does not take all of it in one.
	apart(leaves []*leaf, by quirks.Compilers) [][]*leaf
	// statement is an operation that replaces a directive, as a statement.
	statement(op *ir.Op) (string, error)
	// check is a statement that stops where the variable of a data operation is not on the device; at names the place, for languages whose
	// compilers cannot.
	check(e *ir.Op, condition, at string) (string, error)
	// reducesBare: the section of a variable in a reduction clause is left out.
	reducesBare(variable string) bool
}

// byAttribute are printers by an attribute that the lowering of their language puts on modules.
var byAttribute = []struct {
	attribute string
	printer   Printer
}{
	{"fir.defaultkind", Fortran},
}

// PrinterOf is the printer for a module that has no source: its attributes tell the language.
func PrinterOf(module *ir.Op) Printer {
	for _, l := range byAttribute {
		if module.Attr(l.attribute) != nil {
			return l.printer
		}
	}
	return C
}

// printer is the one to write a module with.
func (o *Options) printer(module *ir.Op) Printer {
	if o.Printer != nil {
		return o.Printer
	}
	return PrinterOf(module)
}

// Wording is a printer for a source whose words are known.
func Wording(p Printer, w *Words) Printer { return p.wording(w) }
