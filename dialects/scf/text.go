package scf

import "accc/ir"

func parseIf(p *ir.Parser, s *ir.State) error            { return nil }
func printIf(p *ir.Printer, o *ir.Op)                    {}
func parseFor(p *ir.Parser, s *ir.State) error           { return nil }
func printFor(p *ir.Printer, o *ir.Op)                   {}
func parseWhile(p *ir.Parser, s *ir.State) error         { return nil }
func printWhile(p *ir.Printer, o *ir.Op)                 {}
func parseExecuteRegion(p *ir.Parser, s *ir.State) error { return nil }
func printExecuteRegion(p *ir.Printer, o *ir.Op)         {}
func parseParallel(p *ir.Parser, s *ir.State) error      { return nil }
func printParallel(p *ir.Printer, o *ir.Op)              {}
