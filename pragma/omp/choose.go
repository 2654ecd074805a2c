package omp

import (
	"slices"

	"accc/pragma"
)

// A Setting is what context selectors are matched against (OpenMP 5.2 §7.1): where the code runs, what compiles it, which constructs
// are around, and the value of the program's conditions.
type Setting struct {
	// Kinds, Archs and Isas are the device's traits: "host", "cpu"; "x86_64"; "avx2".
	Kinds, Archs, Isas []string
	Vendor             string
	Extensions         []string
	// Constructs are those around, the outermost first.
	Constructs []*pragma.DirectiveDef
	// Requires are the clauses of the program's requires directives.
	Requires []*pragma.Clause
	// Target is the setting of code on the devices that target_device asks about; nil where they are not known.
	Target *Setting
	// Initial reports whether the device of a number is the host (§18.7.7), which target_device asks about with device_num. nil: none is.
	Initial func(number *pragma.Expr) (initial, known bool)
	// Value is the value of an expression: a condition, a score or a number. known is false where only a run finds out.
	Value func(e *pragma.Expr) (value int64, known bool)
}

var (
	// Host is the setting of code that accc compiles for the host.
	Host = Setting{Kinds: []string{"host", "cpu", "any"}, Archs: []string{"x86_64"}, Vendor: "unknown"}
	// Device is the setting of code for a device. Which one will run it is not known yet: it is not the host.
	Device = Setting{Kinds: []string{"nohost", "any"}, Vendor: "unknown"}
)

// A fitting is how a selector fits a setting.
type fitting uint8

const (
	fits fitting = iota
	differs
	undecided // it depends on a value that is not known
)

// A fit is how well a selector fits a setting.
type fit struct {
	fitting
	score int64
	// open is the first expression whose value is not known; it may be nil where the selector is undecided because of a device.
	open *pragma.Expr
}

// Choose returns the directive that a metadirective stands for (§7.4.1): that of the when clause that matches with the highest score, the
// first of several, or that of otherwise. It is nil where nothing is to be done. known is false if it depends on a value that is not
// known before the program runs: that of open, if it is that of an expression.
func Choose(d *pragma.Directive, s Setting) (chosen *pragma.Directive, open *pragma.Expr, known bool) {
	var selectors [][]*pragma.TraitSet
	var variants []*pragma.Directive
	for _, c := range d.Clauses {
		switch c.Def {
		case ClauseOtherwise, ClauseDefault:
			chosen = variantOf(c)
		case ClauseWhen:
			selectors, variants = append(selectors, c.Context), append(variants, variantOf(c))
		}
	}
	best, open, known := s.Best(selectors)
	if best >= 0 {
		chosen = variants[best]
	}
	return chosen, open, known
}

// variantOf is the directive that a clause of a metadirective holds, nil for none and for nothing.
func variantOf(c *pragma.Clause) *pragma.Directive {
	for _, a := range c.Args {
		if a.Kind == pragma.ArgDirective && a.Directive != nil && a.Directive.Def != DirNothing {
			return a.Directive
		}
	}
	return nil
}

// Best is the index of the context selector that fits with the highest score (§7.3), the first of several; -1 if none fits. open and known
// are as in Choose.
func (s Setting) Best(selectors [][]*pragma.TraitSet) (best int, open *pragma.Expr, known bool) {
	matches := make([]fit, len(selectors))
	for i, x := range selectors {
		matches[i] = s.selects(x)
	}
	best = -1
	var most int64
	for i, m := range matches {
		if m.fitting == differs {
			continue
		}
		score := m.score + 1
		for k, o := range matches {
			if o.fitting != differs && strictSubset(selectors[i], selectors[k]) {
				score = 0
			}
		}
		if best < 0 || score > most {
			best, most = i, score
		}
	}
	if best >= 0 && matches[best].fitting == undecided {
		return -1, matches[best].open, false
	}
	return best, nil, true
}

// Possible reports whether a selector can fit code for the host or for some device that accc may be told about: the architecture and the
// vendor are known, what constructs, conditions and requirements ask for is not.
func Possible(selector []*pragma.TraitSet) bool {
	somewhere := Host
	somewhere.Kinds = kinds
	for _, set := range selector {
		for _, t := range set.Traits {
			switch set.Name.Text {
			case "device", "implementation":
				if !isRequirement(t) && somewhere.trait(set.Name.Text, t).fitting == differs {
					return false
				}
			}
		}
	}
	return true
}

// Merge is the selector of a begin declare variant directive in the region of another one (§7.5.5): it asks for what both ask for.
func Merge(outer, inner []*pragma.TraitSet) (out []*pragma.TraitSet) {
	out = slices.Clone(outer)
	for _, set := range inner {
		i := slices.IndexFunc(out, func(o *pragma.TraitSet) bool { return o.Name.Text == set.Name.Text })
		if i < 0 {
			out = append(out, set)
			continue
		}
		both := *out[i]
		both.Traits = slices.Concat(both.Traits, set.Traits)
		out[i] = &both
	}
	return out
}

// strictSubset reports whether all that a selector asks for is asked for by another one, which asks for more.
func strictSubset(a, b []*pragma.TraitSet) bool {
	p, q := asked(a), asked(b)
	for x := range p {
		if !q[x] {
			return false
		}
	}
	return len(p) < len(q)
}

// asked is what a selector asks for, each by its text without scores.
func asked(selector []*pragma.TraitSet) map[string]bool {
	out := map[string]bool{}
	for _, set := range selector {
		for _, t := range set.Traits {
			out[set.Name.Text+" "+t.Name.Text] = true
			for _, a := range t.Args {
				out[set.Name.Text+" "+t.Name.Text+" "+a.Text()] = true
			}
		}
	}
	return out
}

