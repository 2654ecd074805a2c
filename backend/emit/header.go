package emit

import (
	_ "embed"
	"path"
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
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
	// Chosen are macros whose definitions depend on the preprocessor, each of which is translated.
	Chosen map[string]bool
	// Part: other directives stay in the language of the source, and with them its library and calls of that.
	Part bool
	// Unread switches the user's own directives of OpenMP off: the translation is compiled with OpenMP, the user did not ask for it.
	Unread bool
}

// Text is OpenACC's library written with OpenMP's, as the text of a header, with what moves rows.
func (h Header) Text() string { return h.text(true) }

// unneeded are the edits that take away what a translation to OpenMP inserted, where nothing is left that needs it: OpenACC has the library
// and the macro. made are the edits that write directives of OpenACC.
func (h Header) unneeded(file *source.File, made []source.Edit) (edits []source.Edit) {
	text, err := source.Apply(file, made)
	if err != nil || h.Keep || h.Part || len(made) == 0 {
		return nil
	}
	t := newText(C, file, nil)
	after := tokens.New(source.NewFile(file.Name, text), t.Lexis)
	queues, _ := after.FindLines(h.section("queues"), after.All())
	if !namesOurs(after, queues) {
		edits = append(edits, t.take(h.section("queues"))...)
		if lines := libraryLines(t.File); len(lines) > 0 {
			l := t.Lines[lines[0]]
			edits = append(edits, source.Edit{Span: t.Span(tokens.Run{First: l.First + 2, End: l.End}), New: "<openacc.h>"})
		}
	}
	return append(edits, t.take(defineOpenACC)...)
}

// take are the edits that take lines away which accc has inserted, with the comment that they begin with.
func (t *editedText) take(lines string) (edits []source.Edit) {
	r, ok := t.FindLines(lines, t.All())
	if !ok {
		return nil
	}
	span := t.WholeLines(r)
	if comment, _, found := strings.Cut(lines, "*/\n"); found && strings.HasPrefix(comment, "/*") {
		for _, x := range t.Gap(r.First) {
			if x.Kind == tokens.Comment && t.GapText(x) == comment+"*/" {
				span.Start = int(x.Start)
			}
		}
	}
	return []source.Edit{{Span: span}}
}

// namesOurs reports whether a text has names, outside of some lines, that the library for translations declares and OpenACC does not.
func namesOurs(f *tokens.File, but tokens.Run) bool {
	for i := range f.Toks {
		if f.Toks[i].Kind == tokens.Name && !but.Has(uint32(i)) && len(f.Text(uint32(i))) > len("accc_") && strings.EqualFold(f.Text(uint32(i))[:len("accc_")], "accc_") {
			return true
		}
	}
	return false
}

// defineOpenACC are the lines that define _OPENACC.
const defineOpenACC = "#ifndef _OPENACC\n#define _OPENACC 201711\n#endif\n"

// definesOpenACC are these lines; "" where a text has them.
func definesOpenACC(f *tokens.File) string {
	if _, ok := f.FindLines(defineOpenACC, f.All()); ok {
		return ""
	}
	return defineOpenACC
}

// AsksOpenACC reports whether the meaning of a translated text depends on the macro _OPENACC: what asks for it only to include openacc.h is
// replaced as a whole.
func AsksOpenACC(f *tokens.File) bool {
	var replaced []tokens.Run
	for _, line := range f.Includes(openaccName) {
		if r, ok := guardedInclude(f, line); ok {
			replaced = append(replaced, r)
		}
	}
	for i := range f.Toks {
		in := func(r tokens.Run) bool { return r.Has(uint32(i)) }
		if f.Word(uint32(i), "_OPENACC") && !slices.ContainsFunc(replaced, in) {
			return true
		}
	}
	return false
}

// guardedInclude returns the lines of a group of the preprocessor for compilers that know OpenACC which has nothing but an include line, and no line of comments.
func guardedInclude(f *tokens.File, line uint32) (r tokens.Run, ok bool) {
	g, ok := f.Alone(f.Lines[line].Run)
	if !ok || !f.IfDefined(f.Groups[g].Branches[0], "_OPENACC") {
		return r, false
	}
	r = f.Whole(g)
	for i := r.First + 1; i < r.End; i++ {
		ended := false
		for _, x := range f.Gap(i) {
			ended = ended || x.Kind == tokens.LineEnd
			if ended && x.Kind == tokens.Comment {
				return r, false
			}
		}
	}
	return r, true
}

// IncludesOpenACC reports whether a text includes openacc.h.
func IncludesOpenACC(f *tokens.File) bool { return len(f.Includes(openaccName)) > 0 }

