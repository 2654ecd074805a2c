package emit

import (
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// A translated directive is laid out as the user's: keywords of Fortran in the case of the user's, clauses in the order of those that they come
// from, and where the user's goes on in another line, or has a comment, before a clause or an argument, so does the translation.

// A userLayout is the layout of a directive of the user's.
type userLayout struct {
	user    *pragma.Directive
	end     string // the text of its end directive, if that is being written
	keyword func(string) string
	from    string // the sentinel's word in the user's text
	source  *editedText
	gaps    []gap // before each clause
	width   int   // the longest line
}

// A gap is what is between two clauses or arguments: blanks, comments, ends of lines.
type gap []piece

// A piece is a part of a gap. Its kind is that of trivia; a comma counts as blanks.
type piece struct {
	kind tokens.TriviaKind
	text string
}

// gapBetween returns what is between tokens in the bytes [start, end), without the blanks before macros that yield nothing, which go, too;
// commas: with those.
func (t *editedText) gapBetween(start, end int, commas bool) (g gap) {
	tok, _ := t.At(start)
	for ; ; tok++ {
		list := t.Gap(tok)
		inside := int(tok) < len(t.Toks) && int(t.Toks[tok].Start) < end
		comma := inside && t.Is(tok, ",")
		for i, x := range list {
			drops := inside && !comma && i == len(list)-1 && x.Kind == tokens.Spaces
			if from, to := max(int(x.Start), start), min(int(x.End), end); from < to && !drops {
				g = append(g, piece{x.Kind, strings.ReplaceAll(string(t.File.File.Text[from:to]), "\r", "")})
			}
		}
		switch {
		case !inside:
			return g
		case comma && commas:
			g = append(g, piece{tokens.Spaces, ","})
		}
	}
}

// plain reports whether a gap is nothing but blanks.
func (g gap) plain() bool {
	return !slices.ContainsFunc(g, func(p piece) bool { return p.kind != tokens.Spaces })
}

// endsLine reports whether a piece is the end of a line of text.
func (p piece) endsLine() bool { return p.kind == tokens.LineEnd || p.kind == tokens.Splice }

// layoutOf is the layout of the directive of a site, nil where it has none that a translation can have.
func (t *translation) layoutOf(s *Site) *userLayout {
	d := s.Source
	if d == nil || d.Incomplete || d.Mixed || s.Several || d.Span.File != t.file || !d.NameSpan.IsValid() || ChoosesInside(d.Span, t.p) {
		return nil
	}
	text := d.Span.Text()
	if t.p.fortran() == isLine(text) {
		return nil
	}
	u := &userLayout{user: d, keyword: func(s string) string { return s }, from: t.from().Sentinel, source: t.text}
	at := d.NameSpan.End
	if d.Args != nil {
		at = max(at, d.Args.Span.End)
	}
	for i, c := range d.Clauses {
		if i > 0 && c.Span == d.Clauses[i-1].Span { // of the same use of a macro
			u.gaps = append(u.gaps, nil)
			continue
		}
		if c.Span.File != t.file || c.Span.Start < at || c.Span.End > d.Span.End {
			return nil
		}
		u.gaps = append(u.gaps, t.text.gapBetween(at, c.Span.Start, false))
		at = c.Span.End
	}
	for _, line := range strings.Split(text, "\n") {
		u.width = max(u.width, len(strings.TrimRight(line, "\r")))
	}
	u.width += d.Span.Start - t.text.LineStart(d.Span.Start)
	if t.p.fortran() {
		u.keyword = caseOf(d)
	}
	return u
}

// caseOf is the case that the keywords of a directive have: small letters, capitals, or words that begin with one.
func caseOf(d *pragma.Directive) func(string) string {
	words := strings.Fields(d.NameSpan.Text())
	for _, c := range d.Clauses {
		words = append(words, c.NameSpan.Text())
	}
	return caseOfWords(words)
}

// caseOfWords is the case that words have.
func caseOfWords(words []string) func(string) string {
	all := func(f func(string) string) bool {
		return !slices.ContainsFunc(words, func(w string) bool { return f(w) != w })
	}
	switch {
	case all(strings.ToUpper):
		return strings.ToUpper
	case all(capitalized):
		return capitalized
	}
	return strings.ToLower
}

// capitalized is a text whose words begin with capitals.
func capitalized(s string) string {
	b := []byte(strings.ToLower(s))
	for i := range b {
		if b[i] >= 'a' && b[i] <= 'z' && (i == 0 || b[i-1] == ' ') {
			b[i] -= 'a' - 'A'
		}
	}
	return string(b)
}

// sentinel is the sentinel of a translation in the case of the user's: !$OMP for !$ACC.
func (u *userLayout) sentinel(sentinel, user string) string {
	word := user[max(0, len(user)-len(u.from)):]
	switch word {
	case strings.ToUpper(word):
		return strings.ToUpper(sentinel)
	case capitalized(word):
		return sentinel[:2] + capitalized(sentinel[2:])
	}
	return sentinel
}

// print is a directive in a layout, and in that of the user's directive that it replaces.
func (t *translation) print(d *pragma.Directive, layout pragma.Layout) string {
	u := t.user
	if u == nil {
		return d.Print(layout)
	}
	limit := 0
	if t.p.fortran() {
		user := u.user.Span.Text()[:len("!$acc")]
		sentinel := u.sentinel(layout.Sentinel, user)
		layout.Next = strings.Replace(layout.Next, layout.Sentinel, sentinel, 1)
		layout.Sentinel = sentinel
		if limit = 132; layout.Break == "" {
			limit = layout.Width
		}
	}
	if layout.Break != "" && layout.Width > 0 {
		layout.Width = max(layout.Width, min(u.width, 132))
	}
	for _, gaps := range []bool{true, false} {
		text := u.text(d, layout, gaps)
		if limit == 0 || !slices.ContainsFunc(strings.Split(text, "\n"), func(line string) bool { return len(line) > limit }) {
			return text
		}
	}
	return d.Print(layout)
}

// text is the directive with the user's ends of lines and comments before the clauses, or without them.
func (u *userLayout) text(d *pragma.Directive, layout pragma.Layout, gaps bool) string {
	head := *d
	head.Clauses = nil
	name := d.Def.NameIn(d.Fortran)
	var b strings.Builder
	b.WriteString(layout.Indent + layout.Sentinel + " " + u.keyword(name) + strings.TrimPrefix(head.Text(), name))
	column := func() int { s := b.String(); return len(s) - (strings.LastIndexByte(s, '\n') + 1) }
	type word struct {
		clause *pragma.Clause
		origin int
	}
	var list []word
	for _, whole := range d.Clauses {
		for _, c := range u.split(whole) {
			list = append(list, word{u.cased(c), u.origin(c)})
		}
	}
	for i := range list {
		if w := &list[i]; w.origin == len(u.user.Clauses) {
			for _, x := range list {
				if x.origin < w.origin && leadsTo(w.clause, x.clause) {
					w.origin = x.origin
				}
			}
		}
	}
	slices.SortStableFunc(list, func(a, b word) int {
		switch {
		case a.origin == b.origin && leadsTo(a.clause, b.clause):
			return -1
		case a.origin == b.origin && leadsTo(b.clause, a.clause):
			return 1
		}
		return a.origin - b.origin
	})
	next := 0
	for _, w := range list {
		text, before := u.clause(w.clause, layout, gaps), gap(nil)
		for ; next <= w.origin && next < len(u.gaps) && w.origin < len(u.gaps); next++ {
			if g := u.gaps[next]; !g.plain() {
				before = joined(before, g)
			}
		}
		switch {
		case gaps && !before.plain():
			b.WriteString(before.translated(layout))
		case layout.Width > 0 && column()+1+len(text)+len(layout.Break) > layout.Width:
			b.WriteString(layout.Break + "\n" + layout.Next)
		default:
			b.WriteString(" ")
		}
		b.WriteString(text)
	}
	return b.String()
}

// cased is a clause whose variables have the case of the statements after the directive, where only these name them.
func (u *userLayout) cased(c *pragma.Clause) *pragma.Clause {
	if !u.user.Fortran {
		return c
	}
	one := *c
	one.Args = slices.Clone(c.Args)
	for i, a := range one.Args {
		name := a.Text()
		if a.Kind != pragma.ArgVar || strings.Trim(name, wordBytes) != "" || slices.ContainsFunc(u.user.Clauses, func(own *pragma.Clause) bool { return shares(own, &pragma.Clause{Args: []*pragma.Arg{a}}) }) {
			continue
		}
		if text := u.source.named(name, u.user.Span.End); text != "" {
			one.Args[i] = varArg(text)
		}
	}
	return &one
}

// named returns the first name after an offset that is one of Fortran's but for its case, up to the end of the unit; "" if there is none.
func (t *editedText) named(name string, after int) string {
	tok, _ := t.At(after)
	for i := int(t.LineOf(tok)); i < len(t.Lines); i++ {
		l := t.Lines[i]
		if l.Kind == tokens.Code && t.endsUnit(l.Run) {
			break
		}
		for k := max(l.First, tok); k < l.End; k++ {
			if t.Toks[k].Kind == tokens.Name && strings.EqualFold(t.Text(k), name) {
				return t.Text(k)
			}
		}
	}
	return ""
}

// units are the words of program units and procedures.
var units = []string{"subroutine", "function", "program", "procedure", "module", "submodule"}

// endsUnit reports whether a line is the end of a procedure or of another unit of Fortran.
func (t *editedText) endsUnit(l tokens.Run) bool {
	rest, ok := strings.CutPrefix(strings.ToLower(t.Text(l.First)), "end")
	if ok && rest == "" && l.End > l.First+1 {
		return slices.Contains(units, strings.ToLower(t.Text(l.First+1)))
	}
	return ok && (rest == "" || slices.Contains(units, rest))
}

// lists are clauses that mean the same in parts.
var lists = []*pragma.ClauseDef{ompdir.ClauseMap, ompdir.ClauseTo, ompdir.ClauseFrom, ompdir.ClausePrivate, ompdir.ClauseFirstprivate, ompdir.ClauseIsDevicePtr,
	ompdir.ClauseHasDeviceAddr, ompdir.ClauseUseDevicePtr, ompdir.ClauseUseDeviceAddr, accdir.ClauseCopy, accdir.ClauseCopyin, accdir.ClauseCopyout, accdir.ClauseCreate,
	accdir.ClausePrivate, accdir.ClauseFirstprivate}

// split are the parts of a clause that come from clauses of the user's between which a line ends, or a comment is.
func (u *userLayout) split(c *pragma.Clause) (parts []*pragma.Clause) {
	if !slices.Contains(lists, c.Def) || len(c.Args) < 2 {
		return []*pragma.Clause{c}
	}
	var from []int // the user's clause that a part begins with
	apart := func(a, b int) bool {
		return slices.ContainsFunc(u.gaps[min(a, b)+1:max(a, b)+1], func(g gap) bool { return !g.plain() })
	}
	for _, a := range c.Args {
		own := slices.IndexFunc(u.user.Clauses, func(user *pragma.Clause) bool { return shares(user, &pragma.Clause{Args: []*pragma.Arg{a}}) })
		at := len(parts) - 1 // what has no words goes with what is before it
		if own >= 0 {
			at = slices.IndexFunc(from, func(i int) bool { return !apart(i, own) })
		}
		if at < 0 {
			part := *c
			part.Args = nil
			at = len(parts)
			parts, from = append(parts, &part), append(from, max(own, 0))
		}
		parts[at].Args = append(parts[at].Args, a)
	}
	return parts
}

// leadsTo reports whether a clause names the structure whose member another one names: it comes first, as it is attached to.
func leadsTo(c, member *pragma.Clause) bool {
	return slices.ContainsFunc(c.Args, func(a *pragma.Arg) bool {
		name, section, ok := strings.Cut(a.Text(), "[")
		return ok && section == "0:1]" && slices.ContainsFunc(member.Args, func(m *pragma.Arg) bool { return strings.HasPrefix(m.Text(), name+"->") })
	})
}

// joined are two gaps with nothing between them any more: the line that begins in the first one goes on in the second.
func joined(a, b gap) gap {
	last := len(a) - 1
	for last >= 0 && (a[last].kind == tokens.Spaces || a[last].kind == tokens.Continue) {
		last--
	}
	end := slices.IndexFunc(b, piece.endsLine)
	if last < 0 || !a[last].endsLine() || end < 0 {
		return append(slices.Clip(a), b...)
	}
	a = slices.Clip(a[:last+1])
	comment := slices.IndexFunc(b[:end], func(p piece) bool { return p.kind != tokens.Spaces && p.kind != tokens.Continue })
	if comment < 0 {
		return append(a, b[end+1:]...)
	}
	return append(append(a, piece{tokens.Spaces, "  "}), b[comment:]...) // a line of its own among those of Fortran
}

// translated is a gap of the user's in a translation: the lines that go on begin with its sentinel.
func (g gap) translated(layout pragma.Layout) string {
	var b strings.Builder
	for _, p := range g {
		if p.kind == tokens.Continue && len(p.text) > len("!$") && p.text[1] == '$' {
			p.text = p.text[:len("!$")] + layout.Sentinel[len("!$"):] + p.text[len("!$acc"):]
		}
		b.WriteString(p.text)
	}
	return b.String()
}

// clause is the text of a clause with its keywords in the case of the user's, and with the user's ends of lines between arguments.
func (u *userLayout) clause(c *pragma.Clause, layout pragma.Layout, gaps bool) string {
	one := *c
	one.Modifiers = slices.Clone(c.Modifiers)
	for i := range one.Modifiers {
		if m := &one.Modifiers[i]; !m.Parens {
			m.Word.Text = u.keyword(m.Word.Text)
		}
	}
	one.Operator.Text = u.keyword(c.Operator.Text)
	text := one.Text()
	name, rest := text, ""
	if i := strings.IndexByte(text, '('); i >= 0 {
		name, rest = text[:i], text[i:]
	}
	text = u.keyword(name) + u.spaced(c, rest)
	if !gaps {
		return text
	}
	for i := 1; i < len(c.Args); i++ {
		a, b := c.Args[i-1].Text(), c.Args[i].Text()
		if gap := u.between(a, b); !gap.plain() {
			text = strings.Replace(text, a+", "+b, a+gap.translated(layout)+b, 1)
		}
	}
	return text
}

// spaced is the text of the arguments of a reduction with the blanks that the user has before the first one.
func (u *userLayout) spaced(c *pragma.Clause, text string) string {
	if c.Operator.Text == "" || len(c.Args) == 0 {
		return text
	}
	head, list, ok := strings.Cut(text, ":"+c.Args[0].Text())
	head += ":"
	for _, own := range u.user.Clauses {
		if !ok || own.Def.Name != c.Def.Name || len(own.Args) == 0 {
			continue
		}
		first := argSpan(own.Args[0])
		if !first.IsValid() || first.File != own.NameSpan.File || first.Start < own.NameSpan.End {
			continue
		}
		before := string(first.File.Text[own.NameSpan.End:first.Start])
		if squeezed(before) == squeezed(head) && !strings.Contains(before, "\n") {
			return strings.TrimLeft(before, " \t") + c.Args[0].Text() + list
		}
	}
	return text
}

// between is what the user has between two arguments that follow one another, if there is more than a comma and blanks.
func (u *userLayout) between(a, b string) gap {
	for _, c := range u.user.Clauses {
		for i := 1; i < len(c.Args); i++ {
			x, y := argSpan(c.Args[i-1]), argSpan(c.Args[i])
			if !x.IsValid() || !y.IsValid() || x.File != u.user.Span.File || y.File != x.File || x.End > y.Start || squeezed(x.Text()) != squeezed(a) || squeezed(y.Text()) != squeezed(b) {
				continue
			}
			if g := u.source.gapBetween(x.End, y.Start, true); !g.plain() {
				return g
			}
		}
	}
	return nil
}

func argSpan(a *pragma.Arg) source.Span {
	switch {
	case a.Kind == pragma.ArgVar && a.Var != nil:
		return a.Var.Span
	case a.Kind == pragma.ArgExpr && a.Expr != nil:
		return a.Expr.Span
	}
	return a.Span
}

// sizes are the clauses of OpenACC that clauses with an expression come from.
var sizes = map[*pragma.ClauseDef][]string{
	ompdir.ClauseNumTeams: {"num_gangs"}, ompdir.ClauseThreadLimit: {"vector_length", "num_workers"}, ompdir.ClauseNumThreads: {"vector_length", "num_workers", "num_gangs"},
	ompdir.ClauseDepend: {"async", "wait"}, ompdir.ClauseNowait: {"async"},
}

// ofLoops are clauses that come right after the name where they come from none: they say more about the loop, as the name does.
var ofLoops = []*pragma.ClauseDef{ompdir.ClauseCollapse, accdir.ClauseGang, accdir.ClauseWorker, accdir.ClauseVector, accdir.ClauseSeq, accdir.ClauseIndependent, accdir.ClauseAuto}

// origin is the number of the user's clause that a clause comes from; one that comes from none is after all of them.
func (u *userLayout) origin(c *pragma.Clause) int {
	best, rank := len(u.user.Clauses), 0
	if slices.Contains(ofLoops, c.Def) {
		best = -1
	}
	for i, own := range u.user.Clauses {
		r := 0
		switch {
		case own.Def.Name == c.Def.Name && (len(c.Args) == 0 || shares(own, c)):
			r = 4
		case slices.Contains(sizes[c.Def], own.Def.Name):
			r = 3
		case shares(own, c):
			r = 2
		case own.Def.Name == c.Def.Name:
			r = 1
		}
		if r > rank {
			best, rank = i, r
		}
	}
	return best
}

// shares reports whether two clauses have a variable in common, or an expression.
func shares(own, c *pragma.Clause) bool {
	base := func(s string) string {
		s = strings.ToLower(squeezed(s))
		if i := strings.IndexAny(s, "[("); i > 0 {
			s = s[:i]
		}
		return s
	}
	return slices.ContainsFunc(c.Args, func(a *pragma.Arg) bool {
		return slices.ContainsFunc(own.Args, func(b *pragma.Arg) bool {
			switch {
			case a.Kind == pragma.ArgVar && b.Kind == pragma.ArgVar:
				return base(a.Text()) == base(b.Text())
			case a.Kind != pragma.ArgVar && b.Kind != pragma.ArgVar && own.Def.Name == c.Def.Name:
				return true
			}
			return false
		})
	})
}

// commentsBut are the comments inside of a directive that what is written for it does not have.
func (t *translation) commentsBut(span source.Span, indent, written string) string {
	all := t.comments(span, indent)
	if all == "" || written == "" {
		return all
	}
	written = strings.ReplaceAll(written, "\r", "")
	return commentLines(span, t.p, indent, func(c string) bool { return !strings.Contains(written, c) })
}
