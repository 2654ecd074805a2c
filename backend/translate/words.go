package translate

import (
	"slices"

	"accc/backend/emit"
	"accc/frontend"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
)

// WordsOf returns the words of a unit: those of its directives, and of the lengths in its declarations.
func WordsOf(u *frontend.Unit) *emit.Words {
	constructs := map[*pragma.Directive]*frontend.Construct{}
	u.EachConstruct(func(c *frontend.Construct) { constructs[c.Directive] = c })
	return emit.NewWords(UserDirectives(u), u.Reading, func(at *ir.FileLoc, d *pragma.Directive) (list []emit.Extent) {
		i := slices.IndexFunc(u.Files, func(f *source.File) bool { return f.Name == at.File })
		if u.Extents == nil || i < 0 {
			return nil
		}
		for _, e := range u.Extents(at.File, u.Files[i].Offset(at.Line, at.Col)) {
			x := emit.Extent{Text: e.Text, Why: e.Why, Length: e.Length}
			if e.Text != "" {
				if x.Why = e.Holds(constructs[d]); x.Why != "" {
					x.Text = ""
				}
			}
			list = append(list, x)
		}
		return list
	})
}
