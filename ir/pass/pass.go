// Package pass runs transformations over modules: a pipeline is text such as
// "canonicalize,cse" or "acc-loop-tiling{default-tile-size=16}", looked up in a table
// of passes. Between passes the module can be verified, printed and timed.
//
// Read pass.go (passes and pipelines), then the generic passes, a file each: canonicalize.go, cse.go, licm.go,
// symboldce.go, stripdebug.go, mem2reg.go, sroa.go, sccp.go with propagate.go (what is constant, and executed). greedy.go is the driver of patterns, with constants.go (one of each kind), region.go,
// deadness.go and merge.go (simplification of regions); fold.go folds as conversions do; check.go is for passes of checks.
//
// Learned from: the Go compiler (the pass list is data, with constraints on the order that a
// test checks) and MLIR (a pass has a name, options and an anchor; verification between).
package pass

import (
	"fmt"
	"slices"
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
	// After are passes that must precede this one in a pipeline that has them; Needs are passes that this one
	// requires.
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
	// Nest are the names of the operations around the pass in the pipeline, outermost first.
	Nest []string
}

// A Table is the passes that a pipeline may name.
type Table []*Pass

// Define adds a pass, which is returned as it is kept.
func (t *Table) Define(p Pass) *Pass {
	*t = append(*t, &p)
	return &p
}

// Lookup finds a pass by name, or nil.
func (t Table) Lookup(name string) *Pass {
	for _, p := range t {
		if p.Name == name {
			return p
		}
	}
	return nil
}

// Parse reads a pipeline: passes with options, between commas. As in mlir-opt's pipelines they may be nested in the
// operations they run on, builtin.module(func.func(cse),canonicalize); any(...) is any operation.
func (t Table) Parse(text string) ([]Step, error) {
	p := &pipelineParser{table: t, rest: text}
	if p.rest = strings.TrimSpace(p.rest); p.rest == "" {
		return nil, nil
	}
	if err := p.list(nil); err != nil {
		return nil, err
	}
	if p.rest != "" {
		return nil, fmt.Errorf("expected ',' between passes, found %q", p.rest)
	}
	return p.steps, nil
}

// pipelineParser reads pipelines; rest is what it has not read yet, without leading blanks.
type pipelineParser struct {
	table Table
	rest  string
	steps []Step
}

// list reads passes up to the end or a closing parenthesis.
func (p *pipelineParser) list(nest []string) error {
	for {
		if err := p.element(nest); err != nil {
			return err
		}
		if !p.skip(",") {
			return nil
		}
		if p.rest == "" || p.rest[0] == ')' {
			return fmt.Errorf("expected a pass after ','")
		}
	}
}

// skip reads a character if it is next, and the blanks after it.
func (p *pipelineParser) skip(c string) bool {
	rest, ok := strings.CutPrefix(p.rest, c)
	if ok {
		p.rest = strings.TrimSpace(rest)
	}
	return ok
}

// element reads a pass with its options, or an operation with the passes that run on it.
func (p *pipelineParser) element(nest []string) error {
	name := p.rest
	if i := strings.IndexAny(name, ",{()"); i >= 0 {
		name = name[:i]
	}
	p.rest = p.rest[len(name):]
	name = strings.TrimSpace(name)
	if p.skip("(") {
		if !p.skip(")") {
			if err := p.list(append(slices.Clip(nest), name)); err != nil {
				return err
			}
			if !p.skip(")") {
				return fmt.Errorf("missing ')' after the passes of %s", name)
			}
		}
		return nil
	}
	pass := p.table.Lookup(name)
	if pass == nil {
		return fmt.Errorf("unknown pass %q%s", name, p.table.suggest(name))
	}
	step := Step{Pass: pass, Values: Values{}, Nest: nest}
	for _, o := range pass.Options {
		step.Values[o.Name] = o.Default
	}
	if strings.HasPrefix(p.rest, "{") {
		end := strings.IndexByte(p.rest, '}')
		if end < 0 {
			return fmt.Errorf("pass %s: missing '}' after options", name)
		}
		for _, word := range strings.Fields(p.rest[1:end]) {
			if err := step.set(word); err != nil {
				return err
			}
		}
		p.rest = strings.TrimSpace(p.rest[end+1:])
	}
	if err := checkOrder(p.steps, pass); err != nil {
		return err
	}
	p.steps = append(p.steps, step)
	return nil
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
				return fmt.Errorf("pass %s must precede %s", p.Name, s.Pass.Name)
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
	for i, root := range s.roots(module) {
		if s.Pass.Anchor == "" || root.Name() == s.Pass.Anchor {
			if err := s.Pass.Run(root, s.Values); err != nil {
				return err
			}
			continue
		}
		if n := len(s.Nest); i == 0 && n > 0 && s.Nest[n-1] != "builtin.module" && s.Nest[n-1] != "any" {
			return fmt.Errorf("runs on %s, not on %s", s.Pass.Anchor, s.Nest[n-1])
		}
		var anchors []*ir.Op
		ir.Walk(root, func(o *ir.Op) bool {
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
	}
	return nil
}

// roots are the operations that the step runs on: the module, or the operations inside it that the pipeline names.
func (s Step) roots(module *ir.Op) []*ir.Op {
	at := []*ir.Op{module}
	for i, name := range s.Nest {
		if i == 0 && (module.Name() == name || name == "any") {
			continue
		}
		var inner []*ir.Op
		for _, o := range at {
			for r := 0; r < o.NumRegions(); r++ {
				for _, b := range o.Region(r).Blocks() {
					for in := b.First(); in != nil; in = in.Next() {
						if in.Name() == name || name == "any" && in.NumRegions() > 0 && in.Def().Has(ir.IsolatedFromAbove) {
							inner = append(inner, in)
						}
					}
				}
			}
		}
		at = inner
	}
	return at
}
