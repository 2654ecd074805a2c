package translate

import (
	"fmt"
	"slices"

	"accc/backend/emit"
	"accc/frontend/diag"
	"accc/frontend/source"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// A partReader reads a source without some of its directives: offsets are the same.
type partReader struct {
	Reader
	file *source.File
}

func (r *partReader) File() *source.File { return r.file }

func (r *partReader) Read(c Config) (*Reading, error) {
	if c.File == nil {
		c.File = r.file
	}
	return r.Reader.Read(c)
}

// part translates the directives at some places, and those that go with them. The others are not read, so that nothing is decided by them.
func (in *input) part(out *Result) error {
	whole, q := in.Reader, &in.q
	sentinel := accdir.Table.Sentinel
	switch _, toOMP := q.Direction.Target(); {
	case q.Direction == ToOpenACC:
		sentinel = ompdir.Table.Sentinel
	case !toOMP:
		return &UsageError{"a part of the directives is translated to another language, not to the same"}
	}
	read, err := in.Read(Config{Only: sentinel, Unlowered: true})
	if err != nil {
		return err
	}
	if read.Source == nil || read.Found.HasErrors() {
		addFound(in.found, read.Found.Sorted())
		return nil
	}
	unit := read.Unit()
	var taken, rest []source.Span
	for _, g := range Groups(unit, in.Printer(), q.Direction) {
		wanted := slices.ContainsFunc(q.Only, func(s source.Span) bool { return GroupAt([]*Group{g}, s.Start, s.End) != nil })
		switch {
		case wanted && g.Why != "":
			return &UsageError{"the directive is not translated alone: " + g.Why}
		case wanted:
			taken = append(taken, g.Spans...)
		default:
			rest = append(rest, g.Spans...)
		}
	}
	if len(taken) == 0 {
		return &UsageError{"there is no directive that is translated"}
	}
	file := whole.File()
	in.Reader = &partReader{whole, without(file, in.Printer(), rest)}
	q.Options.Part = len(rest) > 0
	err = in.whole(out)
	out.of(file)
	if err != nil || len(out.Files) == 0 {
		return err
	}
	return out.check(whole)
}

// of makes a result about a text without some directives one about the whole text.
func (x *Result) of(file *source.File) {
	back := func(s source.Span) source.Span {
		if s.File != nil && s.File.Name == file.Name {
			s.File = file
		}
		return s
	}
	found := x.Found.Sorted()
	for i := range found {
		d := &found[i]
		d.Primary.Span = back(d.Primary.Span)
		d.Labels = slices.Clone(d.Labels)
		for k := range d.Labels {
			d.Labels[k].Span = back(d.Labels[k].Span)
		}
		d.Fixes = nil // of a text that is not there
	}
	x.Found.Replace(found)
	for _, f := range x.Files {
		if f.Name != file.Name {
			continue
		}
		f.File = file
		for i := range f.Edits {
			f.Edits[i].Span = back(f.Edits[i].Span)
		}
		for i := range f.Directives {
			f.Directives[i].Span = back(f.Directives[i].Span)
		}
	}
}

// check makes the text of a part of the directives, and checks that it can be read.
func (x *Result) check(reader Reader) error {
	main, file := x.Files[0], reader.File()
	var said diag.List
	if main.New = emit.Apply(file, main.Edits, &said); main.New == nil {
		return fmt.Errorf("%s: the edits of a part overlap, which is a bug in accc", file.Name)
	}
	for _, sentinel := range []string{accdir.Table.Sentinel, ompdir.Table.Sentinel} {
		again, err := reader.Read(Config{Only: sentinel, File: source.NewFile(file.Name, main.New), Unlowered: true})
		if err != nil {
			return err
		}
		for _, d := range again.Found.Sorted() {
			if d.Severity == diag.Error {
				x.Files = nil
				return fmt.Errorf("%s: the text that would be written is not valid: line %d: %s", file.Name, d.Primary.Span.Position().Line, d.Message)
			}
		}
	}
	return nil
}
