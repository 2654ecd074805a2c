package ir

// slab hands out the small objects of operations from arrays, which is several
// times cheaper than allocating each.
type slab struct {
	ops      []Op
	values   []Value
	operands []Operand
	opPtrs   []*Operand
	valPtrs  []*Value
	attrs    []Attribute
	regions  []Region
	regPtrs  []*Region
	blocks   []Block
	locs     []FileLoc
	sizes    []int32
}

const slabSize = 256

func take[T any](s *[]T, n int) []T {
	if n > len(*s) {
		if n > slabSize/4 {
			return make([]T, n)
		}
		*s = make([]T, slabSize)
	}
	out := (*s)[:n:n]
	*s = (*s)[n:]
	return out
}
