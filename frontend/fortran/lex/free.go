package lex

import "accc/frontend/source"

// free reads a line of free form, with the lines that continue it.
func (r *reader) free(in *input, start, end int) {
	at := skipBlanks(in.text, start, end)
	if at == end {
		return
	}
	kind := Statement
	var sentinel source.Span
	if in.text[at] == '!' {
		k, after := r.sentinelAt(in.text, at, end)
		switch {
		case after > 0:
			kind, sentinel = k, source.Span{File: in.file, Start: at, End: after}
			at = after
			if at < end && in.text[at] == '&' {
				r.Fault(RuleContinuation.New(sentinel, "directive line continues nothing"))
				at++
			}
		case r.conditional(in.text, at, end):
			at += 2
		case r.passedOver(in, at, end) != "":
			if !in.goesOn {
				r.unread.Add(r.passedOver(in, at, end), source.Span{File: in.file, Start: at, End: at + len("!$omp")})
			}
			_, amp := freeEnd(in.text, at+len("!$omp"), end, new(byte))
			in.goesOn = amp >= 0
			return
		default:
			r.nearSentinel(in, at, end)
			return
		}
	} else if r.include(in, at, end) {
		return
	} else if in.text[at] == '&' && skipBlanks(in.text, at+1, end) < end {
		r.Fault(RuleContinuation.New(source.Span{File: in.file, Start: at, End: at + 1}, "line continues nothing").
			Note("the line before must end with &"))
		at++
	}
	l := logical{}
	quote := byte(0)
	from := at
	depth := len(r.stack)
	for {
		stop, amp := freeEnd(in.text, from, end, &quote)
		if amp < 0 {
			if quote != 0 {
				quote = 0 // the lexer reports it
			}
			l.add(in, from, stop)
			break
		}
		l.add(in, from, amp)
		next, nextFrom, nextEnd, ok := r.continued(depth, kind, quote)
		if !ok {
			r.Fault(RuleContinuation.New(source.Span{File: in.file, Start: amp, End: amp + 1}, "nothing follows this continuation"))
			break
		}
		in, from, end = next, nextFrom, nextEnd
		if in.text[from] == '&' {
			from++
		} else {
			if quote != 0 {
				r.Fault(RuleContinuation.New(source.Span{File: in.file, Start: from, End: from + 1},
					"expected & at the start of a line that continues a character constant"))
			}
			l.blank()
		}
	}
	r.emit(kind, sentinel, &l)
}

// freeEnd finds where the text of a line ends: at a comment, or the & that continues it (amp is -1 without one).
func freeEnd(text string, from, end int, quote *byte) (stop, amp int) {
	for i := from; i < end; i++ {
		b := text[i]
		switch {
		case *quote != 0:
			if b == *quote {
				*quote = 0 // a doubled one opens it again at once
			} else if b == '&' && skipBlanks(text, i+1, end) == end {
				return end, i
			}
		case b == '"' || b == '\'':
			*quote = b
		case b == '!':
			return i, -1
		case b == '&':
			if next := skipBlanks(text, i+1, end); next == end || text[next] == '!' {
				return end, i
			}
		}
	}
	return end, -1
}

// continued finds the line that continues the one before, past comments, blank lines and preprocessor's lines.
// Lines that #include brings in count, and end with their file if the line did not begin there: depth is how many files were open.
func (r *reader) continued(depth int, kind LineKind, quote byte) (in *input, from, end int, ok bool) {
	for {
		in = r.stack[len(r.stack)-1]
		back := in.at
		start, end, ok := in.next()
		if !ok {
			if len(r.stack) > depth {
				r.stack = r.stack[:len(r.stack)-1]
				continue
			}
			return nil, 0, 0, false
		}
		if r.directiveLine(in, start, end) || !r.active() {
			continue
		}
		at := skipBlanks(in.text, start, end)
		if at == end {
			continue
		}
		if in.text[at] == '!' {
			k, after := r.sentinelAt(in.text, at, end)
			switch {
			case after > 0 && k == kind:
				at = skipBlanks(in.text, after, end)
				if at == end {
					continue
				}
				return in, at, end, true
			case after > 0 && kind == Statement:
				// A directive is not allowed inside a statement.
				r.Fault(RuleContinuation.New(source.Span{File: in.file, Start: at, End: after}, "directive inside of a continued statement"))
				continue
			case after > 0:
				in.at = back
				return nil, 0, 0, false
			case kind == Statement && r.conditional(in.text, at, end):
				if at = skipBlanks(in.text, at+2, end); at == end {
					continue
				}
				return in, at, end, true
			}
			continue
		}
		if kind != Statement {
			in.at = back
			return nil, 0, 0, false
		}
		if in.text[at] == '&' && skipBlanks(in.text, at+1, end) == end && quote == 0 {
			continue // a lone &
		}
		return in, at, end, true
	}
}
