package procedure

import (
	"slices"

	front "accc/frontend/fortran"
	"accc/ir"
)

// A Procedure is how a procedure is called.
type Procedure struct {
	// Sym is its symbol, nil for a main program.
	Sym  *front.Symbol
	unit *front.ProgUnit
	// Name is the name in the module, Type the type of the function.
	Name string
	Type *ir.FunctionType
	// Captured are the variables of this procedure that those it contains use. They get their addresses in a tuple, whose
	// type is Tuple; it is nil if nothing is captured.
	Captured []*front.Symbol
	Tuple    ir.Type
	// Op is the definition, once it is made.
	Op *ir.Op
	// Entry is the statement at which the procedure begins, nil for the beginning of the unit.
	Entry *front.EntryStmt
}

// ProcedureOf is how a procedure of this module is called.
func (tab *Table) ProcedureOf(p *front.ProgUnit) *Procedure {
	if pr := tab.procs[p]; pr != nil {
		return pr
	}
	pr := &Procedure{unit: p, Sym: p.Symbol}
	tab.procs[p] = pr
	tab.capture(pr)
	switch {
	case p.Kind == "program":
		pr.Name, pr.Type = "_QQmain", ir.Func([]ir.Type{}, []ir.Type{})
	case p.Symbol == nil:
		pr.Name, pr.Type = "_QP", ir.Func([]ir.Type{}, []ir.Type{})
	default:
		pr.Name = tab.ProcedureName(p.Symbol)
		pr.Type = tab.ProcedureType(p.Symbol)
	}
	return pr
}

// EntryProcedure is how an entry of a unit is called.
func (tab *Table) EntryProcedure(p *front.ProgUnit, e *front.Entry) *Procedure {
	whole := tab.ProcedureOf(p)
	return &Procedure{unit: p, Sym: e.Symbol, Name: tab.ProcedureName(e.Symbol), Type: tab.ProcedureType(e.Symbol), Captured: whole.Captured,
		Tuple: whole.Tuple, Entry: e.Symbol.Proc.Entry}
}

// Internal reports whether a unit is contained in a procedure.
func Internal(p *front.ProgUnit) bool {
	return p.Parent != nil && p.Parent.Kind != "module" && p.Parent.Kind != "submodule"
}

// Index is the index of a variable in the tuple of a procedure, -1 for one that is not captured.
func (pr *Procedure) Index(s *front.Symbol) int { return slices.Index(pr.Captured, s) }
