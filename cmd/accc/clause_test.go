package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"accc/ir/irtest"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
)

// A sample is a program with one clause in question.
type sample struct {
	fortran       bool
	directive     *pragma.DirectiveDef
	form          form
	group         string // "device_type(nvidia) " where the clause is for a device type
	text, without string // the program with the clause and without it
	refused       string
}

func (s *sample) String() string {
	host := "C"
	if s.fortran {
		host = "Fortran"
	}
	return fmt.Sprintf("%s, %s: %s%s", host, s.directive.Name, s.group, s.form.text())
}

// samples are programs for every form of every clause of a language, alone and for device types, wherever its directive
// may be. One that is refused everywhere is in the list once. Where oracles are not required, only the first directive of a clause
// has it in every form and for device types; the others have it in one form.
func samples(l *language, fortran bool) (list []*sample) {
	written := map[*pragma.ClauseDef]bool{}
	for _, d := range l.table.Directives {
		if d.Table != l.table || !d.Only.Has(fortran) {
			continue
		}
		uses := slices.Clone(d.Clauses)
		for _, c := range append(slices.Clone(d.Words), d.Arg) {
			if c != nil {
				uses = append(uses, pragma.ClauseUse{Clause: c})
			}
		}
		for _, u := range uses {
			once := written[u.Clause] && !irtest.Required()
			written[u.Clause] = true
			groups := []string{""}
			if !once && u.AfterDeviceType && !u.Clause.Devices && d.Grouped() {
				groups = append(groups, "device_type(radeon, host) ", "device_type(*) ")
			}
			for _, group := range groups {
				seen := map[string]bool{}
				for i, f := range (&writing{language: l, fortran: fortran}).forms(d, u.Clause) {
					kind := fmt.Sprint(f.args == "", f.modifier())
					if group != "" && seen[kind] || once && i > 0 {
						continue // how it is spelled does not depend on the device
					}
					seen[kind] = true
					list = append(list, l.samplesOf(fortran, d, u.Clause, i, group)...)
				}
			}
		}
	}
	return list
}

// samplesOf are the programs for one form of a clause.
func (l *language) samplesOf(fortran bool, d *pragma.DirectiveDef, c *pragma.ClauseDef, number int, group string) (list []*sample) {
	var refused *sample
	for _, at := range settings(d, fortran) {
		for _, alone := range []bool{false, true} {
			w := &writing{language: l, fortran: fortran, procedure: "f", outside: at.outside, leaf: at.leaf}
			f := w.forms(d, c)[number]
			if c == d.Arg && f.args == "" {
				return nil
			}
			s := w.sample(d, f, group, alone)
			if a := ask(fortran, s.text, "ir", "--format", "gnu"); a.status != 0 {
				s.refused = a.message
				refused = s
				continue
			}
			list = append(list, s)
			break
		}
	}
	if list == nil {
		return []*sample{refused}
	}
	return list
}

// sample is the program for one form of a clause, next to one that the directive needs or in place of it.
func (w *writing) sample(d *pragma.DirectiveDef, f form, group string, alone bool) *sample {
	head, rest := "", ""
	if d.Arg != nil && !d.Arg.Optional {
		head = w.forms(d, d.Arg)[0].args
	}
	for _, c := range d.Required {
		if c != f.clause {
			rest = " " + w.forms(d, c)[0].text()
			break
		}
	}
	s := &sample{fortran: w.fortran, directive: d, form: f, group: group}
	with := head + rest
	switch {
	case f.clause == d.Arg:
		with = f.args + rest
	case slices.Contains(d.Words, f.clause):
		with = " " + f.text()
	case alone && slices.Contains(d.Required, f.clause):
		with = head + " " + group + f.text()
	default:
		with += " " + group + f.text()
	}
	without := head + rest
	if m := f.modifier(); m != "" && f.clause.Shape == pragma.ShapeVars {
		// The question is what the modifier does.
		without = strings.Replace(with, "("+m+": ", "(", 1)
	}
	s.text, s.without = w.program(d, with), w.program(d, without)
	return s
}

// stages are what a clause goes through, and the command that shows it.
var stages = []struct {
	stage   accrows.Stage
	command []string
}{
	{accrows.InIR, []string{"ir"}},
	{accrows.InOpenMP, []string{"emit", "--as", "omp"}},
	{accrows.InThreads, []string{"emit", "--as", "omp-multicore"}},
	{accrows.InRun, []string{"ir", "-p", "acc-to-run"}},
}

// TestEveryClause writes every clause of every directive, with each modifier and for device types. It is refused with a
// code, or it is in what a command makes of the program, or a diagnostic tells the clause, or a sentence next to the
// rows says why not. What is regenerated is the same directive.
func TestEveryClause(t *testing.T) {
	t.Parallel()
	for _, host := range []string{"C", "Fortran"} {
		t.Run(host, func(t *testing.T) {
			var wait sync.WaitGroup
			list := samples(openACC, host == "Fortran")
			for part := range 4 {
				wait.Go(func() {
					for i := part; i < len(list); i += 4 {
						list[i].check(t)
					}
				})
			}
			wait.Wait()
		})
	}
	if !irtest.Required() {
		return // not every reason is needed
	}
	for i := range accrows.Silences {
		if _, used := needed.Load(&accrows.Silences[i]); !used {
			t.Errorf("no clause needs the reason %q", accrows.Silences[i].Why)
		}
	}
}

// clause is the clause in question as the parser reads it.
func (s *sample) clause() (last *pragma.Clause) {
	if slices.Contains(s.directive.Words, s.form.clause) {
		return pragma.NewClause(s.form.clause)
	}
	for _, d := range directivesIn(s.fortran, s.text) {
		if d.Def != s.directive {
			continue
		}
		if s.form.clause == d.Def.Arg {
			return d.Args
		}
		for _, c := range d.Clauses {
			if c.Def == s.form.clause {
				last = c
			}
		}
	}
	return last
}

// lineless are messages without their positions: that of a message may move when a clause is added.
func lineless(message string) string {
	return regexp.MustCompile(`:[0-9]+:[0-9]+:`).ReplaceAllString(message, ":")
}

// needed are the reasons that a clause has needed.
var needed sync.Map

func mark(list []*accrows.Silence) {
	for _, s := range list {
		needed.Store(s, true)
	}
}

func (s *sample) check(t *testing.T) {
	if s.refused != "" {
		if !coded.MatchString(s.refused) {
			t.Errorf("%s: refused without a code and a position:\n%s\n%s", s, s.refused, s.text)
		}
		return
	}
	if a := ask(s.fortran, s.text, "emit", "--as", "acc", "--verify", "--regenerate", "-w"); a.status != 0 {
		t.Errorf("%s: is not written back:\n%s", s, a.message)
	}
	for _, at := range stages {
		if at.stage >= accrows.InThreads && s.fortran {
			continue // the operations are the same
		}
		command := append(slices.Clone(at.command), "--format", "gnu")
		with, without := ask(s.fortran, s.text, command...), ask(s.fortran, s.without, command...)
		if with.status > 1 {
			t.Errorf("%s: status %d of %v:\n%s", s, with.status, at.command, with.message)
		}
		if without.status == 0 && with.out == without.out {
			list, all := accrows.SilencesOf(at.stage, s.directive, s.clause())
			if s.form.modifier() != "" && len(list) > 0 || all {
				mark(list)
				continue
			}
			if lineless(with.message) != lineless(without.message) {
				continue
			}
			t.Errorf("%s: nothing of it is in what %v makes of the program, and no row of accrows.Silences says why\n%s", s, at.command, s.text)
		}
	}
}
