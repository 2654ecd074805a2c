package sharing

import (
	"accc/frontend"
	"accc/pragma"
	"accc/pragma/omp"
)

// Category is the one of a variable in defaultmap clauses (OpenMP 5.2 §5.8.7).
func Category(s *frontend.Symbol) string {
	switch t := s.Type; {
	case s.Allocatable:
		return "allocatable"
	case s.Pointer, t.Class == frontend.Pointer:
		return "pointer"
	case (t.IsScalar() || t.Class == frontend.Character) && !t.Indirect: // characters as in flang; a device maps them tofrom
		return "scalar"
	}
	return "aggregate"
}

// Defaultmap finds the defaultmap clause that says what happens to a variable that no clause maps; nil: none does.
func Defaultmap(clauses []*pragma.Clause, s *frontend.Symbol) (found *pragma.Clause) {
	own := Category(s)
	for _, c := range clauses {
		if c.Def != omp.ClauseDefaultmap || len(c.Args) == 0 {
			continue
		}
		if len(c.Args) == 1 || c.Args[1].Word == "all" || c.Args[1].Word == own {
			found = c
		}
	}
	return found
}
