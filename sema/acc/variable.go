package acc

import (
	"slices"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

var NotDeclared = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4000", Title: "undeclared variable in a clause", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "A clause can use the names that are visible at the directive.",
		Avoid:  "#pragma acc parallel copyin(missing)\nx = 1;",
		Prefer: "int given = 1;\n#pragma acc parallel copyin(given)\nx = given;",
	},
	Run: sema.NotDeclared,
})

var NotVariable = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4001", Title: "name in a clause that is not a variable", Spec: "OpenACC 3.3 §2.7.1",
		Doc: "Clauses list variables. Functions, types and enumeration constants have no storage that could be copied. A named constant of Fortran in " +
			"firstprivate, copyin, create or present gets a warning, because compilers take it.",
		Avoid:  "enum { SIZE = 10 };\nvoid work(int *p)\n{\n#pragma acc parallel copyin(SIZE)\np[0] = SIZE;\n}",
		Prefer: "enum { SIZE = 10 };\nvoid work(int *p)\n{\n#pragma acc parallel copyout(p[0:SIZE])\np[0] = SIZE;\n}",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.NotVariable(p, c, func(clause *pragma.Clause) bool {
			return p.Unit.Language == frontend.Fortran && readsOnly[clause.Def]
		})
	},
})

// sized are the clauses that need to know how large a variable is.
var sized = map[*pragma.ClauseDef]bool{acc.ClauseCopy: true, acc.ClauseCopyin: true, acc.ClauseCopyout: true, acc.ClauseCreate: true,
	acc.ClausePrivate: true, acc.ClauseFirstprivate: true, acc.ClauseReduction: true, acc.ClauseSelf: true, acc.ClauseDevice: true}

var Incomplete = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4054", Title: "variable of an incomplete type", Spec: "OpenACC 3.3 §2.7.1",
		Doc: "What is copied or allocated has a size. An array that is declared without a length, or a structure without its members, has none; a " +
			"section of such an array has one. A clause that only asks what is present needs none.",
		Avoid:  "extern double far[];\nvoid work(int n)\n{\n#pragma acc parallel copy(far)\nfar[0] = n;\n}",
		Prefer: "extern double far[];\nvoid work(int n)\n{\n#pragma acc parallel copy(far[0:n])\nfar[0] = n;\n}",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def == acc.DirDeclare {
			return // the definition may be in another file
		}
		sema.Incomplete(p, c, func(clause *pragma.Clause) bool { return sized[clause.Def] })
	},
})

// readsOnly are the clauses that bring values to the device, and none back.
var readsOnly = map[*pragma.ClauseDef]bool{acc.ClauseFirstprivate: true, acc.ClauseCopyin: true, acc.ClauseCreate: true, acc.ClausePresent: true}

var NotNamed = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4033", Title: "expression where a variable is needed", Spec: "OpenACC 3.3 §2.7.1",
		Doc:    "Clauses list names, members, elements and sections. The target of a pointer is written as an element or a section of it: p[0:1] for *p.",
		Avoid:  "#pragma acc parallel copy(*q)\nq[0] = 1;",
		Prefer: "#pragma acc parallel copy(q[0:1])\nq[0] = 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.EachVariable(c, func(_ *pragma.Clause, v *pragma.Var, _ *frontend.VarInfo) {
			n := len(v.Path)
			if n == 0 || v.Path[n-1].Kind != pragma.Deref {
				return
			}
			r := p.New(v.Span, "expected a variable or array section, found '%s'", v.Text())
			if n == 1 && len(v.Tokens) == 2 && !sema.FromMacro(c.Directive) {
				r.Fix("name the first element", source.Edit{Span: v.Span, New: v.Name + "[0:1]"})
			}
			r.To(p)
		})
	},
})

// key is what tells two variables of clauses apart: the name, and the text where it
// is more than the name.
type variableKey struct {
	symbol *frontend.Symbol
	text   string
}

func keyOf(v *pragma.Var, info *frontend.VarInfo) variableKey {
	return variableKey{info.Symbol, v.Text()}
}

// keeps reports whether the clause gives its variables a data attribute; attach and detach only act on a pointer that
// another clause may have.
func keeps(clause *pragma.Clause) bool {
	return clause.Def.Group == pragma.GroupData && clause.Def != acc.ClauseAttach && clause.Def != acc.ClauseDetach
}

var SeveralClauses = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4002", Severity: diag.Warning, Title: "variable in several data clauses", Spec: "OpenACC 3.3 §2.7",
		Doc: "A variable needs only one data clause. With two of them the first decides whether the data is copied in, " +
			"and some compilers reject them.",
		Avoid:  "#pragma acc parallel copyin(a) copyout(a)\na[0] = a[1];",
		Prefer: "#pragma acc parallel copy(a)\na[0] = a[1];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		conflicts(p, c, false, func(a, b *pragma.Clause) bool { return keeps(a) && keeps(b) })
	},
})

