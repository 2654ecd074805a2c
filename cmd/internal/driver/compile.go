package driver

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"accc/backend/acctoomp"
	"accc/dialects"
	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion"
	"accc/dialects/conversion/acctooffload"
	"accc/dialects/conversion/firacc"
	"accc/dialects/conversion/firtollvm"
	"accc/dialects/conversion/flangomp"
	"accc/dialects/conversion/llvmacc"
	"accc/dialects/conversion/offloadtorun"
	"accc/dialects/conversion/omptooffload"
	"accc/dialects/conversion/prototype"
	"accc/dialects/conversion/reduce"
	"accc/dialects/conversion/tollvm"
	"accc/dialects/conversion/transfer"
	"accc/dialects/fir"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/ir"
	"accc/ir/link"
	"accc/ir/pass"
	semaomp "accc/sema/omp"
)

// Check reports what is wrong with one input; it is shown by Finish.
func (s *Session) Check(name string) error {
	return s.Guard(name, func() error {
		layout, err := s.LayoutOf(name)
		if err != nil {
			return err
		}
		if layout == MLIR {
			_, err = s.Module(name)
		} else {
			var src frontend.Source
			before := s.Diags.Sorted()
			if src, err = s.parsed(name, layout); src != nil && semaomp.FindBoth(src.Neutral()) != nil {
				return s.checkEach(name, before)
			}
			s.CheckLoops(name)
		}
		return err
	})
}

// checkEach checks a source that has directives of both languages for one statement for each language by itself. before are the diagnostics
// from before it was read; of those that reading both at once gave, the one that says so remains.
func (s *Session) checkEach(name string, before []diag.Diagnostic) error {
	both := slices.DeleteFunc(s.Diags.Sorted(), func(d diag.Diagnostic) bool {
		return d.Code != semaomp.BothForOne.Code || d.Primary.Span.File == nil || d.Primary.Span.File.Name != name
	})
	s.Diags.Replace(append(before, both...))
	for _, language := range directiveLanguages {
		if _, err := s.apart(language, func(part *Session) error { return part.Check(name) }); err != nil {
			return err
		}
	}
	return nil
}

// Module is the IR of a source or IR file, checked and verified. After errors, which have been
// shown, it fails.
func (s *Session) Module(name string) (module *ir.Op, err error) {
	err = s.Guard(name, func() error {
		module, err = s.module(name)
		return err
	})
	return module, err
}

func (s *Session) module(name string) (*ir.Op, error) {
	layout, err := s.LayoutOf(name)
	if err != nil {
		return nil, err
	}
	if l := LanguageOf(layout); l != nil {
		return s.lowered(l, []string{name})
	}
	file, err := s.Read(name)
	if err != nil {
		return nil, err
	}
	ctx := dialects.NewContext()
	module := ir.Parse(ctx, file, &s.Diags)
	if module != nil {
		ir.Verify(ctx, module, &s.Diags)
	}
	if s.Diags.HasErrors() {
		return nil, s.Finish()
	}
	return module, nil
}

// verified is a module that lowering made, after a check that it did it well.
func (s *Session) verified(ctx *ir.Context, module *ir.Op, names string) (*ir.Op, error) {
	if !ir.Verify(ctx, module, &s.Diags) {
		s.Flush()
		return nil, &StatusError{ExitInternal, fmt.Errorf("internal error: the IR of %s does not verify\nthis is a bug in accc; it is reproduced by: accc ir %s", names, names)}
	}
	return module, nil
}

// CheckApart checks the directives of one language in an input that s has read for another one.
func (s *Session) CheckApart(name, language string) error {
	_, err := s.apart(language, func(part *Session) error {
		if err := part.Check(name); err != nil {
			return err
		}
		return part.Finish()
	})
	return err
}

