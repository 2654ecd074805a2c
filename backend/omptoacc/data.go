package omptoacc

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"accc/backend/quirks"
	"accc/dialects/acc"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/omp"
	"accc/ir"
	omprows "accc/irgen/decompose/omp"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// A motion is what a clause that maps variables becomes: entries, and copies that are made in any case before and after. pointers are those
// that defaultmap maps themselves.
type motion struct {
	entries, before, after []entry
	pointers               []copied
}

// mapped reads the map clauses of a construct with a region.
func (j *job) mapped(o *ir.Op) (m motion, err error) {
	for _, i := range omp.SlotMap.Of(o).Items {
		info := i.Value.Op()
		if info == nil || info.StringAttr("name") == "" {
			continue // a part of a variable
		}
		if i.Implied {
			if info.Attr("mapper_id") != nil {
				return m, fmt.Errorf("OpenACC has no mappers, and '%s' has one", info.StringAttr("name"))
			}
			if isDeep(info) {
				return m, aboutComponents(info)
			}
			if pointsAlone(info) && omp.SlotDefaultmap.Of(o).Has() && omprows.MapType(info) == "to" {
				m.pointers = append(m.pointers, copied{slot: acc.SlotFirstprivate, value: resolved(info.Operand(0)), loc: o.Loc})
				continue
			}
			if namesComponent(info) && isScalar(info) && !omp.SlotDefaultmap.Of(o).Has() {
				// Compilers get the values of such names wrong that no clause has.
				m.entries = append(m.entries, entry{clause: accdir.ClauseCopyin, info: info})
				continue
			}
			if member := throughPointer(o, info); j.Pointee != nil && o.Is(omp.Target) && member != nil && !j.structureInRegion(info) {
				m.entries = append(m.entries, entry{clause: accdir.ClauseCopyin, info: info, first: true, before: member})
				continue
			}
			if j.points(info) && !omp.SlotDefaultmap.Of(o).Has() && !j.inRegion(info) && !declared(o, info) && !privatized(o, info) {
				if name := nameOf(info); j.Pointee(ir.File(o.Loc), name) {
					m.entries = append(m.entries, entry{clause: accdir.ClauseNoCreate, info: info, first: true})
				} else {
					j.remark(Changed, o, "no section can be of what '%s' points to: compilers of OpenACC take its address as it is", name)
				}
				continue
			}
			if c := implied(o, info); c != nil && !privatized(o, info) {
				m.entries = append(m.entries, entry{clause: c, info: info})
			}
			continue
		}
		always, present, err := j.modifiers(info)
		if err != nil {
			return m, err
		}
		if pointsAlone(info) && mapsTarget(o, info) {
			continue // it is attached to what it points to
		}
		if pointsAlone(info) {
			return m, aboutPointer(info)
		}
		kind := omprows.MapType(info)
		clause := clauseFor(o, kind)
		if clause == nil {
			return m, fmt.Errorf("map(%s: %s) is for target exit data", kind, info.StringAttr("name"))
		}
		if present {
			clause = accdir.ClausePresent
		} else if j.points(info) && j.Pointee(ir.File(o.Loc), nameOf(info)) {
			m.entries = append(m.entries, entry{clause: accdir.ClauseNoCreate, info: info, first: true})
			continue
		}
		if always {
			if kind == "to" || kind == "tofrom" {
				m.before = append(m.before, j.updating(accdir.ClauseDevice, info))
			}
			if kind == "from" || kind == "tofrom" {
				m.after = append(m.after, j.updating(accdir.ClauseSelf, info))
			}
		}
		if name := info.StringAttr("name"); j.Pointee != nil && o.Is(omp.Target) && strings.Contains(name, "%") && isOfDummy(info.Operand(0)) && j.Choices.For.Have(quirks.ComponentOfDummy) {
			j.remark(Changed, o, "%s", quirks.ComponentOfDummy.Say(clause.Name, name))
		}
		if slices.ContainsFunc(m.entries, func(e entry) bool { return e.info.StringAttr("name") == info.StringAttr("name") }) {
			return m, fmt.Errorf("two clauses map '%s'", info.StringAttr("name"))
		}
		m.entries = append(m.entries, entry{clause: clause, info: info})
	}
	return m, nil
}

