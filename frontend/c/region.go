package c

import (
	"accc/frontend"
	"accc/pragma"
	"accc/pragma/omp"

	"modernc.org/cc/v4"
)

// standIn ties the directive of OpenMP that a function at file scope stands for; the result is false for other functions.
func (b *builder) standIn(n *cc.FunctionDefinition) bool {
	if !b.u.StandsIn(n) {
		return false
	}
	s, args := b.lastCall(n.CompoundStatement)
	if s == nil {
		return false
	}
	target := b.latest
	if !aboutParameters(s.Directive) || s.alone {
		target = nil
	}
	if target != nil {
		b.shareParameters(n.Declarator, target)
	}
	d := b.tie(s, args)
	d.StandIn = n
	b.u.Model.Directives = append(b.u.Model.Directives, d.Construct)
	if target != nil {
		d.Routines = []*cc.Declarator{target}
	}
	b.mark(d)
	return true
}

// shareParameters makes the parameters of a function that stands for a directive those of the function that the directive is about.
func (b *builder) shareParameters(standIn, target *cc.Declarator) {
	from, ok := standIn.Type().(*cc.FunctionType)
	if !ok {
		return
	}
	byName := map[string]*frontend.Symbol{}
	for _, s := range b.parameters(target) {
		byName[s.Name] = s
	}
	for _, p := range from.Parameters() {
		if p.Declarator != nil && byName[p.Declarator.Name()] != nil {
			b.u.symbols[p.Declarator] = byName[p.Declarator.Name()]
		}
	}
}

// parameters are the named parameters of a function.
func (b *builder) parameters(d *cc.Declarator) (list []*frontend.Symbol) {
	t, ok := d.Type().(*cc.FunctionType)
	if !ok {
		return nil
	}
	for _, p := range t.Parameters() {
		if s := b.declare(p.Declarator); s != nil {
			list = append(list, s)
		}
	}
	return list
}

// lastCall is the directive for which the last statement of a block stands, with the operands in its call.
func (b *builder) lastCall(n *cc.CompoundStatement) (*stub, *cc.ArgumentExpressionList) {
	if n == nil {
		return nil, nil
	}
	var last *cc.BlockItem
	for l := n.BlockItemList; l != nil; l = l.BlockItemList {
		last = l.BlockItem
	}
	if last == nil || last.Case != cc.BlockItemStmt || last.Statement.Case != cc.StatementExpr {
		return nil, nil
	}
	return b.stubOf(last.Statement.ExpressionStatement.ExpressionList)
}

// operandsOf are the expressions in the call that stands for a directive, those in scopes of their own included.
func (b *builder) operandsOf(s *stub, args *cc.ArgumentExpressionList) (nodes []cc.ExpressionNode) {
	for ; args != nil; args = args.ArgumentExpressionList {
		if p, ok := args.AssignmentExpression.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionStmt {
			if inner, list := b.lastCall(p.CompoundStatement); inner == s {
				nodes = append(nodes, b.operandsOf(s, list)...)
				continue
			}
		}
		nodes = append(nodes, args.AssignmentExpression)
	}
	return nodes
}

// names finds what the words of a directive of OpenMP refer to that are names of the program.
func (b *builder) names(d *Directive) {
	var visit func(list []*pragma.Arg)
	visit = func(list []*pragma.Arg) {
		for _, a := range list {
			if s := b.lookup(a.Word); a.Kind == pragma.ArgWord && s != nil {
				if d.Construct.Names == nil {
					d.Construct.Names = map[*pragma.Arg]*frontend.Symbol{}
				}
				d.Construct.Names[a] = s
			}
			visit(a.Args)
		}
	}
	if d.Def == omp.DirDeclareVariant && d.Args != nil {
		visit(d.Args.Args)
	}
	for _, c := range d.All(omp.ClauseUsesAllocators) {
		visit(c.Args)
	}
}

