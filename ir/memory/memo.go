package memory

import "accc/ir"

// A memo keeps the answers to one question about values, which may need answers to the same question, or to others of the same progress, about other
// values. Where they need each other, one of them is answered by a default: what follows from that is tentative, and holds only while the question that was
// answered so is open. Without that, each way through a knot of such questions would be gone along anew, and there are exponentially many.
type memo[T any] struct {
	*progress
	final     map[*ir.Value]T
	tentative map[*ir.Value]*tentative[T]
	open      map[*ir.Value]int // the depths of the questions that are being answered
}

// A tentative answer depends on defaults for open questions; the outermost of them has depth low.
type tentative[T any] struct {
	answer T
	low    int
}

// A progress is shared by the questions that need each other.
type progress struct {
	depth int
	// low is the depth of the outermost open question that was answered by default since the innermost one was opened, or more than depth.
	low  int
	held []held // the tentative answers, in their order
}

// A held answer is tentative.
type held struct {
	low    *int
	forget func()
}

func newMemo[T any](p *progress) *memo[T] {
	return &memo[T]{progress: p, final: map[*ir.Value]T{}, tentative: map[*ir.Value]*tentative[T]{}, open: map[*ir.Value]int{}}
}

// of returns what find finds for v, and the default where v is being asked about already, or questions are too deep.
func (m *memo[T]) of(v *ir.Value, byDefault T, find func() T) T {
	if x, ok := m.final[v]; ok {
		return x
	}
	if x := m.tentative[v]; x != nil {
		m.low = min(m.low, x.low)
		return x.answer
	}
	if depth, open := m.open[v]; open {
		m.low = min(m.low, depth)
		return byDefault
	}
	if m.depth == mostDepthOfTarget {
		m.low = 1 // in another place, there might be an answer
		return byDefault
	}
	outer, since := m.low, len(m.held)
	m.depth++
	depth := m.depth
	m.open[v], m.low = depth, depth+1
	x := find()
	delete(m.open, v)
	m.depth--
	if m.low < depth {
		// Those that depend on v now depend on what v does.
		for _, h := range m.held[since:] {
			*h.low = min(*h.low, m.low)
		}
		t := &tentative[T]{x, m.low}
		m.tentative[v] = t
		m.held = append(m.held, held{&t.low, func() { delete(m.tentative, v) }})
		m.low = min(m.low, outer)
		return x
	}
	m.final[v], m.low = x, outer
	for _, h := range m.held[since:] { // they can be answered better now
		h.forget()
	}
	m.held = m.held[:since]
	return x
}
