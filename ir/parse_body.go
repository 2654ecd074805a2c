package ir

import "strings"

// AngleBody reads <...>, if it is there, and returns its text with the brackets,
// runs of blanks made one: for types and attributes that are kept as they are written.
func (p *Parser) AngleBody() (string, error) {
	if !p.PeekPunct("<") {
		return "", nil
	}
	start := p.tok.start
	end, err := p.balanced(start)
	if err != nil {
		return "", err
	}
	p.reset(end)
	return strings.Join(strings.Fields(p.src[start:end]), " "), nil
}