// edits insert the header where openacc.h was included, and define _OPENACC before the first line that the
// preprocessor reads.
func (h Header) edits(t *translation) (out []source.Edit) {
	text, file, needs := t.text, t.file, t.needs
	first := text.Top()
	front := ""
	if h.Macro && !h.Keep && !h.Part {
		front = definesOpenACC(text.File)
	}
	includesIt := IncludesOpenACC(text.File)
	if h.Included && !h.Keep && !h.Part && !h.External && !h.Unused && !includesIt {
		front += h.library()
	}

	// The objects that represent queues are in the library, or a text has them alone.
	queues, rows := "", h.rows(text.File, needs)
	if needs.queues || needs.defaultQueue {
		queues = h.section("queues")
	}
	_, declared := text.FindLines(h.section("queues"), text.All())
	switch {
	case includesLibrary(text.File), !h.Keep && declared, h.Beside != "" && rows != "", h.readsLibrary(text.File):
		queues = ""
	case includesIt && !h.Keep && !h.Part: // they take its place
	default:
		front += t.alone(queues)
	}
	if needs.calls && len(text.Includes("omp.h")) == 0 {
		front += "#include <omp.h>\n"
	}
	front += rows

	var includes []uint32
	if !h.External && !h.Part {
		includes = text.Includes(openaccName)
	}
	for i, line := range includes {
		run := text.Lines[line].Run
		if h.Keep && line > 0 && text.IfDefined(text.BranchAt(line-1), h.Guards.macros().ACC) {
			continue
		}
		new := strings.TrimRight(h.library(), "\n")
		if h.Unused {
			new = strings.TrimRight(queues, "\n")
		}
		if i > 0 {
			new = "" // the first one was enough
		}
		if r, ok := guardedInclude(text.File, line); ok && !h.Keep {
			run = r
		}
		span := text.WholeLines(run)
		span.End, _ = text.EndOfLine(text.Span(run).End)
		switch {
		case h.Keep && h.Unused:
			new = h.Guards.openACC() + span.Text() + "\n#endif"
		case h.Keep:
			new = h.Guards.openACC() + span.Text() + "\n#else\n" + new + "\n#endif"
		case new == "":
			span.End, _ = text.AfterLine(run.End)
		}
		if span.Start == first {
			new, front = front+new, ""
		}
		out = append(out, source.Edit{Span: span, New: new})
	}
	if len(out) > 0 && !h.Keep && !h.Unused { // the library has the queues that an earlier translation of a part has declared
		out = append(out, text.take(h.section("queues"))...)
	}
	if front != "" && !t.has(first, front) {
		out = append(out, source.Edit{Span: source.Span{File: file, Start: first, End: first}, New: front})
	}
	return out
}

// readsLibrary reports whether a text has OpenACC's library where its directives of OpenMP are read.
func (h Header) readsLibrary(f *tokens.File) bool {
	switch {
	case h.Part, h.Unused && !h.External:
		return false
	case !h.Keep:
		return h.Included || IncludesOpenACC(f)
	case h.External && h.Included, includesLibrary(f):
		return true
	}
	_, declared := f.FindLines(h.section("queues"), f.All())
	return declared || slices.ContainsFunc(f.Includes(openaccName), func(line uint32) bool { return !h.Guards.underOpenACC(f, f.Lines[line].First) })
}

// rows is what a text that moves rows needs: the file that has the library, or these functions alone; "" where it has them.
func (h Header) rows(f *tokens.File, needs needs) string {
	text := h.section("rows")
	if h.Beside != "" {
		text = h.library()
	}
	switch {
	case !needs.rows, len(f.Named("ACCC_ROWS_BEGIN")) > 0, includesLibrary(f):
		return ""
	case (h.Beside != "" || h.External) && h.readsLibrary(f):
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

// LibraryName is the name of the file that has OpenACC's library for translations in C.
const LibraryName = "accc_openacc.h"

// openaccName is the name of OpenACC's header.
const openaccName = "openacc.h"

// IncludesLibrary reports whether a text of C includes that file.
func IncludesLibrary(text []byte) bool {
	return includesLibrary(tokens.New(source.NewFile("", text), tokens.Lexis{Form: tokens.C}))
}

func includesLibrary(f *tokens.File) bool { return len(libraryLines(f)) > 0 }

// libraryLines are the lines that include that file, in whatever directory.
func libraryLines(f *tokens.File) (lines []uint32) {
	for i := range f.Lines {
		if name, _ := f.Included(uint32(i)); path.Base(name) == LibraryName {
			lines = append(lines, uint32(i))
		}
	}
	return lines
}

// CallsOpenACC reports whether a text of C refers to anything that openacc.h declares, outside of pragmas.
func CallsOpenACC(f *tokens.File) bool {
	return slices.ContainsFunc(f.Lines, func(l tokens.Line) bool {
		if l.Kind == tokens.Directive || l.Word == tokens.Pragma || l.Word == tokens.IncludeWord {
			return false
		}
		for i := l.First; i < l.End; i++ {
			if f.Toks[i].Kind == tokens.Name && isLibraryWord(f.Text(i)) {
				return true
			}
		}
		return false
	})
}

// mentionsLibrary reports whether a text that is written, directives too, refers to anything that openacc.h declares.
func mentionsLibrary(text string, lexis tokens.Lexis) bool {
	f := tokens.New(source.NewFile("", []byte(text)), lexis)
	for i := range f.Toks {
		if f.Toks[i].Kind == tokens.Name && isLibraryWord(f.Text(uint32(i))) {
			return true
		}
	}
	return false
}

// isLibraryWord reports whether openacc.h may declare a name.
func isLibraryWord(name string) bool {
	name = strings.TrimPrefix(name, "h")
	return strings.HasPrefix(name, "acc_") && len(name) > len("acc_") && name[len("acc_")] >= 'a' && name[len("acc_")] <= 'z'
}

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
