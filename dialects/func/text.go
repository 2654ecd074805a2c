package fn

import "accc/ir"

func parseFunc(p *ir.Parser, s *ir.State) error { return nil }
func printFunc(p *ir.Printer, o *ir.Op)         {}
