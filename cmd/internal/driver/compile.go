package driver

import (
	"fmt"
	"slices"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/dialects/conversion"
	"accc/dialects/conversion/acctoomp"
	"accc/dialects/conversion/acctorun"
	"accc/dialects/conversion/firacc"
	"accc/dialects/conversion/firtollvm"
	"accc/dialects/conversion/reduce"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/c"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/link"
	"accc/ir/pass"
	irgenc "accc/irgen/c"
	"accc/sema"
)

// unit parses and checks a source file. It returns nil when that gave errors, which are in Diags.
func (s *Session) unit(name string) (*c.Unit, error) {
	file, set, err := s.source(name)
	if err != nil {
		return nil, err
	}
	report := set.Warn.Reporter(&s.Diags)
	u := c.Parse(file, set.C, report)
	if u == nil || u.Model == nil {
		return nil, nil
	}
	sema.Run(u.Model, report, set.Versions.Checks()...)
	if s.units == nil {
		s.units = map[string]*c.Unit{}
	}
	s.units[name] = u
	return u, nil
}

// Unit is the parsed form of a source that Module or Check have read, or nil.
func (s *Session) Unit(name string) *c.Unit { return s.units[name] }

// Check reports what is wrong with one input; it is shown by Finish.
func (s *Session) Check(name string) error {
	return s.Guard(name, func() error {
		l, err := s.LanguageOf(name)
		switch {
		case err == nil && l == MLIR:
			_, err := s.Module(name)
			return err
		case err == nil && l.isFortran():
			_, err := s.fortran(name, l)
			return err
		}
		_, err = s.unit(name)
		return err
	})
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
	language, err := s.LanguageOf(name)
	if err != nil {
		return nil, err
	}
	ctx := dialects.NewContext()
	var module *ir.Op
	if language == MLIR {
		file, err := s.Read(name)
		if err != nil {
			return nil, err
		}
		module = ir.Parse(ctx, file, &s.Diags)
		if module != nil {
			ir.Verify(ctx, module, &s.Diags)
		}
		if s.Diags.HasErrors() {
			return nil, s.Finish()
		}
		return module, nil
	}
	if language.isFortran() {
		return s.fortranModule([]string{name})
	}
	u, err := s.unit(name)
	if err != nil {
		return nil, err
	}
	if u == nil || u.AST == nil || s.Diags.HasErrors() {
		return nil, s.Finish()
	}
	module = irgenc.Lower(u, irgenc.Options{}, &s.Diags)
	if module == nil || s.Diags.HasErrors() {
		return nil, s.Finish()
	}
	return s.verified(ctx, module, name)
}

// verified is a module that lowering made, after a check that it did it well.
func (s *Session) verified(ctx *ir.Context, module *ir.Op, names string) (*ir.Op, error) {
	if !ir.Verify(ctx, module, &s.Diags) {
		s.Flush()
		return nil, &StatusError{ExitInternal, fmt.Errorf("internal error: the IR of %s does not verify\nthis is a bug in accc; it is reproduced by: accc ir %s", names, names)}
	}
	return module, nil
}

// Reread is the IR of another text of a source, read with the session's settings, and its model.
func (s *Session) Reread(name string, text []byte) (*ir.Op, *frontend.Unit, error) {
	other := &Session{Stdin: s.Stdin, Stdout: s.Stdout, Stderr: s.Stderr, Command: s.Command, Lang: s.Lang, Format: s.Format,
		C: s.C, Versions: s.Versions, Directives: s.Directives, Warn: s.Warn, Fortran: s.Fortran, noLines: true, projects: s.projects, files: map[string]*source.File{name: source.NewFile(name, text)}}
	module, err := other.Module(name)
	return module, other.Model(name), err
}

// Passes are the passes that a pipeline may name.
var Passes = slices.Concat(pass.Generic, acc.Passes, omp.Passes, pass.Table{acctoomp.Pass, reduce.Pass, reduce.FoundPass, conversion.Implicit, firacc.Static, firtollvm.Pass, acctorun.Pass})

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

// Linked is the IR of all inputs as one module. Sources of Fortran are lowered together.
func (s *Session) Linked(names []string) (*ir.Op, error) {
	var modules []*ir.Op
	var others, fortran []string
	for _, n := range s.Order(names) {
		if l, err := s.LanguageOf(n); err == nil && l.isFortran() {
			fortran = append(fortran, n)
		} else {
			others = append(others, n)
		}
	}
	if len(fortran) > 0 {
		var m *ir.Op
		err := s.Guard(fortran[0], func() (err error) {
			m, err = s.fortranModule(fortran)
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
	if len(modules) == 1 {
		return modules[0], nil
	}
	whole, err := link.Modules(modules)
	if err != nil {
		s.Flush()
		return nil, &StatusError{ExitErrors, err}
	}
	return whole, nil
}
