package emit

import (
	"bytes"
	_ "embed"
	"regexp"
	"strings"

	"accc/frontend/source"
)

//go:embed include/accc_openacc.h
var openaccHeader string

// Header says what a translated program needs of OpenACC's library.
type Header struct {
	// Macro: the program asks whether _OPENACC is defined. It stays true, so that the code for OpenACC is what is
	// translated.
	Macro bool
	// Included: a header that the program includes, and that is not translated, includes openacc.h.
	Included bool
	// Host: the program runs on the host alone; device memory is the host's.
	Host bool
	// Header: the text is a header itself. What its translation needs, the source that includes it has, or openacc.h.
	Header bool
	// Translated are the names of headers that are translated with this file.
	Translated []string
	// Printer is that of the text's language and layout.
	Printer Printer
	// Points are where statements can be added to the program units of the text, where the language has such units.
	Points []InsertionPoints
	// Provided: the module openacc will be there.
	Provided bool
	// Own are the edits of the user's own directives of OpenMP in a file; nil: they stay.
	Own func(file *source.File) []source.Edit
	// Keep leaves what is there for OpenACC: compilers of OpenACC take that.
	Keep bool
	// Guards are the macros by which the preprocessor chooses then.
	Guards Guards
	// External: openacc.h is a file that accc emit --openacc-header writes, so that lines that include it stay.
	External bool
	// Unread switches the user's own directives of OpenMP off: the translation is compiled with OpenMP, the user did not ask for it.
	Unread bool
}

// Text is OpenACC's library written with OpenMP's, as the text of a header.
func (h Header) Text() string { return h.text() }

var (
	includesOpenACC = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*include[ \t]*[<"]openacc\.h[>"][^\n]*`)
	includesOpenMP  = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*include[ \t]*[<"]omp\.h[>"]`)
)

// IncludesOpenACC reports whether a text includes openacc.h.
func IncludesOpenACC(text []byte) bool { return includesOpenACC.Match(text) }

// edits insert the header where openacc.h was included, and define _OPENACC before the first line that the
// preprocessor reads.
func (h Header) edits(file *source.File, needs needs) []source.Edit {
	var out []source.Edit
	first := top(file.Text)
	front := ""
	if h.Macro && !h.Keep {
		front = "#ifndef _OPENACC\n#define _OPENACC 201711\n#endif\n"
	}
	if h.Included && !h.Keep && !h.External && !includesOpenACC.Match(file.Text) {
		front += h.text()
	}
	if (needs.queues || needs.defaultQueue) && !includesOpenACC.Match(file.Text) && !h.Included {
		queues := h.section("queues")
		if h.Keep {
			queues = h.Guards.openMPAlone() + queues + "#endif\n"
		}
		front += queues
	}
	if needs.calls && !includesOpenMP.Match(file.Text) {
		front += "#include <omp.h>\n"
	}
	at := source.Span{File: file, Start: first, End: first}
	var includes [][]int
	if !h.External {
		includes = includesOpenACC.FindAllIndex(file.Text, -1)
	}
	for i, m := range includes {
		if h.Keep && h.Guards.onlyForOpenACC(file.Text[:m[0]]) {
			continue
		}
		text := strings.TrimRight(h.text(), "\n")
		if i > 0 {
			text = "" // the first one was enough
		}
		span := source.Span{File: file, Start: m[0], End: m[0] + len(lineAt(file, m[0]))}
		if h.Keep {
			text = h.Guards.openACC() + span.Text() + "\n#else\n" + text + "\n#endif"
		}
		if m[0] == first {
			text, front = front+text, ""
		}
		out = append(out, source.Edit{Span: span, New: text})
	}
	if front != "" && !(h.Keep && has(file, first, front)) {
		out = append(out, source.Edit{Span: at, New: front})
	}
	return out
}

// top is where declarations for a whole file go: before the first line, if that is for the preprocessor, after the
// comments that it begins with; else at the very beginning.
func top(text []byte) int {
	at := 0
	for at < len(text) {
		if n := comment(text[at:]); n > 0 {
			at += n
		} else if c := text[at]; c == ' ' || c == '\t' || c == '\r' || c == '\n' {
			at++
		} else if c == '#' {
			return bytes.LastIndexByte(text[:at], '\n') + 1
		} else {
			break
		}
	}
	return 0
}

// section is the part of the header from @name up to the next line with an @.
func (h Header) section(name string) string {
	_, rest, _ := strings.Cut(openaccHeader, "@"+name+"\n")
	text, _, _ := strings.Cut(rest, "@")
	return text
}

// text is the header for one target: lines from @host or @device up to the next line with an @ are for that target only.
func (h Header) text() string {
	var b strings.Builder
	wanted := true
	for line := range strings.Lines(openaccHeader) {
		switch strings.TrimSpace(line) {
		case "@host":
			wanted = h.Host
		case "@device", "@queues":
			wanted = !h.Host
		case "@end":
			wanted = true
		default:
			if wanted {
				b.WriteString(line)
			}
		}
	}
	return b.String()
}
