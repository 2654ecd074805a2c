package omp

import (
	"fmt"
	"slices"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma"
)

// A TraitSetDef is a row of the table of context selectors (OpenMP 5.2 §7.1).
type TraitSetDef struct {
	Name  string
	Doc   string
	Since int
	// Traits it has; open: an implementation can have others.
	Traits []TraitDef
	open   bool
	// scored: a trait can have a score.
	scored bool
}

// A TraitDef is a trait selector of a set.
type TraitDef struct {
	Name  string
	Since int
	Props TraitProps
	// Values are the properties that are known, if they are words.
	Values []string
	// Only is the host language that has it.
	Only pragma.Language
}

// TraitProps is what a trait has in parentheses.
type TraitProps uint8

const (
	PropsNone    TraitProps = iota
	PropsWords              // names or strings
	PropsExpr               // one expression
	PropsClauses            // clauses of the directive that the trait names, or nothing
	PropsRequire            // clauses of requires
	PropsClause             // the argument of the clause that the trait names, or nothing
)

var (
	kinds     = []string{"host", "nohost", "any", "cpu", "gpu", "fpga"}
	deviceSet = []TraitDef{
		{Name: "kind", Props: PropsWords, Values: kinds},
		{Name: "isa", Props: PropsWords},
		{Name: "arch", Props: PropsWords},
	}
	vendors = []string{"amd", "arm", "bsc", "cray", "fujitsu", "gnu", "hpe", "ibm", "intel", "llvm", "nec", "nvidia",
		"pgi", "ti", "unknown"}
)

// TraitSets are the trait sets of context selectors.
var TraitSets = []*TraitSetDef{
	{Name: "construct", Doc: "The constructs around, from the outermost.", Traits: []TraitDef{
		{Name: "target"}, {Name: "teams"}, {Name: "parallel"}, {Name: "for", Only: pragma.OnlyC},
		{Name: "do", Only: pragma.OnlyFortran},
		{Name: "simd", Props: PropsClauses}, {Name: "dispatch", Since: 51},
	}},
	{Name: "device", Doc: "The device for which code is generated.", Traits: deviceSet},
	{Name: "target_device", Doc: "The device on which target regions run.", Since: 51,
		Traits: append([]TraitDef{{Name: "device_num", Props: PropsExpr}, {Name: "uid", Since: 60, Props: PropsWords}},
			deviceSet...)},
	{Name: "implementation", Doc: "The compiler.", open: true, scored: true, Traits: append([]TraitDef{
		{Name: "vendor", Props: PropsWords, Values: vendors},
		{Name: "extension", Props: PropsWords, Values: []string{"match_all", "match_any", "match_none",
			"disable_implicit_base", "allow_templates", "bind_to_declaration"}},
		{Name: "requires", Since: 51, Props: PropsRequire},
	}, requirementTraits()...)},
	{Name: "user", Doc: "What the program says.", scored: true, Traits: []TraitDef{{Name: "condition", Props: PropsExpr}}},
}

func requirementTraits() (out []TraitDef) {
	for _, c := range requirements {
		out = append(out, TraitDef{Name: c.Name, Since: c.Since, Props: PropsClause})
	}
	return out
}

// TraitSet returns the row of a trait set, or nil.
func TraitSet(name string) *TraitSetDef {
	for _, s := range TraitSets {
		if s.Name == name {
			return s
		}
	}
	return nil
}

// Trait returns the row of a trait selector, or nil.
func (s *TraitSetDef) Trait(name string) *TraitDef {
	for i := range s.Traits {
		if s.Traits[i].Name == name {
			return &s.Traits[i]
		}
	}
	return nil
}

const specContext = "OpenMP 5.2 §7.2"

