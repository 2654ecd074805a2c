package team

import (
	"fmt"
	"strings"
)

// A Deadlock is the end of a program whose threads all wait for one another.
type Deadlock struct {
	Site  int      // where one of them waits
	Waits []string // where each of them waits and why
}

func (d *Deadlock) Error() string { return "all threads wait: none can ever go on" }

// deadlock ends the world after its last thread has gone to sleep.
func (w *World) deadlock() {
	if w.ended.Load() != nil {
		return
	}
	w.mu.Lock()
	threads := w.threads
	w.mu.Unlock()
	d := &Deadlock{Site: -1}
	for _, t := range threads {
		why := t.reason.Load()
		if why == nil || !t.asleep.Load() {
			continue
		}
		if d.Site < 0 {
			d.Site = why.Site
		}
		var b strings.Builder
		b.WriteString(t.at.Describe(w.config.Site))
		b.WriteString(" " + why.What)
		if at := w.config.Site(why.Site); at != "" {
			b.WriteString(": " + at)
		}
		if h := why.Holder; h != nil && h != t.at {
			fmt.Fprintf(&b, "; %s has it", h.Describe(nil))
		}
		d.Waits = append(d.Waits, b.String())
	}
	w.Stop(d)
}

// Describe says which thread of which team it is; site describes the directive of the team.
func (m *Member) Describe(site func(int) string) string {
	if m.team.site < 0 {
		return "the initial thread"
	}
	text := fmt.Sprintf("thread %d of %d", m.rank, m.team.size)
	if m.team.league != nil {
		text = fmt.Sprintf("team %d of %d", m.place, m.team.league.size)
	}
	if site != nil {
		if at := site(m.team.site); at != "" {
			text += " of " + at
		}
	}
	return text
}
