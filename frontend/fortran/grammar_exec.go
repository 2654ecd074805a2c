package fortran

// The executable statements; see grammar.go.

// An AssignStmt assigns a value. In a specification part it may turn out to define a statement function.
type AssignStmt struct {
	Target Designator `parser:"@@ '='"`
	Value  Expr       `parser:"@@"`
	// Defined is the procedure that the program defines for it, nil for the assignment of the language.
	Defined *Symbol
}

// A PointerStmt associates a pointer.
type PointerStmt struct {
	Target Designator `parser:"@@ '=>'"`
	Value  Expr       `parser:"@@"`
}

// A CallStmt calls a subroutine.
type CallStmt struct {
	Proc Designator `parser:"'call' @@"`
}

// An IfHead is the condition of an if statement or block.
type IfHead struct {
	Cond Expr `parser:"'if' '(' @@ ')'"`
}

// An IfThenStmt begins an if block.
type IfThenStmt struct {
	Cond Expr `parser:"'if' '(' @@ ')' 'then'"`
}

// An IfStmt governs one statement, Action.
type IfStmt struct {
	Cond   Expr
	Action *Stmt
}

// An ArithmeticIfStmt jumps to one of three labels.
type ArithmeticIfStmt struct {
	Cond   Expr     `parser:"'if' '(' @@ ')'"`
	Labels []string `parser:"@Int ',' @Int ',' @Int"`
}

// An ElseIfStmt continues an if block.
type ElseIfStmt struct {
	Cond Expr  `parser:"'else' 'if' '(' @@ ')' 'then'"`
	Name *Name `parser:"@@?"`
}

// A DoStmt begins a do loop: counted, while, concurrent or without end.
type DoStmt struct {
	Label      string      `parser:"'do' ( @Int ','? )?"`
	While      Expr        `parser:"( 'while' '(' @@ ')'"`
	Concurrent *Concurrent `parser:"| 'concurrent' @@"`
	Var        *Name       `parser:"| @@ '='"`
	Bounds     []Expr      `parser:"@@ ',' @@ ( ',' @@ )? )?"`
}

// A Concurrent is the header of do concurrent and forall.
type Concurrent struct {
	Type     DeclType    `parser:"'(' ( @@ '::' )?"`
	Indices  []*Index    `parser:"@@ ( ',' @@ )*"`
	Mask     Expr        `parser:"( ',' @@ )? ')'"`
	Locality []*Locality `parser:"@@*"`
	// Scope holds the indices and what is local.
	Scope *Scope
}

// An Index is name = lower : upper : step.
type Index struct {
	Name  *Name `parser:"@@ '='"`
	Lower Expr  `parser:"@@ ':'"`
	Upper Expr  `parser:"@@"`
	Step  Expr  `parser:"( ':' @@ )?"`
}

// A Locality says what do concurrent does with variables.
type Locality struct {
	Kind  string  `parser:"@('local' | 'local_init' | 'shared' | 'reduce') '('"`
	Op    string  `parser:"( @(Punct | DotOp | 'max' | 'min' | 'iand' | 'ior' | 'ieor') ':' )?"`
	Names []*Name `parser:"@@ ( ',' @@ )* ')'"`
	None  bool    `parser:"| 'default' '(' @'none' ')'"`
}

// A CycleStmt goes on with the next iteration, an ExitStmt leaves a block.
type CycleStmt struct {
	Name *Name `parser:"'cycle' @@?"`
}

// An ExitStmt leaves a block.
type ExitStmt struct {
	Name *Name `parser:"'exit' @@?"`
}

// A GotoStmt jumps to a label, to one of several by Value, or to the label in the variable Var, which is one of From if there are any.
type GotoStmt struct {
	Label  string   `parser:"'go' 'to' ( @Int"`
	Labels []string `parser:"| '(' @Int ( ',' @Int )* ')' ','?"`
	Value  Expr     `parser:"@@"`
	Var    *Name    `parser:"| @@"`
	From   []string `parser:"( ','? '(' @Int ( ',' @Int )* ')' )? )"`
}

