package build

import (
	"accc/frontend/source"
	"accc/ir"
)

// Location is where a stretch of source begins.
func Location(s source.Span) ir.Location {
	if !s.IsValid() {
		return ir.Unknown
	}
	p := s.Position()
	return &ir.FileLoc{File: p.File, Line: p.Line, Col: p.Column}
}

// SpanLocation is the location of a stretch of source with its end, one past the last byte.
func SpanLocation(s source.Span) ir.Location {
	if !s.IsValid() {
		return ir.Unknown
	}
	from, to := s.Position(), s.EndPosition()
	return &ir.FileLoc{File: from.File, Line: from.Line, Col: from.Column, EndLine: to.Line, EndCol: to.Column}
}
