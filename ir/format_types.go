package ir

// The types that a format did not write: those that follow from constraints, traits and other types.

// spread distributes the operands, operand types and result types that were read as one list to the groups.
func (fs *formatState) spread(p *Parser, s *State) error {
	if fs.all != nil {
		parts, ok := divide(s.Def.Operands, s.Def.fixedOperands, len(fs.all))
		if !ok {
			return p.errorCode(CodeOperand, fs.at, "'%s' cannot have %d operands", s.Def.FullName, len(fs.all))
		}
		at := 0
		for i, n := range parts {
			fs.operands[i] = fs.all[at : at+n]
			at += n
		}
	}
	if fs.opTypesKnown {
		at := 0
		for i := range fs.operands {
			n := len(fs.operands[i])
			if at+n > len(fs.allTypes) {
				return p.errorCode(CodeOperand, fs.at, "more operands than the %d types", len(fs.allTypes))
			}
			fs.types[i] = fs.allTypes[at : at+n : at+n]
			at += n
		}
		if at != len(fs.allTypes) {
			return p.errorCode(CodeOperand, fs.at, "%d operands but %d types", at, len(fs.allTypes))
		}
	}
	if fs.resultsKnown {
		parts, ok := divide(s.Def.Results, s.Def.fixedResults, len(fs.allResults))
		if !ok {
			return p.errorCode(CodeOperand, fs.at, "'%s' does not have %d results", s.Def.FullName, len(fs.allResults))
		}
		at := 0
		for i, n := range parts {
			fs.results[i] = fs.allResults[at : at+n : at+n]
			at += n
		}
	}
	return nil
}

// divide returns the sizes of groups of which at most one varies.
func divide(groups []OperandSpec, fixed, n int) ([]int, bool) {
	out := make([]int, len(groups))
	spare := n - fixed
	if spare < 0 {
		return out, false
	}
	for i := range groups {
		switch {
		case groups[i].Kind == One:
			out[i] = 1
		default:
			out[i] = spare
			spare = 0
		}
	}
	return out, spare == 0
}

// infer fills in the types that follow from constraints and traits.
func (fs *formatState) infer(s *State) {
	d := s.Def
	for i := range d.Operands {
		if t := d.Operands[i].Type.Only; fs.types[i] == nil && t != nil {
			fs.types[i] = fs.repeat(t, len(fs.operands[i]))
		}
	}
	for i := range d.Results {
		if t := d.Results[i].Type.Only; fs.results[i] == nil && t != nil && d.Results[i].Kind == One {
			fs.results[i] = fs.repeat(t, 1)
		}
	}
	if d.Has(SameTypes) || d.Has(SameOperands) {
		var t Type
		for i := range fs.types {
			if len(fs.types[i]) > 0 {
				t = fs.types[i][0]
			}
		}
		if d.Has(SameTypes) {
			for i := range fs.results {
				if len(fs.results[i]) > 0 {
					t = fs.results[i][0]
				}
			}
		}
		if t != nil {
			for i := range fs.types {
				if fs.types[i] == nil {
					fs.types[i] = fs.repeat(t, len(fs.operands[i]))
				}
			}
			for i := range fs.results {
				if fs.results[i] == nil && d.Has(SameTypes) && d.Results[i].Kind == One {
					fs.results[i] = fs.repeat(t, 1)
				}
			}
		}
	}
	for changed := len(d.AllTypesMatch)+len(d.TypesMatch) > 0; changed; {
		changed = false
		for _, names := range d.AllTypesMatch {
			for _, from := range names {
				if t := fs.typeNamed(s, from); t != nil {
					for _, to := range names {
						changed = fs.setNamed(s, to, fs.repeat(t, 1), true) || changed
					}
					break
				}
			}
		}
		for _, m := range d.TypesMatch {
			if t := fs.typeNamed(s, m.From); t != nil {
				if types := m.Of(t); types != nil {
					changed = fs.setNamed(s, m.To, types, false) || changed
				}
			}
		}
	}
}

// typeNamed is the known type of a group or typed attribute, or nil.
func (fs *formatState) typeNamed(s *State, name string) Type {
	for i := range s.Def.Operands {
		if s.Def.Operands[i].Name == name {
			if len(fs.types[i]) > 0 {
				return fs.types[i][0]
			}
			return nil
		}
	}
	for i := range s.Def.Results {
		if s.Def.Results[i].Name == name {
			if len(fs.results[i]) > 0 {
				return fs.results[i][0]
			}
			return nil
		}
	}
	if a := s.Attr(name); a != nil {
		return TypeOf(a)
	}
	return nil
}

// setNamed sets the types of a group if it has none; spread says that one type applies to every value.
func (fs *formatState) setNamed(s *State, name string, types []Type, spread bool) bool {
	for i := range s.Def.Operands {
		if s.Def.Operands[i].Name == name && fs.types[i] == nil {
			if spread {
				types = fs.repeat(types[0], len(fs.operands[i]))
			}
			fs.types[i] = types
			return true
		}
	}
	for i := range s.Def.Results {
		if s.Def.Results[i].Name == name && fs.results[i] == nil {
			fs.results[i] = types
			return true
		}
	}
	return false
}

// finishResults collects the result types, asking the definition for those that are not known.
func (p *Parser) finishResults(s *State, fs *formatState) error {
	d := s.Def
	if len(d.Results) == 0 {
		return nil
	}
	missing := false
	for i := range d.Results {
		missing = missing || fs.results[i] == nil && d.Results[i].Kind == One
	}
	if missing {
		if d.Infer == nil {
			return p.errorCode(CodeType, fs.at, "the result types of '%s' are not known", d.FullName)
		}
		types, err := d.Infer(s)
		if err != nil {
			return err
		}
		s.Types = types
		return nil
	}
	if d.Has(AttrSizedResults) {
		s.ResSegs = make([]int32, len(d.Results))
	}
	if len(d.Results) == 1 {
		s.Types = fs.results[0]
	} else {
		for i := range d.Results {
			s.Types = append(s.Types, fs.results[i]...)
		}
	}
	for i := range s.ResSegs {
		s.ResSegs[i] = int32(len(fs.results[i]))
	}
	return nil
}
