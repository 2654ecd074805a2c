// Package lex reads sources of Fortran as logical lines of tokens, in free and in fixed form.
//
//	text := lex.Read(file, lex.Options{OpenACC: true}, reporter)
//	for _, l := range text.Lines {
//		words := text.Toks[l.First:l.End]
//	}
//
// Package tokens splits the files into tokens; what is here decides which of its lines are read. Read line.go (the reader), logical.go
// (lines that go on), sentinel.go (comments that may be meant as directives), include.go and token.go. The preprocessor works on the same
// lines and tokens: preprocess.go (its directives), macro.go (definitions and uses), substitute.go (what a use stands for), evaluate.go
// (conditions). options.go is what goes in, fault.go and rules.go what is reported.
//
// Every token keeps the place where the user wrote it, whatever was joined, included or expanded. Names and dotted
// operators are in lower case; which words are keywords is not known here.
//
// Learned from flang, whose prescanner makes one text in which later stages need not know of lines, with the origin of
// every byte beside it, and from fortran-src, whose fixed form reader is a lexer of its own. Here both forms make the
// same tokens.
package lex
