package typemap

import (
	"strconv"
	"strings"

	front "accc/frontend/fortran"
)

// Names follow flang: _Q, then M module, F procedure and B block scopes from the outside in, then P procedure, E variable,
// EC constant or T type and the name; _QC is a common block.

// ScopePrefix is the part of a name that says where it is declared.
func (m *Map) ScopePrefix(s *front.Scope) string {
	var parts []string
	for ; s != nil; s = s.Parent {
		u := s.Unit
		if u == nil {
			if n := m.Blocks[s]; n > 0 {
				parts = append(parts, "B"+strconv.Itoa(n))
			}
			continue
		}
		name := ""
		if u.Name != nil && u.Kind != "program" {
			name = u.Name.Text
		}
		switch u.Kind {
		case "module":
			parts = append(parts, "M"+name)
		case "submodule":
			parts = append(parts, "S"+name)
		case "block data", "blockdata":
		default:
			parts = append(parts, "F"+name)
		}
	}
	var b strings.Builder
	for i := len(parts) - 1; i >= 0; i-- {
		b.WriteString(parts[i])
	}
	return b.String()
}

// mangled is the name of a symbol in the module; letter says what it is.
func (m *Map) mangled(s *front.Symbol, letter string) string {
	return "_Q" + m.ScopePrefix(s.Scope) + letter + s.Name
}

// VariableName is the name of a variable or constant.
func (m *Map) VariableName(s *front.Symbol) string {
	if s.Kind == front.Parameter {
		return m.mangled(s, "EC")
	}
	if n := s.BindName(); n != "" {
		return n
	}
	return m.mangled(s, "E")
}
