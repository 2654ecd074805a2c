package c

import (
	"strings"

	"accc/dialects/llvm"
	"accc/frontend"
	"accc/ir"

	"modernc.org/cc/v4"
)

// A prologue is the beginning of a region, where pointers get storage that holds device addresses.
type prologue struct {
	frame *frame
	// alloca and store are the last ones for such pointers in data clauses, nil if there is none yet; those of private
	// copies follow.
	alloca, store *ir.Op
}

// variables is what the implicit rules ask about C's variables, which addresses of the llvm dialect do not say.
type variables struct {
	ir.Variables
	h *host
}

// Variables implements irgen.VariableHost.
func (h *host) Variables() ir.Variables { return &variables{llvm.Variables, h} }

// Address implements irgen.VariableHost.
func (h *host) Address(s *frontend.Symbol) (addr *ir.Value, global string) {
	d, ok := s.Host.(*cc.Declarator)
	if !ok {
		return nil, ""
	}
	if v := h.x.vars[h.key(s)]; v != nil {
		return v, ""
	}
	if g := h.globalOf(d); g != nil {
		return nil, g.name
	}
	return nil, ""
}

// MemberName implements irgen.VariableHost: locations have the names.
func (h *host) MemberName(o *ir.Op) string {
	if n, ok := o.Loc.(*ir.NameLoc); ok {
		if name, member := strings.CutPrefix(n.Name, "."); member {
			return name
		}
	}
	return ""
}

// Fields implements ir.Variables. The address of a member has its name in its location; members of unions, and of
// structures without a name, are at a distance in bytes that is no number of a member.
func (v *variables) Fields(o *ir.Op) []int64 {
	if o == nil || !o.Is(llvm.GEP) || o.NumOperands() != 1 {
		return nil
	}
	name := v.h.MemberName(o)
	if name == "" {
		return nil
	}
	if v.h.fields[name] == 0 {
		v.h.fields[name] = int64(len(v.h.fields) + 1)
	}
	return []int64{v.h.fields[name]}
}

// Inside implements ir.Variables: the storage of a pointer comes after that of the pointers in data clauses, before
// that of private copies and of variables declared inside.
func (v *variables) Inside(b *ir.Builder, addr, target, dev *ir.Value) *ir.Value {
	if addr == target || v.Holder(target) == nil {
		return dev
	}
	p := v.h.ended
	f := p.frame
	if f.one == nil {
		at := ir.At(f.entry)
		if first := f.entry.First(); first != nil {
			at.SetBefore(first)
		}
		at.Loc = ir.Unknown
		o := constantOp(at, ir.Integer(ir.I32(), 1), ir.I32())
		f.one, f.last = o.Result(0), o
	}
	if p.alloca == nil {
		p.alloca = f.one.Op()
	}
	at := ir.After(p.alloca)
	at.Loc = b.Loc
	o := allocaOp(at, ptrType(), f.one, 0)
	if f.last == p.alloca {
		f.last = o
	}
	p.alloca = o
	if p.store == nil {
		p.store = f.last
	}
	at = ir.After(p.store)
	at.Loc = target.Op().Loc
	p.store = at.Op(llvm.Store, ir.With{Operands: []*ir.Value{dev, o.Result(0)}, Types: []ir.Type{}})
	return o.Result(0)
}
