package tokens

// freeCard divides a line of free form. ok is false for comments, blank lines and a lone &.
func (r *fortran) freeCard(start, end int) (c card, ok bool) {
	src := r.src
	c = card{start: start, from: skipBlanks(src, start, end), to: end}
	if c.from == end {
		return c, false
	}
	if src[c.from] != '!' {
		lone := src[c.from] == '&' && r.goesOn[NoLanguage].quote == 0 && skipBlanks(src, c.from+1, end) == end
		return c, !lone
	}
	if language, after := r.sentinel(c.from, end); after > 0 {
		c.kind, c.language, c.sentinel = Directive, language, [2]int{c.from, after}
		c.from = skipBlanks(src, after, end)
		return c, true
	}
	if r.conditional(c.from, end) {
		c.kind, c.sentinel = CondOMP, [2]int{c.from, c.from + 2}
		c.from = skipBlanks(src, c.from+2, end)
		return c, c.from < end
	}
	return c, false
}

// gather joins a card with those that continue it. before is how the line ends that it may continue itself.
func (r *fortran) gather(c card, before pending) (j *joined, flags LineFlags, after pending) {
	if r.f.Lexis.Form == Fixed {
		return r.gatherFixed(c, before)
	}
	j = &joined{src: r.src}
	if before.quote != 0 {
		flags |= InLiteral
	}
	if before.quote == '"' {
		flags |= DoubleQuote
	}
	quote := before.quote
	// Behind the sentinel of an initial line & is no part of a directive, unless it touches the sentinel.
	if c.from < c.to && r.src[c.from] == '&' && (c.language == NoLanguage || before.open || c.from == c.sentinel[1]) {
		c.from++
		flags |= Leads
	}
	for {
		stop, amp := freeEnd(r.src, c.from, c.to, &quote)
		if amp < 0 {
			j.add(c.from, stop)
			return j, flags | j.flags(), pending{}
		}
		j.add(c.from, amp)
		if c.language == NoLanguage {
			r.goesOn[NoLanguage].quote = quote
		}
		next, ok := r.continued(&c)
		if !ok {
			return j, flags | j.flags() | GoesOn, pending{true, quote}
		}
		c = next
		if r.src[c.from] == '&' {
			c.from++
			continue
		}
		if quote != 0 {
			j.mistakes = append(j.mistakes, Mistake{uint32(c.from), NoAmpersand})
		}
		j.blank()
	}
}

// continued returns the card that continues one, past comments and blank lines.
func (r *fortran) continued(c *card) (next card, ok bool) {
	for {
		back := r.at
		start, end, ok := r.next()
		if !ok {
			return next, false
		}
		if r.hash(start, end) >= 0 {
			r.at = back
			return next, false
		}
		next, ok = r.card(start, end)
		switch {
		case !ok:
			continue
		case next.kind != c.kind || next.language != c.language:
			r.at = back
			return next, false
		case next.from == end:
			continue // a sentinel alone
		}
		return next, true
	}
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
