package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"sync"
	"text/tabwriter"

	"accc/backend/device"
	"accc/backend/trace"
)

// unreadTransfers counts the transfers whose values were never read, by what made them. Only a run that is checked for data knows of them.
type unreadTransfers struct {
	mu       sync.Mutex
	up, down map[device.Site]int
	// lost are the directives that have to do with values that a transfer has overwritten: what remains of them says nothing of what is needless.
	lost map[device.Site]bool
}

func (x *unreadTransfers) lose(site device.Site) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.lost == nil {
		x.lost = map[device.Site]bool{}
	}
	x.lost[site] = true
}

func (x *unreadTransfers) add(site device.Site, toDevice bool, times int) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.up == nil {
		x.up, x.down = map[device.Site]int{}, map[device.Site]int{}
	}
	if toDevice {
		x.up[site] += times
	} else {
		x.down[site] += times
	}
}

// A movement is one of a run, with how many of its transfers nothing has read.
type movement struct {
	*trace.Movement
	unreadUp, unreadDown int
	lost                 bool
}

// writeMovements writes what each clause of a run moved: a table, or an object on one line each.
func writeMovements(w io.Writer, p *trace.Profile, unread *unreadTransfers, asJSON bool) error {
	var list []movement
	for _, m := range p.Movements() {
		if m.Variable != "" || m.Uploads+m.Downloads > 0 {
			list = append(list, movement{m, min(unread.up[m.Site], m.Uploads), min(unread.down[m.Site], m.Downloads), unread.lost[m.Site]})
		}
	}
	if asJSON {
		e := json.NewEncoder(w)
		e.SetEscapeHTML(false)
		for _, m := range list {
			if err := e.Encode(movementOf(m)); err != nil {
				return err
			}
		}
		return nil
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "directive\tclause\tvariable\ttimes\tpresent\tup\tdown\t")
	for _, m := range list {
		fmt.Fprintf(t, "%s %s\t%s\t%s\t%d\t%d\t%s\t%s\t\n", m.Site.Position(), m.Site.Directive, clauseOf(m), cmp.Or(m.Variable, "-"), m.Times, m.Present,
			transfers(m.Uploads, m.Up), transfers(m.Downloads, m.Down))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for _, m := range list {
		if advice := adviceOn(m); advice != "" {
			fmt.Fprintf(w, "%s: %s\n", m.Site.Position(), advice)
		}
	}
	return nil
}

// clauseOf is the clause of a movement, where one says it.
func clauseOf(m movement) string {
	if m.Implicit {
		return "(implied)"
	}
	return cmp.Or(m.Site.Clause, "-")
}

// transfers is a number of transfers with their bytes.
func transfers(times int, bytes uint64) string {
	if times == 0 {
		return "-"
	}
	return fmt.Sprintf("%d in %d", bytes, times)
}

// manyTransfers is from how many transfers on a clause repeats them, and few how many bytes of a transfer do not matter.
const (
	manyTransfers = 3
	few           = 64
)

// adviceOn is what is needless about a movement, and the edit that removes it; "" where nothing is known to be.
func adviceOn(m movement) string {
	if m.lost {
		return "" // a finding says what is wrong
	}
	name := cmp.Or(m.Variable, "the data")
	openMP := strings.HasPrefix(m.Site.Directive, "target")
	update, many := strings.Contains(m.Site.Directive, "update"), max(m.Uploads, m.Downloads) >= manyTransfers && (m.Up+m.Down)/uint64(max(m.Uploads+m.Downloads, 1)) > few
	clause := func(acc, omp string) string {
		if openMP {
			return fmt.Sprintf("map(%s: %s)", omp, name)
		}
		return fmt.Sprintf("%s(%s)", acc, name)
	}
	upIdle, downIdle := m.Uploads > 0 && m.unreadUp == m.Uploads, m.Downloads > 0 && m.unreadDown == m.Downloads
	switch {
	case update && m.SameUp+m.SameDown > 0:
		return fmt.Sprintf("%d of %d transfers of %s changed nothing: both sides had the same values; remove the directive where that is always so",
			m.SameUp+m.SameDown, m.Uploads+m.Downloads, name)
	case update && upIdle:
		return fmt.Sprintf("%s is never read on the device after it was copied there: remove the update", name)
	case update && downIdle:
		return fmt.Sprintf("%s is never read on the host after it was copied there: remove the update", name)
	case update:
		return ""
	case upIdle && downIdle:
		return fmt.Sprintf("%s is never read on the other side after either transfer: write %s", name, clause("create", "alloc"))
	case upIdle && m.Downloads > 0 && m.SameDown == m.Downloads:
		return fmt.Sprintf("%s is never read on the device after it was copied there, and came back as the host had it: write %s", name, clause("create", "alloc"))
	case m.Uploads > 0 && m.Downloads > 0 && m.SameDown == m.Downloads:
		return fmt.Sprintf("%s came back as it went: write %s", name, clause("copyin", "to"))
	case upIdle && m.Downloads > 0:
		return fmt.Sprintf("%s is never read on the device after it was copied there: write %s", name, clause("copyout", "from"))
	case upIdle:
		return fmt.Sprintf("%s is never read on the device after it was copied there: write %s", name, clause("create", "alloc"))
	case downIdle && m.Uploads > 0:
		return fmt.Sprintf("%s is never read on the host after it was copied back: write %s", name, clause("copyin", "to"))
	case downIdle && strings.Contains(m.Site.Directive, "exit data"):
		return fmt.Sprintf("%s is never read on the host after it was copied back: write %s", name, clause("delete", "delete"))
	case downIdle:
		return fmt.Sprintf("%s is never read on the host after it was copied back: write %s", name, clause("create", "alloc"))
	case many:
		around := "data"
		if openMP {
			around = "target data"
		}
		return fmt.Sprintf("%s was transferred %d times: write a %s construct for it around the loop", name, m.Uploads+m.Downloads, around)
	}
	return ""
}

// A movementObject is a movement for programs.
type movementObject struct {
	Kind      string         `json:"kind"`
	Directive string         `json:"directive"`
	Clause    string         `json:"clause"`
	Variable  string         `json:"variable"`
	Implied   bool           `json:"implied"`
	Place     movementPlace  `json:"place"`
	Times     int            `json:"times"`
	Present   int            `json:"present"`
	Up        movementAmount `json:"up"`
	Down      movementAmount `json:"down"`
	Advice    string         `json:"advice"`
}

type movementPlace struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
}

