package fortran

import (
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/io"
)

// executable is what remains of an executable part after statement functions, which are expanded where they are used.
func (x *fn) executable(items []*front.Item) []*front.Item {
	for len(items) > 0 && items[0].Stmt != nil {
		a, ok := items[0].Stmt.Node.(*front.AssignStmt)
		if !ok {
			break
		}
		t := a.Target.Node()
		if t.Kind != front.RefExpr || t.Args[0].Kind != front.NameExpr {
			break
		}
		s := x.prog.Scope.Names[t.Args[0].Text]
		if s == nil || s.Proc == nil || s.Proc.Statement != a.Value.Node() {
			break
		}
		items = items[1:]
	}
	return items
}

// items lowers statements, blocks and directives.
func (x *fn) items(list []*front.Item) {
	for _, i := range list {
		x.item(i)
	}
	if n := len(list); n > 0 && len(x.unread) > 0 {
		x.readOff(x.partEnds[list[n-1]])
	}
}

func (x *fn) item(i *front.Item) {
	x.readOff(x.begins(i))
	switch {
	case i.Stmt != nil:
		x.labelled(i.Stmt)
		x.stmt(i.Stmt)
	case i.Block != nil:
		x.labelled(i.Block.Head)
		x.statement(i.Block.Head, func() {
			if x.blockJumps(i.Block) {
				x.blockItem(i.Block)
				return
			}
			x.WithTemps(func() { x.blockItem(i.Block) })
		})
	case i.Dir != nil:
		x.Live()
		x.at(i.Dir.Span)
		x.directive(i.Dir)
	}
}

// begins returns the offset in the text at which an item begins.
func (x *fn) begins(i *front.Item) int {
	switch {
	case len(x.unread) == 0:
		return 0
	case i.Stmt != nil:
		return x.stmtSpan(i.Stmt).Start
	case i.Block != nil:
		return x.stmtSpan(i.Block.Head).Start
	}
	return i.Dir.Span.Start
}

// statement runs f as the lowering of a statement: its span is the location, and temporaries end with it.
func (x *fn) statement(s *front.Stmt, f func()) {
	x.Live()
	outer := x.line
	x.line = s
	x.at(x.stmtSpan(s))
	f()
	x.line = outer
}

func (x *fn) stmt(s *front.Stmt) {
	x.statement(s, func() { x.WithTemps(func() { x.action(s) }) })
}

// action lowers one statement.
func (x *fn) action(s *front.Stmt) {
	switch n := s.Node.(type) {
	case *front.AssignStmt:
		x.assign.Assignment(n)
	case *front.PointerStmt:
		x.assign.Pointer(n)
	case *front.CallStmt:
		x.callStatement(s, n)
	case *front.IfStmt:
		x.ifStatement(n)
	case *front.WhereStmt:
		x.assign.WhereStatement(n)
	case *front.ForallStmt:
		x.forall(n, []*front.Item{{Stmt: n.Action}})
	case *front.GotoStmt:
		x.gotoStatement(s, n)
	case *front.AssignLabelStmt:
		x.assignLabel(n)
	case *front.ArithmeticIfStmt:
		x.arithmeticIf(n)
	case *front.CycleStmt:
		x.cycle(s, n)
	case *front.ExitStmt:
		x.exit(s, n)
	case *front.ReturnStmt:
		x.returnStatement(s, n)
	case *front.StopStmt:
		io.Stop(x.Memory, ioHost{x}, n)
	case *front.AllocateStmt:
		x.assign.Allocate(n)
	case *front.ReleaseStmt:
		x.assign.Deallocate(n)
	case *front.PrintStmt, *front.IOStmt:
		io.Statement(x.Memory, ioHost{x}, s)
	case *front.WordStmt, *front.FormatStmt, *front.DataStmt, nil:
	case *front.EntryStmt:
		x.entryStatement(n)
	case *front.PauseStmt:
		io.Pause(x.Memory, ioHost{x}, n)
	default:
		x.unsupported(x.stmtSpan(s), "this statement")
	}
}

// innermost is the scope of the statement being lowered.
func (x *fn) innermost() *front.Scope {
	if n := len(x.scopes); n > 0 {
		return x.scopes[n-1]
	}
	return x.prog.Scope
}

// typeOfSpec is the type that a type-spec names in the scope of the statement.
func (x *fn) typeOfSpec(t *front.TypeSpec) front.Type {
	return x.unit.TypeOf(t, x.innermost())
}

// here are the sourceArgs of the statement being lowered.
func (x *fn) here() (file, line *ir.Value) {
	if x.line == nil {
		return x.SourceArgs(source.Span{})
	}
	return x.SourceArgs(x.stmtSpan(x.line))
}
