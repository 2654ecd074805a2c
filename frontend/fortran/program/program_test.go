package program_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/fortran/program"
	"accc/frontend/source"

	"github.com/stretchr/testify/require"
)

// A host opens files below a directory, and counts how often.
type host struct {
	settings string
	opened   map[string]int
	noted    string
}

func (h *host) Settings() string { return h.settings }

func (h *host) Open(name string, like *fortran.Options) (s program.Source, ok bool) {
	text, err := os.ReadFile(name)
	if h.opened != nil {
		h.opened[filepath.Base(name)]++
	}
	return program.Source{Name: name, File: source.NewFile(name, text), Options: *like}, err == nil
}

func (h *host) Noted(_ string, like *fortran.Options) (s program.Source, ok bool) {
	if h.noted == "" {
		return s, false
	}
	return h.Open(h.noted, like)
}

func (h *host) Library(string, *fortran.Options) *fortran.Scope { return nil }

// tree writes files, given by name and text, into a directory.
func tree(t *testing.T, files ...string) (dir string) {
	dir = t.TempDir()
	for i := 0; i < len(files); i += 2 {
		name := filepath.Join(dir, files[i])
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, []byte(files[i+1]), 0o644))
	}
	return dir
}

// names are those of files in a directory.
func names(dir string, files ...string) (out []string) {
	for _, f := range files {
		out = append(out, filepath.Join(dir, f))
	}
	return out
}

// of is a source that defines a module m with a variable of its own.
func of(n int) string { return fmt.Sprintf("module m\ninteger :: in%d\nend module\n", n) }

// uses is a source that is right with one of these modules alone.
func uses(n int) string { return fmt.Sprintf("subroutine s\nuse m, only: in%d\nend subroutine\n", n) }

// A use statement means the module in the directory of its source, then that of the sources which were given, the nearest first, then that in a
// directory of -I. A compiler's note comes before all.
func TestFind(t *testing.T) {
	dir := tree(t, "a/use.f90", "", "a/m.f90", of(1), "a/b/other.f90", of(2), "c/m.f90", of(3), "d/e/m.f90", of(4))
	for _, c := range []struct {
		name     string
		given    []string
		includes []string
		noted    string
		whole    bool
		want     int
	}{
		{"own directory", []string{"c/m.f90", "a/b/other.f90"}, []string{"c"}, "", false, 1},
		{"given alone", []string{"c/m.f90", "a/b/other.f90"}, []string{"c"}, "", true, 2},
		{"the order of equals", []string{"d/e/m.f90", "c/m.f90"}, nil, "", true, 3},
		{"a note", []string{"c/m.f90"}, nil, "d/e/m.f90", false, 4},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := program.New()
			p.Give(names(dir, c.given...)...)
			h := &host{}
			if c.noted != "" {
				h.noted = filepath.Join(dir, c.noted)
			}
			r := p.Reader(h)
			r.Whole = c.whole
			require.Empty(t, mistakes(r, filepath.Join(dir, "a/use.f90"), uses(c.want), names(dir, c.includes...)))
			require.NotEmpty(t, mistakes(p.Reader(h), filepath.Join(dir, "a/use.f90"), uses(c.want+1), names(dir, c.includes...)))
		})
	}
	r := program.New().Reader(&host{})
	require.Empty(t, mistakes(r, filepath.Join(dir, "f/use.f90"), uses(3), names(dir, "c", "d/e")))
	// In an editor the workspace comes last, and the modules of its files are remembered until these change.
	outlines, opened := &program.Outlines{}, &host{opened: map[string]int{}}
	workspace := func(want int, includes ...string) {
		t.Helper()
		p := program.New()
		p.Around, p.Outlines = func() []string { return names(dir, "c/m.f90", "d/e/m.f90", "a/use.f90") }, outlines
		require.Empty(t, mistakes(p.Reader(opened), filepath.Join(dir, "d/use.f90"), uses(want), names(dir, includes...)))
	}
	workspace(4)
	workspace(4)
	workspace(3, "c")
	require.Equal(t, 1, opened.opened["use.f90"])
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a/use.f90"), []byte("program p\nend"), 0o644))
	workspace(4)
	require.Equal(t, 2, opened.opened["use.f90"])
	r = program.New().Reader(&host{})
	r.Whole = true
	require.Equal(t, []string{"no module 'm' is known"}, mistakes(r, filepath.Join(dir, "a/use.f90"), uses(1), nil))
}

func mistakes(r *program.Reader, name, text string, includes []string) (out []string) {
	var list diag.List
	r.Parse(program.Source{Name: name, File: source.NewFile(name, []byte(text)), Options: fortran.Options{Includes: includes}}, &list)
	for _, d := range list.Sorted() {
		out = append(out, d.Message)
	}
	return out
}

// Two programs in one tree have modules of one name: each source comes after the one that it uses.
func TestOrder(t *testing.T) {
	dir := t.TempDir()
	var list []program.Source
	for _, f := range []string{"a/main", "b/main", "b/m", "a/m", "c/main"} {
		text := of(1)
		if strings.HasSuffix(f, "main") {
			text = uses(1)
		}
		name := filepath.Join(dir, f+".f90")
		list = append(list, program.Source{Name: name, File: source.NewFile(name, []byte(text))})
	}
	var got []string
	for _, s := range program.New().Reader(&host{}).Order(list) {
		rel, err := filepath.Rel(dir, s.Name)
		require.NoError(t, err)
		got = append(got, filepath.ToSlash(rel))
	}
	require.Equal(t, []string{"a/m.f90", "a/main.f90", "b/m.f90", "b/main.f90", "c/main.f90"}, got)
}

// A file is opened for its outline and for its modules, however many sources use them and however many readers read these; other settings have
// modules of their own.
func TestOnce(t *testing.T) {
	var files []string
	const n = 20
	for i := range n {
		text := fmt.Sprintf("module m%d\n", i)
		for k := range i {
			text += fmt.Sprintf("use m%d\n", k)
		}
		files = append(files, fmt.Sprintf("f%d.f90", n-i), text+"end module\n")
	}
	dir := tree(t, files...)
	p := program.New()
	h := &host{opened: map[string]int{}}
	read := func() {
		for i := range n {
			name := filepath.Join(dir, files[2*i])
			require.Empty(t, mistakes(p.Reader(h), name, files[2*i+1], nil))
		}
	}
	read()
	read()
	for name, times := range h.opened {
		require.LessOrEqual(t, times, 2, name)
	}
	before := h.opened["f20.f90"]
	h.settings = "others"
	read()
	require.Greater(t, h.opened["f20.f90"], before)
}

// What a session makes of a source is not what others use.
func TestDraft(t *testing.T) {
	dir := tree(t, "m.f90", of(1))
	p := program.New()
	r := p.Reader(&host{})
	r.Draft = true
	require.Empty(t, mistakes(r, filepath.Join(dir, "m.f90"), of(2), nil))
	require.Empty(t, mistakes(p.Reader(&host{}), filepath.Join(dir, "use.f90"), uses(1), nil))
}
