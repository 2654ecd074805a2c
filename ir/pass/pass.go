// Package pass runs transformations over modules: a pipeline is text such as
// "canonicalize,cse" or "acc-loop-tiling{default-tile-size=16}", looked up in a table
// of passes. Between passes the module can be verified, printed and timed.
//
// Read pass.go (passes and pipelines), then the generic passes, a file each:
// canonicalize.go, cse.go, licm.go, symboldce.go, stripdebug.go.
//
// Learned from: the Go compiler (the pass list is data, with constraints on the order that a
// test checks) and MLIR (a pass has a name, options and an anchor; verification between).
package pass

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
	"time"

	"accc/ir"
)

// A Pass is one transformation.
type Pass struct {
	Name string // kebab-case
	Doc  string
	// Anchor is the operation the pass runs on, each on its own: "func.func"; "" is the module.
	Anchor  string
	Options []Option
	// After are passes that must stand before this one in a pipeline that has them; Needs are passes
	// without which it makes no sense.
	After []string
	Run   func(op *ir.Op, o Values) error
}

// An Option is a setting of a pass.
type Option struct {
	Name    string
	Doc     string
	Default string
	// Words are the values allowed; nil: any. "true,false" for flags.
	Words []string
}

// Values are the settings of a pass in a pipeline.
type Values map[string]string

// Bool is a flag.
func (v Values) Bool(name string) bool { return v[name] == "true" }

// Int is a number; options checked by the pipeline parser always are.
func (v Values) Int(name string) int {
	n, _ := strconv.Atoi(v[name])
	return n
}

// Step is a pass in a pipeline with its settings.
type Step struct {
	Pass   *Pass
	Values Values
}

// A Table is the passes that a pipeline may name.
type Table []*Pass

// Lookup finds a pass by name, or nil.
func (t Table) Lookup(name string) *Pass {
	for _, p := range t {
		if p.Name == name {
			return p
		}
	}
	return nil
}

// Parse reads a pipeline.
func (t Table) Parse(text string) ([]Step, error) {
	var steps []Step
	rest := strings.TrimSpace(text)
	for rest != "" {
		name := rest
		if i := strings.IndexAny(rest, ",{"); i >= 0 {
			name = rest[:i]
		}
		rest = rest[len(name):]
		name = strings.TrimSpace(name)
		p := t.Lookup(name)
		if p == nil {
			return nil, fmt.Errorf("unknown pass %q%s", name, t.suggest(name))
		}
		step := Step{p, Values{}}
		for _, o := range p.Options {
			step.Values[o.Name] = o.Default
		}
		if strings.HasPrefix(rest, "{") {
			end := strings.IndexByte(rest, '}')
			if end < 0 {
				return nil, fmt.Errorf("pass %s: missing '}' after options", name)
			}
			for _, word := range strings.Fields(rest[1:end]) {
				if err := step.set(word); err != nil {
					return nil, err
				}
			}
			rest = strings.TrimSpace(rest[end+1:])
		}
		if err := checkOrder(steps, p); err != nil {
			return nil, err
		}
		steps = append(steps, step)
		rest = strings.TrimSpace(rest)
		if rest == "" {
			break
		}
		if rest[0] != ',' {
			return nil, fmt.Errorf("expected ',' between passes, found %q", rest)
		}
		if rest = strings.TrimSpace(rest[1:]); rest == "" {
			return nil, fmt.Errorf("expected a pass after ','")
		}
	}
	return steps, nil
}

func (t Table) suggest(name string) string {
	var names []string
	for _, p := range t {
		if strings.Contains(p.Name, name) || (name != "" && strings.Contains(name, p.Name)) {
			names = append(names, p.Name)
		}
	}
	sort.Strings(names)
	if len(names) == 0 {
		for _, p := range t {
			names = append(names, p.Name)
		}
		sort.Strings(names)
		return " (passes: " + strings.Join(names, ", ") + ")"
	}
	return " (did you mean " + strings.Join(names, " or ") + "?)"
}

func (s *Step) set(word string) error {
	name, value, ok := strings.Cut(word, "=")
	if !ok {
		value = "true"
	}
	for _, o := range s.Pass.Options {
		if o.Name != name {
			continue
		}
		allowed := len(o.Words) == 0
		for _, w := range o.Words {
			allowed = allowed || w == value
		}
		if !allowed {
			return fmt.Errorf("pass %s: option %s: expected %s, got %q", s.Pass.Name, name, strings.Join(o.Words, " or "), value)
		}
		if _, err := strconv.Atoi(o.Default); err == nil {
			if _, err := strconv.Atoi(value); err != nil {
				return fmt.Errorf("pass %s: option %s: expected a number, got %q", s.Pass.Name, name, value)
			}
		}
		s.Values[name] = value
		return nil
	}
	return fmt.Errorf("pass %s has no option %q", s.Pass.Name, name)
}

func checkOrder(before []Step, p *Pass) error {
	for _, s := range before {
		for _, a := range s.Pass.After {
			if a == p.Name {
				return fmt.Errorf("pass %s must stand before %s", p.Name, s.Pass.Name)
			}
		}
	}
	return nil
}

// Hooks watch a pipeline. Every field may be nil.
type Hooks struct {
	// Verify is run after each pass; its error ends the pipeline.
	Verify func(module *ir.Op) error
	After  func(p *Pass, module *ir.Op)
	// Times gets how long each pass took, in the order they ran.
	Times *[]Time
}

// Time is how long a pass took.
type Time struct {
	Pass string
	Took time.Duration
}

// Run runs steps on a module.
func Run(module *ir.Op, steps []Step, h Hooks) error {
	for _, s := range steps {
		start := time.Now()
		if err := s.run(module); err != nil {
			return fmt.Errorf("pass %s: %w", s.Pass.Name, err)
		}
		if h.Times != nil {
			*h.Times = append(*h.Times, Time{s.Pass.Name, time.Since(start)})
		}
		if h.After != nil {
			h.After(s.Pass, module)
		}
		if h.Verify != nil {
			if err := h.Verify(module); err != nil {
				return fmt.Errorf("after pass %s: %w", s.Pass.Name, err)
			}
		}
	}
	return nil
}

func (s Step) run(module *ir.Op) error {
	if s.Pass.Anchor == "" || module.Name() == s.Pass.Anchor {
		return s.Pass.Run(module, s.Values)
	}
	var anchors []*ir.Op
	ir.Walk(module, func(o *ir.Op) bool {
		if o.Name() == s.Pass.Anchor {
			anchors = append(anchors, o)
			return false
		}
		return true
	})
	for _, a := range anchors {
		if err := s.Pass.Run(a, s.Values); err != nil {
			return err
		}
	}
	return nil
}
