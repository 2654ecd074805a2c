package lex

import (
	"slices"
	"strings"

	"accc/frontend/tokens"
)

// substitute replaces parameters by arguments and executes # and ##, for the expansion e of a macro.
func (r *reader) substitute(m *macro, e uint32, args [][]word, hidden []string, depth int) []word {
	outer := r.Reading.Expansions[e].Outer
	through := map[uint32]uint32{outer: e}
	for i := range args {
		args[i] = slices.Clone(args[i])
		for k := range args[i] {
			args[i][k].From = r.passes(args[i][k].From, through)
		}
	}
	var out []word
	param := func(t *word) int {
		if t.Kind != Ident || !m.call {
			return -1
		}
		return slices.Index(m.params, t.Text)
	}
	for i := 0; i < len(m.body); i++ {
		t := m.body[i]
		t.From = e
		if t.Is("#") && i+1 < len(m.body) && param(&m.body[i+1]) >= 0 {
			i++
			arg := args[param(&m.body[i])]
			t.Token = Token{Text: "'" + strings.ReplaceAll(joined(arg), "'", "''") + "'", Kind: String, Space: t.Space}
			t.made = &tokens.Made{Text: t.Text, Operands: origins(arg)}
			out = append(out, t)
			continue
		}
		if t.Is("##") && len(out) > 0 && i+1 < len(m.body) {
			i++
			right := []word{m.body[i]}
			right[0].From = e
			if p := param(&m.body[i]); p >= 0 {
				right = slices.Clone(args[p])
			}
			if len(right) > 0 {
				last := &out[len(out)-1]
				operands := []tokens.Origin{last.Origin, right[0].Origin}
				if last.made != nil {
					operands = append(slices.Clone(last.made.Operands), right[0].Origin)
				}
				last.Text += right[0].Text
				last.Origin = t.Origin
				last.made = &tokens.Made{Text: last.Text, Operands: operands}
				out = append(out, right[1:]...)
			}
			continue
		}
		if p := param(&t); p >= 0 {
			arg := slices.Clone(args[p])
			if i+1 >= len(m.body) || !m.body[i+1].Is("##") {
				arg = r.expansion(arg, hidden, depth+1)
			}
			out = append(out, arg...)
			continue
		}
		out = append(out, t)
	}
	return out
}

// passes returns the expansion that a token of an argument comes through once it goes through a use: that of the use in place of the one
// around it. Expansions inside of the argument are copied, since the same argument may be read by several uses.
func (r *reader) passes(from uint32, through map[uint32]uint32) uint32 {
	if e, ok := through[from]; ok {
		return e
	}
	if from == 0 {
		return 0
	}
	x := r.Reading.Expansions[from]
	x.Outer = r.passes(x.Outer, through)
	if x.Outer == r.Reading.Expansions[from].Outer {
		return from
	}
	r.Reading.Expansions = append(r.Reading.Expansions, x)
	e := uint32(len(r.Reading.Expansions) - 1)
	through[from] = e
	return e
}

func origins(words []word) (list []tokens.Origin) {
	for i := range words {
		list = append(list, words[i].Origin)
	}
	return list
}

func joined(words []word) string {
	var b strings.Builder
	for i := range words {
		if i > 0 && words[i].Space {
			b.WriteByte(' ')
		}
		b.WriteString(words[i].Text)
	}
	return b.String()
}
