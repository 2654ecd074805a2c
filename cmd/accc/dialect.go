package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"accc/cmd/internal/driver"
	"accc/dialects"
	private "accc/dialects/accc"
	"accc/frontend/diag"
	"accc/ir"

	"github.com/spf13/cobra"
)

func dialectCommand(s *driver.Session) *cobra.Command {
	var form string
	cmd := &cobra.Command{
		Use:   "dialect [DIALECT | OPERATION]...",
		Short: "Reference of a dialect or an operation, from its definition",
		Long: `dialect prints what accc knows of operations: operands, attributes, results, regions, traits,
interfaces, syntax and an example. Without arguments it lists the dialects.`,
		Example: "  accc dialect acc.parallel\n  accc dialect acc --as markdown\n  accc dialect acc.copyin --as json",
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			var names []string
			for _, d := range dialects.All() {
				names = append(names, d.Name+"\t"+d.Doc)
				for _, o := range d.Ops() {
					names = append(names, o.FullName+"\t"+firstSentence(o.Doc))
				}
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			write, ok := referenceForms[form]
			if !ok {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("unknown form %q for --as (expected text, markdown or json)", form)}
			}
			var out bytes.Buffer
			if len(args) == 0 && form != "json" {
				for _, d := range dialects.All() {
					fmt.Fprintf(&out, "%-8s %3d operations  %s\n", d.Name, len(d.Ops()), d.Doc)
				}
				return s.Write("", out.Bytes())
			}
			ops, err := selectOps(args)
			if err != nil {
				return err
			}
			if form != "json" {
				privateAttributes(&out, args)
			}
			if err := write(&out, ops); err != nil {
				return err
			}
			return s.Write("", out.Bytes())
		},
	}
	cmd.Flags().StringVar(&form, "as", "text", "form of the reference: text, markdown or json")
	return cmd
}

// selectOps finds the operations that names of dialects and operations select; no name selects all.
func selectOps(names []string) ([]*ir.OpDef, error) {
	var ops []*ir.OpDef
	var known []string
	all := map[string][]*ir.OpDef{}
	for _, d := range dialects.All() {
		all[d.Name] = d.Ops()
		known = append(known, d.Name)
		if d == private.Dialect {
			for _, a := range private.All {
				all[a.Name] = nil
				known = append(known, a.Name)
			}
		}
		for _, o := range d.Ops() {
			all[o.FullName] = []*ir.OpDef{o}
			known = append(known, o.FullName)
			if len(names) == 0 {
				ops = append(ops, o)
			}
		}
	}
	for _, n := range names {
		found, ok := all[n]
		if !ok {
			hint := ""
			if near := diag.Nearest(n, known); near != "" {
				hint = fmt.Sprintf(" (did you mean %s?)", near)
			}
			return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("unknown dialect or operation %q%s", n, hint)}
		}
		ops = append(ops, found...)
	}
	return ops, nil
}

// privateAttributes describes those of the attributes with the prefix of accc that the names select, or all of them.
func privateAttributes(out *bytes.Buffer, names []string) {
	for _, a := range private.All {
		if !slices.Contains(names, a.Name) && !slices.Contains(names, private.Dialect.Name) {
			continue
		}
		on := "any operation"
		if a.On != nil {
			on = strings.Join(a.On, ", ")
		}
		fmt.Fprintf(out, "%s: %s\n    on %s; %s\n    %s\n\n", a.Name, a.Type.Name, on, a.Stage, a.Doc)
	}
}

func firstSentence(s string) string {
	if i := strings.Index(s, ". "); i >= 0 {
		return s[:i+1]
	}
	return s
}

var referenceForms = map[string]func(*bytes.Buffer, []*ir.OpDef) error{
	"text": referenceText, "markdown": referenceMarkdown, "json": referenceJSON,
}

// A field is a row of an operation's reference: an operand, attribute or result.
type field struct {
	Name     string `json:"name"`
	Kind     string `json:"kind"` // "", "optional", "variadic"
	Type     string `json:"type"`
	Default  string `json:"default,omitempty"`
	Keywords string `json:"keywords,omitempty"`
	Doc      string `json:"doc,omitempty"`
}

// reference is everything that is shown of an operation.
type reference struct {
	Name       string   `json:"name"`
	Doc        string   `json:"doc"`
	Source     string   `json:"source,omitempty"`
	Operands   []field  `json:"operands"`
	Attributes []field  `json:"attributes"`
	Results    []field  `json:"results"`
	Regions    []field  `json:"regions"`
	Traits     []string `json:"traits"`
	Interfaces []string `json:"interfaces"`
	Parents    []string `json:"parents,omitempty"`
	Effects    []string `json:"effects,omitempty"`
	Format     string   `json:"format,omitempty"`
	Example    string   `json:"example,omitempty"`
}

var arities = map[ir.Arity]string{ir.Maybe: "optional", ir.Many: "variadic"}

