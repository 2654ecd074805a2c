package modfile

import (
	"errors"
	"slices"
	"strings"
)

// A list is an atom, a string or a list of such.
type list struct {
	atom string
	text bool // a string
	of   []list
}

func (l list) at(i int) list {
	if i < len(l.of) {
		return l.of[i]
	}
	return list{}
}

func (l list) has(word string) bool {
	return slices.ContainsFunc(l.of, func(x list) bool { return x.atom == word && !x.text })
}

func readLists(s string) ([]list, error) {
	stack := [][]list{nil}
	add := func(l list) { stack[len(stack)-1] = append(stack[len(stack)-1], l) }
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == ' ' || c == '\n' || c == '\r' || c == '\t':
		case c == '(':
			stack = append(stack, nil)
		case c == ')':
			if len(stack) == 1 {
				return nil, errors.New("unbalanced parentheses in .mod file")
			}
			l := list{of: stack[len(stack)-1]}
			stack = stack[:len(stack)-1]
			add(l)
		case c == '\'':
			var b strings.Builder
			for i++; i < len(s) && (s[i] != '\'' || i+1 < len(s) && s[i+1] == '\''); i++ {
				if s[i] == '\'' {
					i++
				}
				b.WriteByte(s[i])
			}
			add(list{atom: b.String(), text: true})
		default:
			start := i
			for i < len(s) && !strings.ContainsRune(" \n\r\t()'", rune(s[i])) {
				i++
			}
			add(list{atom: s[start:i]})
			i--
		}
	}
	if len(stack) != 1 {
		return nil, errors.New("unbalanced parentheses in .mod file")
	}
	return stack[0], nil
}
