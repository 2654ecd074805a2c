package fortran

import (
	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
)

// Order puts sources so that those that define modules come before those that use them. Sources that do not depend on each
// other keep their order, as do those that use one another in a circle, which is reported when they are parsed.
func Order(files []*source.File, opts func(*source.File) Options) []*source.File {
	defines := map[string]int{}
	uses := make([][]string, len(files))
	for i, f := range files {
		def, use := ModulesOf(f, opts(f))
		for _, m := range def {
			if _, known := defines[m]; !known {
				defines[m] = i
			}
		}
		uses[i] = use
	}
	var out []*source.File
	state := make([]bool, len(files))
	var visit func(i int)
	visit = func(i int) {
		if state[i] {
			return
		}
		state[i] = true
		for _, m := range uses[i] {
			if j, known := defines[m]; known {
				visit(j)
			}
		}
		out = append(out, files[i])
	}
	for i := range files {
		visit(i)
	}
	return out
}

// ModulesOf finds the modules that a source defines and uses, off the first words of its lines.
func ModulesOf(file *source.File, opts Options) (defines, uses []string) {
	var faults diag.List // they are reported when the source is parsed
	r := read(file, opts, &faults)
	for _, l := range r.Lines {
		t := r.Toks[l.First:l.End]
		if l.Kind != lex.Statement || len(t) < 2 {
			continue
		}
		switch {
		case t[0].Word("module") && t[1].Kind == lex.Ident && len(t) == 2:
			defines = append(defines, t[1].Text)
		case t[0].Word("submodule") && t[1].Is("("):
			parent := t[2].Text
			if len(t) > 4 && t[3].Is(":") {
				parent = submoduleName(parent, t[4].Text)
			}
			uses = append(uses, parent)
			if last := t[len(t)-1]; last.Kind == lex.Ident {
				defines = append(defines, submoduleName(t[2].Text, last.Text))
			}
		case t[0].Word("use"):
			for i := range t[1:] {
				if x := &t[1+i]; x.Kind == lex.Ident && x.Text != "intrinsic" && x.Text != "non_intrinsic" {
					uses = append(uses, x.Text)
					break
				}
			}
		}
	}
	return defines, uses
}

// submoduleName tells a submodule from others: each module has its own (Fortran 2018 §14.2.3). Compilers name files so.
func submoduleName(ancestor, name string) string { return ancestor + "@" + name }

// moduleName is the name of a module, or that of a submodule with its ancestor's.
func (p *ProgUnit) moduleName() string {
	if p.Stmt != nil {
		if n, _ := p.Stmt.Node.(*ProgramStmt); p.Kind == "submodule" && n != nil && n.Parent != nil {
			return submoduleName(n.Parent.Text, p.Name.Text)
		}
	}
	return p.Name.Text
}
