package motion

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/check/values"
	"accc/dialects/offload"
	"accc/ir"
)

// A machine executes actions on two words of one variable: its values, how many users the device counts, and the detector that accc run follows values with.
type machine struct {
	detector     *values.Detector
	found        []values.Finding
	host, device [words]int // the numbers of the writes that the values are from; 0: none
	users        int
	writes       int
	// lost: old or missing values have been copied, which for the table are those that the program means from then on.
	lost bool
}

const (
	words         = 2
	hostAt, devAt = 0x1000, 0x9000
	size          = 8 * words
)

func newMachine() *machine {
	m := &machine{}
	m.detector = values.New(1, func(f values.Finding) { m.found = append(m.found, f) })
	return m
}

func (m *machine) up() {
	m.lost = m.lost || m.value(values.Host, hostAt) != Current
	m.device = m.host
	m.detector.Upload(0, hostAt, devAt, size, "up")
}

func (m *machine) down() {
	m.lost = m.lost || m.value(0, devAt) == Old
	m.host = m.device
	m.detector.Download(0, hostAt, devAt, size, "down")
}

// act does what the run-time library does; ok is false where it ends the program.
func (m *machine) act(x offload.Action) (ok bool) {
	always := x.Flags&offload.FlagAlways != 0
	switch x.Def {
	case offload.Enter:
		switch {
		case m.users == 0 && (x.How == offload.EntryPresent || x.How == offload.EntryFind):
			return x.How == offload.EntryFind
		case m.users == 0:
			m.detector.Map(0, &values.Mapping{Host: hostAt, Dev: devAt, Size: size}, true)
			m.device = [words]int{}
			always = true
		}
		m.users++
		if always && x.How == offload.EntryCopyIn {
			m.up()
		}
	case offload.Exit:
		if m.users == 0 {
			return true
		}
		if m.users--; x.Flags&offload.FlagFinalize != 0 {
			m.users = 0
		}
		if x.How == offload.ExitCopyOut && (m.users == 0 || always) {
			m.down()
		}
		if m.users == 0 {
			m.detector.Unmap(0, hostAt)
		}
	case offload.Update:
		switch {
		case m.users == 0:
		case x.How == offload.ToHost:
			m.down()
		default:
			m.up()
		}
	}
	return true
}

// write writes some words on one side.
func (m *machine) write(device bool, first, n int) {
	for i := first; i < first+n; i++ {
		m.writes++
		if device {
			m.device[i] = m.writes
			m.detector.Write(0, devAt+8*uint64(i), 8, 1)
		} else {
			m.host[i] = m.writes
			m.detector.Write(values.Host, hostAt+8*uint64(i), 8, 1)
		}
	}
}

// value is what the detector says of one side.
func (m *machine) value(on int, at uint64) Value {
	m.found = nil
	m.detector.Read(on, at, size, 2)
	switch {
	case len(m.found) == 0:
		return Current
	case slices.ContainsFunc(m.found, func(f values.Finding) bool { return !f.Unset }):
		return Old
	}
	return Unset
}

// TestStatesHoldWhatRuns executes random actions and follows them by the table: how many users there are is in the interval, sides that are said to be equal are, and a side
// whose values the detector of accc run finds old is not said to be current.
func TestStatesHoldWhatRuns(t *testing.T) {
	r := rand.New(rand.NewPCG(39, 8))
	equal := 0
	for range 300 {
		m, s := newMachine(), OnHost
		text := ""
		for range 2 + r.IntN(40) {
			before := s
			if r.IntN(2) == 0 {
				x := randomAction(r)
				text += fmt.Sprintf("%s %d flags %d; ", x.Def.ShortName(), x.How, x.Flags)
				ran := r.IntN(4) > 0 // else its condition is false
				if ran && !m.act(x) {
					break
				}
				if s = s.act(x); !ran || r.IntN(4) == 0 {
					s = maybe(before, s)
				}
			} else {
				device, first, n := r.IntN(2) == 0, r.IntN(words), 1
				if r.IntN(3) == 0 {
					first, n = 0, words
				}
				text += fmt.Sprintf("write device %t %d of %d; ", device, n, words)
				if !device || m.users > 0 {
					m.write(device, first, n)
				}
				s = s.written(nil, device, n == words && (!device || m.users > 0))
			}
			if m.lost {
				break
			}
			text += s.String() + "\n"
			require.NotZero(t, s.pairs, text)
			require.GreaterOrEqual(t, m.users, int(s.least), text)
			require.True(t, m.users <= int(s.most) || s.most == mostUsers, text)
			require.False(t, s.IsPresent() && m.users == 0 || s.IsAbsent() && m.users > 0, text)
			if s.IsEqual() && m.users > 0 {
				equal++
				require.Equal(t, m.host, m.device, text)
			}
			if m.users > 0 {
				require.NotZero(t, s.pairs&^absent, text)
				host, device := m.value(values.Host, hostAt), m.value(0, devAt)
				require.False(t, host != Current && s.host()&^(1<<Current) == 0, "the host has old values\n%s", text)
				require.False(t, device != Current && s.device()&(1<<Old|1<<Unset) == 0, "the device has old values\n%s", text)
			}
		}
	}
	require.Greater(t, equal, 100, "both sides are known to be equal now and then")
}

func randomAction(r *rand.Rand) offload.Action {
	x := offload.Action{}
	switch r.IntN(3) {
	case 0:
		x.Def, x.How = offload.Enter, int64(r.IntN(4))
		x.Flags = int64(r.IntN(4)/3) * offload.FlagAlways
	case 1:
		x.Def, x.How = offload.Exit, int64(r.IntN(2))
		x.Flags = int64(r.IntN(4)/3)*offload.FlagAlways | int64(r.IntN(5)/4)*offload.FlagFinalize
	default:
		x.Def, x.How = offload.Update, int64(r.IntN(2))
	}
	return x
}

// TestWhoWrote checks that a state knows the operations that wrote since both sides were equal.
func TestWhoWrote(t *testing.T) {
	first, second := &ir.Op{}, &ir.Op{}
	s := OnHost.written(first, false, true).act(offload.Action{Def: offload.Enter, How: offload.EntryCopyIn})
	require.True(t, s.IsEqual())
	require.Empty(t, s.Host)
	s = maybe(s.written(first, false, false), s.written(second, false, false))
	require.Equal(t, []*ir.Op{first, second}, s.Host)
	require.True(t, s.IsNewOnHost())
	require.False(t, s.IsEqual())
	require.False(t, s.written(first, true, false).IsNewOnHost(), "the device has values that the host has not")
	s = s.act(offload.Action{Def: offload.Update, How: offload.ToDevice})
	require.True(t, s.IsEqual())
	require.Empty(t, s.Host)
}
