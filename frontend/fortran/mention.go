package fortran

// mentions numbers the symbols of a procedure in the order in which a compiler that reads it from the start makes them: the dummy
// arguments, what modules give to its scope, what is declared in it, and then what it has of its hosts, when it is mentioned. The
// order in which expressions name their variables does not depend on how they are written then.
type mentions struct {
	given map[*Symbol]int // all but those of hosts
	hosts map[*Symbol]int
}

// The numbers of the kinds start here.
const (
	firstUsed     = 1 << 20
	firstDeclared = 2 << 20
	firstOfHosts  = 3 << 20
)

func newMentions(p *ProgUnit) *mentions {
	out := &mentions{given: map[*Symbol]int{}, hosts: map[*Symbol]int{}}
	if p.Scope == nil {
		return out
	}
	for i, sym := range p.Scope.order {
		out.given[sym] = firstDeclared + i
	}
	for i, sym := range p.Scope.taken {
		if _, declared := out.given[sym]; !declared {
			out.given[sym] = firstUsed + i
		}
	}
	if p.Symbol != nil && p.Symbol.Proc != nil {
		for i, d := range p.Symbol.Proc.Dummies {
			if d != nil {
				out.given[d] = i
			}
		}
	}
	return out
}

// nth is the number of a symbol that is mentioned now.
func (x *mentions) nth(sym *Symbol) int {
	if n, ok := x.given[sym]; ok {
		return n
	}
	n, ok := x.hosts[sym]
	if !ok {
		n = firstOfHosts + len(x.hosts)
		x.hosts[sym] = n
	}
	return n
}
