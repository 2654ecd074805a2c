// Package dlti is the dialect of data layout attributes, which modules that come
// from LLVM IR carry. accc keeps them: lists of keys, which are types or strings, and values.
package dlti

import "accc/ir"

// Dialect is the dlti namespace.
var Dialect = ir.NewDialect("dlti", "Data layout and target information on modules.")

func init() { Dialect.ParseAttr = parseAttr }

// parseAttr reads dl_spec<key = value, ...> and the other attributes that are such lists; dl_entry<key, value>
// is one entry on its own.
func parseAttr(p *ir.Parser, _ ir.Type) (ir.Attribute, error) {
	name, err := p.AnyKeyword()
	if err != nil || !p.PeekPunct("<") {
		return ir.Structured("dlti", name, "", nil), err
	}
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	parts := []any{"<"}
	if name == "dl_entry" {
		parts, err = entry(p, parts, ",", ", ")
	} else if !p.PeekPunct(">") {
		err = p.CommaList(func() (err error) {
			if len(parts) > 1 {
				parts = append(parts, ", ")
			}
			parts, err = listed(p, parts)
			return err
		})
	}
	if err != nil {
		return nil, err
	}
	return ir.Structured("dlti", name, "", append(parts, ">")), p.Punct(">")
}

// listed reads an entry of a list: key = value, or #dlti.dl_entry<key, value>, which is the same.
func listed(p *ir.Parser, parts []any) ([]any, error) {
	at := p.Offset()
	if a, ok, err := p.OptionalAttribute(nil); err != nil {
		return nil, err
	} else if e, isEntry := a.(*ir.StructuredAttr); ok && isEntry && e.Mnemonic == "dl_entry" && len(e.Parts) == 5 {
		return append(parts, e.Parts[1], " = ", e.Parts[3]), nil
	} else if ok {
		key, err := keyOf(p, at, a)
		if err != nil {
			return nil, err
		}
		return value(p, append(parts, key), "=", " = ")
	}
	return nil, p.Errorf(at, "expected a type or a string")
}

// entry reads a key, the separator, and a value.
func entry(p *ir.Parser, parts []any, punct, between string) ([]any, error) {
	at := p.Offset()
	a, err := p.Attribute(nil)
	if err != nil {
		return nil, err
	}
	key, err := keyOf(p, at, a)
	if err != nil {
		return nil, err
	}
	return value(p, append(parts, key), punct, between)
}

func value(p *ir.Parser, parts []any, punct, between string) ([]any, error) {
	if err := p.Punct(punct); err != nil {
		return nil, err
	}
	v, err := p.Attribute(nil)
	return append(parts, between, v), err
}

// keyOf is the part that a key is: a type or a string.
func keyOf(p *ir.Parser, at int, a ir.Attribute) (any, error) {
	switch a := a.(type) {
	case *ir.TypeAttr:
		return a.Type, nil
	case *ir.StringAttr:
		return a, nil
	}
	return nil, p.Errorf(at, "expected a type or a string")
}
