package ir

// Locations in text: loc(unknown), loc("file":1:2), loc("file":1:2 to 3:4),
// loc("file":1:2 to :4), loc("name"(...)), loc(callsite(... at ...)),
// loc(fused<meta>[...]) and loc(#alias).

// LocAttr is a location used as an attribute.
type LocAttr struct {
	AttrBase
	Loc Location
}

// LocValue is a location as an attribute.
func LocValue(l Location) *LocAttr {
	return InternAttr(NewKey("loc").Text(locKey(l)), func() *LocAttr { return &LocAttr{NewAttrBase(), l} })
}

// DistinctAttr is distinct[id]<attr>: an attribute that equals only itself, whatever it holds.
type DistinctAttr struct {
	AttrBase
	ID   int64
	Attr Attribute
}

func (p *Parser) locAttr() (Attribute, error) {
	l, err := p.locParen(nil)
	if err != nil {
		return nil, err
	}
	return LocValue(l), nil
}

// OptionalLoc reads a trailing "loc(...)"; nil when there is none.
func (p *Parser) OptionalLoc() (Location, error) {
	if !p.PeekKeyword("loc") {
		return nil, nil
	}
	return p.locParen(nil)
}

// optionalLocFor reads a trailing location into *l; an alias that is defined later in the file is put there at the end.
func (p *Parser) optionalLocFor(l *Location) error {
	if !p.PeekKeyword("loc") {
		return nil
	}
	got, err := p.locParen(l)
	if err != nil {
		return err
	}
	if got != nil {
		*l = got
	}
	return nil
}

func (p *Parser) locParen(later *Location) (Location, error) {
	if err := p.Keyword("loc"); err != nil {
		return nil, err
	}
	if err := p.Punct("("); err != nil {
		return nil, err
	}
	var l Location
	if p.tok.kind == tokHash && later != nil && p.extendedSymbol().alias {
		name := p.extendedSymbol().name
		if a, ok := p.shared.attrAlias(name); ok {
			la, ok := a.(*LocAttr)
			if !ok {
				return nil, p.Errorf(p.tok.start, "expected #%s to be a location", name)
			}
			l = la.Loc
		} else {
			p.shared.deferLoc(deferredLoc{name, p.tok.start, later})
		}
		p.lex()
		return l, p.Punct(")")
	}
	l, err := p.location()
	if err != nil {
		return nil, err
	}
	return l, p.Punct(")")
}

func (p *Parser) location() (Location, error) {
	if err := p.enter(); err != nil {
		return nil, err
	}
	defer p.leave()
	switch p.tok.kind {
	case tokHash:
		at := p.tok.start
		a, err := p.extendedAttr(nil)
		if err != nil {
			return nil, err
		}
		if l, ok := a.(*LocAttr); ok {
			return l.Loc, nil
		}
		return nil, p.Errorf(at, "expected a location")
	case tokString:
		return p.fileOrNameLoc()
	case tokWord:
		switch p.text() {
		case "unknown":
			p.lex()
			return Unknown, nil
		case "callsite":
			return p.callSiteLoc()
		case "fused":
			return p.fusedLoc()
		}
	}
	return nil, p.expected("a location")
}

func (p *Parser) lineNumber() (int, error) {
	at := p.tok.start
	v, err := p.Integer()
	if err == nil && (v < 0 || v > 1<<31) {
		err = p.Errorf(at, "expected a line or column number")
	}
	return int(v), err
}

func (p *Parser) fileOrNameLoc() (Location, error) {
	name, _ := p.OptionalString()
	if !p.OptionalPunct(":") {
		n := &NameLoc{Name: name}
		if !p.OptionalPunct("(") {
			return n, nil
		}
		var err error
		if n.Child, err = p.location(); err != nil {
			return nil, err
		}
		if n.Child == Unknown {
			n.Child = nil
		}
		return n, p.Punct(")")
	}
	f := &FileLoc{File: name}
	var err error
	if f.Line, err = p.lineNumber(); err != nil {
		return nil, err
	}
	if !p.OptionalPunct(":") {
		return f, nil
	}
	if f.Col, err = p.lineNumber(); err != nil {
		return nil, err
	}
	if !p.OptionalKeyword("to") {
		return f, nil
	}
	f.EndLine = f.Line
	if p.tok.kind == tokInteger {
		if f.EndLine, err = p.lineNumber(); err != nil {
			return nil, err
		}
	}
	if err := p.Punct(":"); err != nil {
		return nil, err
	}
	if f.EndCol, err = p.lineNumber(); err != nil {
		return nil, err
	}
	if f.EndLine == f.Line && f.EndCol == f.Col {
		f.EndLine, f.EndCol = 0, 0
	}
	return f, nil
}

func (p *Parser) callSiteLoc() (Location, error) {
	p.lex()
	if err := p.Punct("("); err != nil {
		return nil, err
	}
	callee, err := p.location()
	if err != nil {
		return nil, err
	}
	if err := p.Keyword("at"); err != nil {
		return nil, err
	}
	caller, err := p.location()
	if err != nil {
		return nil, err
	}
	return &CallSiteLoc{callee, caller}, p.Punct(")")
}

func (p *Parser) fusedLoc() (Location, error) {
	p.lex()
	f := &FusedLoc{}
	if p.OptionalPunct("<") {
		var err error
		if f.Meta, err = p.Attribute(nil); err != nil {
			return nil, err
		}
		if err := p.Punct(">"); err != nil {
			return nil, err
		}
	}
	err := p.List("[", "]", func() error {
		l, err := p.location()
		f.Locs = append(f.Locs, l)
		return err
	})
	if err != nil {
		return nil, err
	}
	return fuse(f), nil
}

// fuse returns the location equivalent to a fused one: without metadata, unknown and repeated parts are dropped, and a
// single part is itself.
func fuse(f *FusedLoc) Location {
	var parts []Location
	seen := map[string]bool{}
	for _, l := range f.Locs {
		add := []Location{l}
		if in, ok := l.(*FusedLoc); ok && f.Meta == in.Meta {
			add = in.Locs
		}
		for _, a := range add {
			if k := locKey(a); a != Unknown && !seen[k] {
				seen[k] = true
				parts = append(parts, a)
			}
		}
	}
	switch {
	case len(parts) == 0 && f.Meta == nil:
		return Unknown
	case len(parts) == 0:
		return &FusedLoc{f.Meta, []Location{Unknown}}
	case len(parts) == 1 && f.Meta == nil:
		return parts[0]
	}
	return &FusedLoc{f.Meta, parts}
}
