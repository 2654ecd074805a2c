package mpi

import "slices"

// A Topology is who is next to whom in a communicator: a grid, or a graph.
type Topology struct {
	// Of a grid.
	Dims     []int
	Periodic []bool
	// Of a graph: for each rank those that it receives from and sends to.
	Sources, Destinations [][]int
	Weighted              bool
	SourceWeights         [][]int
	DestinationWeights    [][]int
	// Index and Edges are those of MPI_Graph_create.
	Index, Edges []int
}

// Grid reports whether the topology is one.
func (t *Topology) Grid() bool { return t != nil && t.Sources == nil }

// Graph reports whether it was made by MPI_Graph_create, and Distributed whether by MPI_Dist_graph_create.
func (t *Topology) Graph() bool { return t != nil && t.Index != nil }

func (t *Topology) Distributed() bool { return t != nil && t.Sources != nil && t.Index == nil }

// Coords is where a rank is in the grid: the last dimension varies fastest (MPI 4.0 §8.5.1).
func (t *Topology) Coords(rank int) []int {
	out := make([]int, len(t.Dims))
	for i := len(t.Dims) - 1; i >= 0; i-- {
		out[i] = rank % t.Dims[i]
		rank /= t.Dims[i]
	}
	return out
}

// Rank is the rank at a place of the grid: ProcNull outside of it.
func (t *Topology) Rank(coords []int) int {
	rank := 0
	for i, c := range coords {
		n := t.Dims[i]
		if t.Periodic[i] {
			c = (c%n + n) % n
		} else if c < 0 || c >= n {
			return ProcNull
		}
		rank = rank*n + c
	}
	return rank
}

// Shift is the ranks that a rank receives from and sends to when data moves along a dimension.
func (t *Topology) Shift(rank, dim, by int) (source, dest int) {
	at := t.Coords(rank)
	there := slices.Clone(at)
	there[dim] = at[dim] + by
	dest = t.Rank(there)
	there[dim] = at[dim] - by
	return t.Rank(there), dest
}

// Neighbours are the ranks that a rank receives from, and those that it sends to, in the order of buffers (§8.6).
func (t *Topology) Neighbours(rank int) (sources, destinations []int) {
	if !t.Grid() {
		return t.Sources[rank], t.Destinations[rank]
	}
	for d := range t.Dims {
		before, after := t.Shift(rank, d, 1)
		sources = append(sources, before, after)
	}
	return sources, sources
}

// edge is the number, at the sender, of the edge that is number k of the receiver. In a grid what goes up along a dimension comes from below;
// in a graph edges between the same ranks are in order.
func (t *Topology) edge(rank, k int, there []int, used map[int]int) int {
	if t.Grid() {
		return k ^ 1
	}
	sources, _ := t.Neighbours(rank)
	from, n := sources[k], 0
	for e, to := range there {
		if to != rank {
			continue
		}
		if n == used[from] {
			used[from]++
			return e
		}
		n++
	}
	return -1
}

// Dims divides a number of ranks among the dimensions that are 0, as evenly as possible (§8.4.2).
func Dims(ranks int, dims []int) error {
	if ranks < 1 {
		return Errorf(ErrDims, "the number of ranks is %d", ranks)
	}
	left, free := ranks, 0
	for _, d := range dims {
		switch {
		case d < 0:
			return Errorf(ErrDims, "a dimension is %d", d)
		case d == 0:
			free++
		case left%d != 0:
			return Errorf(ErrDims, "%d ranks cannot be divided by %d", ranks, d)
		default:
			left /= d
		}
	}
	if free == 0 {
		if left != 1 {
			return Errorf(ErrDims, "the product of the dimensions is not %d", ranks)
		}
		return nil
	}
	best := bestFactors(left, free, left, divisors(left))
	for i := range dims {
		if dims[i] == 0 {
			dims[i], best = best[0], best[1:]
		}
	}
	return nil
}

// divisors returns the divisors of a number in increasing order.
func divisors(of int) []int {
	var small, large []int
	for f := 1; f <= of/f; f++ {
		if of%f != 0 {
			continue
		}
		small = append(small, f)
		if f != of/f {
			large = append(large, of/f)
		}
	}
	slices.Reverse(large)
	return append(small, large...)
}

// bestFactors returns n factors of a number, in decreasing order, none larger than most, with the smallest largest one. They are among the
// candidates, which are in increasing order.
func bestFactors(of, n, most int, candidates []int) []int {
	if n == 1 {
		if of > most {
			return nil
		}
		return []int{of}
	}
	for _, f := range candidates {
		if f > min(of, most) {
			break
		}
		if of%f != 0 || power(f, n) < of {
			continue
		}
		if rest := bestFactors(of/f, n-1, f, candidates); rest != nil {
			return append([]int{f}, rest...)
		}
	}
	return nil
}

func power(f, n int) int {
	out := 1
	for range n {
		if out > 1<<40 {
			return out
		}
		out *= f
	}
	return out
}

// SetTopology is called by each rank of a new communicator, with the same topology.
func (c *Comm) SetTopology(t *Topology) {
	c.w.mu.Lock()
	defer c.w.mu.Unlock()
	c.Topology = t
}

// Edges are what a rank says of a graph: the edges of its own from and to others, or any edges, each from a source to the destination at the same place.
type Edges struct {
	Rank                              int // -1: any edges, whose weights are SourceWeights
	Sources, Destinations             []int
	SourceWeights, DestinationWeights []int
}

// CreateGraph makes a communicator with the edges that all ranks name together.
func (r *Rank) CreateGraph(c Call, comm *Comm, edges Edges) (*Comm, error) {
	for _, n := range slices.Concat(edges.Sources, edges.Destinations) {
		if n < 0 || n >= comm.Size() {
			return nil, Errorf(ErrRank, "an edge has the rank %d, and the communicator has %d ranks", n, comm.Size())
		}
	}
	return r.makeComm(c, comm, edges, func(args []any) []*Comm {
		n := len(args)
		t := &Topology{Sources: make([][]int, n), Destinations: make([][]int, n), SourceWeights: make([][]int, n), DestinationWeights: make([][]int, n)}
		for _, a := range args {
			x := a.(Edges)
			if x.SourceWeights != nil {
				t.Weighted = true
			}
			if x.Rank >= 0 {
				t.Sources[x.Rank], t.Destinations[x.Rank] = x.Sources, x.Destinations
				t.SourceWeights[x.Rank], t.DestinationWeights[x.Rank] = x.SourceWeights, x.DestinationWeights
				continue
			}
			for i, from := range x.Sources {
				to := x.Destinations[i]
				t.Sources[to], t.Destinations[from] = append(t.Sources[to], from), append(t.Destinations[from], to)
				if x.SourceWeights != nil {
					t.SourceWeights[to], t.DestinationWeights[from] = append(t.SourceWeights[to], x.SourceWeights[i]), append(t.DestinationWeights[from], x.SourceWeights[i])
				}
			}
		}
		made := comm.w.newComm(comm.group)
		made.Topology = t
		return slices.Repeat([]*Comm{made}, n)
	})
}
