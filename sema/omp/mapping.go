package omp

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// What map, to and from and the device clauses can list.

// mapTypes are the map types that a construct takes (OpenMP 5.2 §5.8.2, §13.5 to §13.8); nothing means tofrom.
var mapTypes = []struct {
	directive *pragma.DirectiveDef
	types     []string
}{
	{omp.DirTargetEnterData, []string{"to", "alloc", "storage", "tofrom"}},
	{omp.DirTargetExitData, []string{"from", "release", "delete", "tofrom"}},
	{omp.DirTargetData, []string{"to", "from", "tofrom", "alloc", "storage"}},
	{omp.DirTarget, []string{"to", "from", "tofrom", "alloc", "storage"}},
	{omp.DirDeclareMapper, []string{"to", "from", "tofrom", "alloc", "storage"}},
}

// mapType is the map type of a clause, and its word; "" where none is written.
func mapType(clause *pragma.Clause) (string, pragma.Word) {
	for _, m := range clause.Modifiers {
		if def := clause.Def.Modifier(m.Word.Text); def != nil && def.Set == "map type" {
			return def.Name, m.Word
		}
	}
	return "", pragma.Word{Span: clause.NameSpan}
}

var MapType = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4017", Title: "map type that the construct does not take", Spec: "OpenMP 5.2 §5.8.3",
		Doc:           "Data comes to the device at the start of a construct and leaves it at its end: target enter data takes to and alloc, target exit data from, release and delete.",
		Avoid:         "#pragma omp target enter data map(from: a)",
		Prefer:        "#pragma omp target enter data map(to: a)",
		AvoidFortran:  "!$omp target enter data map(from: a)",
		PreferFortran: "!$omp target enter data map(to: a)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		for _, row := range mapTypes {
			if !sharing.Has(c, row.directive) {
				continue
			}
			for _, clause := range c.Directive.All(omp.ClauseMap) {
				kind, at := mapType(clause)
				oneWay := row.directive == omp.DirTargetEnterData || row.directive == omp.DirTargetExitData
				if kind == "" && (!oneWay || p.Version >= 52) {
					continue
				}
				if kind == "tofrom" && oneWay && p.Version < 52 || kind == "" || !slices.Contains(row.types, kind) {
					what := "map type " + kind
					if kind == "" {
						what = "map without a map type"
					}
					p.New(at.Span, "%s does not take %s", c.Directive.Def.Name, what).Citing(row.directive.Spec).
						Note("it takes %s", strings.Join(row.types[:min(3, len(row.types))], ", ")).To(p)
				}
			}
			return
		}
	},
})

var BothDirections = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4039", Title: "variable that is updated in both directions", Spec: "OpenMP 5.2 §13.9",
		Doc:           "One target update directive copies a list item to the device or from it, not both: the two copies have no order.",
		Avoid:         "#pragma omp target update to(x) from(x)",
		Prefer:        "#pragma omp target update to(x)",
		AvoidFortran:  "!$omp target update to(x) from(x)",
		PreferFortran: "!$omp target update to(x)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirTargetUpdate {
			return
		}
		type item struct {
			s    *frontend.Symbol
			part string
		}
		first := map[item]*pragma.Var{}
		for _, def := range []*pragma.ClauseDef{omp.ClauseTo, omp.ClauseFrom} {
			sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
				part := v.Text()
				if len(v.Path) == 0 {
					part = ""
				}
				i := item{info.Symbol, part}
				switch {
				case clause.Def != def:
				case def == omp.ClauseTo:
					first[i] = v
				case first[i] != nil:
					p.New(v.Span, "'%s' is in a to clause and in a from clause", v.Text()).See(first[i].Span, "first listed here").To(p)
				}
			})
		}
	},
})

// pointers are the clauses that list pointers, or arrays that are passed as such.
var pointers = map[*pragma.ClauseDef]bool{omp.ClauseUseDevicePtr: true, omp.ClauseIsDevicePtr: true, omp.ClauseAligned: true}

