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

// A Pick is what a clause says for a target.
type Pick struct {
	Found bool
	// Arguments has no values where the clause appears without an argument.
	Arguments
}

// Choose finds what the clause says for a target.
func (s Slot) Choose(t Target, o *ir.Op) (p Pick) {
	best := 0
	held := s.Of(o)
	for _, g := range held.Groups {
		if rank := t[g.Device]; rank > best {
			best, p = rank, Pick{Found: true, Arguments: g}
		}
	}
	for _, d := range held.Bare {
		if rank := t[d]; rank > best {
			best, p = rank, Pick{Found: true, Arguments: Arguments{Device: d}}
		}
	}
	return p
}

// Given reports whether the clause says anything, with or without an argument, for a target.
func (s Slot) Given(t Target, o *ir.Op) bool { return s.Choose(t, o).Found }

// AsyncOf is the async clause of any operation that can have one.
func AsyncOf(t Target, o *ir.Op) Pick {
	if o.Def().HasOperands(SlotAsyncQueue.Values) {
		return SlotAsyncQueue.Choose(t, o)
	}
	return SlotAsync.Choose(t, o)
}

// WaitOf is the wait clause of any operation that can have one.
func WaitOf(t Target, o *ir.Op) Pick {
	if o.Def().HasOperands(SlotWaitQueues.Device) {
		return SlotWaitQueues.Choose(t, o)
	}
	return SlotWait.Choose(t, o)
}
