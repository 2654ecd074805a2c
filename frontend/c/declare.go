package c

import (
	"slices"

	"accc/frontend/c/cpp"
)

// A declaration is a declaration, a parameter or the name of a type that the tokens have entered and not left.
type declaration struct {
	kind  declarationKind
	level int // the open brackets around its tokens, those of the declarator included
	// groups counts the open parentheses around a part of the declarator: 1 inside of int (*f)(void). grouped: one was closed.
	groups  int
	grouped bool
	typedef bool // it names types
	typed   bool // a type specifier has come
	tag     bool // the next name is a tag
	named   bool // the declarator has its name
	valued  bool // an initializer has begun
	listed  bool // the declarator has a list of parameters, which are params
	params  []string
	// untyped are the names of a list of identifiers, int f(v, n); untype is that of the present parameter.
	untyped []string
	untype  string
}

type declarationKind uint8

const (
	ordinary declarationKind = iota
	parameter
	castType // in a cast, sizeof or a compound literal
)

// declarators follows the declarations of a text far enough to know which names are types (C17 §6.2.3, §6.7.8).
type declarators struct {
	stack []declaration
	level int // open brackets of all kinds
	// hidden are the parameters of the function whose body begins.
	hidden []string
	// left are the levels of the parentheses that are left out of the text.
	left []int
}

// typeSpecifiers are the words that say which type a declaration has; more may follow.
var typeSpecifiers = map[string]bool{
	"void": true, "char": true, "short": true, "int": true, "long": true, "float": true, "double": true, "signed": true, "unsigned": true,
	"_Bool": true, "bool": true, "_Complex": true, "struct": true, "union": true, "enum": true, "__int128": true, "__signed__": true, "__signed": true,
	"__complex__": true, "__complex": true, "_Float16": true, "_Float32": true, "_Float64": true, "_Float128": true, "_Float32x": true,
	"_Float64x": true, "__float128": true, "__builtin_va_list": true, "typeof": true, "__typeof__": true, "__typeof": true,
	"typeof_unqual": true, "__auto_type": true,
}

// declarationWords are the words in declarations that name no type and no object.
var declarationWords = map[string]bool{
	"typedef": true, "extern": true, "static": true, "auto": true, "register": true, "const": true, "volatile": true, "restrict": true,
	"inline": true, "_Noreturn": true, "_Thread_local": true, "thread_local": true, "__thread": true, "_Atomic": true, "_Alignas": true,
	"alignas": true, "constexpr": true, "__const": true, "__const__": true, "__volatile__": true, "__volatile": true, "__restrict": true,
	"__restrict__": true, "__inline": true, "__inline__": true, "__attribute__": true, "__attribute": true, "__extension__": true,
	"asm": true, "__asm": true, "__asm__": true, "_Static_assert": true, "static_assert": true,
}

// isType reports whether name is a typedef name at the present place: the innermost declaration of the name decides.
func (w *rewriter) isType(name string) bool {
	for i := len(w.frames) - 1; i >= 0; i-- {
		if is, ok := w.frames[i].types[name]; ok {
			return is
		}
	}
	return w.named[name]
}

// nameType records whether name is a type from here to the end of the innermost block.
func (w *rewriter) nameType(name string, is bool) {
	if is == w.isType(name) {
		return
	}
	for i := len(w.frames) - 1; i >= 0; i-- {
		if f := &w.frames[i]; f.block {
			f.setType(name, is)
			return
		}
	}
	w.named[name] = is
}

func (f *frame) setType(name string, is bool) {
	if f.types == nil {
		f.types = map[string]bool{}
	}
	f.types[name] = is
}

// beginsType reports whether t can be the first word of a declaration or of a type's name.
func (w *rewriter) beginsType(t *cpp.Token) bool {
	return t.Kind == cpp.Ident && (typeSpecifiers[t.Text] || declarationWords[t.Text] || declares[t.Text] || w.isType(t.Text))
}

// inTypedef reports whether the present declaration names types.
func (w *rewriter) inTypedef() bool {
	return slices.ContainsFunc(w.stack, func(d declaration) bool { return d.kind == ordinary && d.typedef })
}

