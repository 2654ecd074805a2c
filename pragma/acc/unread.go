package acc

import (
	"accc/frontend/diag"
	"accc/frontend/source"
)

// What is said about directives that are passed over.
var (
	// RuleUnread is about directives of OpenMP that a command ignores.
	RuleUnread = rule(diag.Rule{
		Code: "ACC1016", Severity: diag.Warning, Title: "directives of OpenMP that are ignored", Spec: "OpenMP 5.2 §3.1",
		Doc: "accc check reads directives of OpenMP; the commands that lower, run and translate programs do not execute them yet. They ignore them, as a compiler " +
			"without its option for OpenMP does, in Fortran also the lines that begin with !$ and a blank. A program that needs them, for an atomic update or " +
			"because its loops are parallel by OpenMP alone, is not the one that is run or translated here. The compiler driver leaves them to the host compiler " +
			"where it is told -fopenmp, and switches them off otherwise. With --directives=acc the choice is explicit, and there is no warning.",
	})
	// RuleLeftOut lists, where that is asked for, the directives of a language that is not to be read.
	RuleLeftOut = rule(diag.Rule{
		Code: "ACC1017", Severity: diag.Info, Title: "directive of a language that is left out",
		Doc: "--directives, or directives in .accc.toml, chooses the directive languages that are read. With -v, each directive of the others is listed.",
	})
)

// LeftOut says what becomes of the directives of a language that is not read. The zero LeftOut warns once for each file of those of
// OpenMP, and says nothing of OpenACC.
type LeftOut struct {
	// Chosen: OpenMP is left out by choice, so there is no warning.
	Chosen bool
	// List: every directive that is left out by choice is reported.
	List bool
}

// Unread collects the directives that are passed over, by files. The zero Unread is ready to use.
type Unread struct {
	files []*source.File
	omp   map[*source.File][]source.Span
	acc   []source.Span
}

// Add notes a directive: the word of its language and its sentinel.
func (u *Unread) Add(language string, sentinel source.Span) {
	f := sentinel.File
	switch {
	case f == nil:
	case language == "acc":
		u.acc = append(u.acc, sentinel)
	default:
		if u.omp == nil {
			u.omp = map[*source.File][]source.Span{}
		}
		if len(u.omp[f]) == 0 {
			u.files = append(u.files, f)
		}
		u.omp[f] = append(u.omp[f], sentinel)
	}
}

// Report says what was passed over.
func (u *Unread) Report(how LeftOut, r diag.Reporter) {
	list := func(language string, spans []source.Span) {
		for _, s := range spans {
			if how.List {
				RuleLeftOut.New(s, "this directive of %s is left out", language).To(r)
			}
		}
	}
	list("OpenACC", u.acc)
	for _, f := range u.files {
		spans := u.omp[f]
		if how.Chosen {
			list("OpenMP", spans)
			continue
		}
		d := RuleUnread.New(spans[0], "this directive of OpenMP is ignored")
		if n := len(spans); n > 1 {
			d = RuleUnread.New(spans[0], "this and %d more directives of OpenMP are ignored", n-1)
		}
		d.To(r)
	}
}
