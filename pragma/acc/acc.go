// Package acc is OpenACC as a table: its directives and clauses, the words they take, and what the parser reports. Everything
// that reads a directive by name reads it from here: the parser and printer of package pragma, the checks, completion, lowering.
//
// Read directive.go and clause.go, the rows; shape.go has the argument lists that only OpenACC has, rules.go the mistakes in
// its syntax, unread.go the one about the other language. For example
//
//	d := pragma.Parse(acc.Table, sentinel, pragma.LexC(file, start, end), reporter)
//	d.Def == acc.DirParallelLoop
//	d.Find(acc.ClauseCopyin).Args[0].Var.Name
package acc
