package acc

import (
	"accc/frontend/diag"
	"accc/frontend/source"
)

// Rules about ignored directives.
var (
	// RuleUnread is about OpenMP directives that a command ignores.
	RuleUnread = rule(diag.Rule{
		Code: "ACC1016", Severity: diag.Warning, Title: "ignored directives of OpenMP", Spec: "OpenMP 5.2 §3.1",
		Doc: "accc emit --as acc leaves directives of OpenMP about the host alone; it translates those about devices. Commands that do not read them " +
			"ignore them, as a compiler " +
			"without its option for OpenMP does, in Fortran also the lines that begin with !$ and a blank. If a program needs them, for an atomic update or " +
			"because only OpenMP makes its loops parallel, another program is run or translated. The compiler driver leaves them to the host compiler " +
			"with -fopenmp, and removes them otherwise. With --directives=acc the choice is explicit, and there is no warning.",
	})
	// RuleLeftOut lists, on request, the directives of a language that is not read.
	RuleLeftOut = rule(diag.Rule{
		Code: "ACC1017", Severity: diag.Info, Title: "directive of a language that is not selected",
		Doc: "--directives, or directives in .accc.toml, selects the directive languages to read. -v lists each directive of the others.",
	})
)

// LeftOut says how the directives of a language that is not read are reported. The zero LeftOut warns once for each file with directives of
// OpenMP, and does not report OpenACC.
type LeftOut struct {
	// Chosen: OpenMP is excluded by choice, so there is no warning.
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
