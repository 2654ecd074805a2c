// Package omp is OpenMP as a table: its directives and clauses, the words they take, and what the parser reports.
//
// Read directive.go and clause.go, the rows; rules.go has the mistakes in its syntax.
package omp
