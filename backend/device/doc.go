// Package device is the memory model of the simulated accelerator: a device memory apart from the host's, the
// present table between them, reference and attachment counters, the data actions of OpenACC 3.3 §2.7 and
// asynchronous queues. It generates and runs no code, so it is used and tested alone:
//
//	p := device.New(device.Config{Host: host, Devices: []device.Memory{mem}})
//	d := p.Current()
//	v := device.Var{Name: "a[0:n]", Range: device.Range{Addr: 0x10000, Size: 800}}
//	a, err := d.Enter(device.Copy, v, device.Action{Site: site}) // a is the address on the device
//	err = d.Exit(device.Copy, v, device.Action{Site: site})
//
// # Addresses
//
// Every address is 64 bits wide. Host addresses are below 1<<31. The addresses of device n are n<<32 | 1<<31 plus
// the offset in its memory. The address alone determines the memory, and an address used on the wrong side is out
// of bounds there.
//
// # What happens when
//
// The present table, the counters and the allocations change at once, in the order of the program, also when an
// action is asynchronous; only transfers and the reuse of freed memory wait in the queue. So whether something is
// present never depends on timing.
//
// Memory is neither freed nor copied back before the queues of the constructs that used it are idle. A transfer to
// the device into an idle queue happens at once, and a construct without async waits for an asynchronous transfer
// of its data to the device. All other waiting is up to the program. An attached pointer keeps its value on both
// sides when the memory around it is copied in either direction, because a device address is meaningless to the host.
//
// # Reading order
//
// error.go (what can go wrong), heap.go and table.go (the state), action.go (the data actions and clauses), queue.go
// (asynchrony), update.go, construct.go (OpenMP's map clauses), parent.go (those of reverse offload), alloc.go and platform.go (several devices, the current one), number.go (OpenMP's
// numbers of devices), event.go and profile.go (hooks). watch.go is for who follows values, advice.go is about host objects, and what may be
// wrong. margin.go detects writes just outside of allocations.
//
// The design was compared with libgomp's splay tree of mappings and its two counters, and with the tables of actions
// in the specification. Programs map tens of objects, not millions, so the table is a sorted slice of disjoint ranges;
// one row for each clause holds what entry does when the variable is absent and what the last exit does.
package device
