package c

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"accc/frontend/c/cpp"
)

// Packed structures. cc/v4 knows neither __attribute__((packed)) nor #pragma pack, but it follows an alignment that a
// type is declared with, a smaller one too. So the definition of a struct or union is held back until its last
// attribute is known. If it is packed, the members are declared with the alignment that they have in it: 'int i'
// becomes '__attribute__((aligned(1))) int i'. A pointer has no specifier of its own to carry the attribute, so '*p'
// is declared by typeof. packed_check.go verifies afterwards that cc/v4's layout is gcc's.

// packedMember is on the type of a member that is declared so.
const packedMember = "__accc_member__"

// A packedRecord is a record that is packed or has packed members. It carries no attribute of its own: cc/v4 shares the attributes of a
// record among all its qualified forms, and what is const in one place would be in all.
type packedRecord struct {
	at       int   // where it begins in the text
	limit    int64 // the greatest alignment of members, 0 for none
	members  int64 // with packedMember
	explicit bool  // the record has an alignment of its own
}

// A packing holds the tokens of a struct, union or enum until it is known whether it is packed.
type packing struct {
	held  []cpp.Token
	limit int  // the greatest alignment of members by #pragma pack, 0 for none
	depth int  // open brackets in held
	body  int  // open braces in held
	whole bool // the body has ended
	// within is the limit where the body that is held ended.
	within int
	// records are the packed records; defining counts those that are being passed on.
	records  []*packedRecord
	defining int
	vectors  bool // vector types are used
}

// Pack takes the limit that #pragma pack sets.
func (w *rewriter) Pack(limit int) { w.limit = limit }

// hold keeps t back if it belongs to the definition of a record or enumeration.
func (w *rewriter) hold(t *cpp.Token) bool {
	if len(w.held) == 0 {
		if t.Kind == cpp.Ident && tagWords[t.Text] {
			w.held, w.depth, w.body, w.whole = append(w.held, *t), 0, 0, false
			return true
		}
		return false
	}
	in := w.depth > 0 || w.body > 0
	last := &w.held[len(w.held)-1]
	part := in
	switch {
	case in:
	case t.Kind == cpp.Ident && w.whole:
		part = isAttribute(t.Text)
	case t.Kind == cpp.Ident:
		part = (tagWords[last.Text] || last.Kind == cpp.Punct) && !tagWords[t.Text]
	case isWord(t, "("):
		part = isAttribute(last.Text)
	case isWord(t, "["):
		part = w.c23 && tagWords[last.Text]
	case isWord(t, "{"):
		part = !w.whole
	}
	if !part {
		w.settle()
		return false
	}
	if t.Kind == cpp.Punct {
		switch t.Text {
		case "(", "[":
			w.depth++
		case ")", "]":
			w.depth--
		case "{":
			w.body++
		case "}":
			if w.body--; w.body == 0 {
				w.whole, w.within = true, w.limit
			}
		}
		if w.depth < 0 || w.body < 0 {
			w.settle() // the check of brackets reports it
			return false
		}
	}
	w.held = append(w.held, *t)
	return true
}

// tagWords are the words before a tag.
var tagWords = map[string]bool{"struct": true, "union": true, "enum": true}

func isAttribute(word string) bool { return word == "__attribute__" || word == "__attribute" }

// settle passes on what is held.
func (w *rewriter) settle() {
	if len(w.held) == 0 {
		return
	}
	toks := w.held
	w.held = nil
	limit := w.within
	if !w.whole || w.body > 0 || w.depth > 0 {
		limit = 0
	}
	if limit == 0 && !slices.ContainsFunc(toks, isPacked) {
		for i := range toks {
			w.token(&toks[i])
		}
		return
	}
	w.pass(toks, limit)
}

func isPacked(t cpp.Token) bool {
	return t.Kind == cpp.Ident && (t.Text == "packed" || t.Text == "__packed__")
}

func isAligned(t cpp.Token) bool {
	return t.Kind == cpp.Ident && (t.Text == "aligned" || t.Text == "__aligned__" || t.Text == "_Alignas" || t.Text == "alignas")
}

// A definition is that of a record or enumeration: the tokens before the body, the body with its braces, and the attributes after it.
type definition struct{ head, body, tail []cpp.Token }

