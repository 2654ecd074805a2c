package lsp

import (
	"strings"

	"accc/frontend"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// Kinds of completion items.
const (
	kindKeyword  = 14
	kindProperty = 10
	kindFunction = 3
	kindVariable = 6
)

// complete offers what may appear at the cursor in a directive: directives, clauses, and inside a clause its modifiers
// and keywords. It reads the text before the cursor only, so that it works on lines that are half typed.
func (s *Server) complete(p positionParams) (any, error) {
	out := []completionItem{}
	d := p.TextDocument.doc
	if d == nil {
		return out, nil
	}
	at := d.offset(p.Position)
	setup := s.Setup(d.file.Name, d.language, s.Options)
	table, text := setup.Language.DirectiveBefore(string(d.file.Text[:at]), setup.Layout)
	if table == nil {
		return out, nil
	}
	in := &completing{table: table, fortran: setup.Language.Language() == frontend.Fortran}
	start := at
	for start > 0 && isWord(d.file.Text[start-1]) {
		start--
	}
	if at-start > len(text) {
		return out, nil // in the sentinel
	}
	text, typed := text[:len(text)-(at-start)], text[len(text)-(at-start):]
	edit := func(new string) textEdit {
		return textEdit{Range: textRange{d.position(start), p.Position}, NewText: new}
	}
	for _, c := range append(in.candidates(text, typed), s.variables(d, in, text, typed, at)...) {
		c.TextEdit = edit(c.Label)
		out = append(out, c)
	}
	return out, nil
}

// variables are those of the procedure around the cursor, for the arguments of clauses. They are read off the last text that was
// analysed: while a directive is typed, its text is seldom right.
func (s *Server) variables(d *document, in *completing, text, typed string, at int) (out []completionItem) {
	_, rest := in.directive(text)
	if _, content, inside := outermostClause(rest); !inside || strings.HasSuffix(strings.TrimRight(content, " \t"), ".") {
		return nil
	}
	seen := map[string]bool{}
	add := func(v *frontend.Symbol) {
		if v == nil || v.Type == nil || v.Type.Class == frontend.Function || v.InClause || seen[v.Name] || !strings.HasPrefix(v.Name, typed) {
			return
		}
		seen[v.Name] = true
		out = append(out, completionItem{Label: v.Name, Kind: kindVariable, Detail: v.Type.Text})
	}
	line := d.file.Position(at).Line
	for _, a := range s.lately(d) {
		unit := a.source.Neutral()
		for _, r := range unit.Routines {
			// Lines, because the text may be another one.
			if r.Span.File != a.doc.file || line < r.Span.Position().Line || line > r.Span.EndPosition().Line+1 {
				continue
			}
			for _, v := range r.Params {
				add(v)
			}
			for _, u := range r.Uses {
				add(u.Symbol)
			}
		}
		for _, v := range unit.Globals {
			add(v)
		}
	}
	return out
}

func isWord(b byte) bool {
	return b == '_' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

// A completing is what completion knows of the languages: the tables have words for Fortran and for C.
type completing struct {
	fortran bool
	table   *pragma.Table
}

// operators are the reduction operators.
func (in *completing) operators() []string {
	switch {
	case in.table == ompdir.Table && in.fortran:
		return ompdir.FortranOperators
	case in.table == ompdir.Table:
		return ompdir.Operators
	case in.fortran:
		return accdir.FortranOperators
	}
	return accdir.Operators
}

// candidates are what may follow text in a directive, as far as it begins with typed.
func (in *completing) candidates(text, typed string) []completionItem {
	def, rest := in.directive(text)
	if clause, inside := openClause(rest); inside {
		return in.clauseWords(clause, typed)
	}
	var out []completionItem
	add := func(label, doc, spec string, kind int) {
		if strings.HasPrefix(label, typed) {
			out = append(out, completionItem{Label: label, Kind: kind, Detail: spec, Documentation: doc})
		}
	}
	if def == nil || strings.TrimSpace(rest) == "" {
		// A directive, or a longer one that begins with the words so far.
		words := strings.Fields(text)
		for _, d := range in.table.Directives {
			if !d.Only.Has(in.fortran) {
				continue
			}
			name := d.NameIn(in.fortran)
			if next, ok := after(name, words); ok {
				add(next, d.Doc, d.Spec, kindKeyword)
			}
			if !in.fortran || d.Assoc != pragma.Block && d.Assoc != pragma.LoopNest {
				continue
			}
			if next, ok := after("end "+name, words); ok {
				add(next, "The end of a "+name+" construct.", d.Spec, kindKeyword)
			}
		}
	}
	if def != nil {
		for _, u := range def.Clauses {
			if u.Once && u.Clause.Shape != accdir.ShapeDevTypes && hasClause(rest, u.Clause.Name) && !u.AfterDeviceType {
				continue
			}
			if !u.Only.Has(in.fortran) {
				continue
			}
			add(u.Clause.NameIn(in.fortran), u.Clause.Doc, u.Clause.Spec, kindProperty)
		}
	}
	return out
}

// directive finds the longest directive name that text begins with.
func (in *completing) directive(text string) (*pragma.DirectiveDef, string) {
	var best *pragma.DirectiveDef
	rest := text
	words := strings.Fields(text)
	for _, d := range in.table.Directives {
		if !d.Only.Has(in.fortran) || best != nil && len(d.NameIn(in.fortran)) <= len(best.NameIn(in.fortran)) {
			continue
		}
		name := strings.Fields(d.NameIn(in.fortran))
		if len(name) > len(words) {
			continue
		}
		match := true
		for i, n := range name {
			w := words[i]
			if i == len(name)-1 {
				w = w[:wordLen(w)]
			}
			match = match && w == n
		}
		if match {
			best = d
			rest = text
			for range name {
				rest = strings.TrimLeft(rest, " \t")
				rest = rest[wordLen(rest):]
			}
		}
	}
	return best, rest
}

func wordLen(s string) int {
	n := 0
	for n < len(s) && isWord(s[n]) {
		n++
	}
	return n
}

// after is the next word of a directive name after the words, if it begins with them.
func after(name string, words []string) (string, bool) {
	parts := strings.Fields(name)
	if len(words) >= len(parts) {
		return "", false
	}
	for i, w := range words {
		if parts[i] != w {
			return "", false
		}
	}
	return strings.Join(parts[len(words):], " "), true
}

// openClause is the clause whose parenthesis is still open at the end of text; its name is empty inside of expressions, which are
// the host language's business.
func openClause(text string) (clause string, inside bool) {
	clause, content, inside := outermostClause(text)
	if strings.ContainsAny(content, "[(") {
		return "", inside
	}
	return clause, inside
}

// outermostClause is the clause whose parenthesis is open at the end of text, and what follows the parenthesis.
func outermostClause(text string) (name, content string, inside bool) {
	depth, open := 0, -1
	for i := range len(text) {
		switch text[i] {
		case '(':
			if depth == 0 {
				open = i
			}
			depth++
		case ')':
			depth--
		}
	}
	if depth <= 0 || open < 0 {
		return "", "", false
	}
	name = strings.TrimRight(text[:open], " \t")
	start := len(name)
	for start > 0 && isWord(name[start-1]) {
		start--
	}
	return name[start:], text[open+1:], true
}

func hasClause(text, name string) bool {
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return r > 127 || !isWord(byte(r)) }) {
		if w == name {
			return true
		}
	}
	return false
}

// clauseWords are the modifiers and keywords of a clause.
func (in *completing) clauseWords(name, typed string) []completionItem {
	def := in.table.Clause(name)
	if def == nil {
		return nil
	}
	var out []completionItem
	add := func(words ...string) {
		for _, w := range words {
			if strings.HasPrefix(w, typed) {
				out = append(out, completionItem{Label: w, Kind: kindFunction, Detail: def.Name})
			}
		}
	}
	add(def.Keywords...)
	for _, m := range def.Modifiers {
		if m.Params != nil && !m.Bare {
			add(m.Name + "(")
			continue
		}
		add(m.Name + ":")
	}
	switch def.Shape {
	case accdir.ShapeDevTypes:
		add(accdir.DeviceTypes...)
	case accdir.ShapeGang:
		add("num:", "dim:", "static:")
	case accdir.ShapeReduction, ompdir.ShapeReduction:
		for _, o := range in.operators() {
			add(o + ":")
		}
	case accdir.ShapeWait:
		add("devnum:", "queues:")
	}
	return out
}
