package accc_test

import (
	"go/scanner"
	"go/token"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// plainWords are phrases that compiler engineers do not use, and what to write instead. A phrase belongs here if it is
// wrong wherever it appears in a comment or message; the others need judgement.
var plainWords = []struct {
	phrase *regexp.Regexp
	say    string
}{
	{regexp.MustCompile(`\bmend(s|ed|ing)?\b`), "fix"},
	{regexp.MustCompile(`\bin front of\b`), "before"},
	{regexp.MustCompile(`\bright behind\b|\bbehind the (end|last|first|others?)\b|\bone behind (the|an)other\b`), "after, past"},
	{regexp.MustCompile(`\bmemory of the host\b`), "host memory"},
	{regexp.MustCompile(`\b(some|any|no)thing else than\b`), "something other than"},
	{regexp.MustCompile(`\bon the base of\b`), "based on"},
	{regexp.MustCompile(`\bnobody (looks|asks|nearby)\b`), "unused"},
	{regexp.MustCompile(`\b(take|takes|taken|taking|go|goes|come|comes) along\b`), "also transfer, include"},
	{regexp.MustCompile(`\bwritten beside\b`), "written out of bounds"},
	{regexp.MustCompile(`\b(can|cannot|may|must) stand\b`), "is allowed, must be"},
	{regexp.MustCompile(`\b(is|are) no positive\b`), "is not a positive"},
}

// Comments and messages are written in the words of the field, which searches find.
func TestPlainWords(t *testing.T) {
	list, err := exec.Command("git", "ls-files", "*.go", "*.md").Output()
	if err != nil {
		t.Skip("not a git checkout")
	}
	for _, name := range strings.Fields(string(list)) {
		text, err := os.ReadFile(name)
		if os.IsNotExist(err) {
			continue // removed, not yet committed
		}
		require.NoError(t, err)
		if name == "words_test.go" {
			continue
		}
		check := func(line int, part string) {
			for _, w := range plainWords {
				if found := w.phrase.FindString(part); found != "" {
					t.Errorf("%s:%d: %q: write %q", name, line, found, w.say)
				}
			}
		}
		if !strings.HasSuffix(name, ".go") {
			for i, line := range strings.Split(string(text), "\n") {
				check(i+1, line)
			}
			continue
		}
		var s scanner.Scanner
		files := token.NewFileSet()
		file := files.AddFile(name, -1, len(text))
		s.Init(file, text, nil, scanner.ScanComments)
		for {
			pos, tok, lit := s.Scan()
			if tok == token.EOF {
				break
			}
			if tok == token.COMMENT || tok == token.STRING {
				check(file.Line(pos), lit)
			}
		}
	}
}
