package loop

import (
	"fmt"
	"slices"
	"strings"

	"accc/dialects/conversion/dependence"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/memory"
	"accc/pragma"
	"accc/pragma/acc"
	ompdir "accc/pragma/omp"
	"accc/sema"
)

// Rules are what the package reports.
var Rules = []*diag.Rule{dependentACC, dependentOMP, maybeACC, maybeOMP}

var dependentACC = &diag.Rule{
	Code: "ACC4041", Severity: diag.Warning, Title: "parallel loop whose iterations depend on one another", Spec: "OpenACC 3.3 §2.9.6, §2.9.9",
	Doc: "A loop of a parallel construct, and one with independent, says that its iterations can be executed in any order. Here one iteration " +
		"accesses what another one writes, and nothing orders them. Run the loop in order (seq), write to another array, or use a private copy, a " +
		"reduction or an atomic update.",
	Avoid:         "#pragma acc parallel loop\nfor (i = 1; i < 100; i++) a[i] = a[i - 1] + b[i];",
	Prefer:        "#pragma acc parallel loop\nfor (i = 1; i < 100; i++) a[i] = b[i - 1] + b[i];",
	AvoidFortran:  "!$acc parallel loop\ndo i = 2, 100\na(i) = a(i - 1) + b(i)\nend do",
	PreferFortran: "!$acc parallel loop\ndo i = 2, 100\na(i) = b(i - 1) + b(i)\nend do",
}

var dependentOMP = &diag.Rule{
	Code: "OMP6011", Severity: diag.Warning, Title: "parallel loop whose iterations depend on one another", Spec: "OpenMP 5.2 §1.4.1, §11.5, §10.4",
	Doc: "Threads, teams, tasks or lanes execute the iterations at the same time. Here one iteration accesses what another one writes, and nothing " +
		"orders them: a data race. Write to another array, or use a private copy, a reduction, an atomic construct or ordered.",
	Avoid:         "#pragma omp parallel for\nfor (i = 1; i < 100; i++) a[i] = a[i - 1] + b[i];",
	Prefer:        "#pragma omp parallel for\nfor (i = 1; i < 100; i++) a[i] = b[i - 1] + b[i];",
	AvoidFortran:  "!$omp parallel do\ndo i = 2, 100\na(i) = a(i - 1) + b(i)\nend do",
	PreferFortran: "!$omp parallel do\ndo i = 2, 100\na(i) = b(i - 1) + b(i)\nend do",
}

// scalars are the checks that know more about a variable that all iterations share.
var scalars = map[string]bool{"ACC4026": true, "ACC4029": true, "ACC4037": true, "ACC4038": true, "OMP6001": true, "OMP6002": true}

// Check reports the loops of a module that are in a source. known is what has been reported of the source: variables that other checks
// have found are left out. With maybe it also reports dependences that cannot be excluded.
func Check(module *ir.Op, unit *frontend.Unit, known []diag.Diagnostic, maybe bool) (out []diag.Diagnostic) {
	k := &checker{places: newPlaces(unit), memory: memory.New(module), known: known, said: map[pair]bool{}, maybe: maybe}
	ir.Walk(module, func(o *ir.Op) bool {
		if ir.Is[ir.FunctionLike](o) {
			k.memory.Forget()
		}
		if c := claimOf(o); c != none {
			k.loop(o, c)
		}
		return true
	})
	return k.out
}

type checker struct {
	*places
	memory *memory.Analysis
	known  []diag.Diagnostic
	said   map[pair]bool
	maybe  bool
	out    []diag.Diagnostic
}

// A pair is two accesses, the first of them in the text first.
type pair struct {
	file     *source.File
	from, to int
}

// loop checks one loop.
func (k *checker) loop(loop *ir.Op, c claim) {
	at := k.construct(loop)
	if at == nil || at.Directive.Incomplete || sema.FromMacro(at.Directive) && !at.Directive.Span.IsValid() {
		return
	}
	v := dependence.In(k.memory, loop)
	seen := map[string]bool{}
	if k.maybe {
		defer func() { k.mayDepend(at, loop, &v, seen) }()
	}
	if len(v.Dependences) == 0 || synchronizes(loop) {
		return
	}
	order := map[*ir.Op]int{}
	ir.Walk(loop, func(o *ir.Op) bool {
		order[o] = len(order)
		return true
	})
	for _, wanted := range []bool{false, true} { // what is written twice only where nothing else is known of the variable
		for i := range v.Dependences {
			d := &v.Dependences[i]
			twice := d.From.Write && d.To.Write
			if !d.Definite || d.Name == "" || twice != wanted || twice && seen[d.Name] || kept(d.From.Op, loop) || kept(d.To.Op, loop) || counter(loop, d) ||
				d.From.Op == d.To.Op && unchanging(loop, d) || c == teams && !fixed(d) {
				continue
			}
			if c == lanes && (twice || fixed(d) && order[d.To.Op] > order[d.From.Op] || !within(loop, d)) {
				continue
			}
			if k.report(at, loop, d) {
				seen[d.Name] = true
			}
		}
	}
}

