package ir

import (
	"errors"
	"fmt"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// Codes of the diagnostics of reading and checking IR. Operation verifiers may use codes of their own dialect through
// Op.ErrorCode.
const (
	CodeSyntax    = "IR0001" // the text is not MLIR
	CodeUndefined = "IR0002" // a value, block or alias that nothing defines
	CodeRedefined = "IR0003" // defined twice
	CodeUnknown   = "IR0004" // an operation, type or attribute that no dialect has
	CodeType      = "IR0005" // types that do not match
	CodeDepth     = "IR0006" // nested too deeply
	CodeInvalid   = "IR0100" // an operation breaks its definition
	CodeOperand   = "IR0101" // wrong number or type of operands or results
	CodeAttr      = "IR0102" // missing or wrong attribute
	CodeRegion    = "IR0103" // wrong regions, blocks or terminators
	CodeDominance = "IR0104" // a value used where its definition does not reach
	CodeSymbol    = "IR0105" // symbols defined twice or not found
	CodeParent    = "IR0106" // an operation with the wrong parent
)

// An Error is what parsing and verifying hooks return: a sentence and its location.
type Error struct {
	Code    string
	Message string // lower case, no full stop
	// Span is the range in the text; or Op is the operation whose location is shown.
	Span  source.Span
	Op    *Op
	Notes []string
	// Others are further spans, with a phrase for each: in the text or as locations.
	Others []Related
}

// A Related is a part of the text that an error is also about.
type Related struct {
	Span source.Span
	Loc  Location // when there is no Span
	Text string
}

// Also adds a location that the error is about.
func (e *Error) Also(l Location, text string) *Error {
	e.Others = append(e.Others, Related{Loc: l, Text: text})
	return e
}

// alsoAt adds a byte offset of the text that the error is about.
func (p *Parser) alsoAt(e *Error, offset int, text string) *Error {
	e.Others = append(e.Others, Related{Span: source.Span{File: p.file, Start: offset, End: offset}, Text: text})
	return e
}

// labels are the further spans of an error.
func (c *Context) labels(e *Error) (labels []diag.Label) {
	for _, o := range e.Others {
		if !o.Span.IsValid() {
			o.Span = c.Span(o.Loc)
		}
		if o.Span.IsValid() {
			labels = append(labels, diag.Label{Span: o.Span, Text: o.Text})
		}
	}
	return labels
}

// Error is the sentence, after the position in the text or in the source that the operation comes from, and the operation's name.
func (e *Error) Error() string {
	switch {
	case e.Span.IsValid():
		return e.Span.Position().String() + ": " + e.Message
	case e.Op != nil:
		return origin(e.Op) + "'" + e.Op.Name() + "' " + e.Message
	}
	return e.Message
}

// origin is the position in the source of an operation, or of the nearest one around it that has one, as a prefix.
func origin(o *Op) string {
	for ; o != nil; o = o.ParentOp() {
		if at := File(o.Loc); at != nil {
			return fmt.Sprintf("%s:%d:%d: ", at.File, at.Line, at.Col)
		}
	}
	return ""
}

// Errors are several mistakes.
type Errors []*Error

// Error is the first one.
func (e Errors) Error() string { return e[0].Error() }

// Note adds a sentence of explanation.
func (e *Error) Note(format string, args ...any) *Error {
	e.Notes = append(e.Notes, fmt.Sprintf(format, args...))
	return e
}

// Errorf is an error about o, at its location.
func (o *Op) Errorf(format string, args ...any) *Error {
	return o.ErrorCode(CodeInvalid, format, args...)
}

// ErrorCode is an error about o with a code of its own.
func (o *Op) ErrorCode(code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...), Op: o}
}

// AddFile makes the text of a file known, so that diagnostics about locations in it can show the line.
func (c *Context) AddFile(f *source.File) {
	c.filesMu.Lock()
	defer c.filesMu.Unlock()
	if c.files == nil {
		c.files = map[string]*source.File{}
	}
	c.files[f.Name] = f
}

// Span is the span of a location, invalid when it names no file. The text of a file that was never added is not shown:
// only the position is right.
func (c *Context) Span(l Location) source.Span {
	at := File(l)
	if at == nil {
		return source.Span{}
	}
	c.filesMu.Lock()
	f := c.files[at.File]
	c.filesMu.Unlock()
	if f == nil || at.Line > f.Lines() {
		f = blankFile(at)
	}
	start := f.Offset(at.Line, at.Col)
	end := start
	if at.EndLine > 0 {
		end = max(start, f.Offset(at.EndLine, at.EndCol))
	}
	return source.Span{File: f, Start: start, End: end}
}

// blankFile is a file of blanks just large enough to hold a position.
func blankFile(at *FileLoc) *source.File {
	const limit = 1 << 20 // positions come from the input: they must not cost memory
	lines, cols := min(max(at.Line-1, 0), limit), min(max(at.Col-1, 0), limit)
	return source.NewFile(at.File, []byte(strings.Repeat("\n", lines)+strings.Repeat(" ", cols)))
}

// Diagnose turns an error of a hook about an operation into a diagnostic.
func (c *Context) Diagnose(o *Op, err error) diag.Diagnostic {
	d := diag.Diagnostic{Code: CodeInvalid, Severity: diag.Error, Message: err.Error()}
	var e *Error
	if errors.As(err, &e) {
		d.Code, d.Message, d.Notes, d.Primary.Span, d.Labels = e.Code, e.Message, e.Notes, e.Span, c.labels(e)
		if e.Op != nil {
			o = e.Op
		}
	}
	if o != nil {
		if !d.Primary.Span.IsValid() {
			d.Primary.Span = c.Span(o.Loc)
		}
		d.Message = "'" + o.Name() + "' " + d.Message
	}
	return d
}
