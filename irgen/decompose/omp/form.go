package omp

import (
	"slices"

	"accc/dialects/omp"
	"accc/ir"
	"accc/irgen/decompose"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// Values is what lowering a clause asks of the host language.
type Values interface {
	decompose.Values
	// Scalar is the value of an expression in its own type.
	Scalar(e *pragma.Expr) *ir.Value
	// Variable is the address of the variable that an argument names, or of its section.
	Variable(a *pragma.Arg) *ir.Value
	// Locator is the address of what an argument of a clause names: a variable, an element or the first element of a section.
	// Of a clause with iterators it is that of a list of such addresses.
	Locator(c *pragma.Clause, a *pragma.Arg) *ir.Value
	// Typed is that of Variable, and the type of what is there.
	Typed(a *pragma.Arg) (*ir.Value, ir.Type)
}

// Text is what regenerating a clause asks.
type Text interface {
	decompose.Text
	// Variable is the reference to the variable at an address.
	Variable(v *ir.Value) (*pragma.Arg, error)
	// Entry are the references to what a data operation of OpenACC names, where that is what a value comes from; else none.
	Entry(v *ir.Value) ([]*pragma.Arg, error)
	// Reference is a reference as the user wrote it.
	Reference(name string) *pragma.Arg
	// Iterators are those of a list of addresses, nil where a value is no such list.
	Iterators(list *ir.Value) ([]*pragma.Arg, error)
	// Copied reports whether the copies of a recipe begin with the value of the original.
	Copied(recipe *ir.SymbolRefAttr) bool
	// Operator is the operator of a recipe of reductions, or its name.
	Operator(recipe *ir.SymbolRefAttr) (string, error)
}

// A Form is one shape of clause.
type Form = decompose.Form[Values, Text, omp.Held]

// one makes a lowering that reads the last clause of a definition: the others repeat it.
func one(item func(v Values, c *pragma.Clause) omp.Item) func(Values, []*pragma.Clause) omp.Held {
	return func(v Values, clauses []*pragma.Clause) (h omp.Held) {
		if n := len(clauses); n > 0 {
			h.Items = []omp.Item{item(v, clauses[n-1])}
		}
		return h
	}
}

// all makes a lowering that reads the arguments of all clauses of a definition.
func all(items func(v Values, c *pragma.Clause) []omp.Item) func(Values, []*pragma.Clause) omp.Held {
	return func(v Values, clauses []*pragma.Clause) (h omp.Held) {
		for _, c := range clauses {
			h.Items = append(h.Items, items(v, c)...)
		}
		return h
	}
}

// written makes a regeneration that writes a clause for each item; clauses of equal words are one.
func written(write func(t Text, c *pragma.Clause, i omp.Item) error) func(Text, *pragma.ClauseDef, omp.Held) ([]*pragma.Clause, error) {
	return func(t Text, def *pragma.ClauseDef, h omp.Held) (out []*pragma.Clause, err error) {
		for _, i := range h.Items {
			if i.Implied {
				continue
			}
			c := pragma.NewClause(def)
			if err := write(t, c, i); err != nil {
				return nil, err
			}
			c.Parens = c.Parens || len(c.Args) > 0
			if n := len(out); n > 0 && len(c.Args) > 0 && SameWords(out[n-1], c) {
				out[n-1].Args = append(out[n-1].Args, c.Args...)
				continue
			}
			out = append(out, c)
		}
		return out, nil
	}
}

// SameWords reports whether two clauses say the same of their arguments.
func SameWords(a, b *pragma.Clause) bool {
	if a.Operator.Text != b.Operator.Text || len(a.Modifiers) != len(b.Modifiers) {
		return false
	}
	for i, m := range a.Modifiers {
		if m.Text() != b.Modifiers[i].Text() {
			return false
		}
	}
	return true
}

// ListsVariables reports whether the arguments of a clause are variables.
func ListsVariables(c *pragma.Clause) bool {
	return len(c.Args) > 0 && !slices.ContainsFunc(c.Args, func(a *pragma.Arg) bool { return a.Kind != pragma.ArgVar })
}

// Modifier makes a modifier, with an argument or without.
func Modifier(word string, args ...*pragma.Arg) pragma.Modifier {
	return pragma.Modifier{Word: pragma.Word{Text: word}, Parens: len(args) > 0, Args: args}
}

// wordless makes a modifier that is written as its argument alone.
func wordless(word string, arg *pragma.Arg) pragma.Modifier {
	m := Modifier(word, arg)
	m.Parens = false
	return m
}

// stepModifier is the step of linear: its word is needed beside others alone.
func stepModifier(c *pragma.Clause, step *pragma.Expr) pragma.Modifier {
	if len(c.Modifiers) > 0 {
		return Modifier("step", decompose.Expr(step))
	}
	return wordless("step", decompose.Expr(step))
}

// words are the modifiers of a clause without arguments, except for names of directives.
func words(c *pragma.Clause) (out []string) {
	for _, m := range c.Modifiers {
		if len(m.Args) == 0 && c.LeafOf(m.Word) == nil {
			out = append(out, m.Word.Text)
		}
	}
	return out
}

// argument is the expression in parentheses after a modifier, or nil.
func argument(c *pragma.Clause, modifier string) *pragma.Expr {
	m := c.Modifier(modifier)
	if m == nil || len(m.Args) == 0 {
		return nil
	}
	return m.Args[0].Expr
}

func known(v Values, e *pragma.Expr) int64 {
	n, _ := v.Known(e)
	return n
}

// The forms.
var (
	// keyword is a clause without arguments: nowait. A condition in parentheses is kept apart; where it is not constant, the operation
	// has what is right for both of its values.
	keyword = &Form{
		Lower: func(v Values, clauses []*pragma.Clause) (h omp.Held) {
			for _, c := range clauses {
				if len(c.Args) > 0 && c.Args[0].Expr != nil && c.Def != ompdir.ClauseUpdate {
					if n, ok := v.Known(c.Args[0].Expr); ok && n == 0 || !ok && allows(c) {
						continue
					}
				}
				h.Items = []omp.Item{{}}
			}
			return h
		},
		Clauses: written(func(Text, *pragma.Clause, omp.Item) error { return nil }),
	}

	// condition is if(e), final(e).
	condition = &Form{
		Lower: one(func(v Values, c *pragma.Clause) omp.Item { return omp.Item{Value: v.Condition(c.Args[0].Expr)} }),
		Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) error {
			e, err := t.Condition(i.Value)
			c.Args = []*pragma.Arg{decompose.Expr(e)}
			return err
		}),
	}

	// value is a clause of one integer, with words before it: num_threads(e), grainsize(strict: e).
	value = &Form{
		Lower: one(func(v Values, c *pragma.Clause) omp.Item {
			return omp.Item{Value: v.Integer(c.Args[0].Expr), Modifiers: words(c)}
		}),
		Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) error {
			e, err := t.Integer(i.Value)
			c.Args = []*pragma.Arg{decompose.Expr(e)}
			for _, w := range i.Modifiers {
				c.Modifiers = append(c.Modifiers, Modifier(w))
			}
			return err
		}),
	}

	// doacross is doacross(sink: i - 1, j); the lowering of ordered reads it.
	doacross = &Form{Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) error {
		c.Modifiers = []pragma.Modifier{Modifier(i.Word)}
		c.Parens = true
		switch {
		case i.Name != "" && i.Word == "sink":
			c.Args = []*pragma.Arg{pragma.ExprArg("", i.Name+" - 1")}
			return nil
		case i.Name != "":
			c.Args = []*pragma.Arg{pragma.ExprArg("", i.Name)}
			return nil
		case i.Value == nil:
			return nil
		}
		e, err := t.Integer(i.Value)
		c.Args = []*pragma.Arg{decompose.Expr(e)}
		return err
	})}

	// integers is a clause of several integers: sizes.
	integers = &Form{
		Lower: all(func(v Values, c *pragma.Clause) (out []omp.Item) {
			for _, a := range c.Args {
				out = append(out, omp.Item{Value: v.Integer(a.Expr)})
			}
			return out
		}),
		Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) error {
			e, err := t.Integer(i.Value)
			c.Args = []*pragma.Arg{decompose.Expr(e)}
			return err
		}),
	}

	// bounded is num_teams([lower:] upper).
	bounded = &Form{
		Lower: one(func(v Values, c *pragma.Clause) (i omp.Item) {
			if e := argument(c, "lower-bound"); e != nil {
				i.Second = v.Integer(e)
			}
			i.Value = v.Integer(c.Args[0].Expr)
			return i
		}),
		Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) error {
			e, err := t.Integer(i.Value)
			if err != nil {
				return err
			}
			c.Args = []*pragma.Arg{decompose.Expr(e)}
			if i.Second != nil {
				if e, err = t.Integer(i.Second); err != nil {
					return err
				}
				c.Modifiers = []pragma.Modifier{wordless("lower-bound", decompose.Expr(e))}
			}
			return nil
		}),
	}

	// number is a clause of one constant: collapse(2), safelen(8); 0 where it is left out: ordered.
	number = &Form{
		Lower: one(func(v Values, c *pragma.Clause) (i omp.Item) {
			if len(c.Args) > 0 {
				i.Number = known(v, c.Args[0].Expr)
			}
			return i
		}),
		Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) error {
			if i.Number != 0 {
				c.Args = []*pragma.Arg{decompose.Expr(t.Number(i.Number))}
			}
			return nil
		}),
	}

	// word is a clause of one keyword, with words before it: default(none), order(reproducible: concurrent).
	word = &Form{
		Lower: one(func(_ Values, c *pragma.Clause) omp.Item {
			return omp.Item{Word: c.Args[0].Word, Modifiers: words(c)}
		}),
		Clauses: written(func(_ Text, c *pragma.Clause, i omp.Item) error {
			c.Args = []*pragma.Arg{pragma.WordArg(i.Word)}
			for _, w := range i.Modifiers {
				c.Modifiers = append(c.Modifiers, Modifier(w))
			}
			return nil
		}),
	}

	// schedule is schedule([words:] kind[, chunk]) and dist_schedule.
	schedule = &Form{
		Lower: one(func(v Values, c *pragma.Clause) omp.Item {
			i := omp.Item{Word: c.Args[0].Word, Modifiers: words(c)}
			if len(c.Args) > 1 {
				i.Value = v.Integer(c.Args[1].Expr)
			}
			return i
		}),
		Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) error {
			c.Args = []*pragma.Arg{pragma.WordArg(i.Word)}
			for _, w := range i.Modifiers {
				c.Modifiers = append(c.Modifiers, Modifier(w))
			}
			if i.Value == nil {
				return nil
			}
			e, err := t.Integer(i.Value)
			c.Args = append(c.Args, decompose.Expr(e))
			return err
		}),
	}

	// names is a list of variables that have no value in the operation: shared, copyin.
	names = &Form{
		Lower: all(func(_ Values, c *pragma.Clause) (out []omp.Item) {
			for _, a := range c.Args {
				if a.Var != nil {
					out = append(out, omp.Item{Name: a.Var.Text(), Modifiers: words(c)})
				}
			}
			return out
		}),
		Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) error {
			for _, w := range i.Modifiers {
				c.Modifiers = append(c.Modifiers, Modifier(w))
			}
			c.Args = []*pragma.Arg{t.Reference(i.Name)}
			return nil
		}),
	}

	// variables is a list of variables: nontemporal, inclusive.
	variables = &Form{
		Lower: all(func(v Values, c *pragma.Clause) (out []omp.Item) {
			for _, a := range c.Args {
				if a.Var != nil {
					out = append(out, omp.Item{Value: v.Variable(a)})
				}
			}
			return out
		}),
		Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) (err error) {
			c.Args, err = variable(t, i.Value)
			return err
		}),
	}

	// listed is a list of variables and common blocks that the lowering of the construct evaluates: copyprivate.
	listed = &Form{Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) (err error) {
		if i.Name != "" {
			c.Args = []*pragma.Arg{t.Reference(i.Name)}
			return nil
		}
		c.Args, err = variable(t, i.Value)
		return err
	})}

	// depend is depend([iterator(...),] kind: x, ...).
	depend = &Form{
		Lower: all(func(v Values, c *pragma.Clause) (out []omp.Item) {
			kind := ""
			for _, w := range words(c) {
				kind = w
			}
			for _, a := range c.Args {
				i := omp.Item{Value: v.Locator(c, a), Word: kind}
				if a.Var == nil || len(a.Var.Path) > 0 || c.Modifier("iterator") != nil {
					i.Name = a.Text() // the address does not tell how much it is about
				}
				out = append(out, i)
			}
			return out
		}),
		Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) (err error) {
			iterators, err := t.Iterators(i.Value)
			if err != nil {
				return err
			}
			if len(iterators) > 0 {
				c.Modifiers = []pragma.Modifier{Modifier("iterator", iterators...)}
			}
			c.Modifiers = append(c.Modifiers, Modifier(i.Word))
			c.Args, err = part(t, i)
			return err
		}),
	}

	// allocate is allocate([allocator(a), align(n):] x).
	allocate = &Form{
		Lower: all(func(v Values, c *pragma.Clause) (out []omp.Item) {
			var i omp.Item
			if e := argument(c, "align"); e != nil {
				i.Number = known(v, e)
			}
			if e := argument(c, "allocator"); e != nil {
				i.Second = v.Integer(e)
			} else {
				i.Second, i.Default = v.Star(ir.I32()), true
			}
			for _, a := range c.Args {
				i.Value = v.Variable(a)
				out = append(out, i)
			}
			return out
		}),
		Clauses: func(t Text, def *pragma.ClauseDef, h omp.Held) (out []*pragma.Clause, err error) {
			for _, i := range h.Items {
				c := pragma.NewClause(def)
				c.Parens = true
				if !i.Default {
					e, err := t.Integer(i.Second)
					if err != nil {
						return nil, err
					}
					a := decompose.Expr(e)
					if n, ok := allocators[e.Text()]; ok {
						a = pragma.ExprArg("", n)
					}
					if i.Number != 0 {
						c.Modifiers = append(c.Modifiers, Modifier("allocator", a))
					} else {
						c.Modifiers = append(c.Modifiers, wordless("allocator", a))
					}
				}
				if i.Number != 0 {
					c.Modifiers = append(c.Modifiers, Modifier("align", decompose.Expr(t.Number(i.Number))))
				}
				if c.Args, err = variable(t, i.Value); err != nil {
					return nil, err
				}
				out = append(out, c)
			}
			return out, nil
		},
	}

	// aligned is aligned(x [: n]).
	aligned = &Form{
		Lower: all(func(v Values, c *pragma.Clause) (out []omp.Item) {
			n := int64(0)
			if e := argument(c, "alignment"); e != nil {
				n = known(v, e)
			}
			for _, a := range c.Args {
				out = append(out, omp.Item{Value: v.Variable(a), Number: n})
			}
			return out
		}),
		Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) (err error) {
			if i.Number != 0 {
				c.Modifiers = []pragma.Modifier{wordless("alignment", decompose.Expr(t.Number(i.Number)))}
			}
			c.Args, err = variable(t, i.Value)
			return err
		}),
	}

	// linear is linear(x [: step]).
	linear = &Form{
		Lower: all(func(v Values, c *pragma.Clause) (out []omp.Item) {
			var step *ir.Value
			e := argument(c, "step")
			if e != nil {
				step = v.Integer(e)
			} else {
				step = v.Star(ir.I32())
			}
			for _, a := range c.Args {
				i := omp.Item{Second: step, Modifiers: words(c), Default: e == nil}
				i.Value, i.Type = v.Typed(a)
				out = append(out, i)
			}
			return out
		}),
		Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) error {
			for _, w := range i.Modifiers {
				c.Modifiers = append(c.Modifiers, Modifier(w))
			}
			if !i.Default {
				step, err := t.Integer(i.Second)
				if err != nil {
					return err
				}
				c.Modifiers = append(c.Modifiers, stepModifier(c, step))
			}
			args, err := variable(t, i.Value)
			c.Args = args
			return err
		}),
	}

	// recipes is a list of variables of which a region has copies, made by recipes; lowering makes these. Words are those
	// of the clause. kind chooses among the clauses that one slot holds.
	private      = copies(func(t Text, i omp.Item) bool { return !t.Copied(i.Recipe) && !i.Modified("lastprivate") }, nil)
	firstprivate = copies(func(t Text, i omp.Item) bool { return t.Copied(i.Recipe) }, modifier("saved"))
	lastprivate  = copies(func(_ Text, i omp.Item) bool { return i.Modified("lastprivate") }, modifier("conditional"))

	// reduction is a list of variables that are combined, by the operators of recipes.
	reduction = &Form{Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) (err error) {
		for _, w := range i.Modifiers {
			c.Modifiers = append(c.Modifiers, Modifier(w))
		}
		if c.Operator.Text, err = t.Operator(i.Recipe); err != nil {
			return err
		}
		c.Args, err = part(t, i)
		return err
	})}
)

