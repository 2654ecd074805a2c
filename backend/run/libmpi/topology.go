package libmpi

import (
	"slices"

	"accc/backend/mpi"
)

// Topologies, with the numbers of mpi.h.
const (
	topoGraph     = 1
	topoCart      = 2
	topoDistGraph = 3
)

func (e *Env) grid(v uint64) (*comm, *mpi.Topology) {
	c := e.comm(v)
	if !c.Topology.Grid() {
		fail(mpi.ErrTopology, "the communicator has no Cartesian topology")
	}
	return c, c.Topology
}

func bools(list []int) []bool {
	out := make([]bool, len(list))
	for i, v := range list {
		out[i] = v != 0
	}
	return out
}

func (e *Env) setBools(at uint64, list []bool) {
	for i, v := range list {
		e.setBool(at+4*uint64(i), v)
	}
}

// within makes a communicator of the first ranks.
func (e *Env) within(c *comm, n int) *mpi.Comm {
	if n > c.Size() {
		fail(mpi.ErrTopology, "the topology has %d places, and the communicator has %s", n, ranksOf(c))
	}
	color := mpi.Undefined
	if e.me(c) < n {
		color = 0
	}
	made, err := e.rank.Split(e.call, c.Comm, color, e.me(c))
	throw(err)
	return made
}

func product(list []int) int {
	n := 1
	for _, d := range list {
		n *= d
	}
	return n
}

