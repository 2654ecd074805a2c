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
	// Target is the setting of code on the devices that target_device asks about; nil where they are not known.
	Target *Setting
	// Value is the value of an expression: a condition, a score or a number. known is false where only a run finds out.
	Value func(e *pragma.Expr) (value int64, known bool)
}

// Host is the setting of code that accc compiles for the host.
var Host = Setting{Kinds: []string{"host", "cpu", "any"}, Archs: []string{"x86_64"}, Vendor: "unknown"}

// A fitting is how a selector fits a setting.
type fitting uint8

const (
	fits fitting = iota
	differs
	undecided // it depends on a value that is not known
)

// Choose returns the directive that a metadirective stands for (§7.4.1): that of the when clause that matches with the highest score, the
// first of several, or that of otherwise. It is nil where nothing is to be done. known is false if it depends on a value that is not
// known before the program runs.
func Choose(d *pragma.Directive, s Setting) (chosen *pragma.Directive, known bool) {
	best := int64(-1)
	var otherwise *pragma.Directive
	for _, c := range d.Clauses {
		variant := variantOf(c)
		switch c.Def {
		case ClauseOtherwise, ClauseDefault:
			otherwise = variant
			continue
		case ClauseWhen:
		default:
			continue
		}
		m, score := s.selects(c.Context)
		switch {
		case m == undecided:
			return nil, false
		case m == fits && score > best:
			best, chosen = score, variant
		}
	}
	if best < 0 {
		return otherwise, true
	}
	return chosen, true
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

// Matches reports whether a context selector fits the setting, as that of declare variant. known is as in Choose.
func (s Setting) Matches(selector []*pragma.TraitSet) (matches, known bool) {
	m, _ := s.selects(selector)
	return m == fits, m != undecided
}

// selects matches a selector and computes its score (§7.3).
func (s Setting) selects(selector []*pragma.TraitSet) (fitting, int64) {
	result, score := fits, int64(0)
	for _, set := range selector {
		m, points := s.set(set)
		switch {
		case m == differs:
			return differs, 0
		case m == undecided:
			result = undecided
		}
		score += points
	}
	return result, score
}

func (s Setting) set(set *pragma.TraitSet) (fitting, int64) {
	if set.Name.Text == "construct" {
		return s.constructs(set)
	}
	result, score := fits, int64(0)
	for _, t := range set.Traits {
		m := s.trait(set.Name.Text, t)
		switch m {
		case differs:
			return differs, 0
		case undecided:
			result = undecided
			continue
		}
		if t.Score == nil {
			continue
		}
		points, known := s.value(t.Score)
		if !known {
			result = undecided
		}
		score += points
	}
	return result, score
}

// constructs matches the traits, in their order, with the constructs around; the score of the innermost ones is the highest.
func (s Setting) constructs(set *pragma.TraitSet) (fitting, int64) {
	var leaves []string
	for _, d := range s.Constructs {
		if len(d.Leaves) == 0 {
			leaves = append(leaves, d.Name)
		}
		for _, l := range d.Leaves {
			leaves = append(leaves, l.Name)
		}
	}
	score, at := int64(0), 0
	for _, t := range set.Traits {
		name := t.Name.Text
		if name == "do" {
			name = DirFor.Name
		}
		i := slices.Index(leaves[at:], name)
		if i < 0 {
			return differs, 0
		}
		at += i
		score += 1 << min(at, 62)
		at++
	}
	return fits, score
}

func (s Setting) trait(set string, t *pragma.Trait) fitting {
	if set == "target_device" {
		switch {
		case s.Target == nil:
			return undecided // the device is chosen when the program runs
		case t.Name.Text == "device_num":
			return fits // it says which device the other traits are about
		}
		return s.Target.trait("device", t)
	}
	var have []string
	switch t.Name.Text {
	case "condition":
		for _, a := range t.Args {
			if a.Expr == nil {
				return undecided
			}
			v, known := s.value(a.Expr)
			if !known {
				return undecided
			}
			if v == 0 {
				return differs
			}
		}
		return fits
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
	default:
		return differs // a requirement or a trait that accc does not have
	}
	for _, a := range t.Args {
		if !slices.Contains(have, a.Word) {
			return differs
		}
	}
	return fits
}

func (s Setting) value(e *pragma.Expr) (int64, bool) {
	if s.Value == nil {
		return 0, false
	}
	return s.Value(e)
}
