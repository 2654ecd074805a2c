package emit

import (
	"accc/frontend/source"
)

// unread are the edits that switch off the user's directives of OpenMP in a file, apart from those in text that is replaced anyway. The
// compiler of a translation reads OpenMP; the user's was not told to.
func (h Header) unread(file *source.File, replaced []source.Edit) (edits []source.Edit) {
	if !h.Unread {
		return nil
	}
	begins, off := h.Printer.openMP()
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

// HasOpenMP reports whether a file may have directives of OpenMP.
func HasOpenMP(file *source.File, p Printer) bool {
	begins, _ := p.openMP()
	return begins.Match(file.Text)
}

// HasOpenACC reports whether a file may have directives of OpenACC.
func HasOpenACC(file *source.File, p Printer) bool { return p.openACC().Match(file.Text) }

// WithoutOpenMP is the text of a file with the directives of OpenMP switched off.
func WithoutOpenMP(file *source.File, p Printer) ([]byte, error) {
	h := Header{Unread: true, Printer: p}
	return source.Apply(file, h.unread(file, nil))
}
