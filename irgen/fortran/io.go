package fortran

import front "accc/frontend/fortran"

// ioStatement lowers a statement of input or output.
func (x *fn) ioStatement(s *front.Stmt) { x.unsupported(x.stmtSpan(s), "input and output") }

// stopStatement lowers stop and error stop.
func (x *fn) stopStatement(s *front.Stmt) { x.unsupported(x.stmtSpan(s), "stop") }
