package translate

import (
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/dialects/acc"
	"accc/dialects/conversion"
	"accc/dialects/omp"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
)

// verifyEmitted lowers the regenerated text of a source and reports the first difference of the modules and of the
// directives. What lowering loses is in neither module: only the directives show it.
func (in *input) verifyEmitted(read *Reading, text []byte, opts emit.Options) error {
	file, module := in.File(), read.Module
	written, err := read.other(in, text)
	if err != nil {
		return err
	}
	if addFound(in.found, onlyErrors(written.Found)); in.found.HasErrors() {
		return nil
	}
	if !emit.SameDirectives(file, MainDirectives(read.Unit()), MainDirectives(written.Unit()), opts.Implicit, in.found) {
		return nil
	}
	again := written.Module
	form := func(module *ir.Op) (before, after string) { return ir.Format(module), ir.Format(again) }
	if opts.Regenerate {
		form = func(module *ir.Op) (before, after string) {
			return ir.Format(withoutSections(module)), ir.Format(withoutSections(again))
		}
	}
	if opts.Implicit {
		if same, err := sameDecisions(file, module, again, opts, in.found); !same || err != nil {
			return err
		}
		form = func(module *ir.Op) (before, after string) { return emit.Silent(module, again) }
	}
	before, after := form(module)
	if before != after {
		// Run-time messages have the lines of statements, which a directive of another length moves.
		original, err := read.again(in, file.Text)
		if err != nil {
			return err
		}
		before, after = form(original.Module)
	}
	in.reportDifference(before, after)
	return nil
}

// withoutSections is a module in which data operations have the names of their variables alone. The bounds of a section are operands; in words that
// are made from the IR, constants are numbers.
func withoutSections(module *ir.Op) *ir.Op {
	module = module.Clone(ir.NewMapping())
	ir.Walk(module, func(o *ir.Op) bool {
		if name := o.StringAttr("name"); o.Def().Dialect == acc.Dialect || o.Def().Dialect == omp.Dialect {
			if variable, subscripts := wholeVariable(name); subscripts != "" {
				o.SetAttr("name", ir.String(variable))
			}
		}
		return true
	})
	return module
}

// sameDecisions reports whether what clauses and rules say together is the same in two modules, and reports the first difference.
func sameDecisions(file *source.File, module, again *ir.Op, opts emit.Options, found *diag.List) (bool, error) {
	decided := func(m *ir.Op) (*ir.Op, error) {
		m = m.Clone(ir.NewMapping())
		return m, conversion.Implicit.Run(m, nil)
	}
	before, err := decided(module)
	if err != nil {
		return false, err
	}
	after, err := decided(again)
	return err == nil && emit.SameDecisions(file, before, after, opts, found), err
}

// reportDifference reports the first line in which the texts of two modules differ.
func (in *input) reportDifference(before, after string) {
	file := in.File()
	want, got := strings.Split(before, "\n"), strings.Split(after, "\n")
	for i := range max(len(want), len(got)) {
		if i < len(want) && i < len(got) && want[i] == got[i] {
			continue
		}
		d := emit.Differs.New(source.Span{File: file}, "%s: the regenerated source lowers to another module, from line %d of the IR on", file.Name, i+1)
		if i < len(want) {
			d.Note("the source lowers to: %s", strings.TrimSpace(want[i]))
		}
		if i < len(got) {
			d.Note("the regenerated source lowers to: %s", strings.TrimSpace(got[i]))
		}
		d.To(in.found)
		return
	}
}

// onlyErrors are the errors in a list.
func onlyErrors(list *diag.List) []diag.Diagnostic {
	return slices.DeleteFunc(list.Sorted(), func(d diag.Diagnostic) bool { return d.Severity != diag.Error })
}
