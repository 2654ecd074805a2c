// Package values is a detector of values that are read though they are not the newest ones, or were never set. It follows
// each byte of data that has a copy on a device: accesses of both sides, and transfers between them. It knows nothing of code:
//
//	d := values.New(1, func(f values.Finding) { ... })
//	d.Map(0, &values.Mapping{Host: 0x1000, Dev: 0x80001000, Size: 800}, true)
//	d.Write(0, 0x80001000, 8, site) // a kernel
//	d.Read(values.Host, 0x1000, 8, other) // found: the device has a newer value
//
// What is only copied, by a transfer or a copy of memory, is never reported: it keeps its state.
//
// # Reading order
//
// shadow.go (what is known of each byte), detector.go (what changes it), side.go (accesses about which there is nothing to say), moved.go
// (transfers that nothing reads).
package values
