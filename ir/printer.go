package ir

import (
	"io"
	"strconv"
	"strings"
)

// PrintOptions say how a module is written.
type PrintOptions struct {
	Generic   bool // the generic form of every operation
	DebugInfo bool // locations
	// Readable prints operations in the generic form of which LLVM's tools cannot read the short one that they print.
	Readable bool
	// At, if not nil, is called with where the text of each operation begins, in bytes. Where it is called twice for
	// one operation the later call counts.
	At func(o *Op, offset int)
}

// Print writes o and what is inside as MLIR text, ending with a line end. The names of values are kept in the IR while
// it works, so one operation must not be printed by two goroutines at the same time.
func Print(w io.Writer, o *Op, opts PrintOptions) error {
	p := &Printer{opts: opts, defaultDialect: "builtin"}
	p.top(o)
	p.parts = append(p.parts, p.buf)
	if room, ok := w.(interface{ Grow(n int) }); ok {
		n := 1 // for the line that mlir-opt adds
		for _, part := range p.parts {
			n += len(part)
		}
		room.Grow(n)
	}
	for _, part := range p.parts {
		if _, err := w.Write(part); err != nil {
			return err
		}
	}
	return nil
}

// Format is the text of o, for messages and tests.
func Format(o *Op) string {
	var out strings.Builder
	_ = Print(&out, o, PrintOptions{}) // a builder does not fail
	return out.String()
}

// shortInts are the texts of the integers that programs have most.
var shortInts = [...]string{0: "i0", 1: "i1", 8: "i8", 16: "i16", 32: "i32", 64: "i64"}

// TypeString is the text of a type.
func TypeString(t Type) string {
	if i, ok := t.(*IntegerType); ok && i.Signedness == Signless && i.Width < len(shortInts) && shortInts[i.Width] != "" {
		return shortInts[i.Width]
	}
	p := &Printer{}
	p.Type(t)
	return string(p.buf)
}

// AttrString is the text of an attribute.
func AttrString(a Attribute) string {
	p := &Printer{}
	p.Attr(a)
	return string(p.buf)
}

// LocString is the text of a location, without loc( ).
func LocString(l Location) string {
	p := &Printer{}
	p.location(l, true)
	return string(p.buf)
}

// Printer writes MLIR text. It is also what dialects' types, attributes and
// custom formats write with. Nothing adds blanks but where its comment says so.
//
//	text        Text Byte Int String KeywordOrString Newline List
//	types       Type Types ColonTypes ArrowTypes FunctionType
//	attributes  Attr AttrWithoutType AttrDict AttrDictWithKeyword AttrList Symbol
//	operands    Value Values OperandsWithTypes
//	regions     Region Argument
//	control     Successor SuccessorWith
//	locations   Loc
type Printer struct {
	buf            []byte
	parts          [][]byte // what was written before buf, by several goroutines
	opts           PrintOptions
	indent         int
	names          *namer
	freeNamer      *namer // for reuse
	defaultDialect string
	aliases        *aliasTable
	// collect: nothing is kept, the aliases of what is printed are noted.
	collect *aliasCollector
	// wantAliases: something was printed that has an alias, and no alias table was there.
	wantAliases bool
	typeRoom    []Type
	// args are for the parameters of custom directives; the first argsUsed are in use.
	args     []*Arg
	argsUsed int
	// nested: inside of an operation that is printed in parallel with others.
	nested bool
	// predsOf are the predecessors of the blocks of the regions in predsIn.
	predsOf map[*Block][]*Block
	predsIn map[*Region]bool
	// distincts are the numbers of distinct attributes, in the order they are printed.
	distincts map[*DistinctAttr]int64
	// identity: distinct attributes are written with their identity, not with their number in the text.
	identity bool
}

// distinctNumber numbers a distinct attribute. What appears for the first time where several goroutines
// print keeps a number that only depends on its own.
func (p *Printer) distinctNumber(a *DistinctAttr) int64 {
	n, ok := p.distincts[a]
	switch {
	case ok:
	case p.identity:
		n = int64(a.attrID())
	case p.collect != nil:
	case p.nested:
		n = int64(len(p.distincts)) + a.ID
	default:
		n = int64(len(p.distincts))
		if p.distincts == nil {
			p.distincts = map[*DistinctAttr]int64{}
		}
		p.distincts[a] = n
	}
	return n
}

