// Package c is the C front end: it preprocesses, parses and type-checks C, ties
// OpenACC and OpenMP directives to the statements they govern, types the
// expressions of their clauses in the scope of the directive, and fills
// the neutral model of package frontend.
//
//	unit := c.Parse(file, c.Options{OpenACC: true}, reporter)
//
// The stages of one translation, and the order to read the files in:
//
//  1. parse.go is the entry point, options.go and unit.go are what goes in and comes out, language.go what C is for
//     those who know host languages by the interfaces of package frontend, statement.go which statements are around an offset, piece.go what an editor reads alone,
//     predef.go the platform: predefined macros and where headers are searched.
//  2. Package frontend/c/cpp runs translation phases 1 to 4 (our own preprocessor, so
//     that a directive is macro-expanded with the location of every token, whether it
//     comes from #pragma, _Pragma or a macro, from the main file or a header).
//  3. rewrite.go writes the text for cc/v4: the user's tokens as they are, and for each
//     directive an ordinary statement or declaration that carries the expressions of its
//     clauses. A directive with a number n that governs a statement becomes
//     `switch (__accc_directive(n, a, 0, len))` before it (switch, because an if would
//     catch a dangling else); one that governs nothing becomes the call alone; at
//     file scope it initialises a variable. So cc/v4 types the expressions in the right
//     scope, and the number finds the directive again. Sections (a[0:n]) are split into
//     the reference and its bounds. place.go decides where a directive is allowed and declare.go which names are types, buffer.go keeps the way back to the user's positions and leaves
//     out the declarations of headers that a program does not use; adapt.go says what
//     cc/v4 does not know in ways it does, pack.go packed structures among it; bulk.go keeps the elements of
//     very long initial values out of the text. scope.go declares what exists in clauses of OpenMP alone, attribute_omp.go
//     reads its directives in C23 attributes, library.go gives undeclared functions of the library its types, external.go compares the calls of one unit with the definitions of
//     another, variant.go tells the definitions of declared variants apart. spelling.go has the words of lengths in declarations, free.go tells which constants another build may change, unread.go what it may read.
//  4. translate.go runs cc/v4 on that text, fault.go turns its errors into diagnostics, text.go
//     maps positions back, conflict.go finds the errors about names that cc/v4 does not come to. A program with vectors is read twice, vector.go.
//  5. build.go walks the tree once and fills the model: stmt.go (statements, directives, jumps),
//     loop.go (canonical loops), use.go (references), sum.go (sizes), atomic.go and atomic_omp.go, region.go (what OpenMP's begin and end
//     directives and sections contain), symbol.go and types.go.
//     check.go reports what cc/v4 lets pass, constness.go tells what is const, packed_check.go packed structures that it lays out otherwise than gcc.
//     atomic_object.go, builtin.go and limit.go are atomic objects, the compiler's functions and the predefined limits.
//
// cc/v4 returns no tree for a text with errors. Clause expressions that are wrong, and then the bodies of
// functions that are, are taken out, and the text is read again: one run reports all
// mistakes, and only faulty programs pay for it. Its parser does not survive every text, so
// brackets, depth and length are checked before it, and it runs under a watch.
//
// Considered: cc/v4's PragmaHandler, which returns tokens before macro expansion, without
// a position in the tree; rewriting lines before cc/v4's own preprocessor cannot see
// sections that macros make (#define ARR a[0:n]) nor directives that macros make; a second
// expression parser would have to repeat cc/v4's type checker.
//
// Learned from: clang (annotation tokens put pragmas into the token stream, so the parser
// sees them where a statement is allowed) and chibicc (one small pass per phase, the origin kept in
// each token).
package c
