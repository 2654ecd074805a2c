package driver

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
)

// Expand turns arguments into the names of inputs: a directory expands to the sources in and below it, a pattern to
// what it matches. A name that is neither stays as it is, so that reading it reports what is wrong.
func (s *Session) Expand(args []string) ([]string, error) {
	var out []string
	for _, a := range args {
		info, err := os.Stat(a)
		switch {
		case err == nil && info.IsDir():
			found, err := sourcesBelow(a)
			if err != nil {
				return nil, &StatusError{ExitErrors, err}
			}
			found = slices.DeleteFunc(found, s.isExcluded)
			left := s.leftOut(a)
			if len(found) == 0 && left != "" {
				return nil, &StatusError{ExitErrors, fmt.Errorf("%s: no sources in this directory; %s", a, left)}
			}
			if len(found) == 0 {
				return nil, &StatusError{ExitErrors, fmt.Errorf("%s: no sources in this directory", a)}
			}
			if left != "" {
				s.LeftOut = append(s.LeftOut, left)
			}
			out = append(out, found...)
		case err != nil && strings.ContainsAny(a, "*?[{"):
			found, err := doublestar.FilepathGlob(a, doublestar.WithFilesOnly())
			if err != nil {
				return nil, &StatusError{ExitUsage, fmt.Errorf("%s: %w", a, err)}
			}
			if len(found) == 0 {
				return nil, &StatusError{ExitErrors, fmt.Errorf("%s: no file matches", a)}
			}
			sort.Strings(found)
			out = append(out, found...)
		default:
			out = append(out, a)
		}
	}
	return out, nil
}

// isSource reports whether a file is a source by its name.
func isSource(path string) bool {
	l, _, header := ofName(path)
	return l != nil && !header
}

// isHeader reports whether a file is a header by its name.
func isHeader(path string) bool {
	l, _, header := ofName(path)
	return l != nil && header
}

// OnlyHeaders reports whether an argument is a directory with headers and no sources in and below it.
func OnlyHeaders(arg string) bool {
	if info, err := os.Stat(arg); err != nil || !info.IsDir() {
		return false
	}
	sources, _ := below(arg, isSource)
	headers, _ := below(arg, isHeader)
	return len(sources) == 0 && len(headers) > 0
}

// sourcesBelow lists the sources of a directory tree, hidden directories left out. Headers are checked with the
// sources that include them.
func sourcesBelow(dir string) ([]string, error) { return below(dir, isSource) }

// leadsToFile reports whether an entry is a regular file, or a link to one: a pipe or a device would be read for ever.
func leadsToFile(path string, d fs.DirEntry) bool {
	if d.Type()&fs.ModeSymlink == 0 {
		return d.Type().IsRegular()
	}
	info, err := os.Stat(path)
	return err != nil || info.Mode().IsRegular() // a link that leads nowhere is reported when it is read
}

// below lists the files of a directory tree whose names are wanted.
func below(dir string, wanted func(path string) bool) ([]string, error) {
	var out []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != dir && strings.HasPrefix(d.Name(), "."):
			return filepath.SkipDir
		case !d.IsDir() && wanted(path) && leadsToFile(path, d):
			out = append(out, path)
		}
		return nil
	})
	sort.Strings(out)
	return out, err
}