var PrivateConflict = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4021", Title: "private or reduction variable that is also shared", Spec: "OpenACC 3.3 §2.5.13 to §2.5.15",
		Doc: "A variable is either shared by all gangs, with a data clause, or each gang has a copy of its own, and that copy is either private " +
			"or part of a reduction. On a combined construct private and reduction belong to the loop, so that the compute construct may have a " +
			"data clause for the same variable.",
		Avoid:  "#pragma acc parallel copyin(x) private(x)\nx = 1;",
		Prefer: "#pragma acc parallel firstprivate(x)\nx = 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		combined, loop := len(c.Directive.Def.Leaves) > 0, c.Directive.Def == acc.DirLoop
		conflicts(p, c, true, func(a, b *pragma.Clause) bool { return sharedTwice(a, b, combined, loop) })
	},
})

// conflicts reports the variables that are in two clauses for which clash holds, as a whole or the same part; with parts, also those that
// overlap.
func conflicts(p *sema.Pass, c *frontend.Construct, parts bool, clash func(a, b *pragma.Clause) bool) {
	if c.Directive.Def == acc.DirDeclare {
		return
	}
	type place struct {
		clause *pragma.Clause
		v      *pragma.Var
	}
	before := map[*frontend.Symbol][]place{}
	sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		switch clause.Def.Group {
		case pragma.GroupData, pragma.GroupPrivate, pragma.GroupReduce:
		default:
			return
		}
		s := info.Symbol
		for _, other := range before[s] {
			equal, overlap := other.v.Text() == v.Text(), same
			if !equal && !v.Common {
				overlap = overlapOf(c, s, other.v, v)
			}
			switch {
			case !equal && (v.Common || overlap == unrelated || !parts && overlap != same):
			case !clash(other.clause, clause):
			case !equal:
				p.New(v.Span, "'%s' is in %s and '%s' in %s", v.Text(), clause.Def.Name, other.v.Text(), other.clause.Def.Name).
					See(other.v.Span, "%s given here", other.clause.Def.Name).To(p)
				return
			case other.clause.Def == clause.Def:
				p.New(v.Span, "'%s' is repeated in %s", v.Text(), clause.Def.Name).See(other.v.Span, "first given here").To(p)
				return
			default:
				p.New(v.Span, "'%s' is in %s and in %s", v.Text(), other.clause.Def.Name, clause.Def.Name).
					See(other.v.Span, "%s given here", other.clause.Def.Name).To(p)
				return
			}
		}
		if len(before[s]) < maxPlaces {
			before[s] = append(before[s], place{clause, v})
		}
	})
}

// maxPlaces bounds how many clauses with one variable are compared with each other.
const maxPlaces = 8

// sharedTwice reports whether a variable cannot be in both clauses of one directive.
func sharedTwice(a, b *pragma.Clause, combined, loop bool) bool {
	groups := map[pragma.Group]bool{a.Def.Group: true, b.Def.Group: true}
	switch {
	case groups[pragma.GroupData] && (len(groups) == 1 || !keeps(a) && !keeps(b)):
		return false
	case groups[pragma.GroupData] && groups[pragma.GroupReduce]:
		return false // the reduction copies the result to where the data clause says
	case groups[pragma.GroupData]:
		return !combined || a.Def == acc.ClauseFirstprivate || b.Def == acc.ClauseFirstprivate
	case groups[pragma.GroupReduce] && groups[pragma.GroupPrivate]:
		// A loop can reduce the private variable it has been given.
		return !combined && !loop
	case groups[pragma.GroupReduce]:
		return true
	}
	// firstprivate belongs to the compute construct, private to the loop.
	return a.Def == b.Def || !combined
}

var UpdatedTwice = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4022", Severity: diag.Warning, Title: "variable updated in both directions or twice", Spec: "OpenACC 3.3 §2.14.4",
		Doc:    "One of the two transfers overwrites the data of the other, or has no effect.",
		Avoid:  "#pragma acc update self(a) device(a)",
		Prefer: "#pragma acc update self(a)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirUpdate {
			return
		}
		first := map[variableKey]source.Span{}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			k := keyOf(v, info)
			if before, again := first[k]; again {
				p.New(v.Span, "'%s' is updated twice", v.Text()).See(before, "first here").To(p)
				return
			}
			first[k] = v.Span
		})
	},
})

// writesBack are the clauses that change the host's variable.
var writesBack = map[*pragma.ClauseDef]bool{
	acc.ClauseCopy: true, acc.ClauseCopyout: true, acc.ClauseHost: true,
}