// isDeep reports whether OpenMP maps the allocatable components of a variable with it (5.2 §5.8.2), and the program relies on that: no clause
// of it maps a component of the type.
func isDeep(info *ir.Op) bool {
	t, ok := info.Attr("var_type").(*ir.TypeAttr)
	if !ok || !fir.OwnsMemory(t.Type) || info.BoolAttr("partial_map") {
		return false
	}
	module := info
	for module.ParentOp() != nil {
		module = module.ParentOp()
	}
	named := false
	ir.Walk(module, func(o *ir.Op) bool {
		if o.Is(omp.MapInfo) && o.StringAttr("name") != "" {
			at := o.Get("var_ptr").Op()
			named = named || at != nil && at.Is(fir.CoordinateOf) && fir.Pointee(at.Operand(0).Type()) == fir.ElementOf(t.Type)
		}
		return !named
	})
	return !named
}

func aboutComponents(info *ir.Op) error {
	return fmt.Errorf("OpenACC maps '%s' without its allocatable components, which OpenMP maps with it", info.StringAttr("name"))
}

// points reports whether a pointer of C is attached to what it points to, if that is on the device: it is named alone, or with a section of
// no elements (OpenMP 5.2 §5.8.6). Compilers of OpenACC do so where a clause names an element.
func (j *job) points(info *ir.Op) bool {
	bounds := info.GetAll("bounds")
	if j.Pointee == nil || len(bounds) != 1 || info.Result(0).Type() != llvm.Ptr() || bounds[0].Op() == nil || len(info.GetAll("members")) > 0 {
		return false
	}
	n, known := ir.ConstantInt(bounds[0].Op().Get("extent"))
	return known && n == 0 && ir.File(j.op.Loc) != nil
}

// throughPointer is a section of a member of a structure that a pointer leads to, if such sections are what is mapped of it, else nil. OpenMP maps what
// the region needs of the structure (5.2 §5.8.3); OpenACC attaches to the member if the structure is on the device.
func throughPointer(o, structure *ir.Op) *ir.Op {
	if !structure.BoolAttr("partial_map") {
		return nil
	}
	for _, i := range omp.SlotMap.Of(o).Items {
		if info := i.Value.Op(); info != nil && strings.HasPrefix(info.StringAttr("name"), structure.StringAttr("name")+"->") && len(info.GetAll("bounds")) > 0 {
			return info
		}
	}
	return nil
}

// nameOf is the variable that is mapped, without a section.
func nameOf(info *ir.Op) string {
	name, _, _ := strings.Cut(info.StringAttr("name"), "[")
	return name
}

// inRegion reports whether a data region around a directive maps a variable, or what it leads to.
func (j *job) inRegion(info *ir.Op) bool {
	for p := j.op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(omp.TargetData) && maps(p, info) {
			return true
		}
	}
	return false
}

// structureInRegion reports whether a data region around a directive maps the structure that a pointer leads to, not members alone: a pointer
// in it is attached then.
func (j *job) structureInRegion(info *ir.Op) bool {
	for p := j.op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(omp.TargetData) && slices.ContainsFunc(omp.SlotMap.Of(p).Items, func(i omp.Item) bool {
			return !i.Implied && nameOf(i.Value.Op()) == nameOf(info) && origin(i.Value.Op().Operand(0)) == origin(info.Operand(0))
		}) {
			return true
		}
	}
	return false
}

// isOfDummy reports whether an address is that of a dummy argument of Fortran, or of a component of one.
func isOfDummy(v *ir.Value) bool {
	for {
		v = resolved(v)
		o := v.Op()
		switch {
		case o == nil:
			_, function := ir.As[ir.FunctionLike](v.Block().ParentOp())
			return function
		case ir.Declared(o) != nil:
			v = ir.Declared(o)
		case o.Is(fir.CoordinateOf), o.Is(fir.Load):
			v = o.Operand(0)
		default:
			return false
		}
	}
}

// updating is an entry of an update.
func (j *job) updating(clause *pragma.ClauseDef, info *ir.Op) entry {
	e := entry{clause: clause, info: info}
	if j.Extent != nil && declared(j.op, info) {
		e.text = j.section(info)
	}
	return e
}

