package main

import (
	"embed"
	"path"
	"strings"

	"github.com/spf13/cobra"
)

// pages are the documents for users. Each is shown by accc help NAME and has a manual page; diagnostics.md, which
// accc explain --all writes, is for browsers alone.
//
//go:embed docs/tutorial*.md docs/migrating.md docs/gpu.md docs/ranks.md docs/limits.md docs/editors.md docs/environment.md
var pages embed.FS

// topics are the names of the pages that accc help shows, in the order in which a new user reads them.
var topics = []string{"tutorial", "tutorial-fortran", "migrating", "gpu", "ranks", "limits", "editors", "environment"}

// topicCommand is the page of a name, a help topic: its title is the first line.
func topicCommand(name string) *cobra.Command {
	text, err := pages.ReadFile(path.Join("docs", name+".md"))
	if err != nil {
		panic(err) // topics names pages that are embedded
	}
	title, _, _ := strings.Cut(strings.TrimPrefix(string(text), "# "), "\n")
	return &cobra.Command{Use: name, Short: title, Long: strings.TrimRight(string(text), "\n")}
}
