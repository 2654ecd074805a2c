package race

import "slices"

// A position is a place in a node: after the child with that number, and before the next one.
type position struct {
	node *Node
	at   int32
}

// part returns the children of the first common ancestor of two nodes through which their paths go, nil where the node is that
// ancestor itself.
func part(a, b *Node) (x, y *Node) {
	for a.depth > b.depth {
		x, a = a, a.parent
	}
	for b.depth > a.depth {
		y, b = b, b.parent
	}
	for a != b {
		x, a = a, a.parent
		y, b = b, b.parent
	}
	return x, y
}

// before reports whether the tree says that a, which happened earlier in this execution, is before b in each one.
func before(a, b position) bool {
	if a.node == b.node {
		return a.at <= b.at
	}
	// Most accesses that meet are of constructs one after another.
	if x, y := a.node.top, b.node.top; x != nil && y != nil && x.closed && !x.beside && x.seq < y.seq && x.parent == y.parent {
		return true
	}
	x, y := part(a.node, b.node)
	switch {
	case x == nil: // b is below a's node
		return a.at < y.seq
	case y == nil:
		return ended(a.node, x, b.at)
	}
	if x.seq > y.seq {
		return !x.beside && !y.beside // they may be in another order, but not at the same time
	}
	if x.operation != nil && y.operation != nil && y.operation.after(x.operation) {
		return true
	}
	return ended(a.node, x, y.seq)
}

// ended reports whether what is in n has ended when the parent of x, which is n or an ancestor of it, is at a position.
func ended(n, x *Node, at int32) bool {
	open := false // something on the way may go on after its parent has ended
	for ; n != x; n = n.parent {
		if n.closed {
			open = false
		}
		if n.beside && n.joined == 0 {
			open = true
		}
	}
	if x.closed {
		open = false
	}
	return !open && (!x.beside || x.joined != 0 && x.joined <= at)
}

// linked reports whether a is before an edge that leads to something before b. It notes how far it has seen each node: the newest
// edges come first, since what they lead to is most of what older ones do.
func linked(a, b position, seen map[*Node]int32) bool {
	for n, at := b.node, b.at; n != nil; n, at = n.parent, n.seq {
		for _, e := range slices.Backward(n.in) {
			if old, ok := seen[e.from.node]; e.at > at || ok && old >= e.from.at {
				continue
			}
			if seen == nil {
				seen = map[*Node]int32{}
			}
			seen[e.from.node] = e.from.at
			if before(a, e.from) || linked(a, e.from, seen) {
				return true
			}
		}
	}
	return false
}
