package c

import (
	"accc/frontend"
	"accc/pragma/omp"

	"modernc.org/cc/v4"
)

// declaration declares the names of a declaration and walks their initializers.
func (b *builder) declaration(n *cc.Declaration) {
	switch n.Case {
	case cc.DeclarationDecl:
		b.specifiers(n.DeclarationSpecifiers)
		list := specifierList{declaration: n.DeclarationSpecifiers}
		b.check.forms.members(list)
		if l := n.InitDeclaratorList; l != nil && l.InitDeclaratorList != nil {
			b.waiting = nil // a routine directive is for one function
		}
		for l := n.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
			i := l.InitDeclarator
			b.check.forms.meet(i.Declarator, list)
			sym := b.declare(i.Declarator)
			if sym != nil && sym.Storage == frontend.Static && b.routine != nil && sym.Name != "__func__" {
				b.routine.Statics = append(b.routine.Statics, frontend.Use{Symbol: sym, Span: sym.Decl, In: b.innermost()})
			}
			if i.Case == cc.InitDeclaratorInit {
				if t := i.Declarator.Type(); t != nil && t.Kind() != cc.Array && i.Initializer.Case == cc.InitializerExpr {
					b.check.value(t, i.Initializer.AssignmentExpression)
				}
				b.initializer(i.Initializer)
				b.initialized(sym, i.Initializer)
			}
		}
	case cc.DeclarationAuto:
		sym := b.declare(n.Declarator)
		b.initializer(n.Initializer)
		b.initialized(sym, n.Initializer)
	}
}

// initialized records that a declaration in a function initializes its variable.
func (b *builder) initialized(sym *frontend.Symbol, n *cc.Initializer) {
	if sym == nil || sym.Storage != frontend.Auto || b.def == nil {
		return
	}
	kind := frontend.Write
	if n.Case == cc.InitializerExpr {
		kind |= b.freshness(n.AssignmentExpression)
		b.allocation(sym, n.AssignmentExpression)
	}
	b.log = append(b.log, access{sym, kind, sym.Decl, b.innermost(), b.block, b.at})
}

// specifiers declares the enumerators that a declaration defines.
func (b *builder) specifiers(n *cc.DeclarationSpecifiers) {
	for ; n != nil; n = n.DeclarationSpecifiers {
		if n.Case != cc.DeclarationSpecifiersTypeSpec || n.TypeSpecifier.Case != cc.TypeSpecifierEnum {
			continue
		}
		for l := n.TypeSpecifier.EnumSpecifier.EnumeratorList; l != nil; l = l.EnumeratorList {
			b.enumerator(l.Enumerator)
		}
	}
}

// enumerator is the symbol of an enumeration constant.
func (b *builder) enumerator(e *cc.Enumerator) *frontend.Symbol {
	name := e.Token.SrcStr()
	if sym := b.named[name]; sym != nil && sym.Host == e {
		return sym
	}
	written, _ := variantName(name)
	sym := &frontend.Symbol{Name: written, Type: b.u.TypeInfo(e.Type()), Storage: frontend.Constant, Decl: b.u.TokenSpan(e.Token), Host: e}
	b.named[name] = sym
	return sym
}

// declare makes the symbol of a declarator and ties routine directives before a function.
func (b *builder) declare(d *cc.Declarator) *frontend.Symbol {
	if d == nil || d.IsTypename() || d.IsSynthetic() {
		return nil
	}
	if sym := b.u.symbols[d]; sym != nil {
		return sym
	}
	name := d.Name()
	if d.Position().Filename != unitName {
		return nil // of the prelude
	}
	linked := d.Linkage() != cc.None && !d.IsParam()
	t := d.Type()
	isFunc := t != nil && t.Kind() == cc.Function
	if sym := b.named[name]; sym != nil && linked && sym.Host != nil {
		before, _ := sym.Host.(*cc.Declarator)
		b.check.definition(d, before)
		b.u.symbols[d] = sym
		if t != nil && (d.IsFuncDef() || !isFunc && !d.IsExtern() && !t.IsIncomplete()) {
			b.complete(sym, d)
		}
		b.inRegions(sym)
		b.meet(d, isFunc)
		return sym
	}
	b.check.definition(d, nil)
	sym := &frontend.Symbol{Name: name, Type: b.u.TypeInfo(t), Decl: b.u.TokenSpan(d.NameTok()), Host: d}
	sym.Storage = b.storage(d, isFunc)
	if sym.InClause = b.clause && !linked && !d.IsParam(); sym.InClause {
		sym.Storage = frontend.Auto
	}
	sym.Atomic = t != nil && isAtomicDeclarator(d)
	sym.Threadprivate = d.IsThreadLocal() // OpenMP 5.2 §5.1.1
	sym.Aliased = t != nil && t.Attributes().IsVolatile()
	b.u.symbols[d] = sym
	if linked {
		b.named[name] = sym
		if sym.Storage == frontend.Global || sym.Storage == frontend.Static || sym.Storage == frontend.Extern {
			b.u.Model.Globals = append(b.u.Model.Globals, sym)
		}
	} else {
		sym.In, sym.Local = b.innermost(), b.def != nil
		if n := len(b.scopes) - 1; n >= 0 && !sym.InClause {
			b.scopes[n] = append(b.scopes[n], sym)
		}
	}
	b.inRegions(sym)
	b.meet(d, isFunc)
	return sym
}

