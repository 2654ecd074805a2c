package c

import (
	"slices"
	"strconv"
	"strings"

	"accc/frontend/c/cpp"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
	"accc/pragma/omp"

	"modernc.org/cc/v4"
)

// Between begin declare variant and its end, the definition of a function makes a variant of the function of that name (OpenMP 5.2
// §7.5.5), so a name can have several definitions there. Each gets a name of its own in the text for cc/v4: what the context selectors
// of the regions say is part of it, so that it is the same in all units that include the region. What can never match is skipped.

// variantMark parts the name of the function from what tells the variant apart.
const variantMark = "__accc_variant_"

// variants follows the declarations in such regions.
type variants struct {
	contexts []string // of the regions around, outermost first, as parts of names
	names    map[string]int
	skipping int  // the depth of the regions in one whose context never matches, itself included
	at, size int  // the name before the first parameter list, in the text
	listed   bool // the parameter list has begun
}

// region begins and ends regions.
func (v *variants) region(d *pragma.Directive) {
	n := len(v.contexts)
	switch {
	case d.Def == omp.DirBeginDeclareVariant:
		context := ""
		if c := d.Find(omp.ClauseMatch); c != nil {
			context = nameOf(c.Context)
			if !omp.Possible(c.Context) {
				v.skipping = 1
			}
		}
		v.contexts = append(v.contexts, context)
	case d.Def == omp.DirEndDeclareVariant && n > 0:
		v.contexts = v.contexts[:n-1]
	}
	v.listed = false
}

// nameOf is a context selector as a part of a name: its words, not its expressions, which have other forms.
func nameOf(selector []*pragma.TraitSet) string {
	var words []string
	for _, set := range selector {
		words = append(words, set.Name.Text)
		for _, t := range set.Traits {
			words = append(words, t.Name.Text)
			for _, a := range t.Args {
				switch a.Kind {
				case pragma.ArgWord, pragma.ArgString:
					words = append(words, strings.FieldsFunc(a.Word, func(r rune) bool { return r > 127 || !pragma.IsWordByte(byte(r)) })...)
				case pragma.ArgClause:
					words = append(words, a.Clause.Def.Name)
				}
			}
		}
	}
	return strings.Join(words, "_")
}

// skips reports whether a directive is in a region that is skipped, whose end it may be.
func (v *variants) skips(w *rewriter, name string, sentinel source.Span, toks []cpp.Token) bool {
	if v.skipping == 0 {
		return false
	}
	if name == "omp" {
		switch d := pragma.Parse(omp.Table, sentinel, w.convert(toks), &diag.List{}); {
		case d == nil:
		case d.Def == omp.DirBeginDeclareVariant:
			v.skipping++
		case d.Def == omp.DirEndDeclareVariant:
			v.skipping--
		}
	}
	return v.skipping > 0
}

// see notes where the name of a function is; t has been counted among the open brackets and has not been written.
func (v *variants) see(w *rewriter, t *cpp.Token) {
	switch {
	case len(v.contexts) == 0 || w.buffer != &w.main:
	case isWord(t, "(") && len(w.open) == 1 && !v.listed && w.prev.Kind == cpp.Ident && !specifiers[w.prev.Text]:
		v.size, v.listed = len(w.prev.Text), true
		v.at = len(w.out) - v.size
	case len(w.open) == 0 && (isWord(t, ";") || isWord(t, "}")):
		v.listed = false
	}
}

// rename renames the function whose body begins.
func (v *variants) rename(w *rewriter) {
	if len(v.contexts) == 0 || !v.listed {
		return
	}
	suffix := variantMark + strings.Join(v.contexts, "_")
	if v.names == nil {
		v.names = map[string]int{}
	}
	name := string(w.out[v.at:v.at+v.size]) + suffix
	if v.names[name]++; v.names[name] > 1 {
		suffix += "_" + strconv.Itoa(v.names[name])
	}
	w.extendName(v.at, v.size, suffix)
	v.listed = false
}

// extendName adds to the name at a place in the text; the positions of everything stay those of the user's text.
func (b *buffer) extendName(at, size int, suffix string) {
	i := len(b.runs) - 1
	for ; i >= 0 && int(b.runs[i].at) > at; i-- {
		b.runs[i].at += int32(len(suffix))
	}
	if i >= 0 && !b.runs[i].none() && !b.runs[i].fixed() {
		t := unitText{runs: b.runs, reading: b.reading}
		name := t.token(at)
		o := b.reading.Origin(name)
		rest := at + size + len(suffix)
		if f := b.reading.File(o.In); int(o.Tok)+1 < len(f.Toks) {
			rest += int(f.Toks[o.Tok+1].Start - f.Toks[o.Tok].End)
		}
		b.runs = slices.Insert(b.runs, i+1, newRun(at, name, false))
		if i+2 == len(b.runs) && rest < len(b.out)+len(suffix) || i+2 < len(b.runs) && rest < int(b.runs[i+2].at) {
			b.runs = slices.Insert(b.runs, i+2, newRun(rest, name+1, true))
		}
	}
	b.out = slices.Insert(b.out, at+size, []byte(suffix)...)
}

// variantName is the name of a function as the user wrote it, and what tells the variant apart, "" for others.
func variantName(name string) (function, variant string) {
	function, variant, _ = strings.Cut(name, variantMark)
	return function, variant
}

// TargetCall is the call that a statement is, or that it assigns the result of: what dispatch is for (OpenMP 5.2 §7.6); nil for others.
func TargetCall(n *cc.Statement) *cc.PostfixExpression {
	if n == nil || n.Case != cc.StatementExpr || n.ExpressionStatement.ExpressionList == nil {
		return nil
	}
	e := strip(n.ExpressionStatement.ExpressionList)
	if a, ok := e.(*cc.AssignmentExpression); ok && a.Case == cc.AssignmentExpressionAssign {
		e = strip(a.AssignmentExpression)
	}
	if p, ok := e.(*cc.PostfixExpression); ok && p.Case == cc.PostfixExpressionCall {
		return p
	}
	return nil
}

// variantMisfit says why the type of a variant does not fit that of its base function, "" if it does or that is not known.
func variantMisfit(d *Directive, base *cc.Declarator) string {
	to, ok := base.Type().(*cc.FunctionType)
	if !ok || d.Find(omp.ClauseAppendArgs) != nil {
		return ""
	}
	for _, s := range d.Construct.Names {
		variant, ok := s.Host.(*cc.Declarator)
		if !ok {
			continue
		}
		from, ok := variant.Type().(*cc.FunctionType)
		if !ok {
			continue
		}
		if valueClass(from.Result()) != valueClass(to.Result()) {
			return "returns " + TypeText(from.Result(), "") + ", the base function " + TypeText(to.Result(), "")
		}
		p, q := from.Parameters(), to.Parameters()
		if len(p) == 0 || len(q) == 0 {
			continue // perhaps there is no prototype
		}
		if len(p) != len(q) {
			return "takes " + parameters(len(p)) + ", the base function " + parameters(len(q))
		}
		for i := range p {
			if a, b := p[i].Type().Decay(), q[i].Type().Decay(); valueClass(a) != valueClass(b) {
				return "takes " + TypeText(a, "") + " as its parameter " + strconv.Itoa(i+1) + ", the base function " + TypeText(b, "")
			}
		}
	}
	return ""
}

func parameters(n int) string {
	if n == 1 {
		return "one parameter"
	}
	return strconv.Itoa(n) + " parameters"
}
