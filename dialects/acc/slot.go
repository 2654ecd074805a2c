package acc

import (
	"slices"

	"accc/dialects/accc"
	"accc/ir"
	"accc/ir/constraint"
)

// A Slot is where an operation holds the arguments of one clause. The names are those of LLVM 22's operand groups
// and attributes; nothing outside of this package spells them. Of reads what an operation holds, Put writes it, and
// the two are inverse.
//
//	acc.SlotNumGangs.Of(parallel).For(acc.DeviceNvidia)    // the values of num_gangs for one device type
//	acc.SlotAsync.Choose(acc.Any, parallel)                // the ones that count on a device
type Slot struct {
	// Values is the operand group of the arguments, or the attribute that lists them where they are constants.
	Values string
	// Types is the attribute with the device type of each argument, or of each segment of arguments; "" where the
	// operation does not tell device types apart.
	Types string
	// Segments is the attribute that says how many arguments each device type has; "" where it is one.
	Segments string
	// Bare is the attribute that says that the clause appears without an argument: for which device types, or for all.
	Bare string
	// Kinds is the attribute that says what each argument is: num, dim or static of gang.
	Kinds string
	// Device is the attribute that marks segments whose first value is a device number (wait(devnum: ...)), or the
	// operand group of the device number where there are no device types.
	Device string
	// form says how constants and bare clauses are stored.
	form slotForm
}

// slotForm tells how a slot's attributes are typed.
type slotForm uint8

const (
	slotLists  slotForm = iota // Bare lists device types, Values lists constants
	slotUnit                   // Bare is a unit attribute
	slotSingle                 // Bare or Values is one attribute instead of a list
)

// The slots of clauses that hold values, by clause.
var (
	SlotIf           = Slot{Values: "ifCond"}
	SlotSelf         = Slot{Values: "selfCond", Bare: "selfAttr", form: slotUnit}
	SlotDefault      = Slot{Values: "defaultAttr", form: slotSingle}
	SlotAsync        = Slot{Values: "asyncOperands", Types: "asyncOperandsDeviceType", Bare: "asyncOnly"}
	SlotWait         = Slot{Values: "waitOperands", Types: "waitOperandsDeviceType", Segments: "waitOperandsSegments", Bare: "waitOnly", Device: "hasWaitDevnum"}
	SlotNumGangs     = Slot{Values: "numGangs", Types: "numGangsDeviceType", Segments: "numGangsSegments"}
	SlotNumWorkers   = Slot{Values: "numWorkers", Types: "numWorkersDeviceType"}
	SlotVectorLength = Slot{Values: "vectorLength", Types: "vectorLengthDeviceType"}

	// Of acc.loop.
	SlotCollapse    = Slot{Values: "collapse", Types: "collapseDeviceType"}
	SlotGang        = Slot{Values: "gangOperands", Types: "gangOperandsDeviceType", Segments: "gangOperandsSegments", Bare: "gang", Kinds: "gangOperandsArgType"}
	SlotWorker      = Slot{Values: "workerNumOperands", Types: "workerNumOperandsDeviceType", Bare: "worker"}
	SlotVector      = Slot{Values: "vectorOperands", Types: "vectorOperandsDeviceType", Bare: "vector"}
	SlotTile        = Slot{Values: "tileOperands", Types: "tileOperandsDeviceType", Segments: "tileOperandsSegments"}
	SlotSeq         = Slot{Bare: "seq"}
	SlotIndependent = Slot{Bare: "independent"}
	SlotAuto        = Slot{Bare: "auto_"}
	SlotForce       = SlotOf(accc.ForceCollapse)
	SlotShortloop   = SlotOf(accc.Shortloop)

	// Of acc.routine, in addition to SlotSeq.
	SlotRoutineGang   = Slot{Values: "gangDim", Types: "gangDimDeviceType", Bare: "gang"}
	SlotRoutineWorker = Slot{Bare: "worker"}
	SlotRoutineVector = Slot{Bare: "vector"}
	SlotBindName      = Slot{Values: "bindIdName", Types: "bindIdNameDeviceType"}
	SlotBindString    = Slot{Values: "bindStrName", Types: "bindStrNameDeviceType"}
	SlotNohost        = Slot{Bare: "nohost", form: slotUnit}
	SlotNamed         = SlotOf(accc.Named)

	// Of directives that do not tell device types apart.
	SlotAsyncQueue   = Slot{Values: "asyncOperand", Bare: "async", form: slotUnit}
	SlotWaitQueues   = Slot{Values: "waitOperands", Bare: "wait", Device: "waitDevnum", form: slotUnit}
	SlotWaitArgument = Slot{Values: "waitOperands", Device: "waitDevnum"}
	SlotDeviceTypes  = Slot{Bare: "device_types"}
	SlotDeviceType   = Slot{Bare: "device_type", form: slotSingle}
	SlotDeviceNum    = Slot{Values: "deviceNum"}
	SlotDefaultAsync = Slot{Values: "defaultAsync"}
	SlotFinalize     = Slot{Bare: "finalize", form: slotUnit}
	SlotIfPresent    = Slot{Bare: "ifPresent", form: slotUnit}

	// Variables.
	SlotData         = Slot{Values: "dataClauseOperands"}
	SlotPrivate      = Slot{Values: "privateOperands"}
	SlotFirstprivate = Slot{Values: "firstprivateOperands"}
	SlotReduction    = Slot{Values: "reductionOperands"}
)