// An AssignLabelStmt puts the number of a label into a variable.
type AssignLabelStmt struct {
	Label string `parser:"'assign' @Int 'to'"`
	Var   *Name  `parser:"@@"`
}

// A ReturnStmt leaves a subprogram.
type ReturnStmt struct {
	Value Expr `parser:"'return' @@?"`
}

// A StopStmt ends the program.
type StopStmt struct {
	Error bool `parser:"@'error'? 'stop'"`
	Code  Expr `parser:"@@?"`
	Quiet Expr `parser:"( ',' 'quiet' '=' @@ )?"`
}

// A PauseStmt waits for the operator.
type PauseStmt struct {
	Code Expr `parser:"'pause' @@?"`
}

// A SelectStmt begins a select block: case, type or rank.
type SelectStmt struct {
	Kind  string `parser:"'select' @('case' | 'type' | 'rank')"`
	Local *Name  `parser:"'(' ( @@ '=>' )?"`
	Expr  Expr   `parser:"@@ ')'"`
}

// A CaseStmt begins a case; Values are expressions and ranges.
type CaseStmt struct {
	Default bool  `parser:"('case' | 'rank') ( @'default'"`
	Values  []Arg `parser:"| '(' @@ ( ',' @@ )* ')' )"`
	Name    *Name `parser:"@@?"`
}

// A GuardStmt begins a part of select type.
type GuardStmt struct {
	Kind string        `parser:"( @('type' | 'class') 'is'"`
	Spec Specification `parser:"'(' @@ ')'"`
	Else bool          `parser:"| 'class' @'default' )"`
	Name *Name         `parser:"@@?"`
}

// A WhereHead is the mask of a where statement or block.
type WhereHead struct {
	Mask Expr `parser:"'where' '(' @@ ')'"`
}

// A WhereStmt governs one assignment if Action is set, else it begins a block.
type WhereStmt struct {
	Mask   Expr
	Action *Stmt
}

// An ElsewhereStmt continues a where block.
type ElsewhereStmt struct {
	Mask Expr  `parser:"('elsewhere' | 'else' 'where') ( '(' @@ ')' )?"`
	Name *Name `parser:"@@?"`
}

// A ForallHead is the header of a forall statement or block.
type ForallHead struct {
	Head *Concurrent `parser:"'forall' @@"`
}

// A ForallStmt governs one assignment if Action is set, else it begins a block.
type ForallStmt struct {
	Head   *Concurrent
	Action *Stmt
}

// An AssociateStmt begins a block in which names denote expressions.
type AssociateStmt struct {
	Items []*Association `parser:"'associate' '(' @@ ( ',' @@ )* ')'"`
}

// An Association is name => expression.
type Association struct {
	Name  *Name `parser:"@@ '=>'"`
	Value Expr  `parser:"@@"`
}

// An AllocateStmt allocates; options such as stat= are arguments with a key.
type AllocateStmt struct {
	Type  Specification `parser:"'allocate' '(' ( @@ '::' )?"`
	Items []Arg         `parser:"@@ ( ',' @@ )* ')'"`
}

// A ReleaseStmt is deallocate or nullify.
type ReleaseStmt struct {
	Kind  string `parser:"@('deallocate' | 'nullify')"`
	Items []Arg  `parser:"'(' @@ ( ',' @@ )* ')'"`
}

// A PrintStmt prints on standard output.
type PrintStmt struct {
	Format Arg    `parser:"'print' @@"`
	Items  []Expr `parser:"( ',' @@ )*"`
}

// An IOStmt is any other statement of input and output.
type IOStmt struct {
	Kind    string `parser:"@('read' | 'write' | 'open' | 'close' | 'inquire' | 'rewind' | 'backspace' | 'endfile' | 'flush' | 'wait')"`
	Control []Arg  `parser:"( '(' @@ ( ',' @@ )* ')'"`
	Items   []Expr `parser:"( ','? @@ ( ',' @@ )* )?"`
	Unit    Arg    `parser:"| @@"`
	More    []Expr `parser:"( ',' @@ )* )?"`
}
