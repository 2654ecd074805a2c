package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"accc/cmd/internal/driver"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"
)

// varying matches what differs from run to run in the README's output.
var varying = regexp.MustCompile(`0x[0-9a-f]+|gang \d+ of`)

var emptyLines = regexp.MustCompile(`\n\n+`)

// The README's sessions are true: every "$ accc ..." in a console block prints what is shown below it.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	require.NoError(t, err)
	t.Chdir("../..")
	t.Setenv("NO_COLOR", "1")
	blocks := strings.Split(string(text), "```console\n")[1:]
	require.NotEmpty(t, blocks)
	for _, b := range blocks {
		session, _, _ := strings.Cut(b, "```")
		command, want, _ := strings.Cut(session, "\n")
		args, ok := strings.CutPrefix(command, "$ accc ")
		require.True(t, ok, command)
		if strings.TrimSpace(want) == "" {
			continue // shown without its output
		}
		t.Run(args, func(t *testing.T) {
			var out bytes.Buffer
			s := driver.NewSession()
			s.Stdin, s.Stdout, s.Stderr = strings.NewReader(""), &out, &out
			execute(s, strings.Fields(args))
			// Empty lines between what two streams show depend on how they are merged.
			clean := func(s string) string {
				return emptyLines.ReplaceAllString(strings.TrimSpace(varying.ReplaceAllString(s, "*")), "\n")
			}
			require.Empty(t, cmp.Diff(clean(want), clean(out.String())))
		})
	}
}

// pathInPage matches what the pages mention of the tree: links to other pages, and packages in commands.
var pathInPage = regexp.MustCompile(`\]\(([^):]+)\)|go (?:run|test|install) ((?:\./[\w/]+ ?)+)`)

// The pages mention only files and packages that exist.
func TestPagesPaths(t *testing.T) {
	root := "../.."
	pages, err := filepath.Glob(filepath.Join(root, "*.md"))
	require.NoError(t, err)
	require.NotEmpty(t, pages)
	for _, page := range pages {
		text, err := os.ReadFile(page)
		require.NoError(t, err)
		for _, m := range pathInPage.FindAllStringSubmatch(string(text), -1) {
			for _, name := range strings.Fields(m[1] + " " + m[2]) {
				if !strings.HasPrefix(name, "#") {
					_, err := os.Stat(filepath.Join(root, name))
					require.NoError(t, err, filepath.Base(page))
				}
			}
		}
	}
}
