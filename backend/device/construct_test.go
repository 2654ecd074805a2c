package device

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/require"
)

var target = Action{Async: Sync, Site: Site{Directive: "target", File: "x.c", Line: 3, Column: 9}}

// maps does the entry or exit of a construct.
func (r *rig) maps(t *testing.T, f func(c *Construct)) {
	t.Helper()
	c := r.d.Begin(target.Site)
	f(c)
	require.NoError(t, c.End())
}

func (r *rig) deviceBytes(dev, n uint64) []byte {
	b, _ := r.mem.Slice(dev, n)
	return b
}

func TestConstructCountsOnce(t *testing.T) {
	r := newRig()
	copy(r.host.bytes, "abcdefgh")
	var dev uint64
	r.maps(t, func(c *Construct) { // map(to: s.a) map(alloc: s.b) map(to: s.a)
		dev, _ = c.Enter(Create, at("s", hostBase, 8), target)
		_, err := c.Enter(Copyin, at("s.a", hostBase, 2), target)
		require.NoError(t, err)
		_, err = c.Enter(Create, at("s.b", hostBase+4, 2), target)
		require.NoError(t, err)
	})
	_, n := r.d.Counters(hostBase)
	require.Equal(t, 1, n)
	require.Equal(t, "ab", string(r.deviceBytes(dev, 2)))
	require.NotEqual(t, "ef", string(r.deviceBytes(dev+4, 2)))

	r.maps(t, func(c *Construct) { // present: nothing is copied
		copy(r.host.bytes, "xy")
		_, err := c.Enter(Copyin, at("s.a", hostBase, 2), target)
		require.NoError(t, err)
	})
	_, n = r.d.Counters(hostBase)
	require.Equal(t, 2, n)
	require.Equal(t, "ab", string(r.deviceBytes(dev, 2)))

	always := target
	always.Always = true
	copy(r.deviceBytes(dev, 2), "12")
	r.maps(t, func(c *Construct) { require.NoError(t, c.Exit(Copyout, at("s.a", hostBase, 2), target)) })
	require.Equal(t, "xy", string(r.host.bytes[:2]))
	r.maps(t, func(c *Construct) {
		_, err := c.Enter(Create, at("s.a", hostBase, 2), target)
		require.NoError(t, err)
	})
	r.maps(t, func(c *Construct) { require.NoError(t, c.Exit(Copyout, at("s.a", hostBase, 2), always)) })
	require.Equal(t, "12", string(r.host.bytes[:2]))

	r.maps(t, func(c *Construct) { require.NoError(t, c.Exit(Delete, at("s", hostBase, 8), target)) })
	require.False(t, r.d.IsPresent(Range{hostBase, 1}))
}

func TestConstructDeletesAtOnce(t *testing.T) {
	r := newRig()
	for range 3 {
		r.maps(t, func(c *Construct) {
			_, err := c.Enter(Copyin, at("a", hostBase, 8), target)
			require.NoError(t, err)
		})
	}
	all := target
	all.Finalize = true
	r.maps(t, func(c *Construct) { require.NoError(t, c.Exit(Delete, at("a", hostBase, 8), all)) })
	require.False(t, r.d.IsPresent(Range{hostBase, 1}))
	r.maps(t, func(c *Construct) { require.NoError(t, c.Exit(Copyout, at("a", hostBase, 8), target)) }) // absent: nothing
}

func TestConstructAttachesAtTheEnd(t *testing.T) {
	r := newRig()
	binary.LittleEndian.PutUint64(r.host.bytes[16:], hostBase+64)
	copy(r.host.bytes[64:], "data")
	data := at("s.p[0:4]", hostBase+64, 4)
	data.Pointer = hostBase + 16
	var s, p uint64
	r.maps(t, func(c *Construct) { // the pointee precedes the pointer
		p, _ = c.Enter(Copyin, data, target)
		s, _ = c.Enter(Copyin, at("s", hostBase+16, 8), target)
	})
	require.Equal(t, p, binary.LittleEndian.Uint64(r.deviceBytes(s, 8)))
	r.maps(t, func(c *Construct) {
		require.NoError(t, c.Exit(Copyout, at("s", hostBase+16, 8), target))
		require.NoError(t, c.Exit(Copyout, data, target))
	})
	require.EqualValues(t, hostBase+64, binary.LittleEndian.Uint64(r.host.bytes[16:]))
	require.False(t, r.d.IsPresent(Range{hostBase + 64, 1}))
}

func TestConstructRefuses(t *testing.T) {
	r := newRig()
	present := target
	present.Present = true
	c := r.d.Begin(target.Site)
	_, err := c.Enter(Copyin, at("a", hostBase, 8), present)
	require.Equal(t, NotPresent, kindOf(t, err))
	r.maps(t, func(c *Construct) { _, _ = c.Enter(Create, at("a[0:4]", hostBase, 4), target) })
	_, err = r.d.Begin(target.Site).Enter(Copyin, at("a[0:8]", hostBase, 8), target)
	require.Equal(t, PartlyPresent, kindOf(t, err))
	addr, err := r.d.Begin(target.Site).Enter(NoCreate, at("p", hostBase+100, 0), target)
	require.NoError(t, err)
	require.EqualValues(t, hostBase+100, addr, "a pointer to nothing on the device keeps its value")
	require.Equal(t, NotPresent, kindOf(t, r.d.Begin(target.Site).Update(ToDevice, at("b", hostBase+100, 4), present)))
	require.NoError(t, r.d.Begin(target.Site).Update(ToDevice, at("b", hostBase+100, 4), target))
}

func TestDeviceNumbers(t *testing.T) {
	r := newRig()
	for n, want := range map[int]*Device{0: r.d, 1: r.Host(), InitialDevice: r.Host()} {
		d, err := r.Target(n, target.Site)
		require.NoError(t, err)
		require.Same(t, want, d, "%d", n)
	}
	for _, n := range []int{2, -4} {
		_, err := r.Target(n, target.Site)
		require.Equal(t, InvalidDevice, kindOf(t, err))
	}
	r.Offloading(OffloadDisabled)
	d, err := r.Target(0, target.Site)
	require.NoError(t, err)
	require.Same(t, r.Host(), d)
}