// backwards is a form that only regeneration reads; lowering puts the clause itself.
func backwards(f *Form) *Form { return &Form{Clauses: f.Clauses} }

// modifier is a modifier of variables that have copies, where the item says so.
func modifier(word string) func(omp.Item) []string {
	return func(i omp.Item) []string {
		if i.Modified(word) {
			return []string{word}
		}
		return nil
	}
}

func copies(chosen func(Text, omp.Item) bool, modifiers func(omp.Item) []string) *Form {
	write := written(func(t Text, c *pragma.Clause, i omp.Item) (err error) {
		if modifiers != nil {
			for _, w := range modifiers(i) {
				c.Modifiers = append(c.Modifiers, Modifier(w))
			}
		}
		c.Args, err = part(t, i)
		return err
	})
	return &Form{Clauses: func(t Text, def *pragma.ClauseDef, h omp.Held) ([]*pragma.Clause, error) {
		var kept omp.Held
		for _, i := range h.Items {
			if chosen(t, i) {
				kept.Items = append(kept.Items, i)
			}
		}
		return write(t, def, kept)
	}}
}

// part is the variable of an item, or the part of it that the item is about.
func part(t Text, i omp.Item) ([]*pragma.Arg, error) {
	if i.Name != "" {
		return []*pragma.Arg{t.Reference(i.Name)}, nil
	}
	if args, err := t.Entry(i.Value); args != nil || err != nil {
		return args, err
	}
	return variable(t, i.Value)
}

func variable(t Text, v *ir.Value) ([]*pragma.Arg, error) {
	a, err := t.Variable(v)
	return []*pragma.Arg{a}, err
}

// allocators are the names of the predefined allocators (OpenMP 5.2 §6.2) by their values, which are those of all run-time
// libraries in use.
var allocators = map[string]string{"1": "omp_default_mem_alloc", "2": "omp_large_cap_mem_alloc", "3": "omp_const_mem_alloc",
	"4": "omp_high_bw_mem_alloc", "5": "omp_low_lat_mem_alloc", "6": "omp_cgroup_mem_alloc", "7": "omp_pteam_mem_alloc",
	"8": "omp_thread_mem_alloc"}
