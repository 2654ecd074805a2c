package c

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"accc/frontend/c/cpp"
	"accc/frontend/source"
)

// An adapter says in ways that cc/v4 knows what it does not know: it changes tokens on their way into
// the text. Each change keeps the meaning; the user's positions stay.
type adapter struct {
	closes []closing
	auto   int // the offset of the last auto in the text
	result result
	// unqualified: typeof_unqual was used.
	unqualified bool
	// lacking: something of the program could not be said.
	lacking bool
}

// A closing is what to write before a bracket that closes at some depth.
type closing struct {
	depth int
	text  string
	// comma: only if there was no comma directly inside the brackets.
	comma bool
}

// A result is the beginning of a declaration of a function whose result points to volatile.
type result struct {
	volatile int  // the offset of volatile in the text, 0 if there is none
	star     bool // a star follows
	function bool // a parameter list follows
}

// prototype follows a declaration: cc/v4 refuses prototypes like volatile int *f(void), though not
// definitions. There volatile is left out, which changes no program that has one thread on the host.
func (w *rewriter) prototype(t *cpp.Token) {
	r := &w.result
	f := w.frame()
	switch {
	case t.Text == "volatile" && !r.star && (f == nil || f.block && f.parens == 0):
		r.volatile = len(w.out) - len(t.Text)
	case r.volatile == 0 || t.Kind != cpp.Punct:
	case t.Text == "*" && !r.function:
		r.star = true
	case t.Text == "(" && r.star && w.before.Kind == cpp.Ident && w.before.Text != "__attribute__" && len(w.open) == 1:
		r.function = true
	case t.Text == ";" && (f == nil || f.parens == 0):
		if r.function {
			copy(w.out[r.volatile:], "        ")
		}
		*r = result{}
	case t.Text == "{" || t.Text == "}" || t.Text == "=":
		*r = result{}
	}
}

// c23Words are the words of C23 that cc/v4 knows by older spellings.
var c23Words = map[string]string{
	"alignas": "_Alignas", "alignof": "_Alignof", "bool": "_Bool", "static_assert": "_Static_assert",
	"thread_local": "_Thread_local", "true": "((_Bool)1)", "false": "((_Bool)0)", "nullptr": "((void*)0)",
	"typeof_unqual": "__typeof__", "constexpr": "const",
}

// inferred is auto with room for the word that cc/v4 knows for it.
const inferred = "__auto_type"

// adapt is the text of t for cc/v4; same tells whether it is the user's. It is called between the check of
// brackets and the writing of t, and may write what goes before t.
func (w *rewriter) adapt(t *cpp.Token) (text string, same bool) {
	switch t.Kind {
	case cpp.Number:
		if text := w.number(t.Text, t.Span); text != t.Text {
			return text, false
		}
	case cpp.Char:
		return charText(t.Text)
	case cpp.String:
		return w.stringText(t)
	case cpp.Ident:
		return w.adaptWord(t)
	case cpp.Punct:
		if t.Text == "..." && isWord(&w.prev, "(") {
			return "", false // f(...): C23 §6.7.6.3
		}
		if w.endsLeftOut(t) {
			return " ", false
		}
		w.adaptPunct(t)
	}
	return t.Text, !t.Moved
}

// number is the text of a number for cc/v4, which does not say where a floating constant is that it cannot read.
func (w *rewriter) number(text string, span func() source.Span) string {
	if strings.IndexByte(text, '\'') >= 0 {
		text = strings.ReplaceAll(text, "'", "")
	}
	if isFloating(text) && !floating.MatchString(text) {
		w.report.Report(*RuleType.New(span(), "%s is not a number", text))
		return "0"
	}
	return text
}

// isFloating reports whether a number has to be a floating constant (C17 §6.4.4.2).
func isFloating(text string) bool {
	exponent := "eE"
	if strings.HasPrefix(text, "0x") || strings.HasPrefix(text, "0X") {
		exponent = "pP"
	}
	return strings.IndexByte(text, '.') >= 0 || strings.ContainsAny(text, exponent)
}

// floating matches a floating constant with any suffix.
var floating = regexp.MustCompile(`^(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?|0[xX](?:[0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)[pP][+-]?[0-9]+)(?:[bdfijklqwBDFIJKLQW][a-zA-Z0-9_]*)?$`)

