package c

import (
	"bytes"
	"reflect"
	"sort"
	"sync"
	"sync/atomic"

	"accc/frontend/source"
	"accc/frontend/tokens"

	"modernc.org/cc/v4"
	"modernc.org/token"
)

// unitName is the name under which cc/v4 knows the preprocessed text.
const unitName = "<unit>"

// unitText is the preprocessed text handed to cc/v4 and the way back to what the user wrote.
type unitText struct {
	file    *source.File // the preprocessed text
	runs    []run        // by at, ascending
	reading *tokens.Reading
	last    atomic.Int32 // the run that was asked for last: the next one is near it
	sums    sync.Map     // where long sums start, by *cc.AdditiveExpression
}

// A run says that the text from offset at on, up to the next run, is expanded tokens from ref/2 on. If ref is even, they
// are spelled side by side, and the text is what the user wrote; else it is one token, however it is spelled. If ref is
// -1, the text is not from the user.
type run struct{ at, ref int32 }

func newRun(at int, tok int32, same bool) run {
	if same {
		return run{int32(at), tok << 1}
	}
	return run{int32(at), tok<<1 | 1}
}

func (r run) none() bool  { return r.ref < 0 }
func (r run) fixed() bool { return r.ref&1 != 0 }
func (r run) tok() int32  { return r.ref >> 1 }

// origin maps the half-open range [start, end) of the preprocessed text back. end must be in the same token as start.
func (t *unitText) origin(start, end int) source.Span {
	i := t.runAt(start)
	if i < 0 || t.runs[i].none() {
		return source.Span{}
	}
	r := t.runs[i]
	if r.fixed() {
		return t.reading.Span(r.tok())
	}
	f, first := t.spelled(r)
	at := int(f.Toks[first].Start) + start - int(r.at)
	return source.Span{File: f.File, Start: at, End: min(at+end-start, len(f.File.Text))}
}

// spelled returns the file of a run that is the user's text, and the token that it begins with.
func (t *unitText) spelled(r run) (*tokens.File, uint32) {
	o := t.reading.Origin(r.tok())
	return t.reading.File(o.In), o.Tok
}

// token returns the expanded token at an offset of the preprocessed text, -1 if it is not from the user.
func (t *unitText) token(offset int) int32 {
	i := t.runAt(offset)
	if i < 0 || t.runs[i].none() {
		return -1
	}
	r := t.runs[i]
	tok := r.tok()
	if r.fixed() {
		return tok
	}
	f, first := t.spelled(r)
	at := f.Toks[first].Start + uint32(offset) - uint32(r.at)
	for k := first; int(k) < len(f.Toks) && f.Toks[k].End <= at; k++ {
		tok++
	}
	return tok
}

// rangeOf returns the expanded tokens of a node, from its first to its last one. It is empty for what the user did not
// write.
func (t *unitText) rangeOf(n cc.Node) (x tokens.Range) {
	p := t.position(n)
	if p.Filename != unitName {
		return x
	}
	if first := t.token(p.Offset); first >= 0 {
		x = tokens.Range{From: first, To: first + 1}
	}
	if last, ok := lastToken(n); ok && last.Position().Filename == unitName {
		if at := t.token(last.Position().Offset); at >= 0 {
			x = x.Hull(tokens.Range{From: at, To: at + 1})
		}
	}
	return x
}

// runAt is the number of the run that an offset of the preprocessed text is in, -1 if there is none.
func (t *unitText) runAt(offset int) int {
	const near = 4
	from := int(t.last.Load())
	if from < len(t.runs) && int(t.runs[from].at) <= offset {
		for i := from; i < from+near && i < len(t.runs); i++ {
			if i+1 == len(t.runs) || int(t.runs[i+1].at) > offset {
				if i != from {
					t.last.Store(int32(i))
				}
				return i
			}
		}
	}
	i := sort.Search(len(t.runs), func(i int) bool { return int(t.runs[i].at) > offset }) - 1
	t.last.Store(int32(max(i, 0)))
	return i
}

func (t *unitText) tokenSpan(tok cc.Token) source.Span {
	p := tok.Position()
	if p.Filename != unitName {
		return source.Span{}
	}
	return t.origin(p.Offset, p.Offset+len(tok.Src()))
}

// start is the span of the first token of n, as far as its first byte.
func (t *unitText) start(n cc.Node) source.Span {
	p := t.position(n)
	if p.Filename != unitName {
		return source.Span{}
	}
	return t.origin(p.Offset, p.Offset)
}

func (t *unitText) span(n cc.Node) source.Span {
	p := t.position(n)
	if p.Filename != unitName {
		return source.Span{}
	}
	first := t.origin(p.Offset, p.Offset)
	last, ok := lastToken(n)
	if !ok {
		return first
	}
	return first.To(t.tokenSpan(last))
}

