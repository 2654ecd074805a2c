package team

import "fmt"

// A Deadlock is the end of a program whose threads all wait for one another.
type Deadlock struct {
	Waits []Wait // of each thread
	// Events are the sites of the tasks whose code has ended and whose events nobody has fulfilled.
	Events []int

	site func(int) string
}

// A Wait is what a thread waits for, and where; Site is NoSite where the runtime is not told.
type Wait struct {
	Thread *Thread
	Site   int
	what   string
	holder string
}

func (d *Deadlock) Error() string { return "all threads wait: none can ever go on" }

// Notes say where each thread waits and why. where tells the location of a thread whose wait has no site, or is nil.
func (d *Deadlock) Notes(where func(t *Thread) string) (notes []string) {
	for _, w := range d.Waits {
		at := d.site(w.Site)
		if at != "" {
			at = ": " + at
		} else if where != nil {
			if at = where(w.Thread); at != "" {
				at = " at " + at
			}
		}
		notes = append(notes, w.what+at+w.holder)
	}
	for _, site := range d.Events {
		notes = append(notes, "nobody fulfills the event that ends "+d.site(site))
	}
	return notes
}

// deadlock ends the world after its last thread has gone to sleep.
func (w *World) deadlock() {
	if w.ended.Load() != nil {
		return
	}
	w.mu.Lock()
	threads := w.threads
	w.mu.Unlock()
	d := &Deadlock{site: w.config.Site, Events: w.events.unfulfilled()}
	for _, t := range threads {
		why := t.reason.Load()
		if why == nil || !t.asleep.Load() {
			continue
		}
		x := Wait{Thread: t, Site: why.Site, what: t.at.Describe(w.config.Site) + " " + why.What}
		if why.holder != 0 {
			if h := w.owner(why.holder); h != t.at {
				x.holder = "; " + h.Describe(nil) + " has it"
			}
		}
		d.Waits = append(d.Waits, x)
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
