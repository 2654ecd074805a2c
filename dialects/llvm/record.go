package llvm

import (
	_ "embed"
	"strconv"
	"strings"

	"accc/ir"
)

// Attributes such as #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true> are records:
// names and values in any order, printed in one. accc knows their fields, and keeps the values.

//go:embed records.txt
var recordText string

// field is a field of a record.
type field struct {
	name, kind     string
	list, optional bool
}

// records are the fields of the attributes that are records, by mnemonic.
var records = parseRecords(recordText)

func parseRecords(text string) map[string][]field {
	all := map[string][]field{}
	for _, l := range strings.Split(text, "\n") {
		mnemonic, fields, ok := strings.Cut(l, ": ")
		if !ok || l[0] == '#' {
			continue
		}
		for _, f := range strings.Fields(fields) {
			name, kind, _ := strings.Cut(f, "=")
			bare := strings.TrimRight(kind, "*?")
			all[mnemonic] = append(all[mnemonic], field{name, bare, strings.Contains(kind, "*"), strings.Contains(kind, "?")})
		}
	}
	return all
}

// templates are the attributes that are written as values in a fixed order: kinds of values (see records.txt) and,
// between back quotes, the text between them.
var templates = map[string][]string{
	"constant_range":             {"type", "`, `", "number", "`, `", "number"},
	"dependent_libraries":        {"string*"},
	"di_file":                    {"string", "` in `", "string"},
	"framePointerKind":           {"word"},
	"mlir.module_flag":           {"word", "`, `", "string", "`, `", "attr"},
	"mlir.workgroup_attribution": {"attr", "`, `", "attr"},
	"mmra_tag":                   {"string", "`:`", "string"},
	"address_space":              {"number"},
	"target_features":            {"`[`", "string*", "`]`"},
	"tbaa_member":                {"attr", "`, `", "number"},
	"uwtableKind":                {"word"},
}

// parseTemplate reads <...> by a template.
func parseTemplate(p *ir.Parser, template []string) ([]any, error) {
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	parts := []any{"<"}
	for _, t := range template {
		if t[0] == '`' {
			text := t[1 : len(t)-1]
			if err := punctuation(p, strings.TrimSpace(text)); err != nil {
				return nil, err
			}
			parts = append(parts, text)
			continue
		}
		kind, list := strings.CutSuffix(t, "*")
		for n := 0; !list || !p.PeekPunct("]") && !p.PeekPunct(">"); n++ {
			if n > 0 {
				if err := p.Punct(","); err != nil {
					return nil, err
				}
				parts = append(parts, ", ")
			}
			v, err := parseTemplateValue(p, kind)
			if err != nil {
				return nil, err
			}
			if parts = append(parts, v...); !list {
				break
			}
		}
	}
	return append(parts, ">"), p.Punct(">")
}

func punctuation(p *ir.Parser, text string) error {
	if text == "in" {
		return p.Keyword(text)
	}
	return p.Punct(text)
}

func parseTemplateValue(p *ir.Parser, kind string) ([]any, error) {
	switch kind {
	case "type":
		t, err := p.Type()
		return []any{t}, err
	case "number":
		n, err := p.Integer()
		return []any{strconv.FormatInt(n, 10)}, err
	}
	return parseValue(p, field{kind: kind})
}

// aliased reports whether an attribute is printed by an alias: most metadata that refers to other metadata.
func aliased(mnemonic string) bool {
	switch mnemonic {
	case "di_annotation", "di_expression", "di_expression_elem", "di_generic_subrange", "di_subrange", "tbaa_member":
		return false
	}
	for _, prefix := range []string{"access_group", "alias_scope", "di_", "loop_", "mmra_tag", "tbaa_"} {
		if strings.HasPrefix(mnemonic, prefix) {
			return true
		}
	}
	return false
}

// structured is the constraint of an attribute by its mnemonic, which formats write without it.
func structured(mnemonic string) ir.AttrConstraint {
	return ir.AttrConstraint{
		Name: "llvm." + mnemonic + " attribute",
		Match: func(a ir.Attribute) bool {
			s, ok := a.(*ir.StructuredAttr)
			return ok && s.Dialect == "llvm" && s.Mnemonic == mnemonic
		},
		Parse: func(p *ir.Parser) (ir.Attribute, error) {
			if !p.PeekPunct("<") {
				return nil, ir.ErrAbsent
			}
			return parseStructured(p, mnemonic)
		},
		Print: func(p *ir.Printer, a ir.Attribute) {
			if aliased(mnemonic) {
				p.Attr(a)
				return
			}
			a.(*ir.StructuredAttr).PrintParts(p)
		},
	}
}