// section is all of an array that devices have, as a section: GCC transfers nothing where update names the array alone. The text is "" for what is a section
// already, and for scalars, which have none.
func (j *job) section(info *ir.Op) string {
	name := info.StringAttr("name")
	t, _ := info.Attr("var_type").(*ir.TypeAttr)
	switch {
	case t == nil || name != nameOf(info) || strings.ContainsAny(name, "(.%"):
		return ""
	case isScalar(info):
		if j.Choices.For.Have(quirks.UpdateOfDeclared) {
			j.remark(Changed, j.op, "%s", quirks.UpdateOfDeclared.Say(name))
		}
		return ""
	}
	if a, ok := t.Type.(*llvm.ArrayType); ok {
		return name + "[0:" + cmp.Or(j.Extent(ir.File(j.op.Loc), name), strconv.FormatInt(a.Len, 10)) + "]"
	}
	if a, ok := t.Type.(*fir.ArrayType); ok {
		return name + "(" + strings.Join(slices.Repeat([]string{":"}, len(a.Shape)), ", ") + ")"
	}
	return ""
}

// declared reports whether a variable is one that devices have.
func declared(at, info *ir.Op) bool {
	v := info.Operand(0)
	if o := resolved(v).Op(); o != nil && ir.Declared(o) != nil {
		v = ir.Declared(o)
	}
	g, ok := origin(v).(*ir.SymbolRefAttr)
	if !ok {
		return false
	}
	s := ir.LookupSymbol(at, g.Root)
	return s != nil && s.Attr("omp.declare_target") != nil
}

// modifiers are those of a mapped variable that matter.
func (j *job) modifiers(info *ir.Op) (always, present bool, err error) {
	switch name := info.StringAttr("name"); {
	case isDeep(info):
		return false, false, aboutComponents(info)
	case info.Attr("mapper_id") != nil:
		return false, false, fmt.Errorf("OpenACC has no mappers, and '%s' has one", name)
	case llvm.Ptr() == info.Result(0).Type() && hasSection(name, func(s pragma.Access) bool { return s.Stride != nil }):
		return false, false, fmt.Errorf("OpenACC takes no section with a stride: %s", name)
	case assumedSize(info):
		return false, false, fmt.Errorf("OpenACC has no assumed-size arrays: %s", name)
	}
	for _, w := range omprows.MapModifiers(info) {
		switch w {
		case "always":
			always = true
		case "present":
			present = true
		case "close":
			j.remark(Dropped, j.op, "close: a hint about which memory to use")
		default:
			return false, false, fmt.Errorf("OpenACC has no equivalent for the modifier '%s' of map", w)
		}
	}
	return always, present, nil
}

// assumedSize reports whether a section of a pointer has no length (OpenMP 6.0 §5.2.5): it is lowered as one without elements.
func assumedSize(info *ir.Op) bool {
	return hasSection(info.StringAttr("name"), func(s pragma.Access) bool { return s.Length == nil }) && slices.ContainsFunc(info.GetAll("bounds"), func(b *ir.Value) bool {
		n, known := ir.ConstantInt(b.Op().Get("extent"))
		return known && n == 0
	})
}

// hasSection reports whether a variable of C has a section of a kind.
func hasSection(name string, kind func(pragma.Access) bool) bool {
	v := pragma.ParseVar(ompdir.Table, name)
	return v != nil && slices.ContainsFunc(v.Path, func(s pragma.Access) bool { return s.Kind == pragma.Section && kind(s) })
}

// implied is the clause for a variable that no clause maps, nil if both languages treat it the same: scalars are firstprivate, and what is
// larger is copied unless it is present (OpenACC 3.3 §2.6.2, OpenMP 5.2 §5.8.7).
func implied(o, info *ir.Op) *pragma.ClauseDef {
	if !omp.SlotDefaultmap.Of(o).Has() {
		return nil
	}
	flags := omp.FlagsOf(info)
	switch kind := omprows.MapType(info); {
	case slices.Contains(omprows.MapModifiers(info), "present"):
		return accdir.ClausePresent
	case kind == "tofrom" && isScalar(info):
		return accdir.ClauseCopy
	case kind == "to", kind == "from":
		return clauseFor(o, kind)
	case kind != "tofrom" && flags&omp.MapStorage != 0 && !pointsAlone(info):
		return accdir.ClauseCreate
	}
	return nil
}

