package loop

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/conversion/dependence"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/memory"
	"accc/ir/memory/library"
	"accc/pragma/omp"
)

var maybeACC = &diag.Rule{
	Code: "ACC4047", Severity: diag.Info, Title: "parallel loop whose iterations may depend on one another", Spec: "OpenACC 3.3 §2.9.6, §2.9.9", Optional: true,
	Doc: "The directive says that the iterations are independent, and nothing in the program shows whether they are: a subscript is read from " +
		"memory, a condition decides, a function is called, or two pointers may lead to the same memory. The note names both accesses and what is in " +
		"the way. It is shown with -Wmaybe only.",
	Avoid:         "#pragma acc parallel loop\nfor (i = 0; i < 100; i++) a[p[i]] = b[i];",
	Prefer:        "#pragma acc parallel loop\nfor (i = 0; i < 100; i++) a[i] = b[p[i]];",
	AvoidFortran:  "!$acc parallel loop\ndo i = 1, 100\na(p(i)) = b(i)\nend do",
	PreferFortran: "!$acc parallel loop\ndo i = 1, 100\na(i) = b(p(i))\nend do",
}

var maybeOMP = &diag.Rule{
	Code: "OMP6017", Severity: diag.Info, Title: "parallel loop whose iterations may depend on one another", Spec: "OpenMP 5.2 §1.4.1, §11.5, §10.4", Optional: true,
	Doc: "Threads, teams, tasks or lanes execute the iterations at the same time, and nothing in the program shows whether they are independent: a " +
		"subscript is read from memory, a condition decides, a function is called, or two pointers may lead to the same memory. The note names both " +
		"accesses and what is in the way. It is shown with -Wmaybe only.",
	Avoid:         "#pragma omp parallel for\nfor (i = 0; i < 100; i++) a[p[i]] = b[i];",
	Prefer:        "#pragma omp parallel for\nfor (i = 0; i < 100; i++) a[i] = b[p[i]];",
	AvoidFortran:  "!$omp parallel do\ndo i = 1, 100\na(p(i)) = b(i)\nend do",
	PreferFortran: "!$omp parallel do\ndo i = 1, 100\na(i) = b(p(i))\nend do",
}

// mayDepend reports the dependences of a loop that are not definite, and what else keeps it from being known to have none. seen are the
// variables that something is reported of.
func (k *checker) mayDepend(at *frontend.Construct, loop *ir.Op, v *dependence.Verdict, seen map[string]bool) {
	for i := range v.Dependences {
		d := &v.Dependences[i]
		if d.Definite || d.Name == "" || seen[d.Name] || kept(d.From.Op, loop) || kept(d.To.Op, loop) || counter(loop, d) || d.From.Op == d.To.Op && unchanging(loop, d) {
			continue
		}
		seen[d.Name] = k.may(at, loop, d, d.Name, "'"+d.Name+"'")
	}
	if d, other, ok := v.Overlap(); ok && v.Parallel && d.Name != "" && other != "" {
		if d.Obstacle = fmt.Sprintf("'%s' and '%s' may lead to the same memory", d.Name, other); k.unit.Language == frontend.C {
			d.Obstacle += "; restrict says that they do not"
		}
		k.may(at, loop, &d, other, fmt.Sprintf("the memory of '%s' and '%s'", d.Name, other))
		return
	}
	if v.Op == nil || len(v.Dependences) > 0 || kept(v.Op, loop) {
		return
	}
	call, calls := ir.As[ir.CallLike](v.Op)
	if !calls || call.Callee(v.Op) == nil {
		return
	}
	name := call.Callee(v.Op).Root
	if harmless(v.Op, map[*ir.Op]bool{}) {
		return
	}
	span := k.span(v.Op)
	if span.File == nil {
		return
	}
	what := "a statement of the loop calls the library"
	if !strings.HasPrefix(name, "_Fortran") {
		what = fmt.Sprintf("'%s' is called here", sourceName(name))
		for _, r := range k.unit.Routines {
			for _, c := range r.Calls {
				if c.Span.File == span.File && c.Span.Start >= span.Start && strings.EqualFold(c.Name, sourceName(name)) {
					span = c.Span
					break
				}
			}
		}
	}
	k.emit(k.maybeRule(at).New(span, "iterations of a parallel loop may access the same memory: %s", what).See(at.Directive.NameSpan, "%s", k.meaning(at)).
		Note("it is not known what memory the call accesses"))
}

// may reports a dependence that may be there; to is the variable of the second access.
func (k *checker) may(at *frontend.Construct, loop *ir.Op, d *dependence.Dependence, to, what string) bool {
	first, second, other := d.From, d.To, to
	if !first.Write {
		first, second = second, first
	}
	one, ok := k.access(first.Op, d.Name, true, source.Span{})
	two, ok2 := k.access(second.Op, other, second.Write, one)
	if !ok || !ok2 || own(loop, d, k.element(one)) || k.listed(at, one) || k.listed(at, two) || k.isKnown(at, one) {
		return false
	}
	key := pair{one.File, min(one.Start, two.Start), max(one.Start, two.Start)}
	if k.said[key] {
		return true
	}
	k.said[key] = true
	message, there := "one iteration may read what another one writes in "+what, "read here"
	if second.Write {
		message, there = "two iterations may write the same element of "+what, "written here"
	}
	r := k.maybeRule(at).New(one, "%s", message).Label("written here")
	if two != one {
		r.See(two, "%s", there)
	}
	k.emit(r.See(at.Directive.NameSpan, "%s", k.meaning(at)).Note("%s", d.Obstacle))
	return true
}

func (k *checker) emit(d *diag.Diagnostic) { k.out = append(k.out, *d) }

func (k *checker) maybeRule(at *frontend.Construct) *diag.Rule {
	if at.Directive.Def.Table == omp.Table {
		return maybeOMP
	}
	return maybeACC
}

// sourceName is the name that a function has in the source: that of Fortran's procedures is work for _QPwork and _QMmPwork.
func sourceName(symbol string) string {
	if rest, ok := strings.CutPrefix(symbol, "_Q"); ok {
		return rest[strings.LastIndexByte(rest, 'P')+1:]
	}
	return symbol
}

// harmless reports whether a call writes no memory but that of the function called, or is kept apart from others by the library.
// seen are the functions that have been asked about: one that calls itself does no more than its other operations do.
func harmless(call *ir.Op, seen map[*ir.Op]bool) bool {
	callee := memory.CalleeOf(call)
	if f := callee.Library; f != nil {
		keepsApart := f.Does&(library.Acquire|library.Release|library.Moves) != 0
		return f.Does&(library.Racy|library.Calls) == 0 && (keepsApart || !f.WritesMemory())
	}
	f := callee.Body
	if f == nil || seen[f] {
		return f != nil
	}
	seen[f] = true
	ok, a := true, memory.Around(f)
	ir.Walk(f, func(o *ir.Op) bool {
		switch {
		case ir.Is[ir.CallLike](o):
			ok = ok && harmless(o, seen)
		case o.NumRegions() == 0:
			e := a.Of(o)
			ok = ok && e.Any == nil && !slices.ContainsFunc(e.List, func(x memory.Effect) bool { return x.Write && !isOwn(x.Loc.In) })
		}
		return ok
	})
	return ok
}

// isOwn reports whether an object begins to exist in the function that accesses it.
func isOwn(x *memory.Object) bool {
	return x.Kind == memory.Local || x.Kind == memory.Heap || x.Kind == memory.Copy
}