// parseStructured reads an attribute after its mnemonic.
func parseStructured(p *ir.Parser, mnemonic string) (ir.Attribute, error) {
	alias := ""
	if aliased(mnemonic) {
		alias = mnemonic
	}
	if t := templates[mnemonic]; t != nil {
		parts, err := parseTemplate(p, t)
		if err != nil {
			return nil, err
		}
		return ir.Structured("llvm", mnemonic, alias, parts), nil
	}
	fields, ok := records[mnemonic]
	if ok && !p.PeekPunct("<") && mnemonic != "tbaa_root" {
		return nil, p.Punct("<")
	}
	if !ok || !p.PeekPunct("<") {
		return p.Structured("llvm", mnemonic, alias)
	}
	var parts []any
	err := p.Nested(func() (err error) {
		parts, err = parseRecord(p, fields)
		return err
	})
	if err != nil {
		return nil, err
	}
	if len(parts) == 2 && mnemonic == "tbaa_root" {
		parts = nil
	}
	return ir.Structured("llvm", mnemonic, alias, parts), nil
}

// parseRecord reads <name = value, ...> and puts it in the order of the fields.
func parseRecord(p *ir.Parser, fields []field) ([]any, error) {
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	values := make([][]any, len(fields))
	given := make([]bool, len(fields))
	for first := true; !p.PeekPunct(">"); first = false {
		if !first {
			if err := p.Punct(","); err != nil {
				return nil, err
			}
		}
		at := p.Offset()
		name, err := p.AnyKeyword()
		if err != nil {
			return nil, err
		}
		i := fieldIndex(fields, name)
		if i < 0 || given[i] {
			return nil, p.Errorf(at, "field '%s' is unknown or given twice", name)
		}
		if err := p.Punct("="); err != nil {
			return nil, err
		}
		given[i] = true
		if values[i], err = parseField(p, fields[i]); err != nil {
			return nil, err
		}
	}
	parts := []any{"<"}
	for i, f := range fields {
		if !given[i] && !f.optional {
			return nil, p.Errorf(p.Offset(), "field '%s' is missing", f.name)
		}
		if len(values[i]) == 0 {
			continue
		}
		name := f.name + " = "
		if len(parts) > 1 {
			name = ", " + name
		}
		parts = append(append(parts, name), values[i]...)
	}
	return append(parts, ">"), p.Punct(">")
}

func fieldIndex(fields []field, name string) int {
	for i, f := range fields {
		if f.name == name {
			return i
		}
	}
	return -1
}

// parseField reads a value; a value that may be omitted returns nothing.
func parseField(p *ir.Parser, f field) ([]any, error) {
	if !f.list {
		return parseValue(p, f)
	}
	closer := ""
	var parts []any
	if p.OptionalPunct("{") {
		closer = "}"
		parts = append(parts, "{")
	}
	for n := 0; closer == "" || !p.PeekPunct(closer); n++ {
		if n > 0 {
			parts = append(parts, ", ")
		}
		v, err := parseValue(p, f)
		if err != nil {
			return nil, err
		}
		parts = append(parts, v...)
		if !p.PeekPunct(",") || closer == "" && p.FieldFollows() {
			break
		}
		p.OptionalPunct(",")
	}
	if closer == "" {
		return parts, nil
	}
	return append(parts, closer), p.Punct(closer)
}

// words are the kinds of fields whose values are numbers and words.
var words = map[string]func(p *ir.Parser) (string, error){
	"number":       parseNumber,
	"given-number": parseNumber,
	"string": func(p *ir.Parser) (string, error) {
		s, err := p.String()
		return ir.Quote(s), err
	},
	"flag": parseBool,
	"bool": parseBool,
	"word": parseWord,
}

func parseNumber(p *ir.Parser) (string, error) {
	n, err := p.Integer()
	return strconv.FormatUint(uint64(n), 10), err
}

func parseBool(p *ir.Parser) (string, error) {
	if p.OptionalKeyword("false") {
		return "false", nil
	}
	return "true", p.Keyword("true")
}

// parseWord reads a keyword, or several in a string: "Public|Virtual".
func parseWord(p *ir.Parser) (string, error) {
	at := p.Offset()
	w, err := p.KeywordOrString()
	if err == nil && w == "" {
		err = p.Errorf(at, "expected a keyword")
	}
	if strings.ContainsAny(w, "| -") {
		w = ir.Quote(w)
	}
	return w, err
}

func parseValue(p *ir.Parser, f field) ([]any, error) {
	if read, ok := words[f.kind]; ok {
		w, err := read(p)
		if err != nil || f.optional && (f.kind == "number" && w == "0" || f.kind == "flag" && w == "false") {
			return nil, err
		}
		return []any{w}, nil
	}
	if f.kind == "attr" || !p.PeekPunct("<") {
		at := p.Offset()
		a, err := p.Attribute(nil)
		if err != nil {
			return nil, err
		}
		s, ok := a.(*ir.StructuredAttr)
		if f.kind != "attr" && (!ok || s.Mnemonic != f.kind) {
			return nil, p.Errorf(at, "expected a #llvm.%s", f.kind)
		}
		if ok && f.kind != "attr" && !aliased(f.kind) {
			return []any{ir.Stripped{StructuredAttr: s}}, nil
		}
		return []any{a}, nil
	}
	a, err := parseStructured(p, f.kind)
	if err != nil {
		return nil, err
	}
	if aliased(f.kind) {
		return []any{a}, nil
	}
	return []any{ir.Stripped{StructuredAttr: a.(*ir.StructuredAttr)}}, nil
}
