package tokens

import "strings"

// fixedCard divides a line of fixed form. ok is false for comments and blank lines.
func (r *fortran) fixedCard(start, end int) (c card, ok bool) {
	src := r.src
	at := skipBlanks(src, start, end)
	if at == end {
		return c, false
	}
	c = card{start: start, label: [2]int{start, start}}
	switch b := src[start]; b {
	case '!', 'c', 'C', '*', 'd', 'D':
		if b|0x20 == 'd' {
			if !r.f.Lexis.DLines {
				return c, false
			}
			c.label[0]++
			if at = skipBlanks(src, start+1, end); at == end {
				return c, false
			}
			break
		}
		if language, after := r.sentinel(start, end); after > 0 {
			c.kind, c.language, c.sentinel = Directive, language, [2]int{start, after}
			c.from = min(after+1, end)
			c.to = max(min(end, start+r.f.Lexis.Width), c.from)
			c.again = after < end && !isBlank(src[after]) && src[after] != '0'
			return c, true
		}
		if !r.conditional(start, end) {
			return c, false
		}
		c.kind, c.sentinel = CondOMP, [2]int{start, start + 2}
		c.label[0] += 2
		if end-start <= 6 && !strings.Contains(src[start:end], "\t") {
			return c, false
		}
	default:
		if src[at] == '!' && at-start != 5 {
			return c, false
		}
	}
	if tab := strings.IndexByte(src[start:min(end, start+6)], '\t'); tab >= 0 {
		c.from, c.to = start+tab+1, end
		if c.from < end && src[c.from] >= '1' && src[c.from] <= '9' {
			c.from++
			c.again = true
		}
	} else {
		c.again = end-start >= 6 && src[start+5] != ' ' && src[start+5] != '0'
		c.from = min(start+6, end)
		c.to = max(min(end, start+r.f.Lexis.Width), c.from)
	}
	field := c.from
	if c.again {
		field-- // the sign
	}
	c.label[1] = max(c.label[0], min(field, c.to, start+5))
	return c, true
}

// gatherFixed is gather in fixed form.
func (r *fortran) gatherFixed(c card, before pending) (j *joined, flags LineFlags, after pending) {
	j = &joined{src: r.src}
	quote := before.quote
	if quote != 0 {
		flags |= InLiteral
	}
	if quote == '"' {
		flags |= DoubleQuote
	}
	if c.again {
		flags |= Leads
	}
	if label := strings.TrimRight(r.src[c.label[0]:c.label[1]], " \t"); c.language == NoLanguage && !c.again && label != "" {
		j.add(skipBlanks(r.src, c.label[0], c.label[1]), c.label[1])
		j.blank()
	}
	for {
		j.add(c.from, fixedEnd(r.src, c.from, c.to, &quote))
		column := c.to - c.start
		back := r.at
		next, ok := r.continuedFixed(&c)
		if !ok {
			r.at = back
			return j, flags | j.flags(), pending{quote: quote}
		}
		if at := skipBlanks(r.src, next.label[0], next.label[1]); at < next.label[1] && next.language == NoLanguage {
			j.mistakes = append(j.mistakes, Mistake{uint32(at), LabelContinued})
		}
		switch {
		case quote != 0:
			// A character constant goes on over the blanks up to the last column.
			for ; column < r.f.Lexis.Width && column < maxColumn; column++ {
				j.blank()
			}
		case next.language != NoLanguage:
			j.blank()
		}
		c = next
	}
}

// maxColumn bounds the blanks with which a line of fixed form is filled.
const maxColumn = 1 << 10

// continuedFixed returns the card that continues one, past comments and blank lines.
func (r *fortran) continuedFixed(c *card) (next card, ok bool) {
	for {
		start, end, ok := r.next()
		if !ok || r.hash(start, end) >= 0 {
			return next, false
		}
		if next, ok = r.card(start, end); ok {
			return next, next.again && next.kind == c.kind && next.language == c.language
		}
	}
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