// mark notes what a directive of OpenMP says of the symbols it names, and follows the regions that directives begin and end.
func (b *builder) mark(d *Directive) {
	c := d.Construct
	switch d.Def {
	case omp.DirThreadprivate:
		for _, info := range c.Vars {
			if info.Symbol != nil {
				info.Symbol.Threadprivate = true
			}
		}
	case omp.DirDeclareTarget:
		if d.Args == nil && d.Find(omp.ClauseTo) == nil && d.Find(omp.ClauseEnter) == nil && d.Find(omp.ClauseLink) == nil && d.Find(omp.ClauseLocal) == nil {
			b.regions = append(b.regions, c)
			return
		}
		for _, info := range c.Vars {
			if info.Symbol != nil {
				info.Symbol.OnDevice = c
			}
		}
	case omp.DirBeginMetadirective:
		b.regions = append(b.regions, c)
	}
	switch d.Def.Assoc {
	case pragma.Delimited:
		b.regions = append(b.regions, c)
	case pragma.Ending:
		b.endRegion(d)
	}
}

// endRegion ends the innermost region, if the directive is for it.
func (b *builder) endRegion(d *Directive) {
	n := len(b.regions) - 1
	if n < 0 {
		b.check.report.Report(*RuleUnpaired.New(d.NameSpan, "%s ends nothing: expected %s before it", d.Def.Name, d.Def.Ends.Name))
		return
	}
	begin := b.regions[n]
	if begin.Directive.Def != d.Def.Ends && (begin.Directive.Def != omp.DirDeclareTarget || d.Def != omp.DirEndDeclareTarget) {
		b.check.report.Report(*RuleUnpaired.New(d.NameSpan, "expected the end of %s, found %s", begin.Directive.Def.Name, d.Def.Name).
			See(begin.Directive.NameSpan, "this has not ended"))
		return
	}
	begin.End = d.Span
	b.regions = b.regions[:n]
}

// endRegions reports the regions that have not ended, but for the outer ones.
func (b *builder) endRegions(outer int) {
	for len(b.regions) > outer {
		begin := b.regions[outer]
		b.regions = append(b.regions[:outer], b.regions[outer+1:]...)
		end := begin.Directive.Def
		for _, def := range omp.Table.Directives {
			if def.Ends != nil && (def.Ends == end || end == omp.DirDeclareTarget && def == omp.DirEndDeclareTarget) {
				end = def
				break
			}
		}
		b.check.report.Report(*RuleUnpaired.New(begin.Directive.NameSpan, "%s does not end: expected %s after it", begin.Directive.Def.Name, end.Name))
	}
}

// inRegions notes the regions in which a symbol is declared.
func (b *builder) inRegions(sym *frontend.Symbol) {
	if len(b.regions) == 0 || sym.Local || sym.InClause {
		return
	}
	sym.Regions = append([]*frontend.Construct(nil), b.regions...)
	for _, r := range b.regions {
		if r.Directive.Def == omp.DirDeclareTarget || r.Directive.Def == omp.DirBeginDeclareTarget {
			if sym.OnDevice == nil && sym.Storage == frontend.Func {
				b.u.Model.OnDevice = append(b.u.Model.OnDevice, sym)
			}
			sym.OnDevice = r
		}
	}
}

// A part is a section of a sections construct whose end has not come: statements up to the next section or the end of the block.
type part struct {
	construct *frontend.Construct
	level     int // of the block
	depth     int // constructs open outside of it
}

// beginPart makes a construct govern the statements that follow it in its block.
func (b *builder) beginPart(c *frontend.Construct) {
	b.parts = append(b.parts, part{construct: c, level: b.level, depth: len(b.open)})
	b.open = append(b.open, c)
}

// extendPart adds a statement of the block to the part around it.
func (b *builder) extendPart(n *cc.Statement) {
	k := len(b.parts) - 1
	if k < 0 || b.parts[k].level != b.level {
		return
	}
	c := b.parts[k].construct
	if d := b.u.byStmt[n]; d != nil && d.Construct == c {
		return
	}
	span := b.u.statementSpan(n)
	if c.Body = span; len(c.Statements) > 0 {
		c.Body = c.Statements[0].To(span)
	}
	c.Statements = append(c.Statements, span)
}

// endPart ends the part of the present block, if there is one.
func (b *builder) endPart() {
	k := len(b.parts) - 1
	if k < 0 || b.parts[k].level != b.level {
		return
	}
	b.closeTo(b.parts[k].depth)
}

// closeTo ends the constructs that are open inside of the outermost ones, depth of them.
func (b *builder) closeTo(depth int) {
	b.open = b.open[:depth]
	for k := len(b.parts) - 1; k >= 0 && b.parts[k].depth >= depth; k-- {
		b.parts = b.parts[:k]
	}
}