var ConstWritten = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4003", Severity: diag.Warning, Title: "constant copied back from the device", Spec: "OpenACC 3.3 §2.7",
		Doc:    "The variable is const: the device cannot have changed it, and the host must not.",
		Avoid:  "const int limit = 3;\n#pragma acc parallel copyout(limit)\nx = limit;",
		Prefer: "const int limit = 3;\n#pragma acc parallel copyin(limit)\nx = limit;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			back := writesBack[clause.Def] || clause.Def == acc.ClauseSelf && c.Directive.Def == acc.DirUpdate
			if !back || info.Type == nil || !isConst(info.Type) || len(v.Path) > 0 && pointerStep(v, info) {
				return
			}
			r := p.New(v.Span, "%s writes to '%s', which is const", clause.Def.Name, v.Text()).See(info.Symbol.Decl, "declared here")
			if clause.Def == acc.ClauseCopy {
				r.Fix("use copyin", source.Edit{Span: clause.NameSpan, New: "copyin"})
			}
			r.To(p)
		})
	},
})

// isConst reports whether a variable of the type cannot be changed.
func isConst(t *frontend.TypeInfo) bool {
	for t != nil && t.Class == frontend.Array {
		if t.Const {
			return true
		}
		t = t.Elem
	}
	return t != nil && t.Const
}

// pointerStep reports whether the reference goes through a pointer: what it points to
// may be declared otherwise elsewhere.
func pointerStep(v *pragma.Var, info *frontend.VarInfo) bool {
	if info.Symbol.Type.Class == frontend.Pointer {
		return true
	}
	for _, step := range v.Path {
		if step.Kind == pragma.Arrow || step.Kind == pragma.Deref {
			return true
		}
	}
	return false
}

var ConstReduced = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4016", Title: "reduction of a constant", Spec: "OpenACC 3.3 §2.5.15",
		Doc:    "The result of a reduction is assigned to its variable.",
		Avoid:  "const int total = 0;\n#pragma acc parallel loop reduction(+: total)\nfor (i = 0; i < 10; i++) a[i] = total;",
		Prefer: "const int total = 0;\n#pragma acc parallel loop copyin(total)\nfor (i = 0; i < 10; i++) a[i] = total;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if clause.Def == acc.ClauseReduction && len(v.Path) == 0 && isConst(info.Symbol.Type) {
				p.New(v.Span, "reduction of '%s', which is const", v.Name).See(info.Symbol.Decl, "declared here").To(p)
			}
		})
	},
})

// pointers are the clauses for pointers, with what they take besides names.
var pointers = map[*pragma.ClauseDef]bool{acc.ClauseDeviceptr: true, acc.ClauseAttach: true, acc.ClauseDetach: true}

var NotPointer = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4010", Title: "something other than a pointer where one is needed", Spec: "OpenACC 3.3 §2.7.4, §2.7.12, §2.7.13",
		Doc:    "deviceptr, attach and detach are about pointers; an array holds its elements itself.",
		Avoid:  "#pragma acc parallel deviceptr(a)\na[0] = 1;",
		Prefer: "#pragma acc parallel deviceptr(q)\nq[0] = 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if !pointers[clause.Def] || info.Type == nil {
				return
			}
			for _, step := range v.Path {
				if step.Kind == pragma.Section {
					p.New(step.Span, "%s expects pointers, not sections", clause.Def.Name).Citing(clause.Def.Spec).To(p)
					return
				}
			}
			switch info.Type.Class {
			case frontend.Pointer, frontend.Unknown:
				return
			case frontend.Array:
				if info.Symbol.Storage == frontend.Param {
					return
				}
			}
			if info.Type.Indirect || p.Unit.Language == frontend.Fortran && info.Symbol.Storage == frontend.Param {
				return
			}
			p.New(v.Span, "expected a pointer for %s, found %s", clause.Def.Name, sema.TypeName(info.Type)).Citing(clause.Def.Spec).To(p)
		})
	},
})

