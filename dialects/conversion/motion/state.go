package motion

import (
	"slices"

	"accc/dialects/offload"
	"accc/ir"
)

// A Value says what one of the two memories has of some bytes.
type Value uint8

const (
	// Current are the values that the program means: those that were written last, on this side or both.
	Current Value = iota
	// Old values have been overwritten on the other side, all or some of them.
	Old
	// Unset bytes have no value yet.
	Unset
	// Absent: the device has no memory for them.
	Absent
)

// A pair is what the host and the device have; there are twelve.
type pair struct{ host, device Value }

func (p pair) bit() uint16 { return 1 << (4*uint16(p.host) + uint16(p.device)) }

// A State is what may be true of some bytes of one object at a point of a program. The zero State is that of a point that is not reached.
type State struct {
	// pairs are those that may be, least and most how many users on the device count them, up to mostUsers.
	pairs       uint16
	least, most uint8
	// Host and Device are operations by which code may have written on one side since both were equal: all of them, unless Lost.
	Host, Device []*ir.Op
	Lost         bool
}

const (
	// mostUsers stands for all numbers from it on, mostWriters bounds the operations of a state.
	mostUsers   = 3
	mostWriters = 64
)

// The states where nothing is known, and where the device has no memory for the bytes.
var (
	Anything = State{pairs: everyPair, most: mostUsers, Lost: true}
	OnHost   = State{pairs: pair{Current, Absent}.bit()}
)

const everyPair = 1<<12 - 1

// IsEqual reports whether an update certainly changes nothing: both sides have the same values, or the device has no memory for them.
func (s State) IsEqual() bool { return s.pairs != 0 && s.pairs&^(equal|absent) == 0 }

// IsPresent reports whether the device certainly has memory for the bytes; IsAbsent whether it certainly has none.
func (s State) IsPresent() bool { return s.pairs != 0 && s.pairs&absent == 0 }

// IsAbsent reports whether the device certainly has no memory for the bytes.
func (s State) IsAbsent() bool { return s.pairs != 0 && s.pairs&^absent == 0 }

// IsNewOnHost reports whether the device certainly has nothing but what both sides had when they were equal last: what was written since then was written on the
// host, by the operations in Host.
func (s State) IsNewOnHost() bool {
	return s.pairs != 0 && !s.Lost && s.pairs&^(equal|absent|1<<Old) == 0
}

// equal are the pairs of equal values, absent those without memory on the device.
const (
	equal  = 1<<Current | 1<<(4*uint16(Unset)+uint16(Unset))
	absent = 1<<Absent | 1<<(4*uint16(Old)+uint16(Absent)) | 1<<(4*uint16(Unset)+uint16(Absent))
)

// host and device are the values that one side may have, as bits.
func (s State) host() (bits uint8) {
	for h := Current; h <= Unset; h++ {
		if s.pairs>>(4*h)&0xf != 0 {
			bits |= 1 << h
		}
	}
	return bits
}

func (s State) device() uint8 { return uint8(s.pairs|s.pairs>>4|s.pairs>>8) & 0xf }

// String lists the pairs, host before device, and how many users there are.
func (s State) String() string {
	if s.pairs == 0 {
		return "not reached"
	}
	if s.pairs == everyPair {
		return "anything"
	}
	text := ""
	names := [...]string{"current", "old", "unset", "absent"}
	for h := Current; h <= Unset; h++ {
		for d := Current; d <= Absent; d++ {
			if s.pairs&(pair{h, d}.bit()) != 0 {
				if text != "" {
					text += " or "
				}
				text += names[h] + "/" + names[d]
			}
		}
	}
	return text
}

// join is what is known where two paths meet.
func join(a, b State) (State, bool) {
	switch {
	case b.pairs == 0:
		return a, false
	case a.pairs == 0:
		return b, true
	}
	out := a
	out.pairs |= b.pairs
	out.least, out.most = min(a.least, b.least), max(a.most, b.most)
	out.Lost = a.Lost || b.Lost
	out.Host, out.Device = union(a.Host, b.Host), union(a.Device, b.Device)
	if len(out.Host)+len(out.Device) > mostWriters {
		out.Lost, out.Host, out.Device = true, nil, nil
	}
	return out, out.pairs != a.pairs || out.least != a.least || out.most != a.most || out.Lost != a.Lost ||
		len(out.Host) != len(a.Host) || len(out.Device) != len(a.Device)
}