// complete makes a definition the declaration of the symbol.
func (b *builder) complete(sym *frontend.Symbol, d *cc.Declarator) {
	sym.Type, sym.Host, sym.Decl = b.u.TypeInfo(d.Type()), d, b.u.TokenSpan(d.NameTok())
	if sym.Storage == frontend.Extern {
		sym.Storage = frontend.Global
	}
}

func (b *builder) storage(d *cc.Declarator, isFunc bool) frontend.Storage {
	switch {
	case isFunc:
		return frontend.Func
	case d.IsParam():
		return frontend.Param
	case d.IsStatic():
		return frontend.Static
	case d.IsExtern():
		return frontend.Extern
	case b.def == nil:
		return frontend.Global
	}
	return frontend.Auto
}

// meet ties the waiting routine directives to a function declarator. They must come just before it, so any other
// declarator ends the wait.
func (b *builder) meet(d *cc.Declarator, isFunc bool) {
	if isFunc && !d.IsTypename() {
		if b.def == nil {
			b.latest = d
		}
		for _, w := range b.waiting {
			w.Routines = append(w.Routines, d)
		}
	}
	b.waiting = nil
}

// nameRoutines ties routine directives to functions: to the model's routines, making one where only a
// declaration is known.
func (b *builder) nameRoutines() {
	byName := map[string]*frontend.Routine{}
	for _, r := range b.u.Model.Routines {
		byName[r.Name] = r
	}
	for _, s := range b.stubs {
		d := b.tied[s]
		if d == nil || d.Def.Name != "routine" && !aboutParameters(d.Directive) {
			continue
		}
		if d.Args != nil && d.Def.Name == "routine" && !b.early[d] {
			if sym := b.named[routineName(d)]; sym != nil {
				if decl, ok := sym.Host.(*cc.Declarator); ok && sym.Storage == frontend.Func {
					d.Routines = []*cc.Declarator{decl}
				}
			}
		}
		for _, decl := range d.Routines {
			r := byName[decl.Name()]
			if r == nil {
				r = &frontend.Routine{Name: decl.Name(), Symbol: b.u.symbols[decl], Span: b.u.Span(decl)}
				if aboutParameters(d.Directive) {
					r.Params = b.parameters(decl)
				}
				byName[r.Name] = r
				b.u.Model.Routines = append(b.u.Model.Routines, r)
			}
			r.Directives = append(r.Directives, d.Construct)
			d.Construct.Target = r
			if d.Def == omp.DirDeclareVariant {
				d.Construct.Misfit = variantMisfit(d, decl)
			}
		}
	}
}

// symbolAt is the symbol a name refers to, nil when it is not declared.
func (b *builder) symbolAt(p *cc.PrimaryExpression) *frontend.Symbol {
	if p == nil {
		return nil
	}
	switch x := p.ResolvedTo().(type) {
	case *cc.Declarator:
		if x.IsSynthetic() {
			return nil
		}
		if sym := b.u.symbols[x]; sym != nil {
			return sym
		}
		return b.declare(x)
	case *cc.Enumerator:
		return b.enumerator(x)
	}
	return nil
}

// enter begins a block, leave ends it.
func (b *builder) enter() { b.scopes = append(b.scopes, nil) }

// leave ends a block: what is declared in it is no longer visible.
func (b *builder) leave() {
	for b.visible != nil && b.visible.Level >= len(b.scopes) {
		b.visible = b.visible.Next
	}
	b.scopes = b.scopes[:len(b.scopes)-1]
}

func (b *builder) innermost() *frontend.Construct {
	if len(b.open) == 0 {
		return nil
	}
	return b.open[len(b.open)-1]
}
