package modfile

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"strings"
)

// Text is the text of a module in free form, from its .mod file. Partial tells that some of its names could not be
// written and are left out.
func Text(name string, file []byte) (text []byte, partial bool, err error) {
	if bytes.HasPrefix(bytes.TrimPrefix(file, []byte("\xef\xbb\xbf")), []byte("!mod$")) {
		return file, false, nil
	}
	z, err := gzip.NewReader(bytes.NewReader(file))
	if err != nil {
		return nil, false, err
	}
	plain, err := io.ReadAll(z)
	if err != nil {
		return nil, false, err
	}
	head, rest, _ := strings.Cut(string(plain), "\n")
	version, found := strings.CutPrefix(head, "GFORTRAN module version '")
	if version, _, _ = strings.Cut(version, "'"); !found || version != "14" && version != "15" {
		return nil, false, errors.New("unknown form of .mod file")
	}
	lists, err := readLists(rest)
	if err != nil {
		return nil, false, err
	}
	m, err := newModFile(name, lists)
	if err != nil {
		return nil, false, err
	}
	text = m.write()
	return text, m.partial, nil
}

// A modSymbol is one entry of the table of symbols.
type modSymbol struct {
	name, module             string
	attrs, components, types list
	formals, value, array    list
	result                   string
}

// A modFile is what a .mod file holds: symbols by their numbers, names that use statements see, generic interfaces.
type modFile struct {
	name     string
	symbols  map[string]*modSymbol
	names    [][2]string         // local name, number
	generics [][]string          // name, numbers
	used     map[*modSymbol]bool // types of other modules, by their own names
	written  map[*modSymbol]bool // procedures
	partial  bool
}

func newModFile(name string, lists []list) (*modFile, error) {
	if len(lists) < 8 {
		return nil, errors.New("the .mod file ends too early")
	}
	m := &modFile{name: name, used: map[*modSymbol]bool{}, written: map[*modSymbol]bool{}, symbols: map[string]*modSymbol{}}
	for _, g := range lists[2].of {
		generic := []string{g.at(0).atom}
		for i := 2; i < len(g.of); i++ { // after the name and the module
			generic = append(generic, g.of[i].atom)
		}
		m.generics = append(m.generics, generic)
	}
	table, tree := lists[len(lists)-2].of, lists[len(lists)-1].of
	for i := 0; i+5 < len(table); i += 6 {
		x := table[i+5]
		s := &modSymbol{name: strings.ToLower(table[i+1].atom), module: strings.ToLower(table[i+2].atom), attrs: x.at(0), components: x.at(1)}
		at := 2
		if x.at(at).atom != "" { // the access of a derived type's components
			at++
		}
		s.types, s.formals = x.at(at), x.at(at+3)
		at += 4
		if s.flavor() == "PARAMETER" {
			s.value = x.at(at)
			at++
		}
		s.array, s.result = x.at(at), x.at(at+1).atom
		m.symbols[table[i].atom] = s
	}
	for i := 0; i+2 < len(tree); i += 3 {
		m.names = append(m.names, [2]string{strings.ToLower(tree[i].atom), tree[i+2].atom})
	}
	return m, nil
}

func (s *modSymbol) flavor() string { return s.attrs.at(0).atom }