// Generic reports whether everything is printed in the generic form.
func (p *Printer) Generic() bool { return p.opts.Generic }

// Text writes strings as they are.
func (p *Printer) Text(s ...string) {
	for _, t := range s {
		p.buf = append(p.buf, t...)
	}
}

// Byte writes one byte.
func (p *Printer) Byte(c byte) { p.buf = append(p.buf, c) }

// Int writes a number.
func (p *Printer) Int(n int64) { p.buf = strconv.AppendInt(p.buf, n, 10) }

// Newline ends the line and indents the next as the operation is, one level deeper when
// inside its regions.
func (p *Printer) Newline() {
	p.buf = append(p.buf, '\n')
	p.writeIndent()
}

// Indented runs f with the indentation of new lines one level deeper.
func (p *Printer) Indented(f func()) {
	p.indent += indentWidth
	f()
	p.indent -= indentWidth
}

const indentWidth = 2

const blanks = "                                                                "

func (p *Printer) writeIndent() {
	n := p.indent
	for n > len(blanks) {
		p.buf = append(p.buf, blanks...)
		n -= len(blanks)
	}
	p.buf = append(p.buf, blanks[:n]...)
}

// String writes a string between quotes, with escapes.
func (p *Printer) String(s string) {
	p.buf = append(p.buf, '"')
	p.escaped(s)
	p.buf = append(p.buf, '"')
}

// Quote is a string as attributes write it, between quotes.
func Quote(s string) string {
	var p Printer
	p.String(s)
	return string(p.buf)
}

const upperHex = "0123456789ABCDEF"

func (p *Printer) escaped(s string) {
	from := 0
	for i := 0; i < len(s); i++ {
		c := s[i]
		if charClass[c]&classPrinted != 0 {
			continue
		}
		p.buf = append(p.buf, s[from:i]...)
		from = i + 1
		if c == '\\' {
			p.buf = append(p.buf, `\\`...)
		} else {
			p.buf = append(p.buf, '\\', upperHex[c>>4], upperHex[c&15])
		}
	}
	p.buf = append(p.buf, s[from:]...)
}

// KeywordOrString writes a word, between quotes unless it is a bare identifier.
func (p *Printer) KeywordOrString(s string) {
	if isBareName(s) {
		p.Text(s)
		return
	}
	p.String(s)
}

// Symbol writes @name.
func (p *Printer) Symbol(name string) {
	p.Byte('@')
	p.KeywordOrString(name)
}

// List calls elem for 0..n-1 with ", " between.
func (p *Printer) List(n int, elem func(i int)) {
	for i := 0; i < n; i++ {
		if i > 0 {
			p.Text(", ")
		}
		elem(i)
	}
}

// Value writes %name.
func (p *Printer) Value(v *Value) { p.value(v, true) }

// Values writes values separated by ", ".
func (p *Printer) Values(vs []*Value) {
	for i, v := range vs {
		if i > 0 {
			p.Text(", ")
		}
		p.value(v, true)
	}
}

// OperandsWithTypes writes "%a, %b : t, u".
func (p *Printer) OperandsWithTypes(vs []*Value) {
	p.Values(vs)
	p.Text(" : ")
	p.valueTypes(vs)
}

func (p *Printer) valueTypes(vs []*Value) {
	for i, v := range vs {
		if i > 0 {
			p.Text(", ")
		}
		p.Type(v.typ)
	}
}

// Types writes types separated by ", ".
func (p *Printer) Types(ts []Type) {
	for i, t := range ts {
		if i > 0 {
			p.Text(", ")
		}
		p.Type(t)
	}
}

// ArrowTypes writes " -> t" or " -> (t, u)", and nothing for no types.
func (p *Printer) ArrowTypes(ts []Type) {
	if len(ts) == 0 {
		return
	}
	p.Text(" -> ")
	p.resultTypes(ts)
}

// resultTypes writes the right side of a function type.
func (p *Printer) resultTypes(ts []Type) {
	if len(ts) == 1 {
		if _, fn := ts[0].(*FunctionType); !fn {
			p.Type(ts[0])
			return
		}
	}
	p.Byte('(')
	p.Types(ts)
	p.Byte(')')
}

