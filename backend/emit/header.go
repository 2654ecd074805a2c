package emit

import (
	"bytes"
	_ "embed"
	"regexp"
	"slices"
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
	// Unused: nothing of the program refers to what openacc.h declares.
	Unused bool
	// Beside is the name by which the text includes a file that has the library; "" puts the library itself into the text.
	Beside string
	// Host: the program runs on the host alone; device memory is the host's.
	Host bool
	// Header: the text is a header itself. What its translation needs, the source that includes it has, or openacc.h.
	Header bool
	// Translated are the names of headers that are translated with this file.
	Translated []string
	// Printer is that of the text's language and layout.
	Printer Printer
	// Statements finds those of a file.
	Statements func(*source.File) source.Statements
	// Points are where statements can be added to the program units of the text, where the language has such units.
	Points []InsertionPoints
	// LibraryUses are the statements and include lines that make the library known, where each program unit has its own.
	LibraryUses []LibraryUse
	// Provided: the module openacc will be there.
	Provided bool
	// Allocations are the statements that allocate and free variables of declare directives.
	Allocations []Allocation
	// Own are the edits of a file that write back the user's directives in the language of the translation; nil: they stay.
	Own func(file *source.File) []source.Edit
	// Others are these directives.
	Others []Site
	// Keep leaves what is there for OpenACC: compilers of OpenACC take that.
	Keep bool
	// Guards are the macros by which the preprocessor chooses then.
	Guards Guards
	// External: openacc.h is a file that accc emit --openacc-header writes, so that lines that include it stay.
	External bool
	// Chosen are macros whose definitions depend on the preprocessor, each of which is translated. Skips reports what it leaves out of the text.
	Chosen map[string]bool
	// Part: other directives stay in the language of the source, and with them its library and calls of that.
	Part bool
	// Files are those of the source.
	Files []*source.File
	Skips func(file *source.File, at int) bool
	// Unread switches the user's own directives of OpenMP off: the translation is compiled with OpenMP, the user did not ask for it.
	Unread bool
}

// skipping reports what the preprocessor leaves out of a file.
func (h Header) skipping(file *source.File) func(at int) bool {
	return func(at int) bool { return h.Skips != nil && h.Skips(file, at) }
}

// Text is OpenACC's library written with OpenMP's, as the text of a header, with what moves rows.
func (h Header) Text() string { return h.text(true) }

