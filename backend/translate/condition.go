package translate

import (
	"maps"
	"strconv"
	"strings"
)

// anyText is the text of a macro that only has to be defined.
var anyText = "1"

// with is a choice and another one; ok is false where they contradict each other.
func (c Choice) with(more Choice) (joined Choice, ok bool) {
	joined = maps.Clone(c)
	for name, text := range more {
		old, known := joined[name]
		switch {
		case known && (old == nil) != (text == nil):
			return nil, false
		case known && text == &anyText:
			continue
		case known && old != nil && old != &anyText && *old != *text:
			return nil, false
		}
		joined[name] = text
	}
	return joined, true
}

// most bounds how many choices are looked at for one condition.
const most = 16

// both are the ways to satisfy two conditions.
func both(a, b []Choice) (out []Choice) {
	for _, x := range a {
		for _, y := range b {
			if joined, ok := x.with(y); ok && len(out) < most {
				out = append(out, joined)
			}
		}
	}
	return out
}

// A condition is an expression of #if. It is solved rather than evaluated: choices lists macros that give it a value, for
// the forms that programs use for choosing code (a macro, defined, comparisons of a macro with a number, and what joins them).
type condition struct {
	tokens []string
	// fixed are macros that the reader decides, and whether it defines them.
	fixed map[string]bool
	// made are the conditions under which the text before this one defines macros itself.
	made macros
	// near are the numbers in the expression and those beside them, which tell all of its comparisons apart.
	near []int64
}

// solved are the choices under which an expression is true, or not; nil where there is none, or none is known.
func solved(words []string, want bool, fixed map[string]bool, made macros) []Choice {
	c := &condition{tokens: words, fixed: fixed, made: made}
	for _, word := range c.tokens {
		if n, ok := number(word); ok {
			c.near = append(c.near, n, n+1, n-1)
		}
	}
	solve := c.or()
	if solve == nil || len(c.tokens) > 0 {
		return nil
	}
	return solve(want)
}

// A solver lists the choices that make a part of a condition true, or false.
type solver func(want bool) []Choice

func (c *condition) next(words ...string) bool {
	for _, w := range words {
		if len(c.tokens) > 0 && c.tokens[0] == w {
			c.tokens = c.tokens[1:]
			return true
		}
	}
	return false
}

func (c *condition) or() solver { return c.chain("||", c.and, true) }

func (c *condition) and() solver { return c.chain("&&", c.operand, false) }

// chain joins operands by a word; one of them that is enough makes the whole enough.
func (c *condition) chain(word string, operand func() solver, enough bool) solver {
	left := operand()
	for left != nil && c.next(word) {
		l, right := left, operand()
		if right == nil {
			return nil
		}
		left = func(want bool) []Choice {
			if want == enough {
				return append(l(want), right(want)...)
			}
			return both(l(want), right(want))
		}
	}
	return left
}

func (c *condition) operand() solver {
	switch {
	case c.next("!"):
		inner := c.operand()
		if inner == nil {
			return nil
		}
		return func(want bool) []Choice { return inner(!want) }
	case c.next("("):
		inner := c.or()
		if inner == nil || !c.next(")") {
			return nil
		}
		return inner
	case c.next("defined"):
		parens := c.next("(")
		if len(c.tokens) == 0 {
			return nil
		}
		name := c.tokens[0]
		c.tokens = c.tokens[1:]
		if parens && !c.next(")") {
			return nil
		}
		return c.defined(name)
	case len(c.tokens) == 0:
		return nil
	}
	word := c.tokens[0]
	c.tokens = c.tokens[1:]
	if n, ok := number(word); ok {
		return func(want bool) []Choice { return certain((n != 0) == want) }
	}
	if !isName(word) {
		return nil
	}
	if on, ok := c.fixed[word]; ok && !on {
		word = "" // 0
	}
	for _, op := range []string{"==", "!=", ">=", "<=", ">", "<"} {
		if !c.next(op) {
			continue
		}
		if len(c.tokens) == 0 || word == "" {
			return nil
		}
		n, ok := number(c.tokens[0])
		if _, fixed := c.fixed[word]; !ok || fixed {
			return nil
		}
		c.tokens = c.tokens[1:]
		return func(want bool) (out []Choice) {
			seen := map[int64]bool{}
			for _, value := range append([]int64{n, n + 1, n - 1}, c.near...) {
				if compared(op, value, n) == want && !seen[value] {
					seen[value] = true
					text := strconv.FormatInt(value, 10)
					out = append(out, Choice{word: &text})
				}
			}
			return out
		}
	}
	if on, ok := c.fixed[word]; ok || word == "" {
		return func(want bool) []Choice { return certain(on == want) }
	}
	return func(want bool) []Choice {
		if !want {
			return []Choice{{word: nil}}
		}
		one := "1"
		return []Choice{{word: &one}}
	}
}

// defined is the condition that a macro is defined.
func (c *condition) defined(name string) solver {
	if on, ok := c.fixed[name]; ok {
		return func(want bool) []Choice { return certain(on == want) }
	}
	given := func(want bool) []Choice {
		if !want {
			return []Choice{{name: nil}}
		}
		return []Choice{{name: &anyText}}
	}
	asked, ok := c.made[name]
	if !ok {
		return given
	}
	before := maps.Clone(c.made)
	delete(before, name)
	return func(want bool) []Choice {
		made := solved(asked, want, c.fixed, before)
		if want {
			return append(made, given(want)...)
		}
		return both(given(want), made)
	}
}

// certain are the choices for what holds anyway, or never.
func certain(holds bool) []Choice {
	if holds {
		return []Choice{{}}
	}
	return nil
}

func isName(word string) bool {
	return word != "" && (word[0] == '_' || 'a' <= word[0]|0x20 && word[0]|0x20 <= 'z')
}

func number(word string) (int64, bool) {
	n, err := strconv.ParseInt(strings.TrimRight(word, "uUlL"), 0, 64)
	return n, err == nil
}

func compared(op string, a, b int64) bool {
	switch op {
	case "==":
		return a == b
	case "!=":
		return a != b
	case ">=":
		return a >= b
	case "<=":
		return a <= b
	case ">":
		return a > b
	}
	return a < b
}
