package run

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"
	"sync"

	"accc/backend/check"
	"accc/backend/check/race"
	"accc/backend/device"
	"accc/backend/team"
	"accc/backend/wasm"
	"accc/dialects/conversion/offloadtorun"
	"accc/dialects/offload"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// races connects a program with the detector of races. One thread at a time executes the program, as the seed of its schedule
// says, and queues do everything at once.
type races struct {
	p    *process
	mu   sync.Mutex
	d    *race.Detector
	main *race.Strand // of the initial thread
	// sites are those of the code and, from then on, of what directives and routines do with whole ranges.
	sites   []accessSite
	numbers map[accessSite]int // of the latter
	queues  map[queueKey]*race.Queue
	order   []queueKey     // the queues, in the order of their first use
	doing   []*race.Strand // what queues do now
	caller  *instance      // that called the runtime last
	// by is the instance that calls the library, which may take memory from the heap.
	by     *instance
	blocks []*ownBlock       // by address, apart from each other
	sizes  map[uint64]uint64 // of all blocks of the heap, by their addresses
	copies []ownRange        // of variables that tasks reduce
	events map[uint64]*race.Task
	// told are the sites of ends of variables that were reported, and those of accesses of queues and target tasks that nothing waits for: that their
	// variable ends meanwhile says no more.
	told map[int]bool
}

// An ownBlock is memory that a thread of a team has allocated for itself.
type ownBlock struct {
	ownRange
	team *race.Team
	rank int
	// shared: it was allocated in code that threads share, as an iteration is, so it is the thread's own only until its address is where others look for it.
	shared bool
	// asked counts the questions for that, found is the answer when it was looked for last.
	asked int
	found bool
}

// watched is what an instance knows of the strand that it executes.
type watched struct {
	strand *race.Strand
	// base is where the part of the stack begins that the thread has for itself, limit where that ends; low is the lowest
	// address that was seen there, end where the stack of the instance ends.
	base, limit, low, end uint64
	outer                 []outerTeam
	quiet                 bool
	place                 int32      // site of the call of the library that comes next
	untold                bool       // nothing looks at the answer of that call
	copyTo                uint64     // where the copy goes whose source is told of next
	private               []ownRange // threadprivate variables
	nested                map[uint64]int
}

type ownRange struct{ addr, size uint64 }

// An outerTeam is what a strand was before it forked.
type outerTeam struct {
	depth int
	base  uint64
	team  *race.Team
}

func newRaces(p *process) *races {
	r := &races{p: p, sizes: map[uint64]uint64{}, events: map[uint64]*race.Task{}, told: map[int]bool{}, sites: slices.Clip(p.image.sites),
		numbers: map[accessSite]int{}, queues: map[queueKey]*race.Queue{}}
	r.d = race.New(r.found)
	r.d.Ignore = func(addr uint64) bool {
		return slices.ContainsFunc(r.copies, func(c ownRange) bool { return addr >= c.addr && addr < c.addr+c.size })
	}
	r.main = r.d.Root()
	return r
}

// found reports a race.
func (r *races) found(x race.Race) {
	if r.sites[x.First.Site].Gone || r.sites[x.Second.Site].Gone {
		r.ended(x)
		return
	}
	if x.Async {
		if r.p.opts.Check&check.Async != 0 {
			r.unordered(x)
		}
		return
	}
	if r.p.opts.Check&check.Race == 0 {
		return
	}
	sites := r.sites
	a, b := sites[x.First.Site], sites[x.Second.Site]
	if !a.Write || b.Write && b.At.before(a.At) {
		a, b = b, a
	}
	name := a.Name + a.Member
	if a.Name == "" {
		name = b.Name + b.Member
	}
	f := check.Finding{Kind: check.DataRace, Variable: name, First: a.place(), Second: b.place()}
	what := "memory"
	if name != "" {
		what = "'" + name + "'"
	}
	f.Message = fmt.Sprintf("nothing orders this %s of %s and another %s of it", a.what(), what, b.what())
	if a.what() == b.what() {
		f.Message = fmt.Sprintf("nothing orders this %s of %s and another one", a.what(), what)
	}
	if a.At == b.At && a.Write != b.Write && !a.Atomic {
		f.Fix = "make it a reduction, or update it atomically"
	}
	f.Construct = r.constructOf(x)
	if who := r.who(x); who != "" {
		f.Notes = append(f.Notes, who)
	}
	r.p.report.Add(f)
}

