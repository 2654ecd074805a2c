package device

import (
	"encoding/binary"
	"errors"
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// ram is a Memory over a byte slice that begins at base.
type ram struct {
	base  uint64
	bytes []byte
}

func (r *ram) Slice(addr, n uint64) ([]byte, error) {
	if addr < r.base || addr+n > r.base+uint64(len(r.bytes)) {
		return nil, fmt.Errorf("%#x is outside", addr)
	}
	return r.bytes[addr-r.base:][:n:n], nil
}

const (
	hostBase = 0x10000
	devBase  = 1 << 31
)

type rig struct {
	*Platform
	d         *Device
	host, mem *ram
}

func newRig() *rig {
	host := &ram{hostBase, make([]byte, 1<<16)}
	mem := &ram{devBase, make([]byte, 1<<16)}
	p := New(Config{Host: host, Devices: []Spec{{Memory: mem, Heap: Range{devBase + granule, 1<<16 - granule}}}})
	return &rig{p, p.Current(), host, mem}
}

func at(name string, addr, size uint64) Var { return Var{Name: name, Range: Range{addr, size}} }

var now = Action{Async: Sync, Site: Site{Directive: "data", File: "x.c", Line: 3, Column: 9}}

func dynamic(a Action) Action { a.Dynamic = true; return a }

func kindOf(t *testing.T, err error) Kind {
	var e *Error
	require.True(t, errors.As(err, &e), "%v", err)
	return e.Kind
}

func TestCopyGoesInAndOut(t *testing.T) {
	r := newRig()
	a := at("a[0:4]", hostBase+8, 4)
	copy(r.host.bytes[8:], "abcd")
	dev, err := r.d.Enter(Copy, a, now)
	require.NoError(t, err)
	require.NotZero(t, dev&(1<<31))
	require.Equal(t, "abcd", string(r.mem.bytes[dev-devBase:][:4]))
	copy(r.mem.bytes[dev-devBase:], "wxyz")
	require.Equal(t, "abcd", string(r.host.bytes[8:12]))
	require.NoError(t, r.d.Exit(Copy, a, now))
	require.Equal(t, "wxyz", string(r.host.bytes[8:12]))
	require.False(t, r.d.IsPresent(a.Range))
}

func TestCountersKeepStructuredAndDynamicApart(t *testing.T) {
	r := newRig()
	a := at("a", hostBase, 16)
	_, err := r.d.Enter(Copyin, a, dynamic(now))
	require.NoError(t, err)
	_, err = r.d.Enter(Copy, a, now)
	require.NoError(t, err)
	s, dyn := r.d.Counters(hostBase)
	require.Equal(t, []int{1, 1}, []int{s, dyn})
	// The dynamic counter goes to zero inside the region: the region keeps the data.
	require.NoError(t, r.d.Exit(Delete, a, dynamic(now)))
	require.NoError(t, r.d.Exit(Delete, a, dynamic(now)))
	require.True(t, r.d.IsPresent(a.Range))
	require.NoError(t, r.d.Exit(Copy, a, now))
	require.False(t, r.d.IsPresent(a.Range))
}

func TestFinalizeSkipsTheCounter(t *testing.T) {
	r := newRig()
	a := at("a", hostBase, 16)
	for range 3 {
		_, err := r.d.Enter(Create, a, dynamic(now))
		require.NoError(t, err)
	}
	end := dynamic(now)
	end.Finalize = true
	require.NoError(t, r.d.Exit(Copyout, a, end))
	require.False(t, r.d.IsPresent(a.Range))
}

func TestPartialPresenceNamesBoth(t *testing.T) {
	r := newRig()
	_, err := r.d.Enter(Copyin, at("a[0:4]", hostBase, 32), now)
	require.NoError(t, err)
	_, err = r.d.Enter(Copyin, at("a[2:4]", hostBase+16, 32), now)
	require.Equal(t, PartlyPresent, kindOf(t, err))
	var e *Error
	require.ErrorAs(t, err, &e)
	require.Equal(t, "a[2:4] is only partially present on the device", e.Error())
	require.Equal(t, []string{"a[2:4] is [0x10010, +32)", "a[0:4] is [0x10000, +32), from data at x.c:3:9"}, e.Notes())
}

func TestPresentRefusesAndNoCreateDoesNot(t *testing.T) {
	r := newRig()
	a := at("a", hostBase, 8)
	_, err := r.d.Enter(Present, a, now)
	require.Equal(t, NotPresent, kindOf(t, err))
	dev, err := r.d.Enter(NoCreate, a, now)
	require.NoError(t, err)
	require.Equal(t, uint64(hostBase), dev)
	require.NoError(t, r.d.Exit(NoCreate, a, now))
	require.NoError(t, r.d.Update(ToHost, a, true, now))
	require.Equal(t, NotPresent, kindOf(t, r.d.Update(ToHost, a, false, now)))
}

func TestNullIsPresent(t *testing.T) {
	r := newRig()
	dev, err := r.d.Enter(Present, at("p[0:0]", 0, 0), now)
	require.NoError(t, err)
	require.Zero(t, dev)
	require.NoError(t, r.d.Exit(Present, at("p[0:0]", 0, 0), now))
}

func TestAttachedPointersSurviveCopies(t *testing.T) {
	r := newRig()
	s, p := uint64(hostBase+64), uint64(hostBase+64+8)
	data := uint64(hostBase + 256)
	binary.LittleEndian.PutUint64(r.host.bytes[72:], data)
	structure := at("s", s, 24)
	dev, err := r.d.Enter(Copyin, structure, now)
	require.NoError(t, err)
	member := Var{Name: "s.p[2:4]", Range: Range{data + 16, 32}, Pointer: p}
	target, err := r.d.Enter(Copyin, member, now)
	require.NoError(t, err)
	deviceValue := func() uint64 { return binary.LittleEndian.Uint64(r.mem.bytes[dev-devBase+8:]) }
	// The section begins 16 bytes past the pointer.
	require.Equal(t, target-16, deviceValue())
	require.NoError(t, r.d.Update(ToDevice, structure, false, now))
	require.Equal(t, target-16, deviceValue())
	require.NoError(t, r.d.Update(ToHost, structure, false, now))
	require.Equal(t, data, binary.LittleEndian.Uint64(r.host.bytes[72:]))

	require.NoError(t, r.d.Attach(member, now))
	require.NoError(t, r.d.Detach(p, now))
	require.Equal(t, target-16, deviceValue())
	require.NoError(t, r.d.Exit(Copyin, member, now))
	require.Equal(t, data, deviceValue())
}

func TestUpdateOfASectionWithGaps(t *testing.T) {
	r := newRig()
	whole := at("m", hostBase, 16)
	dev, err := r.d.Enter(Create, whole, now)
	require.NoError(t, err)
	for i := range 16 {
		r.mem.bytes[dev-devBase+uint64(i)] = byte('a' + i)
		r.host.bytes[i] = '.'
	}
	// m[1:2][1:2] of char m[4][4]
	sec := Var{Name: "m[1:2][1:2]", Range: Range{hostBase + 5, 6}, Dims: []Dim{{2, 4}, {2, 1}}}
	require.NoError(t, r.d.Update(ToHost, sec, false, now))
	require.Equal(t, ".....fg..jk.....", string(r.host.bytes[:16]))
	// Pairs that are five bytes apart, in one dimension.
	sec = Var{Name: "m(1:10:5)", Range: Range{hostBase + 2, 12}, Dims: []Dim{{3, 5}}}
	require.NoError(t, r.d.Update(ToHost, sec, false, now))
	require.Equal(t, "..cd.fghijk.mn..", string(r.host.bytes[:16]))
}

func TestFreeingWrongly(t *testing.T) {
	r := newRig()
	p := r.d.Malloc(100, now.Site)
	require.NotZero(t, p)
	require.Equal(t, NotAllocated, kindOf(t, r.d.Free(p+8, now.Site)))
	require.NoError(t, r.d.Free(p, now.Site))
	require.Equal(t, DoubleFree, kindOf(t, r.d.Free(p, now.Site)))
	require.Equal(t, Freed, kindOf(t, r.d.CopyTo(p, hostBase, 8, now)))
	q := r.d.Malloc(100, now.Site)
	require.Equal(t, OutOfBounds, kindOf(t, r.d.CopyTo(q, hostBase, 101, now)))
	require.Equal(t, NotHost, kindOf(t, r.d.CopyTo(q, q, 8, now)))
	require.Equal(t, NotDevice, kindOf(t, r.d.CopyFrom(hostBase, hostBase, 8, now)))
	require.Zero(t, r.d.Malloc(1<<20, now.Site))
	require.Zero(t, r.d.Malloc(1<<64-1, now.Site))
	require.NoError(t, r.d.Free(0, now.Site))
}

func TestMapData(t *testing.T) {
	r := newRig()
	p := r.d.Malloc(64, now.Site)
	h := Range{hostBase, 64}
	require.NoError(t, r.d.MapData(h, p, now.Site))
	require.Equal(t, Mapped, kindOf(t, r.d.MapData(h, p, now.Site)))
	require.Equal(t, Mapped, kindOf(t, r.d.Free(p, now.Site)))
	require.Equal(t, p+4, r.d.DevicePtr(hostBase+4))
	require.Equal(t, uint64(hostBase+4), r.d.HostPtr(p+4))
	_, err := r.d.Enter(Copy, at("a", hostBase, 64), now)
	require.NoError(t, err)
	require.Equal(t, Mapped, kindOf(t, r.d.UnmapData(hostBase, now.Site)))
	require.NoError(t, r.d.Exit(Copy, at("a", hostBase, 64), now))
	require.NoError(t, r.d.UnmapData(hostBase, now.Site))
	require.Equal(t, Mapped, kindOf(t, r.d.UnmapData(hostBase, now.Site)))
	require.NoError(t, r.d.Free(p, now.Site))
}

func TestQueuesKeepOrderAndWaitForEachOther(t *testing.T) {
	r := newRig()
	gate := make(chan struct{})
	var mu sync.Mutex
	var seen []int
	note := func(n int) func() error {
		return func() error { mu.Lock(); defer mu.Unlock(); seen = append(seen, n); return nil }
	}
	require.NoError(t, r.d.Run(1, now.Site, func() error { <-gate; return nil }))
	require.NoError(t, r.d.Run(1, now.Site, note(1)))
	require.NoError(t, r.d.Run(1, now.Site, note(2)))
	require.NoError(t, r.d.WaitAsync(r.d, []int64{1}, 2, now.Site))
	require.NoError(t, r.d.Run(2, now.Site, note(3)))
	idle, err := r.d.Test([]int64{2}, now.Site)
	require.NoError(t, err)
	require.False(t, idle)
	close(gate)
	require.NoError(t, r.d.Wait([]int64{2}, now.Site))
	require.Equal(t, []int{1, 2, 3}, seen)
	idle, err = r.d.Test(nil, now.Site)
	require.NoError(t, err)
	require.True(t, idle)
}

func TestAFailedTaskStopsItsQueue(t *testing.T) {
	r := newRig()
	boom := errors.New("boom")
	ran := false
	require.NoError(t, r.d.Run(7, now.Site, func() error { return boom }))
	require.NoError(t, r.d.Run(7, now.Site, func() error { ran = true; return nil }))
	require.ErrorIs(t, r.d.Wait(nil, now.Site), boom)
	require.False(t, ran)
	require.ErrorIs(t, r.Finish(now.Site), boom)
	require.Equal(t, InvalidAsync, kindOf(t, r.d.Run(-9, now.Site, nil)))
}

func TestAsyncTransfersFollowTheQueue(t *testing.T) {
	r := newRig()
	a := at("a", hostBase, 4)
	copy(r.host.bytes, "abcd")
	q := now
	q.Async = 3
	gate := make(chan struct{})
	require.NoError(t, r.d.Run(3, now.Site, func() error { <-gate; return nil }))
	dev, err := r.d.Enter(Copyin, a, dynamic(q))
	require.NoError(t, err)
	require.True(t, r.d.IsPresent(a.Range), "presence does not wait for the queue")
	var seen string
	require.NoError(t, r.d.Run(3, now.Site, func() error { seen = string(r.mem.bytes[dev-devBase:][:4]); return nil }))
	require.NoError(t, r.d.Exit(Copyout, a, dynamic(q)))
	require.False(t, r.d.IsPresent(a.Range))
	// The memory is in use until the queue gets there.
	require.NotEqual(t, dev, r.d.Malloc(4, now.Site))
	close(gate)
	require.NoError(t, r.d.Wait([]int64{3}, now.Site))
	require.Equal(t, "abcd", seen)
	require.Equal(t, "\xff\xff\xff\xff", string(r.mem.bytes[dev-devBase:][:4]), "freed memory is overwritten")
}

// TestGuard follows what may be used of a device's memory, and finds what is around it.
func TestGuard(t *testing.T) {
	host, mem := &ram{hostBase, make([]byte, 1<<16)}, &ram{devBase, make([]byte, 1<<16)}
	usable := map[uint64]uint64{}
	p := New(Config{Host: host, Devices: []Spec{{Memory: mem, Heap: Range{devBase, 1 << 16}, Guard: func(r Range, ok bool) {
		if usable[r.Addr] = r.Size; !ok {
			delete(usable, r.Addr)
		}
	}}}})
	d := p.Current()
	first, second := d.Malloc(100, now.Site), d.Malloc(100, now.Site)
	require.Equal(t, map[uint64]uint64{first: 100, second: 100}, usable)
	require.NoError(t, d.Check(Range{first + 92, 8}, now.Site))
	for addr, other := range map[uint64]uint64{first - 8: first, first + 96: first, first + 100: first, second - 8: second, second + 150: second} {
		var e *Error
		require.ErrorAs(t, d.Check(Range{addr, 8}, now.Site), &e)
		require.Equal(t, OutOfBounds, e.Kind)
		require.Equal(t, Range{other, 100}, e.Other)
	}
	require.NoError(t, d.Free(first, now.Site))
	require.Equal(t, map[uint64]uint64{second: 100}, usable)
	require.NotEqual(t, first, d.Malloc(100, now.Site), "freed memory is not handed out again at once")
	require.Equal(t, Freed, kindOf(t, d.Check(Range{first, 8}, now.Site)))
	n := 0
	for d.Malloc(500, now.Site) != 0 {
		n++
	}
	require.Greater(t, n, 50)
}

func TestDevices(t *testing.T) {
	r := newRig()
	for typ, want := range map[Type]int{TypeNvidia: 1, TypeNotHost: 1, TypeDefault: 1, TypeCurrent: 1, TypeHost: 1, TypeRadeon: 0, TypeNone: 0} {
		n, err := r.Count(typ, now.Site)
		require.NoError(t, err)
		require.Equal(t, want, n, "%s", typ)
	}
	require.Equal(t, InvalidDevice, kindOf(t, r.SetDevice(1, TypeNotHost, now.Site)))
	require.NoError(t, r.SetType(TypeHost, now.Site))
	require.True(t, r.Current().Shared())
	dev, err := r.Current().Enter(Copy, at("a", hostBase, 4), now)
	require.NoError(t, err)
	require.Equal(t, uint64(hostBase), dev)
	require.NoError(t, r.SetDevice(0, TypeDefault, now.Site))
	require.False(t, r.Current().Shared())
}

type log struct {
	mu   sync.Mutex
	seen []string
}

func (l *log) Event(e Event) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.seen = append(l.seen, fmt.Sprint(e.Kind, " ", e.Var, " ", e.Bytes))
}

