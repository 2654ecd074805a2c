package ir

import (
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// Problems are the diagnostics of a text or a module, as an error for programs that show them in no other form.
type Problems []diag.Diagnostic

// Error has a line for each problem.
func (p Problems) Error() string {
	var lines []string
	for _, d := range p {
		text := d.Message + " [" + d.Code + "]"
		if d.Primary.Span.IsValid() {
			text = d.Primary.Span.Position().String() + ": " + text
		}
		lines = append(lines, text)
	}
	return strings.Join(lines, "\n")
}

// ParseText is a module from its text; name is what problems call the file. The module is verified.
func ParseText(ctx *Context, name, text string) (*Op, error) {
	var found diag.List
	m := Parse(ctx, source.NewFile(name, []byte(text)), &found)
	if m == nil {
		return nil, Problems(found.Sorted())
	}
	if err := Check(ctx, m); err != nil {
		return nil, err
	}
	return m, nil
}

// Check verifies an operation and what is inside. The error has all Problems.
func Check(ctx *Context, o *Op) error {
	var found diag.List
	if !Verify(ctx, o, &found) {
		return Problems(found.Sorted())
	}
	return nil
}

// Text is the text of an operation, as Print writes it.
func Text(o *Op, opts PrintOptions) string {
	var s strings.Builder
	_ = Print(&s, o, opts) // a strings.Builder takes everything
	return s.String()
}
