package omp

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/omp"
	"accc/sema"
)

var NotInteger = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2006", Title: "argument that is not an integer", Spec: "OpenMP 5.2 §3.2",
		Doc:           "Numbers of threads, teams, devices, loops and iterations are integers.",
		Avoid:         "#pragma omp parallel num_threads(2.5)\n{}",
		Prefer:        "#pragma omp parallel num_threads(2)\n{}",
		AvoidFortran:  "!$omp parallel num_threads(2.5)\n!$omp end parallel",
		PreferFortran: "!$omp parallel num_threads(2)\n!$omp end parallel",
	},
	Run: sema.NotInteger,
})

var NotPositive = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2007", Title: "number that is not positive", Spec: "OpenMP 5.2 §3.2",
		Doc:           "The number must be at least 1, or 0 where the specification allows it.",
		Avoid:         "#pragma omp parallel num_threads(0)\n{}",
		Prefer:        "#pragma omp parallel num_threads(1)\n{}",
		AvoidFortran:  "!$omp parallel num_threads(0)\n!$omp end parallel",
		PreferFortran: "!$omp parallel num_threads(1)\n!$omp end parallel",
	},
	Run: sema.NotPositive,
})

var NotConstant = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2008", Title: "argument that is not a positive constant", Spec: "OpenMP 5.2 §4.4.3",
		Doc:           "The number of loops, and other numbers that change the code, are needed when the program is compiled, and are at least 1.",
		Avoid:         "#pragma omp parallel for collapse(n)\nfor (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;",
		Prefer:        "#pragma omp parallel for collapse(2)\nfor (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;",
		AvoidFortran:  "!$omp parallel do collapse(n)\ndo i = 1, 10\ndo j = 1, 10\nc(i, j) = 0\nend do\nend do",
		PreferFortran: "!$omp parallel do collapse(2)\ndo i = 1, 10\ndo j = 1, 10\nc(i, j) = 0\nend do\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.Expressions(c, func(clause *pragma.Clause, a *pragma.Arg, info *frontend.ExprInfo) {
			if !sema.IsCount(clause) || !p.IsInteger(info.Type) {
				return
			}
			v, ok := sema.Whole(info)
			switch {
			case info.Value == nil:
				p.New(a.Expr.Span, "expected a constant for %s", clause.Def.Name).Citing(clause.Def.Spec).To(p)
			case ok && v <= 0 && clause.Def.Rule.Positive:
				p.New(a.Expr.Span, "expected a positive constant for %s, found %d", clause.Def.Name, v).Citing(clause.Def.Spec).To(p)
			}
		})
	},
})

var TooMany = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2009", Title: "too many arguments", Spec: "OpenMP 5.2 §3.2",
		Doc: "The clause takes fewer arguments.",
	},
	Run: sema.TooMany,
})

var NotScalar = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP2011", Title: "condition that is not scalar", Spec: "OpenMP 5.2 §3.4",
		Doc:           "A condition is a number or a pointer: what if and while of C take. In Fortran it is a scalar logical expression.",
		Avoid:         "struct pair { int l, r; } z = {1, 2};\n#pragma omp parallel if(z)\n{}",
		Prefer:        "struct pair { int l, r; } z = {1, 2};\n#pragma omp parallel if(z.l)\n{}",
		AvoidFortran:  "!$omp parallel if(n)\n!$omp end parallel",
		PreferFortran: "!$omp parallel if(n > 0)\n!$omp end parallel",
	},
	Run: sema.NotScalar,
})

var NotDeclared = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4000", Title: "variable in a clause that is not declared", Spec: "OpenMP 5.2 §3.2.1",
		Doc:           "The names in clauses are those visible at the directive.",
		Avoid:         "#pragma omp parallel shared(missing)\n{}",
		Prefer:        "int given = 1;\n#pragma omp parallel shared(given)\n{}",
		AvoidFortran:  "!$omp parallel shared(missing)\n!$omp end parallel",
		PreferFortran: "!$omp parallel shared(k)\n!$omp end parallel",
	},
	Run: sema.NotDeclared,
})

