package driver

import (
	"bytes"
	"fmt"
	"os"
	"sort"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// maxRounds bounds how often sources are fixed and read again: a fix can uncover another mistake.
const maxRounds = 8

// Fix checks sources, makes the edits that the diagnostics offer, and checks again until none is left. What remains is
// shown by Finish; a line on standard error says how much was fixed.
func (s *Session) Fix(inputs []Input) error {
	fixed, files := 0, map[string]bool{}
	var found []diag.Diagnostic
	var err error
	for range maxRounds {
		found, err = s.checkAll(inputs)
		changes, n := fixes(found)
		if n == 0 {
			break
		}
		for _, ch := range changes {
			if err := WriteFile(ch.name, ch.text, 0o644); err != nil {
				return err
			}
			files[ch.name] = true
		}
		fixed += n
	}
	for _, d := range found {
		s.Diags.Report(d)
	}
	fmt.Fprintf(s.Stderr, "accc: fixed %s in %s\n", Counted(fixed, "problem"), Counted(len(files), "file"))
	return err
}

// Diff checks sources and prints on standard output what Fix's first round does to them. Nothing is written to files.
func (s *Session) Diff(inputs []Input) error {
	found, err := s.checkAll(inputs)
	changes, _ := fixes(found)
	for _, ch := range changes {
		fmt.Fprint(s.Stdout, Unified(ch.name, ch.old, ch.text))
	}
	for _, d := range found {
		s.Diags.Report(d)
	}
	return err
}

// Counted is a number of things: "1 file", "2 files".
func Counted(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return fmt.Sprintf("%d %s", n, noun)
}

// A change is the new text of a file.
type change struct {
	name      string
	old, text []byte
}

// fixes makes the edits of the first fix of every diagnostic, and returns how many diagnostics that fixes. A fix whose
// edits touch those of another is left for the next round, and so is one in text that differs from the file on disk.
func fixes(found []diag.Diagnostic) ([]change, int) {
	files := map[string]*source.File{}
	taken := map[string][]source.Edit{}
	n := 0
	for _, d := range found {
		if len(d.Fixes) == 0 || len(d.Fixes[0].Edits) == 0 || !free(d.Fixes[0].Edits, files, taken) {
			continue
		}
		for _, e := range d.Fixes[0].Edits {
			taken[e.File.Name] = append(taken[e.File.Name], source.Edit{Span: source.Span{File: files[e.File.Name], Start: e.Start, End: e.End}, New: e.New})
		}
		n++
	}
	var out []change
	for name, edits := range taken {
		// They do not overlap, so this cannot fail.
		if text, err := source.Apply(files[name], edits); err == nil {
			out = append(out, change{name, files[name].Text, text})
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i].name < out[j].name })
	return out, n
}

// free reports whether edits lie in files on disk and touch none of those taken.
func free(edits []source.Edit, files map[string]*source.File, taken map[string][]source.Edit) bool {
	for _, e := range edits {
		if e.File == nil {
			return false
		}
		f := files[e.File.Name]
		if f == nil {
			info, err := os.Stat(e.File.Name)
			if err != nil || !info.Mode().IsRegular() {
				return false
			}
			text, err := os.ReadFile(e.File.Name)
			if err != nil || !bytes.Equal(text, e.File.Text) {
				return false
			}
			f = e.File
			files[e.File.Name] = f
		}
		if f != e.File && !bytes.Equal(f.Text, e.File.Text) {
			return false
		}
		for _, t := range taken[e.File.Name] {
			if e.Start <= t.End && t.Start <= e.End {
				return false
			}
		}
	}
	return true
}
