package driver

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// errReadOnly is what a change in a read-only directory fails with.
var errReadOnly = fmt.Errorf("read-only directory: %w", syscall.EROFS)

// mostSteps bounds the symbolic links of a name, and the changes of other programs while it is followed.
const mostSteps = 40

// A place is a name in an open directory. Where some directories are read-only, the directory has been reached by one open directory after
// another, each of them known by what it is and not by its name: what other programs do to names in between does not lead elsewhere.
type place struct {
	below  *openDir
	dir    *os.Root
	name   string
	walked bool // the name itself is no symbolic link
	opened []*os.Root
}

func (p *place) release() {
	for _, r := range p.opened {
		r.Close()
	}
}

// walk follows a name below a directory, and refuses one in a read-only directory, that of such a directory, and one above it, which would be
// moved with it.
func (f *Files) walk(top *openDir, rel string, follow bool) (*place, error) {
	type level struct {
		dir      *os.Root
		readOnly bool
	}
	p := &place{below: top, walked: true}
	levels := []level{{top.root, top.readOnly}}
	words := strings.Split(filepath.ToSlash(rel), "/")
	fail := func(err error) (*place, error) {
		p.release()
		return nil, err
	}
	for steps := 0; ; {
		at, word := levels[len(levels)-1], words[0]
		if word == ".." {
			if len(levels) == 1 {
				return fail(fs.ErrPermission)
			}
			levels = levels[:len(levels)-1]
			word = "."
		}
		last := len(words) == 1
		if word == "." || word == "" {
			if !last {
				words = words[1:]
				continue
			}
			at, word = levels[len(levels)-1], "."
		}
		info, err := at.dir.Lstat(word)
		switch {
		case last && (errors.Is(err, fs.ErrNotExist) || err == nil && (info.Mode()&fs.ModeSymlink == 0 || !follow)):
			if at.readOnly || err == nil && f.protects(info) {
				return fail(errReadOnly)
			}
			p.dir, p.name = at.dir, word
			return p, nil
		case err != nil:
			return fail(err)
		case info.Mode()&fs.ModeSymlink != 0:
			if steps++; steps > mostSteps {
				return fail(syscall.ELOOP)
			}
			target, err := at.dir.Readlink(word)
			if err != nil {
				return fail(err)
			}
			if filepath.IsAbs(target) {
				return fail(fs.ErrPermission)
			}
			words = append(strings.Split(filepath.ToSlash(target), "/"), words[1:]...)
		default:
			dir, err := at.dir.OpenRoot(word)
			if err != nil {
				return fail(err)
			}
			p.opened = append(p.opened, dir)
			now, err := dir.Stat(".")
			if err != nil {
				return fail(err)
			}
			if !os.SameFile(info, now) { // another program has put something else there
				if steps++; steps > mostSteps {
					return fail(syscall.EBUSY)
				}
				continue
			}
			next := level{dir, at.readOnly}
			for i := range f.roots {
				if os.SameFile(f.roots[i].info, now) {
					next.readOnly = f.roots[i].readOnly
				}
			}
			levels, words = append(levels, next), words[1:]
		}
	}
}

// protects reports whether a directory is a read-only one or above one; the working directory may be above.
func (f *Files) protects(info fs.FileInfo) bool {
	if !info.IsDir() || os.SameFile(info, f.roots[0].info) && !f.roots[0].readOnly {
		return false
	}
	for _, r := range f.roots {
		if !r.readOnly {
			continue
		}
		for dir := r.path; ; dir = filepath.Dir(dir) {
			if above, err := os.Stat(dir); err == nil && os.SameFile(above, info) {
				return true
			}
			if dir == filepath.Dir(dir) {
				break
			}
		}
	}
	return false
}

// open opens the file at a place. Where the place was walked to, a file that is there is opened as it is and compared with what the name was, and
// one that is not there is made: a symbolic link that another program has put there is not followed.
func (p *place) open(flag int) (*os.File, error) {
	if !p.walked || flag&os.O_EXCL != 0 {
		return p.dir.OpenFile(p.name, flag, 0o666)
	}
	for range mostSteps {
		info, err := p.dir.Lstat(p.name)
		switch {
		case errors.Is(err, fs.ErrNotExist) && flag&os.O_CREATE != 0:
			file, err := p.dir.OpenFile(p.name, flag|os.O_EXCL, 0o666)
			if errors.Is(err, fs.ErrExist) {
				continue
			}
			return file, err
		case err != nil:
			return nil, err
		case info.Mode()&fs.ModeSymlink != 0:
			return nil, syscall.ELOOP
		}
		file, err := p.dir.OpenFile(p.name, flag&^(os.O_CREATE|os.O_TRUNC), 0o666)
		if errors.Is(err, fs.ErrNotExist) && flag&os.O_CREATE != 0 {
			continue
		}
		if err != nil {
			return nil, err
		}
		now, err := file.Stat()
		if err == nil && os.SameFile(info, now) {
			if flag&os.O_TRUNC != 0 && info.Mode().IsRegular() {
				err = file.Truncate(0)
			}
			if err == nil {
				return file, nil
			}
		}
		file.Close()
		if err != nil {
			return nil, err
		}
	}
	return nil, syscall.EBUSY
}
