package acc

import (
	"slices"

	"accc/pragma"
)

// A Stage is what a clause goes through; stages can be joined.
type Stage uint8

// The stages.
const (
	InIR      Stage = 1 << iota // from the source to operations of the dialect
	InOpenMP                    // from operations to OpenMP for a device
	InThreads                   // from operations to OpenMP for the threads of the host
	InRun                       // from operations to what the runtime executes
)

const translated = InOpenMP | InThreads

// A Silence says why nothing of a clause need be seen after a stage. A clause without one has an effect on what the
// stage writes; a test tries every clause.
type Silence struct {
	Stages Stage
	// Clauses are those that it is about, On the directives or the constructs that they consist of; nil: any.
	Clauses []*pragma.ClauseDef
	On      []*pragma.DirectiveDef
	// Words are the modifiers and keys of arguments that it is about; nil: the clause as a whole.
	Words []string
	// Devices: it is about clauses for particular types of devices.
	Devices bool
	// Dropped: the user asked for something that is left out, and is told so unless one of the clauses of OpenMP that
	// As names is written for the construct.
	Dropped bool
	As      []string
	// Why is the reason, a clause that goes on after a colon.
	Why string
}

// parts are the modifiers and the keys of arguments of a clause, "" for what has none.
func parts(c *pragma.Clause) (words []string) {
	for _, m := range c.Modifiers {
		words = append(words, m.Word.Text)
	}
	for _, a := range c.Args {
		key := a.Key.Text
		if key == "" && len(c.Def.Synonyms) > 0 && len(c.Def.Modifiers) > 0 {
			key = c.Def.Modifiers[0].Name // the key that may be left out
		}
		words = append(words, key)
	}
	if len(words) == 0 {
		words = []string{""}
	}
	return words
}

// SilencesOf are the reasons why a clause of a directive is not seen after a stage: one for each of its modifiers and
// arguments that has one. all tells that nothing of the clause need be seen.
func SilencesOf(stage Stage, d *pragma.DirectiveDef, c *pragma.Clause) (list []*Silence, all bool) {
	all = true
	for _, word := range parts(c) {
		s := silenceOf(stage, d, c, word)
		if s == nil {
			all = false
		} else if !slices.Contains(list, s) {
			list = append(list, s)
		}
	}
	return list, all
}

func silenceOf(stage Stage, d *pragma.DirectiveDef, c *pragma.Clause, word string) *Silence {
	particular := len(c.DeviceTypes) > 0 && !slices.Contains(c.DeviceTypes, "*") && !slices.Contains(c.DeviceTypes, "default")
	for i := range Silences {
		s := &Silences[i]
		if s.Stages&stage == 0 || s.Devices && !particular ||
			s.Clauses != nil && !slices.Contains(s.Clauses, c.Def) ||
			s.On != nil && !slices.ContainsFunc(s.On, d.Is) ||
			s.Words != nil && !slices.Contains(s.Words, word) {
			continue
		}
		return s
	}
	return nil
}
