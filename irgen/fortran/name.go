package fortran

import (
	"strconv"
	"strings"

	front "accc/frontend/fortran"
)

// Names follow flang: _Q, then M module, F procedure and B block scopes from the outside in, then P procedure, E variable,
// EC constant or T type and the name; _QC is a common block.

// scopePrefix is the part of a name that says where it is declared.
func (l *lowerer) scopePrefix(s *front.Scope) string {
	var parts []string
	for ; s != nil; s = s.Parent {
		u := s.Unit
		if u == nil {
			if n := l.blocks[s]; n > 0 {
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
func (l *lowerer) mangled(s *front.Symbol, letter string) string {
	return "_Q" + l.scopePrefix(s.Scope) + letter + s.Name
}

// variableName is the name of a variable or constant.
func (l *lowerer) variableName(s *front.Symbol) string {
	if s.Kind == front.Parameter {
		return l.mangled(s, "EC")
	}
	if n := s.BindName(); n != "" {
		return n
	}
	return l.mangled(s, "E")
}