func TestObserver(t *testing.T) {
	r := newRig()
	l := &log{}
	r.d.observer = l
	a := at("a", hostBase, 4)
	_, err := r.d.Enter(Copy, a, now)
	require.NoError(t, err)
	require.NoError(t, r.d.Exit(Copy, a, now))
	require.Equal(t, []string{"alloc a 4", "enter a 4", "upload a 4", "free a 4", "exit a 4", "download a 4"}, l.seen)
}

func TestShutdownKeepsGlobals(t *testing.T) {
	r := newRig()
	global, a := at("g", hostBase+512, 16), at("a", hostBase, 16)
	place := now // the structured counter, as that of declare
	place.At = devBase + 128
	dev, err := r.d.Enter(Create, global, place)
	require.NoError(t, err)
	require.Equal(t, place.At, dev)
	_, err = r.d.Enter(Create, a, dynamic(now))
	require.NoError(t, err)
	require.NoError(t, r.d.Shutdown(now.Site))
	require.False(t, r.d.IsPresent(a.Range))
	require.True(t, r.d.IsPresent(global.Range))
	total, used := r.d.Memory()
	require.Zero(t, used)
	require.NotZero(t, total)
}

func TestWaitAnyGivesAnIdleQueue(t *testing.T) {
	r := newRig()
	gate := make(chan struct{})
	require.NoError(t, r.d.Run(1, now.Site, func() error { <-gate; return nil }))
	require.NoError(t, r.d.Run(2, now.Site, func() error { return nil }))
	i, err := r.d.WaitAny([]int64{Sync, 1, 2}, now.Site)
	require.NoError(t, err)
	require.Equal(t, 2, i)
	i, err = r.d.WaitAny([]int64{Sync}, now.Site)
	require.NoError(t, err)
	require.Equal(t, -1, i)
	close(gate)
	require.NoError(t, r.d.Wait(nil, now.Site))
}

