// Package cpp is the C preprocessor of accc: translation phases 1 to 4 of C17 and C23
// (ISO/IEC 9899:2018 §5.1.1.2, §6.10), with the extensions that HPC codes use (#include_next,
// #pragma once, push_macro, , ##__VA_ARGS__, #warning, __COUNTER__).
//
// It differs from a compiler's preprocessor in what it hands over: every token knows where the
// user wrote it, and directives arrive as macro-expanded token runs in the
// token stream, from #pragma lines, _Pragma operators and macros alike. Faults do not end it:
// one run reports all of them. Work is bounded, so that macro bombs and include loops end.
//
//	Run(file, config, sink)
//
// Phases 1 to 3 are those of package tokens: the preprocessor reads indices of a tokens.File. It fills a tokens.Reading, which says
// where each token that is handed over is spelled.
//
// Read token.go and lex.go (tokens of a file), then cpp.go (the token source), directive.go,
// macro.go (expansion), origin.go (where expanded tokens come from) and eval.go (#if).
//
// Expansion keeps a stack of token runs and marks a macro disabled while its run is on the
// stack, as gcc's cpplib does; hide sets (Prosser, used by chibicc and cc/v4) have the same
// results and cost an allocation per token.
package cpp