// context reads set={trait, trait(property)}, ...
func context(p *pragma.Parser, c *pragma.Clause) {
	p.Items("a trait set", func() {
		t := p.Peek()
		if t.Kind != pragma.Ident {
			p.Unexpected(RuleContext, "a trait set such as device={...}")
			return
		}
		def := TraitSet(t.Text)
		if def == nil {
			var names []string
			for _, s := range TraitSets {
				names = append(names, s.Name)
			}
			unknown(p, p.Fault(RuleContext, t.Span, "unknown trait set %s", diag.Quote(t.Text)), t, names, "trait sets are: ")
			return
		}
		p.Take()
		if !p.Is("=") {
			p.Unexpected(RuleContext, "'=' after "+t.Text)
			return
		}
		p.Take()
		if !p.Is("{") {
			d := p.Fault(RuleContext, p.Peek().Span, "expected '{' after %s=, found %s", t.Text, diag.Quote(p.Peek().Text))
			d.Note("traits are in braces: %s={...}", t.Text).To(p)
			return
		}
		set := &pragma.TraitSet{Name: pragma.Word{Text: t.Text, Span: t.Span}, Span: t.Span}
		set.Span = set.Span.To(p.Inside(func() { p.Items("a trait", func() { trait(p, def, set) }) }))
		p.Retry()
		for _, s := range c.Context {
			if s.Name.Text == t.Text {
				p.Fault(p.Rules().RepeatedPart, t.Span, "trait set %s repeated", t.Text).See(s.Name.Span, "first given here").
					Citing(specContext).To(p)
				return
			}
		}
		if len(set.Traits) > 0 {
			c.Context = append(c.Context, set)
		}
	})
}

// unknown ends a diagnostic about a word with the one that was probably meant, or with those that there are.
func unknown(p *pragma.Parser, d *diag.Diagnostic, t pragma.Token, names []string, those string) {
	if near := diag.Nearest(t.Text, names); near != "" {
		d.Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: t.Span, New: near})
	} else {
		d.Note("%s%s", those, strings.Join(names, ", "))
	}
	d.Citing(specContext).To(p)
}

// trait reads one trait selector into its set.
func trait(p *pragma.Parser, set *TraitSetDef, into *pragma.TraitSet) {
	t := p.Peek()
	if t.Kind != pragma.Ident {
		p.Unexpected(RuleContext, "a trait of "+set.Name)
		return
	}
	def := set.Trait(t.Text)
	if def == nil || !def.Only.Has(p.Host.Fortran) {
		var names []string
		for _, x := range set.Traits {
			if x.Only.Has(p.Host.Fortran) {
				names = append(names, x.Name)
			}
		}
		if !set.open {
			unknown(p, p.Fault(RuleContext, t.Span, "unknown trait %s of %s", diag.Quote(t.Text), set.Name), t, names,
				"traits are: ")
			return
		}
		warn := RuleTrait.New(t.Span, "unknown trait %s of %s: it never matches", diag.Quote(t.Text), set.Name)
		unknown(p, warn, t, names, "traits are: ")
		def = &TraitDef{Name: t.Text, Props: PropsWords}
	}
	p.Take()
	out := &pragma.Trait{Name: pragma.Word{Text: t.Text, Span: t.Span}, Span: t.Span}
	if p.Is("(") {
		out.Parens = true
		out.Span = out.Span.To(p.Inside(func() {
			score(p, set, out)
			if !p.Failed() {
				properties(p, set, def, out)
			}
		}))
	} else if def.Props == PropsWords && set.Trait(t.Text) != nil || def.Props == PropsExpr || def.Props == PropsRequire {
		p.Fault(p.Rules().NoArgument, t.Span, "expected an argument in parentheses after %s", t.Text).Citing(specContext).
			To(p)
	}
	if p.Failed() {
		return
	}
	for _, before := range into.Traits {
		if before.Name.Text == t.Text && set.Name != "construct" {
			p.Fault(p.Rules().RepeatedPart, t.Span, "trait %s repeated", t.Text).See(before.Name.Span, "first given here").
				Citing(specContext).To(p)
			return
		}
	}
	into.Traits = append(into.Traits, out)
}

