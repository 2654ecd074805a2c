// Package emit writes directives back: operations become directives, their operands become expressions of the host language
// (printer.go says what it is asked), and the text replaces the user's directives (splice.go), whose words stay (words.go,
// phrase.go); verify.go compares what was written with what was read. What directives say comes from the IR: clauses from the
// rows of package decompose, which lowering reads forwards and this package backwards; variables from name attributes; bounds and arguments from the dataflow; places from
// locations.
//
// emit.go walks the module and asks each directive language what an operation stands for. OpenACC is acc.go, clause.go and
// data.go; implied.go lists what the implicit rules add. OpenMP is leaf.go, which reads the operations of the leaf constructs, compound.go, which joins their clauses into
// those of the combined directive, and order.go, the order of clauses in the user's text.
// transferred.go writes what transformations of data movement made: constructs around loops of the user and the updates in them, at the statements
// that edited.go finds with the front end; name.go names their sections.
// extent.go has the words of the lengths in declarations. c.go, expr.go and place.go are the
// printer for C, fortran_printer.go, fortran.go and fortran_hlfir.go that for Fortran; Programs that are translated to OpenMP are operations of OpenMP, too (acctoomp.Directives): made.go reads those of each
// directive of OpenACC, omp.go, omp_common.go and omp_fortran.go put them in the place of the directive, with keep.go (both languages in
// one text), remark.go (comments in directives), silence.go (clauses of which nothing is left), mask.go (directives of
// OpenMP that the user wrote), stacked.go (those for statements that have one of OpenACC, too), associate.go (components of variables of Fortran), macro.go (directives in macros), present.go (statements that look for data on the device), rows.go (those that move rows that pointers lead to), own.go (arrays that hide pointers), scope.go and scope_fortran.go (where the data of declare leaves it), refused.go (what compilers do not take), layout.go (case, order and lines of the user's), header.go and library.go (OpenACC's library for them). Programs that are translated to
// OpenACC take the same way with direction.go, libcall.go for calls of OpenMP's library and devicenumber.go for the devices that they name.
//
// Learned from: mvdan/sh (one table feeds parser and printer) and SPIRV-Cross (an
// expression is text with a precedence, put in parentheses only where it binds less
// tightly than its context requires).
package emit

