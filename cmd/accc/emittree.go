package main

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"accc/backend/acctoomp"
	"accc/backend/emit"
	"accc/backend/translate"
	"accc/cmd/internal/driver"
	"accc/frontend/source"
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
	as            translate.Direction
	opts          emit.Options
	output        string
	inPlace, diff bool
	report        *rewriteReport // nil: none is asked for
	runtime       libraryFile
	backup        string // the suffix of the names of old texts; "": they are not kept

	base string // the directory below which files are written, absolute
	mu   sync.Mutex
	done map[string][]*written // by absolute name: the different texts
	lost []string              // the sources that have errors
	// outside are the headers that are not in the tree and have directives that would be translated, with the first of these.
	outside map[string]source.Position
}

// written is a new text of a file and the sources that it was made for.
type written struct {
	file *source.File
	text []byte
	by   []string
}

func (t *tree) emit(args []string, database string) error {
	s := t.session
	if t.output == "" && !t.inPlace && !t.diff && !t.opts.Verify {
		return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("several sources: expected -o DIRECTORY, --in-place, --diff or --verify")}
	}
	headers, sources := []string{}, args
	if len(args) > 1 {
		headers = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return !driver.OnlyHeaders(a) })
		if sources = slices.DeleteFunc(slices.Clone(args), driver.OnlyHeaders); len(sources) == 0 {
			headers, sources = nil, args
		}
	}
	inputs, err := s.ExpandAll(sources, database)
	if err != nil {
		return err
	}
	if err := t.setBase(sources, headers, inputs); err != nil {
		return err
	}
	t.done, t.outside = map[string][]*written{}, map[string]source.Position{}
	if t.runtime.wanted {
		t.runtime.directory = t.base
		if t.output != "" {
			t.runtime.directory = t.output
		}
		t.opts.Beside = t.library
	}
	err = s.Each(inputs, func(part *driver.Session, name string) error {
		ok := false
		err := part.Guard(name, func() (err error) {
			ok, err = t.source(part, name)
			return err
		})
		if !ok {
			t.report.failed(name, &part.Diags)
			t.mu.Lock()
			defer t.mu.Unlock()
			t.lost = append(t.lost, name)
		}
		return err
	})
	t.compare()
	if finish := s.Finish(); err == nil {
		err = finish
	}
	var status *driver.StatusError
	if errors.As(err, &status) && status.Status == driver.ExitUsage {
		return err
	}
	if writing := t.write(); err == nil {
		err = writing
	}
	t.report.leave(t.lost)
	if reporting := t.report.write(s); err == nil {
		err = reporting
	}
	if n := len(t.lost); n > 0 {
		fmt.Fprintf(s.Stderr, "accc: %d of %d sources have errors and are left as they are: %s\n", n, len(inputs), strings.Join(t.lost, ", "))
		if rest := len(inputs) - n; rest > 0 && t.output != "" {
			fmt.Fprintf(s.Stderr, "accc: the other %d are written to %s, so that the program is translated in part\n", rest, t.output)
		}
	}
	if len(t.outside) > 0 {
		var list []string
		for _, name := range slices.Sorted(maps.Keys(t.outside)) {
			list = append(list, fmt.Sprintf("%s:%d", name, t.outside[name].Line))
		}
		what := "1 header outside of the tree has directives that are left as they are"
		if len(list) > 1 {
			what = fmt.Sprintf("%d headers outside of the tree have directives that are left as they are", len(list))
		}
		fmt.Fprintf(s.Stderr, "accc: %s: %s\n", what, strings.Join(list, ", "))
	}
	return err
}

