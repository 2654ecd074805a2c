package trace

import (
	"slices"
	"time"

	"accc/backend/device"
)

// A Movement is what one clause of a directive, or a call, moved of a variable, over the whole run.
type Movement struct {
	Site     device.Site
	Variable string
	Implicit bool // no clause names the variable
	// Times is how often the clause was executed, and Present how often it found the variable on the device.
	Times, Present int
	// Uploads and Downloads are numbers of transfers; Up and Down are bytes.
	Uploads, Downloads int
	Up, Down           uint64
	// SameUp and SameDown are the transfers among them that changed nothing.
	SameUp, SameDown int
	// Allocated is how many bytes it took on the device, in all.
	Allocated uint64
	Took      time.Duration // of the transfers
}

// Movements are what the clauses moved, in the order in which each did so first.
func (p *Profile) Movements() []*Movement {
	type key struct {
		site     device.Site
		variable string
	}
	type place struct {
		key
		rank int
	}
	found := map[key]*Movement{}
	var out []*Movement
	// made are the allocations since the last entry, which tell whether that found the variable there.
	made := map[place]int{}
	for i := range p.Events {
		e := &p.Events[i]
		switch e.Kind {
		case device.EventLaunch, device.EventWait, device.EventInit, device.EventShutdown, device.EventFree:
			continue
		}
		k := key{e.Site, e.Var}
		m := found[k]
		if m == nil {
			m = &Movement{Site: e.Site, Variable: e.Var, Implicit: e.Implicit}
			found[k] = m
			out = append(out, m)
		}
		at := place{k, e.Rank}
		switch e.Kind {
		case device.EventEnter:
			m.Times++
			if made[at] == 0 && e.Dev != e.Host {
				m.Present++
			}
			made[at] = 0
		case device.EventAlloc:
			m.Allocated += e.Bytes
			made[at]++
		case device.EventUpload:
			m.Uploads++
			m.Up += e.Bytes
			if e.Same {
				m.SameUp++
			}
			m.Took += e.Took
		case device.EventDownload:
			m.Downloads++
			m.Down += e.Bytes
			if e.Same {
				m.SameDown++
			}
			m.Took += e.Took
		}
	}
	for _, m := range out {
		m.Times = max(m.Times, m.Uploads, m.Downloads)
	}
	return out
}

// A Use is the memory of a device that is in use from a time on.
type Use struct {
	At    time.Duration
	Bytes uint64
}

// Memory is the use of the memory of a rank's device over time.
func (p *Profile) Memory(rank, number int) (out []Use) {
	events := slices.Clone(p.Events)
	slices.SortStableFunc(events, func(a, b Event) int { return int(a.Start - b.Start) })
	var used uint64
	for _, e := range events {
		if e.Device != number || e.Rank != rank {
			continue
		}
		switch e.Kind {
		case device.EventAlloc:
			used += e.Bytes
		case device.EventFree:
			used -= min(e.Bytes, used)
		default:
			continue
		}
		out = append(out, Use{e.Start, used})
	}
	return out
}
