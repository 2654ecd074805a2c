// Package fortran is the Fortran front end: it reads free and fixed form, resolves names and types, ties OpenACC
// directives to what they govern, and fills the neutral model of package frontend.
//
// The stages of one translation, in the order in which to read the files:
//
//  1. Package lex makes logical lines of tokens: it puts continued lines together, finds sentinels, follows include lines
//     and runs the preprocessor's. Every token keeps the place where the user wrote it. text.go is a source so read.
//  2. statement.go finds out which statement a run of tokens is, which in Fortran takes a look ahead because keywords are
//     not reserved, and reads it with its grammar: the structs of grammar.go and grammar_exec.go, whose tags
//     participle compiles. Expressions (expr.go, primary.go, node.go) are read by operator precedence, plugged into those
//     grammars, and so are type specifications (specification.go).
//  3. tree.go nests statements into blocks and program units, directive.go puts directives among them and end.go their ends,
//     concurrent.go those that do concurrent means, and concurrent_write.go as source; omp.go is what directives of OpenMP govern in Fortran.
//     A statement with a mistake is reported and left out, and reading goes on with the next.
//  4. resolve.go walks specification parts: declaration.go declares names with their attributes, typespec.go finds their
//     types, procedure.go procedures with their arguments, derived.go derived types, storage.go common blocks, equivalence
//     and the like; lookup.go finds a name again, module.go follows use, symbol.go says what is known of a name.
//  5. typing.go gives every expression its type, rank, shape and, where it is constant, its value: literal.go, reference.go
//     with section.go, constructor.go, operator.go and call.go; fold.go, foldarray.go and foldtransform.go
//     compute, and package fold does with scalars. Package intrinsic is the table of intrinsic procedures; intrinsic.go ties
//     it to nodes, and intrinsic_check.go compares arguments with what the table demands. parameterized.go and entry.go are
//     parameterized types and entry statements, vax.go structures, assigned.go labels in variables. The modules that come
//     with accc are Fortran, in lib; package modfile makes Fortran of the .mod files of compilers, where there is nothing else.
//  6. model.go and body.go walk executable parts and fill the neutral model, by the statements of assign.go, callstmt.go,
//     allocate.go, io.go, jump.go, block.go and loop.go; construct.go is the directives among them, workshare.go the statements in them that threads can share. clause.go types what clauses
//     hold, clause_omp.go the names that clauses of OpenMP bring;
//     atomic_omp.go knows the forms of its atomic constructs.
//
// unit.go and options.go are what comes out and what goes in; order.go sorts sources by their modules, mention.go
// numbers variables by their first mention, lowering.go and
// statements.go (which statements are around an offset), insertion.go answer what lowering and fixes ask. language.go is what Fortran is for those who know host languages by the
// interfaces of package frontend, piece.go what an editor reads alone, library.go which units need the library of OpenACC.
//
// For example
//
//	u := fortran.Parse(file, fortran.Options{OpenACC: true}, reporter)
//	sema.Run(u.Model, reporter, acc.Checks)
//
// Nothing outside of this package knows that participle exists: its types are in no field and no result.
//
// Learned from flang, whose grammar is one of whole statements. Here the grammar is tried for one kind of statement only,
// so that a mistake is reported where it is and not as the failure of the last of a hundred alternatives.
package fortran