// setBase finds the directory that files are below: the one that was named, or the deepest one around all sources and the
// directories of their headers, those of the system left out.
func (t *tree) setBase(args, headers []string, inputs []driver.Input) error {
	if len(args) == 1 && len(headers) == 0 {
		if info, err := os.Stat(args[0]); err == nil && info.IsDir() {
			t.base, err = filepath.Abs(args[0])
			return err
		}
	}
	sources := slices.Clone(headers) // directories
	var includes []string
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

// library is the name by which a file includes OpenACC's library, which is at the top of the tree.
func (t *tree) library(name string) string {
	up := ""
	if rel, ok := t.below(name); ok {
		up = strings.Repeat("../", strings.Count(filepath.ToSlash(rel), "/"))
	}
	return up + emit.LibraryName
}

// source makes the texts of one source and of its headers, which are kept if there are no errors.
func (t *tree) source(part *driver.Session, name string) (ok bool, err error) {
	before := part.Diags.Errors()
	loops, err := writeConcurrent(part, name, t.opts)
	if err != nil {
		return false, err
	}
	defer part.Restore()
	result, err := rewrite(part, name, translate.Request{Direction: t.as, Options: t.opts, Headers: func(f *source.File) bool {
		_, ok := t.below(f.Name)
		return ok
	}})
	if err != nil || part.Diags.Errors() > before || len(result.Files) == 0 {
		return false, err // an error that another source has, too, is reported once
	}
	for _, first := range result.Untouched {
		t.stays(first)
	}
	for i, f := range result.Files {
		t.report.add(f, &part.Diags)
		if loops != nil && i == 0 {
			f.File = loops.Before
		}
		t.add(f.File, f.New, name)
	}
	return true, nil
}

// stays notes a header outside of the tree that has directives which are translated in the tree, by the first of them.
func (t *tree) stays(directive source.Span) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if _, ok := t.outside[directive.File.Name]; !ok {
		t.outside[directive.File.Name] = directive.Position()
	}
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
			w.by = append(w.by, by)
			return
		}
	}
	t.done[full] = append(t.done[full], &written{f, text, []string{by}})
}

// compare reports files that become different texts: the sources that they are part of are not written.
func (t *tree) compare() {
	for _, list := range t.done {
		if len(list) < 2 {
			continue
		}
		for _, w := range list {
			slices.Sort(w.by)
			t.lost = append(t.lost, w.by...)
		}
		slices.SortFunc(list, func(a, b *written) int { return strings.Compare(a.by[0], b.by[0]) })
		f := list[0].file
		acctoomp.Diverging.New(source.Span{File: f}, "%s becomes different texts with %s and with %s", f.Name, list[0].by[0], list[1].by[0]).To(&t.session.Diags)
	}
	slices.Sort(t.lost)
	t.lost = slices.Compact(t.lost)
	for name, list := range t.done {
		if !slices.ContainsFunc(list[0].by, func(by string) bool { return !slices.Contains(t.lost, by) }) {
			delete(t.done, name)
		}
	}
}

// write puts the texts where they are wanted. A file that cannot be written does not stop the others.
func (t *tree) write() error {
	s := t.session
	var names []string
	for n := range t.done {
		names = append(names, n)
	}
	slices.Sort(names)
	var errs []error
	for _, n := range names {
		w := t.done[n][0]
		changed := !bytes.Equal(w.text, w.file.Text)
		switch {
		case t.diff && changed:
			if err := s.Write("", []byte(driver.Unified(w.file.Name, w.file.Text, w.text))); err != nil {
				return err
			}
		case t.inPlace && changed:
			errs = append(errs, replaceFile(n, t.backup, w.file.Text, w.text))
		case t.output != "":
			errs = append(errs, t.put(n, w.text))
		}
		if errs == nil || errs[len(errs)-1] == nil {
			errs = append(errs, t.runtime.write(t.as, w.file.Text, w.text))
		}
	}
	if err := errors.Join(errs...); err != nil {
		return &driver.StatusError{Status: driver.ExitErrors, Err: err}
	}
	return nil
}

// put writes the new text of a file below the directory of -o.
func (t *tree) put(name string, text []byte) error {
	rel, ok := t.below(name)
	if !ok {
		return fmt.Errorf("%s is outside of %s", name, t.base)
	}
	out := filepath.Join(t.output, rel)
	if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
		return fmt.Errorf("cannot make a directory for %s: %w", out, errors.Unwrap(err))
	}
	return driver.WriteFile(out, text, 0o644)
}
