package translate

import (
	"slices"
	"strings"

	"accc/backend/acctoomp"
	"accc/backend/emit"
	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// A marked place is one where lowering found that a variable of declare gets memory or loses it.
type markedPlace struct {
	source.Span
	name string
	used bool
}

// within reports whether a place is in a statement, or at the beginning of the if statement that it is the action of.
func (p *markedPlace) within(statement source.Span) bool {
	if !statement.IsValid() || p.File.Name != statement.File.Name || p.Start >= statement.End {
		return false
	}
	if p.Start >= statement.Start {
		return true
	}
	f := p.tokens()
	at, _ := f.At(p.Start)
	action, _ := f.At(statement.Start)
	if f.LineOf(at) != f.LineOf(action) {
		return false
	}
	for ; at < action; at++ {
		if f.Is(at, ";") {
			return false
		}
	}
	return true
}

// ends reports whether a place is the end of a procedure, where variables lose their memory; scopes end there.
func (p *markedPlace) ends() bool {
	f := p.tokens()
	tok, in := f.At(p.Start)
	return in && strings.HasPrefix(strings.ToLower(f.Text(tok)), "end")
}

// tokens are those of its file, as it was read.
func (p *markedPlace) tokens() *tokens.File {
	return tokens.AsRead(p.File, tokens.Lexis{Form: tokens.Free})
}

// allocations are the statements that allocate and free variables of declare directives. Other places where such variables get memory or
// lose it are reported, and variables that are allocated nowhere here.
func allocations(module *ir.Op, unit *frontend.Unit, r diag.Reporter) (list []emit.Allocation) {
	var places []markedPlace
	ir.Walk(module, func(o *ir.Op) bool {
		a, ok := o.Attr("acc.declare_action").(*acc.DeclareActionAttr)
		l := ir.File(o.Loc)
		i := slices.IndexFunc(unit.Files, func(f *source.File) bool { return l != nil && f.Name == l.File })
		if !ok || i < 0 {
			return true
		}
		for _, s := range []*ir.SymbolRefAttr{a.PostAlloc, a.PreDealloc} {
			if s != nil {
				name, _, _ := strings.Cut(s.Root, "_acc_declare_")
				places = append(places, markedPlace{emit.SpanAt(unit.Files[i], l), fir.UserName(name), false})
			}
		}
		return true
	})
	clauses := declaredAllocatables(unit)
	found := map[*frontend.Symbol]bool{}
	for _, routine := range unit.Routines {
		for _, a := range routine.Allocations {
			mine := false
			for i := range places {
				p := &places[i]
				if p.within(a.Statement) && strings.EqualFold(p.name, a.Symbol.Name) {
					p.used, mine = true, true
				}
			}
			if !mine {
				continue
			}
			found[a.Symbol] = true
			name, _, _ := strings.Cut(a.Span.Text(), "(")
			if name = strings.TrimSpace(name); !strings.EqualFold(name, a.Name) {
				name = a.Name // a macro has its text
			}
			v := emit.NewAllocated(name, clauses[a.Symbol].clause)
			if n := len(list); n > 0 && list[n-1].Statement == a.Statement {
				list[n-1].Variables = append(list[n-1].Variables, v)
				continue
			}
			list = append(list, emit.Allocation{Statement: a.Statement, Variables: []emit.Allocated{v}, Frees: a.Frees})
		}
	}
	for _, p := range places {
		if !p.used && !p.ends() {
			acctoomp.Changed.New(p.Span, "declare: '%s' is allocated or freed here by what is no allocate or deallocate statement; the device is not told", p.name).To(r)
		}
	}
	for s, d := range clauses {
		if !found[s] && d.span.IsValid() {
			acctoomp.Changed.New(d.span, "declare: '%s' is not allocated in this file; where it is, target enter data map(alloc: %s) after that and target exit data map(delete: %s) "+
				"before it is freed put it on the device, which are written where the file that has it is translated", s.Name, s.Name, s.Name).To(r)
		}
	}
	return list
}

// declaredIn is the clause of declare that a variable is in, and where the directive is, if it is one of this unit.
type declaredIn struct {
	clause *pragma.ClauseDef
	span   source.Span
}

// declaredAllocatables are the allocatable variables of declare directives.
func declaredAllocatables(unit *frontend.Unit) map[*frontend.Symbol]declaredIn {
	out := map[*frontend.Symbol]declaredIn{}
	unit.EachConstruct(func(c *frontend.Construct) {
		if c.Directive.Def != accdir.DirDeclare {
			return
		}
		eachAllocatable(c, func(_ *pragma.Var, s *frontend.Symbol, clause *pragma.ClauseDef) {
			out[s] = declaredIn{clause, c.Directive.Span}
		})
	})
	return out
}

func eachAllocatable(c *frontend.Construct, f func(v *pragma.Var, s *frontend.Symbol, clause *pragma.ClauseDef)) {
	for _, cl := range c.Directive.Clauses {
		for _, a := range cl.Args {
			if v := c.Vars[a.Var]; a.Var != nil && v != nil && v.Symbol != nil && v.Symbol.Allocatable && cl.Def != accdir.ClauseLink {
				f(a.Var, v.Symbol, cl.Def)
			}
		}
	}
}

// scopeOf is that of a declare directive in a procedure, nil for other directives.
func scopeOf(c *frontend.Construct) *emit.Scope {
	if c.Directive.Def != accdir.DirDeclare || c.Routine == nil {
		return nil
	}
	s := &emit.Scope{}
	for _, j := range c.Routine.Jumps {
		if j.Word == "return" {
			s.Returns = append(s.Returns, j.Span)
		}
	}
	eachAllocatable(c, func(v *pragma.Var, sym *frontend.Symbol, clause *pragma.ClauseDef) {
		s.Allocated = append(s.Allocated, emit.NewAllocated(v.Name, clause))
	})
	return s
}
