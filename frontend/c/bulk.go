package c

import (
	"math"
	"strconv"
	"strings"

	"accc/frontend"
	"accc/frontend/c/cpp"
	"accc/frontend/diag"

	"modernc.org/cc/v4"
)

// Long initial values. An array of a million numbers is a million nodes of cc/v4, of some hundred bytes each. The elements of an
// array at file scope that are plain constants are therefore kept apart, once there have been bulkFrom of them; the text goes on at
// the next other element, or the last, with a designator, so that cc/v4 knows how many there are. Whether the array is one of
// numbers shows only in the tree: if it is not, or anything else is wrong, the file is read again as it is.

// bulkFrom is the number of elements before those that are kept apart.
const bulkFrom = 4096

// A Bulk holds consecutive elements of the initial value of an array of numbers.
type Bulk struct {
	First int64 // the index of the first
	// Values are the elements: integers, and where Real says so the bits of a float64.
	Values []int64
	Real   []bool // nil: none is

	wide bool // some of the integers need more than 53 bits

	brace int // where the initial value begins in the text
}

// A gathering is the initial value that is being read.
type gathering struct {
	bulks  []*Bulk
	bulk   *Bulk // nil outside of an initial value that may have many elements
	moving bool  // elements are kept apart
	cur    []cpp.Token
	final  []cpp.Token // the last element that was kept apart
	asIs   bool        // nothing is kept apart
}

// begin follows the brace at the end of the text: one that may be the initial value of an array at file scope.
func (w *rewriter) begin() {
	if w.asIs || len(w.frames) != 1 || w.buffer != &w.main || !isWord(&w.prev, "=") || !isWord(&w.before, "]") || w.head.Kind != cpp.Ident {
		return
	}
	w.bulk, w.moving = &Bulk{brace: len(w.out) - 1}, false
}

// gather keeps t apart if it belongs to a plain element of a long initial value.
func (w *rewriter) gather(t *cpp.Token) bool {
	b := w.bulk
	comma := isWord(t, ",")
	element := t.Kind == cpp.Number || t.Kind == cpp.Char || isWord(t, "-") || isWord(t, "+")
	switch {
	case !w.moving && comma:
		if b.First++; b.First >= bulkFrom {
			w.moving, w.cur = true, w.cur[:0]
			w.bulks = append(w.bulks, b)
		}
		return false
	case !w.moving && element:
		return false
	case !w.moving:
		w.bulk = nil
		return false
	case element && len(w.cur) < 2:
		w.cur = append(w.cur, *t)
		return true
	case comma && b.add(w.cur):
		w.final = append(w.final[:0], w.cur...)
		w.cur = w.cur[:0]
		return true
	case isWord(t, "}") && len(w.cur) == 0 && len(b.Values) > 0: // after a comma
		n := len(b.Values) - 1
		b.Values = b.Values[:n]
		if b.Real != nil {
			b.Real = b.Real[:n]
		}
		w.cur = append(w.cur, w.final...)
	}
	w.resume()
	return false
}

// resume goes on with the text after elements that are kept apart.
func (w *rewriter) resume() {
	b := w.bulk
	w.bulk = nil
	if b == nil || !w.moving {
		return
	}
	if len(b.Values) == 0 {
		w.bulks = w.bulks[:len(w.bulks)-1]
	} else {
		w.synth("[" + strconv.FormatInt(b.First+int64(len(b.Values)), 10) + "]=")
	}
	for i := range w.cur {
		w.token(&w.cur[i])
	}
}

// add appends an element if its value is known exactly whatever the type of the array.
func (b *Bulk) add(toks []cpp.Token) bool {
	if len(toks) == 0 || len(toks) == 2 && toks[0].Kind != cpp.Punct || toks[len(toks)-1].Kind == cpp.Punct {
		return false
	}
	t := &toks[len(toks)-1]
	negative := len(toks) == 2 && toks[0].Text == "-"
	if t.Kind == cpp.Char {
		if strings.IndexByte(t.Text, '\'') != 0 {
			return false // a prefix
		}
		b.put(signed(int64(cpp.CharValue(t.Text)), negative), false)
		return true
	}
	if isFloating(t.Text) {
		text, size := t.Text, 64
		hex := strings.HasPrefix(text, "0x") || strings.HasPrefix(text, "0X")
		if last := text[len(text)-1]; !hex && (last == 'f' || last == 'F') {
			text, size = text[:len(text)-1], 32
		}
		f, err := strconv.ParseFloat(text, size)
		if err != nil || strings.ContainsAny(text, "_'") || f == 0 && strings.ContainsAny(text, "123456789") {
			return false
		}
		if negative {
			f = -f
		}
		b.put(int64(math.Float64bits(f)), true)
		return true
	}
	n, ok := plainInteger(t.Text, negative)
	if ok {
		b.wide = b.wide || uint64(n) > 1<<53
		b.put(signed(n, negative), false)
	}
	return ok
}

func signed(n int64, negative bool) int64 {
	if negative {
		return -n
	}
	return n
}

// plainInteger is the value of an integer constant whose negation, if it is negated, does not depend on its type.
func plainInteger(text string, negative bool) (int64, bool) {
	digits := strings.TrimRight(text, "uUlL")
	if len(digits) == 0 || strings.ContainsAny(digits, "_'oO") {
		return 0, false
	}
	switch strings.ToLower(text[len(digits):]) {
	case "", "l", "ll":
	case "u", "ul", "lu", "ull", "llu":
		if negative {
			return 0, false
		}
	default:
		return 0, false
	}
	n, err := strconv.ParseUint(digits, 0, 64)
	if err != nil || negative && (n > math.MaxInt64 || digits[0] == '0' && n > math.MaxInt32) {
		return 0, false // hexadecimal and octal constants may be unsigned
	}
	return int64(n), true
}

func (b *Bulk) put(v int64, isReal bool) {
	if isReal && b.Real == nil {
		b.Real = make([]bool, len(b.Values), cap(b.Values))
	}
	b.Values = append(b.Values, v)
	if b.Real != nil {
		b.Real = append(b.Real, isReal)
	}
}

// BulkOf holds the elements of an initial value that are not in the tree, or is nil.
func (u *Unit) BulkOf(n *cc.Initializer) *Bulk {
	if n == nil || len(u.bulks) == 0 {
		return nil
	}
	return u.bulks[position(n).Offset]
}

// fits reports whether all elements that are kept apart belong to arrays of numbers that hold them.
func (u *Unit) fits() bool {
	found := 0
	for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		if l.ExternalDeclaration.Case != cc.ExternalDeclarationDecl || l.ExternalDeclaration.Declaration.Case != cc.DeclarationDecl {
			continue
		}
		for d := l.ExternalDeclaration.Declaration.InitDeclaratorList; d != nil; d = d.InitDeclaratorList {
			b := u.BulkOf(d.InitDeclarator.Initializer)
			if b == nil {
				continue
			}
			found++
			a, ok := d.InitDeclarator.Declarator.Type().(*cc.ArrayType)
			if !ok || a.Elem().VectorSize() > 0 {
				return false
			}
			kind := a.Elem().Kind()
			switch classes[kind] {
			case frontend.Real:
				if b.wide || kind != cc.Float && kind != cc.Double {
					return false
				}
			case frontend.Integer:
				if b.Real != nil || vectorElements[kind].size == 0 {
					return false
				}
			default:
				return false
			}
		}
	}
	return found == len(u.bulks)
}

// A backlog keeps diagnostics until it is known that they hold.
type backlog []diag.Diagnostic

func (b *backlog) Report(d diag.Diagnostic) { *b = append(*b, d) }
