package omp

import (
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/sharing"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

// Names that directives declare: reductions and mappers.

// predefined are the reduction identifiers of each language (OpenMP 5.2 §5.5.1).
var predefined = map[frontend.Language][]string{
	frontend.C:       {"+", "-", "*", "&", "|", "^", "&&", "||", "min", "max"},
	frontend.Fortran: {"+", "-", "*", ".and.", ".or.", ".eqv.", ".neqv.", "min", "max", "iand", "ior", "ieor"},
}

var ReductionName = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4022", Title: "reduction that is not declared", Spec: "OpenMP 5.2 §5.5.1",
		Doc: "A reduction identifier is a predefined operator, or a declare reduction directive declares it for the type of the variable, in the scope of the construct or one " +
			"around it.",
		Avoid:         "#pragma omp parallel reduction(plus: x)\nx += 1;",
		Prefer:        "#pragma omp declare reduction(plus: float: omp_out += omp_in) initializer(omp_priv = 0)\n#pragma omp parallel reduction(plus: x)\nx += 1;",
		AvoidFortran:  "!$omp parallel reduction(plus: x)\nx = x + 1\n!$omp end parallel",
		PreferFortran: "block\n!$omp declare reduction(plus: real: omp_out = omp_out + omp_in) initializer(omp_priv = 0)\n!$omp parallel reduction(plus: x)\nx = x + 1\n!$omp end parallel\nend block",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		known := predefined[p.Unit.Language]
		for _, clause := range c.Directive.Clauses {
			op := clause.Operator
			if clause.Def.Group != pragma.GroupReduce || clause.Def == omp.ClauseInduction || op.Text == "" || slices.Contains(known, strings.ToLower(op.Text)) {
				continue
			}
			by, all := c.Named(omp.DirDeclareReduction, op.Text)
			if len(by) == 0 {
				if !all {
					continue
				}
				r := p.New(op.Span, "reduction '%s' is not declared", op.Text)
				if near := diag.Nearest(op.Text, known); near != "" {
					r.Fix("did you mean "+near+"?", source.Edit{Span: op.Span, New: near})
				} else if other := declaredElsewhere(p, omp.DirDeclareReduction, op.Text); other != nil {
					r.See(other.Directive.Span, "this declaration is not visible here")
				}
				r.To(p)
				continue
			}
			sema.Variables(clause, func(v *pragma.Var) {
				info := c.Vars[v]
				if info == nil || info.Symbol == nil || info.Type == nil {
					return
				}
				t := info.Type
				for t.Class == frontend.Array && t.Elem != nil {
					t = t.Elem
				}
				if p.Unit.Language == frontend.C && !declaredFor(by, t) {
					p.New(v.Span, "reduction '%s' is not declared for %s", op.Text, sema.TypeName(t)).See(by[0].Span, "declared here").To(p)
				}
			})
		}
	},
})

// declaredElsewhere returns a directive of the unit that declares a name, in whatever scope, or nil.
func declaredElsewhere(p *sema.Pass, def *pragma.DirectiveDef, name string) *frontend.Construct {
	for _, c := range p.Constructs {
		if c.Directive.Def == def && c.Directive.Args != nil && c.Directive.Args.Operator.Text == name {
			return c
		}
	}
	return nil
}

// plainType is a type in a form that can be compared: the words of an arithmetic type in order, or a structure; "" for types
// that are unknown without the names in scope.
func plainType(text string) string {
	words := strings.Fields(text)
	if len(words) == 2 && (words[0] == "struct" || words[0] == "union") {
		return strings.Join(words, " ")
	}
	var out []string
	long := 0
	for _, w := range words {
		switch w {
		case "long":
			long++
		case "char", "short", "float", "double", "unsigned", "_Bool", "_Complex":
			out = append(out, w)
		case "int", "signed":
			if w == "signed" && slices.Contains(words, "char") {
				out = append(out, w)
			}
		default:
			return ""
		}
	}
	for ; long > 0; long-- {
		out = append(out, "long")
	}
	slices.Sort(out)
	if len(out) == 0 {
		return "int"
	}
	return strings.Join(out, " ")
}

