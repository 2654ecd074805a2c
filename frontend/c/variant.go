package c

import (
	"slices"
	"strconv"
	"strings"

	"accc/frontend/c/cpp"
	"accc/pragma"
	"accc/pragma/omp"
)

// Between begin declare variant and its end, the definition of a function makes a variant of the function of that name (OpenMP 5.2
// §7.5.5), so a name can have several definitions there. Each gets a name of its own in the text for cc/v4.

// variantMark parts the name of the function from the number of the variant.
const variantMark = "__accc_variant"

// variants follows the declarations in such regions.
type variants struct {
	depth    int // of the regions
	number   int
	at, size int  // the name before the first parameter list, in the text
	listed   bool // the parameter list has begun
}

// region begins and ends regions.
func (v *variants) region(d *pragma.Directive) {
	switch {
	case d.Def == omp.DirBeginDeclareVariant:
		v.depth++
	case d.Def == omp.DirEndDeclareVariant && v.depth > 0:
		v.depth--
	}
	v.listed = false
}

// see notes where the name of a function is; t has been counted among the open brackets and has not been written.
func (v *variants) see(w *rewriter, t *cpp.Token) {
	switch {
	case v.depth == 0 || w.buffer != &w.main:
	case isWord(t, "(") && len(w.open) == 1 && !v.listed && w.prev.Kind == cpp.Ident && !specifiers[w.prev.Text]:
		v.size, v.listed = len(w.prev.Text), true
		v.at = len(w.out) - v.size
	case len(w.open) == 0 && (isWord(t, ";") || isWord(t, "}")):
		v.listed = false
	}
}

// rename renames the function whose body begins.
func (v *variants) rename(w *rewriter) {
	if v.depth == 0 || !v.listed {
		return
	}
	v.number++
	w.extendName(v.at, v.size, variantMark+strconv.Itoa(v.number))
	v.listed = false
}

// extendName adds to the name at a place in the text; the positions of everything stay those of the user's text.
func (b *buffer) extendName(at, size int, suffix string) {
	i := len(b.runs) - 1
	for ; i >= 0 && int(b.runs[i].at) > at; i-- {
		b.runs[i].at += int32(len(suffix))
	}
	if i >= 0 && b.runs[i].file != nil && !b.runs[i].fixed {
		r := b.runs[i]
		from := r.from + int32(at) - r.at
		name := run{at: int32(at), file: r.file, from: from, len: int32(size), fixed: true}
		rest := run{at: int32(at + size + len(suffix)), file: r.file, from: from + int32(size)}
		b.runs = slices.Insert(b.runs, i+1, name, rest)
	}
	b.out = slices.Insert(b.out, at+size, []byte(suffix)...)
}

// variantName is the name of a function as the user wrote it, and the number of the variant, "" for others.
func variantName(name string) (function, number string) {
	function, number, _ = strings.Cut(name, variantMark)
	return function, number
}
