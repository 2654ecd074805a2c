package c

import (
	"slices"

	"accc/frontend/tokens"

	"modernc.org/cc/v4"
)

// UnreadIn returns the names that are unread in a function, in the order of the text.
func (u *Unit) UnreadIn(f *cc.FunctionDefinition) []tokens.Unread {
	u.unreadOnce.Do(func() { u.unread = u.reading.UnreadNames(u.Model.Files) })
	span := u.Span(f)
	if !span.IsValid() {
		return nil
	}
	return tokens.UnreadIn(u.unread[span.File], span)
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
