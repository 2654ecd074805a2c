package offloadtorun

import (
	"accc/dialects/conversion/build"
	"accc/ir"
)

// The runtime calls. In all of them site is the number of a Site, async is a queue or one of the two special values
// of openacc.h (-1: the default queue, -2: none), and on is 0 when a condition says that nothing happens. Kinds, flags,
// directions and settings have the numbers that they have in the offload dialect.
const (
	// FnEnter (site, kind, flags, var, size, pointer, async, on) -> device address: entry of a range.
	FnEnter = "__accc_enter"
	// FnExit (site, kind, flags, var, size, pointer, async, on): exit of a range.
	FnExit = "__accc_exit"
	// FnUpdate (site, to device, flags, var, size, dims, n, async, on): update; dims are n pairs of count and stride.
	FnUpdate = "__accc_update"
	// FnEnterRows, FnExitRows and FnUpdateRows are the same for a section of rows that an array of pointers leads to:
	// (site, kind or direction, flags, pointers, rows, offset in a row, bytes of a row, pointer, async, on).
	FnEnterRows  = "__accc_enter_rows"
	FnExitRows   = "__accc_exit_rows"
	FnUpdateRows = "__accc_update_rows"
	// FnFits (site, offset, bytes, bytes of the variable): a section of a local variable is to be in it.
	FnFits = "__accc_fits"
	// FnLeave (site, var, size): the life of a local variable ends, which a directive may have left on a device.
	FnLeave = "__accc_leave"
	// FnUseDevice (site, var, flags, on) -> address: the address on the device.
	FnUseDevice = "__accc_use_device"
	// FnDevicePointer (site, address, on): the address must be one of the device.
	FnDevicePointer = "__accc_device_pointer"
	// FnStage (site, var, size, device) -> device address: a copy for the next launch, which frees it. Device -1 is the current one.
	FnStage = "__accc_stage"
	// FnLaunch (site, kernel, args, groups, threads, lanes, bytes of partials, async, device): runs a kernel.
	// groups 0 is the runtime's choice, device -1 the current one.
	FnLaunch = "__accc_launch"
	// FnDistinct (addresses, n of them written, n) -> i32: whether the objects on the device that the written addresses
	// lead to are known, and different from one another and from those of the others.
	FnDistinct = "__accc_distinct"
	// FnWait (site, queues, n, async, device, on): wait; n < 0 is all queues; device < 0 is the current one.
	FnWait = "__accc_wait"
	// FnOnHost () -> i32: whether the current device is the host.
	FnOnHost = "__accc_on_host"
	// FnAt (i32 site): the call of an OpenACC routine that comes next is there.
	FnAt = "__accc_at"
	// FnEvent (site, event, async, on): something of a construct begins or ends. Programs that register no callbacks have
	// no such calls.
	FnEvent = "__accc_event"
	// FnRoutines (register, unregister, lookup): pointers to the routines of the profiling interface.
	FnRoutines = "__accc_routines"
	// FnInit, FnShutdown (site, type, number, on); number < 0 is any.
	FnInit     = "__accc_init"
	FnShutdown = "__accc_shutdown"
	// FnOpen (site, device, on) -> i32 begins the data actions of a construct of OpenMP and returns the number of the device,
	// or -1 if that is the host; FnClose (site) ends them. The device may be NoDevice: the default one.
	FnOpen  = "__accc_open"
	FnClose = "__accc_close"
	// FnReverse (site, function of Program.Reversed, slots): the host runs the function with the captured values, of 8 bytes each.
	FnReverse = "__accc_reverse"
	// FnSet (site, what, value, on): what is a setting.
	FnSet = "__accc_set"
)

// FlagGlobal is a bit of the flags argument besides those of the dialect: the variable is a global that code on the
// device knows by its name, and this is its copy.
const FlagGlobal int64 = 1 << 16

// firstEvent is the number that FnEvent has for the first event of the dialect: those of acc_event_t (OpenACC 3.3
// §5.1).
const firstEvent = 10

// NoDevice is the device of a construct that names none.
const NoDevice = -1 << 31

// ParentDevice is the device of a construct in code of a device that is about the host, its parent.
const ParentDevice = NoDevice + 1

// AllTypes is the device type of an init or shutdown that names none: it is for all types.
const AllTypes = 0

// asyncSync is the queue of what is not asynchronous; the default queue has the number that it has in the dialect.
const asyncSync = -2

// signatures of the runtime calls: one letter for each parameter and, after a colon, the result: i, l, p are i32, i64
// and ptr.
var signatures = map[string]string{
	FnEnter:         "iiiplpli:p",
	FnExit:          "iiiplpli:",
	FnUpdate:        "iiiplpili:",
	FnEnterRows:     "iiiplllpli:p",
	FnExitRows:      "iiiplllpli:",
	FnUpdateRows:    "iiiplllpli:",
	FnFits:          "illl:",
	FnLeave:         "ipl:",
	FnUseDevice:     "ipii:p",
	FnDevicePointer: "ipi:",
	FnStage:         "ipli:p",
	FnLaunch:        "iipiiilli:",
	FnOpen:          "iii:i",
	FnClose:         "i:",
	FnReverse:       "iip:",
	FnDistinct:      "pii:i",
	FnWait:          "ipilii:",
	FnOnHost:        ":i",
	FnAt:            "i:",
	FnEvent:         "iili:",
	FnRoutines:      "ppp:",
	FnInit:          "iiii:",
	FnShutdown:      "iiii:",
	FnSet:           "iili:",
}

// Signature returns the letters of the parameters and results of a runtime call: i, l and p are i32, i64 and ptr.
func Signature(name string) (params, results string, ok bool) {
	s, ok := signatures[name]
	if !ok {
		s, ok = threadSignatures[name]
	}
	for i := range s {
		if s[i] == ':' {
			return s[:i], s[i+1:], true
		}
	}
	return "", "", ok
}

// types returns the types of letters.
func types(letters string) []ir.Type {
	var out []ir.Type
	for _, c := range letters {
		switch c {
		case 'i':
			out = append(out, ir.I32())
		case 'l':
			out = append(out, ir.I64())
		default:
			out = append(out, build.Ptr())
		}
	}
	return out
}
