package cpp

import "accc/frontend/tokens"

// This file records where expanded tokens come from, for the Reading.

// positional are the macros of the preprocessor whose text depends on where or how often they are used.
var positional = map[string]bool{
	"__LINE__": true, "__INCLUDE_LEVEL__": true, "__COUNTER__": true, "__DATE__": true, "__TIME__": true, "__TIMESTAMP__": true,
}

// noteDefinition notes that a macro is defined or undefined.
func (p *processor) noteDefinition(d tokens.DefRef) {
	p.reading.Defined = append(p.reading.Defined, tokens.Defined{At: p.reading.Len(), Def: d})
}

// begin begins an expansion of m at its use.
func (p *processor) begin(m *Macro, use *Token) uint32 {
	at := ref(use.Origin)
	ref := m.ref
	if m.builtin != nil {
		ref.Def = tokens.None
	}
	p.reading.Expansions = append(p.reading.Expansions, tokens.Expansion{Def: ref, Use: at, Last: at, Outer: use.Origin.From})
	return uint32(len(p.reading.Expansions) - 1)
}

func ref(o tokens.Origin) tokens.Ref { return tokens.Ref{Tok: o.Tok, In: o.In, Part: o.Part} }

// noteUse notes how a call is spelled: seps are its name, its parentheses and the commas between them.
func (p *processor) noteUse(e uint32, seps []tokens.Origin) {
	x := &p.reading.Expansions[e]
	name, last := seps[0], seps[len(seps)-1]
	x.Last = ref(last)
	if name.Part != 0 {
		x.Torn = last.Tok != name.Tok || last.Part <= name.Part || last.From != name.From
		return
	}
	// The tokens of the use must be spelled side by side: all in the text, in one argument, or in one body.
	body := p.reading.Level(name.From, ref(name))
	for i, o := range seps[1:] {
		if o.In != name.In || o.From != name.From || o.Part != 0 || o.Tok <= seps[i].Tok || i == 0 && o.Tok != name.Tok+1 ||
			name.From != 0 && p.reading.Level(o.From, ref(o)) != body {
			x.Torn = true
			p.tear(name.From, last.From)
			return
		}
	}
	x.Args = make([]tokens.Run, len(seps)-2)
	for i := range x.Args {
		x.Args[i] = tokens.Run{First: seps[i+1].Tok + 1, End: seps[i+2].Tok}
	}
}

// tear notes that the expansions around a name take tokens from behind their uses, up to one that came through the
// expansion last.
func (p *processor) tear(name, last uint32) {
	x := p.reading.Expansions
	for ; name != 0; name = x[name].Outer {
		for e := last; e != 0; e = x[e].Outer {
			if e == name {
				return
			}
		}
		x[name].Torn = true
	}
}

// make notes that a token is made of others.
func (p *processor) make(t *Token, of ...Token) {
	m := tokens.Made{Text: t.Text}
	for i := range of {
		if of[i].At < 0 {
			from := &p.mades[-1-of[i].At]
			m.Operands = append(m.Operands, from.Operands...)
			m.Position = m.Position || from.Position
			continue
		}
		m.Operands = append(m.Operands, of[i].Origin)
	}
	p.mades = append(p.mades, m)
	t.At = -int32(len(p.mades))
}

// through marks a token that is read as part of an argument as coming through the expansion e. What an expansion
// yields that took place before goes through a copy of it, whose Outer is e: so an expansion yields consecutive
// tokens.
func (p *processor) through(t *Token, e uint32) {
	level := p.reading.Expansions[e].Outer
	from := t.Origin.From
	if from == level || from == 0 {
		t.Origin.From = e
		return
	}
	if p.clone.in != e {
		p.clone = clone{in: e, level: level, of: map[uint32]uint32{}}
	}
	t.Origin.From = p.cloned(from)
}

// A clone has the copies of expansions that tokens of the arguments of an expansion come through.
type clone struct {
	in, level uint32
	of        map[uint32]uint32
}

// cloned returns the copy of an expansion and of those around it, each of which is made once.
func (p *processor) cloned(from uint32) uint32 {
	if from == p.clone.level || from == 0 {
		return p.clone.in
	}
	to, ok := p.clone.of[from]
	if !ok {
		x := p.reading.Expansions[from]
		x.Outer = p.cloned(x.Outer)
		to = uint32(len(p.reading.Expansions))
		p.reading.Expansions = append(p.reading.Expansions, x)
		p.clone.of[from] = to
	}
	return to
}