// selects matches a selector and computes its score (§7.3).
func (s Setting) selects(selector []*pragma.TraitSet) fit {
	result := fit{}
	for _, set := range selector {
		m := s.set(set)
		if m.fitting == differs {
			return m
		}
		result = result.and(m)
	}
	return result
}

// and is how well two parts of a selector fit that do not differ.
func (m fit) and(o fit) fit {
	if m.fitting == fits {
		m.fitting, m.open = o.fitting, o.open
	}
	m.score += o.score
	return m
}

func (s Setting) set(set *pragma.TraitSet) fit {
	if set.Name.Text == "construct" {
		return s.constructs(set)
	}
	if number := deviceNumber(set); number != nil && s.Target != nil && s.Initial != nil {
		initial, known := s.Initial(number)
		if !known {
			return fit{fitting: undecided, open: number}
		}
		if initial {
			s.Target = &Host
		}
	}
	result := fit{}
	for _, t := range set.Traits {
		m := s.trait(set.Name.Text, t)
		if m.fitting == differs {
			return m
		}
		if t.Score != nil {
			points, known := s.value(t.Score)
			if !known {
				m = m.and(fit{fitting: undecided, open: t.Score})
			}
			m.score += points
		} else if i := slices.Index(valued, t.Name.Text); i >= 0 {
			m.score += 1 << min(len(s.leaves())+i, 62)
		}
		result = result.and(m)
	}
	return result
}

// deviceNumber is the number of the device that a set of traits is about, or nil.
func deviceNumber(set *pragma.TraitSet) *pragma.Expr {
	for _, t := range set.Traits {
		if IsDeviceNumber(set, t) && len(t.Args) > 0 {
			return t.Args[0].Expr
		}
	}
	return nil
}

// IsDeviceNumber reports whether a trait says which device the others of its set are about.
func IsDeviceNumber(set *pragma.TraitSet, t *pragma.Trait) bool {
	return set.Name.Text == "target_device" && t.Name.Text == "device_num"
}

// valued are the traits of devices that have values of their own: the first has the value of one more construct.
var valued = []string{"kind", "arch", "isa"}

// leaves are the names of the constructs around, each leaf of combined ones by itself.
func (s Setting) leaves() (names []string) {
	for _, d := range s.Constructs {
		if len(d.Leaves) == 0 {
			names = append(names, d.Name)
		}
		for _, l := range d.Leaves {
			names = append(names, l.Name)
		}
	}
	return names
}

// constructs matches the traits, in their order, with the innermost constructs around that they can be: these have the highest score.
func (s Setting) constructs(set *pragma.TraitSet) fit {
	leaves := s.leaves()
	m := fit{}
	for _, t := range slices.Backward(set.Traits) {
		name := t.Name.Text
		if name == "do" {
			name = DirFor.Name
		}
		at := len(leaves) - 1
		for at >= 0 && leaves[at] != name {
			at--
		}
		// Properties are those of versions of functions for several lanes, which accc does not make.
		if at < 0 || len(t.Args) > 0 {
			return fit{fitting: differs}
		}
		m.score += 1 << min(at, 62)
		leaves = leaves[:at]
	}
	return m
}

func (s Setting) trait(set string, t *pragma.Trait) fit {
	if set == "target_device" {
		switch {
		case s.Target == nil:
			return fit{fitting: undecided} // the device is chosen when the program runs
		case t.Name.Text == "device_num":
			return fit{} // it says which device the other traits are about
		}
		return s.Target.trait("device", t)
	}
	var have []string
	switch t.Name.Text {
	case "condition":
		for _, a := range t.Args {
			if a.Expr == nil {
				return fit{fitting: undecided}
			}
			v, known := s.value(a.Expr)
			if !known {
				return fit{fitting: undecided, open: a.Expr}
			}
			if v == 0 {
				return fit{fitting: differs}
			}
		}
		return fit{}
	case "kind":
		have = s.Kinds
	case "arch":
		have = s.Archs
	case "isa":
		have = s.Isas
	case "vendor":
		have = []string{s.Vendor}
	case "extension":
		have = s.Extensions
	case "requires":
		for _, a := range t.Args {
			if a.Clause == nil || !s.requires(a.Clause.Def.Name, a.Clause.Args) {
				return fit{fitting: differs}
			}
		}
		return fit{}
	default:
		if !isRequirement(t) || !s.requires(t.Name.Text, t.Args) { // or a trait that accc does not have
			return fit{fitting: differs}
		}
		return fit{}
	}
	for _, a := range t.Args {
		if !slices.Contains(have, a.Word) {
			return fit{fitting: differs}
		}
	}
	return fit{}
}

// isRequirement reports whether a trait of the implementation is about clauses of requires.
func isRequirement(t *pragma.Trait) bool {
	return t.Name.Text == "requires" || slices.ContainsFunc(requirements, func(c *pragma.ClauseDef) bool { return c.Name == t.Name.Text })
}

// requires reports whether the program has a requirement: with the same word, or with a condition that holds.
func (s Setting) requires(name string, args []*pragma.Arg) bool {
	for _, c := range s.Requires {
		if c.Def.Name != name {
			continue
		}
		for _, a := range slices.Concat(c.Args, args) {
			if v, known := s.value(a.Expr); a.Expr != nil && known && v == 0 {
				return false
			}
		}
		return len(c.Args) == 0 || len(args) == 0 || c.Args[0].Expr != nil || c.Args[0].Word == args[0].Word
	}
	return false
}

func (s Setting) value(e *pragma.Expr) (int64, bool) {
	if s.Value == nil || e == nil {
		return 0, false
	}
	return s.Value(e)
}
