package acctoomp

import "accc/frontend/diag"

// Rule is a rule of diagnostics.
type Rule = diag.Rule

// What is said where OpenMP has no equivalent.
var (
	Dropped = &Rule{
		Code: "ACC5201", Severity: diag.Warning, Title: "a clause or directive without an equivalent in OpenMP is dropped",
		Doc: "OpenMP cannot express it. The program does the same without it, as the message explains.",
	}
	Changed = &Rule{
		Code: "ACC5202", Severity: diag.Warning, Title: "the OpenMP equivalent has a different meaning",
		Doc: "OpenMP has something similar, and the message says how it differs.",
	}
	Impossible = &Rule{
		Code: "ACC5204", Severity: diag.Error, Title: "this cannot be written in OpenMP",
		Doc: "OpenMP has no equivalent, and without it the program would be wrong. Private copies of what a pointer points to that is no variable by itself (s.p[0:n]), or that the construct changes: declare an array instead. Private copies of members (s.c): declare a variable. Callbacks for events: run the program with accc run or --target=wasm.",
	}
	Diverging = &Rule{
		Code: "ACC5205", Severity: diag.Error, Title: "a header is translated differently in different sources",
		Doc: "Sources include the header with different macros or different enclosing directives, so its directives are translated differently. Translate these sources one by one.",
	}
	RowByRow = &Rule{
		Code: "ACC5206", Severity: diag.Info, Title: "rows that an array of pointers leads to are moved by calls",
		Doc: "A section of OpenMP is one stretch of memory, and a[0:n][0:m] of a pointer to pointers is many. Macros of accc_openacc.h beside the directive map the pointers and each row, and make the pointers on the device point to the rows there: ACCC_ROWS_BEGIN and ACCC_ROWS_END around a construct, ACCC_ROWS_ENTER, ACCC_ROWS_EXIT and ACCC_ROWS_UPDATE for directives alone. Each row is a transfer of its own; rows that are one block of memory are one transfer.",
	}
	Hidden = &Rule{
		Code: "ACC5207", Severity: diag.Info, Title: "an array hides the pointer whose elements a construct has copies of",
		Doc: "private(p[0:n]) of a pointer gives a construct copies of what the pointer points to, and clauses of OpenMP copy variables alone. A block around the directive declares an array of as many elements, which has the name of the pointer, and the clause copies that. The array is on the stack.",
	}
	Sequential = &Rule{
		Code: "ACC5203", Severity: diag.Warning, Title: "a loop is not made parallel",
		Doc: "The iterations run one after the other: accc cannot prove that they are independent, or OpenMP cannot share such a loop among threads.",
	}
)

// Rules are the rules of this package.
var Rules = []*diag.Rule{Dropped, Changed, Sequential, Impossible, Diverging, RowByRow, Hidden}
