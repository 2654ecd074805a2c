package ir

// An Enum is a set of keywords with numbers, as enumeration attributes have.
type Enum struct {
	Name  string
	Cases []string // the keywords; the value is the index unless Values says otherwise
	// Values are the numbers of the cases, nil: their index.
	Values []int64
	// Bits: cases are bits that may be combined, separated by Separator when printed.
	Bits      bool
	Separator string
}

// Value is the number of a keyword.
func (e *Enum) Value(keyword string) (int64, bool) {
	for i, c := range e.Cases {
		if c == keyword {
			if e.Values != nil {
				return e.Values[i], true
			}
			return int64(i), true
		}
	}
	return 0, false
}

// Keyword is the keyword of a number, or "".
func (e *Enum) Keyword(v int64) string {
	for i, c := range e.Cases {
		if (e.Values == nil && int64(i) == v) || (e.Values != nil && e.Values[i] == v) {
			return c
		}
	}
	return ""
}