// declaredFor reports whether one of the directives may declare its reduction for a type.
func declaredFor(by []*frontend.Declared, t *frontend.TypeInfo) bool {
	want := plainType(t.Text)
	if want == "" {
		return true
	}
	for _, c := range by {
		for _, a := range c.Args.Args {
			if a.Kind != pragma.ArgType {
				continue
			}
			if have := plainType(a.Expr.Text()); have == "" || have == want {
				return true
			}
		}
	}
	return false
}

var ReductionTwice = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4023", Title: "reduction declared twice for one type", Spec: "OpenMP 5.2 §5.5.11",
		Doc:    "In one scope a reduction identifier is declared once for each type.",
		Avoid:  "#pragma omp declare reduction(plus: float, float: omp_out += omp_in)",
		Prefer: "#pragma omp declare reduction(plus: float, double: omp_out += omp_in)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirDeclareReduction || c.Declared == nil || c.Directive.Args == nil || c.Directive.Args.Operator.Text == "" || c.Directive.Incomplete {
			return
		}
		first := map[string]*pragma.Arg{}
		note := func(d *pragma.Directive, report bool) {
			for _, a := range d.Args.Args {
				if a.Kind != pragma.ArgType {
					continue
				}
				key := typeText(p, a.Expr)
				if before := first[key]; before != nil && report {
					p.New(a.Span, "reduction '%s' is declared twice for %s", d.Args.Operator.Text, a.Expr.Text()).See(before.Span, "first declared here").To(p)
				} else if before == nil {
					first[key] = a
				}
			}
		}
		for _, d := range c.Declared.Earlier() {
			note(d.Directive, false)
		}
		note(c.Directive, true)
	},
})

// typeText is the text of a type by which it is compared.
func typeText(p *sema.Pass, e *pragma.Expr) string {
	text := e.Text()
	if p.Unit.Language == frontend.Fortran {
		return strings.ToLower(strings.ReplaceAll(text, " ", ""))
	}
	if plain := plainType(text); plain != "" {
		return plain
	}
	return text
}

var ReductionForm = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4024", Title: "type that a declared reduction cannot have", Spec: "OpenMP 5.2 §5.5.11",
		Doc: "The type is not that of an array, a function or a reference, and has no const or volatile. The combiner uses omp_in and omp_out only, the initializer omp_priv and " +
			"omp_orig.",
		Avoid:  "#pragma omp declare reduction(plus: const float: omp_out + omp_in)",
		Prefer: "#pragma omp declare reduction(plus: float: omp_out += omp_in)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if p.Unit.Language != frontend.C || c.Directive.Def != omp.DirDeclareReduction || c.Directive.Args == nil {
			return
		}
		args := c.Directive.Args.Args
		if n := len(args); n > 0 && args[n-1].Key.Text != "combiner" && c.Directive.Find(omp.ClauseCombiner) == nil && !c.Directive.Incomplete {
			p.New(args[n-1].Span, "expected ':' and how omp_in is combined into omp_out after the type").To(p)
		}
		for _, a := range args {
			switch {
			case a.Kind == pragma.ArgType:
				for _, t := range a.Expr.Tokens {
					switch t.Text {
					case "[":
						p.New(a.Span, "expected a type that is not an array, found %s", a.Expr.Text()).To(p)
					case "const", "volatile", "restrict", "_Atomic":
						p.New(t.Span, "expected a type without %s", t.Text).To(p)
					default:
						continue
					}
					break
				}
			case a.Key.Text == "combiner":
				onlyNames(p, c, a, "combiner", "omp_in", "omp_out")
			}
		}
		for _, clause := range c.Directive.All(omp.ClauseInitializer) {
			for _, a := range clause.Args {
				onlyNames(p, c, a, "initializer", "omp_priv", "omp_orig")
			}
		}
	},
})

