package main

import (
	"strings"

	"accc/backend/emit"
	"accc/cmd/internal/driver"
	"accc/dialects/acc"
	"accc/dialects/conversion"
	"accc/dialects/omp"
	"accc/frontend/source"
	"accc/ir"
)

// verifyEmitted lowers the regenerated text of a source and reports the first difference of the modules and of the
// directives. What lowering loses is in neither module: only the directives show it. The source was read by a session
// whose diagnostics are those of s.
func verifyEmitted(s, read *driver.Session, name string, module *ir.Op, file *source.File, text []byte, opts emit.Options) error {
	again, written, err := read.Reread(name, text)
	if err != nil {
		return err
	}
	if !emit.SameDirectives(file, directives(read.Source(name).Neutral()), directives(written.Neutral()), opts.Implicit, &s.Diags) {
		return nil
	}
	form := func(module *ir.Op) (before, after string) { return ir.Format(module), ir.Format(again) }
	if opts.Regenerate {
		form = func(module *ir.Op) (before, after string) {
			return ir.Format(withoutSections(module)), ir.Format(withoutSections(again))
		}
	}
	if opts.Implicit {
		if same, err := sameDecisions(s, file, module, again, opts); !same || err != nil {
			return err
		}
		form = func(module *ir.Op) (before, after string) { return emit.Silent(module, again) }
	}
	before, after := form(module)
	if before != after {
		// Run-time messages have the lines of statements, which a directive of another length moves.
		if module, _, err = read.Reread(name, file.Text); err != nil {
			return err
		}
		before, after = form(module)
	}
	reportDifference(s, name, file, before, after)
	return nil
}

// withoutSections is a module in which data operations have the names of their variables alone. The bounds of a section are operands; in words that
// are made from the IR, constants are numbers.
func withoutSections(module *ir.Op) *ir.Op {
	module = module.Clone(ir.NewMapping())
	ir.Walk(module, func(o *ir.Op) bool {
		if name := o.StringAttr("name"); o.Def().Dialect == acc.Dialect || o.Def().Dialect == omp.Dialect {
			if variable := wholeVariable(name); variable != name {
				o.SetAttr("name", ir.String(variable))
			}
		}
		return true
	})
	return module
}

// sameDecisions reports whether what clauses and rules say together is the same in two modules, and reports the first difference.
func sameDecisions(s *driver.Session, file *source.File, module, again *ir.Op, opts emit.Options) (bool, error) {
	decided := func(m *ir.Op) (*ir.Op, error) {
		m = m.Clone(ir.NewMapping())
		return m, conversion.Implicit.Run(m, nil)
	}
	before, err := decided(module)
	if err != nil {
		return false, err
	}
	after, err := decided(again)
	return err == nil && emit.SameDecisions(file, before, after, opts, &s.Diags), err
}

// reportDifference reports the first line in which the texts of two modules differ.
func reportDifference(s *driver.Session, name string, file *source.File, before, after string) {
	want, got := strings.Split(before, "\n"), strings.Split(after, "\n")
	for i := range max(len(want), len(got)) {
		if i < len(want) && i < len(got) && want[i] == got[i] {
			continue
		}
		d := emit.Differs.New(source.Span{File: file}, "%s: the regenerated source lowers to another module, from line %d of the IR on", name, i+1)
		if i < len(want) {
			d.Note("the source lowers to: %s", strings.TrimSpace(want[i]))
		}
		if i < len(got) {
			d.Note("the regenerated source lowers to: %s", strings.TrimSpace(got[i]))
		}
		d.To(&s.Diags)
		return
	}
}
