package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/frontend"
	front "accc/frontend/c"
	"accc/frontend/source"

	"github.com/stretchr/testify/require"
	"modernc.org/cc/v4"
)

var splitAll = flag.Bool("split", false, "split every program of testdata/c and testdata/fortran, not one of four")

// TestSplitPrograms splits programs of one file in two, which are run together and print what the program prints: functions move to a
// second file, and each file declares what the other has. A program that cannot be split is skipped with the reason.
func TestSplitPrograms(t *testing.T) {
	var sources []string
	for _, pattern := range []string{"c/*.c", "c/omp_run/*.c", "fortran/programs/*.f90", "fortran/run/*.f90", "fortran/omp_run/*.f90"} {
		list, err := filepath.Glob("../../testdata/" + pattern)
		require.NoError(t, err)
		require.NotEmpty(t, list)
		sources = append(sources, list...)
	}
	for i, path := range sources {
		if !*splitAll && i%4 != 0 {
			continue
		}
		t.Run(filepath.Base(filepath.Dir(path))+"/"+filepath.Base(path), func(t *testing.T) {
			path, err := filepath.Abs(path)
			require.NoError(t, err)
			input, _ := os.ReadFile(strings.TrimSuffix(path, filepath.Ext(path)) + ".in")
			t.Chdir(t.TempDir())
			run := func(names ...string) string {
				status, out, said := commandWith(string(input), append([]string{"run", "-w", "-I", filepath.Dir(path)}, names...)...)
				if status != 0 {
					return fmt.Sprintf("status %d\n%s%s", status, out, said)
				}
				return out
			}
			// What a program that fails says names its lines.
			want := run(path)
			if strings.HasPrefix(want, "status ") {
				t.Skip("it ends with a status other than 0")
			}
			parts, reason := splitProgram(t, path)
			if reason != "" {
				t.Skip("it cannot be split: ", reason)
			}
			var names []string
			for i, text := range parts {
				name := fmt.Sprintf("part%d%s", i+1, filepath.Ext(path))
				require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
				names = append(names, name)
			}
			require.Equal(t, want, run(names...), "%s\n-- part 2 --\n%s", parts[0], parts[1])
		})
	}
}

// splitProgram returns the two files that a program becomes, or why it cannot be split.
func splitProgram(t *testing.T, path string) (parts [2]string, reason string) {
	s := driver.NewSession()
	s.Directives.OpenMP = true
	s.Warn.Quiet = true
	if err := s.Check(path); err != nil {
		return parts, "it is not understood"
	}
	if unit, ok := s.Source(path).(*front.Unit); ok {
		return splitC(unit)
	}
	src := s.Source(path)
	if src == nil {
		return parts, "it is not understood"
	}
	file := src.Neutral().File
	return splitFortran(file, src.InsertionPoints(file))
}

// splitC moves every second function. Both files have the rest of the text: types, macros, directives, and a declaration for each
// variable and function of the other one.
func splitC(unit *front.Unit) (parts [2]string, reason string) {
	file := unit.Model.File
	type cut struct {
		span source.Span
		text [2]string // in place of it
	}
	var cuts []cut
	functions := 0
	for l := unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		switch x := l.ExternalDeclaration; x.Case {
		case cc.ExternalDeclarationFuncDef:
			def := x.FunctionDefinition
			span, body := unit.Span(def), unit.Span(def.CompoundStatement)
			if unit.StandsIn(def) || !span.IsValid() || span.File != file {
				continue
			}
			if def.DeclarationList != nil {
				return parts, "a function has no prototype"
			}
			text := string(file.Text[span.Start:span.End])
			head := string(file.Text[span.Start:body.Start])
			if def.Declarator.IsInline() {
				continue // both files have it
			}
			text, head = strings.TrimPrefix(text, "static "), strings.TrimPrefix(head, "static ")
			c := cut{span, [2]string{text, strings.TrimSpace(head) + ";"}}
			if functions++; functions%2 == 0 && def.Declarator.Name() != "main" {
				c.text[0], c.text[1] = c.text[1], c.text[0]
			}
			cuts = append(cuts, c)
		case cc.ExternalDeclarationDecl:
			span := unit.Span(x.Declaration)
			if !span.IsValid() || span.File != file || unit.DirectiveOf(x.Declaration) != nil {
				continue
			}
			c, why := splitVariables(unit, x.Declaration, span)
			if why != "" {
				return parts, why
			}
			if c != nil {
				cuts = append(cuts, cut{span, *c})
			}
		}
	}
	if functions < 2 {
		return parts, "it has one function"
	}
	slices.SortFunc(cuts, func(a, b cut) int { return a.span.Start - b.span.Start })
	for i := range parts {
		var b strings.Builder
		at := 0
		for _, c := range cuts {
			if c.span.Start < at {
				return parts, "its functions come from macros"
			}
			b.Write(file.Text[at:c.span.Start])
			b.WriteString(c.text[i])
			at = c.span.End
		}
		b.Write(file.Text[at:])
		parts[i] = b.String()
	}
	return parts, ""
}

// splitVariables returns what a declaration at file scope is in each file, nil for one that both have as it is.
func splitVariables(unit *front.Unit, d *cc.Declaration, span source.Span) (*[2]string, string) {
	text := string(unit.Model.File.Text[span.Start:span.End])
	variables := 0
	var last *cc.InitDeclarator
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		x := l.InitDeclarator
		if x.Declarator.IsTypename() || x.Declarator.Type().Kind() == cc.Function || x.Declarator.IsExtern() {
			continue
		}
		variables++
		last = x
	}
	switch {
	case variables == 0:
		if strings.HasPrefix(text, "static ") { // a prototype
			text = strings.TrimPrefix(text, "static ")
			return &[2]string{text, text}, ""
		}
		return nil, ""
	case strings.Contains(text, "{") && last.Initializer == nil:
		return nil, "a declaration defines a type and a variable"
	case variables > 1 && strings.Contains(text, "="):
		return nil, "a declaration has several variables with initial values"
	}
	text = strings.TrimPrefix(text, "static ")
	declared := text
	if last.Initializer != nil {
		declared = string(unit.Model.File.Text[span.Start:unit.Span(last.Declarator).End])
		declared = strings.TrimPrefix(declared, "static ") + ";"
	}
	if strings.Contains(declared, "[]") {
		return nil, "the size of an array is that of its initial value"
	}
	return &[2]string{text, "extern " + declared}, ""
}

// splitFortran cuts the program between two program units.
func splitFortran(file *source.File, points []frontend.InsertionPoints) (parts [2]string, reason string) {
	var units []source.Span
	for _, p := range points {
		if len(units) == 0 || p.Span.Start >= units[len(units)-1].End {
			units = append(units, p.Span)
		}
	}
	if len(units) < 2 {
		return parts, "it has one program unit"
	}
	at := units[len(units)/2-1].End
	for at < len(file.Text) && file.Text[at-1] != '\n' {
		at++
	}
	return [2]string{string(file.Text[:at]), string(file.Text[at:])}, ""
}
