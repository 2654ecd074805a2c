package lsp

import (
	"strings"

	"accc/frontend"
)

// signature tells what the clause takes in whose parentheses the cursor is.
func (s *Server) signature(p positionParams) (any, error) {
	d := p.TextDocument.doc
	if d == nil {
		return nil, nil
	}
	setup := s.Setup(d.file.Name, d.language, s.Options)
	table, text := setup.Language.DirectiveBefore(string(d.file.Text[:d.offset(p.Position)]), setup.Layout)
	if table == nil {
		return nil, nil
	}
	in := &completing{table: table, fortran: setup.Language.Language() == frontend.Fortran}
	_, rest := in.directive(text)
	name, _, inside := outermostClause(rest)
	def := table.Clause(name)
	if !inside || def == nil {
		return nil, nil
	}
	var before []string
	for _, item := range in.clauseWords(name, "") {
		before = append(before, strings.TrimSuffix(item.Label, ":"))
	}
	label := def.NameIn(in.fortran) + "(" + argumentsOf(before) + ")"
	return signatureHelp{Signatures: []signatureInformation{{label, markup{"markdown", clauseText(def)}}}}, nil
}

// argumentsOf shows what may come before the arguments.
func argumentsOf(words []string) string {
	if len(words) == 0 {
		return "..."
	}
	return "[" + strings.Join(words, " | ") + "] ..."
}
