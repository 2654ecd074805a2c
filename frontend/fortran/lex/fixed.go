package lex

import (
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// fixed reads a line of fixed form, with the lines that continue it.
func (r *reader) fixed(in *input, start, end int) {
	kind, from, stop, cont, ok := r.card(in, start, end)
	if !ok {
		return
	}
	var sentinel source.Span
	if kind != Statement {
		sentinel = source.Span{File: in.file, Start: start, End: start + 5}
	}
	label := ""
	labelAt := start
	misplaced := false
	if kind == Statement {
		first := r.firstColumn(in, start, end)
		if !cont && r.include(in, skipBlanks(in.text, start, end), end) {
			return
		}
		misplaced = r.misplaced(in, first, min(from, stop, start+5))
		field := strings.TrimRight(in.text[first:max(first, min(from, stop, start+5))], " \t")
		switch {
		case misplaced:
		case cont:
			r.Fault(RuleContinuation.New(source.Span{File: in.file, Start: from - 1, End: from}, "line continues nothing"))
		case field != "":
			label = field
			labelAt = skipBlanks(in.text, first, from)
		}
	}
	l := logical{}
	if label != "" {
		l.add(in, labelAt, min(start+5, from, stop))
		l.blank()
	}
	quote := byte(0)
	cut := fixedEnd(in.text, from, stop, &quote)
	l.add(in, from, cut)
	col := stop - start
	depth := len(r.stack)
	for {
		in = r.stack[len(r.stack)-1]
		back := in.at
		s, e, more := in.next()
		if !more {
			if len(r.stack) > depth {
				r.stack = r.stack[:len(r.stack)-1]
				continue
			}
			break
		}
		if r.directiveLine(in, s, e) || !r.active() {
			continue
		}
		k, f, st, c, ok := r.card(in, s, e)
		if !ok {
			continue
		}
		if !c || k != kind {
			in.at = back
			break
		}
		if kind == Statement {
			r.labelled(in, r.firstColumn(in, s, e), min(f-1, st, s+5))
		}
		if quote != 0 {
			// A character constant goes on over the blanks up to the last column.
			for ; col < in.width; col++ {
				l.blank()
			}
		} else if kind != Statement {
			l.blank()
		}
		cut = fixedEnd(in.text, f, st, &quote)
		l.add(in, f, cut)
		col = st - s
	}
	if !misplaced {
		r.emit(kind, sentinel, &l)
	}
}

// firstColumn is where the label of a statement line may begin: after the sentinel of a line that is read with OpenMP only.
func (r *reader) firstColumn(in *input, start, end int) int {
	if start < end && strings.IndexByte("!cC*", in.text[start]) >= 0 && r.conditional(in.text, start, end) {
		return start + 2
	}
	if start < end && r.isCode(in.text[start]) {
		return start + 1
	}
	return start
}

// isCode reports whether a line of fixed form that begins with this letter is a statement for debugging that is read.
func (r *reader) isCode(b byte) bool { return r.opts.DLines && b|0x20 == 'd' }

// misplaced reports columns 1 to 5 of an initial line that hold more than a label. The name of a macro is allowed
// there.
func (r *reader) misplaced(in *input, from, to int) bool {
	for at := from; at < to; at++ {
		b := in.text[at]
		if isDigit(b) || isBlank(b) {
			continue
		}
		if len(r.macros) > 0 && isLetter(b) && strings.Trim(in.text[at:to], nameLetters) == "" {
			return false
		}
		r.Fault(RuleSyntax.New(source.Span{File: in.file, Start: at, End: at + 1}, "expected a statement label in columns 1 to 5").
			Note("fixed form has statements in columns 7 to %d", in.width).Citing("Fortran 2018 §6.3.3"))
		return true
	}
	return false
}

const nameLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_ \t"

// labelled reports columns 1 to 5 of a continuation line that are not blank: nothing of them counts.
func (r *reader) labelled(in *input, from, to int) {
	at := skipBlanks(in.text, from, to)
	if at >= to {
		return
	}
	span := source.Span{File: in.file, Start: at, End: at + 1}
	d := RuleContinuation.New(span, "expected blanks in columns 1 to 5 of a continuation line").Citing("Fortran 2018 §6.3.3.3")
	if isDigit(in.text[at]) {
		d.Severity = diag.Warning
	}
	r.Fault(d)
}

// card takes a line of fixed form apart: its kind, its statement field, and whether it continues the one
// before; ok is false for comments.
func (r *reader) card(in *input, start, end int) (kind LineKind, from, stop int, cont, ok bool) {
	text := in.text
	at := skipBlanks(text, start, end)
	if at == end {
		return
	}
	stop = min(end, start+in.width)
	switch text[start] {
	case '!', 'c', 'C', '*', 'd', 'D':
		if r.isCode(text[start]) {
			if at = skipBlanks(text, start+1, end); at == end {
				return
			}
			break
		}
		k, after := r.sentinelAt(text, start, end)
		if after == 0 {
			if !(text[start] == '!' || text[start] == 'c' || text[start] == 'C' || text[start] == '*') || !r.conditional(text, start, end) {
				if language := r.passedOver(in, start, end); text[start] != 'd' && text[start] != 'D' && language != "" {
					if after := start + len("!$omp"); after >= end || isBlank(text[after]) || text[after] == '0' {
						r.unread.Add(language, source.Span{File: in.file, Start: start, End: after})
					}
				} else if text[start] == '!' {
					r.nearSentinel(in, start, end)
				}
				return
			}
			// c$ and a statement: the two columns count as blanks.
			if tab := strings.IndexByte(text[start:min(end, start+6)], '\t'); tab >= 0 {
				from = start + tab + 1
				if from < end && text[from] >= '1' && text[from] <= '9' {
					return Statement, from + 1, end, true, true
				}
				return Statement, from, end, false, true
			}
			if end-start <= 6 {
				return
			}
			return Statement, start + 6, stop, text[start+5] != ' ' && text[start+5] != '0', true
		}
		if after >= end {
			return k, after, after, false, true
		}
		col6 := text[after]
		if isBlank(col6) || col6 == '0' {
			return k, after + 1, max(stop, after+1), false, true
		}
		return k, after + 1, max(stop, after+1), true, true
	}
	if text[at] == '!' && at-start != 5 {
		r.nearSentinel(in, at, end)
		return
	}
	if tab := strings.IndexByte(text[start:min(end, start+6)], '\t'); tab >= 0 {
		from = start + tab + 1
		if from < end && text[from] >= '1' && text[from] <= '9' {
			return Statement, from + 1, end, true, true
		}
		return Statement, from, end, false, true
	}
	if end-start <= 6 {
		return Statement, end, end, end-start == 6 && text[start+5] != ' ' && text[start+5] != '0', true
	}
	return Statement, start + 6, max(stop, start+6), text[start+5] != ' ' && text[start+5] != '0', true
}

// fixedEnd is where the statement field of a card ends: at its last column or a comment.
func fixedEnd(text string, from, end int, quote *byte) int {
	for i := from; i < end; i++ {
		switch b := text[i]; {
		case *quote != 0:
			if b == *quote {
				*quote = 0
			}
		case b == '"' || b == '\'':
			*quote = b
		case b == '!':
			return i
		}
	}
	return max(from, end)
}