// namesComponent reports whether what is mapped is named by an associate name of a component.
func namesComponent(info *ir.Op) bool {
	d := info.Operand(0).Op()
	if d == nil || ir.Declared(d) == nil {
		return false
	}
	memory := ir.Declared(d).Op()
	return memory != nil && memory.Is(fir.CoordinateOf)
}

// privatized reports whether a leaf of the directive has copies of a variable: that of a loop.
func privatized(o, info *ir.Op) bool {
	at := origin(info.Operand(0))
	return slices.ContainsFunc(constructOf(o).ops[1:], func(x *ir.Op) bool {
		return slices.ContainsFunc(omprows.Of(x).Rows, func(r omprows.ClauseRow) bool {
			return (copying(r.Clause) || r.Clause == ompdir.ClauseLinear) && slices.ContainsFunc(r.Slot.Of(x).Items, func(i omp.Item) bool {
				return i.Value != nil && origin(i.Value) == at
			})
		})
	})
}

func isScalar(info *ir.Op) bool {
	t, _ := info.Attr("var_type").(*ir.TypeAttr)
	if t == nil {
		return false
	}
	switch t.Type.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.ComplexType, *fir.NumberType, *fir.CharType:
	default:
		if !llvm.IsLiteralStruct(t.Type) {
			return false
		}
	}
	return len(info.GetAll("bounds")) == 0
}

// pointsAlone reports whether a clause of C maps a pointer and not what it points to.
func pointsAlone(info *ir.Op) bool {
	t, _ := info.Attr("var_type").(*ir.TypeAttr)
	return t != nil && len(info.GetAll("bounds")) == 0 && (t.Type == llvm.Ptr() || isPointerMember(info))
}

// isPointerMember reports whether a clause of C maps a member that is a pointer.
func isPointerMember(info *ir.Op) bool {
	return info.Result(0).Type() == llvm.Ptr() && len(info.GetAll("var_ptr_ptr")) > 0
}

// aboutPointer says why a clause has no equivalent: a pointer in a data clause of OpenACC stands for what it points to.
func aboutPointer(info *ir.Op) error {
	return fmt.Errorf("the clause for %s is about the pointer itself", info.StringAttr("name"))
}

// mapsTarget reports whether a construct also maps what a pointer points to.
func mapsTarget(o, pointer *ir.Op) bool {
	if isPointerMember(pointer) {
		return slices.ContainsFunc(omp.SlotMap.Of(o).Items, func(i omp.Item) bool {
			return strings.HasPrefix(i.Value.Op().StringAttr("name"), pointer.StringAttr("name")+"[") && !i.Implied
		})
	}
	at := resolved(pointer.Operand(0))
	return slices.ContainsFunc(omp.SlotMap.Of(o).Items, func(i omp.Item) bool {
		v := i.Value.Op().Operand(0).Op()
		return v != nil && v.Is(llvm.Load) && resolved(v.Operand(0)) == at && !i.Implied
	})
}

// dataRegion converts target data.
func (j *job) dataRegion() error {
	if err := j.only(j.op); err != nil {
		return err
	}
	m, err := j.mapped(j.op)
	if err != nil {
		return err
	}
	cond := omp.SlotIf.Of(j.op).Value()
	var list []*spec
	for _, e := range m.entries {
		if name := e.info.StringAttr("name"); j.Pointee != nil && strings.Contains(name, "->") && len(e.info.GetAll("bounds")) > 0 && j.Choices.For.Have(quirks.ArrowInAccData) {
			j.remark(Changed, j.op, "%s", quirks.ArrowInAccData.Say(name))
		}
	}
	if len(m.entries) > 0 {
		list = append(list, &spec{def: acc.Data, entries: m.entries, cond: cond})
	}
	host := &spec{def: acc.HostData, cond: cond}
	for _, slot := range []omp.Slot{omp.SlotUseDevicePtr, omp.SlotUseDeviceAddr} {
		for _, v := range slot.Of(j.op).Values() {
			if info := v.Op(); info != nil && info.StringAttr("name") != "" && !slices.ContainsFunc(host.entries, func(e entry) bool {
				return e.info.StringAttr("name") == info.StringAttr("name")
			}) {
				if assumedSize(info) {
					return fmt.Errorf("OpenACC has no assumed-size arrays: %s", info.StringAttr("name"))
				}
				if isScalar(info) {
					return fmt.Errorf("use_device(%s): compilers of OpenACC take arrays and pointers only", info.StringAttr("name"))
				}
				host.entries = append(host.entries, entry{clause: accdir.ClauseUseDevice, info: info})
				host.ifPresent = host.ifPresent || !j.certain(info)
			}
		}
	}
	if len(host.entries) > 0 {
		list = append(list, host)
	}
	var taken error
	ir.Walk(j.op, func(o *ir.Op) bool {
		if o.Is(omp.Target) {
			for _, v := range omp.SlotIsDevicePtr.Of(o).Values() {
				if slices.ContainsFunc(host.entries, func(e entry) bool { return v.Op() != nil && e.info.StringAttr("name") == v.Op().StringAttr("name") }) {
					taken = fmt.Errorf("is_device_ptr(%s) in it is for the address that the region has: compilers of OpenACC take no such variable", v.Op().StringAttr("name"))
				}
			}
		}
		return taken == nil
	})
	if taken != nil {
		return taken
	}
	if len(list) == 0 {
		return errors.New("it maps nothing")
	}
	j.moves(m, cond)
	return j.onDevice(func() { j.around(j.op, list...) })
}

