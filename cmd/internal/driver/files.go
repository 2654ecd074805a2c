package driver

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"accc/backend/run/libc"
)

// Files lets a program reach the files below some directories and no others, whatever
// symbolic links and dots its names hold.
type Files struct {
	roots []openDir // the first is the working directory

	mu      sync.Mutex
	outside []string // the first names that the program used and that no directory holds
}

// mostOutside bounds the names that are kept of those outside of all directories.
const mostOutside = 3

// noteOutside records a name that no directory holds.
func (f *Files) noteOutside(name string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.outside) < mostOutside && !slices.Contains(f.outside, name) {
		f.outside = append(f.outside, name)
	}
}

// ExplainOutside writes which files the program was refused since they are outside of its directories, and the flag that lets it
// access them.
func (f *Files) ExplainOutside(w io.Writer) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, name := range f.outside {
		fmt.Fprintf(w, "note: %s is outside of the directories that the program may access; --dir=%s lets it\n", name, filepath.Dir(name))
	}
	f.outside = nil
}

type openDir struct {
	path     string // absolute, without symbolic links
	root     *os.Root
	info     fs.FileInfo // which directory it is, whatever its name is later
	readOnly bool
}

// readOnlySuffix ends the name of a directory in which nothing may be changed.
const readOnlySuffix = ":ro"

// NewFiles opens directories; relative names of the program start at the first one. A directory inside of another has its own
// rights, and the last word on a directory counts.
func NewFiles(dirs []string) (*Files, error) {
	f := &Files{}
	for _, d := range dirs {
		d, readOnly := strings.CutSuffix(d, readOnlySuffix)
		if err := f.open(d, readOnly); err != nil {
			f.Close()
			var pe *os.PathError
			if errors.As(err, &pe) {
				err = pe.Err
			}
			return nil, &StatusError{ExitErrors, fmt.Errorf("cannot open the directory %s: %w", d, err)}
		}
	}
	return f, nil
}

func (f *Files) open(dir string, readOnly bool) error {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	if abs, err = filepath.EvalSymlinks(abs); err != nil {
		return err
	}
	for i := range f.roots {
		if f.roots[i].path == abs {
			f.roots[i].readOnly = readOnly
			return nil
		}
	}
	root, err := os.OpenRoot(abs)
	if err != nil {
		return err
	}
	info, err := root.Stat(".")
	if err != nil {
		root.Close()
		return err
	}
	f.roots = append(f.roots, openDir{abs, root, info, readOnly})
	return nil
}

// Close closes the directories.
func (f *Files) Close() {
	for _, r := range f.roots {
		r.root.Close()
	}
}

// below is the innermost directory that holds an absolute path and the path inside it; nil if there is none.
func (f *Files) below(abs string) (best *openDir, inside string) {
	for i := range f.roots {
		r := &f.roots[i]
		rel, err := filepath.Rel(r.path, abs)
		if err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator)) && (best == nil || len(r.path) > len(best.path)) {
			best, inside = r, rel
		}
	}
	return best, inside
}

// find is the directory that holds a name and the name inside of it, for reading.
func (f *Files) find(name string) (*openDir, string, error) {
	if name == "" { // POSIX 4.13: names nothing
		return nil, "", fs.ErrNotExist
	}
	abs := name
	if !filepath.IsAbs(name) {
		abs = filepath.Join(f.roots[0].path, name)
	}
	abs = filepath.Clean(abs)
	r, rel := f.below(abs)
	if r == nil {
		// The name of an open directory may itself go through symbolic links.
		if real, err := filepath.EvalSymlinks(filepath.Dir(abs)); err == nil {
			r, rel = f.below(filepath.Join(real, filepath.Base(abs)))
		}
	}
	if r == nil {
		// Where there is no directory, --dir would not help.
		if info, err := os.Stat(filepath.Dir(abs)); err == nil && info.IsDir() {
			f.noteOutside(name)
		}
		return nil, "", fs.ErrPermission
	}
	return r, rel, nil
}

// change finds a name for a change: the place of it, which the caller releases. follow tells that the name of a symbolic link is that of what it
// leads to.
func (f *Files) change(name string, follow bool) (*place, error) {
	r, rel, err := f.find(name)
	if err != nil {
		return nil, err
	}
	if !slices.ContainsFunc(f.roots, func(r openDir) bool { return r.readOnly }) {
		return &place{below: r, dir: r.root, name: rel}, nil
	}
	return f.walk(r, rel, follow)
}

// inside makes a permission error of that of a name that leads out of its directory.
func inside(err error) error {
	var pe *os.PathError
	if errors.As(err, &pe) && strings.Contains(pe.Err.Error(), "escapes from parent") {
		return fs.ErrPermission
	}
	return err
}

// Open implements libc.Opener.
func (f *Files) Open(name string, flag int) (libc.File, error) {
	if flag&(os.O_WRONLY|os.O_RDWR|os.O_CREATE|os.O_TRUNC) != 0 {
		p, err := f.change(name, flag&os.O_EXCL == 0)
		if err != nil {
			return nil, inside(err)
		}
		defer p.release()
		file, err := p.open(flag)
		if err != nil {
			return nil, inside(err)
		}
		return file, nil
	}
	r, rel, err := f.find(name)
	if err != nil {
		return nil, err
	}
	file, err := r.root.OpenFile(rel, flag, 0o666)
	if err != nil {
		return nil, inside(err)
	}
	return file, nil
}

// Remove implements libc.Opener.
func (f *Files) Remove(name string) error {
	p, err := f.change(name, false)
	if err != nil {
		return inside(err)
	}
	defer p.release()
	return inside(p.dir.Remove(p.name))
}

// Rename implements libc.Opener; both names must be below one directory.
func (f *Files) Rename(from, to string) error {
	p, err := f.change(from, false)
	if err != nil {
		return inside(err)
	}
	defer p.release()
	q, err := f.change(to, false)
	if err != nil {
		return inside(err)
	}
	defer q.release()
	if p.below != q.below {
		return fs.ErrPermission
	}
	return inside(rename(p, q))
}

// Stat implements libc.Directory.
func (f *Files) Stat(name string, follow bool) (fs.FileInfo, error) {
	r, rel, err := f.find(name)
	if err != nil {
		return nil, err
	}
	stat := r.root.Lstat
	if follow {
		stat = r.root.Stat
	}
	info, err := stat(rel)
	return info, inside(err)
}

// Mkdir implements libc.Directory.
func (f *Files) Mkdir(name string, mode fs.FileMode) error {
	p, err := f.change(name, false)
	if err != nil {
		return inside(err)
	}
	defer p.release()
	return inside(p.dir.Mkdir(p.name, mode))
}

// Writable implements libc.Directory.
func (f *Files) Writable(name string) error {
	p, err := f.change(name, true)
	if err != nil {
		return inside(err)
	}
	p.release()
	return nil
}

// ReadDir implements libc.Directory.
func (f *Files) ReadDir(name string) ([]fs.DirEntry, error) {
	r, rel, err := f.find(name)
	if err != nil {
		return nil, err
	}
	return fs.ReadDir(r.root.FS(), filepath.ToSlash(rel))
}

// Here implements libc.Directory: the working directory.
func (f *Files) Here() string { return f.roots[0].path }
