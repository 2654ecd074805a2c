package fortran

import (
	"accc/frontend/diag"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
)

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