var topologyRows = []row{
	{"int MPI_Dims_create(int nnodes, int ndims, int dims[])", func(e *Env, a []uint64) {
		dims := e.ints(a[2], count(a[1]))
		if err := mpi.Dims(i32(a[0]), dims); err != nil {
			throw(err)
		}
		e.setInts(a[2], dims)
	}},
	{"int MPI_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder, MPI_Comm *comm_cart)", func(e *Env, a []uint64) {
		c, n := e.comm(a[0]), count(a[1])
		dims := e.ints(a[2], n)
		for _, d := range dims {
			if d < 1 {
				fail(mpi.ErrDims, "a dimension is %d", d)
			}
		}
		made := e.within(c, product(dims))
		if made != nil {
			made.SetTopology(&mpi.Topology{Dims: dims, Periodic: bools(e.ints(a[3], n))})
		}
		e.newComm(a[5], made, c)
	}},
	{"int MPI_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)", func(e *Env, a []uint64) {
		c, t := e.grid(a[0])
		at, color := t.Coords(e.me(c)), 0
		sub := &mpi.Topology{Dims: []int{}}
		for i, keep := range e.ints(a[1], len(t.Dims)) {
			if keep != 0 {
				sub.Dims, sub.Periodic = append(sub.Dims, t.Dims[i]), append(sub.Periodic, t.Periodic[i])
			} else {
				color = color*t.Dims[i] + at[i]
			}
		}
		made, err := e.rank.Split(e.call, c.Comm, color, e.me(c))
		throw(err)
		made.SetTopology(sub)
		e.newComm(a[2], made, c)
	}},
	{"int MPI_Topo_test(MPI_Comm comm, int *status)", func(e *Env, a []uint64) {
		switch t := e.comm(a[0]).Topology; {
		case t == nil:
			e.setInt(a[1], mpi.Undefined)
		case t.Grid():
			e.setInt(a[1], topoCart)
		case t.Graph():
			e.setInt(a[1], topoGraph)
		default:
			e.setInt(a[1], topoDistGraph)
		}
	}},
	{"int MPI_Cartdim_get(MPI_Comm comm, int *ndims)", func(e *Env, a []uint64) {
		_, t := e.grid(a[0])
		e.setInt(a[1], len(t.Dims))
	}},
	{"int MPI_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])", func(e *Env, a []uint64) {
		c, t := e.grid(a[0])
		n := min(count(a[1]), len(t.Dims))
		e.setInts(a[2], t.Dims[:n])
		e.setBools(a[3], t.Periodic[:n])
		e.setInts(a[4], t.Coords(e.me(c))[:n])
	}},
	{"int MPI_Cart_rank(MPI_Comm comm, const int coords[], int *rank)", func(e *Env, a []uint64) {
		_, t := e.grid(a[0])
		n := t.Rank(e.ints(a[1], len(t.Dims)))
		if n == mpi.ProcNull {
			fail(mpi.ErrRank, "the coordinates %v are outside of the grid %v", e.ints(a[1], len(t.Dims)), t.Dims)
		}
		e.setInt(a[2], n)
	}},
	{"int MPI_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[])", func(e *Env, a []uint64) {
		c, t := e.grid(a[0])
		n := i32(a[1])
		if n < 0 || n >= c.Size() {
			fail(mpi.ErrRank, "the rank is %d, and the communicator has %s", n, ranksOf(c))
		}
		e.setInts(a[3], t.Coords(n)[:min(count(a[2]), len(t.Dims))])
	}},
	{"int MPI_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)", func(e *Env, a []uint64) {
		c, t := e.grid(a[0])
		d := i32(a[1])
		if d < 0 || d >= len(t.Dims) {
			fail(mpi.ErrArg, "the direction is %d, and the grid has %s", d, plural(len(t.Dims), "dimension"))
		}
		from, to := t.Shift(e.me(c), d, i32(a[2]))
		e.setInt(a[3], from)
		e.setInt(a[4], to)
	}},
	{"int MPI_Cart_map(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)", func(e *Env, a []uint64) {
		c := e.comm(a[0])
		n := e.me(c)
		if n >= product(e.ints(a[2], count(a[1]))) {
			n = mpi.Undefined
		}
		e.setInt(a[4], n)
	}},
	{"int MPI_Graph_create(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder, MPI_Comm *comm_graph)", func(e *Env, a []uint64) {
		c, n := e.comm(a[0]), count(a[1])
		index := e.ints(a[2], n)
		all := 0
		if n > 0 {
			all = index[n-1]
		}
		edges := e.ints(a[3], all)
		t := &mpi.Topology{Index: index, Edges: edges, Sources: make([][]int, n), Destinations: make([][]int, n)}
		for i := range n {
			from := 0
			if i > 0 {
				from = index[i-1]
			}
			t.Sources[i], t.Destinations[i] = edges[from:index[i]], edges[from:index[i]]
		}
		made := e.within(c, n)
		if made != nil {
			made.SetTopology(t)
		}
		e.newComm(a[5], made, c)
	}},
	{"int MPI_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges)", func(e *Env, a []uint64) {
		t := e.graph(a[0])
		e.setInt(a[1], len(t.Index))
		e.setInt(a[2], len(t.Edges))
	}},
	{"int MPI_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[])", func(e *Env, a []uint64) {
		t := e.graph(a[0])
		e.setInts(a[3], t.Index[:min(count(a[1]), len(t.Index))])
		e.setInts(a[4], t.Edges[:min(count(a[2]), len(t.Edges))])
	}},
	{"int MPI_Graph_neighbors_count(MPI_Comm comm, int rank, int *nneighbors)", func(e *Env, a []uint64) {
		e.setInt(a[2], len(e.edges(a[0], a[1])))
	}},
	{"int MPI_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])", func(e *Env, a []uint64) {
		list := e.edges(a[0], a[1])
		e.setInts(a[3], list[:min(count(a[2]), len(list))])
	}},
	{"int MPI_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)",
		func(e *Env, a []uint64) {
			c := e.comm(a[0])
			in, out := count(a[1]), count(a[4])
			made, err := e.rank.CreateGraph(e.call, c.Comm, mpi.Edges{Rank: e.me(c), Sources: e.ints(a[2], in), Destinations: e.ints(a[5], out),
				SourceWeights: e.weights(a[3], in), DestinationWeights: e.weights(a[6], out)})
			throw(err)
			e.newComm(a[9], made, c)
		}},
	{"int MPI_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)",
		func(e *Env, a []uint64) {
			c, n := e.comm(a[0]), count(a[1])
			sources, degrees := e.ints(a[2], n), e.ints(a[3], n)
			all := 0
			for _, d := range degrees {
				all += d
			}
			destinations, weights := e.ints(a[4], all), e.weights(a[5], all)
			var list mpi.Edges
			list.Rank = -1
			for i, at := 0, 0; i < n; i++ {
				for range degrees[i] {
					list.Sources, list.Destinations = append(list.Sources, sources[i]), append(list.Destinations, destinations[at])
					if weights != nil {
						list.SourceWeights = append(list.SourceWeights, weights[at])
					}
					at++
				}
			}
			made, err := e.rank.CreateGraph(e.call, c.Comm, list)
			throw(err)
			e.newComm(a[8], made, c)
		}},
	{"int MPI_Dist_graph_neighbors_count(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)", func(e *Env, a []uint64) {
		c, t := e.distributed(a[0])
		me := e.me(c)
		e.setInt(a[1], len(t.Sources[me]))
		e.setInt(a[2], len(t.Destinations[me]))
		e.setBool(a[3], t.Weighted)
	}},
	{"int MPI_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree, int destinations[], int destweights[])", func(e *Env, a []uint64) {
		c, t := e.distributed(a[0])
		me := e.me(c)
		in, out := min(count(a[1]), len(t.Sources[me])), min(count(a[4]), len(t.Destinations[me]))
		e.setInts(a[2], t.Sources[me][:in])
		e.setInts(a[5], t.Destinations[me][:out])
		if t.Weighted && a[3] != unweighted && a[6] != unweighted {
			e.setInts(a[3], t.SourceWeights[me][:in])
			e.setInts(a[6], t.DestinationWeights[me][:out])
		}
	}},
}

// Values of C for weights.
const (
	unweighted   = 2
	weightsEmpty = 3
)

func (e *Env) weights(at uint64, n int) []int {
	switch at {
	case unweighted:
		return nil
	case weightsEmpty:
		return []int{}
	}
	return e.ints(at, n)
}

func (e *Env) graph(v uint64) *mpi.Topology {
	t := e.comm(v).Topology
	if !t.Graph() {
		fail(mpi.ErrTopology, "the communicator has no topology of MPI_Graph_create")
	}
	return t
}

func (e *Env) distributed(v uint64) (*comm, *mpi.Topology) {
	c := e.comm(v)
	if !c.Topology.Distributed() {
		fail(mpi.ErrTopology, "the communicator has no topology of MPI_Dist_graph_create")
	}
	return c, c.Topology
}

func (e *Env) edges(v, rank uint64) []int {
	t, n := e.graph(v), i32(rank)
	if n < 0 || n >= len(t.Destinations) {
		fail(mpi.ErrRank, "the rank is %d, and the graph has %s", n, plural(len(t.Destinations), "node"))
	}
	return slices.Clone(t.Destinations[n])
}