var (
	includesOpenACC = regexp.MustCompile(`(?m)^` + includeOpenACC)
	// guarded includes are for compilers that know OpenACC, and nothing else is under their condition.
	guardedInclude = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*if(?:def[ \t]+_OPENACC|[ \t]+defined(?:[ \t]+_OPENACC|[ \t]*\([ \t]*_OPENACC[ \t]*\)))[ \t]*\r?\n` +
		includeOpenACC + `\n[ \t]*#[ \t]*endif\b[^\n]*`)
	includesOpenMP = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*include[ \t]*[<"]omp\.h[>"]`)
)

// unneeded are the edits that take away what a translation to OpenMP inserted, where nothing is left that needs it: OpenACC has the library
// and the macro. made are the edits that write directives of OpenACC.
func (h Header) unneeded(file *source.File, made []source.Edit) (edits []source.Edit) {
	text, err := source.Apply(file, made)
	if err != nil || h.Keep || h.Part || len(made) == 0 {
		return nil
	}
	take := func(lines, new string) {
		if at := bytes.Index(file.Text, []byte(lines)); at >= 0 && lines != "" {
			edits = append(edits, source.Edit{Span: source.Span{File: file, Start: at, End: at + len(lines)}, New: new})
		}
	}
	ends := func(s string) string {
		if bytes.Contains(file.Text, []byte("\r\n")) {
			return strings.ReplaceAll(s, "\n", "\r\n")
		}
		return s
	}
	queues := ends(h.section("queues"))
	rest := bytes.Replace(includesOurs.ReplaceAll(text, nil), []byte(queues), nil, 1)
	if !ourWord.Match(rest) {
		take(queues, "")
		ours := includesOurs.Find(file.Text)
		if quote := bytes.IndexByte(ours, '"'); quote >= 0 {
			take(string(ours[quote:]), "<openacc.h>")
		}
	}
	take(ends(defineOpenACC), "")
	return edits
}

// ourWord is what the library for translations declares and OpenACC does not.
var ourWord = regexp.MustCompile(`(?i)\baccc_\w`)

// defineOpenACC are the lines that define _OPENACC.
const defineOpenACC = "#ifndef _OPENACC\n#define _OPENACC 201711\n#endif\n"

// definesOpenACC are these lines; "" where a text has them.
func definesOpenACC(text []byte) string {
	if bytes.Contains(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), []byte(defineOpenACC)) {
		return ""
	}
	return defineOpenACC
}

const includeOpenACC = `[ \t]*#[ \t]*include[ \t]*[<"]openacc\.h[>"][^\n]*`

// AsksOpenACC reports whether the meaning of a translated text depends on the macro _OPENACC: what asks for it only to include openacc.h is
// replaced as a whole.
func AsksOpenACC(text []byte) bool {
	return bytes.Contains(guardedInclude.ReplaceAll(text, nil), []byte("_OPENACC"))
}

// IncludesOpenACC reports whether a text includes openacc.h.
func IncludesOpenACC(text []byte) bool { return includesOpenACC.Match(text) }

// edits insert the header where openacc.h was included, and define _OPENACC before the first line that the
// preprocessor reads.
func (h Header) edits(file *source.File, needs needs) []source.Edit {
	var out []source.Edit
	first := top(file)
	front := ""
	if h.Macro && !h.Keep && !h.Part {
		front = definesOpenACC(file.Text)
	}
	includesIt := includesOpenACC.Match(file.Text)
	if h.Included && !h.Keep && !h.Part && !h.External && !h.Unused && !includesIt {
		front += h.library()
	}
	queues := ""
	if needs.queues || needs.defaultQueue {
		queues = h.section("queues")
	}
	rows := h.rows(file, needs)
	if IncludesLibrary(file.Text) || !h.Keep && bytes.Contains(file.Text, []byte(queues)) || h.Beside != "" && rows != "" {
		queues = "" // they are in the library
	}
	switch {
	case h.readsLibrary(file.Text):
		queues = "" // they are in the library
	case includesIt && !h.Keep && !h.Part: // they take its place
	case h.Keep && queues != "":
		front += h.Guards.openMPAlone() + queues + "#endif\n"
	default:
		front += queues
	}
	if needs.calls && !includesOpenMP.Match(file.Text) {
		front += "#include <omp.h>\n"
	}
	front += rows
	at := source.Span{File: file, Start: first, End: first}
	var includes [][]int
	if !h.External && !h.Part {
		includes = includesOpenACC.FindAllIndex(file.Text, -1)
	}
	for i, m := range includes {
		if h.Keep && h.Guards.onlyForOpenACC(file.Text[:m[0]]) {
			continue
		}
		text := strings.TrimRight(h.library(), "\n")
		if h.Unused {
			text = strings.TrimRight(queues, "\n")
		}
		if i > 0 {
			text = "" // the first one was enough
		}
		span := source.Span{File: file, Start: m[0], End: m[0] + len(lineAt(file, m[0]))}
		for _, g := range guardedInclude.FindAllIndex(file.Text, -1) {
			if g[0] <= m[0] && m[0] < g[1] && !h.Keep {
				span.Start, span.End = g[0], g[1]
				if file.Text[g[1]-1] == '\r' {
					span.End--
				}
			}
		}
		switch {
		case h.Keep && h.Unused:
			text = h.Guards.openACC() + span.Text() + "\n#endif"
		case h.Keep:
			text = h.Guards.openACC() + span.Text() + "\n#else\n" + text + "\n#endif"
		case text == "":
			span.End = afterLine(file, span.End)
		}
		if span.Start == first {
			text, front = front+text, ""
		}
		out = append(out, source.Edit{Span: span, New: text})
	}
	if len(out) > 0 && !h.Keep && !h.Unused { // the library has the queues that an earlier translation of a part has declared
		if lines := h.section("queues"); bytes.Contains(file.Text, []byte(lines)) {
			from := bytes.Index(file.Text, []byte(lines))
			out = append(out, source.Edit{Span: source.Span{File: file, Start: from, End: from + len(lines)}})
		}
	}
	if front != "" && !(h.Keep && has(file, first, front)) {
		out = append(out, source.Edit{Span: at, New: front})
	}
	return out
}

// readsLibrary reports whether a text has OpenACC's library where its directives of OpenMP are read.
func (h Header) readsLibrary(text []byte) bool {
	switch {
	case h.Part, h.Unused && !h.External:
		return false
	case !h.Keep:
		return h.Included || includesOpenACC.Match(text)
	case h.External && h.Included, IncludesLibrary(text), bytes.Contains(text, []byte(h.section("queues"))):
		return true
	}
	return slices.ContainsFunc(includesOpenACC.FindAllIndex(text, -1), func(m []int) bool { return !h.Guards.inCondition(text[:m[0]]) })
}

// rows is what a text that moves rows needs: the file that has the library, or these functions alone; "" where it has them.
func (h Header) rows(file *source.File, needs needs) string {
	text := h.section("rows")
	if h.Beside != "" {
		text = h.library()
	}
	switch {
	case !needs.rows, bytes.Contains(file.Text, []byte("#define ACCC_ROWS_BEGIN")), IncludesLibrary(file.Text):
		return ""
	case (h.Beside != "" || h.External) && h.readsLibrary(file.Text):
		return ""
	case h.Keep:
		return h.Guards.openMPAlone() + text + "#endif\n"
	}
	return text
}

// library is what a text has in the place of openacc.h.
func (h Header) library() string {
	if h.Beside != "" {
		return "#include \"" + h.Beside + "\"\n"
	}
	return h.text(false)
}

// afterLine is the offset of the line after the one at an offset.
func afterLine(file *source.File, at int) int {
	if n := bytes.IndexByte(file.Text[at:], '\n'); n >= 0 {
		return at + n + 1
	}
	return len(file.Text)
}

// LibraryName is the name of the file that has OpenACC's library for translations in C.
const LibraryName = "accc_openacc.h"

// IncludesLibrary reports whether a text includes that file.
func IncludesLibrary(text []byte) bool { return includesOurs.Match(text) }

var includesOurs = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*include[ \t]*"(?:[^"\n]*/)?` + regexp.QuoteMeta(LibraryName) + `"`)