import (
	"fmt"
	"slices"

	"accc/backend/quirks"
	"accc/dialects/conversion/transfer"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// Options choose what is written.
type Options struct {
	// Only is the directive language whose directives are written; nil: all.
	Only *pragma.Table
	// Concurrent writes directives for loops do concurrent before all else, for which only the caller looks at it.
	Concurrent bool
	// Implicit also writes what the implicit rules decided: implicit data attributes, independent, auto.
	Implicit bool
	// Unsayable also reads, with Implicit, what the rules decided and no clause of the directive says: scalars passed to kernels by value.
	Unsayable bool
	// Keep leaves OpenACC's directives beside those of OpenMP, for the preprocessor to choose.
	Keep bool
	// Guards are the macros by which it does.
	Guards Guards
	// Part: other directives stay in the language of the source, and with them calls of its library.
	Part bool
	// Present keeps the promise of OpenACC's present by OpenMP's modifier.
	Present bool
	// PresentByVersion: that is so because of the version, not because the user said it.
	PresentByVersion bool
	// CheckPresent keeps it by statements that stop the program.
	CheckPresent bool
	// External leaves the lines that include openacc.h: there is one file for all translations.
	External bool
	// Beside is the name by which a file includes the one that has OpenACC's library; nil: each text has the library itself.
	Beside func(file string) string
	// Style is how a translation shares loops: "loop" leaves it to the compiler. Version is that of OpenMP, times ten; 0: any.
	Style   string
	Version int
	// For are the compilers whose mistakes a translation avoids.
	For quirks.Compilers
	// Linked: a translation is linked with the libraries that it needs.
	Linked bool
	// Verify lowers what was written again and reports what differs from the module and the directives that it was written from.
	Verify bool
	// Transfers: the data operations are those of a transformation, so that clauses and constructs say what the user did not.
	Transfers bool
	// Regenerate writes every directive anew, also where the user's words say the same.
	Regenerate bool
	// Words are the directives of the source; nil where there is none.
	Words *Words
	// Statements finds those of a file of the source; nil where no construct was made around loops.
	Statements func(*source.File) source.Statements
	// Printer is that of the source; nil: that of the module, for IR without a source.
	Printer Printer
}

// A Directive is a directive regenerated from operations.
type Directive struct {
	*pragma.Directive
	Op    *ir.Op
	Loc   *ir.FileLoc // where the user wrote it; nil when the IR does not say
	Depth int         // how many directives are around it
	// Change is what transformations of data movement did about it.
	Change *transfer.Change
	// places are where clauses stood, nil where the order of clauses does not matter.
	places map[*pragma.Clause]*ir.FileLoc
}

// An Error says which operation could not be written as a directive, and why.
type Error struct {
	Op     *ir.Op
	Reason string
}

func (e *Error) Error() string { return e.Reason }

// A language reads the operations of one directive language back.
type language interface {
	// directives are those that an operation begins; none where it is no directive or part of another one.
	directives(op *ir.Op) ([]*Directive, error)
}

// languages are the directive languages with their readers.
var languages = []struct {
	table  *pragma.Table
	reader func(*generator) language
}{
	{accdir.Table, func(g *generator) language { return &accReader{g, map[ir.FileLoc]*Directive{}} }},
	{ompdir.Table, func(g *generator) language { return &ompReader{generator: g} }},
}

// Directives regenerates the directives of a module, in the order of the operations.
func Directives(module *ir.Op, opts Options) ([]*Directive, []*Error) {
	g := &generator{opts: opts, p: opts.printer(module), seen: map[ir.FileLoc]bool{}}
	for _, l := range languages {
		if opts.Only == nil || opts.Only == l.table {
			g.languages = append(g.languages, l.reader(g))
		}
	}
	g.walk(module, 0)
	return g.out, g.errs
}

type generator struct {
	opts      Options
	p         Printer
	languages []language
	out       []*Directive
	errs      []*Error
	seen      map[ir.FileLoc]bool
	// translated: the operations are those of a translation. One directive may have become several.
	translated bool
}

func (g *generator) walk(op *ir.Op, depth int) {
	inside := depth
	for _, l := range g.languages {
		list, err := l.directives(op)
		if err != nil {
			g.errs = append(g.errs, &Error{op, fmt.Sprintf("cannot write %s back: %s", op.Name(), err)})
		}
		for _, d := range list {
			d.Depth, d.Change = depth, transfer.ChangeOf(d.Op)
			if len(parts(d.Op)) > 1 {
				d.Change.Reasons = slices.DeleteFunc(d.Change.Reasons, func(why transfer.Reason) bool { // of another directive
					return why.Entry != nil && !within(ir.File(why.Entry.Loc), d.Loc)
				})
			}
			if d.Change.Construct {
				group(d.Directive)
			}
			g.out = append(g.out, d)
			inside = depth + 1
		}
	}
	for _, r := range op.Regions() {
		for _, b := range r.Blocks() {
			for in := b.First(); in != nil; in = in.Next() {
				g.walk(in, inside)
			}
		}
	}
}

// first reports whether no operation before op came from the same directive: one may have become several of a kind.
func (g *generator) first(op *ir.Op) bool {
	loc := ir.File(op.Loc)
	if loc == nil || loc.EndLine == 0 || g.translated {
		return true
	}
	again := g.seen[*loc]
	g.seen[*loc] = true
	return !again
}

// group joins clauses of a directive that differ in their arguments alone: the first one has those of all.
func group(d *pragma.Directive) {
	var list []*pragma.Clause
	for _, c := range d.Clauses {
		i := slices.IndexFunc(list, func(x *pragma.Clause) bool {
			return x.Def == c.Def && x.Spelling == c.Spelling && len(x.Modifiers)+len(c.Modifiers) == 0 && slices.Equal(x.DeviceTypes, c.DeviceTypes)
		})
		if i < 0 || len(c.Args) == 0 || c.Operator.Text != "" {
			list = append(list, c)
			continue
		}
		list[i].Args = append(list[i].Args, c.Args...)
	}
	d.Clauses = list
}