// onlyNames reports variables in an expression other than those allowed.
func onlyNames(p *sema.Pass, c *frontend.Construct, a *pragma.Arg, what, one, other string) {
	if a.Expr == nil || c.Exprs[a.Expr] == nil {
		return
	}
	for _, s := range c.Exprs[a.Expr].Reads {
		if s == nil || s.Name == one || s.Name == other || s.Storage == frontend.Constant || s.Storage == frontend.Func || s.Type != nil && s.Type.Class == frontend.Function {
			continue
		}
		p.New(a.Span, "expected no variables but %s and %s in the %s, found '%s'", one, other, what, s.Name).See(s.Decl, "declared here").To(p)
		return
	}
}

var MapperName = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4025", Title: "mapper that is not declared", Spec: "OpenMP 5.2 §5.8.8",
		Doc:    "A declare mapper directive declares the name for the structure that is mapped.",
		Avoid:  "struct pair { int l, r; } z = {1, 2};\n#pragma omp target map(mapper(both), tofrom: z)\nz.l = 1;",
		Prefer: "struct pair { int l, r; } z = {1, 2};\n#pragma omp declare mapper(both: struct pair v) map(v.l, v.r)\n#pragma omp target map(mapper(both), tofrom: z)\nz.l = 1;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		for _, clause := range c.Directive.Clauses {
			m := clause.Modifier("mapper")
			if m == nil || len(m.Args) == 0 || m.Args[0].Word == "default" || m.Args[0].Word == "" {
				continue
			}
			list, all := c.Named(omp.DirDeclareMapper, m.Args[0].Word)
			if len(list) == 0 {
				if all {
					r := p.New(m.Args[0].Span, "mapper '%s' is not declared", m.Args[0].Word)
					if other := declaredElsewhere(p, omp.DirDeclareMapper, m.Args[0].Word); other != nil {
						r.See(other.Directive.Span, "this declaration is not visible here")
					}
					r.To(p)
				}
				continue
			}
			by := list[0]
			sema.Variables(clause, func(v *pragma.Var) {
				info := c.Vars[v]
				if info == nil || info.Symbol == nil || info.Type == nil {
					return
				}
				t := info.Type
				for t.Class == frontend.Array && t.Elem != nil {
					t = t.Elem
				}
				switch t.Class {
				case frontend.Integer, frontend.Real, frontend.Complex, frontend.Character, frontend.Logical:
					p.New(v.Span, "expected a structure for mapper '%s', '%s' is %s", m.Args[0].Word, v.Name, sema.TypeName(t)).See(by.Span, "the mapper").To(p)
				}
			})
		}
	},
})

var MapperType = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4029", Title: "mapper of a type that is not a structure", Spec: "OpenMP 5.2 §5.8.8",
		Doc:    "A mapper says which members of a structure or union are mapped.",
		Avoid:  "#pragma omp declare mapper(int v) map(v)",
		Prefer: "struct pair { int l, r; };\n#pragma omp declare mapper(struct pair v) map(v.l)",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if p.Unit.Language != frontend.C || c.Directive.Def != omp.DirDeclareMapper || c.Directive.Args == nil {
			return
		}
		for _, a := range c.Directive.Args.Args {
			if a.Kind != pragma.ArgDecl || a.Decl.Type == nil {
				continue
			}
			toks := a.Decl.Type.Tokens
			if plain := plainType(a.Decl.Type.Text()); plain != "" && !strings.HasPrefix(plain, "struct ") && !strings.HasPrefix(plain, "union ") ||
				len(toks) > 0 && toks[len(toks)-1].Text == "*" {
				p.New(a.Decl.Type.Span, "expected a structure or union, found %s", a.Decl.Type.Text()).To(p)
			}
		}
	},
})