// moves makes the copies of always: of what is present already. What is not is copied by the construct.
func (j *job) moves(m motion, cond *ir.Value) {
	if len(m.before) > 0 {
		j.do(func() { j.alone(j.op, &spec{def: acc.Update, entries: m.before, cond: cond, ifPresent: true}) })
	}
	if len(m.after) > 0 {
		j.do(func() { j.after(j.op, &spec{def: acc.Update, entries: m.after, cond: cond, ifPresent: true}) })
	}
}

// enter converts target enter data.
func (j *job) enter() error {
	if err := j.only(j.op); err != nil {
		return err
	}
	s := &spec{def: acc.EnterData, cond: omp.SlotIf.Of(j.op).Value(), queueing: j.queue()}
	forced := &spec{def: acc.Update, cond: s.cond, queueing: s.queueing}
	err := j.moved(func(info *ir.Op, kind string, always bool) error {
		c := clauseFor(j.op, kind)
		if c == nil {
			return fmt.Errorf("map(%s: %s) is not for target enter data", kind, info.StringAttr("name"))
		}
		s.entries = append(s.entries, entry{clause: c, info: info})
		if always && c == accdir.ClauseCopyin {
			forced.entries = append(forced.entries, j.updating(accdir.ClauseDevice, info))
		}
		return nil
	})
	if err != nil {
		return err
	}
	return j.onDevice(func() { j.stand(s, forced) })
}

// exit converts target exit data. What delete says is said by a clause for all of a directive.
func (j *job) exit() error {
	if err := j.only(j.op); err != nil {
		return err
	}
	s := &spec{def: acc.ExitData, cond: omp.SlotIf.Of(j.op).Value(), queueing: j.queue()}
	final := &spec{def: acc.ExitData, cond: s.cond, finalize: true, queueing: s.queueing}
	forced := &spec{def: acc.Update, cond: s.cond, ifPresent: true, queueing: s.queueing}
	err := j.moved(func(info *ir.Op, kind string, always bool) error {
		c := clauseFor(j.op, kind)
		switch {
		case c == nil:
			return fmt.Errorf("map(%s: %s) is not for target exit data", kind, info.StringAttr("name"))
		case kind == "delete" && j.inRegion(info):
			return fmt.Errorf("map(delete: %s) ends what the data region around maps, which OpenACC does not allow", info.StringAttr("name"))
		case kind == "delete":
			final.entries = append(final.entries, entry{clause: c, info: info})
			return nil
		case always && c == accdir.ClauseCopyout:
			forced.entries = append(forced.entries, j.updating(accdir.ClauseSelf, info))
		}
		s.entries = append(s.entries, entry{clause: c, info: info})
		return nil
	})
	if err != nil {
		return err
	}
	return j.onDevice(func() { j.stand(forced, s, final) })
}

