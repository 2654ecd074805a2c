package device

import (
	"fmt"

	"accc/backend/check"
)

// Place is the site as a place of a finding.
func (s Site) Place() check.Place {
	p := check.Place{File: s.File, Line: s.Line, Column: s.Column}
	if s.Directive != "" {
		p.Text = s.Directive
	}
	return p
}

// An Object is a variable or block of host memory.
type Object struct {
	Range
	What string // "the block that malloc returned", "the array 'a'"
}

// within reports an error if host memory that a clause or routine names ends past the object that it begins in.
func (d *Device) within(v Var, site Site) error {
	if d.owner == nil || v.Size == 0 {
		return nil
	}
	o, ok := d.owner(v.Addr)
	if !ok || o.Contains(v.Range) {
		return nil
	}
	return TooLong(v, o, site)
}

// TooLong is the error about a section that ends past the object that it begins in.
func TooLong(v Var, o Object, site Site) error {
	name := v.Name
	if name == "" {
		name = fmt.Sprintf("the memory at %#x", v.Addr)
	}
	// The object is named by its length, not as something on the device that is in the way.
	return &Error{Kind: OutOfBounds, Site: site, Var: v.Name, Text: fmt.Sprintf("%s ends %d bytes past %s, which has %d bytes: expected at most %d bytes from there, not %d",
		name, v.End()-o.End(), o.What, o.Size, o.End()-v.Addr, v.Size)}
}

// advise tells what may be wrong.
func (d *Device) advise(f check.Finding) {
	if d.found != nil {
		d.found(f)
	}
}

// frees notes that the end of dynamic data of a variable ends nothing.
func (d *Device) freesNothing(c Clause, v Var, a Action) {
	if a.Implicit || !a.Dynamic || v.Size == 0 {
		return
	}
	d.advise(check.Finding{Code: check.NothingFreed, Kind: check.Lifetime, Level: check.Note, Variable: v.Name, First: a.Site.Place(),
		Message: fmt.Sprintf("%s of %s does nothing: it is not present on the device", c, nameOf(v))})
}

func nameOf(v Var) string {
	if v.Name != "" {
		return v.Name
	}
	return fmt.Sprintf("the memory at %#x", v.Addr)
}

// unused notes that the host waits for a queue that nothing was enqueued on; d.mu is free.
func (d *Device) unused(n int64, site Site) {
	d.mu.Lock()
	known := d.queues[n] != nil
	d.mu.Unlock()
	if known || n < 0 || site.File == "" {
		return
	}
	d.advise(check.Finding{Code: check.UnusedQueue, Kind: check.AsyncOrder, Level: check.Note, First: site.Place(),
		Message: fmt.Sprintf("nothing was ever enqueued on queue %d: there is nothing to wait for", n)})
}

// A Presence is data that is on the device.
type Presence struct {
	Var
	Site Site // what brought it
}

// Present lists the data that came to the device for part of a range of host memory, and that is not there for the life of the
// program.
func (d *Device) Present(r Range) []Presence {
	if d.shared {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	var out []Presence
	for _, m := range d.table.rows {
		if m.host.Overlaps(r) && !m.static {
			out = append(out, Presence{Var{Name: m.name, Range: m.host}, m.site})
		}
	}
	return out
}

// Allocated lists what the program allocated on the device and has not freed.
func (d *Device) Allocated() []Presence {
	d.mu.Lock()
	defer d.mu.Unlock()
	var out []Presence
	for _, b := range d.heap.live {
		if b.user && b.site.File != "" {
			out = append(out, Presence{Var{Name: b.origin, Range: b.Range}, b.site})
		}
	}
	return out
}
