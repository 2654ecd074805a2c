package emit

import (
	"regexp"

	"accc/frontend/source"
)

// How the user's own directives of OpenMP begin; the group is what makes compilers read them. In Fortran the lines of conditional
// compilation, !$ and a blank, are among them (OpenMP 5.2 §3.3).
var (
	openMPInC     = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*pragma[ \t]+(omp)\b|\b_Pragma[ \t]*\([ \t]*L?"[ \t]*(omp)\b`)
	openMPInFree  = regexp.MustCompile(`(?mi)^[ \t]*!(\$)(?:omp\b|[ \t&])`)
	openMPInFixed = regexp.MustCompile(`(?mi)^[!c*](\$)(?:omp|[ \t0-9])`)
)

// unread are the edits that switch off the user's directives of OpenMP in a file, apart from those in text that is replaced anyway. The
// compiler of a translation reads OpenMP; the user's was not told to.
func (h Header) unread(file *source.File, fortran bool, replaced []source.Edit) (edits []source.Edit) {
	if !h.Unread {
		return nil
	}
	begins, off := openMPInC, "unread_omp"
	if fortran {
		begins, off = openMPInFree, "#"
		if h.FixedForm {
			begins = openMPInFixed
		}
	}
next:
	for _, m := range begins.FindAllSubmatchIndex(file.Text, -1) {
		at := m[2:4]
		if at[0] < 0 {
			at = m[4:6]
		}
		for _, e := range replaced {
			if e.Span.Start < at[1] && at[0] < e.Span.End {
				continue next
			}
		}
		edits = append(edits, source.Edit{Span: source.Span{File: file, Start: at[0], End: at[1]}, New: off})
	}
	return edits
}

// WithoutOpenMP is the text of a file with the directives of OpenMP switched off.
func WithoutOpenMP(file *source.File, fortran, fixed bool) ([]byte, error) {
	h := Header{Unread: true, FixedForm: fixed}
	return source.Apply(file, h.unread(file, fortran, nil))
}
