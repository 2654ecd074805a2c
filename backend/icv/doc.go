// Package icv has the internal control variables of OpenMP (5.2 chapter 2) as values: how the environment variables
// OMP_* set them (chapter 21), what the routines of omp.h may change, and how they are displayed.
//
//	settings, warnings := icv.Read(getenv, icv.Host, runtime.GOMAXPROCS(0))
//	settings.Display(os.Stderr)         // OMP_DISPLAY_ENV
//	data := settings.Data               // the initial data environment: each task works on a copy of one
//
// # Reading order
//
// settings.go (the variables by their scope, and their initial values), read.go (the grammar of each environment variable), variables.go (what each one is for),
// places.go (OMP_PLACES), display.go (OMP_DISPLAY_ENV), affinity.go (formats of omp_display_affinity).
//
// Considered: libgomp (one structure for each scope, chains of values with the device that they are for) and LLVM's
// libomp (a table of settings, each with its parser and printer). Chosen: a table of environment variables over plain
// values, since a copy of the data environment is made for each implicit task.
package icv