// made is the construct that makes a team, after a colon; "" if that is not known.
func made(t *race.Team) string {
	if site, ok := t.About.(device.Site); ok {
		return ": " + site.String()
	}
	return ""
}

// constructOf is the loop or construct that makes two accesses parallel; "" if that is not known.
func (r *races) constructOf(x race.Race) string {
	switch a := x.First.Part; {
	case a.Kind != x.Second.Part.Kind:
	case a.Kind == race.Iteration && a.Site == x.Second.Part.Site:
		return r.p.site(a.Site).String()
	case a.Kind == race.Thread:
		return made(a.Team)
	}
	return ""
}

// who says in words which parts of an execution race, in the order of their numbers.
func (r *races) who(x race.Race) string {
	one, two := x.First, x.Second
	if one.Part.Number > two.Part.Number {
		one, two = two, one
	}
	a, b := one.Part, two.Part
	if a.Kind != b.Kind || a.Site != b.Site || a.Kind != race.Deferred && a.Number == b.Number {
		return ""
	}
	word, from, in := "", int64(0), ""
	switch a.Kind {
	case race.Iteration:
		word, from, in = "iteration", 1, fmt.Sprintf(" (the first one is 1): %s", r.p.site(a.Site))
	case race.Thread:
		word, in = cmp.Or(a.Team.Word, "thread"), made(a.Team)
	case race.Deferred:
		if one.Write && two.Write {
			return "two tasks write it"
		}
		return "one task writes it and another one reads it"
	default:
		return ""
	}
	does := map[bool]string{true: "write", false: "read"}
	if one.Write == two.Write {
		return fmt.Sprintf("%ss %d and %d %s it%s", word, a.Number+from, b.Number+from, does[one.Write], in)
	}
	return fmt.Sprintf("%s %d %ss it, %s %d %ss it%s", word, a.Number+from, does[one.Write], word, b.Number+from, does[two.Write], in)
}

// place is where an access is, for people.
func (s accessSite) place() check.Place {
	p := check.Place{File: s.At.File, Line: s.At.Line, Column: s.At.Col, Access: check.Read, Text: s.what() + " here"}
	if s.Write {
		p.Access = check.Write
	}
	return p
}

// what is an access in words, and how it is made where that is not by an expression.
func (s accessSite) what() string { return s.kind() + s.how() }

func (s accessSite) how() string {
	if s.by == "" {
		return ""
	}
	return " by " + s.by
}

// kind is the kind of an access in words.
func (s accessSite) kind() string {
	switch {
	case s.Atomic && s.Write:
		return "atomic update"
	case s.Atomic:
		return "atomic read"
	case s.Write:
		return "write"
	}
	return "read"
}

// before reports whether a location comes first.
func (l location) before(m location) bool {
	return cmp.Or(cmp.Compare(l.File, m.File), cmp.Compare(l.Line, m.Line), cmp.Compare(l.Col, m.Col)) < 0
}

// watchStack tells where the stack of an instance is.
func (in *instance) watchStack(limit, end uint64) {
	w := &in.watched
	w.limit, w.base, w.low, w.end = limit, end, end, end
}

// queued is the team of a launch that a queue executes now.
func (r *races) queued(league bool) *race.Team {
	r.mu.Lock()
	defer r.mu.Unlock()
	return begun(r.doing[len(r.doing)-1], league, false)
}

// begun is a team of threads, or of teams of threads. The program may say that there is a single one.
func begun(s *race.Strand, league, single bool) *race.Team {
	t := s.Fork()
	if league {
		t.Apart()
		t.Word = "team"
	}
	if single {
		t.Single()
	}
	return t
}

// section is the name of a critical section. Those in which copies of reductions are combined and in which atomic operations take turns
// are those of all teams.
func (in *instance) section(s *race.Strand, n int64) any {
	name := in.p.image.program.Criticals[n]
	if name == "reduction" || name == offloadtorun.SectionAtomic {
		return name
	}
	return s.InGroup(name)
}

// usable is told when device memory may be used, and when no longer.
func (r *races) usable(m device.Range, is bool) {
	if is {
		r.allocated(m.Addr, m.Size)
	}
}