func describe(o *ir.OpDef) reference {
	r := reference{Name: o.FullName, Doc: o.Doc, Source: o.Source, Parents: o.Parents, Format: o.Format, Example: o.Example,
		Operands: values(o.Operands), Results: values(o.Results), Attributes: []field{}, Regions: []field{}, Traits: []string{}}
	for _, a := range o.Attrs {
		f := field{Name: a.Name, Type: a.Type.Name, Doc: a.Doc}
		if a.Optional {
			f.Kind = "optional"
		}
		if a.Default != nil {
			f.Default = ir.AttrString(a.Default)
		}
		if a.Type.Enum != nil {
			f.Keywords = strings.Join(a.Type.Enum.Cases, ", ")
		}
		r.Attributes = append(r.Attributes, f)
	}
	for _, g := range o.Regions {
		f := field{Name: g.Name, Kind: arities[g.Kind], Type: "any number of blocks"}
		if g.Sized > 0 {
			f.Type = fmt.Sprintf("%d block(s)", g.Sized)
		}
		r.Regions = append(r.Regions, f)
	}
	r.Traits = append(r.Traits, ir.TraitNames(o.Traits)...)
	r.Interfaces = append([]string{}, ir.InterfaceNames(o)...)
	for _, e := range o.Effects {
		text := [...]string{"read", "write", "allocate", "free"}[e.Kind]
		if e.Resource != "" {
			text += " of " + e.Resource
		}
		if e.On != "" {
			text += " through " + e.On
		}
		r.Effects = append(r.Effects, text)
	}
	return r
}

func values(specs []ir.OperandSpec) []field {
	out := []field{}
	for _, v := range specs {
		out = append(out, field{Name: v.Name, Kind: arities[v.Kind], Type: v.Type.Name, Doc: v.Doc})
	}
	return out
}

func referenceJSON(w *bytes.Buffer, ops []*ir.OpDef) error {
	all := make([]reference, len(ops))
	for i, o := range ops {
		all[i] = describe(o)
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(all)
}

// sections are the lists of an operation's reference in the order printed.
func (r reference) sections() []struct {
	title  string
	fields []field
} {
	return []struct {
		title  string
		fields []field
	}{{"operands", r.Operands}, {"attributes", r.Attributes}, {"results", r.Results}, {"regions", r.Regions}}
}

func (f field) text() string {
	parts := []string{}
	if f.Kind != "" {
		parts = append(parts, f.Kind)
	}
	if f.Type != "" {
		parts = append(parts, f.Type)
	}
	out := strings.Join(parts, " ")
	if f.Default != "" {
		out += ", default " + f.Default
	}
	if f.Keywords != "" {
		out += " (" + f.Keywords + ")"
	}
	if f.Doc != "" {
		out += ": " + f.Doc
	}
	return out
}

func referenceText(w *bytes.Buffer, ops []*ir.OpDef) error {
	for i, o := range ops {
		if i > 0 {
			w.WriteByte('\n')
		}
		r := describe(o)
		fmt.Fprintf(w, "%s\n    %s\n", r.Name, r.Doc)
		for _, s := range r.sections() {
			if len(s.fields) == 0 {
				continue
			}
			fmt.Fprintf(w, "  %s\n", s.title)
			for _, f := range s.fields {
				fmt.Fprintf(w, "    %-28s %s\n", f.Name, f.text())
			}
		}
		lines := []struct{ title, text string }{
			{"traits", strings.Join(r.Traits, ", ")}, {"interfaces", strings.Join(r.Interfaces, ", ")}, {"effects", strings.Join(r.Effects, "; ")},
			{"parents", strings.Join(r.Parents, ", ")}, {"specification", r.Source}, {"syntax", r.Format},
		}
		for _, l := range lines {
			if l.text != "" {
				fmt.Fprintf(w, "  %s\n    %s\n", l.title, l.text)
			}
		}
		if r.Example != "" {
			fmt.Fprintf(w, "  example\n    %s\n", strings.ReplaceAll(strings.TrimSpace(r.Example), "\n", "\n    "))
		}
	}
	return nil
}

func referenceMarkdown(w *bytes.Buffer, ops []*ir.OpDef) error {
	for _, o := range ops {
		r := describe(o)
		fmt.Fprintf(w, "## `%s`\n\n%s\n\n", r.Name, r.Doc)
		for _, s := range r.sections() {
			if len(s.fields) == 0 {
				continue
			}
			fmt.Fprintf(w, "| %s | |\n|---|---|\n", s.title)
			for _, f := range s.fields {
				fmt.Fprintf(w, "| `%s` | %s |\n", f.Name, strings.ReplaceAll(f.text(), "|", `\|`))
			}
			w.WriteByte('\n')
		}
		if len(r.Traits) > 0 {
			fmt.Fprintf(w, "Traits: %s.\n\n", strings.Join(r.Traits, ", "))
		}
		if len(r.Interfaces) > 0 {
			fmt.Fprintf(w, "Interfaces: %s.\n\n", strings.Join(r.Interfaces, ", "))
		}
		if len(r.Effects) > 0 {
			fmt.Fprintf(w, "Effects: %s.\n\n", strings.Join(r.Effects, "; "))
		}
		if len(r.Parents) > 0 {
			fmt.Fprintf(w, "Stands in: `%s`.\n\n", strings.Join(r.Parents, "`, `"))
		}
		if r.Source != "" {
			fmt.Fprintf(w, "Specification: %s.\n\n", r.Source)
		}
		if r.Format != "" {
			fmt.Fprintf(w, "Syntax:\n\n```\n%s\n```\n\n", r.Format)
		}
		if r.Example != "" {
			fmt.Fprintf(w, "Example:\n\n```mlir\n%s\n```\n\n", strings.TrimSpace(r.Example))
		}
	}
	return nil
}
