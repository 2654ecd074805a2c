package translate

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
	accdir "accc/pragma/acc"
)

// A kernels construct leaves it to the compiler what becomes a kernel. OpenMP has a construct for each, so what kernels says is compared
// with those inside of it.

// A kernelsRegion is a kernels construct around statements.
type kernelsRegion struct {
	directive, body source.Span
	statements      []source.Span
}

// noteKernels remembers the regions of kernels.
func (a *agreement) noteKernels(c *frontend.Construct) {
	if d := c.Directive; d.Def == accdir.DirKernels && d.Span.File == a.file && c.Body.File == a.file {
		k := kernelsRegion{d.Span, c.Body, slices.Clone(c.Statements)}
		for _, in := range c.Children {
			if in.Loop != nil {
				k.statements = append(k.statements, in.Loop.Span)
			}
		}
		a.kernels = append(a.kernels, k)
	}
}

// divide gives the statements in kernels that OpenMP has constructs for what the kernels directive says. What OpenMP says about the whole
// region stays with it.
func (a *agreement) divide() {
	for _, k := range a.kernels {
		whole := a.anchor(k.directive.End)
		said := a.acc[whole]
		a.ends(k, said)
		for at, omp := range a.omp {
			if at == whole || at < k.body.Start || at >= k.body.End || omp.left || omp.kinds["compute"].text+omp.kinds["serial"].text == "" {
				continue
			}
			into := a.acc[at]
			if into == nil {
				into = newSaid(k.directive)
				a.acc[at] = into
			}
			into.kinds["compute"] = phrase{accdir.DirKernels.Name, k.directive}
			for key, w := range said.words {
				if w.span == k.directive && omp.speaksOf(key) {
					into.words[key] = w
				}
			}
		}
		a.forget(k, whole)
	}
}

// ends takes the exit data directive away that ends the region of an asynchronous kernels construct, which is for more than one
// construct of OpenMP.
func (a *agreement) ends(k kernelsRegion, said *said) {
	after := a.anchor(k.body.End)
	omp := a.omp[after]
	if omp == nil || a.acc[after] != nil || len(omp.kinds) != 1 || omp.kinds["exit data"].text == "" {
		return
	}
	for left := range omp.words {
		if !said.speaksOf(left) {
			return
		}
	}
	delete(a.omp, after)
}

// speaksOf reports whether something is said about the variable of a key.
func (s *said) speaksOf(about key) bool {
	for k := range s.words {
		if k.sameSection(about) {
			return true
		}
	}
	return false
}

// forget takes from the statement of kernels what the statements inside of it were given.
func (a *agreement) forget(k kernelsRegion, whole int) {
	said, omp := a.acc[whole], a.omp[whole]
	for at, inner := range a.acc {
		if at == whole || inner.kinds["compute"].span != k.directive {
			continue
		}
		if omp == nil || omp.kinds["compute"].text+omp.kinds["serial"].text == "" {
			delete(said.kinds, "compute")
		}
		for key := range inner.words {
			if omp != nil {
				if _, ok := omp.words[key]; ok {
					continue
				}
			}
			if said.words[key].span == k.directive {
				delete(said.words, key)
			}
		}
	}
}

// free reports whether the directives of OpenACC leave it to the compiler how a statement is executed.
func (s *said) free() bool { return strings.HasPrefix(s.kinds["compute"].text, accdir.DirKernels.Name) }