// SlotOf is the slot of a clause that LLVM's dialect has no room for, and that an attribute of accc holds: whether it
// is there, for which device types, or its argument, which is a constant.
func SlotOf(a *accc.Attr) Slot {
	switch a.Type.Name {
	case constraint.UnitAttr.Name:
		return Slot{Bare: a.Name, form: slotUnit}
	case accc.Devices.Name:
		return Slot{Bare: a.Name}
	}
	return Slot{Values: a.Name, form: slotSingle}
}

// CopySlots are the slots of the clauses that make copies of variables.
var CopySlots = []Slot{SlotPrivate, SlotFirstprivate, SlotReduction}

// Held is what an operation holds of a clause.
type Held struct {
	// Groups are the arguments, in the order of the operation.
	Groups []Arguments
	// Bare are the device types for which the clause appears without an argument; DeviceNone where it is for all.
	Bare []DeviceType
}

// Arguments are the arguments that a clause has for one device type.
type Arguments struct {
	Device DeviceType
	// Number is the number of the device whose queues are waited for, or nil.
	Number *ir.Value
	// Values are arguments computed at run time, Constants those known to the compiler; a slot has one of the two.
	Values    []*ir.Value
	Constants []ir.Attribute
	// Kinds say what each of Values is, where a clause has several kinds of arguments.
	Kinds []GangArg
}

// Empty reports whether the clause is not there.
func (h Held) Empty() bool { return len(h.Groups) == 0 && len(h.Bare) == 0 }

// PerDevice reports whether the clause says something for some device types only.
func (h Held) PerDevice() bool {
	return slices.ContainsFunc(h.Groups, func(a Arguments) bool { return a.Device != DeviceNone }) ||
		slices.ContainsFunc(h.Bare, func(d DeviceType) bool { return d != DeviceNone })
}

// For is what the clause says for exactly one device type; ok is false where it says nothing. Without an argument,
// the arguments have no values.
func (h Held) For(d DeviceType) (a Arguments, ok bool) {
	for _, g := range h.Groups {
		if g.Device == d {
			return g, true
		}
	}
	if slices.Contains(h.Bare, d) {
		return Arguments{Device: d}, true
	}
	return Arguments{}, false
}

// Operands are the values in the slot for all device types, none where the operation has no such slot.
func (s Slot) Operands(o *ir.Op) []*ir.Value {
	if s.Values == "" || !o.Def().HasOperands(s.Values) {
		return nil
	}
	return o.GetAll(s.Values)
}

