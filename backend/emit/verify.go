package emit

import (
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	fn "accc/dialects/func"
	"accc/dialects/omp"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// SameDirectives reports whether the directives of a file, in their order, are those that were written back in place of
// them, and says for the first that is not what is missing and what is new. more: they may say more than before.
func SameDirectives(file *source.File, want, got []*pragma.Directive, more bool, r diag.Reporter) bool {
	for i, d := range want {
		if i == len(got) {
			Differs.New(d.Span, "the directive %s is not in the regenerated source", d.Def.Name).To(r)
			return false
		}
		lost, added := differences(d, got[i])
		if more && d.Def == got[i].Def {
			added = nil
		}
		if len(lost)+len(added) == 0 {
			continue
		}
		m := Differs.New(d.Span, "the directive is not the same in the regenerated source")
		if len(lost) > 0 {
			m.Note("missing: %s", strings.Join(lost, ", "))
		}
		if len(added) > 0 {
			m.Note("new: %s", strings.Join(added, ", "))
		}
		m.To(r)
		return false
	}
	if len(got) > len(want) {
		Differs.New(source.Span{File: file}, "expected %d directives in the regenerated source, found %d", len(want), len(got)).To(r)
		return false
	}
	return true
}

// SameDecisions reports whether two modules, of a source and of what was written in place of it, have the same directives if what
// the rules decide is written out, and reports the first that is not the same.
func SameDecisions(file *source.File, want, got *ir.Op, opts Options, r diag.Reporter) bool {
	opts.Implicit = true
	decided := func(module *ir.Op) (out []*pragma.Directive) {
		list, _ := Directives(module, opts)
		for _, d := range list {
			d.Span = spanOf(file, d.Loc)
			out = append(out, d.Directive)
		}
		return out
	}
	return SameDirectives(file, decided(want), decided(got), false, r)
}

// Silent is the text of the functions of a module, and of those of the module of what was written in place of its source with the
// rules' decisions, without what tells clauses from rules: they are the same. Functions whose operations depend on who says it are left
// out: those with target regions, with constructs of OpenACC, with copies that no clause can ask for, which follow the others, and with
// temporaries for copies, which are in the order in which rules and clauses are evaluated.
func Silent(module, explicit *ir.Op) (before, after string) {
	own := map[string]bool{}
	for _, m := range []*ir.Op{module, explicit} {
		for o := m.Region(0).Entry().First(); o != nil; o = o.Next() {
			if hasOwnForm(o, m == explicit) {
				own[o.StringAttr("sym_name")] = true
			}
		}
	}
	return silenced(module, own), silenced(explicit, own)
}

func silenced(module *ir.Op, without map[string]bool) string {
	out := module.Clone(ir.NewMapping())
	var drop []*ir.Op
	for o := out.Region(0).Entry().First(); o != nil; o = o.Next() {
		if !o.Is(fn.Func) || o.Region(0).Empty() || without[o.StringAttr("sym_name")] {
			drop = append(drop, o)
			continue
		}
		ir.Walk(o, func(in *ir.Op) bool {
			for _, a := range []*accc.Attr{accc.ImpliedPrivate, accc.ImpliedShared, accc.Shared} {
				in.SetAttr(a.Name, nil)
			}
			return true
		})
	}
	for _, o := range drop {
		o.Erase()
	}
	return ir.Format(out)
}

// hasOwnForm reports whether an operation of a module has another form if clauses say what the rules decide.
func hasOwnForm(o *ir.Op, explicit bool) (found bool) {
	ir.Walk(o, func(in *ir.Op) bool {
		found = found || in.Is(omp.Target) || in.Def().Dialect == acc.Dialect
		if in.Attr(accc.ImpliedPrivate.Name) != nil {
			found = found || explicit || slices.ContainsFunc(omp.SlotPrivate.Of(in).Items, func(i omp.Item) bool {
				at := i.Value.Op()
				return at != nil && i.Implied && strings.HasSuffix(at.Name(), ".alloca") && len(at.DiscardableAttrs()) == 0 && at.StringAttr("bindc_name") == ""
			})
		}
		return !found
	})
	return found
}

// modes say how a loop runs. The one that a loop has anyway is not written back (see implied).
var modes = []*pragma.ClauseDef{accdir.ClauseSeq, accdir.ClauseIndependent, accdir.ClauseAuto}

// differences are what a directive says and the other does not, both ways. That expressions have the same values is
// seen in the IR, where they can be compared whatever their spelling.
func differences(a, b *pragma.Directive) (lost, added []string) {
	if a.Def != b.Def {
		return []string{a.Def.Name}, []string{b.Def.Name}
	}
	if a.Def.Table != ompdir.Table {
		return differing(a, b)
	}
	// Clauses can be written for all leaves or for each.
	p, q := ompdir.Split(a, nil), ompdir.Split(b, nil)
	for i := range p {
		l, m := differing(leafDirective(a, p[i]), leafDirective(b, q[i]))
		lost, added = append(lost, l...), append(added, m...)
	}
	slices.Sort(lost)
	slices.Sort(added)
	return slices.Compact(lost), slices.Compact(added)
}

func leafDirective(d *pragma.Directive, l ompdir.Leaf) *pragma.Directive {
	out := &pragma.Directive{Def: l.Def, Args: d.Args}
	for _, c := range l.Clauses {
		if c.Def == ompdir.ClauseMap {
			c = withMapType(l.Def, c)
		}
		out.Clauses = append(out.Clauses, c)
	}
	return out
}

// withMapType is a map clause with the map type that it has if none is given (OpenMP 5.2 §5.8.3).
func withMapType(d *pragma.DirectiveDef, c *pragma.Clause) *pragma.Clause {
	for _, m := range c.Modifiers {
		if def := c.Def.Modifier(m.Word.Text); def != nil && def.Set == "map type" {
			return c
		}
	}
	kind := "tofrom"
	switch d {
	case ompdir.DirTargetEnterData:
		kind = "to"
	case ompdir.DirTargetExitData:
		kind = "from"
	}
	out := *c
	out.Modifiers = append(slices.Clone(c.Modifiers), pragma.Modifier{Word: pragma.Word{Text: kind}})
	return &out
}

// differing are what a directive of one construct says and the other does not, both ways.
func differing(a, b *pragma.Directive) (lost, added []string) {
	anything := func(*pragma.Expr) string { return "_" }
	p, q := wholeDeclared(a).Parts(anything), wholeDeclared(b).Parts(anything)
	return without(p, q), without(q, p)
}

// wholeDeclared is a directive with whole variables in place of parts of them where it is declare: the variable has a copy on the device as a
// whole (ACC4011).
func wholeDeclared(d *pragma.Directive) *pragma.Directive {
	if d.Def != accdir.DirDeclare {
		return d
	}
	out := *d
	out.Clauses = slices.Clone(d.Clauses)
	for i, c := range out.Clauses {
		own := *c
		own.Args = slices.Clone(c.Args)
		for k, a := range own.Args {
			if a.Var != nil && len(a.Var.Path) > 0 {
				whole, v := *a, *a.Var
				v.Path = nil
				whole.Var, own.Args[k] = &v, &whole
			}
		}
		out.Clauses[i] = &own
	}
	return &out
}

// without are the parts of a list that another has not.
func without(list, other []pragma.Part) (out []string) {
	mode := func(p pragma.Part) bool { return p.Device == "" && slices.Contains(modes, p.Clause) }
	for _, p := range list {
		if slices.Contains(other, p) || mode(p) && !slices.ContainsFunc(other, mode) {
			continue
		}
		text := p.Text
		if p.Device != "" {
			text += " for " + p.Device
		}
		out = append(out, text)
	}
	return out
}