// update converts target update. OpenMP skips what is not present.
func (j *job) update() error {
	if err := j.only(j.op); err != nil {
		return err
	}
	s := &spec{def: acc.Update, cond: omp.SlotIf.Of(j.op).Value(), queueing: j.queue()}
	for _, i := range omp.SlotMap.Of(j.op).Items {
		info := i.Value.Op()
		if i.Implied || info.StringAttr("name") == "" {
			continue
		}
		_, present, err := j.modifiers(info)
		if err != nil {
			return err
		}
		if pointsAlone(info) && mapsTarget(j.op, info) {
			continue
		}
		if pointsAlone(info) {
			return aboutPointer(info)
		}
		c := accdir.ClauseSelf
		if omp.FlagsOf(info)&omp.MapTo != 0 {
			c = accdir.ClauseDevice
		}
		s.entries = append(s.entries, j.updating(c, info))
		s.ifPresent = s.ifPresent || !present && !j.certain(info)
	}
	return j.onDevice(func() { j.stand(s) })
}

// moved calls f for each variable of the map clauses of a directive that governs nothing.
func (j *job) moved(f func(info *ir.Op, kind string, always bool) error) error {
	for _, i := range omp.SlotMap.Of(j.op).Items {
		info := i.Value.Op()
		if i.Implied || info.StringAttr("name") == "" {
			continue
		}
		always, present, err := j.modifiers(info)
		if err != nil {
			return err
		}
		if present {
			j.remark(Changed, j.op, "present: data that is not present is no error in this directive of OpenACC")
		}
		if pointsAlone(info) && mapsTarget(j.op, info) {
			continue
		}
		if pointsAlone(info) {
			return aboutPointer(info)
		}
		if err := f(info, omprows.MapType(info), always); err != nil {
			return err
		}
	}
	return nil
}

// stand makes directives that govern nothing, those that have variables, and removes the construct.
func (j *job) stand(list ...*spec) {
	for _, s := range list {
		if len(s.entries) > 0 {
			j.alone(j.op, s)
		}
	}
	j.Gone = append(j.Gone, j.op)
}

// maps reports whether a data region maps a variable.
func maps(region, info *ir.Op) bool {
	at := origin(info.Operand(0))
	return slices.ContainsFunc(omp.SlotMap.Of(region).Items, func(i omp.Item) bool { return !i.Implied && origin(i.Value.Op().Operand(0)) == at })
}

// certain reports whether a variable is known to be on the device: a directive around or before maps it, or it is declared there.
func (j *job) certain(info *ir.Op) bool {
	if declared(j.op, info) {
		return true
	}
	for o := j.op; o != nil; o = o.ParentOp() {
		if o.Is(omp.TargetData) && maps(o, info) {
			return true
		}
		for x := o.Prev(); x != nil; x = x.Prev() {
			switch {
			case x.Is(omp.TargetEnterData) && maps(x, info):
				return !omp.SlotIf.Of(x).Has()
			case x.Is(omp.TargetExitData) && maps(x, info):
				return false
			}
		}
	}
	return false
}

func functionOf(o *ir.Op) *ir.Op {
	for o.ParentOp() != nil && o.ParentOp().ParentOp() != nil {
		o = o.ParentOp()
	}
	return o
}

func isInside(o, around *ir.Op) bool {
	for ; o != nil; o = o.ParentOp() {
		if o == around {
			return true
		}
	}
	return false
}

// origin identifies a variable: a global, or the address of its memory; what a pointer points to by the pointer.
func origin(v *ir.Value) any {
	v = resolved(v)
	op := v.Op()
	switch {
	case op == nil:
		return v
	case op.Is(llvm.AddressOf):
		return op.Attr("global_name")
	case op.Is(fir.AddressOf):
		return op.Attr("symbol")
	case op.Is(llvm.Load), op.Is(fir.Load), op.Is(llvm.GEP):
		return origin(op.Operand(0))
	case ir.Declared(op) != nil:
		return op.Attr("uniq_name")
	}
	return v
}

// onDevice does the rest on the device that a directive names. OpenACC has one device at a time.
func (j *job) onDevice(do func()) error {
	i := omp.SlotDevice.Of(j.op)
	if !i.Has() {
		j.do(do)
		return nil
	}
	if slices.Contains(i.Items[0].Modifiers, "ancestor") {
		return errors.New("device(ancestor) runs on the host")
	}
	if !isConst(resolved(i.Value()), 0) {
		return errors.New("device names a device for one construct; OpenACC has one for the thread (acc_set_device_num)")
	}
	j.differs(j.op, omprows.Of(j.op).Directive, ompdir.ClauseDevice)
	j.do(do)
	return nil
}