// Operand is the only value in the slot, or nil.
func (s Slot) Operand(o *ir.Op) *ir.Value {
	if vals := s.Operands(o); len(vals) > 0 {
		return vals[0]
	}
	return nil
}

// Range is where the values of the slot begin and end among the operands of an operation that has the slot.
func (s Slot) Range(o *ir.Op) (lo, hi int) {
	return o.GroupRange(slices.IndexFunc(o.Def().Operands, func(g ir.OperandSpec) bool { return g.Name == s.Values }))
}

// Constant is the only constant in the slot, or nil.
func (s Slot) Constant(o *ir.Op) ir.Attribute { return o.Attr(s.Values) }

// BareTypes are the device types for which the clause appears without an argument.
func (s Slot) BareTypes(o *ir.Op) []DeviceType {
	switch {
	case s.Bare == "":
		return nil
	case s.form == slotUnit:
		if o.BoolAttr(s.Bare) {
			return []DeviceType{DeviceNone}
		}
		return nil
	case s.form == slotSingle:
		if t, ok := DeviceTypeEnum.Of(o.Attr(s.Bare)); ok {
			return []DeviceType{DeviceType(t)}
		}
		return nil
	}
	return DeviceTypesOf(o.Attr(s.Bare))
}

// Alone reports whether the clause appears without an argument, for whatever device type.
func (s Slot) Alone(o *ir.Op) bool { return len(s.BareTypes(o)) > 0 }

// Of reads what an operation holds of the clause.
func (s Slot) Of(o *ir.Op) Held {
	h := Held{Bare: s.BareTypes(o)}
	types := DeviceTypesOf(o.Attr(s.Types))
	device := func(i int) DeviceType {
		if i < len(types) {
			return types[i]
		}
		return DeviceNone
	}
	vals := s.Operands(o)
	if s.Device != "" && o.Def().HasOperands(s.Device) {
		// A directive without device types: one group.
		if number := o.Get(s.Device); number != nil || len(vals) > 0 {
			h.Groups = []Arguments{{Number: number, Values: vals}}
		}
		return h
	}
	if len(vals) == 0 {
		h.Groups = s.constants(o, device)
		return h
	}
	sizes := s.sizes(o, len(vals))
	numbered, _ := o.Attr(s.Device).(*ir.ArrayAttr)
	kinds, _ := o.Attr(s.Kinds).(*ir.ArrayAttr)
	at := 0
	for i, n := range sizes {
		n = min(n, len(vals)-at)
		a := Arguments{Device: device(i), Values: vals[at : at+n : at+n]}
		for k := at; kinds != nil && k < at+n && k < len(kinds.Elems); k++ {
			if e, ok := kinds.Elems[k].(*ir.EnumAttr); ok {
				a.Kinds = append(a.Kinds, GangArg(e.Value))
			}
		}
		if numbered != nil && i < len(numbered.Elems) && numbered.Elems[i] == ir.Attribute(ir.Bool(true)) && n > 0 {
			a.Number, a.Values = a.Values[0], a.Values[1:]
		}
		h.Groups = append(h.Groups, a)
		at += n
	}
	return h
}

// sizes are the numbers of values of each device type.
func (s Slot) sizes(o *ir.Op, all int) []int {
	switch d, ok := o.Attr(s.Segments).(*ir.DenseArrayAttr); {
	case ok:
		sizes := make([]int, len(d.Values))
		for i, n := range d.Values {
			sizes[i] = int(n)
		}
		return sizes
	case s.Types == "" || s.Segments != "":
		return []int{all}
	}
	return slices.Repeat([]int{1}, all)
}