// address is an address as the detector knows it: with the number of the device, which code there does not know.
func (in *instance) address(addr uint64) uint64 { return uint64(uint32(addr)) | in.space.tag }

// stackPointer is the address where the stack of an instance ends now.
func (in *instance) stackPointer() uint64 {
	g := in.mod.global(wasm.StackPointer)
	if g == nil {
		return in.watched.limit
	}
	return in.address(uint64(g.get()))
}

// follow makes an instance execute a strand; the memory that belongs to the thread is in the part of its stack below base.
func (in *instance) follow(s *race.Strand) {
	in.watched.strand = s
	if s != nil {
		s.Own = in.owns
	}
}

// owns reports whether memory belongs to the thread that the instance executes, which has a rank in a team.
func (in *instance) owns(addr uint64, t *race.Team, rank int) bool {
	w := &in.watched
	base := w.base
	for i := len(w.outer) - 1; i >= 0; i-- { // another thread may ask while this one is in a team inside of that one
		if w.outer[i].team == t {
			base = w.outer[i].base
		}
	}
	if addr >= w.limit && addr < base || w.isPrivate(addr) {
		return true
	}
	if in.reachesPrivately(addr) {
		return true
	}
	b := in.p.races.blockAt(addr)
	return b != nil && b.team == t && b.rank == rank && !in.hasLeaked(b)
}

// blockAt is the block of a thread that has an address, or nil.
func (r *races) blockAt(addr uint64) *ownBlock {
	if i := r.firstBlock(addr); i < len(r.blocks) && r.blocks[i].addr <= addr {
		return r.blocks[i]
	}
	return nil
}

// firstBlock is the index of the first block that ends behind an address.
func (r *races) firstBlock(addr uint64) int {
	i, _ := slices.BinarySearchFunc(r.blocks, addr, func(b *ownBlock, addr uint64) int { return cmp.Or(cmp.Compare(b.addr+b.size, addr), -1) })
	return i
}

// replaceBlock notes whose memory from a heap is; nil: nobody's.
func (r *races) replaceBlock(m ownRange, b *ownBlock) {
	i := r.firstBlock(m.addr)
	end := i
	for end < len(r.blocks) && r.blocks[end].addr < m.addr+m.size {
		end++
	}
	if b == nil {
		r.blocks = slices.Delete(r.blocks, i, end)
	} else {
		r.blocks = slices.Replace(r.blocks, i, end, b)
	}
}

// hasLeaked reports whether others may find a block that a thread of the team allocated in code that threads share. It is looked for when it is asked
// for the first time, and then less and less often: a block that is in use is asked for at each access.
func (in *instance) hasLeaked(b *ownBlock) bool {
	if !b.shared || b.found {
		return b.found
	}
	if b.asked++; b.asked&(b.asked-1) == 0 {
		b.found = in.space != in.p.host || in.isReached(b)
	}
	return b.found
}

// mostShared is how many bytes of shared memory are looked through for addresses: globals, the variables of the thread that forked the team, and then the
// smallest blocks of the heap, since tables of pointers are small.
const mostShared = 1 << 22

// isReached reports whether an address of a block is in memory that is not its thread's own.
func (in *instance) isReached(b *ownBlock) bool {
	const word = 8
	scanned := uint64(0)
	has := func(m ownRange) bool {
		if scanned += m.size; scanned > mostShared {
			return false
		}
		text, err := in.space.Slice(uint64(uint32(m.addr)), m.size)
		for ; err == nil && len(text) >= word; text = text[word:] {
			if at := in.address(binary.LittleEndian.Uint64(text)); at >= b.addr && at < b.addr+b.size {
				return true
			}
		}
		return false
	}
	main := in.p.main
	begin := main.stackPointer()
	if main == in {
		begin = in.watched.base
	}
	first, stackEnd := in.p.host.first(), main.watched.end
	if has(ownRange{first, in.p.hostCode.DataEnd - first}) || stackEnd > begin && has(ownRange{begin, stackEnd - begin}) {
		return true
	}
	var list []ownRange
	for addr, size := range in.p.races.sizes {
		own := in.p.races.blockAt(addr)
		if own != nil && own.team == b.team && own.rank == b.rank || addr < in.watched.base && in.watched.limit < addr+size || in.watched.isPrivate(addr) {
			continue
		}
		list = append(list, ownRange{addr, size})
	}
	slices.SortFunc(list, func(a, b ownRange) int { return cmp.Or(cmp.Compare(a.size, b.size), cmp.Compare(a.addr, b.addr)) })
	return slices.ContainsFunc(list, has)
}