// score reads score(e): if it is there.
func score(p *pragma.Parser, set *TraitSetDef, into *pragma.Trait) {
	t := p.Peek()
	if t.Kind != pragma.Ident || t.Text != "score" || !opens(p.Ahead(1)) {
		return
	}
	p.Take()
	p.Inside(func() {
		if p.Peek().Kind == pragma.EOF {
			p.Unexpected(p.Rules().Expression, "an expression")
			return
		}
		into.Score = p.Expr()
	})
	switch {
	case p.Failed():
	case !set.scored:
		p.Fault(RuleContext, t.Span, "traits of %s have no score", set.Name).Citing(specContext).To(p)
	case !p.Is(":"):
		p.Unexpected(RuleContext, "':' after the score")
	default:
		p.Take()
	}
}

// properties reads what a trait has in parentheses.
func properties(p *pragma.Parser, set *TraitSetDef, def *TraitDef, into *pragma.Trait) {
	if p.Peek().Kind == pragma.EOF {
		p.Unexpected(RuleContext, "a property of "+def.Name)
		return
	}
	add := func(a *pragma.Arg) { into.Args = append(into.Args, a) }
	addClause := func(directive *pragma.DirectiveDef, clause *pragma.ClauseDef) {
		if c := p.NestedClause(directive, clause); c != nil {
			add(&pragma.Arg{Kind: pragma.ArgClause, Span: c.Span, Clause: c})
		}
	}
	switch def.Props {
	case PropsNone:
		p.Fault(p.Rules().Argument, p.Peek().Span, "trait %s takes no argument", def.Name).Citing(specContext).To(p)
	case PropsExpr:
		if e := p.Expr(); e != nil {
			add(&pragma.Arg{Kind: pragma.ArgExpr, Span: e.Span, Expr: e})
		}
	case PropsClause:
		// atomic_default_mem_order(seq_cst), or since OpenMP 6.0 a condition
		c := &pragma.Clause{Def: Table.Clause(def.Name), Spelling: def.Name}
		c.Def.Shape.Read(p, c)
		into.Args = append(into.Args, c.Args...)
	case PropsRequire, PropsClauses:
		directive := DirRequires
		if def.Props == PropsClauses {
			directive = DirDeclareSimd
		}
		for p.Peek().Kind != pragma.EOF && !p.Failed() {
			t := p.Peek()
			clause := Table.Clause(t.Text)
			if t.Kind != pragma.Ident || clause == nil || directive.Use(clause) == nil {
				var names []string
				for _, u := range directive.Clauses {
					names = append(names, u.Clause.Name)
				}
				unknown(p, p.Fault(RuleContext, t.Span, "unknown property %s of %s", diag.Quote(t.Text), def.Name), t, names,
					"properties are: ")
				return
			}
			addClause(directive, clause)
			if p.Is(",") {
				p.Take()
			}
		}
	default:
		p.Items("a property", func() { property(p, set, def, into) })
	}
}

// property reads a name or string.
func property(p *pragma.Parser, set *TraitSetDef, def *TraitDef, into *pragma.Trait) {
	t := p.Peek()
	if s := stringArg(p); s != nil {
		into.Args = append(into.Args, s)
		t.Text = s.Word
	} else {
		if t.Kind != pragma.Ident {
			p.Unexpected(RuleContext, "a name or a string")
			return
		}
		p.Take()
		into.Args = append(into.Args, &pragma.Arg{Kind: pragma.ArgWord, Span: t.Span, Word: t.Text})
	}
	if def.Values == nil || slices.Contains(def.Values, t.Text) {
		return
	}
	// Compilers may know other values: only what looks like a slip is worth a word.
	if near := diag.Nearest(t.Text, def.Values); near != "" {
		RuleTrait.New(t.Span, "unknown property %s of %s: it never matches", diag.Quote(t.Text), def.Name).
			Fix(fmt.Sprintf("did you mean %s?", near), source.Edit{Span: t.Span, New: near}).Citing(specContext).To(p)
	}
}
