// Package trace records what the devices of a run do, and when: transfers, allocations, kernels, waiting.
//
//	r := trace.NewRecorder()
//	run.Main(module, run.Options{Observer: r})
//	r.Profile().Write(w)       // accc run --profile=FILE
//	p, err := trace.Read(file) // accc report --profile=FILE
//	p.Movements()              // what each clause of each directive moved
//
// The file is in the trace event format that chrome://tracing and Perfetto show: an object with traceEvents, one on each line.
// A device is a process there, and the host's own requests and each queue are threads; the memory in use is a counter. What
// the events tell about the program (directive, clause, variable, position, bytes, addresses) is in their args, so nothing
// is lost when the file is read again.
//
// Read profile.go (events, and the recorder), chrome.go (the file), movement.go (what was moved, by clause).
//
// Considered: CUPTI's activity records (fixed binary records by kind, which a tool converts for viewers) and the Go
// execution tracer (a compact format of its own with a viewer of its own). Chosen: what viewers read, since a program that
// records so many events that their size matters is better run for fewer steps.
package trace
