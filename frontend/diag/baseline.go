package diag

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
)

// A Baseline holds the findings that a project knows and accepts: they are not reported, new ones are. A finding is recognized
// by its file, its code, the text of its line and how many of the same come before it, so that it may move.
type Baseline struct {
	dir   string // absolute; names of files are relative to it
	known map[finding]bool
}

// finding is an entry of the file.
type finding struct {
	File string `json:"file"`
	Code string `json:"code"`
	ID   string `json:"id"`
}

// baselineFile is the form of the file: {"version": 1, "findings": [{"file", "code", "id"}]}, sorted, a finding a line.
type baselineFile struct {
	Version  int       `json:"version"`
	Findings []finding `json:"findings"`
}

// baselineVersion is the one version of the form.
const baselineVersion = 1

// ReadBaseline reads the text of the baseline file name; names of sources in it count from its directory.
func ReadBaseline(name string, text []byte) (*Baseline, error) {
	b, err := newBaseline(name)
	if err != nil {
		return nil, err
	}
	var f baselineFile
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&f); err != nil {
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			return nil, fmt.Errorf("%s:%d: %w", name, 1+bytes.Count(text[:syntax.Offset], []byte("\n")), err)
		}
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if f.Version != baselineVersion {
		return nil, fmt.Errorf("%s: version %d of a baseline (expected %d)", name, f.Version, baselineVersion)
	}
	for _, x := range f.Findings {
		b.known[x] = true
	}
	return b, nil
}

func newBaseline(name string) (*Baseline, error) {
	dir, err := filepath.Abs(filepath.Dir(name))
	return &Baseline{dir: dir, known: map[finding]bool{}}, err
}

// Split parts a list into what the baseline does not hold and what it does. gone is the number of its entries in the files
// that were read which the list has no more.
func (b *Baseline) Split(list []Diagnostic, read func(file string) bool) (fresh, known []Diagnostic, gone int) {
	found := map[finding]bool{}
	for i, id := range b.identify(list) {
		if id != nil && b.known[*id] {
			found[*id] = true
			known = append(known, list[i])
		} else {
			fresh = append(fresh, list[i])
		}
	}
	for id := range b.known {
		if !found[id] && read(filepath.Join(b.dir, filepath.FromSlash(id.File))) {
			gone++
		}
	}
	return fresh, known, gone
}

// identify is the entry of each diagnostic, nil of one that has no place in a source.
func (b *Baseline) identify(list []Diagnostic) []*finding {
	seen := map[string]int{}
	out := make([]*finding, len(list))
	for i, d := range list {
		if !d.Primary.Span.IsValid() {
			continue
		}
		name, err := filepath.Abs(d.Primary.Span.File.Name)
		if rel, relErr := filepath.Rel(b.dir, name); err == nil && relErr == nil {
			name = rel
		}
		out[i] = &finding{filepath.ToSlash(name), d.Code, fingerprint(d, seen)}
	}
	return out
}

// WriteBaseline is the text of a baseline, for the file name, that holds a list, and how many findings that are. Those without a
// place are not held.
func WriteBaseline(name string, list []Diagnostic) (text []byte, n int, err error) {
	b, err := newBaseline(name)
	if err != nil {
		return nil, 0, err
	}
	var all []finding
	for _, id := range b.identify(list) {
		if id != nil {
			all = append(all, *id)
		}
	}
	slices.SortFunc(all, func(x, y finding) int {
		return cmp.Or(cmp.Compare(x.File, y.File), cmp.Compare(x.Code, y.Code), cmp.Compare(x.ID, y.ID))
	})
	var out bytes.Buffer
	fmt.Fprintf(&out, "{\"version\": %d, \"findings\": [", baselineVersion)
	for i, f := range all {
		line, err := json.Marshal(f)
		if err != nil {
			return nil, 0, err
		}
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteByte('\n')
		out.Write(line)
	}
	out.WriteString("\n]}\n")
	return out.Bytes(), len(all), nil
}
