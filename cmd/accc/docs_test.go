package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"accc/cmd/internal/driver"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"
)

// measured matches what differs from run to run in the pages' output: addresses, and the times of reports.
var measured = regexp.MustCompile(`0x[0-9a-f]+|\d+(\.\d+)? (ns|µs|ms|s)\b|gang \d+ of`)

// What the pages show is true. A block of a page with a file's name ("c relax.c") is that file, a block of diff changes the file that was
// named last, and each "$ command" of a console block prints what follows it. With -update the output is written anew.
func TestDocs(t *testing.T) {
	found, err := filepath.Glob("docs/*.md")
	require.NoError(t, err)
	require.NotEmpty(t, found)
	for _, name := range found {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".md"), func(t *testing.T) {
			page, err := filepath.Abs(name)
			require.NoError(t, err)
			text, err := os.ReadFile(page)
			require.NoError(t, err)
			t.Setenv("NO_COLOR", "1")
			t.Chdir(t.TempDir())
			var file string
			lines := strings.SplitAfter(string(text), "\n")
			var out strings.Builder
			for i := 0; i < len(lines); i++ {
				out.WriteString(lines[i])
				info, fence := strings.CutPrefix(strings.TrimSpace(lines[i]), "```")
				if !fence {
					continue
				}
				end := i + 1
				for end < len(lines) && !strings.HasPrefix(lines[end], "```") {
					end++
				}
				require.Less(t, end, len(lines), "a block without an end: %s", lines[i])
				body := strings.Join(lines[i+1:end], "")
				switch _, named, ok := strings.Cut(info, " "); {
				case ok:
					file = named
					require.NoError(t, os.WriteFile(file, []byte(body), 0o644))
				case info == "diff":
					patch(t, file, body)
				case info == "console":
					body = session(t, body)
				}
				out.WriteString(body)
				i = end
				out.WriteString(lines[i])
			}
			if out.String() != string(text) && *update {
				require.NoError(t, os.WriteFile(page, []byte(out.String()), 0o644))
			}
		})
	}
}

// The references are what accc explain writes. With -update they are written anew.
func TestReferences(t *testing.T) {
	for name, refer := range references {
		t.Run(name, func(t *testing.T) {
			var want bytes.Buffer
			refer(&want)
			page := filepath.Join("docs", name+".md")
			if *update {
				require.NoError(t, os.WriteFile(page, want.Bytes(), 0o644))
			}
			got, err := os.ReadFile(page)
			require.NoError(t, err)
			require.Empty(t, cmp.Diff(want.String(), string(got)), "go test ./cmd/accc -run TestReferences -update writes it")
		})
	}
}

// patch changes a file as a diff says: the lines of each hunk occur once, and "@@" is between hunks.
func patch(t *testing.T, file, diff string) {
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	for _, hunk := range strings.Split(diff, "@@\n") {
		var before, after strings.Builder
		for _, line := range strings.SplitAfter(hunk, "\n") {
			if line == "" {
				continue
			}
			if line[0] != '+' {
				before.WriteString(line[1:])
			}
			if line[0] != '-' {
				after.WriteString(line[1:])
			}
		}
		require.Equal(t, 1, bytes.Count(text, []byte(before.String())), "%s has this not once:\n%s\nbut is\n%s", file, before.String(), text)
		text = bytes.Replace(text, []byte(before.String()), []byte(after.String()), 1)
	}
	require.NoError(t, os.WriteFile(file, text, 0o644))
}

// session runs the commands of a console block and demands what they print; it returns the block as it should be. Status and streams are
// not shown apart, as at a terminal.
func session(t *testing.T, text string) string {
	var block strings.Builder
	for _, part := range strings.Split("\n"+text, "\n$ ")[1:] {
		command, want, _ := strings.Cut(part, "\n")
		words := strings.Fields(command)
		var out bytes.Buffer
		if words[0] == "accc" {
			s := driver.NewSession()
			s.Stdin, s.Stdout, s.Stderr = strings.NewReader(""), &out, &out
			execute(s, words[1:])
		} else {
			program := exec.Command(words[0], words[1:]...)
			program.Stdout, program.Stderr = &out, &out
			require.NoError(t, program.Run(), command)
		}
		// Empty lines between what two streams show depend on how they are merged.
		clean := func(s string) string {
			return emptyLines.ReplaceAllString(strings.TrimSpace(measured.ReplaceAllString(s, "*")), "\n")
		}
		got := strings.TrimRight(out.String(), "\n")
		block.WriteString("$ " + command + "\n")
		if clean(want) == clean(got) {
			got = strings.TrimRight(want, "\n")
		} else if !*update {
			t.Errorf("%s:\n%s", command, cmp.Diff(clean(want), clean(got)))
		}
		if got != "" {
			block.WriteString(got + "\n")
		}
	}
	return block.String()
}