func union(a, b []*ir.Op) []*ir.Op {
	for _, o := range b {
		if !slices.Contains(a, o) {
			a = append(slices.Clip(a), o)
		}
	}
	return a
}

// each returns the state in which each pair has become another one; ok is false where that cannot be.
func (s State) each(f func(p pair) (next pair, ok bool)) State {
	out := s
	out.pairs = 0
	for h := Current; h <= Unset; h++ {
		for d := Current; d <= Absent; d++ {
			if s.pairs&(pair{h, d}.bit()) == 0 {
				continue
			}
			if p, ok := f(pair{h, d}); ok {
				out.pairs |= p.bit()
			}
		}
	}
	if out.IsEqual() || out.IsAbsent() {
		out.Host, out.Device, out.Lost = nil, nil, false
	}
	return out
}

// maybe is the state where something may have happened or not.
func maybe(before, after State) State {
	s, _ := join(before, after)
	return s
}

// copied is a pair after the values have been copied from one side to the other, which are the values that the program means from then on.
func copied(from Value) pair {
	if from == Unset {
		return pair{Unset, Unset}
	}
	return pair{Current, Current}
}

// act is the state after an action on all of the bytes.
func (s State) act(x offload.Action) State {
	always := x.Flags&offload.FlagAlways != 0
	switch x.Def {
	case offload.Enter:
		out := s.each(func(p pair) (pair, bool) {
			switch {
			case x.How == offload.EntryAttach:
			case p.device != Absent && always && x.How == offload.EntryCopyIn:
				return copied(p.host), true
			case p.device != Absent:
			case x.How == offload.EntryCopyIn:
				return copied(p.host), true
			case x.How == offload.EntryCreate:
				return pair{p.host, Unset}, true
			case x.How == offload.EntryPresent:
				return p, false // the program ends with an error
			}
			return p, true
		})
		if x.How != offload.EntryAttach {
			out.least, out.most = min(out.least+1, mostUsers), min(out.most+1, mostUsers)
		}
		if x.How == offload.EntryFind && s.pairs&absent != 0 {
			out.least = s.least
		}
		return out
	case offload.Exit:
		if x.How == offload.ExitDetach || s.pairs == 0 {
			return s
		}
		out := State{}
		if x.Flags&offload.FlagFinalize != 0 || s.least <= 1 { // the last user
			out = s.each(func(p pair) (pair, bool) {
				if p.device != Absent && x.How == offload.ExitCopyOut {
					p.host = p.device
				}
				return pair{p.host, Absent}, true
			})
			out.least, out.most = 0, 0
		}
		if x.Flags&offload.FlagFinalize == 0 && s.most > 1 {
			stays := s.each(func(p pair) (pair, bool) {
				if p.device != Absent && always && x.How == offload.ExitCopyOut {
					return copied(p.device), true
				}
				return p, p.device != Absent
			})
			stays.least = max(s.least, 2) - 1
			if stays.most < mostUsers {
				stays.most--
			}
			out = maybe(stays, out)
		}
		return out
	case offload.Update:
		return s.each(func(p pair) (pair, bool) {
			switch {
			case p.device == Absent:
				return p, true
			case x.How == offload.ToHost:
				return copied(p.device), true
			}
			return copied(p.host), true
		})
	}
	return s
}

// written is the state after code wrote some of the bytes on one side, or all of them where sure; o is the operation.
func (s State) written(o *ir.Op, device, sure bool) State {
	if s.pairs == 0 {
		return s
	}
	after := s.each(func(p pair) (pair, bool) {
		switch {
		case device && p.device == Absent:
			return p, true
		case device && (sure || p.host == Current && p.device == Current):
			return pair{Old, Current}, true
		case device && p.host == Current:
			return pair{Old, Old}, true // each side has newer values
		case device && p.device == Unset && p.host == Unset:
			return pair{Unset, Old}, true
		case device:
			return p, true
		case p.device == Absent:
			return pair{Current, Absent}, true
		case sure, p.device == Current && p.host == Current:
			return pair{Current, Old}, true
		case p.device == Current:
			return pair{Old, Old}, true
		case p.device == Unset && p.host == Unset:
			return pair{Old, Unset}, true
		}
		return p, true
	})
	if !sure {
		after = maybe(s, after)
	}
	if device {
		after.Device = union(after.Device, []*ir.Op{o})
	} else {
		after.Host = union(after.Host, []*ir.Op{o})
	}
	return after
}