// mostReached is how many bytes are looked through for addresses.
const mostReached = 1 << 16

// reachesPrivately reports whether memory is in a block of the heap that the thread's copies of threadprivate variables have the
// address of, directly or through other blocks: a work array, or a list of the thread.
func (in *instance) reachesPrivately(addr uint64) bool {
	const word = 8
	sizes := in.p.races.sizes
	list := slices.Clone(in.watched.private)
	seen := map[uint64]bool{}
	for scanned := uint64(0); len(list) > 0 && scanned < mostReached; list = list[1:] {
		r := list[0]
		scanned += r.size
		text, err := in.space.Slice(uint64(uint32(r.addr)), r.size)
		for ; err == nil && len(text) >= word; text = text[word:] {
			at := in.address(binary.LittleEndian.Uint64(text))
			size, block := sizes[at]
			if !block || seen[at] {
				continue
			}
			if addr >= at && addr < at+size {
				return true
			}
			seen[at] = true
			list = append(list, ownRange{at, size})
		}
	}
	return false
}

// tiedTo reports whether memory is a threadprivate copy and the strand is in a task. A thread executes the tasks that are tied to it
// one after another, and each task has its copies from one thread (OpenMP 5.2 §5.2).
func (w *watched) tiedTo(addr uint64) bool {
	return len(w.private) > 0 && w.strand.InTask() && w.isPrivate(addr)
}

// isPrivate reports whether memory is a copy of a threadprivate variable that the thread has.
func (w *watched) isPrivate(addr uint64) bool {
	return slices.ContainsFunc(w.private, func(r ownRange) bool { return addr >= r.addr && addr < r.addr+r.size })
}

// clearStack forgets what happened in the part of the stack that is not in use.
func (in *instance) clearStack() {
	w := &in.watched
	if sp := in.stackPointer(); w.low < sp {
		w.strand.Unwound(w.low, sp-w.low, true)
		w.low = sp
	}
}

// allocated is told of memory from a heap.
func (r *races) allocated(addr, size uint64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.d.Fresh(addr, size)
	m := ownRange{addr, size}
	r.replaceBlock(m, nil)
	r.sizes[addr] = size
	r.copies = slices.DeleteFunc(r.copies, func(c ownRange) bool { return c.addr == addr })
	if r.by == nil || r.by.watched.strand == nil {
		return
	}
	if t, rank, alone := r.by.watched.strand.Place(); t != nil {
		r.replaceBlock(m, &ownBlock{ownRange: m, team: t, rank: rank, shared: !alone})
	}
}

// watch does something with the strand of an instance, if there is a detector and the strand is known.
func (in *instance) watch(do func(s *race.Strand)) {
	r := in.p.races
	if r == nil || in.watched.strand == nil {
		return
	}
	r.mu.Lock()
	do(in.watched.strand)
	r.mu.Unlock()
}

// watchFuncs are the calls of watched code.
var watchFuncs = map[string]func(in *instance, s []uint64){
	fnAccess: func(in *instance, s []uint64) {
		addr, size, number := in.address(s[0]), s[1], int(uint32(s[2]))
		if v := in.p.values; v != nil {
			v.mu.Lock()
			v.accessed(in, addr, size, number)
			v.mu.Unlock()
		}
		in.watch(func(*race.Strand) {
			if !in.p.races.quiet() {
				in.tell(addr, size, number, &in.p.image.sites[number])
			}
		})
	},
	fnPlace: func(in *instance, s []uint64) {
		in.watched.place = int32(uint32(s[0]))
		in.watched.untold = in.p.image.sites[in.watched.place].Untold
	},
	fnNever: func(in *instance, s []uint64) {
		x := in.p.image.sites[uint32(s[0])]
		if in.p.opts.Check&check.Data == 0 {
			return
		}
		in.p.report.Add(check.Finding{Kind: check.Unset, Variable: x.Name, First: x.place(),
			Message: fmt.Sprintf("'%s' has no value: it is a private copy, which nothing sets", x.Name),
			Notes:   []string{"a private copy does not begin with the value of the variable"},
			Fix:     "set it in the construct, or leave it out of private where the value of the variable is meant"})
	},
	fnGang: func(in *instance, s []uint64) {
		if in.p.races == nil || in.launch == nil || in.launch.team == nil {
			return
		}
		if in.launch.silent.all {
			in.follow(nil)
			return
		}
		in.follow(in.p.races.d.Strand())
		in.watch(func(st *race.Strand) {
			in.watched.base = in.stackPointer()
			in.clearStack()
			st.Begin(in.launch.team, int(uint32(s[0])))
		})
	},
}