var NotPointer = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4018", Title: "variable that is not a pointer or an array", Spec: "OpenMP 5.2 §5.4.7, §5.4.8, §5.11",
		Doc:           "The clause is about addresses: it lists pointers, in C also arrays.",
		Avoid:         "#pragma omp target is_device_ptr(x)\n{}",
		Prefer:        "#pragma omp target is_device_ptr(p)\n{}",
		AvoidFortran:  "!$omp simd aligned(a: 16)\ndo i = 1, 10\na(i) = 0\nend do",
		PreferFortran: "!$omp simd aligned(q: 16)\ndo i = 1, 10\nq(i) = 0\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if p.Unit.Language != frontend.C {
			alignedPointers(p, c)
			return
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if !pointers[clause.Def] || len(v.Path) > 0 {
				return
			}
			switch info.Symbol.Type.Class {
			case frontend.Pointer, frontend.Array, frontend.Unknown:
				return
			}
			p.New(v.Span, "expected a pointer or an array for %s, '%s' is %s", clause.Def.Name, v.Name, sema.TypeName(info.Symbol.Type)).
				Citing(clause.Def.Spec).See(info.Symbol.Decl, "declared here").To(p)
		})
	},
})

// alignedPointers reports what aligned cannot list in Fortran: it takes pointers, allocatable variables and values of type c_ptr. An
// integer may be a Cray pointer.
func alignedPointers(p *sema.Pass, c *frontend.Construct) {
	sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		s := info.Symbol
		if s.Storage != frontend.Param && clause.Def == omp.ClauseIsDevicePtr && len(v.Path) == 0 {
			devicePointer(p, clause, v, s)
		}
		if clause.Def != omp.ClauseAligned || len(v.Path) > 0 || s.Pointer || s.Allocatable || info.Associate {
			return
		}
		t := s.Type
		for t.Class == frontend.Array && t.Elem != nil {
			t = t.Elem
		}
		switch {
		case t.Class == frontend.Unknown, t.Class == frontend.Aggregate, t.Class == frontend.Pointer, s.CrayPointer:
			return
		}
		p.New(v.Span, "expected a pointer or an allocatable variable for aligned, '%s' is %s", s.Name, sema.TypeName(s.Type)).
			Citing(clause.Def.Spec).See(s.Decl, "declared here").To(p)
	})
}

// devicePointer reports a variable that is no dummy argument in is_device_ptr of Fortran and that cannot hold an address: it is not of
// the type c_ptr. A dummy argument was taken with any type until 5.2.
func devicePointer(p *sema.Pass, clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
	switch s.Type.Class {
	case frontend.Integer, frontend.Real, frontend.Complex, frontend.Logical, frontend.Character:
		p.New(v.Span, "expected a variable of type c_ptr for %s, '%s' is %s", clause.Def.Name, s.Name, sema.TypeName(s.Type)).
			Citing(clause.Def.Spec).See(s.Decl, "declared here").To(p)
	}
}

var MappedTwice = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4019", Title: "variable mapped and given an attribute of its own", Spec: "OpenMP 5.2 §5.8.3",
		Doc:           "A variable that a construct maps is the one on the device; it cannot be a copy of the construct, or an address, as well.",
		Avoid:         "#pragma omp target map(tofrom: x) firstprivate(x)\nx = 1;",
		Prefer:        "#pragma omp target map(tofrom: x)\nx = 1;",
		AvoidFortran:  "!$omp target map(tofrom: x) firstprivate(x)\nx = 1\n!$omp end target",
		PreferFortran: "!$omp target map(tofrom: x)\nx = 1\n!$omp end target",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirTarget {
			return // on a compound directive the clauses may be of different leaves
		}
		mapped := map[*frontend.Symbol]*pragma.Var{}
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def == omp.ClauseMap && mapped[s] == nil && len(v.Path) == 0 {
				mapped[s] = v
			}
		})
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			switch clause.Def {
			case omp.ClausePrivate, omp.ClauseFirstprivate, omp.ClauseIsDevicePtr, omp.ClauseHasDeviceAddr:
				if m := mapped[s]; m != nil {
					p.New(v.Span, "'%s' is in a map clause and in a %s clause", s.Name, clause.Def.Name).See(m.Span, "mapped here").To(p)
				}
			}
		})
	},
})

var ThreadprivateMapped = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4020", Title: "threadprivate variable in a map clause", Spec: "OpenMP 5.2 §5.8.3",
		Doc:    "Each thread has a copy of its own, and none of them is the one on the device.",
		Avoid:  "static int own;\n#pragma omp threadprivate(own)\nvoid f(void)\n{\n#pragma omp target update to(own)\n}",
		Prefer: "static int one;\nvoid f(void)\n{\n#pragma omp target update to(one)\n}",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def != omp.ClauseTo && clause.Def != omp.ClauseFrom {
				return
			}
			if by := factsOf(p).Threadprivate[s]; by != nil {
				p.New(v.Span, "threadprivate variable '%s' in a %s clause", s.Name, clause.Def.Name).See(by.Directive.Span, "threadprivate here").To(p)
			}
		})
	},
})