var MapperTwice = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4031", Title: "mapper declared twice for one type", Spec: "OpenMP 5.2 §5.8.8",
		Doc:    "In one scope a name of a mapper is declared once for each type; a mapper without a name is the default one.",
		Avoid:  "struct pair { int l, r; };\n#pragma omp declare mapper(struct pair v) map(v.l)\n#pragma omp declare mapper(struct pair w) map(w.r)",
		Prefer: "struct pair { int l, r; };\n#pragma omp declare mapper(struct pair v) map(v.l)\n#pragma omp declare mapper(right: struct pair w) map(w.r)",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != omp.DirDeclareMapper || c.Declared == nil || c.Directive.Args == nil || c.Directive.Incomplete {
			return
		}
		typeOf := func(d *pragma.Directive) *pragma.Arg {
			for _, a := range d.Args.Args {
				if a.Kind == pragma.ArgDecl && a.Decl.Type != nil {
					return a
				}
			}
			return nil
		}
		own := typeOf(c.Directive)
		if own == nil {
			return
		}
		name := c.Directive.Args.Operator.Text
		if name == "" {
			name = "default"
		}
		for _, d := range c.Declared.Earlier() {
			if a := typeOf(d.Directive); a != nil && typeText(p, a.Decl.Type) == typeText(p, own.Decl.Type) {
				p.New(own.Span, "mapper '%s' is declared twice for %s", name, own.Decl.Type.Text()).See(a.Span, "first declared here").To(p)
				return
			}
		}
	},
})

var VariantName = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4034", Title: "variant that is not a function", Spec: "OpenMP 5.2 §7.5",
		Doc:           "declare variant names a function that is declared before the directive.",
		Avoid:         "int there;\n#pragma omp declare variant(there) match(device={kind(gpu)})\nint f(int);",
		Prefer:        "int g(int);\n#pragma omp declare variant(g) match(device={kind(gpu)})\nint f(int);",
		AvoidFortran:  "module m\ncontains\nsubroutine f\n!$omp declare variant(g) match(construct={parallel})\nend subroutine\nend module",
		PreferFortran: "module m\ncontains\nsubroutine f\n!$omp declare variant(g) match(construct={parallel})\nend subroutine\nsubroutine g\nend subroutine\nend module",
		Unit:          true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		d := c.Directive
		if d.Def != omp.DirDeclareVariant || d.Args == nil || d.Incomplete {
			return
		}
		for _, a := range d.Args.Args {
			s := c.Names[a]
			if s == nil {
				p.New(a.Span, "expected a function for declare variant, '%s' is not declared", a.Word).To(p)
				continue
			}
			if s.Type != nil && s.Storage != frontend.Func && s.Type.Class != frontend.Function && s.Type.Class != frontend.Unknown {
				p.New(a.Span, "expected a function for declare variant, '%s' is %s", s.Name, sema.TypeName(s.Type)).See(s.Decl, "declared here").To(p)
			}
		}
	},
})

var VariantType = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4036", Title: "variant of another type", Spec: "OpenMP 5.2 §7.5",
		Doc:    "A variant is called with the arguments of the base function and in place of it, so it has the same type, but for the arguments that append_args adds.",
		Avoid:  "int g(int, int);\n#pragma omp declare variant(g) match(construct={parallel})\nint f(int);",
		Prefer: "int g(int);\n#pragma omp declare variant(g) match(construct={parallel})\nint f(int);",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if d := c.Directive; d.Def == omp.DirDeclareVariant && c.Misfit != "" {
			p.New(d.Args.Span, "the variant does not fit '%s': it %s", c.Target.Name, c.Misfit).See(c.Target.Span, "the base function").To(p)
		}
	},
})

var AllocatePrivate = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4035", Title: "allocate clause for a variable that the construct has no copy of", Spec: "OpenMP 5.2 §6.6",
		Doc:           "The clause says how the copies of a construct are allocated: a clause of the construct makes the variable private.",
		Avoid:         "#pragma omp parallel allocate(omp_default_mem_alloc: k)\n{}",
		Prefer:        "#pragma omp parallel allocate(omp_default_mem_alloc: k) private(k)\nk = 1;",
		AvoidFortran:  "!$omp parallel allocate(k)\n!$omp end parallel",
		PreferFortran: "!$omp parallel allocate(k) private(k)\nk = 1\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		eachItem(c, func(clause *pragma.Clause, v *pragma.Var, s *frontend.Symbol) {
			if clause.Def == omp.ClauseAllocate && len(sharing.Listed(c, s)) == 0 && c.Directive.Def.Use(omp.ClauseAllocate) != nil {
				p.New(v.Span, "'%s' is in an allocate clause and in no clause that makes a copy of it", s.Name).See(c.Directive.NameSpan, "the directive").To(p)
			}
		})
	},
})
