package pragma

import (
	"cmp"
	"slices"
	"strings"
)

// A Part is one thing that a directive says: a clause for one device type, about one variable if it lists variables.
// Directives with the same parts say the same, whatever the order and grouping of their clauses.
type Part struct {
	Clause *ClauseDef
	Device string // the device type that it is for; "" for all that have no clause of their own
	Text   string // the clause as it would be written alone
}

// Parts are what a directive says, sorted. An expression is spelled by expr, which decides when two are the same. The name of
// the leaf that a clause is for is no part of it.
func (d *Directive) Parts(expr func(*Expr) string) []Part {
	var out []Part
	if len(d.Def.Words) > 0 {
		out = append(out, Part{Text: cmp.Or(d.Atomic, "update")})
	}
	if d.Args != nil {
		out = append(out, d.Args.parts(false, expr)...)
	}
	for _, c := range d.Clauses {
		if !c.Def.Devices || !d.Def.Grouped() {
			use := d.Def.Use(c.Def)
			out = append(out, c.parts(use != nil && !use.Once, expr)...)
		}
	}
	all := slices.Clone(out)
	out = slices.DeleteFunc(out, func(p Part) bool {
		// Where clauses add up, one without arguments means all.
		whole := func(o Part) bool { return o.Clause == p.Clause && o.Device == p.Device && o.Text == p.Clause.Name }
		use := d.Def.Use(p.Clause)
		return use != nil && !use.Once && p.Text != p.Clause.Name && slices.ContainsFunc(all, whole)
	})
	slices.SortFunc(out, func(a, b Part) int {
		return cmp.Or(cmp.Compare(a.Device, b.Device), cmp.Compare(a.Text, b.Text))
	})
	return slices.Compact(out)
}

// parts are what a clause says, for each of its device types and variables. Where clauses add up, wait(1) wait(2) is
// wait(1, 2).
func (c *Clause) parts(addUp bool, expr func(*Expr) string) (out []Part) {
	var words []string
	for _, m := range c.Modifiers {
		if w := c.Def.modifier(&m, expr); w != "" && c.LeafOf(m.Word) == nil {
			words = append(words, w)
		}
	}
	slices.Sort(words)
	before := strings.Join(words, ", ")
	if before != "" {
		before += ": "
	}
	if c.Operator.Text != "" {
		before += c.Def.word(c.Operator.Text) + ": "
	}
	var texts []string
	var list []string
	for _, a := range c.Args {
		s := c.Def.argument(a, expr)
		if addUp && a.Key.Text != "" {
			before += s + ": "
		} else if a.Kind == ArgVar || addUp {
			texts = append(texts, c.Def.Name+"("+before+s+")")
		} else {
			list = append(list, s)
		}
	}
	if list != nil || texts == nil {
		text := c.Def.Name
		if before != "" || list != nil {
			text += "(" + before + strings.Join(list, ", ") + ")"
		}
		texts = append(texts, text)
	}
	devices := c.DeviceTypes
	if len(devices) == 0 {
		devices = []string{""}
	}
	for _, device := range devices {
		for _, text := range texts {
			out = append(out, Part{c.Def, c.Def.word(device), text})
		}
	}
	return out
}

// modifier is a modifier with its arguments, whether the word is written or not.
func (c *ClauseDef) modifier(m *Modifier, expr func(*Expr) string) string {
	if len(m.Args) == 0 {
		return c.word(m.Word.Text)
	}
	var args []string
	for _, a := range m.Args {
		args = append(args, c.argument(a, expr))
	}
	return c.word(m.Word.Text) + "(" + strings.Join(args, ", ") + ")"
}

// word is the usual spelling of a word in the parentheses of the clause.
func (c *ClauseDef) word(w string) string {
	if usual, ok := c.Synonyms[w]; ok {
		return usual
	}
	if c.Table != nil {
		if usual, ok := c.Table.Synonyms[w]; ok {
			return usual
		}
	}
	return w
}

func (c *ClauseDef) argument(a *Arg, expr func(*Expr) string) string {
	key := c.word(a.Key.Text)
	if key != "" {
		key += ": "
	}
	switch {
	case a.Kind == ArgVar:
		return key + a.Var.spelled(expr)
	case a.Kind == ArgExpr && a.Expr != nil:
		return key + expr(a.Expr)
	case a.Kind == ArgDecl:
		return key + a.Decl.spelled(expr)
	case a.Kind == ArgWord && a.Args == nil:
		return key + c.word(a.Word)
	}
	return key + a.Text()
}

// spelled is a variable reference whose expressions are spelled by expr. A bound that is left out is not there, and
// neither is a lower bound that the language has where none is written.
func (v *Var) spelled(expr func(*Expr) string) string {
	bound := func(e *Expr) string {
		if e == nil {
			return ""
		}
		return expr(e)
	}
	text := v.Name
	if v.Common {
		text = "/" + text + "/"
	}
	for _, p := range v.Path {
		switch p.Kind {
		case Member, Arrow:
			text += "." + p.Name
		case Index:
			text += "[" + bound(p.Lower) + "]"
		case Section:
			text += "[" + bound(p.Lower) + ":" + bound(p.Length) + bound(p.Upper)
			if p.Stride != nil {
				text += ":" + bound(p.Stride)
			}
			text += "]"
		case Deref:
			text = "(*" + text + ")"
		case Shaping:
			text = "([])" + text
		}
	}
	return text
}
