package libfortran

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// FuzzFormat parses formats and writes and reads items by those that are sound.
func FuzzFormat(f *testing.F) {
	for _, seed := range []string{"(i5,3(f8.2,1x),a)", "(*(g0,:,','))", "(1p,e12.4e3,/,tl3,t5,'it''s')", "(2(i3,(a)))", "(5habcde)", "((((i1))))"} {
		f.Add(seed, "12 3.5 abc\nT .f. (1,2)")
	}
	f.Fuzz(func(t *testing.T, text, input string) {
		format, err := parseFormat([]byte(text))
		if err != nil {
			require.NotEmpty(t, err.Error())
			return
		}
		if wide(format.items) {
			return
		}
		items := []item{{kind: itemInteger, size: 4, i: -7, bits: le(7, 4)}, realItem(1.5, 8), {kind: itemCharacter, size: 3, text: []byte("abc")},
			{kind: itemLogical, size: 4, i: 1, bits: le(1, 4)}}
		w := &transfer{s: &ioStatement{}, layout: layoutFormat, format: format, put: func([]byte) error { return nil }}
		w.out.limit = 1 << 12
		for i := range items {
			if w.write(&items[i]) != nil {
				break
			}
		}
		_ = w.complete()
		r := reading(input, layoutFormat)
		r.format = format
		for i := range items {
			if r.read(&items[i]) != nil {
				return
			}
		}
	})
}

// wide reports whether a format has numbers that make long records.
func wide(items []edit) bool {
	for _, d := range items {
		if d.w > 100 || d.d > 100 || d.e > 100 || d.repeat > 100 || wide(d.group) {
			return true
		}
	}
	return false
}

// FuzzList reads values of all kinds as list-directed input, and a namelist.
func FuzzList(f *testing.F) {
	for _, seed := range []string{"1 2,,3/", "2*5 3*", "'it''s' \"q\"", "(1,2) ( 3 , 4 )", "T .false. nan -inf", "1.5e3 1d2 1+2", "\n\n,,\n/"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, input string) {
		for _, kinds := range [][]itemKind{{itemInteger, itemReal, itemCharacter}, {itemComplex, itemLogical}, {itemCharacter, itemInteger, itemInteger}} {
			r := reading(input, layoutList)
			for _, k := range kinds {
				x := item{kind: k, size: 4}
				if r.read(&x) != nil {
					break
				}
			}
		}
	})
}

// FuzzNamelist reads a group with a scalar, an array and a character.
func FuzzNamelist(f *testing.F) {
	for _, seed := range []string{"&g i=5, a(2)=1.5 2*3 s='x' /", "$g a=,,1 $end", "&g s(2:3)='ab' ! c\n/", "&g a(1:3:2)=1,2/"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, input string) {
		memory := make(flat, 64)
		e := New(Config{}).Env(Side{Memory: memory})
		scalar := &Desc{e: e, Base: 8, Len: 4, Type: codeInt4}
		array := &Desc{e: e, Base: 16, Len: 8, Type: codeReal8, Dims: []Dim{{1, 3, 8}}}
		text := &Desc{e: e, Base: 40, Len: 8, Type: codeChar1}
		g := &namelistGroup{name: "G", variables: []namelistVariable{{"I", scalar}, {"A", array}, {"S", text}}}
		r := reading(input, layoutList)
		if r.start() == nil {
			_ = r.readNamelist(g)
		}
	})
}

// flat is a memory whose addresses begin at zero.
type flat []byte

func (m flat) Slice(addr, n uint64) ([]byte, error) { return m[addr : addr+n], nil }
func (m flat) Rest(addr uint64) ([]byte, error)     { return m[addr:], nil }

// reading is a READ of records divided by newlines.
func reading(input string, layout layoutKind) *transfer {
	u := &unit{file: newFile(scratchOf([]byte(strings.ReplaceAll(input, "\r", "")))), read: true}
	t := &transfer{s: &ioStatement{e: New(Config{}).Env(Side{})}, u: u, input: true, layout: layout}
	t.pad = true
	t.s.transfer = t
	return t
}
