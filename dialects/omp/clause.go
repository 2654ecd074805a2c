package omp

import (
	"slices"
	"strings"

	"accc/ir"
	"accc/ir/constraint"
)

// A Clause is what an OpenMP clause brings to the operations that take it.
type Clause struct {
	Name, Doc, Source string
	Operands          []ir.OperandSpec
	Attrs             []ir.AttrSpec
	// Required is syntax at the operation's beginning, Optional one or several
	// alternatives among the clauses in any order.
	Required string
	Optional []string
	// Entry clauses define arguments of the region's entry block, one for each of their first operand group; they are
	// written before the region, in the order of their names.
	Entry bool
}

// op is the input of an operation's definition.
type op struct {
	doc, source string
	clauses     []*Clause
	// operands and attrs are its own; the groups of clauses follow in the clauses' order.
	operands []ir.OperandSpec
	attrs    []ir.AttrSpec
	results  []ir.ResultSpec
	regions  []ir.RegionSpec
	traits   ir.Trait
	parents  []string
	effects  []ir.Effect
	// before is syntax before the clauses, after follows them; format replaces all.
	before, after, format string
	parse                 func(*ir.Parser, *ir.State) error
	print                 func(*ir.Printer, *ir.Op)
	terminator            string
	infer                 func(*ir.State) ([]ir.Type, error)
	match                 [][]string
	names                 func(*ir.Op, func(*ir.Value, string))
	argNames              func(*ir.Op, *ir.Region, func(*ir.Value, string))
	// skip are properties of clauses that the operation leaves out of its syntax on purpose: operand
	// groups and attributes that it neither mentions nor skips are a mistake, see Unmentioned.
	skip          []string
	verify        func(*ir.Op) error
	verifyRegions func(*ir.Op) error
	verifySymbols func(*ir.Op) error
	interfaces    []any
}

// clausesOf remembers the clauses of each operation.
var clausesOf = map[*ir.OpDef][]*Clause{}

// skipped remembers what operations leave out of their syntax on purpose.
var skipped = map[*ir.OpDef][]string{}

// ClausesOf are the clauses of an operation's definition.
func ClausesOf(d *ir.OpDef) []*Clause { return clausesOf[d] }

// Takes reports whether an operation takes a clause.
func Takes(d *ir.OpDef, c *Clause) bool {
	for _, x := range clausesOf[d] {
		if x == c {
			return true
		}
	}
	return false
}

// define puts an operation together.
func define(name string, o op) *ir.OpDef {
	s := ir.Spec{Doc: o.doc, Source: o.source, Operands: o.operands, Results: o.results, Regions: o.regions, Traits: o.traits,
		Parents: o.parents, Effects: o.effects, Parse: o.parse, Print: o.print, Terminator: o.terminator, Infer: o.infer,
		AllTypesMatch: o.match, ResultNames: o.names, ArgNames: o.argNames, Verify: o.verify, VerifyRegions: o.verifyRegions, VerifySymbols: o.verifySymbols,
		Interfaces: o.interfaces}
	lists := [][]ir.AttrSpec{o.attrs}
	for _, c := range o.clauses {
		s.Operands = append(s.Operands, c.Operands...)
		lists = append(lists, c.Attrs)
	}
	s.Attrs = constraint.Attrs(lists...)
	varying := 0
	for _, g := range s.Operands {
		if g.Kind != ir.One {
			varying++
		}
	}
	if varying > 1 && s.Traits&ir.SameVariadicOperands == 0 {
		s.Traits |= ir.AttrSizedOperands
	}
	if o.parse == nil {
		s.Format = o.format
		if s.Format == "" {
			s.Format = format(o)
		}
	}
	for _, c := range o.clauses {
		if c.Entry && len(o.regions) > 0 {
			s.Verify = func(x *ir.Op) error {
				if err := verifyEntry(x); err != nil {
					return err
				}
				return o.verify(x)
			}
		}
	}
	if slices.ContainsFunc(o.clauses, func(c *Clause) bool { return c.Entry || c == Allocate || c == Depend || c == Linear }) {
		s.VerifyRegions = func(x *ir.Op) error {
			if o.verifyRegions != nil {
				if err := o.verifyRegions(x); err != nil {
					return err
				}
			}
			return verifyWritable(x)
		}
	}
	d := Dialect.Op(name, s)
	clausesOf[d], skipped[d] = o.clauses, o.skip
	return d
}

// format derives the syntax from the clauses.
func format(o op) string {
	var required, optional []string
	for _, c := range o.clauses {
		if c.Required != "" {
			required = append(required, c.Required)
		}
		if !c.Entry || len(o.regions) == 0 {
			optional = append(optional, c.Optional...)
		}
	}
	parts := []string{o.before}
	parts = append(parts, required...)
	if len(optional) > 0 {
		parts = append(parts, "oilist( "+strings.Join(optional, " | ")+" )")
	}
	parts = append(parts, o.after)
	if len(o.regions) > 0 {
		parts = append(parts, regionFormat(o.clauses))
	}
	return strings.Join(append(parts, "attr-dict"), " ")
}

// regionFormat is the region with the clauses that define arguments of it.
func regionFormat(clauses []*Clause) string {
	params := "$region"
	for _, c := range clauses {
		if !c.Entry {
			continue
		}
		for _, g := range c.Operands {
			params += ", $" + g.Name + ", type($" + g.Name + ")"
		}
		for _, a := range c.Attrs {
			params += ", $" + a.Name
		}
	}
	if params == "$region" {
		return params
	}
	return "custom<EntryRegion>(" + params + ")"
}

// Unmentioned lists the properties of an operation's clauses that its format neither mentions nor
// skips on purpose. It is empty for every operation: a test sees to that.
func Unmentioned(d *ir.OpDef) []string {
	if d.Parse != nil {
		return nil
	}
	var out []string
	mentioned := func(name string) bool {
		for _, s := range skipped[d] {
			if s == name {
				return true
			}
		}
		for i := 0; ; {
			j := strings.Index(d.Format[i:], "$"+name)
			if j < 0 {
				return false
			}
			i += j + 1 + len(name)
			if i == len(d.Format) || !isNameByte(d.Format[i]) {
				return true
			}
		}
	}
	for _, c := range clausesOf[d] {
		for _, g := range c.Operands {
			if !mentioned(g.Name) {
				out = append(out, c.Name+": "+g.Name)
			}
		}
		for _, a := range c.Attrs {
			if !mentioned(a.Name) {
				out = append(out, c.Name+": "+a.Name)
			}
		}
	}
	return out
}

func isNameByte(b byte) bool {
	return b == '_' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9'
}

// How definitions say what groups of operands and attributes they have.
var (
	one, maybe, many       = constraint.One, constraint.Maybe, constraint.Many
	needed, optional, unit = constraint.Needed, constraint.Optional, constraint.Unit
)
