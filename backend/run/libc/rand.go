package libc

import "sync"

var randRows = []row{
	{"int rand(void)", "a random number from 0 to RAND_MAX", host, rand},
	{"void srand(unsigned seed)", "start the sequence of rand anew", host, srand},
	{"int rand_r(unsigned *seed)", "rand with a state of the caller", device, randR},
	{"long random(void)", "a random number from 0 to RAND_MAX", host, rand},
	{"void srandom(unsigned seed)", "start the sequence of random anew", host, srand},
	{"double drand48(void)", "a random number in [0, 1)", host, func(e *Env, s []uint64) { s[0] = toF64(unit48(e.random.next48())) }},
	{"long lrand48(void)", "a random number from 0 to 2^31-1", host, func(e *Env, s []uint64) { s[0] = e.random.next48() >> 17 }},
	{"long mrand48(void)", "a random number from -2^31 to 2^31-1", host, func(e *Env, s []uint64) { s[0] = signed48(e.random.next48()) }},
	{"void srand48(long seed)", "start the sequence of the 48-bit functions anew", host, srand48},
	{"double erand48(unsigned short state[3])", "drand48 with a state of the caller", device, func(e *Env, s []uint64) { s[0] = toF64(unit48(e.step48(s[0]))) }},
	{"long nrand48(unsigned short state[3])", "lrand48 with a state of the caller", device, func(e *Env, s []uint64) { s[0] = e.step48(s[0]) >> 17 }},
	{"long jrand48(unsigned short state[3])", "mrand48 with a state of the caller", device, func(e *Env, s []uint64) { s[0] = signed48(e.step48(s[0])) }},
}

// random is the state of rand and of drand48. rand is glibc's generator, so that programs see the numbers they
// see elsewhere: additive feedback x[i] = x[i-3] + x[i-31] modulo 2^32, of which the upper 31 bits are used.
type random struct {
	mu      sync.Mutex
	words   [degree]uint32
	front   int // the word that the next number replaces
	state48 uint64
}

const (
	degree     = 31
	separation = 3
	warmUp     = 10 * degree // numbers thrown away after seeding
)

func (r *random) init() { r.seed(1) }

// seed fills the words by the minimal standard generator, 16807*x modulo 2^31-1.
func (r *random) seed(seed uint32) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if seed == 0 {
		seed = 1
	}
	word := int64(int32(seed))
	r.words[0] = seed
	for i := 1; i < degree; i++ {
		word = 16807 * word % (1<<31 - 1)
		if word < 0 {
			word += 1<<31 - 1
		}
		r.words[i] = uint32(word)
	}
	r.front = separation
	for range warmUp {
		r.step()
	}
}

func (r *random) step() uint32 {
	back := (r.front + degree - separation) % degree
	r.words[r.front] += r.words[back]
	x := r.words[r.front] >> 1
	r.front = (r.front + 1) % degree
	return x
}

func rand(e *Env, s []uint64) {
	e.random.mu.Lock()
	defer e.random.mu.Unlock()
	s[0] = uint64(e.random.step())
}

func srand(e *Env, s []uint64) { e.random.seed(uint32(s[0])) }

// randR draws 11, 10 and 10 bits from three steps of a linear congruential generator.
func randR(e *Env, s []uint64) {
	state := e.load32(s[0])
	step := func() uint32 {
		state = state*1103515245 + 12345
		return state / 65536
	}
	x := step() % 2048
	x = x<<10 ^ step()%1024
	x = x<<10 ^ step()%1024
	e.store32(s[0], state)
	s[0] = uint64(x)
}

// advance48 is the generator of the drand48 family, given by POSIX.
func advance48(x uint64) uint64 { return (x*0x5deece66d + 0xb) & (1<<48 - 1) }

func (r *random) next48() uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.state48 = advance48(r.state48)
	return r.state48
}

func srand48(e *Env, s []uint64) {
	e.random.mu.Lock()
	defer e.random.mu.Unlock()
	e.random.state48 = uint64(uint32(s[0]))<<16 | 0x330e
}

// step48 advances a state in memory: three 16-bit words, the lowest first.
func (e *Env) step48(addr uint64) uint64 {
	b := e.bytes(addr, 6)
	var x uint64
	for i := range 6 {
		x |= uint64(b[i]) << (8 * i)
	}
	x = advance48(x)
	for i := range 6 {
		b[i] = byte(x >> (8 * i))
	}
	return x
}

func unit48(x uint64) float64  { return float64(x) / (1 << 48) }
func signed48(x uint64) uint64 { return uint64(int64(int32(x >> 16))) }
