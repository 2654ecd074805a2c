package source

// A Statement is where a statement of a program stands in the text.
type Statement struct {
	Span
	// Word says which statement it is: a keyword such as "for", "if", "do" or "return"; "{" for a block of C; "routine" for the procedure itself, without those
	// that it contains; "part" for a line such as else if of Fortran; "directive" for a directive with what it governs; "declaration"; "" for others.
	Word string
	// Place is the word of the statement of which it is the only one inside: "if", "else", "while", "do", "for", "switch", "label", "case", "directive"; "" where
	// there is room for others beside it.
	Place string
	// Labeled: it has a label, or ends at one.
	Labeled bool
}

// Statements returns the statements of a file around an offset, outer ones first.
type Statements func(at int) []Statement
