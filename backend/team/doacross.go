package team

import "sync"

// A doacross is what a loop knows about its iterations for cross-iteration dependences (OpenMP 5.2 §15.9.6). The first
// number of a vector is the iteration of the worksharing loop, those after it are of loops inside.
type doacross struct {
	mu     sync.Mutex
	passed map[int64]map[string]bool // the vectors of iterations that have not ended, by their first number
	ended  map[int64]*[pageOfEnded / 64]uint64
}

// pageOfEnded is how many iterations a set of bits is for.
const pageOfEnded = 4096

func newDoacross() *doacross {
	return &doacross{passed: map[int64]map[string]bool{}, ended: map[int64]*[pageOfEnded / 64]uint64{}}
}

// Post tells that the iteration with a vector, whose first number is apart from the others, has done what others wait for.
func (m *Member) Post(iteration int64, inner []byte) {
	d := m.loop.share.doacross
	if d == nil || m.team.size == 1 {
		return
	}
	m.thread.Decide()
	d.mu.Lock()
	set := d.passed[iteration]
	if set == nil {
		set = map[string]bool{}
		d.passed[iteration] = set
	}
	set[string(inner)] = true
	d.mu.Unlock()
	m.team.wakeAll()
}

// Await waits until the iteration with a vector has called Post, or has ended.
func (m *Member) Await(site int, iteration int64, inner []byte) {
	d := m.loop.share.doacross
	if d == nil || m.team.size == 1 {
		return
	}
	share := m.loop.share
	m.thread.Decide()
	m.team.rest(m.thread, Reason{Site: site, What: "waits for another iteration of the loop"}, func() bool {
		d.mu.Lock()
		defer d.mu.Unlock()
		return d.passed[iteration][string(inner)] || d.hasEnded(iteration) || share.cancelled.Load() || m.team.cancelled.Load()
	})
}

func (d *doacross) hasEnded(iteration int64) bool {
	page := d.ended[iteration/pageOfEnded]
	bit := iteration % pageOfEnded
	return page != nil && page[bit/64]>>(bit%64)&1 != 0
}

// end tells that an iteration has ended.
func (d *doacross) end(iteration int64) {
	d.mu.Lock()
	page := d.ended[iteration/pageOfEnded]
	if page == nil {
		page = new([pageOfEnded / 64]uint64)
		d.ended[iteration/pageOfEnded] = page
	}
	bit := iteration % pageOfEnded
	page[bit/64] |= 1 << (bit % 64)
	delete(d.passed, iteration)
	d.mu.Unlock()
}