// A pointer without a section stands for all that is present where it leads, whatever its type is, from any address in it.
func TestAsPresent(t *testing.T) {
	r := newRig()
	a := at("a[0:4]", hostBase+8, 4)
	copy(r.host.bytes[8:], "abcd")
	dev, err := r.d.Enter(Copyin, a, dynamic(now))
	require.NoError(t, err)
	p := at("p", hostBase+10, 1)
	p.AsPresent = true
	found, err := r.d.Enter(Present, p, now)
	require.NoError(t, err)
	require.Equal(t, dev+2, found, "the device has the pointer where it leads, not the beginning")

	copy(r.mem.bytes[dev-devBase:], "wxyz")
	require.NoError(t, r.d.Update(ToHost, p, false, now))
	require.Equal(t, "wxyz", string(r.host.bytes[8:12]))
	copy(r.host.bytes[8:], "1234")
	require.NoError(t, r.d.Update(ToDevice, p, false, now))
	require.Equal(t, "1234", string(r.mem.bytes[dev-devBase:][:4]))

	require.NoError(t, r.d.Exit(Delete, p, now))
	copy(r.mem.bytes[dev-devBase:], "last")
	require.NoError(t, r.d.Exit(Copyout, p, dynamic(now)))
	require.Equal(t, "last", string(r.host.bytes[8:12]))
	require.False(t, r.d.IsPresent(a.Range))
	require.Error(t, r.d.Update(ToHost, p, false, now), "nothing is present there")
}
