// Package irgen is what lowering directives and lowering host languages agree on: the interface that the lowering of a
// directive language asks (host.go), what lowering a host language is (lowering.go), and how both make control flow (flow.go).
//
// Directives are lowered once for all host languages: irgen/acc lowers those of OpenACC to the acc dialect, irgen/omp
// those of OpenMP to the omp dialect. irgen/c and irgen/fortran lower the rest of the program and answer as a Host.
package irgen
