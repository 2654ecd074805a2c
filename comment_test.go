package accc_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// fileName is a file of the package, or several by a pattern, in the text of a package comment.
var fileName = regexp.MustCompile(`(?:^|[^a-z0-9_*/])([a-z0-9_*]+\.go)\b`)

// packageFiles are the Go files of every package, without tests, by directory.
func packageFiles(t *testing.T) map[string][]string {
	dirs := map[string][]string{}
	require.NoError(t, filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (strings.HasPrefix(d.Name(), ".") && path != "." || d.Name() == "testdata") {
			return filepath.SkipDir
		}
		if strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			dirs[filepath.Dir(path)] = append(dirs[filepath.Dir(path)], filepath.Base(path))
		}
		return nil
	}))
	return dirs
}

// conventional are files that mean the same in every package: the rules that it reports, the examples of its operations,
// and what differs between systems.
var conventional = regexp.MustCompile(`^(rules|examples)\.go$|_(linux|unix|windows|other)\.go$`)

// A package comment says in which order to read the files. It names files that exist, and none is left out but the one
// that has the comment and conventional ones.
func TestReadingOrders(t *testing.T) {
	for dir, files := range packageFiles(t) {
		for _, file := range files {
			f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, file), nil, parser.ParseComments|parser.PackageClauseOnly)
			require.NoError(t, err)
			text := f.Doc.Text()
			var names []string
			for _, m := range fileName.FindAllStringSubmatch(text, -1) {
				names = append(names, m[1])
			}
			if len(names) == 0 {
				continue
			}
			matches := func(name string) func(string) bool {
				return func(file string) bool { ok, err := filepath.Match(name, file); return ok && err == nil }
			}
			for _, name := range names {
				if !slices.ContainsFunc(files, matches(name)) {
					t.Errorf("%s/%s: the package comment names %s, which does not exist", dir, file, name)
				}
			}
			for _, other := range files {
				if other != file && !conventional.MatchString(other) && !slices.ContainsFunc(names, func(name string) bool { return matches(name)(other) }) {
					t.Errorf("%s/%s: the reading order in the package comment leaves out %s", dir, file, other)
				}
			}
		}
	}
}
