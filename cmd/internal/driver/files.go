package driver

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"accc/backend/run/libc"
)

// Files lets a program reach the files below some directories and no others, whatever
// symbolic links and dots its names hold.
type Files struct {
	roots []openDir
}

type openDir struct {
	path string // absolute
	root *os.Root
}

// NewFiles opens directories; relative names of the program start at the first one.
func NewFiles(dirs []string) (*Files, error) {
	f := &Files{}
	for _, d := range dirs {
		abs, err := filepath.Abs(d)
		if err == nil {
			var root *os.Root
			if root, err = os.OpenRoot(abs); err == nil {
				f.roots = append(f.roots, openDir{abs, root})
				continue
			}
		}
		f.Close()
		var pe *os.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		return nil, &StatusError{ExitErrors, fmt.Errorf("cannot open the directory %s: %w", d, err)}
	}
	return f, nil
}

// Close closes the directories.
func (f *Files) Close() {
	for _, r := range f.roots {
		r.root.Close()
	}
}

// find is the directory that holds a name and the name inside it.
func (f *Files) find(name string) (*os.Root, string, error) {
	abs := name
	if !filepath.IsAbs(name) {
		abs = filepath.Join(f.roots[0].path, name)
	}
	for _, r := range f.roots {
		rel, err := filepath.Rel(r.path, filepath.Clean(abs))
		if err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
			return r.root, rel, nil
		}
	}
	return nil, "", fs.ErrPermission
}

// Open implements libc.Opener.
func (f *Files) Open(name string, flag int) (libc.File, error) {
	root, rel, err := f.find(name)
	if err != nil {
		return nil, err
	}
	file, err := root.OpenFile(rel, flag, 0o666)
	if err != nil {
		return nil, err
	}
	return file, nil
}

// Remove implements libc.Opener.
func (f *Files) Remove(name string) error {
	root, rel, err := f.find(name)
	if err != nil {
		return err
	}
	return root.Remove(rel)
}

// Rename implements libc.Opener; both names must be below one directory.
func (f *Files) Rename(from, to string) error {
	a, relFrom, err := f.find(from)
	if err != nil {
		return err
	}
	b, relTo, err := f.find(to)
	if err != nil {
		return err
	}
	if a != b {
		return fs.ErrPermission
	}
	return a.Rename(relFrom, relTo)
}