// A movementAmount is of one direction. Same counts the transfers that changed nothing, Unread those whose values nothing read: with
// --check=data.
type movementAmount struct {
	Transfers int    `json:"transfers"`
	Bytes     uint64 `json:"bytes"`
	Same      int    `json:"same"`
	Unread    int    `json:"unread"`
}

func movementOf(m movement) movementObject {
	return movementObject{"movement", m.Site.Directive, m.Site.Clause, m.Variable, m.Implicit, movementPlace{m.Site.File, m.Site.Line, m.Site.Column},
		m.Times, m.Present, movementAmount{m.Uploads, m.Up, m.SameUp, m.unreadUp}, movementAmount{m.Downloads, m.Down, m.SameDown, m.unreadDown}, adviceOn(m)}
}

// tracer shows what devices do at once, and tells another observer.
type tracer struct {
	mu   sync.Mutex
	w    io.Writer
	next device.Observer
}

// Event implements [device.Observer].
func (t *tracer) Event(e device.Event) {
	if t.next != nil {
		t.next.Event(e)
	}
	if e.Kind == device.EventDone {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	line := e.Kind.String()
	if e.Var != "" {
		line += " " + e.Var
	}
	if e.Bytes > 0 {
		line += fmt.Sprintf(", %d bytes", e.Bytes)
	}
	if e.Same {
		line += ", which were there"
	}
	if e.Gangs > 0 {
		line += fmt.Sprintf(", %d gangs", e.Gangs)
	}
	if e.Queue != device.Sync {
		line += fmt.Sprintf(", queue %d", e.Queue)
	}
	what := e.Site.Directive
	if e.Site.Clause != "" {
		what += " " + e.Site.Clause
	}
	fmt.Fprintf(t.w, "%s: device %d: %s (%s)\n", cmp.Or(e.Site.Position(), "accc"), e.Device, line, what)
}
