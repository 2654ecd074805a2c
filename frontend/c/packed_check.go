package c

import (
	"strings"

	"accc/frontend/c/cpp"

	"modernc.org/cc/v4"
)

// checkPacked verifies that cc/v4's layout of the packed records is gcc's, and reports those for which it is not.
func (b *builder) checkPacked(records []*packedRecord) {
	byOffset := make(map[int]*packedRecord, len(records))
	for _, p := range records {
		byOffset[p.at] = p
	}
	Walk(b.u.AST.TranslationUnit, func(n cc.Node) bool {
		if s, ok := n.(*cc.StructOrUnionSpecifier); ok && s.Case == cc.StructOrUnionSpecifierDef {
			r, isRecord := s.Type().(packedType)
			if p := byOffset[position(s).Offset]; isRecord && p != nil && position(s).Filename == unitName {
				if why := p.misplaced(r); why != "" {
					if strings.HasPrefix(why, "bit-field ") {
						// The program is consistent with itself: only what leaves it, as a file does, has another form.
						cpp.RulePack.New(b.u.TokenSpan(s.StructOrUnion.Token), "this packed structure is not laid out as by gcc").Label("%s", why).
							Note("gcc lets bit-fields cross the units of their types").To(b.check.report)
						return true
					}
					b.check.failed = true
					d := RuleNotYet.New(b.u.TokenSpan(s.StructOrUnion.Token), "not yet handled: the layout of this packed structure").Label("%s", why)
					d.Note("declare members of one byte each, or of types that fill whole bytes, in its place").To(b.check.report)
				}
			}
		}
		return true
	})
}

// A packedType is a struct or a union.
type packedType interface {
	cc.Type
	NumFields() int
	FieldByIndex(int) *cc.Field
}

// misplaced says in which way a packed record differs from gcc's layout, "" if it does not: each member comes right after the one
// before it, as far as its alignment in the record lets it.
func (p *packedRecord) misplaced(r packedType) string {
	marked := p.members
	at, size, align := int64(0), int64(0), int64(1) // at is in bits
	fields := false
	for i := range r.NumFields() {
		f := r.FieldByIndex(i)
		if r.Kind() == cc.Union {
			at = 0
		}
		own := int64(f.Type().Align())
		switch {
		case f.IsBitfield() && p.limit == 1:
			if f.ValueBits() == 0 || f.Offset()*8+int64(f.OffsetBits()) != at {
				return "bit-field " + f.Name()
			}
			at += f.ValueBits()
		case f.IsBitfield():
			if p.limit > 0 && f.Type().Size() > p.limit {
				return "bit-field " + f.Name()
			}
			fields = true
			align = max(align, own)
		default:
			if isMarked(f.Type()) {
				marked--
			}
			if at = alignUp(alignUp(at, 8), 8*own); p.limit > 0 && own > p.limit || !fields && f.Offset()*8 != at {
				return "member " + f.Name()
			}
			at = f.Offset() * 8
			if !f.IsFlexibleArrayMember() {
				at += 8 * f.Type().Size()
			}
			align = max(align, own)
		}
		size = max(size, alignUp(at, 8)/8)
	}
	switch own := int64(r.Align()); {
	case marked != 0:
		return "a member's alignment"
	case !fields && (own != align && !p.explicit || own < align):
		return "its alignment"
	case !fields && r.Size() != alignUp(size, own):
		return "its size"
	}
	return ""
}

// isMarked reports whether a member has the alignment that declare wrote.
func isMarked(t cc.Type) bool {
	for {
		if a := t.Attributes(); a != nil && a.IsAttrSet(packedMember) {
			return true
		}
		a, ok := t.(*cc.ArrayType)
		if !ok {
			return false
		}
		t = a.Elem()
	}
}

func alignUp(n, align int64) int64 { return (n + align - 1) / align * align }