// within reports whether two iterations that are as far apart as the accesses may be executed together by safelen.
func within(loop *ir.Op, d *dependence.Dependence) bool {
	for p := loop.ParentOp(); p != nil; p = p.ParentOp() {
		if _, wrapper := ir.As[*omp.Wrapper](p); !wrapper {
			return true
		}
		if n, ok := p.Attr("safelen").(*ir.IntegerAttr); ok {
			last := d.Distance[len(d.Distance)-1]
			return len(d.Distance) == 1 && (!last.Known || last.Iterations < n.Value)
		}
	}
	return true
}

// counter reports whether a dependence is about the variable of the loop itself, or of one inside, which the directive has a copy of.
func counter(loop *ir.Op, d *dependence.Dependence) bool {
	for _, e := range []dependence.End{d.From, d.To} {
		if x, ok := ir.As[ir.Accesses](e.Op); ok && e.Write {
			list, _ := x.Accesses(e.Op)
			for _, a := range list {
				for _, c := range ir.CountersOf(loop) {
					if a.Write && a.Value == c.Var {
						return true
					}
				}
			}
		}
	}
	return false
}

// unchanging reports whether all iterations write the same value, so that their order does not matter.
func unchanging(loop *ir.Op, d *dependence.Dependence) bool {
	for _, e := range []dependence.End{d.From, d.To} {
		x, ok := ir.As[ir.Accesses](e.Op)
		if !ok {
			return false
		}
		list, _ := x.Accesses(e.Op)
		for _, a := range list {
			if a.Write && (a.Value == nil || !invariant(loop, a.Value)) {
				return false
			}
		}
	}
	return true
}

// invariant reports whether a value is computed from constants and from values outside of a loop.
func invariant(loop *ir.Op, v *ir.Value) bool {
	o := v.Op()
	switch {
	case o == nil:
		return false
	case !loop.IsAncestorOf(o) || o.Def().Has(ir.ConstantLike):
		return true
	case !ir.IsPure(o) || o.NumRegions() > 0:
		return false
	}
	for _, x := range o.Operands() {
		if !invariant(loop, x) {
			return false
		}
	}
	return true
}

// report says what two accesses do; it returns false where that is known already, or the source does not show them.
func (k *checker) report(at *frontend.Construct, loop *ir.Op, d *dependence.Dependence) bool {
	first, second := d.From, d.To
	if !first.Write {
		first, second = second, first
	}
	one, ok := k.access(first.Op, d.Name, true, source.Span{})
	two, ok2 := k.access(second.Op, d.Name, second.Write, one)
	element := k.element(one)
	if !ok || !ok2 || own(loop, d, element) || k.listed(at, one) || k.listed(at, two) {
		return false
	}
	key := pair{one.File, min(one.Start, two.Start), max(one.Start, two.Start)}
	if k.said[key] || k.isKnown(at, one) {
		return false
	}
	k.said[key] = true
	rule := dependentACC
	if at.Directive.Def.Table == ompdir.Table {
		rule = dependentOMP
	}
	name := one.Text()
	distance, known := apart(d)
	what := "'" + name + "'"
	if element {
		what = "the same element of '" + name + "'"
	}
	all := "all"
	if slices.ContainsFunc(d.Distance, func(x dependence.Distance) bool { return x.Known }) {
		all = "different"
	}
	var message, there string
	switch {
	case known && first == d.From && !second.Write:
		message, there = fmt.Sprintf("'%s' is written here and read %s", name, distance), "read here"
	case known && !second.Write:
		message, there = fmt.Sprintf("'%s' is written here and read %s", name, strings.Replace(distance, "later", "earlier", 1)), "read here"
	case known:
		message, there = fmt.Sprintf("'%s' is written here and again %s", name, distance), "written here"
	case second.Write:
		message, there = fmt.Sprintf("%s iterations of a parallel loop write %s", all, what), "written here"
	default:
		message, there = fmt.Sprintf("%s iterations of a parallel loop read and write %s", all, what), "read here"
	}
	r := rule.New(one, "%s", message)
	if two != one {
		r.See(two, "%s", there)
	}
	r.See(at.Directive.NameSpan, "%s", k.meaning(at))
	k.advise(r, at, loop, d, name, element, known)
	k.out = append(k.out, *r)
	return true
}

// fixed reports whether it is known how many iterations are between two accesses.
func fixed(d *dependence.Dependence) bool {
	return !slices.ContainsFunc(d.Distance, func(x dependence.Distance) bool { return !x.Known })
}