// FunctionType writes "(inputs) -> results".
func (p *Printer) FunctionType(in, out []Type) {
	p.Byte('(')
	p.Types(in)
	p.Text(") -> ")
	p.resultTypes(out)
}

func valueTypesOf(vs []*Value) []Type {
	out := make([]Type, len(vs))
	for i, v := range vs {
		out[i] = v.typ
	}
	return out
}

// AttrDict writes " {a = 1, b}" with the attributes of o, inherent ones with them,
// but those named in elide and defaults; nothing when none is left.
func (p *Printer) AttrDict(o *Op, elide ...string) { p.attrDict(o, "", elide) }

// AttrDictWithKeyword is AttrDict with " attributes" in front.
func (p *Printer) AttrDictWithKeyword(o *Op, elide ...string) { p.attrDict(o, " attributes", elide) }

func (p *Printer) attrDict(o *Op, keyword string, elide []string) {
	w := dictWriter{p: p, open: keyword + " {"}
	elided := func(name string) bool {
		for _, e := range elide {
			if e == name {
				return true
			}
		}
		return false
	}
	i, j := 0, 0
	for i < len(o.def.Attrs) || j < len(o.attrs) {
		if j >= len(o.attrs) || i < len(o.def.Attrs) && o.def.Attrs[i].Name < o.attrs[j].Name {
			s := &o.def.Attrs[i]
			if v := o.Prop(i); v != nil && v != s.Default && !elided(s.Name) {
				w.entry(s.Name, v)
			}
			i++
			continue
		}
		if a := o.attrs[j]; !elided(a.Name) {
			w.entry(a.Name, a.Value)
		}
		j++
	}
	w.close()
}

// AttrList writes " {a = 1, b}" for a list of attributes; nothing when it is empty.
func (p *Printer) AttrList(attrs []NamedAttr) {
	w := dictWriter{p: p, open: " {"}
	for _, a := range attrs {
		w.entry(a.Name, a.Value)
	}
	w.close()
}

// dictWriter writes a dictionary whose braces appear with the first entry.
type dictWriter struct {
	p    *Printer
	open string
	some bool
}

func (w *dictWriter) entry(name string, v Attribute) {
	if w.some {
		w.p.Text(", ")
	} else {
		w.p.Text(w.open)
		w.some = true
	}
	w.p.namedAttr(name, v)
}

func (w *dictWriter) close() {
	if w.some {
		w.p.Byte('}')
	}
}

func (p *Printer) namedAttr(name string, v Attribute) {
	p.KeywordOrString(name)
	if v == unitAttr {
		return
	}
	p.Text(" = ")
	p.Attr(v)
}

// Successor writes ^name.
func (p *Printer) Successor(b *Block) {
	if b == nil {
		p.Text("<<NULL BLOCK>>")
		return
	}
	p.Text("^bb")
	p.Int(int64(b.number))
}

// SuccessorWith writes "^name" or "^name(%a, %b : t, u)".
func (p *Printer) SuccessorWith(b *Block, args []*Value) {
	p.Successor(b)
	if len(args) == 0 {
		return
	}
	p.Byte('(')
	p.OperandsWithTypes(args)
	p.Byte(')')
}

// Argument writes "%name: type {attributes}", with its location where locations are printed; attrs may be nil.
func (p *Printer) Argument(v *Value, attrs *DictAttr) {
	p.value(v, false)
	p.Text(": ")
	p.Type(v.typ)
	if attrs != nil {
		p.AttrList(attrs.Elems)
	}
	p.argLoc(v.loc)
}

// argLoc writes the location of an argument, which MLIR never replaces by an alias.
func (p *Printer) argLoc(l Location) {
	if !p.opts.DebugInfo {
		return
	}
	p.Text(" loc(")
	p.location(l, true)
	p.Byte(')')
}

// Loc writes " loc(...)" where locations are printed.
func (p *Printer) Loc(l Location) { p.trailingLoc(l) }

func (p *Printer) trailingLoc(l Location) {
	if !p.opts.DebugInfo {
		return
	}
	p.Text(" loc(")
	p.location(l, false)
	p.Byte(')')
}
