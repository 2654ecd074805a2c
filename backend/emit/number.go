package emit

import (
	"slices"
	"strings"

	"accc/backend/acctoomp"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// worded gives constants the words that they have in the user's directive: numbers of loops and of queues are known in the IR by their
// values alone.
func (t *translation) worded(s *Site, f *ompForm) {
	if s.Source == nil {
		return
	}
	if len(f.lines) > 0 && f.lines[0].Def == ompdir.DirDeclareTarget {
		t.spelled(s, f)
	}
	if len(f.lines) == 1 && f.lines[0].Def == ompdir.DirAtomic && s.Source.Def.Name == f.lines[0].Def.Name && s.Source.Atomic == "" {
		// Both languages update where the user does not say what the access does.
		d := *f.lines[0]
		d.Clauses = slices.DeleteFunc(slices.Clone(d.Clauses), func(c *pragma.Clause) bool { return c.Def == ompdir.ClauseUpdate })
		f.lines = []*pragma.Directive{&d}
	}
	own := map[string]string{} // by the clause and the value
	for _, c := range s.Source.ClausesAndArgument() {
		for _, a := range c.Args {
			if a.Kind == pragma.ArgExpr && a.Expr != nil && a.Expr.Span.IsValid() && a.Expr.Span != c.NameSpan && !strings.Contains(a.Expr.Span.Text(), "\n") {
				text, value := a.Expr.Span.Text(), pragma.JoinTokens(a.Expr.Tokens)
				if strings.TrimLeft(value, "0123456789") == "" && value != text && strings.TrimLeft(text, wordBytes) == "" {
					own[c.Def.Name+" "+value] = text
				}
			}
		}
	}
	if len(own) == 0 {
		return
	}
	queue := func(text string) string {
		for _, brackets := range []string{"[]", "()"} {
			number, begins := strings.CutPrefix(text, acctoomp.QueueArray+brackets[:1])
			number, ends := strings.CutSuffix(number, brackets[1:])
			if !begins || !ends {
				continue
			}
			for _, clause := range []string{"async", "wait"} {
				if user := own[clause+" "+number]; user != "" {
					return acctoomp.QueueArray + brackets[:1] + user + brackets[1:]
				}
			}
		}
		return text
	}
	for _, d := range slices.Concat(f.lines, f.end, f.behind) {
		for _, c := range d.Clauses {
			for i, a := range c.Args {
				user := own[c.Def.Name+" "+a.Text()]
				switch {
				case user != "" && c.Def.Name == "collapse":
					c.Args[i] = exprArg(user)
				case c.Def.Name == "depend" && a.Kind == pragma.ArgVar:
					c.Args[i] = varArg(queue(a.Text()))
				}
			}
		}
	}
	for i, call := range f.calls {
		name, number, ok := strings.Cut(strings.TrimSuffix(call, ";"), " = ")
		if user := own["default_async "+number]; ok && user != "" {
			f.calls[i] = name + " = " + user + strings.TrimPrefix(call, name+" = "+number)
		}
	}
}

const wordBytes = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