// apart says how many iterations are between two accesses, where that is known of one loop of the nest.
func apart(d *dependence.Dependence) (text string, known bool) {
	if !fixed(d) {
		return "", false
	}
	total, n := int64(0), 0
	for _, x := range d.Distance {
		if x.Iterations != 0 {
			total, n = x.Iterations, n+1
		}
	}
	switch {
	case n > 1:
		return "in a later iteration", true
	case total == 1:
		return "one iteration later", true
	}
	return fmt.Sprintf("%d iterations later", total), n == 1
}

// element reports whether a reference is to a part of an array.
func (k *checker) element(s source.Span) bool {
	for _, u := range k.uses {
		if u.Span == s {
			t := u.Symbol.Type
			return t != nil && (t.Class == frontend.Array || t.Class == frontend.Pointer && u.Kind&frontend.Through != 0)
		}
	}
	return false
}

// listed reports whether the variable of a reference is that of a loop of the nest, or a clause about copies or reductions names it: of the
// construct, or of one around or around the reference.
func (k *checker) listed(at *frontend.Construct, s source.Span) bool {
	for _, u := range k.uses {
		if u.Span != s {
			continue
		}
		own := u.OwnLoop
		for l := at.Loop; l != nil; l = l.Inner {
			own = own || l.Var == u.Symbol
		}
		if own {
			return true
		}
		for _, from := range []*frontend.Construct{u.In, at} {
			for c := from; c != nil; c = c.Parent {
				found := c.Directive.Incomplete
				sema.DeclaredVariables(c, func(clause *pragma.Clause, _ *pragma.Var, info *frontend.VarInfo) {
					group := clause.Def.Group
					found = found || info.Symbol == u.Symbol && (group == pragma.GroupPrivate || group == pragma.GroupReduce)
				})
				if found {
					return true
				}
			}
		}
	}
	return false
}

// isKnown reports whether another check has reported a scalar variable in a construct.
func (k *checker) isKnown(at *frontend.Construct, use source.Span) bool {
	for _, d := range k.known {
		s := d.Primary.Span
		if scalars[d.Code] && s.File == use.File && s.Start >= at.Directive.Span.Start && s.Start < at.Body.End && strings.Contains(d.Message, "'"+use.Text()+"'") {
			return true
		}
	}
	return false
}

// meaning is what the directive of a loop says.
func (k *checker) meaning(at *frontend.Construct) string {
	d := at.Directive
	switch {
	case d.Def.Table != ompdir.Table && d.Find(acc.ClauseIndependent) != nil:
		return "the loop is called independent here"
	case d.Def.Table != ompdir.Table:
		return "the loop is parallel here"
	case d.Def == ompdir.DirSimd:
		return "the iterations are executed together here"
	}
	return "the iterations are shared out here"
}

// advise adds what to do.
func (k *checker) advise(r *diag.Diagnostic, at *frontend.Construct, loop *ir.Op, d *dependence.Dependence, name string, element, known bool) {
	outer := 0
	for outer < len(d.Distance) && d.Distance[outer].Known && d.Distance[outer].Iterations == 0 {
		outer++
	}
	omp := at.Directive.Def.Table == ompdir.Table
	onlyWrites := d.From.Write && d.To.Write
	switch {
	case known && outer > 0 && len(d.Distance) > 1:
		r.Note("collapse only the outer %s: in the loop inside of that, iterations depend on one another", loops(outer))
	case known && omp:
		r.Note("write to another array, or run the loop in order")
	case known:
		r.Note("write to another array, or run the loop in order: seq")
	case !element && onlyWrites && readFirst(at, name):
		r.Note("'%s' needs a reduction, or must be private", name)
	case !element && onlyWrites && omp && takes(at.Directive.Def, ompdir.ClauseLastprivate) && !sema.FromMacro(at.Directive):
		text := "lastprivate(" + name + ")"
		end := at.Directive.Span
		end.Start = end.End
		r.Fix("add "+text, source.Edit{Span: end, New: " " + text})
	case onlyWrites && !element:
		r.Note("'%s' must be private, or one iteration alone must set it", name)
	case onlyWrites:
		r.Note("the value that remains depends on the order of the iterations")
	default:
		r.Note("'%s' needs a reduction, or the update an atomic directive", name)
	}
}

// readFirst reports whether a loop reads a variable, or passes its address on, before it writes it: the value of the iteration before may
// matter then.
func readFirst(at *frontend.Construct, name string) bool {
	for _, u := range at.Uses {
		if u.Symbol != nil && strings.EqualFold(u.Symbol.Name, name) {
			return u.Kind&(frontend.Read|frontend.Address) != 0
		}
	}
	return false
}

func loops(n int) string {
	if n == 1 {
		return "loop"
	}
	return fmt.Sprintf("%d loops", n)
}

// takes reports whether a clause is allowed on a directive.
func takes(d *pragma.DirectiveDef, c *pragma.ClauseDef) bool {
	for _, u := range d.Clauses {
		if u.Clause == c {
			return true
		}
	}
	return false
}
