package race

import "math"

// A Node is a piece of an execution.
type Node struct {
	parent *Node
	top    *Node // the child of the root that it is below, or that it is
	depth  int32
	seq    int32 // number among its siblings, in the order in which they begin
	next   int32 // number of its newest child, or of what else has changed the order of what follows
	joined int32 // number in the parent from which on it has ended; 0: when something around it ends
	beside bool  // its siblings, and the rest of its parent, go on beside it
	closed bool  // everything below it has ended when it ends

	host   *Node                                     // the thread that executes it, in one part of a team's work; nil: any thread may, as for tasks
	team   *Team                                     // the innermost one
	own    func(addr uint64, t *Team, rank int) bool // of a thread: Strand.Own
	of     *loop                                     // that it is an iteration of
	number int64                                     // that of the iteration, or of the thread in its team
	lanes  *lanes                                    // of the loop that the node executed last, or that it is
	*rare                                            // read only: more changes it
}

// rare is what few nodes have. Most share one in which there is nothing.
type rare struct {
	target bool // it is a target task
	// operation is what a queue executes.
	operation *operation
	// began and ended are where the ordered part of the iteration is; 0: it has not come to that.
	began, ended int32

	in    []edge
	late  []position // of a task: what else must happen for it to be complete
	tasks []*Node    // that it has made and not waited for
}

var nothing = new(rare)

// more is what a node has of what is rare, to be changed.
func (n *Node) more() *rare {
	if n.rare == nothing {
		n.rare = new(rare)
	}
	return n.rare
}

// An edge tells that everything up to a position in another node is before what follows a position in this one.
type edge struct {
	at   int32
	from position
}

// whole is the position after everything in a node; forever that of a join which nothing follows.
const (
	whole   = math.MaxInt32
	forever = math.MaxInt32
)

// child makes a child of a node.
func (n *Node) child(beside, closed bool) *Node {
	x := new(Node)
	n.begin(x, beside, closed)
	return x
}

// begin makes x, which is empty, the next child of a node.
func (n *Node) begin(x *Node, beside, closed bool) {
	n.next++
	x.parent, x.top, x.depth, x.seq, x.host, x.team, x.rare = n, n.top, n.depth+1, n.next, n.host, n.team, nothing
	x.beside, x.closed = beside, closed
	if n.parent == nil {
		x.top = x
	}
}

// link makes everything in a node up to a position precede what follows in n.
func (d *Detector) link(n *Node, from position) {
	d.linked = true
	n.next++
	n.more().in = append(n.in, edge{n.next, from})
}

// here is the position in a node that has been reached. What follows is after it.
func (n *Node) here() position {
	p := position{n, n.next}
	n.next++
	return p
}

// lanes are the iterations of a loop that one thread executes as if they were beside each other.
type lanes struct {
	site    int
	last    int64
	most    int64 // how many lanes there are at most; 0: as many as iterations
	threads bool  // each iteration is a thread of a team
	node    *Node // around the iterations
	room    []Node
}

// roomFor is how many iterations get memory at once.
const roomFor = 16

// iteration makes the next iteration.
func (l *lanes) iteration() *Node {
	if len(l.room) == 0 {
		l.room = make([]Node, roomFor)
	}
	x := &l.room[0]
	l.room = l.room[1:]
	l.node.begin(x, true, false)
	return x
}

// A loop is one execution of a loop whose iterations threads share.
type loop struct {
	site   int
	static Static
	posts  map[string]position // how far iterations have said that they are
}

// Static says how iterations are divided, where that is the same in each execution.
type Static struct {
	Known       bool
	Trip, Chunk int64
}
