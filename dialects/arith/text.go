package arith

import "accc/ir"

// arith.select %c, %a, %b : T, or with the condition's type first when it is not i1.

func parseSelect(p *ir.Parser, s *ir.State) error { return nil }

func printSelect(p *ir.Printer, o *ir.Op) {}
