// Package c is the C front end: it preprocesses, parses and type-checks C, ties
// OpenACC and OpenMP directives to the statements they govern, types the
// expressions of their clauses in the scope where the directive stands, and fills
// the neutral model of package frontend.
//
// The stages of one translation:
//
//  1. Package frontend/c/cpp runs translation phases 1 to 4 (our own preprocessor, so
//     that a directive is macro-expanded with the place of every token, whether it
//     comes from #pragma, _Pragma or a macro, from the main file or a header).
//  2. rewrite.go writes the text for cc/v4: the user's tokens as they are, and for each
//     directive an ordinary statement or declaration that carries the expressions of its
//     clauses. A directive with a number n that governs a statement becomes
//     `switch (__accc_directive(n, a, 0, len))` in front of it (switch, because an if would
//     catch a dangling else); one that governs nothing becomes the call alone; at
//     file scope it initialises a variable. So cc/v4 types the expressions in the right
//     scope, and the number finds the directive again. Sections (a[0:n]) are split into
//     the reference and its bounds.
//  3. cc/v4 parses and checks that text. text.go maps every position back.
//  4. model.go, loop.go and use.go read the tree and fill the neutral model.
//
// Expressions are checked once, with the host code. When one of them is wrong cc/v4 gives no
// tree at all, so the wrong ones are taken out and the text is read again; only
// faulty input pays for it.
//
// The alternatives weighed: cc/v4's PragmaHandler gives tokens before macro expansion, without
// a place in the tree; rewriting lines before cc/v4's own preprocessor cannot see
// sections that macros make (#define ARR a[0:n]) nor directives that macros make; a second
// expression parser would have to repeat cc/v4's type checker.
//
// Learned from: clang (annotation tokens put pragmas into the token stream, so the parser
// meets them where a statement can stand) and chibicc (Prosser's algorithm with the
// origin kept in each token).
//
// The entry point is Parse; read options.go and unit.go for what goes in and comes out.
package c
