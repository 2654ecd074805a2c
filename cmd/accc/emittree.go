package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"accc/backend/acctoomp"
	"accc/backend/emit"
	"accc/cmd/internal/driver"
	"accc/frontend/source"

	"github.com/aymanbagabas/go-udiff"
)

// isTree reports whether the arguments of emit name more than one source.
func isTree(args []string, database string) bool {
	if database != "" || len(args) > 1 {
		return true
	}
	info, err := os.Stat(args[0])
	return err == nil && info.IsDir() || err != nil && strings.ContainsAny(args[0], "*?[{") || strings.HasSuffix(args[0], ".json")
}

// A tree is the work of emit on several sources.
type tree struct {
	session       *driver.Session
	as            string
	opts          emit.Options
	output        string
	inPlace, diff bool

	base string // the directory below which files are written, absolute
	mu   sync.Mutex
	done map[string][]*written // by absolute name: the different texts
}

// written is a new text of a file and the first source, by name, that it was made for.
type written struct {
	file *source.File
	text []byte
	by   string
}

func (t *tree) emit(args []string, database string) error {
	s := t.session
	if t.output == "" && !t.inPlace && !t.diff && !t.opts.Verify {
		return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("several sources: expected -o DIRECTORY, --in-place, --diff or --verify")}
	}
	inputs, err := s.ExpandAll(args, database)
	if err != nil {
		return err
	}
	if err := t.setBase(args, inputs); err != nil {
		return err
	}
	t.done = map[string][]*written{}
	err = s.Each(inputs, func(part *driver.Session, name string) error {
		return part.Guard(name, func() error { return t.source(part, name) })
	})
	t.compare()
	if finish := s.Finish(); err == nil {
		err = finish
	}
	if err != nil {
		return err
	}
	return t.write()
}

// setBase finds the directory that files are below: the one that was named, or the deepest one around all sources and the
// directories of their headers, those of the system left out.
func (t *tree) setBase(args []string, inputs []driver.Input) error {
	if len(args) == 1 {
		if info, err := os.Stat(args[0]); err == nil && info.IsDir() {
			t.base, err = filepath.Abs(args[0])
			return err
		}
	}
	var sources, includes []string
	for _, in := range inputs {
		sources = append(sources, filepath.Dir(in.Name))
		includes = append(includes, in.Options.Includes...)
	}
	includes = slices.DeleteFunc(append(includes, t.session.Options.Includes...), func(dir string) bool {
		full, err := filepath.Abs(dir)
		return err != nil || strings.HasPrefix(full, "/usr/") || strings.HasPrefix(full, "/opt/")
	})
	var err error
	if t.base, err = around(append(slices.Clone(sources), includes...)); err == nil && t.base == filepath.Dir(t.base) {
		t.base, err = around(sources)
	}
	return err
}

// around is the deepest directory that holds all directories of a list.
func around(list []string) (base string, err error) {
	for i, dir := range list {
		full, err := filepath.Abs(dir)
		if err != nil {
			return "", err
		}
		if i == 0 {
			base = full
		}
		for base != full && !strings.HasPrefix(full, strings.TrimSuffix(base, string(filepath.Separator))+string(filepath.Separator)) {
			base = filepath.Dir(base)
		}
	}
	return base, nil
}

// below is the name of a file below the base.
func (t *tree) below(name string) (string, bool) {
	full, err := filepath.Abs(name)
	if err != nil {
		return "", false
	}
	rel, err := filepath.Rel(t.base, full)
	return rel, err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator))
}

// source makes the texts of one source and of its headers.
func (t *tree) source(part *driver.Session, name string) error {
	r, err := rewrite(part, name, t.as, t.opts)
	if err != nil {
		return err
	}
	var headers []*source.File
	for _, f := range r.files {
		if _, ok := t.below(f.Name); ok && f != r.main {
			headers = append(headers, f)
		}
	}
	text := r.text(r.main, headers...)
	if text == nil {
		return nil
	}
	t.add(r.main, text, name)
	for _, f := range headers {
		t.add(f, r.text(f, headers...), name)
	}
	if r.verify != nil {
		return r.verify(text)
	}
	return nil
}

// add keeps a text of a file.
func (t *tree) add(f *source.File, text []byte, by string) {
	full, err := filepath.Abs(f.Name)
	if err != nil || text == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, w := range t.done[full] {
		if bytes.Equal(w.text, text) {
			w.by = min(w.by, by)
			return
		}
	}
	t.done[full] = append(t.done[full], &written{f, text, by})
}

// compare reports files that become different texts.
func (t *tree) compare() {
	for _, list := range t.done {
		if len(list) < 2 {
			continue
		}
		slices.SortFunc(list, func(a, b *written) int { return strings.Compare(a.by, b.by) })
		f := list[0].file
		acctoomp.Diverging.New(source.Span{File: f}, "%s becomes different texts with %s and with %s", f.Name, list[0].by, list[1].by).To(&t.session.Diags)
	}
}

// write puts the texts where they are wanted.
func (t *tree) write() error {
	s := t.session
	var names []string
	for n := range t.done {
		names = append(names, n)
	}
	slices.Sort(names)
	for _, n := range names {
		w := t.done[n][0]
		changed := !bytes.Equal(w.text, w.file.Text)
		var err error
		switch {
		case t.diff:
			if changed {
				err = s.Write("", []byte(udiff.Unified(w.file.Name, w.file.Name, string(w.file.Text), string(w.text))))
			}
		case t.inPlace:
			if changed {
				err = driver.WriteFile(n, w.text, 0o644)
			}
		case t.output != "":
			rel, ok := t.below(n)
			if !ok {
				return fmt.Errorf("%s is outside of %s", n, t.base)
			}
			out := filepath.Join(t.output, rel)
			if err = os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
				return &driver.StatusError{Status: driver.ExitErrors, Err: fmt.Errorf("cannot make a directory for %s: %w", out, errors.Unwrap(err))}
			}
			err = driver.WriteFile(out, w.text, 0o644)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
