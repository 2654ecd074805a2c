package device

import (
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// cells is the size of the model: so many bytes of host memory, each by itself.
const cells = 24

// A model says the same as the present table byte by byte.
type model struct {
	object  [cells]int // number of the object on the device, 0: absent
	device  map[int]*object
	host    [cells]byte
	counter int
}

type object struct {
	lo, size            int
	data                []byte
	structured, dynamic int
}

func (m *model) look(lo, n int) (*object, presence) {
	id := m.object[lo]
	for _, x := range m.object[lo : lo+n] {
		if x != id {
			return nil, partial
		}
	}
	if id == 0 {
		return nil, absent
	}
	return m.device[id], full
}

// TestTableAgreesWithAModel runs random data actions on a device and on the model.
func TestTableAgreesWithAModel(t *testing.T) {
	irtest.Property(t, func(t *rapid.T) {
		r := newRig()
		m := &model{device: map[int]*object{}}
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			lo := rapid.IntRange(0, cells-1).Draw(t, "lo")
			n := rapid.IntRange(1, cells-lo).Draw(t, "n")
			a := Action{Async: Sync, Dynamic: rapid.Bool().Draw(t, "dynamic")}
			v := at("a", hostBase+uint64(lo), uint64(n))
			c := Clause(rapid.IntRange(0, int(NoCreate)).Draw(t, "clause"))
			o, p := m.look(lo, n)
			switch rapid.IntRange(0, 4).Draw(t, "what") {
			case 0: // entry
				dev, err := r.d.Enter(c, v, a)
				switch {
				case p == partial || p == absent && c == Present:
					require.Error(t, err)
					continue
				case p == absent && c == NoCreate:
					require.NoError(t, err)
					require.Equal(t, v.Addr, dev)
					continue
				case p == absent:
					m.counter++
					o = &object{lo: lo, size: n, data: make([]byte, n)}
					m.device[m.counter] = o
					for i := lo; i < lo+n; i++ {
						m.object[i] = m.counter
					}
					if c == Copy || c == Copyin {
						copy(o.data, m.host[lo:])
					} else {
						copy(r.mem.bytes[dev-devBase:], o.data)
					}
				}
				require.NoError(t, err)
				if a.Dynamic {
					o.dynamic++
				} else {
					o.structured++
				}
			case 1: // exit
				a.Finalize = a.Dynamic && rapid.Bool().Draw(t, "finalize")
				err := r.d.Exit(c, v, a)
				if p == partial {
					require.Error(t, err)
					continue
				}
				require.NoError(t, err)
				if p == absent {
					continue
				}
				counter := &o.structured
				if a.Dynamic {
					counter = &o.dynamic
				}
				if *counter == 0 {
					continue
				}
				*counter--
				if a.Finalize {
					*counter = 0
				}
				if o.structured+o.dynamic > 0 {
					continue
				}
				if c == Copy || c == Copyout {
					copy(m.host[lo:lo+n], o.data[lo-o.lo:])
				}
				for i := o.lo; i < o.lo+o.size; i++ {
					m.object[i] = 0
				}
			case 2: // update
				toHost := rapid.Bool().Draw(t, "to host")
				dir := ToDevice
				if toHost {
					dir = ToHost
				}
				err := r.d.Update(dir, v, false, a)
				if p != full {
					require.Error(t, err)
					continue
				}
				require.NoError(t, err)
				if toHost {
					copy(m.host[lo:lo+n], o.data[lo-o.lo:])
				} else {
					copy(o.data[lo-o.lo:], m.host[lo:lo+n])
				}
			case 3: // the host writes
				b := rapid.Byte().Draw(t, "byte")
				m.host[lo], r.host.bytes[lo] = b, b
			case 4: // a kernel writes
				if o == nil {
					continue
				}
				b := rapid.Byte().Draw(t, "byte")
				o.data[lo-o.lo] = b
				r.mem.bytes[r.d.DevicePtr(v.Addr)-devBase] = b
			}
			require.Equal(t, m.host[:], r.host.bytes[:cells])
			for i := range cells {
				id := m.object[i]
				addr := hostBase + uint64(i)
				require.Equal(t, id != 0, r.d.IsPresent(Range{addr, 1}))
				if id == 0 {
					continue
				}
				o := m.device[id]
				s, d := r.d.Counters(addr)
				require.Equal(t, []int{o.structured, o.dynamic}, []int{s, d})
				require.Equal(t, o.data[i-o.lo], r.mem.bytes[r.d.DevicePtr(addr)-devBase])
				require.Equal(t, addr, r.d.HostPtr(r.d.DevicePtr(addr)))
			}
		}
	})
}

// TestHeapHandsOutDisjointMemory allocates and frees at random and looks for overlaps and lost memory.
func TestHeapHandsOutDisjointMemory(t *testing.T) {
	irtest.Property(t, func(t *rapid.T) {
		all := Range{1 << 31, 64 * granule}
		h := newHeap(all, false)
		var live []block
		for range rapid.IntRange(1, 80).Draw(t, "steps") {
			if len(live) > 0 && rapid.Bool().Draw(t, "free") {
				i := rapid.IntRange(0, len(live)-1).Draw(t, "which")
				h.release(h.retire(live[i].Addr, Site{}))
				live = append(live[:i], live[i+1:]...)
				continue
			}
			size := uint64(rapid.IntRange(0, 10*granule).Draw(t, "size"))
			addr, ok := h.alloc(size, true, "", Site{})
			if !ok {
				continue
			}
			b := h.live[addr]
			require.True(t, all.Contains(b.taken()))
			for _, x := range live {
				require.False(t, x.taken().Overlaps(b.taken()))
			}
			live = append(live, b)
		}
		for _, b := range live {
			h.release(h.retire(b.Addr, Site{}))
		}
		require.Equal(t, []Range{all}, h.free)
	})
}