// position is n.Position(), the zero position for nil nodes.
func position(n cc.Node) token.Position {
	if n == nil || reflect.ValueOf(n).Kind() == reflect.Pointer && reflect.ValueOf(n).IsNil() {
		return token.Position{}
	}
	return n.Position()
}

// shortSum is the number of left operands that are followed each time.
const shortSum = 64

// position is position(n), which follows left operands, in constant time for the parts of a sum of thousands of terms.
func (t *unitText) position(n cc.Node) token.Position {
	sum, ok := n.(*cc.AdditiveExpression)
	if !ok || sum == nil {
		return position(n)
	}
	var long []*cc.AdditiveExpression
	left := sum
	for depth := 1; ; depth++ {
		next, ok := left.AdditiveExpression.(*cc.AdditiveExpression)
		if !ok || next == nil {
			break
		}
		if left = next; depth <= shortSum {
			continue
		}
		if p, ok := t.sums.Load(left); ok {
			return p.(token.Position)
		}
		long = append(long, left)
	}
	p := position(left)
	for _, part := range long {
		t.sums.Store(part, p)
	}
	return p
}

// lastToken finds the last token of n in the text. The fields of cc nodes are in no textual order, so the child that
// starts last is searched, except in nodes that are frequent.
func lastToken(n cc.Node) (cc.Token, bool) {
	switch x := n.(type) {
	case cc.Token:
		return x, x.Seq() != 0
	case *cc.CompoundStatement:
		if x != nil && x.Token2.Seq() != 0 {
			return x.Token2, true
		}
	case *cc.ExpressionStatement:
		if x != nil && x.Token.Seq() != 0 {
			return x.Token, true
		}
	case *cc.PrimaryExpression:
		if x != nil && x.Case == cc.PrimaryExpressionIdent && x.Token.Seq() != 0 {
			return x.Token, true
		}
	case *cc.Statement:
		switch {
		case x == nil:
		case x.CompoundStatement != nil:
			return lastToken(x.CompoundStatement)
		case x.ExpressionStatement != nil:
			return lastToken(x.ExpressionStatement)
		case x.IterationStatement != nil:
			return lastToken(x.IterationStatement)
		case x.SelectionStatement != nil:
			return lastToken(x.SelectionStatement)
		}
	case *cc.IterationStatement:
		if x != nil && x.Case != cc.IterationStatementDo && x.Statement != nil {
			return lastToken(x.Statement)
		}
	case *cc.SelectionStatement:
		switch {
		case x == nil:
		case x.Statement2 != nil:
			return lastToken(x.Statement2)
		case x.Statement != nil:
			return lastToken(x.Statement)
		}
	}
	v := reflect.ValueOf(n)
	if v.Kind() != reflect.Pointer || v.IsNil() || v.Elem().Kind() != reflect.Struct {
		return cc.Token{}, false
	}
	v = v.Elem()
	var last cc.Node
	at := -1
	for i := range v.NumField() {
		if !v.Type().Field(i).IsExported() || v.Field(i).IsZero() {
			continue
		}
		child, ok := v.Field(i).Interface().(cc.Node)
		if !ok {
			continue
		}
		if t, ok := child.(cc.Token); ok && t.Seq() == 0 {
			continue
		}
		if p := position(child); p.Filename == unitName && p.Offset > at {
			last, at = child, p.Offset
		}
	}
	if last == nil {
		return cc.Token{}, false
	}
	return lastToken(last)
}

// tokenAt is the user's text of the token at an offset of the preprocessed text.
func (t *unitText) tokenAt(at int) source.Span {
	if at < 0 || at >= len(t.file.Text) {
		return t.lastSpan()
	}
	return t.origin(at, at+tokenLength(t.file.Text[at:]))
}

// lastSpan is the end of the user's text.
func (t *unitText) lastSpan() source.Span {
	for i := len(t.runs) - 1; i >= 0; i-- {
		if r := t.runs[i]; !r.none() {
			end := len(t.file.Text)
			if i+1 < len(t.runs) {
				end = int(t.runs[i+1].at)
			}
			s := t.origin(int(r.at), int(r.at))
			if !r.fixed() {
				text := bytes.TrimRight(t.file.Text[r.at:end], " \n")
				s.Start = min(s.Start+max(len(text)-1, 0), len(s.File.Text))
				s.End = min(s.Start+1, len(s.File.Text))
			}
			return s
		}
	}
	return source.Span{}
}

// tokenLength is the length of the word, number or other character that text begins with.
func tokenLength(text []byte) int {
	n := 0
	for n < len(text) && (text[n] == '_' || text[n] >= '0' && text[n] <= '9' || text[n]|0x20 >= 'a' && text[n]|0x20 <= 'z') {
		n++
	}
	return max(n, 1)
}
