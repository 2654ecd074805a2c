package c

import "accc/pragma/acc"

// Options are the settings of one translation, as on a C compiler's command line.
type Options struct {
	// Includes are the -I directories, searched in order before the built-in headers.
	Includes []string
	// SystemIncludes are searched after the built-in headers: where the host compiler finds those of other libraries.
	SystemIncludes []string
	// Defines are -D arguments: NAME, NAME=TEXT or NAME(PARAMS)=TEXT.
	Defines []string
	// Undefs are -U arguments, applied after the predefined macros and Defines.
	Undefs []string
	// Preincludes are -include arguments: headers that precede the first line of the source. Of Imacros, the -imacros
	// arguments, only the macros are kept; they come first.
	Preincludes, Imacros []string
	// Std is the -std= argument: c89, c99, c11, c17, c23 and the gnu forms; "" means gnu17.
	Std string
	// HostHeaders searches the host's /usr/include and /usr/local/include instead of the
	// built-in headers.
	HostHeaders bool
	// OpenACC and OpenMP turn the directive languages on and define _OPENACC and _OPENMP.
	OpenACC, OpenMP bool
	// OpenMPVersion is the version of OpenMP that _OPENMP announces, times ten; 0: the default.
	OpenMPVersion int
	// LeftOut says what becomes of the directives of the language that is not on.
	LeftOut acc.LeftOut
	// ExpansionLimit bounds the tokens that macro expansion may produce; 0 means the default.
	ExpansionLimit int
}
