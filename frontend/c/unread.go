package c

import (
	"cmp"
	"slices"

	"accc/frontend/source"
	"accc/frontend/tokens"

	"modernc.org/cc/v4"
)

// An Unread is a name that the preprocessor took away in this build: in lines that are off, in an argument that a macro drops, or in another definition
// of a macro. Another build may read it.
type Unread struct {
	Name string
	// At is where the name is in the text, or the use of the macro that it belongs to.
	At source.Span
}

// UnreadIn returns the names that are unread in a function, in the order of the text.
func (u *Unit) UnreadIn(f *cc.FunctionDefinition) []Unread {
	u.unreadOnce.Do(func() {
		u.unread = map[*source.File][]Unread{}
		mine := func(f *tokens.File) bool { return slices.Contains(u.Model.Files, f.File) }
		u.reading.EachUnread(mine, func(at, name tokens.Ref) {
			f := u.reading.File(at.In)
			u.unread[f.File] = append(u.unread[f.File], Unread{
				Name: u.reading.File(name.In).Text(name.Tok),
				At:   f.Span(tokens.Run{First: at.Tok, End: at.Tok + 1}),
			})
		})
		for _, list := range u.unread {
			slices.SortStableFunc(list, func(a, b Unread) int { return a.At.Start - b.At.Start })
		}
	})
	span := u.Span(f)
	if !span.IsValid() {
		return nil
	}
	list := u.unread[span.File]
	at := func(offset int) int {
		i, _ := slices.BinarySearchFunc(list, offset, func(x Unread, at int) int { return cmp.Compare(x.At.Start, at) })
		return i
	}
	return list[at(span.Start):at(span.End)]
}

// Clauses reports whether a clause of a directive names a variable.
func (u *Unit) Clauses(d *cc.Declarator) bool {
	return slices.ContainsFunc(u.Directives, func(x *Directive) bool {
		for _, ref := range x.refs {
			if ref.Base == d {
				return true
			}
		}
		return false
	})
}
