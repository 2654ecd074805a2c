package ir

// A Location says where in the source something came from.
type Location interface{ isLocation() }

// UnknownLoc is loc(unknown).
type UnknownLoc struct{}

// FileLoc is loc("file":line:col) or, with an end, loc("file":line:col to line:col). Lines and columns are 1-based.
type FileLoc struct {
	File            string
	Line, Col       int
	EndLine, EndCol int // 0: a point
	// Toks are the expanded tokens of the source from which an expression of a directive comes, half open; zero: not known. They tell
	// apart what one use of a macro yields, are not printed, and are lost in text.
	Toks [2]int32
}

// NameLoc is loc("name"(child)); it names a value as the user did.
type NameLoc struct {
	Name  string
	Child Location // nil: unknown
}

// CallSiteLoc is loc(callsite(callee at caller)).
type CallSiteLoc struct{ Callee, Caller Location }

// FusedLoc is loc(fused<meta>[...]).
type FusedLoc struct {
	Meta Attribute // nil: none
	Locs []Location
}

func (UnknownLoc) isLocation() {}

// printed is what the text says of a location: two that differ in their tokens alone are one there.
func (l FileLoc) printed() FileLoc {
	l.Toks = [2]int32{}
	return l
}

func (*FileLoc) isLocation()     {}
func (*NameLoc) isLocation()     {}
func (*CallSiteLoc) isLocation() {}
func (*FusedLoc) isLocation()    {}

// Unknown is the location that says nothing.
var Unknown Location = UnknownLoc{}

// File finds the first file location inside l, or nil.
func File(l Location) *FileLoc {
	switch l := l.(type) {
	case *FileLoc:
		return l
	case *NameLoc:
		return File(l.Child)
	case *CallSiteLoc:
		return File(l.Callee)
	case *FusedLoc:
		for _, s := range l.Locs {
			if f := File(s); f != nil {
				return f
			}
		}
	}
	return nil
}

// NameOf is the outermost name in l, or "".
func NameOf(l Location) string {
	switch l := l.(type) {
	case *NameLoc:
		return l.Name
	case *FusedLoc:
		for _, s := range l.Locs {
			if n := NameOf(s); n != "" {
				return n
			}
		}
	}
	return ""
}
