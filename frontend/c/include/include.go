// Package include holds the C headers that come with accc, written from the standards (C17,
// POSIX, OpenACC, OpenMP) for the LP64 data model of x86-64 Linux, as HPC codes use
// them.
package include

import "embed"

// FS holds the headers by the name after #include.
//
//go:embed *.h sys/*.h arpa/*.h bits/*.h
var FS embed.FS

// Freestanding are the headers that belong to the compiler rather than to the C library (C17
// §4): they are ours even when the host's headers are used.
var Freestanding = []string{"acc_callback.h", "acc_prof.h", "float.h", "iso646.h", "limits.h", "omp.h", "openacc.h", "stdalign.h", "stdarg.h", "stdatomic.h", "stdbool.h", "stddef.h", "stdnoreturn.h", "tgmath.h"}