// iteration is the beginning of an iteration that others may run beside.
func (in *instance) iteration(st *race.Strand, site int, kind, number, trip int64) {
	switch {
	case kind&offload.BesideSeveral != 0 && kind&offload.BesideLanes != 0:
		if in.launch == nil {
			st.Same() // a routine that the host calls
		} else {
			st.Lane(site, number, false, 0)
		}
	case kind&offload.BesideSeveral != 0 && in.launch != nil && in.launch.gangs == 1:
		st.Same()
	case kind&offload.BesideThreads != 0:
		static := race.Static{Known: kind&offload.BesideStatic != 0, Trip: trip, Chunk: kind >> offload.BesideChunk}
		if static.Chunk > 0 {
			static.Trip = 0 // chunks go round
		}
		st.Iterate(site, number, static)
	default:
		st.Lane(site, number, kind&offload.BesideTeam != 0, kind>>offload.BesideChunk)
	}
}

// accesses is an access of a function of the library, at the place that it was called from.
func (in *instance) accesses(addr, size uint64, write bool) {
	r, w := in.p.races, &in.watched
	if r == nil || size == 0 || w.strand == nil || w.quiet || !w.strand.Inside() && !w.strand.Open() || r.quiet() || w.tiedTo(in.address(addr)) {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	x := accessSite{}
	if int(w.place) < len(r.sites) {
		x = r.sites[w.place]
	}
	x.Write = write
	a := race.Access{Addr: in.address(addr), Size: size, Site: r.number(x), Write: write, Numbered: x.Numbered}
	if a.Addr < w.base && a.Addr >= w.limit && a.Addr < w.low {
		w.low = a.Addr
	}
	w.strand.Access(a)
}

// number is that of a site that the code does not have.
func (r *races) number(x accessSite) int {
	n, ok := r.numbers[x]
	if !ok {
		n = len(r.sites)
		r.numbers[x] = n
		r.sites = append(r.sites, x)
	}
	return n
}

// beginTeam makes the thread that forks the first one of a team, which was made for it.
func (in *instance) beginTeam(t *race.Team) {
	if t == nil {
		return
	}
	in.watch(func(s *race.Strand) {
		w := &in.watched
		around, _ := s.Member()
		w.outer = append(w.outer, outerTeam{s.Depth(), w.base, around})
		w.base = in.stackPointer()
		s.Begin(t, 0)
	})
}

// endTeam goes back to what the thread was before it forked.
func (in *instance) endTeam() {
	in.watch(func(s *race.Strand) {
		w := &in.watched
		last := w.outer[len(w.outer)-1]
		w.outer = w.outer[:len(w.outer)-1]
		s.Unwind(last.depth)
		w.base = last.base
	})
}

// newTeam is the team that a fork makes; nil without a detector.
func (in *instance) newTeam(league, single bool) (t *race.Team) {
	in.watch(func(s *race.Strand) { t = begun(s, league, single) })
	return t
}

// joinTeam makes another thread a member of a team. It stays that until it joins another one: it executes tasks after its region.
func (in *instance) joinTeam(t *race.Team, rank int) {
	if t == nil {
		return
	}
	in.follow(in.p.races.d.Strand())
	in.watch(func(s *race.Strand) {
		in.watched.base, in.watched.outer = in.stackPointer(), nil
		in.clearStack()
		s.Begin(t, rank)
	})
}

// runWatched executes a task.
func (in *instance) runWatched(data any, do func() error) error {
	t, _ := data.(*race.Task)
	if t == nil || in.p.races == nil || in.watched.strand == nil {
		return do()
	}
	depth := 0
	in.watch(func(s *race.Strand) {
		depth = s.Depth()
		in.clearStack()
		s.Run(t)
	})
	err := do()
	in.watch(func(s *race.Strand) {
		s.Unwind(depth)
		in.clearStack()
	})
	return err
}

// A waiter is what waits for dependences, in place of a task.
type waiter struct{ in *instance }

// taskAfter is told that a task waits for another one.
func (r *races) taskAfter(x, y team.Work) {
	after, _ := y.Data.(*race.Task)
	if after == nil {
		return
	}
	switch x := x.Data.(type) {
	case *race.Task:
		r.mu.Lock()
		x.After(after)
		r.mu.Unlock()
	case waiter:
		x.in.watch(func(s *race.Strand) { s.WaitFor(after) })
	}
}

// watchedSide is the configuration of a side of threads whose tasks are watched.
func (p *process) watchedSide(c team.SideConfig) team.SideConfig {
	if p.races != nil {
		c.After, c.Excludes = p.races.taskAfter, p.races.taskExcludes
	}
	return c
}

// keepPrivate notes the copy that a thread has of a threadprivate variable.
func (in *instance) keepPrivate(addr, size uint64) {
	if in.p.races == nil {
		return
	}
	r := ownRange{in.address(addr), size}
	if !slices.Contains(in.watched.private, r) {
		in.watched.private = append(in.watched.private, r)
	}
}

// taskExcludes is told that a task excludes others.
func (r *races) taskExcludes(x team.Work, exclusion any) {
	if t, _ := x.Data.(*race.Task); t != nil {
		t.Exclude(exclusion)
	}
}

// lockFuncs are the functions of the library that set and unset locks, whose variables hold their numbers.
var lockFuncs = map[string]func(in *instance, lock uint64, result uint64){
	"omp_set_lock":   func(in *instance, lock, _ uint64) { in.watch(func(s *race.Strand) { s.Lock(s.InGroup(lock)) }) },
	"omp_unset_lock": func(in *instance, lock, _ uint64) { in.watch(func(s *race.Strand) { s.Unlock(s.InGroup(lock)) }) },
	"omp_test_lock": func(in *instance, lock, set uint64) {
		if set != 0 {
			in.watch(func(s *race.Strand) { s.Lock(s.InGroup(lock)) })
		}
	},
	"omp_set_nest_lock": func(in *instance, lock, _ uint64) { in.nest(lock, 1) },
	"omp_test_nest_lock": func(in *instance, lock, set uint64) {
		if set != 0 {
			in.nest(lock, 1)
		}
	},
	"omp_unset_nest_lock": func(in *instance, lock, _ uint64) { in.nest(lock, -1) },
}

// nest counts how often a thread has set a lock.
func (in *instance) nest(lock uint64, by int) {
	in.watch(func(s *race.Strand) {
		w := &in.watched
		if w.nested == nil {
			w.nested = map[uint64]int{}
		}
		if w.nested[lock] += by; w.nested[lock] > 0 {
			s.Lock(s.InGroup(lock))
		} else {
			s.Unlock(s.InGroup(lock))
		}
	})
}

// watchLibrary makes a call of the library one that the detector knows of.
func (in *instance) watchLibrary(name string, do wasmapi.GoFunc) wasmapi.GoFunc {
	r := in.p.races
	if r == nil {
		return do
	}
	if name == fnThreadNumber {
		return func(c ctx, s []uint64) {
			in.watch(func(st *race.Strand) {
				if t := st.Team(); t != nil {
					t.Identify()
				}
			})
			do(c, s)
		}
	}
	if name == "omp_fulfill_event" {
		return func(c ctx, s []uint64) {
			in.watch(func(st *race.Strand) {
				if t := r.events[s[0]]; t != nil {
					t.Complete(st)
				}
			})
			do(c, s)
		}
	}
	if lock := lockFuncs[name]; lock != nil {
		return func(c ctx, s []uint64) {
			number := uint64(0)
			if b, err := in.space.Slice(s[0], 8); err == nil {
				number = binary.LittleEndian.Uint64(b)
			}
			do(c, s)
			if !in.watched.untold {
				lock(in, number, uint64(uint32(s[0])))
			}
			in.watched.untold = false
		}
	}
	return func(c ctx, s []uint64) { r.calling(in, func() { do(c, s) }) }
}

// calling is a call of the library by an instance, whose thread the memory is for that it takes from the heap. Nil: there is no detector.
func (r *races) calling(in *instance, call func()) {
	if r == nil {
		call()
		return
	}
	before := r.by
	r.by = in
	call()
	r.by = before
}
