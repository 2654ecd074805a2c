package acc

import "accc/ir"

func init() { Dialect.Unreadable = unreadable }

// unreadable reports whether mlir-opt 22 prints an operation in a short form that it does not read, or reads as
// another operation: lists of device types without value that end the clause, or that are lost before values, and gang
// with arguments for several device types.
func unreadable(o *ir.Op) bool {
	for _, c := range []struct {
		only, values string
		lost         bool // before values
	}{
		{"asyncOnly", "asyncOperands", true},
		{"waitOnly", "waitOperands", false},
		{"worker", "workerNumOperands", true},
		{"vector", "vectorOperands", true},
	} {
		only := o.Attr(c.only)
		if len(DeviceTypesOf(only)) == 0 || o.Is(Routine) {
			continue
		}
		n, ok := count(o, c.values)
		switch {
		case !ok:
		case n == 0 && !onlyNone(only), n > 0 && c.lost:
			return true
		}
	}
	if o.Is(Routine) {
		gang := o.Attr("gang")
		return len(DeviceTypesOf(gang)) > 0 && !onlyNone(gang) && len(DeviceTypesOf(o.Attr("gangDimDeviceType"))) == 0
	}
	segments, _ := o.Attr("gangOperandsSegments").(*ir.DenseArrayAttr)
	return segments != nil && len(segments.Values) > 1
}

// count is the number of operands in a group, if the operation has the group.
func count(o *ir.Op, group string) (int, bool) {
	for i, g := range o.Def().Operands {
		if g.Name == group {
			return len(o.Group(i)), true
		}
	}
	return 0, false
}