// apart lets a session that reads one language do some work and adds its diagnostics to those of s.
func (s *Session) apart(language string, work func(part *Session) error) (*Session, error) {
	part := s.part()
	part.files = maps.Clone(s.files)
	part.Directives.Chosen, part.Directives.OpenMP = []string{language}, true
	err := work(part)
	before := s.Diags.Sorted()
	for _, d := range part.Diags.Sorted() {
		if !slices.ContainsFunc(before, func(b diag.Diagnostic) bool {
			return b.Code == d.Code && b.Message == d.Message && b.Primary.Span.Start == d.Primary.Span.Start
		}) {
			s.Diags.Report(d)
		}
	}
	if err == Failed {
		err = s.Finish()
	}
	return part, err
}

// Passes are the passes that a pipeline may name.
var Passes = slices.Concat(pass.Generic, acc.Passes, omp.Passes, flangomp.Passes, tollvm.Passes, acctoomp.Passes,
	reduce.Passes, firacc.Passes, firtollvm.Passes, llvmacc.Passes, acctooffload.Passes, omptooffload.Passes, offloadtorun.Passes, conversion.Passes, transfer.Passes)

// RunPasses runs a pipeline on a module.
func (s *Session) RunPasses(module *ir.Op, pipeline string) error {
	if pipeline == "" {
		return nil
	}
	steps, err := Passes.Parse(pipeline)
	if err != nil {
		return &StatusError{ExitUsage, err}
	}
	if err := pass.Run(module, steps, pass.Hooks{}); err != nil {
		return &StatusError{ExitErrors, err}
	}
	return nil
}

// Finish shows the diagnostics and fails when one of them is an error.
func (s *Session) Finish() error {
	if err := s.Flush(); err != nil {
		return err
	}
	if s.Diags.HasErrors() {
		return Failed
	}
	return nil
}

// Linked is the IR of all inputs as one module. Sources of a language whose sources are joint are lowered together, and come first.
func (s *Session) Linked(names []string) (*ir.Op, error) {
	s.readers = nil // sources that are lowered together are read together
	joint := map[*Language][]string{}
	var others []string
	for _, n := range s.Order(names) {
		layout, err := s.LayoutOf(n)
		if l := LanguageOf(layout); err == nil && l != nil && l.Joint() {
			joint[l] = append(joint[l], n)
		} else {
			others = append(others, n)
		}
	}
	if len(others) > 1 {
		s.externals = &externals{}
	}
	var modules []*ir.Op
	for _, l := range languages {
		if len(joint[l]) == 0 {
			continue
		}
		var m *ir.Op
		err := s.Guard(joint[l][0], func() (err error) {
			m, err = s.lowered(l, joint[l])
			return err
		})
		if err != nil {
			return nil, err
		}
		modules = append(modules, m)
	}
	for _, n := range others {
		m, err := s.Module(n)
		if err != nil {
			return nil, err
		}
		modules = append(modules, m)
	}
	s.disagreements()
	if len(modules) == 1 {
		return modules[0], nil
	}

	// What is Fortran's meets C by the names and the calling conventions of the linker: it is converted before.
	for _, m := range modules {
		err := s.Guard(strings.Join(names, " "), func() error { return conversion.Prepare(m, true) })
		if err != nil {
			s.Flush()
			return nil, &StatusError{ExitErrors, err}
		}
	}
	nameModuleEntities(modules)
	whole, err := link.Modules(modules)
	if err != nil {
		s.Flush()
		return nil, &StatusError{ExitErrors, err}
	}
	prototype.Match(whole)
	whole.SetAttr(accc.Prepared.Name, ir.Unit())
	return whole, nil
}

// nameModuleEntities gives what C declares by gfortran's name of a variable or procedure of a Fortran module the symbol that it has.
func nameModuleEntities(modules []*ir.Op) {
	symbols := map[string]bool{}
	for _, m := range modules {
		for _, o := range m.Region(0).Entry().Ops() {
			symbols[ir.SymbolName(o)] = true
		}
	}
	for _, m := range modules {
		names := map[string]string{}
		for _, o := range m.Region(0).Entry().Ops() {
			for _, n := range fir.Mangled(ir.SymbolName(o)) {
				if symbols[n] {
					names[ir.SymbolName(o)] = n
				}
			}
		}
		link.Rename(m, names)
	}
}
