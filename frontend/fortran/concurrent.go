package fortran

import (
	"slices"

	"accc/pragma"
	"accc/pragma/acc"
	"accc/pragma/omp"
)

// offloads reports whether a do concurrent that comes next can be a parallel loop of the device: nothing around it is for a device or for
// threads already, and it is in no procedure that such a loop may call. why tells what keeps a loop on the host that could do otherwise.
func (b *builder) offloads() (ok bool, why string) {
	if b.pending != nil || b.top() == nil {
		return false, ""
	}
	for _, f := range b.frames {
		switch {
		case f.by != nil, f.block != nil && isConcurrent(f.block):
			return false, ""
		case f.dir == nil, f.dir.Def == acc.DirData, f.dir.Def == acc.DirHostData, f.dir.Def == omp.DirTargetData:
		case isForDevices(f.dir.Def):
			return false, ""
		default:
			return false, "it is in the region of " + nameOf(f.dir.Def)
		}
	}
	u := b.unit()
	if p, ok := subprogram(u); ok && slices.ContainsFunc(p.Prefix, func(x *Prefix) bool { return x.Word == "pure" || x.Word == "elemental" }) {
		return false, "it is in a pure procedure, which may have no directives"
	}
	return !slices.ContainsFunc(u.Spec, func(i *Item) bool {
		return i.Dir != nil && (i.Dir.Def == acc.DirRoutine || i.Dir.Def == omp.DirDeclareTarget)
	}), ""
}

// isForDevices reports whether the region of a construct is executed by a device.
func isForDevices(d *pragma.DirectiveDef) bool {
	return d.Table == acc.Table || d.Is(omp.DirTarget)
}

func isConcurrent(b *Block) bool {
	n, ok := b.Head.Node.(*DoStmt)
	return ok && n.Concurrent != nil
}

func subprogram(u *ProgUnit) (*SubprogramStmt, bool) {
	if u.Stmt == nil {
		return nil, false
	}
	p, ok := u.Stmt.Node.(*SubprogramStmt)
	return p, ok
}

// parallelLoop is the directive that do concurrent means on a device, where the statement is: a parallel loop that reduces the variables of
// reduce. Those of local and local_init belong to an iteration anyway, and the others are shared.
func (b *builder) parallelLoop(s *Stmt, h *Concurrent) *Dir {
	at := b.span(s)
	var toks []pragma.Token
	var of []int32
	add := func(kind pragma.TokenKind, words ...string) {
		for _, w := range words {
			toks, of = append(toks, pragma.Token{Kind: kind, Text: w, Span: at}), append(of, s.First)
		}
	}
	add(pragma.Ident, "parallel", "loop")
	for _, l := range h.Locality {
		if l.Kind != "reduce" {
			continue
		}
		for _, n := range l.Names {
			add(pragma.Ident, "reduction")
			add(pragma.Punct, "(")
			switch l.Op {
			case "max", "min", "iand", "ior", "ieor":
				add(pragma.Ident, l.Op)
			default:
				add(pragma.Punct, l.Op)
			}
			add(pragma.Punct, ":")
			toks, of = append(toks, pragma.Token{Kind: pragma.Ident, Text: n.Text, Span: b.r.spanOf(n.Tok, n.Tok)}), append(of, n.Tok)
			add(pragma.Punct, ")")
		}
	}
	d := &Dir{Directive: pragma.ParseFortran(acc.Table, at, toks, false, counting{b.r}), Line: b.line, First: s.First, Last: s.First, Sentinel: at, last: s.First, of: of}
	d.Implied = true
	b.dirs = append(b.dirs, d)
	return d
}
