package acc

import (
	"accc/frontend/diag"
	"accc/frontend/source"
)

// RuleUnread is about directives of OpenMP in sources that are read for OpenACC alone.
var RuleUnread = rule(diag.Rule{
	Code: "ACC1016", Severity: diag.Warning, Title: "directives of OpenMP that are not read", Spec: "OpenMP 5.2 §3.1",
	Doc: "accc reads OpenACC. Directives of OpenMP are passed over, as by a compiler without its option for OpenMP, in Fortran also the lines that begin " +
		"with !$ and a blank. A program that needs them, for an atomic update or because its loops are parallel by OpenMP alone, is not the one that is " +
		"checked, run or translated here. The compiler driver leaves them to the host compiler where it is told -fopenmp, and switches them off otherwise.",
	Avoid:  "#pragma omp parallel for\nfor (i = 0; i < n; i++) a[i] = 0;",
	Prefer: "#pragma acc parallel loop\nfor (i = 0; i < n; i++) a[i] = 0;",
})

// Unread counts the directives of OpenMP that are passed over, by files. The zero Unread is ready to use.
type Unread struct {
	files []*source.File
	spans map[*source.File]source.Span
	count map[*source.File]int
}

// Add counts a directive with its sentinel.
func (u *Unread) Add(sentinel source.Span) {
	f := sentinel.File
	if f == nil {
		return
	}
	if u.count == nil {
		u.spans, u.count = map[*source.File]source.Span{}, map[*source.File]int{}
	}
	if u.count[f] == 0 {
		u.files, u.spans[f] = append(u.files, f), sentinel
	}
	u.count[f]++
}

// Report warns once for each file.
func (u *Unread) Report(r diag.Reporter) {
	for _, f := range u.files {
		d := RuleUnread.New(u.spans[f], "this directive of OpenMP is not read")
		if n := u.count[f]; n > 1 {
			d = RuleUnread.New(u.spans[f], "this and %d more directives of OpenMP are not read", n-1)
		}
		d.To(r)
	}
}
