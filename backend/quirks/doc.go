// Package quirks has the mistakes and limits of compilers that translations avoid: one value for each, with a program that shows it and the
// spelling that the compiler takes.
//
//	if p.For.Have(quirks.PointerReduction) {
//		p.remark(quirks.PointerReduction.Say(name))
//	}
//
// A test compiles the programs with the compilers that are installed. It fails where the program does not show the mistake any more: the row
// has expired, and what avoids it can go.
//
// Some rows find their mistakes themselves, in the tokens of a statement after macro expansion (Match).
//
// Read quirk.go (what a row is, and for which compilers a translation is), match.go (rows that look for their mistakes), then gnu.go and llvm.go (the rows of each release).
package quirks