var NotName = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4011", Title: "part of a variable where a name is needed", Spec: "OpenACC 3.3 §2.8, §2.13",
		Doc: "use_device and declare are about whole variables: they allow names, but no members, elements or sections. A component in declare, which " +
			"compilers of Fortran take, gets a warning, and its variable a copy as a whole. In C, private and firstprivate make copies of variables, of " +
			"their members and of sections, but not of members that a pointer or an element leads to: uses of these have no name of their own.",
		Avoid:  "struct { int *data; } z = {p};\n#pragma acc host_data use_device(z.data)\nx = z.data != 0;",
		Prefer: "int *data = p;\n#pragma acc host_data use_device(data)\nx = data != 0;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.EachVariable(c, func(clause *pragma.Clause, v *pragma.Var, _ *frontend.VarInfo) {
			if clause.Def.Group == pragma.GroupPrivate && p.Unit.Language == frontend.C && isIndirect(v) {
				p.New(v.Span, "expected a variable, or a member or section of one, for %s", clause.Def.Name).Citing(clause.Def.Spec).
					Note("'%s' is reached through a pointer or an element; a variable declared inside of the construct is private", v.Text()).To(p)
				return
			}
			if clause.Def != acc.ClauseUseDevice && c.Directive.Def != acc.DirDeclare {
				return
			}
			if len(v.Path) == 0 || isSection(v, c) {
				return
			}
			r := p.New(v.Span, "expected the name of a variable for %s", clause.Def.Name).Citing(c.Directive.Def.Spec)
			if c.Directive.Def == acc.DirDeclare && p.Unit.Language == frontend.Fortran && isComponent(v) {
				r.Severity = diag.Warning
				r.Note("'%s' as a whole has a copy on the device, as other compilers have it", v.Name)
			}
			r.To(p)
		})
	},
})

// isIndirect reports whether a reference follows the pointer that a variable is to a member, or selects a member of an element.
func isIndirect(v *pragma.Var) bool {
	subscript := false
	for _, step := range v.Path {
		switch {
		case step.Kind == pragma.Arrow, step.Kind == pragma.Member && subscript:
			return true
		case step.Kind != pragma.Member:
			subscript = true
		}
	}
	return false
}

// isComponent reports whether a reference consists of a name and components of it.
func isComponent(v *pragma.Var) bool {
	return !slices.ContainsFunc(v.Path, func(a pragma.Access) bool { return a.Kind != pragma.Member })
}

// isSection reports whether a variable of declare is a section of a name, which some
// compilers take: that gets a warning of its own.
func isSection(v *pragma.Var, c *frontend.Construct) bool {
	if c.Directive.Def != acc.DirDeclare {
		return false
	}
	for _, step := range v.Path {
		if step.Kind != pragma.Section {
			return false
		}
	}
	return true
}

var DeclareSection = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4023", Severity: diag.Warning, Title: "section in a declare directive", Spec: "OpenACC 3.3 §2.13",
		Doc:    "declare applies to whole variables. Some compilers accept a section there, others reject it.",
		Avoid:  "float table[10];\n#pragma acc declare create(table[0:5])",
		Prefer: "float table[10];\n#pragma acc declare create(table)",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.EachVariable(c, func(clause *pragma.Clause, v *pragma.Var, _ *frontend.VarInfo) {
			if len(v.Path) > 0 && isSection(v, c) {
				p.New(v.Span, "expected the name of a variable for %s, found a section", clause.Def.Name).To(p)
			}
		})
	},
})

var NothingToUse = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4012", Severity: diag.Warning, Title: "use_device of something that is not an array or a pointer", Spec: "OpenACC 3.3 §2.8.1",
		Doc:    "The device address of a single number or struct is rarely useful: use_device is for arrays and pointers.",
		Avoid:  "#pragma acc host_data use_device(x)\ny = x;",
		Prefer: "#pragma acc host_data use_device(a)\nq = a;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if clause.Def != acc.ClauseUseDevice || len(v.Path) > 0 {
				return
			}
			switch info.Symbol.Type.Class {
			case frontend.Integer, frontend.Logical, frontend.Real, frontend.Complex, frontend.Character, frontend.Aggregate:
				p.New(v.Span, "expected an array or a pointer for use_device, found %s", sema.TypeName(info.Symbol.Type)).
					See(info.Symbol.Decl, "declared here").To(p)
			}
		})
	},
})

var CacheWhole = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4017", Title: "cache of something other than elements", Spec: "OpenACC 3.3 §2.10",
		Doc:    "cache names elements or sections of arrays. A whole array of Fortran gets a warning, because compilers take it.",
		Avoid:  "#pragma acc parallel loop\nfor (i = 0; i < 10; i++) {\n#pragma acc cache(a)\nb[i] = a[i];\n}",
		Prefer: "#pragma acc parallel loop\nfor (i = 0; i < 10; i++) {\n#pragma acc cache(a[0:10])\nb[i] = a[i];\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirCache {
			return
		}
		sema.EachVariable(c, func(_ *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			if n := len(v.Path); n > 0 && (v.Path[n-1].Kind == pragma.Section || v.Path[n-1].Kind == pragma.Index) {
				return
			}
			r := p.New(v.Span, "expected an array element or section for cache")
			if t := info.Type; t != nil && t.Class == frontend.Array && p.Unit.Language != frontend.C {
				r.Severity = diag.Warning // a hint, which compilers of Fortran take
			}
			r.To(p)
		})
	},
})
