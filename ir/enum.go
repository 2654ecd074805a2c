package ir

import (
	"fmt"
	"strings"
)

// An Enum is a set of keywords with numbers, as enumeration attributes have.
type Enum struct {
	// Dialect and Name are the namespace and the mnemonic: "acc" and "data_clause".
	Dialect, Name string
	Cases         []string // the keywords; the value is the index unless Values says otherwise
	// Values are the numbers of the cases, nil: their index.
	Values []int64
	// Bits: cases are bits that may be combined, separated by Separator when printed. A case of several bits is the
	// combination of all of them; those cases are printed first.
	Bits      bool
	Separator string
	// Angled: the attribute's text is name<keyword> (#acc.device_type<nvidia>), else
	// "name keyword" in the dialect's angle brackets (#acc<data_clause acc_copy>).
	Angled bool
	// Prefix is what keywords begin with and older text leaves out.
	Prefix string
	// Open and Close surround the keyword of an enumeration that is not Angled: "(" and ")".
	Open, Close string
	// Store is the integer type whose attributes hold the numbers; nil: an EnumAttr holds them.
	Store Type
}

// Value is the number of a keyword.
func (e *Enum) Value(keyword string) (int64, bool) {
	for i, c := range e.Cases {
		if c == keyword {
			return e.number(i), true
		}
	}
	return 0, false
}

func (e *Enum) number(i int) int64 {
	if e.Values != nil {
		return e.Values[i]
	}
	return int64(i)
}

// Keyword is the keyword of a number, or "".
func (e *Enum) Keyword(v int64) string {
	for i, c := range e.Cases {
		if e.number(i) == v {
			return c
		}
	}
	return ""
}

// Text is how a number prints: its keyword or, for bits, the keywords of those set.
func (e *Enum) Text(v int64) string {
	if k := e.Keyword(v); k != "" || !e.Bits {
		return k
	}
	var words []string
	for _, group := range []bool{true, false} {
		for i, c := range e.Cases {
			n := e.number(i)
			if n != 0 && v&n == n && (n&(n-1) != 0) == group {
				words = append(words, c)
				v &^= n
			}
		}
	}
	return strings.Join(words, e.Separator)
}

// Attr is the attribute of a number.
func (e *Enum) Attr(v int64) Attribute {
	if e.Store != nil {
		return Integer(e.Store, v)
	}
	return InternAttr(NewKey("enum").Text(e.Dialect).Text(e.Name).Num(v), func() *EnumAttr {
		return &EnumAttr{NewAttrBase(), e, v}
	})
}

// Named is the attribute of a keyword, for programs that build operations: it panics if there is no such keyword.
func (e *Enum) Named(keyword string) Attribute {
	v, ok := e.Value(keyword)
	if !ok {
		panic(fmt.Sprintf("%s has no keyword %q", e.Name, keyword))
	}
	return e.Attr(v)
}

// Of is the number that an attribute of the enumeration holds.
func (e *Enum) Of(a Attribute) (int64, bool) {
	switch a := a.(type) {
	case *EnumAttr:
		return a.Value, a.Enum == e
	case *IntegerAttr:
		return a.Value, e.Store != nil && a.Type == e.Store
	}
	return 0, false
}

// Has reports whether a is an attribute of the enumeration with a number it knows.
func (e *Enum) Has(a Attribute) bool {
	v, ok := e.Of(a)
	if !ok {
		return false
	}
	all, found := int64(0), false
	for i := range e.Cases {
		all |= e.number(i)
		found = found || e.number(i) == v
	}
	return found || e.Bits && v&^all == 0
}

// Constraint is the constraint of attributes of the enumeration; formats print only the keyword
// (in angle brackets if Angled).
func (e *Enum) Constraint(name string) AttrConstraint {
	return AttrConstraint{Name: name, Match: e.Has, Enum: e}
}

// EnumAttr is a value of an enumeration: #acc<data_clause acc_copy>.
type EnumAttr struct {
	AttrBase
	Enum  *Enum
	Value int64
}

// DialectName is the namespace of the enumeration.
func (a *EnumAttr) DialectName() string { return a.Enum.Dialect }

// String is the keyword.
func (a *EnumAttr) String() string { return a.Enum.Text(a.Value) }
