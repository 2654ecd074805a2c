package acc

import "accc/ir"

// A Target orders the device types that count where a program is made for a device.
type Target map[DeviceType]int

// Any is a device of which nothing is known: what is said for the default type beats what is said for all types, which beats
// what is said without device_type (OpenACC 3.3 §2.4).
var Any = Target{DeviceDefault: 3, DeviceStar: 2, DeviceNone: 1}

// For is a device of a type: what is said for that type comes first.
func For(t DeviceType) Target {
	return Target{t: 4, DeviceDefault: 3, DeviceStar: 2, DeviceNone: 1}
}

// A Pick is what a clause that may be given per device type says.
type Pick struct {
	Found  bool
	Values []*ir.Value // none: the clause stands without an argument
	Index  int         // of the values' device type in its list, -1 where there are no values
}

// Choose finds what a clause says. operands is the name of its operand group, types that of the device types of the operands, bare
// that of the device types for which it stands alone; segments, where not "", says how many operands belong to each device type.
func (t Target) Choose(o *ir.Op, operands, types, bare, segments string) Pick {
	best, p := 0, Pick{Index: -1}
	vals := o.GetAll(operands)
	var sizes []int64
	if segments != "" {
		if d, ok := o.Attr(segments).(*ir.DenseArrayAttr); ok {
			sizes = d.Values
		}
	}
	list := DeviceTypesOf(o.Attr(types))
	if list == nil && len(vals) > 0 {
		list = []DeviceType{DeviceNone}
		if sizes == nil {
			sizes = []int64{int64(len(vals))}
		}
	}
	at := 0
	for i, typ := range list {
		n := 1
		if i < len(sizes) {
			n = int(sizes[i])
		}
		if rank := t[typ]; rank > best && at+n <= len(vals) {
			best, p = rank, Pick{true, vals[at : at+n], i}
		}
		at += n
	}
	if bare == "" {
		return p
	}
	for _, typ := range DeviceTypesOf(o.Attr(bare)) {
		if rank := t[typ]; rank > best {
			best, p = rank, Pick{Found: true, Index: -1}
		}
	}
	return p
}

// Best is the place in a list of device types of the one that counts, -1 where none does.
func (t Target) Best(list []DeviceType) int {
	best, at := 0, -1
	for i, typ := range list {
		if rank := t[typ]; rank > best {
			best, at = rank, i
		}
	}
	return at
}

// Given tells whether a clause without arguments ("seq") is there.
func (t Target) Given(o *ir.Op, name string) bool { return t.Best(DeviceTypesOf(o.Attr(name))) >= 0 }

// Expect is an attribute of an operation that reads an integer: what it is in most programs. Front ends set it where kernels are much
// better for it, as with the distance of the elements of an array that may be a section.
const Expect = "accc.expect"
