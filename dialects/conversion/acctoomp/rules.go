package acctoomp

import "accc/frontend/diag"

// Rule is a rule of diagnostics.
type Rule = diag.Rule

// What is said where OpenMP has no equivalent.
var (
	Dropped = &Rule{
		Code: "ACC5201", Severity: diag.Warning, Title: "a clause or directive has no equivalent in OpenMP and is left out",
		Doc: "What it asks for is not expressible in OpenMP; the program does the same without it, as the message says.",
	}
	Changed = &Rule{
		Code: "ACC5202", Severity: diag.Warning, Title: "OpenMP says this with another meaning",
		Doc: "OpenMP has something near, which differs in a way that the message names.",
	}
	Impossible = &Rule{
		Code: "ACC5204", Severity: diag.Error, Title: "this cannot be written in OpenMP",
		Doc: "OpenMP has nothing that means the same, and without it the program would be wrong. Private copies of an array that a pointer points to: declare an array instead. Loop directives on do concurrent: write do. Callbacks for events: run the program with accc run or --target=wasm.",
	}
	Diverging = &Rule{
		Code: "ACC5205", Severity: diag.Error, Title: "a header becomes different texts in different sources",
		Doc: "Sources include the header with other macros, or with other directives around it, and what its directives become differs. Translate these sources one by one.",
	}
	Sequential = &Rule{
		Code: "ACC5203", Severity: diag.Warning, Title: "a loop is not made parallel",
		Doc: "The iterations run one after the other: accc does not find out by itself that they are independent, or OpenMP cannot share such a loop among threads.",
	}
)

// Rules are the rules of this package.
var Rules = []*diag.Rule{Dropped, Changed, Sequential, Impossible, Diverging}