// definitionAt reads the definition that toks begins with; ok is false if it begins with none.
func definitionAt(toks []cpp.Token) (d definition, ok bool) {
	if len(toks) == 0 || !tagWords[toks[0].Text] {
		return d, false
	}
	open := slices.IndexFunc(toks, func(t cpp.Token) bool { return isWord(&t, "{") || isWord(&t, ";") })
	if open < 0 || toks[open].Text == ";" {
		return d, false
	}
	for i := 1; i < open; i++ { // struct tag, attributes
		if t := &toks[i]; t.Kind == cpp.Punct && (t.Text == "(" || t.Text == "[") {
			i = closes(toks, i)
		} else if t.Kind != cpp.Ident {
			return d, false
		}
	}
	end := closes(toks, open)
	if end >= len(toks) {
		return d, false
	}
	last := end + 1
	for last+1 < len(toks) && isAttribute(toks[last].Text) && isWord(&toks[last+1], "(") {
		last = min(closes(toks, last+1)+1, len(toks))
	}
	return definition{toks[:open], toks[open : end+1], toks[end+1 : last]}, true
}

// closes is the index of the bracket that closes the one at i, len(toks) if it is not there.
func closes(toks []cpp.Token, i int) int {
	depth := 0
	for ; i < len(toks); i++ {
		if toks[i].Kind != cpp.Punct {
			continue
		}
		switch toks[i].Text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return i
}

// pass passes tokens on; the definitions among them have the limit of #pragma pack.
func (w *rewriter) pass(toks []cpp.Token, limit int) {
	for i := 0; i < len(toks); {
		if d, ok := definitionAt(toks[i:]); ok {
			w.define(d, limit)
			i += len(d.head) + len(d.body) + len(d.tail)
			continue
		}
		w.token(&toks[i])
		i++
	}
}

func (w *rewriter) tokensOf(toks []cpp.Token) {
	for i := range toks {
		w.token(&toks[i])
	}
}

// define passes on one definition.
func (w *rewriter) define(d definition, limit int) {
	own := slices.Concat(d.head, d.tail)
	i := slices.IndexFunc(own, isPacked)
	if d.head[0].Text == "enum" {
		if i >= 0 {
			w.lack(&own[i], "a packed enumeration", "declare what holds its values as 'unsigned char' or 'short'")
		}
		if i >= 0 {
			d.tail = nil
			if n := len(d.head) - 1; n > 0 && d.head[n].Kind == cpp.Ident {
				d.head = []cpp.Token{d.head[0], d.head[n]}
			} else {
				d.head = d.head[:1]
			}
		}
		w.tokensOf(slices.Concat(d.head, d.body, d.tail))
		return
	}
	inner := limit
	if i >= 0 {
		limit = 1
	}
	w.defining++
	defer func() { w.defining-- }()
	var members []member
	count, known := 0, true
	for _, toks := range statements(d.body[1 : len(d.body)-1]) {
		m := w.member(toks, limit)
		if m.align != "" && w.refused(&m) {
			m.align, m.pointer, known = "", "", false
		}
		count += m.count()
		members = append(members, m)
	}
	w.token(&d.head[0])
	if known && (limit > 0 || count > 0) && w.buffer == &w.main {
		w.records = append(w.records, &packedRecord{at: len(w.out) - len(d.head[0].Text), limit: int64(limit), members: int64(count),
			explicit: slices.ContainsFunc(own, isAligned)})
	}
	w.tokensOf(withoutPacked(d.head[1:]))
	w.token(&d.body[0])
	for i := range members {
		w.declare(&members[i], inner)
	}
	w.token(&d.body[len(d.body)-1])
	w.tokensOf(withoutPacked(d.tail))
}

// withoutPacked leaves packed out of attributes, and attributes that hold nothing else.
func withoutPacked(toks []cpp.Token) (out []cpp.Token) {
	for i := 0; i < len(toks); i++ {
		if !isAttribute(toks[i].Text) || i+2 >= len(toks) {
			if !isPacked(toks[i]) {
				out = append(out, toks[i])
			}
			continue
		}
		end := min(closes(toks, i+1), len(toks)-1)
		var list []cpp.Token // between the double parentheses, a comma before each
		for k := i + 3; k < end-1; k++ {
			from := k
			for k < end-1 && !isWord(&toks[k], ",") {
				if isWord(&toks[k], "(") {
					k = closes(toks, k)
				}
				k++
			}
			if k = min(k, end-1); k == from+1 && isPacked(toks[from]) {
				continue
			}
			comma := toks[i+1]
			comma.Text, comma.Moved = ",", true
			list = append(append(list, comma), toks[from:k]...)
		}
		if len(list) > 0 {
			out = slices.Concat(out, toks[i:i+3], list[1:], toks[end-1:end+1])
		}
		i = end
	}
	return out
}

// refused reports a member whose offset in a packed record is not known here.
func (w *rewriter) refused(m *member) bool {
	if i := slices.IndexFunc(m.all, isAligned); i >= 0 && outside(m.all, i) {
		w.lack(&m.all[i], "the alignment of a member of a packed structure", "leave out the alignment, or 'packed'")
		return true
	}
	if len(m.declarators) > 1 && slices.ContainsFunc(m.all[len(m.specifiers):], isPacked) {
		w.lack(&m.all[0], "'packed' after one of several members", "declare each member by itself")
		return true
	}
	if m.defines && m.pointers() {
		w.lack(&m.all[0], "a pointer to a structure that is defined in a packed structure", "define the structure before")
		return true
	}
	return false
}

// lack reports something whose layout is not known, and what to write instead.
func (w *rewriter) lack(t *cpp.Token, what, note string) {
	w.lacking = true
	w.report.Report(*RuleNotYet.New(t.Span(), "not yet handled: %s", what).Note("%s", note))
}

// statements splits the body of a record into its declarations, each with its semicolon.
func statements(toks []cpp.Token) (out [][]cpp.Token) {
	from := 0
	for i := 0; i < len(toks); i++ {
		switch {
		case toks[i].Kind != cpp.Punct:
		case toks[i].Text == "(" || toks[i].Text == "[" || toks[i].Text == "{":
			i = closes(toks, i)
		case toks[i].Text == ";":
			out = append(out, toks[from:i+1])
			from = i + 1
		}
	}
	if from < len(toks) {
		out = append(out, toks[from:])
	}
	return out
}

// outside reports whether token i is in no braces.
func outside(toks []cpp.Token, i int) bool {
	depth := 0
	for k := range toks[:i] {
		if isWord(&toks[k], "{") {
			depth++
		} else if isWord(&toks[k], "}") {
			depth--
		}
	}
	return depth == 0
}

// A member is one declaration in the body of a record.
type member struct {
	all         []cpp.Token
	specifiers  []cpp.Token
	declarators [][]cpp.Token
	bits        bool   // bit-fields
	defines     bool   // the specifiers define a record or enumeration
	align       string // the alignment of what is not a pointer, as an expression; "" leaves it
	pointer     string // the alignment of pointers
}

// member finds out how the members of a declaration are aligned under a limit; 0 means no limit.
func (w *rewriter) member(toks []cpp.Token, limit int) member {
	m := member{all: toks}
	if n := len(toks); n == 0 || !isWord(&toks[n-1], ";") || toks[0].Text == "_Static_assert" || toks[0].Text == "static_assert" {
		return m
	}
	for i := range toks {
		if isPacked(toks[i]) && outside(toks, i) && !m.within(i) {
			limit = 1
		}
	}
	if limit == 0 {
		return m
	}
	typ, ok := m.split()
	if !ok || len(m.specifiers) == 0 {
		return m
	}
	for _, d := range m.declarators {
		if slices.ContainsFunc(d, func(t cpp.Token) bool { return isWord(&t, ":") }) {
			m.bits = true // packed_check.go compares their offsets with gcc's
			if limit == 1 {
				m.align = "1"
			}
			return m
		}
	}
	if limit < 8 {
		m.pointer = strconv.Itoa(limit)
	}
	switch natural := naturalAlign(typ); {
	case limit == 1:
		m.align = "1"
	case m.defines: // the limit holds for its members
	case natural == 0:
		var b strings.Builder
		for _, t := range typ {
			b.WriteString(" " + t.Text)
		}
		m.align = fmt.Sprintf("_Alignof(%s)<%d?_Alignof(%[1]s):%[2]d", b.String()[1:], limit)
	case natural > limit:
		m.align = strconv.Itoa(limit)
	}
	return m
}

// within reports whether token i is in the attributes of a record that the declaration defines.
func (m *member) within(i int) bool {
	d, ok := definition{}, false
	for k := range m.all {
		if d, ok = definitionAt(m.all[k:]); ok {
			return k <= i && i < k+len(d.head)+len(d.body)+len(d.tail)
		}
	}
	return false
}

// typeWords are the words of types without parts, with their alignment.
var typeWords = map[string]int{
	"char": 1, "_Bool": 1, "bool": 1, "short": 2, "int": 4, "float": 4, "long": 8, "double": 8, "signed": 4, "unsigned": 4,
	"__signed__": 4, "_Complex": 8, "__complex__": 8, "__int128": 16, "_Float32": 4, "_Float64": 8, "_Float32x": 8, "_Float64x": 16, "_Float128": 16,
}

// naturalAlign is the alignment of a type of words, 0 for others.
func naturalAlign(typ []cpp.Token) int {
	n, long := 0, 0
	for i := range typ {
		a, ok := typeWords[typ[i].Text]
		if !ok {
			return 0
		}
		if typ[i].Text == "long" {
			long++
		}
		switch typ[i].Text {
		case "int", "signed", "unsigned", "__signed__", "_Complex", "__complex__":
			if n == 0 {
				n = -a
			}
		case "double":
			if n = 8; long > 0 {
				n = 16
			}
		default:
			n = max(n, a)
		}
	}
	return max(n, -n)
}

// split splits a declaration into its specifiers and declarators. typ is the type among the specifiers.
func (m *member) split() (typ []cpp.Token, ok bool) {
	toks := m.all[:len(m.all)-1]
	i, seen := 0, false
scan:
	for i < len(toks) {
		t := &toks[i]
		next := i + 1
		switch {
		case t.Kind != cpp.Ident:
			break scan
		case isAttribute(t.Text) || t.Text == "_Alignas" || t.Text == "alignas":
			next = closes(toks, i+1) + 1
		case t.Text == "const" || t.Text == "volatile" || t.Text == "__extension__":
		case tagWords[t.Text]:
			from := i
			if d, is := definitionAt(toks[i:]); is {
				m.defines = true
				next = i + len(d.head) + len(d.body) + len(d.tail)
			} else {
				for next < len(toks) && isAttribute(toks[next].Text) {
					next = closes(toks, next+1) + 1
				}
				next++
			}
			seen, typ = true, toks[from:min(next, len(toks))]
		case typeofs[t.Text] || t.Text == "_Atomic":
			if i+1 < len(toks) && isWord(&toks[i+1], "(") {
				next = closes(toks, i+1) + 1
				seen, typ = true, toks[i:min(next, len(toks))]
			}
		case typeWords[t.Text] != 0:
			seen, typ = true, append(typ[:len(typ):len(typ)], *t)
		case seen:
			break scan
		default:
			seen, typ = true, toks[i:i+1]
		}
		if next > len(toks) {
			return nil, false
		}
		i = next
	}
	m.specifiers = toks[:i]
	from := i
	for k := i; k < len(toks); k++ {
		if toks[k].Kind == cpp.Punct && (toks[k].Text == "(" || toks[k].Text == "[" || toks[k].Text == "{") {
			if k = closes(toks, k); k >= len(toks) {
				return nil, false
			}
		}
		if isWord(&toks[k], ",") {
			m.declarators = append(m.declarators, toks[from:k])
			from = k + 1
		}
	}
	if from < len(toks) {
		m.declarators = append(m.declarators, toks[from:])
	}
	return typ, seen
}

// isPointer reports whether a declarator is one of a pointer: it begins with a star or a parenthesis.
func isPointer(d []cpp.Token) bool {
	return len(d) > 0 && d[0].Kind == cpp.Punct && (d[0].Text == "*" || d[0].Text == "(")
}

func (m *member) pointers() bool {
	return m.pointer != "" && slices.ContainsFunc(m.declarators, isPointer)
}

// count is the number of members that carry packedMember.
func (m *member) count() (n int) {
	if m.bits {
		return 0
	}
	if m.align != "" && len(m.declarators) == 0 {
		return 1
	}
	for _, d := range m.declarators {
		if isPointer(d) && m.pointer != "" || !isPointer(d) && m.align != "" {
			n++
		}
	}
	return n
}

func alignment(expr string) string {
	return "__attribute__((aligned(" + expr + ")," + packedMember + "))"
}

// declare passes on the declaration of members.
func (w *rewriter) declare(m *member, limit int) {
	if !m.pointers() {
		if m.align != "" {
			w.synth(alignment(m.align))
		}
		w.pass(m.all, limit)
		return
	}
	semicolon := m.all[len(m.all)-1]
	for _, d := range m.declarators {
		if !isPointer(d) {
			if m.align != "" {
				w.synth(alignment(m.align))
			}
			w.plain(m.specifiers)
			w.plain(d)
			w.token(&semicolon)
			continue
		}
		name := slices.IndexFunc(d, func(t cpp.Token) bool { return t.Kind == cpp.Ident && !qualifiers[t.Text] })
		if name < 0 {
			w.plain(m.specifiers)
			w.plain(d)
			w.token(&semicolon)
			continue
		}
		end := name + 1
		for end < len(d) && isWord(&d[end], "[") {
			end = min(closes(d, end)+1, len(d))
		}
		rest := slices.IndexFunc(d[end:], func(t cpp.Token) bool { return isAttribute(t.Text) })
		if rest < 0 {
			rest = len(d) - end
		}
		w.synth("__typeof__((")
		w.plain(m.specifiers)
		w.plain(d[:name])
		w.plain(d[end : end+rest])
		w.synth(")0)")
		w.synth(alignment(m.pointer))
		w.plain(d[name:end])
		w.token(&semicolon)
	}
}

var qualifiers = map[string]bool{"const": true, "volatile": true, "restrict": true, "__restrict": true, "__restrict__": true, "_Atomic": true}

// plain writes tokens that are not part of the program's structure: brackets among them are balanced.
func (w *rewriter) plain(toks []cpp.Token) {
	for i := range toks {
		t := &toks[i]
		w.headers.see(t)
		text, same := t.Text, !t.Moved
		if s, ok := c23Words[text]; ok && w.c23 && t.Kind == cpp.Ident {
			text, same = s, false
		}
		if t.Kind == cpp.Number {
			text = w.number(text, t.Span)
		}
		w.write(text, t.At, t.File, int(t.Pos), int(t.End), same, false)
		w.wrote(t)
	}
}

// layoutAttributes change the layout of types.
var layoutAttributes = map[string]bool{
	"packed": true, "__packed__": true, "aligned": true, "__aligned__": true, "vector_size": true, "__vector_size__": true,
	"mode": true, "__mode__": true, "scalar_storage_order": true, "__scalar_storage_order__": true,
}

// layoutAttribute reports attributes that change the layout of a type where cc/v4 passes over them.
func (w *rewriter) layoutAttribute(t *cpp.Token) {
	n := len(w.heads)
	if t.Kind != cpp.Ident || !layoutAttributes[t.Text] || n < 2 || !isAttribute(w.heads[n-2].Text) || w.heads[n-1].Text != "(" {
		return
	}
	switch strings.Trim(t.Text, "_") {
	case "aligned":
		w.align = true
	case "vector_size":
		w.vectors = true
		a := &w.attributed
		if variable := a.Kind == cpp.Ident && !declares[a.Text] && !w.isType(a.Text) && typeWords[a.Text] == 0; !w.inTypedef() && (variable || isWord(a, "]") || isWord(a, ")")) {
			w.lack(t, "'vector_size' after the name of a variable", "declare the type by a typedef, or write the attribute before the name")
		}
	}
	w.unknownLayout(t)
}

// unknownLayout reports an attribute that changes the layout of a type where nothing follows it.
func (w *rewriter) unknownLayout(t *cpp.Token) {
	switch word := strings.Trim(t.Text, "_"); word {
	case "packed":
		if w.defining == 0 {
			w.report.Report(*cpp.RulePack.New(t.Span(), "'packed' has no effect here").
				Note("it belongs after the word 'struct', after the closing brace, or after a member's name"))
		}
	case "mode", "scalar_storage_order":
		if t.File == nil || !strings.HasPrefix(t.File.Name, "/usr/") {
			w.lack(t, "the attribute '"+word+"'", "name the type that is meant, such as 'int64_t'")
		}
	}
}