var NotVariable = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4001", Title: "name in a clause that is not a variable", Spec: "OpenMP 5.2 §3.2.1",
		Doc:           "Clauses about data list variables. Functions, types and constants have no storage.",
		Avoid:         "enum { SIZE = 10 };\n#pragma omp parallel firstprivate(SIZE)\n{}",
		Prefer:        "enum { SIZE = 10 };\n#pragma omp parallel firstprivate(k)\n{}",
		AvoidFortran:  "!$omp parallel private(size10)\n!$omp end parallel",
		PreferFortran: "!$omp parallel private(k)\nk = size10\n!$omp end parallel",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def == omp.DirDeclareTarget || c.Directive.Def == omp.DirDeclareVariant {
			return // they are about procedures, too
		}
		sema.NotVariable(p, c, nil)
	},
})

// sized are the clauses that need to know how large a variable is.
var sized = map[*pragma.ClauseDef]bool{omp.ClauseMap: true, omp.ClauseTo: true, omp.ClauseFrom: true, omp.ClausePrivate: true,
	omp.ClauseFirstprivate: true, omp.ClauseLastprivate: true, omp.ClauseCopyin: true, omp.ClauseCopyprivate: true}

var Incomplete = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4042", Title: "variable of an incomplete type", Spec: "OpenMP 5.2 §5.8.3",
		Doc: "What is mapped, or has copies, has a complete type. An array that is declared without a length, or a structure without its members, " +
			"has none; a section of such an array can be mapped.",
		Avoid:  "extern double far[];\nvoid work(int n)\n{\n#pragma omp target map(tofrom: far)\nfar[0] = n;\n}",
		Prefer: "extern double far[];\nvoid work(int n)\n{\n#pragma omp target map(tofrom: far[0:n])\nfar[0] = n;\n}",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def == omp.DirDeclareTarget {
			return // the definition may be in another file
		}
		sema.Incomplete(p, c, func(clause *pragma.Clause) bool { return sized[clause.Def] })
	},
})

var NotArray = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4007", Title: "section of something that is not an array", Spec: "OpenMP 5.2 §3.2.5",
		Doc:    "Only arrays and pointers have elements.",
		Avoid:  "#pragma omp target map(to: x[0:n])\ny = x;",
		Prefer: "#pragma omp target map(to: a[0:n])\ny = a[0];",
	},
	Run: sema.NotArray,
})

var NoSize = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4028", Title: "section of elements without a size", Spec: "OpenMP 5.2 §3.2.5",
		Doc:    "How much a section maps depends on the size of its elements: void, functions and incomplete structs have none.",
		Avoid:  "void *raw = p;\n#pragma omp target map(to: raw[0:4])\nk = raw != 0;",
		Prefer: "char *raw = (char *)p;\n#pragma omp target map(to: raw[0:4])\nk = raw[0];",
	},
	Run: sema.NoSize,
})

var NoLength = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4009", Title: "section of a pointer without a length", Spec: "OpenMP 5.2 §3.2.5",
		Doc: "A pointer does not know how many elements it points to, so the section must say. In OpenMP 6.0 a section without a length is an " +
			"assumed-size array, which map and use_device_addr take: storage that is mapped already (OpenMP 6.0 §5.2.5).",
		Avoid:  "#pragma omp target map(to: q[0:])\nx = q[0];",
		Prefer: "#pragma omp target map(to: q[0:n])\nx = q[0];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.EachOpenSection(p, c, func(clause *pragma.Clause, s sema.SectionStep) {
			takes := clause.Def == omp.ClauseMap || clause.Def == omp.ClauseUseDeviceAddr
			if takes && p.Version >= 60 {
				return
			}
			d := p.New(s.Step.Span, "section of %s needs a length", sema.TypeName(s.Of)).Note("the type of a pointer does not say how many elements it points to")
			switch {
			case takes:
				d.Note("in OpenMP 6.0 (--std=omp6.0) it is an assumed-size array: storage that is mapped already")
			case p.Version >= 60:
				d.Note("an assumed-size array is allowed in map and use_device_addr")
			}
			d.To(p)
		})
	},
})
