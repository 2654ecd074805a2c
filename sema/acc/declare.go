package acc

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

// anywhere are the clauses that declare takes for variables that live as long as the program.
var anywhere = map[*pragma.ClauseDef]bool{
	acc.ClauseCreate: true, acc.ClauseCopyin: true, acc.ClauseDeviceptr: true,
	acc.ClauseDeviceResident: true, acc.ClauseLink: true,
}

var DeclareGlobal = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4013", Title: "declare whose clause needs a scope that ends", Spec: "OpenACC 3.3 §2.13",
		Doc: "Outside of functions, and for extern variables, declare allows create, copyin, deviceptr, device_resident and link only: " +
			"the other clauses act when the scope of the variable begins or ends.",
		Avoid:  "int table[10];\n#pragma acc declare copy(table)",
		Prefer: "int table[10];\n#pragma acc declare copyin(table)",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirDeclare {
			return
		}
		global := p.Routines[c] == nil
		for _, clause := range c.Directive.Clauses {
			if anywhere[clause.Def] || c.Directive.Def.Use(clause.Def) == nil {
				continue
			}
			if global {
				p.New(clause.NameSpan, "declare does not allow %s outside of functions", clause.Def.Name).To(p)
				continue
			}
			sema.Variables(clause, func(v *pragma.Var) {
				if info := c.Vars[v]; info != nil && info.Symbol != nil && info.Symbol.Storage == frontend.Extern {
					p.New(v.Span, "declare does not allow %s for the extern variable '%s'", clause.Def.Name, v.Name).
						See(info.Symbol.Decl, "declared here").To(p)
				}
			})
		}
	},
})

var LinkLocal = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4014", Title: "link of a local variable", Spec: "OpenACC 3.3 §2.13.3",
		Doc:    "link is for variables whose lifetime is that of the program: those at file scope and extern ones.",
		Avoid:  "void work(void)\n{\nint table[10];\n#pragma acc declare link(table)\ntable[0] = 1;\n}",
		Prefer: "int table[10];\n#pragma acc declare link(table)",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirDeclare {
			return
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			local := s.Storage == frontend.Auto || s.Storage == frontend.Param || s.Storage == frontend.Static && s.Local
			if clause.Def == acc.ClauseLink && local {
				p.New(v.Span, "expected a global variable for link, but '%s' is local", v.Name).See(info.Symbol.Decl, "declared here").To(p)
			}
		})
	},
})

var DeclareScope = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4015", Title: "declare outside of the scope of its variable", Spec: "OpenACC 3.3 §2.13",
		Doc:    "The directive belongs to the scope in which the variable is declared, whose lifetime the data then has.",
		Avoid:  "int table[10];\nvoid work(void)\n{\n#pragma acc declare create(table)\ntable[0] = 1;\n}",
		Prefer: "int table[10];\n#pragma acc declare create(table)\nvoid work(void)\n{\ntable[0] = 1;\n}",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirDeclare || p.Routines[c] == nil || p.Unit.Language != frontend.C {
			return
		}
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			s := info.Symbol
			if s.Storage != frontend.Extern && s.Storage != frontend.Param && !s.Local && s.Decl.IsValid() {
				p.New(v.Span, "declare of '%s' is not in the scope of the variable", v.Name).See(s.Decl, "declared here").To(p)
			}
		})
	},
})

var DeclaredTwice = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC4020", Title: "variable in several declare clauses", Spec: "OpenACC 3.3 §2.13",
		Doc:    "Each variable may be in one clause of all declare directives of the program unit.",
		Avoid:  "int table[10];\n#pragma acc declare create(table)\n#pragma acc declare copyin(table)",
		Prefer: "int table[10];\n#pragma acc declare copyin(table)",
		Unit:   true,
	},
	RunUnit: func(p *sema.Pass) {
		first := map[*frontend.Symbol]*pragma.Var{}
		for _, c := range p.Constructs {
			if c.Directive.Def != acc.DirDeclare {
				continue
			}
			sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
				if len(v.Path) > 0 && !isSection(v, c) {
					return // that is NotName
				}
				if before := first[info.Symbol]; before != nil {
					p.New(v.Span, "'%s' is in another declare clause", v.Name).See(before.Span, "the first one").To(p)
					return
				}
				first[info.Symbol] = v
			})
		}
	},
})
