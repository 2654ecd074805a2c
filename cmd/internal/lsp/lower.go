package lsp

import (
	"slices"

	"accc/backend/emit"
	"accc/dialects"
	"accc/dialects/conversion"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/ir"
	"accc/irgen"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// lowered is the IR of an analysis, nil when its text has errors or is more than is taken.
func (a *analysis) lowered() (module *ir.Op) {
	for _, d := range a.diags {
		if d.Severity == diag.Error {
			return nil
		}
	}
	defer func() {
		if recover() != nil {
			module = nil
		}
	}()
	read := a.source
	if slices.ContainsFunc(a.directives, func(d *pragma.Directive) bool { return d.Def.Table != accdir.Table }) {
		options := a.setup.Options
		options.OpenMP = false // directives of OpenACC alone can be lowered
		read = a.parse(options, &diag.List{})
	}
	if read == nil {
		return nil
	}
	var list diag.List
	module = a.setup.Language.Lower([]frontend.Source{read}, irgen.Options{Context: dialects.NewContext(), Translated: true}, &list)
	if list.HasErrors() {
		return nil
	}
	return module
}

// implied is what the implicit rules add to a directive.
type implied struct {
	directive *pragma.Directive // as the user wrote it
	clauses   []*pragma.Clause
}

// implicit lists, for each directive of the main file, the clauses that the implicit rules decided.
func (a *analysis) implicit() []implied {
	out := a.shared()
	if !slices.ContainsFunc(a.directives, func(d *pragma.Directive) bool { return d.Def.Table == accdir.Table }) {
		return out
	}
	module := a.lowered()
	if module == nil {
		return out
	}
	written := map[int]*pragma.Directive{}
	for _, d := range a.directives {
		if d.Span.File == a.doc.file {
			written[d.Span.Start] = d
		}
	}
	printer := a.setup.Language.Printer(a.setup.Layout)
	plain, _ := emit.Directives(module, emit.Options{Printer: printer})
	if err := conversion.Implicit.Run(module, nil); err != nil {
		return nil
	}
	full, _ := emit.Directives(module, emit.Options{Printer: printer, Implicit: true})
	explicit := map[int]map[string]bool{}
	at := func(d *emit.Directive) (int, bool) {
		if d.Loc == nil || d.Loc.File != a.doc.file.Name {
			return 0, false
		}
		return a.doc.file.Offset(d.Loc.Line, d.Loc.Col), true
	}
	for _, d := range plain {
		if o, ok := at(d); ok {
			explicit[o] = map[string]bool{}
			for _, c := range d.Clauses {
				explicit[o][c.Text()] = true
				for _, v := range c.Args {
					explicit[o][c.Def.Name+" "+v.Text()] = true
				}
			}
		}
	}
	for _, d := range full {
		o, ok := at(d)
		if !ok || written[o] == nil {
			continue
		}
		var added []*pragma.Clause
		for _, c := range d.Clauses {
			if explicit[o][c.Text()] {
				continue
			}
			var args []*pragma.Arg
			for _, v := range c.Args {
				if !explicit[o][c.Def.Name+" "+v.Text()] {
					args = append(args, v)
				}
			}
			if len(c.Args) > 0 && len(args) == 0 {
				continue
			}
			only := *c
			only.Args = args
			added = append(added, &only)
		}
		if len(added) > 0 {
			out = append(out, implied{written[o], added})
		}
	}
	return out
}