// current is the declaration whose specifiers or declarators t belongs to, nil if there is none.
func (s *declarators) current() *declaration {
	if n := len(s.stack) - 1; n >= 0 && s.stack[n].level == s.level && !s.stack[n].valued {
		return &s.stack[n]
	}
	return nil
}

func (s *declarators) enter(kind declarationKind, level int) *declaration {
	s.stack = append(s.stack, declaration{kind: kind, level: level})
	return &s.stack[len(s.stack)-1]
}

// followDeclaration follows the declarations around t. It is called before the brackets of t are counted.
func (w *rewriter) followDeclaration(t *cpp.Token) {
	d := w.current()
	switch t.Kind {
	case cpp.Ident:
		if d == nil {
			d = w.beginDeclaration(t)
		} else if begun := w.beginParameter(d, t); begun != nil {
			d = begun
		}
		if d != nil {
			w.declareWord(d, t)
		}
	case cpp.Punct:
		switch t.Text {
		case "(", "[", "{":
			w.declareOpen(d, t)
			w.level++
		case ")", "]", "}":
			w.declareClose()
		case ",", "=", ";":
			w.declareSeparator(t)
		}
	}
}

// beginDeclaration enters the declaration or the name of a type that begins with t, nil if t begins none.
func (w *rewriter) beginDeclaration(t *cpp.Token) *declaration {
	opened := isWord(&w.prev, "(") && len(w.heads) > 0
	switch {
	case len(w.frames) == 0 && w.place() == atFile:
		return w.enter(ordinary, w.level)
	case !opened && w.prev.Kind == cpp.Ident || !w.beginsType(t):
	case opened && w.heads[len(w.heads)-1].Text == "for", w.place() == inBlock:
		return w.enter(ordinary, w.level)
	case opened && !isAttribute(w.before.Text) && !declarationWords[t.Text]:
		return w.enter(castType, w.level)
	case opened && (t.Text == "const" || t.Text == "volatile"):
		return w.enter(castType, w.level)
	}
	return nil
}

// beginParameter enters the parameter of d that begins with t: that of a function without a name, int (int), or one that is declared
// before the body, double f(x) double x; {}. The result is nil if t is a word of d itself.
func (w *rewriter) beginParameter(d *declaration, t *cpp.Token) *declaration {
	switch {
	case d.groups > 0 && isWord(&w.prev, "(") && w.beginsType(t) && !isAttribute(t.Text):
		d.groups--
		d.level--
		return w.enter(parameter, w.level)
	case d.kind == ordinary && d.listed && w.level == 0 && isWord(&w.prev, ")") && (typeSpecifiers[t.Text] || w.isType(t.Text)),
		d.kind == ordinary && d.listed && w.level == 0 && isWord(&w.prev, ";"):
		return w.enter(parameter, w.level)
	}
	return nil
}

// declareWord takes a word of a declaration: a specifier, or the name that is declared.
func (w *rewriter) declareWord(d *declaration, t *cpp.Token) {
	switch {
	case t.Text == "typedef":
		d.typedef = true
	case declarationWords[t.Text]:
	case typeSpecifiers[t.Text]:
		d.typed, d.tag = true, tagWords[t.Text]
	case d.tag:
		d.tag = false
	case !d.typed:
		d.typed = true
		if d.kind == parameter && !w.isType(t.Text) {
			d.untype = t.Text
		}
	case !d.named:
		d.named, d.untype = true, ""
		switch d.kind {
		case ordinary:
			w.nameType(t.Text, d.typedef)
		case parameter:
			d.params = append(d.params, t.Text)
		}
	}
}

