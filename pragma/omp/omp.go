// Package omp is OpenMP as a table: its directives and clauses, the words they take, and what the parser reports.
//
// Read directive.go and declarative.go, the rows of directives, and compound.go, which makes those of combinations of them; then
// clause.go, clause_data.go, clause_task.go and clause_device.go, the rows of clauses. What clauses have in parentheses is in
// shape.go, reduction.go and depend.go; variant.go has those that hold directives, context.go their context selectors, choose.go what those select. split.go
// gives the clauses of a combination to its leaves, rules.go has the mistakes in the syntax, version.go the versions. For example
//
//	d := pragma.Parse(omp.Table, sentinel, pragma.LexC(file, start, end), reporter)
//	d.Def == omp.DirTargetTeamsDistributeParallelFor
//	d.Find(omp.ClauseMap).Args[0].Var.Name
package omp
