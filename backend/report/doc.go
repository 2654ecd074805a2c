// Package report makes one page about a program: each directive beside the source, with what the rules implied, what its
// clauses became, how its loops are shared and what keeps a loop sequential; what a run moved and when; the IR after each pass.
//
//	p := &report.Page{Title: "jacobi.c"}
//	p.Add(report.Read(file, module, printer))
//	p.Measure(profile)
//	p.HTML(w), p.Text(w), p.JSON(w)
//
// Everything is read from the IR and from the profile of a run (package trace). Nothing is computed when the page is looked at
// but the drawing of the timeline, for which the page has its own script; it loads nothing.
//
// Read page.go (what a page says), read.go (from a module), implied.go (which rule implies a clause), loop.go (how loops are shared), change.go (what would transfer less), stage.go (the IR after passes), passes.go (how the page has it),
// measure.go (from a profile), text.go and html.go (the forms; page.html, page.css and page.js are the page).
//
// Considered: the compilers' listings (-Minfo, -fopt-info: one line of text for each decision, beside no source) and the Go
// compiler's ssa.html (source and IR side by side after each pass, where pointing at a line marks what became of it). Chosen:
// both, in this order, because decisions are what one looks for first.
package report