// constants are the groups of a slot whose arguments are attributes.
func (s Slot) constants(o *ir.Op, device func(int) DeviceType) (groups []Arguments) {
	if s.Values == "" || o.Def().HasOperands(s.Values) {
		return nil
	}
	switch a := o.Attr(s.Values).(type) {
	case nil:
	case *ir.ArrayAttr:
		for i, e := range a.Elems {
			groups = append(groups, Arguments{Device: device(i), Constants: []ir.Attribute{e}})
		}
	default:
		groups = append(groups, Arguments{Constants: []ir.Attribute{a}})
	}
	return groups
}

// Put writes what the clause says into an operation in the making. A clause that says nothing leaves no trace.
func (s Slot) Put(d *ir.Draft, h Held) {
	var types, numbered, kinds, constants []ir.Attribute
	var sizes []int64
	for _, g := range h.Groups {
		vals := g.Values
		if g.Number != nil && s.Types == "" {
			d.Add(s.Device, g.Number)
		} else if g.Number != nil {
			vals = append([]*ir.Value{g.Number}, vals...)
		}
		if len(vals) > 0 {
			d.Add(s.Values, vals...)
		}
		constants = append(constants, g.Constants...)
		types = append(types, g.Device.Attr())
		sizes = append(sizes, int64(len(vals)))
		numbered = append(numbered, ir.Bool(g.Number != nil))
		for _, k := range g.Kinds {
			kinds = append(kinds, k.Attr())
		}
	}
	if len(h.Groups) > 0 {
		switch {
		case len(constants) == 0:
		case s.form == slotSingle:
			d.Set(s.Values, constants[0])
		default:
			d.Set(s.Values, ir.ArrayOf(constants...))
		}
		if s.Types != "" {
			d.Set(s.Types, ir.ArrayOf(types...))
			if s.Device != "" {
				d.Set(s.Device, ir.ArrayOf(numbered...))
			}
		}
		if s.Segments != "" {
			d.Set(s.Segments, ir.DenseArray(ir.I32(), sizes))
		}
		if s.Kinds != "" && len(kinds) > 0 {
			d.Set(s.Kinds, ir.ArrayOf(kinds...))
		}
	}
	s.putBare(d, h.Bare)
}

func (s Slot) putBare(d *ir.Draft, bare []DeviceType) {
	switch {
	case len(bare) == 0:
	case s.form == slotUnit:
		d.Set(s.Bare, ir.Unit())
	case s.form == slotSingle:
		d.Set(s.Bare, bare[0].Attr())
	default:
		d.Set(s.Bare, deviceTypes(bare))
	}
}

func deviceTypes(list []DeviceType) ir.Attribute {
	var elems []ir.Attribute
	for _, t := range list {
		elems = append(elems, t.Attr())
	}
	return ir.ArrayOf(elems...)
}

// Move takes the device types for which another clause appears without an argument: auto becomes independent.
func (s Slot) Move(o *ir.Op, from Slot) {
	o.SetAttr(s.Bare, o.Attr(from.Bare))
	o.SetAttr(from.Bare, nil)
}

// CopyTo makes an operation hold what another one of the same definition holds of the clause.
func (s Slot) CopyTo(o, from *ir.Op) {
	if s.Values != "" && o.Def().HasOperands(s.Values) {
		o.SetAll(s.Values, from.GetAll(s.Values))
	} else if s.Values != "" {
		o.SetAttr(s.Values, from.Attr(s.Values))
	}
	for _, name := range s.attributes() {
		o.SetAttr(name, from.Attr(name))
	}
}

// Drop takes the clause from an operation.
func (s Slot) Drop(o *ir.Op) {
	if s.Values != "" && o.Def().HasOperands(s.Values) {
		o.SetAll(s.Values, nil)
	} else if s.Values != "" {
		o.SetAttr(s.Values, nil)
	}
	for _, name := range s.attributes() {
		o.SetAttr(name, nil)
	}
}

// attributes are the names of the attributes that describe the arguments.
func (s Slot) attributes() (names []string) {
	for _, name := range []string{s.Types, s.Segments, s.Bare, s.Kinds} {
		if name != "" {
			names = append(names, name)
		}
	}
	return names
}
