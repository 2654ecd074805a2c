package main

import (
	"bytes"
	"errors"
	"fmt"

	"accc/backend/emit"
	"accc/cmd/internal/driver"
	"accc/dialects/conversion/acctoomp"
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
)

// openmp are the forms of OpenMP that emit writes.
var openmp = map[string]acctoomp.Target{"omp": acctoomp.Offload, "omp-multicore": acctoomp.Multicore}

// translated is a source with OpenMP in place of OpenACC.
func translated(s *driver.Session, name string, module *ir.Op, file *source.File, target acctoomp.Target, keep bool) ([]byte, error) {
	u := s.Unit(name)
	if u == nil {
		return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("%s: OpenMP is written into sources, not from IR", name)}
	}
	h := emit.Header{Host: target == acctoomp.Multicore, Keep: keep}
	for _, f := range u.Model.Files {
		h.Macro = h.Macro || bytes.Contains(f.Text, []byte("_OPENACC"))
		h.Included = h.Included || f != file && emit.IncludesOpenACC(f.Text)
	}
	return emit.OpenMP(acctoomp.Make(module, target), file, sites(u.Model), h, s.Warn.Reporter(&s.Diags)), nil
}

// openaccHeader writes openacc.h for translated programs.
func openaccHeader(s *driver.Session, as, output string) error {
	target, ok := openmp[as]
	if !ok {
		return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("--openacc-header goes with --as omp or omp-multicore")}
	}
	return s.Write(output, []byte(emit.Header{Host: target == acctoomp.Multicore}.Text()))
}

// openaccText is openacc.h for programs translated for a target of the driver.
func openaccText(target string) string {
	return emit.Header{Host: openmp[models[target]] == acctoomp.Multicore}.Text()
}

// sites are the directives of a unit, each once.
func sites(u *frontend.Unit) (list []emit.Site) {
	seen := map[source.Span]bool{}
	add := func(d *pragma.Directive, s emit.Site) {
		if !seen[d.Span] {
			seen[d.Span] = true
			s.Directive = d.Span
			list = append(list, s)
		}
	}
	var visit func(list []*frontend.Construct)
	visit = func(list []*frontend.Construct) {
		for _, c := range list {
			add(c.Directive, emit.Site{Body: c.Body, Statements: c.Statements, Sole: c.InPlaceOf != ""})
			visit(c.Children)
		}
	}
	visit(u.Directives)
	for _, r := range u.Routines {
		visit(r.Directives)
		visit(r.Constructs)
	}
	for _, d := range u.Orphans {
		add(d, emit.Site{})
	}
	return list
}
