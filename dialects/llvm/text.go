package llvm

import "accc/ir"

func parseAlloca(p *ir.Parser, s *ir.State) error   { return nil }
func printAlloca(p *ir.Printer, o *ir.Op)           {}
func parseGlobal(p *ir.Parser, s *ir.State) error   { return nil }
func printGlobal(p *ir.Printer, o *ir.Op)           {}
func parseConstant(p *ir.Parser, s *ir.State) error { return nil }
func printConstant(p *ir.Printer, o *ir.Op)         {}
func parseFunc(p *ir.Parser, s *ir.State) error     { return nil }
func printFunc(p *ir.Printer, o *ir.Op)             {}
func parseCall(p *ir.Parser, s *ir.State) error     { return nil }
func printCall(p *ir.Printer, o *ir.Op)             {}
func parseCompare(p *ir.Parser, s *ir.State) error  { return nil }
func printCompare(p *ir.Printer, o *ir.Op)          {}
