package lsp

import (
	"accc/cmd/internal/driver"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// maxNames is how many names and keywords a text may have to be checked while somebody types. Each costs some 30 microseconds and 3 kB, wherever
// it stands: this many take ten seconds, and a gigabyte for as long. Numbers and comments cost next to nothing.
const maxNames = 300_000

// huge is from how many bytes on a text does not hold up other large ones.
const huge = 512 << 10

// tooLarge is the diagnostic of a text that is not checked, nil if it is. Everything else that is asked about it has an empty answer.
func (s *Server) tooLarge(d *document, setup *driver.Setup) *diag.Diagnostic {
	most := s.MaxNames
	if most == 0 {
		most = maxNames
	}
	if len(d.file.Text) <= 2*most { // a name and what separates it from the next one
		return nil
	}
	lexis := tokens.Lexis{Form: tokens.C}
	switch setup.Layout {
	case fortran.FreeForm:
		lexis.Form = tokens.Free
	case fortran.FixedForm:
		lexis = tokens.Lexis{Form: tokens.Fixed, Width: 72}
	}
	names := 0
	f := tokens.New(d.file, lexis)
	for i := range f.Toks {
		if f.Toks[i].Kind == tokens.Name {
			names++
		}
	}
	if names <= most {
		return nil
	}
	first := source.Span{File: d.file, Start: 0, End: len(d.file.Line(1))}
	return diag.RuleTooLarge.New(first, "the text has %d names and keywords, and more than %d are not checked while you type: 'accc check' reads all of it",
		names, most)
}
