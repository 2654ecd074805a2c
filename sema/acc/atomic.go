package acc

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma/acc"
	"accc/sema"
)

var AtomicForm = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3019", Title: "statement that cannot be atomic", Spec: "OpenACC 3.3 §2.12",
		Doc: "An atomic construct governs one statement of a few forms: read takes v = x, write x = expression, update x++, x op= expression, " +
			"x = x op expression and x = expression op x, capture an update whose value is assigned, or a block of an update and v = x. " +
			"The operators are + * - / & ^ | << >>.",
		Avoid:  "#pragma acc atomic update\nk = n;",
		Prefer: "#pragma acc atomic write\nk = n;",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def != acc.DirAtomic || c.Misfit == "" {
			return
		}
		kind := c.Directive.Atomic
		if kind == "" {
			kind = "update"
		}
		at, label, text := c.MisfitSpan, c.Directive.NameSpan, "the directive"
		if !at.IsValid() {
			at, label, text = c.Directive.NameSpan, c.Body, "the statement"
		}
		p.New(sema.FirstLine(at), "statement does not fit atomic %s: %s", kind, c.Misfit).See(sema.FirstLine(label), "%s", text).To(p)
	},
})