// declareOpen takes an opening bracket, in the declaration d if it is not nil.
func (w *rewriter) declareOpen(d *declaration, t *cpp.Token) {
	switch {
	case d == nil:
	case t.Text == "{":
		if d.kind == ordinary && w.opensBlock(w.frame()) {
			w.declareUntyped(d)
			w.hidden = append(d.params, d.untyped...)
			w.stack = w.stack[:len(w.stack)-1]
			return
		}
		d.tag = false
	case d.groups > 0 && isWord(&w.prev, "("):
		// ((*)[3]): the outer pair says nothing, and cc/v4 does not know it in the name of a type.
		w.leaveOut(d)
	}
	if d == nil || t.Text != "(" || heads[w.prev.Text] {
		return
	}
	switch {
	case d.named || d.grouped:
		w.enter(parameter, w.level+1)
	case d.typed:
		d.groups++
		d.level++
	}
}

// declareUntyped writes the declarations that a K&R definition leaves out: its parameters are int (C90 §3.7.1).
func (w *rewriter) declareUntyped(d *declaration) {
	for _, name := range d.untyped {
		if !slices.Contains(d.params, name) {
			w.synth("int " + name + ";")
		}
	}
}

// heads are the words of declarations that arguments in parentheses follow.
var heads = map[string]bool{
	"__attribute__": true, "__attribute": true, "asm": true, "__asm": true, "__asm__": true, "_Alignas": true, "alignas": true, "_Atomic": true,
	"_Static_assert": true, "static_assert": true, "typeof": true, "__typeof__": true, "__typeof": true, "typeof_unqual": true,
}

// leaveOut takes back the parenthesis written last, in the name of a type or a parameter, and remembers to leave out its end.
func (w *rewriter) leaveOut(d *declaration) {
	if n := len(w.out) - 1; d.kind != ordinary && n >= 0 && w.out[n] == '(' {
		w.out[n] = ' '
		w.left = append(w.left, w.level)
	}
}

// endsLeftOut reports whether t ends parentheses that are left out of the text.
func (w *rewriter) endsLeftOut(t *cpp.Token) bool {
	n := len(w.left) - 1
	if n < 0 || t.Text != ")" || w.left[n] != w.level+1 {
		return false
	}
	w.left = w.left[:n]
	return true
}

// declareClose takes a closing bracket.
func (w *rewriter) declareClose() {
	n := len(w.stack) - 1
	if n >= 0 && w.stack[n].level == w.level && !w.stack[n].valued {
		if d := &w.stack[n]; d.groups > 0 {
			d.groups--
			d.level--
			d.grouped = true
		} else if d.kind != ordinary {
			w.endParameters()
		}
	}
	w.level--
	for n := len(w.stack); n > 0 && w.stack[n-1].level > w.level; n-- {
		w.stack = w.stack[:n-1]
	}
}

// endParameters leaves a parameter, or the name of a type. The declarator around it has the parameters now.
func (w *rewriter) endParameters() {
	n := len(w.stack) - 1
	d := w.stack[n]
	w.stack = w.stack[:n]
	if d.kind == parameter && n > 0 {
		outer := &w.stack[n-1]
		if d.untype != "" {
			d.untyped = append(d.untyped, d.untype)
		}
		if !outer.listed && len(d.params) == 0 {
			outer.untyped = d.untyped
		}
		outer.grouped, outer.listed = true, true
		outer.params = append(outer.params, d.params...)
	}
}

// declareSeparator takes what ends a declarator.
func (w *rewriter) declareSeparator(t *cpp.Token) {
	n := len(w.stack) - 1
	if n < 0 || w.stack[n].level != w.level {
		return
	}
	d := &w.stack[n]
	switch {
	case t.Text == "=":
		d.valued = true
	case t.Text == ";" && d.kind == parameter:
		w.endParameters()
	case t.Text == ";":
		w.stack = w.stack[:n]
	case d.kind == parameter && (n == 0 || w.stack[n-1].level < w.level):
		if d.untype != "" {
			d.untyped = append(d.untyped, d.untype)
		}
		*d = declaration{kind: parameter, level: d.level, params: d.params, untyped: d.untyped}
	default:
		next := declaration{kind: d.kind, level: d.level, typedef: d.typedef, typed: d.typed}
		if d.kind == parameter { // double *a, *b; of a K&R definition
			next.params = d.params
		}
		*d = next
	}
}
