package driver

import (
	"fmt"
	"slices"
	"strings"

	"accc/frontend"
	"accc/pragma/acc"
)

// Directives says which directive languages a session reads.
type Directives struct {
	// Chosen are the languages of --directives, or nil: then those of the project, or both.
	Chosen []string
	// OpenMP: the command has a use for directives of OpenMP. Others warn of those that they ignore.
	OpenMP bool
	// List: the directives that are left out by choice are listed.
	List bool
}

// directiveLanguages are what --directives takes.
var directiveLanguages = []string{"acc", "omp"}

// DirectivesFlag is --directives: the directive languages to read, with commas between them.
func DirectivesFlag(s *Session) *flag {
	return &flag{kind: "languages", set: func(text string) error {
		s.Directives.Chosen = strings.Split(text, ",")
		return checkDirectives(s.Directives.Chosen)
	}}
}

func checkDirectives(languages []string) error {
	for _, l := range languages {
		if !slices.Contains(directiveLanguages, l) {
			return fmt.Errorf("unknown directive language %q (expected acc, omp or acc,omp)", l)
		}
	}
	return nil
}

// apply sets what a source is read with, given the languages that were chosen for it, or nil.
func (d Directives) apply(chosen []string, o *frontend.Options) {
	if chosen == nil {
		chosen = directiveLanguages
	}
	o.OpenACC = slices.Contains(chosen, "acc")
	o.OpenMP = d.OpenMP && slices.Contains(chosen, "omp")
	o.LeftOut = acc.LeftOut{Chosen: !slices.Contains(chosen, "omp"), List: d.List}
}

// Reads reports whether the directives of a language were not excluded for a source.
func (s *Session) Reads(name, language string) (bool, error) {
	p, err := s.projectOf(name)
	chosen := s.chosen(p)
	return chosen == nil || slices.Contains(chosen, language), err
}

// chosen are the directive languages that were chosen for sources of a project, which may be nil; nil: all.
func (s *Session) chosen(p *Project) []string {
	if p != nil && s.Directives.Chosen == nil {
		return p.Directives
	}
	return s.Directives.Chosen
}