func (w *rewriter) adaptWord(t *cpp.Token) (text string, same bool) {
	if isWord(&w.prev, "(") && typeofs[w.before.Text] && (declares[t.Text] || w.isType(t.Text)) {
		// typeof of a type: cc/v4 takes it of an expression everywhere.
		w.synth("(")
		w.closes = append(w.closes, closing{depth: len(w.open), text: "){0}"})
	}
	if t.Text == "_Float16" || t.Text == "__bf16" {
		w.lack(t, "type "+t.Text, "use float") // cc/v4 does not say where it is
		return "float", false
	}
	if s, ok := complexParts[t.Text]; ok && (w.prev.Text == "_Complex" || w.prev.Text == "__complex__" || w.prev.Text == "__complex") {
		return s, false
	}
	if !w.c23 {
		return t.Text, !t.Moved
	}
	if t.Text == "auto" {
		return t.Text + strings.Repeat(" ", len(inferred)-len(t.Text)), false
	}
	if s, ok := c23Words[t.Text]; ok {
		w.unqualified = w.unqualified || t.Text == "typeof_unqual"
		return s, false
	}
	return t.Text, !t.Moved
}

// complexParts are the types of ISO/IEC TS 18661-3 whose complex ones cc/v4 does not have, and standard types of the same
// size. What is wider than double is computed as long double is.
var complexParts = map[string]string{
	"_Float32": "float", "_Float64": "double", "_Float32x": "double", "_Float64x": "long double", "_Float128": "long double",
}

var typeofs = map[string]bool{"typeof": true, "__typeof__": true, "__typeof": true, "typeof_unqual": true}

func isWord(t *cpp.Token, text string) bool { return t.Kind == cpp.Punct && t.Text == text }

func (w *rewriter) adaptPunct(t *cpp.Token) {
	n := len(w.closes) - 1
	switch t.Text {
	case "(":
		if w.prev.Text == "static_assert" || w.prev.Text == "_Static_assert" {
			// The message is optional in C23.
			w.closes = append(w.closes, closing{depth: len(w.open), text: `, ""`, comma: true})
		}
	case ",":
		if n >= 0 && w.closes[n].comma && w.closes[n].depth == len(w.open) {
			w.closes = w.closes[:n]
		}
	case ")":
		w.alignVector()
		if n >= 0 && w.closes[n].depth == len(w.open)+1 {
			w.synth(w.closes[n].text)
			w.closes = w.closes[:n]
		}
	case "}":
		if isWord(&w.prev, ":") {
			w.synth(";") // a label at the end of a block (C23 §6.8.2)
		}
	case "]":
		if isWord(&w.before, "[") && isWord(&w.prev, "*") {
			// [*] is an array of unspecified size in a prototype (C17 §6.7.6.2).
			w.out[len(w.out)-1] = '1'
		}
	case "=":
		if w.c23 && w.before.Text == "auto" && w.prev.Kind == cpp.Ident {
			copy(w.out[w.auto:], inferred) // type inference (C23 §6.7.10)
		}
	}
}

// alignVector adds to an attribute vector_size the alignment that the type has by it. The token is a closing parenthesis.
func (w *rewriter) alignVector() {
	switch n := len(w.heads); {
	case n == 0 || !w.vectors:
	case strings.Trim(w.head.Text, "_") == "vector_size":
		i := bytes.LastIndex(w.out, []byte("vector_size"))
		w.vector = strings.TrimPrefix(string(w.out[i+len("vector_size"):]), "__")
	case isAttribute(w.heads[n-1].Text) && w.head.Text == "(" && w.vector != "" && !w.align:
		w.synth(",aligned" + w.vector + ")")
	}
}

// charText turns the character constants that cc/v4 does not read into numbers of their type.
func charText(text string) (string, bool) {
	open := strings.IndexByte(text, '\'')
	plain := len(text) == open+3 || len(text) == open+4 && text[open+1] == '\\'
	if plain && (open == 0 || text[:open] == "L") {
		return text, true
	}
	value := cpp.CharValue(text)
	switch text[:open] {
	case "u8":
		return fmt.Sprintf("((unsigned char)%d)", value), false
	case "u":
		return fmt.Sprintf("((unsigned short)%d)", value), false
	case "U":
		return fmt.Sprintf("%dU", uint32(value)), false
	}
	if value < 0 {
		return fmt.Sprintf("(%d)", value), false
	}
	return fmt.Sprint(value), false
}

// stringText is a string literal for cc/v4, which has those of char and wchar_t.
func (w *rewriter) stringText(t *cpp.Token) (string, bool) {
	switch {
	case strings.HasPrefix(t.Text, `u"`):
		w.report.Report(*RuleNotYet.New(t.Span(), "not yet handled: a string of char16_t"))
		w.lacking = true
		return t.Text[1:], false
	case strings.HasPrefix(t.Text, `u8"`):
		return t.Text[2:], false
	case strings.HasPrefix(t.Text, `U"`):
		return "L" + t.Text[1:], false
	}
	return t.Text, !t.Moved
}
