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
// the offset in its memory: an address tells by itself where it belongs, and one used on the wrong side lies out
// of the bounds of that side's memory.
//
// # What happens when
//
// The present table, the counters and the allocations change at once, in the order of the program, also when an
// action is asynchronous; only transfers and the reuse of freed memory wait in the queue. So whether something is
// present never depends on timing. Memory is not freed, nor copied back, before the queues of the constructs that worked on
// it are idle, a transfer to the device into an idle queue is made at once, and a construct without async waits for an asynchronous transfer of its data to the device; beyond this, to
// wait is up to the program. A pointer that is attached keeps its value on both sides when the memory
// around it is copied in either direction: a device address means nothing to the host.
//
// # Reading order
//
// error.go (what can go wrong), heap.go and table.go (the state), action.go (the data actions and clauses),
// queue.go (asynchrony), update.go, alloc.go and platform.go (several devices, the current one), event.go and profile.go (hooks).
// Looked at for this: libgomp's splay tree of mappings with its two counters, and the tables of actions in the
// specification; chosen: a sorted slice of disjoint ranges (programs map tens of objects, not millions) and one
// row for each clause that says what entry does when absent and what the last exit does.
package device
