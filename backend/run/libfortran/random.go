package libfortran

import (
	"encoding/binary"
	"math/bits"
	"sync"
	"time"
)

// random is the generator of random_number: xoshiro256** of Blackman and Vigna, which gfortran uses too, so that a
// program that puts a seed sees the same numbers here and there. A program begins with a seed from the clock, as there.
type random struct {
	mu    sync.Mutex
	state [4]uint64
	old   int64 // of irand and rand; 0: not yet used
}

// seedSize is the number of default integers of a seed.
const seedSize = 8

// scramble is what gfortran combines seeds with, last integer first, so that seeds with few bits do no harm.
var scramble = [4]uint64{0xbd0c5b6e50c2df49, 0xd46061cd46e1df38, 0xbb4f4d4ed6103544, 0x114a583d0756ad39}

// repeat sets the seed of random_init(repeatable=.true., ...).
func (r *random) repeat() {
	r.state = [4]uint64{0xad63fa1ed3b55f36, 0xd94473e78978b497, 0xbc60592a98172477, 0xa3de7c6e81265301}
}

// next returns 64 random bits.
func (r *random) next() uint64 {
	s := &r.state
	result := bits.RotateLeft64(s[1]*5, 7) * 9
	t := s[1] << 17
	s[2] ^= s[0]
	s[3] ^= s[1]
	s[1] ^= s[2]
	s[0] ^= s[3]
	s[2] ^= t
	s[3] = bits.RotateLeft64(s[3], 45)
	return result
}

func (r *random) float64() float64 { return float64(r.next()>>11) * 0x1p-53 }
func (r *random) float32() float32 { return float32(r.next()>>40) * 0x1p-24 }

func init() {
	register(
		row{"RandomNumber", "ppi", host, randomNumber},
		row{"RandomInit", "ii", host, randomInit},
		row{"RandomSeedSize", "ppi", host, func(e *Env, s []uint64) { e.setScalar(s[0], seedSize) }},
		row{"RandomSeedGet", "ppi", host, randomGet},
		row{"RandomSeedPut", "ppi", host, randomPut},
		row{"RandomSeedDefaultPut", "", host, func(e *Env, _ []uint64) { e.random.seed(e.cfg.Now()) }},
		row{"RandomSeed", "ppppi", host, randomSeed},
	)
}

// setScalar stores an integer into the variable that a descriptor describes, if there is one.
func (e *Env) setScalar(at uint64, v int64) {
	if at == 0 {
		return
	}
	if d := e.Desc(at); d.Base != 0 {
		e.storeInt(d.Base, v, e.kind(d.Len))
	}
}

// RandomNumber(harvest, file, line)
func randomNumber(e *Env, s []uint64) {
	d := e.Desc(s[0])
	v := d.view()
	r := &e.random
	r.mu.Lock()
	defer r.mu.Unlock()
	switch d.Type {
	case codeReal4:
		v.each(func(off int64) bool { putF32(v.b[off:], r.float32()); return true })
	case codeReal8:
		v.each(func(off int64) bool { putF64(v.b[off:], r.float64()); return true })
	case codeReal10:
		v.each(func(off int64) bool { putF64(v.b[off:], r.float64()); return true })
	default:
		e.failAt(s[1], s[2], "random_number takes real variables")
	}
}

// seed makes a seed of a time.
func (r *random) seed(t time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	x := uint64(t.UnixNano())
	for i := range r.state {
		// splitmix64, which the generator's authors advise for seeding.
		x += 0x9e3779b97f4a7c15
		z := x
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		r.state[i] = z ^ z>>31
	}
}

// RandomInit(repeatable, image_distinct)
func randomInit(e *Env, s []uint64) {
	if s[0] == 0 {
		e.random.seed(e.cfg.Now())
		return
	}
	e.random.mu.Lock()
	e.random.repeat()
	e.random.mu.Unlock()
}

// RandomSeedGet(get, file, line)
func randomGet(e *Env, s []uint64) {
	if s[0] == 0 {
		return
	}
	d := e.Desc(s[0])
	if d.Count() < seedSize {
		e.failAt(s[1], s[2], "the array for get of random_seed needs %d elements", seedSize)
	}
	var b [32]byte
	e.random.mu.Lock()
	for i, x := range e.random.state {
		binary.LittleEndian.PutUint64(b[i*8:], x^scramble[i])
	}
	e.random.mu.Unlock()
	c := e.integers(d)
	for i := seedSize - 1; i >= 0; i-- {
		putInt(c.elem(), int64(int32(binary.LittleEndian.Uint32(b[i*4:]))))
		c.next()
	}
}

// RandomSeedPut(put, file, line)
func randomPut(e *Env, s []uint64) {
	if s[0] == 0 {
		return
	}
	d := e.Desc(s[0])
	if d.Count() < seedSize {
		e.failAt(s[1], s[2], "the array for put of random_seed needs %d elements", seedSize)
	}
	var b [32]byte
	c := e.integers(d)
	for i := seedSize - 1; i >= 0; i-- {
		binary.LittleEndian.PutUint32(b[i*4:], uint32(getInt(c.elem())))
		c.next()
	}
	e.random.mu.Lock()
	defer e.random.mu.Unlock()
	for i := range e.random.state {
		e.random.state[i] = binary.LittleEndian.Uint64(b[i*8:]) ^ scramble[i]
	}
}

// RandomSeed(size, put, get, file, line): what is absent is 0 or a descriptor without an address.
func randomSeed(e *Env, s []uint64) {
	there := func(at uint64) bool { return at != 0 && e.Desc(at).Base != 0 }
	switch {
	case there(s[0]):
		e.setScalar(s[0], seedSize)
	case there(s[1]):
		randomPut(e, []uint64{s[1], s[3], s[4]})
	case there(s[2]):
		randomGet(e, []uint64{s[2], s[3], s[4]})
	default:
		e.random.seed(e.cfg.Now())
	}
}
