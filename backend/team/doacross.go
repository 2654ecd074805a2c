package team

import (
	"encoding/binary"
	"slices"
	"sync"
)

// A doacross is what a loop knows about its iterations for cross-iteration dependences (OpenMP 5.2 §15.9.6). The first
// number of a vector is the iteration of the worksharing loop; those after it are of loops inside, whose iterations one thread executes in
// order: an iteration that has come to a source has passed those before it.
type doacross struct {
	mu     sync.Mutex
	passed map[int64][]int64 // the latest vector by its first number, without that
}

func newDoacross() *doacross { return &doacross{passed: map[int64][]int64{}} }

// vector reads the numbers of a vector.
func vector(b []byte) []int64 {
	v := make([]int64, len(b)/8)
	for i := range v {
		v[i] = int64(binary.LittleEndian.Uint64(b[8*i:]))
	}
	return v
}

// Post tells that the iteration of a vector has done what others wait for.
func (m *Member) Post(b []byte) {
	d := m.loop.share.doacross
	v := vector(b)
	if d == nil || len(v) == 0 || m.team.size == 1 {
		return
	}
	m.thread.Decide()
	d.mu.Lock()
	d.passed[v[0]] = v[1:]
	d.mu.Unlock()
	m.team.wakeAll()
}

// Await waits until the iteration of a vector has called Post.
func (m *Member) Await(site int, b []byte) {
	d := m.loop.share.doacross
	v := vector(b)
	if d == nil || len(v) == 0 || m.team.size == 1 {
		return
	}
	share := m.loop.share
	m.thread.Decide()
	m.team.rest(m.thread, Reason{Site: site, What: "waits for another iteration of the loop"}, func() bool {
		d.mu.Lock()
		last, ok := d.passed[v[0]]
		d.mu.Unlock()
		return ok && slices.Compare(last, v[1:]) >= 0 || share.cancelled.Load() || m.team.cancelled.Load()
	})
}
