package ir

import (
	"regexp"
	"strings"
)

// Resources are what text keeps outside of operations, in {-# ... #-}: the contents of dense_resource attributes, and
// what tools note about a file. accc keeps their text.
type Resources struct {
	// Dialect are those of dense_resource<key>; External those of tools, by the tool's name.
	Dialect  []Resource
	External []ResourceGroup
}

// A Resource is a key and its value as it is written: "0x08000000...", "text", true.
type Resource struct{ Key, Value string }

// A ResourceGroup is what one tool noted.
type ResourceGroup struct {
	Name    string
	Entries []Resource
}

// put sets the value of a key.
func put(list []Resource, e Resource) []Resource {
	for i := range list {
		if list[i].Key == e.Key {
			list[i] = e
			return list
		}
	}
	return append(list, e)
}

// blob is the text of bytes in hexadecimal: the alignment in four bytes, then the data.
var blob = regexp.MustCompile(`^0x(?:[0-9A-Fa-f]{2})*$`)

// metadata reads {-# section: {...}, ... #-}.
func (p *Parser) metadata() error {
	p.lex()
	for !p.PeekPunct("#-}") {
		at := p.tok.start
		section, err := p.resourceKey(false)
		if err != nil {
			return err
		}
		if section != "dialect_resources" && section != "external_resources" {
			return p.Errorf(at, "unknown section '%s': expected dialect_resources or external_resources", section)
		}
		if err := p.resourceDict(func() error { return p.resourceGroup(section == "external_resources") }); err != nil {
			return err
		}
		if !p.OptionalPunct(",") && !p.PeekPunct("#-}") {
			return p.expected("',' or '#-}'")
		}
	}
	p.lex()
	return nil
}

// resourceKey reads a key and its colon.
func (p *Parser) resourceKey(quoted bool) (string, error) {
	var key string
	var err error
	if quoted {
		key, err = p.KeywordOrString()
	} else {
		key, err = p.AnyKeyword()
	}
	if err != nil {
		return "", err
	}
	return key, p.Punct(":")
}

// denseResourceAttr reads dense_resource<key> : type.
func (p *Parser) denseResourceAttr() (Attribute, error) {
	p.lex()
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	key, err := p.KeywordOrString()
	if err != nil {
		return nil, err
	}
	if err := p.Punct(">"); err != nil {
		return nil, err
	}
	t, err := p.ColonType()
	if err != nil {
		return nil, err
	}
	if !isBareName(key) {
		key = Quote(key)
	}
	return OpaqueValue("", "dense_resource<"+key+">", t), nil
}

func (p *Parser) resourceDict(entry func() error) error { return p.List("{", "}", entry) }

// resourceGroup reads the resources of a dialect or a tool.
func (p *Parser) resourceGroup(external bool) error {
	at := p.tok.start
	name, err := p.resourceKey(false)
	if err != nil {
		return err
	}
	switch d := p.ctx.Dialect(name); {
	case external:
	case d == nil:
		return p.Errorf(at, "dialect %q is unknown", name)
	case name != "builtin":
		return p.Errorf(p.tok.start, "dialect %q has no resources", name)
	}
	r := &p.shared.resources
	return p.resourceDict(func() error {
		key, err := p.resourceKey(true)
		if err != nil {
			return err
		}
		value, err := p.resourceValue(key, !external)
		if err != nil {
			return err
		}
		if !external {
			r.Dialect = put(r.Dialect, Resource{key, value})
			return nil
		}
		for i := range r.External {
			if r.External[i].Name == name {
				r.External[i].Entries = append(r.External[i].Entries, Resource{key, value})
				return nil
			}
		}
		r.External = append(r.External, ResourceGroup{name, []Resource{{key, value}}})
		return nil
	})
}

// resourceValue reads true, false or a string; strings that begin with 0x are bytes.
func (p *Parser) resourceValue(key string, bytes bool) (string, error) {
	at := p.tok.start
	if !bytes && (p.PeekKeyword("true") || p.PeekKeyword("false")) {
		return p.AnyKeyword()
	}
	s, ok := p.OptionalString()
	hex := strings.HasPrefix(s, "0x")
	switch {
	case !ok && !bytes:
		return "", p.Errorf(at, "expected a string or a bool as the value of '%s'", key)
	case bytes && !hex, hex && !blob.MatchString(s):
		return "", p.Errorf(at, "expected bytes in hexadecimal as the value of '%s'", key)
	case hex && len(s) < len("0x08000000"):
		return "", p.Errorf(at, "expected the value of '%s' to begin with its alignment in 4 bytes", key)
	case hex && len(s) == len("0x08000000"):
		s = "0x00000000" // no data has no alignment
	case hex:
		s = "0x" + strings.ToUpper(s[2:])
	}
	return Quote(s), nil
}

// resources writes the resources of a module: those of dense_resource attributes in the order of these, and
// those of tools.
func (p *Printer) resources(o *Op) {
	if o.rare == nil || o.rare.resources == nil {
		return
	}
	r := o.rare.resources
	used := usedResources(o, r.Dialect)
	if len(used) == 0 && len(r.External) == 0 {
		return
	}
	p.Text("\n{-#\n")
	if len(used) > 0 {
		p.resourceSection("dialect_resources", []ResourceGroup{{"builtin", used}})
	}
	if len(r.External) > 0 {
		if len(used) > 0 {
			p.Text(",\n")
		}
		p.resourceSection("external_resources", r.External)
	}
	p.Text("\n#-}\n")
}

func (p *Printer) resourceSection(name string, groups []ResourceGroup) {
	p.Text("  ", name, ": {\n")
	for i, g := range groups {
		if i > 0 {
			p.Text(",\n")
		}
		p.Text("    ", g.Name, ": {\n")
		for j, e := range g.Entries {
			if j > 0 {
				p.Text(",\n")
			}
			p.Text("      ")
			p.KeywordOrString(e.Key)
			p.Text(": ", e.Value)
		}
		p.Text("\n    }")
	}
	p.Text("\n  }")
}

// usedResources are the resources that attributes of operations refer to, in the order of these.
func usedResources(o *Op, all []Resource) (used []Resource) {
	if len(all) == 0 {
		return nil
	}
	seen := map[string]bool{}
	var visit func(a Attribute)
	visit = func(a Attribute) {
		switch a := a.(type) {
		case *ArrayAttr:
			for _, e := range a.Elems {
				visit(e)
			}
		case *DictAttr:
			for _, e := range a.Elems {
				visit(e.Value)
			}
		case *OpaqueAttr:
			key, ok := strings.CutPrefix(a.Body, "dense_resource<")
			if !ok || a.Dialect != "" {
				return
			}
			if key = strings.TrimSuffix(key, ">"); strings.HasPrefix(key, `"`) {
				key = unquote(key)
			}
			if seen[key] {
				return
			}
			seen[key] = true
			for _, r := range all {
				if r.Key == key {
					used = append(used, r)
				}
			}
		}
	}
	Walk(o, func(in *Op) bool {
		for _, a := range in.props {
			visit(a)
		}
		for _, a := range in.attrs {
			visit(a.Value)
		}
		return true
	})
	return used
}