var (
	// notCode are comments, literals, and lines of the preprocessor that call nothing.
	notCode     = regexp.MustCompile(`(?ms)/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|^[ \t]*#[ \t]*(?:pragma|include)\b(?:\\\r?\n|[^\n])*`)
	libraryWord = regexp.MustCompile(`\bh?acc_[a-z]`)
)

// CallsOpenACC reports whether a text of C refers to anything that openacc.h declares.
func CallsOpenACC(text []byte) bool { return libraryWord.Match(notCode.ReplaceAll(text, []byte(" "))) }

// top is where declarations for a whole file of C go.
func top(file *source.File) int { return newText(C, file, nil).Top() }

// section is the part of the header from @name up to the next line with an @.
func (h Header) section(name string) string {
	_, rest, _ := strings.Cut(openaccHeader, "@"+name+"\n")
	text, _, _ := strings.Cut(rest, "@")
	return text
}

// text is the header for one target: lines from @host or @device up to the next line with an @ are for that target only. rows: it has
// the functions that move rows, too.
func (h Header) text(rows bool) string {
	var b strings.Builder
	wanted := true
	for line := range strings.Lines(openaccHeader) {
		switch strings.TrimSpace(line) {
		case "@host":
			wanted = h.Host
		case "@device", "@queues":
			wanted = !h.Host
		case "@rows":
			wanted = rows && !h.Host
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
