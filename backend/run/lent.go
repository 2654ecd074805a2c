package run

import (
	"cmp"
	"fmt"

	"accc/backend/check"
	"accc/backend/check/values"
	"accc/backend/device"
)

// A loan is memory that a nonblocking call of MPI has until it completes (MPI 4.0 §3.7.2).
type loan struct {
	on         int // values.Host or a device
	addr, size uint64
	write      bool // it is received into
	at         check.Place
	call       string
}

// lend notes a loan; back ends it. Loans are few, so that a list is enough.
func (w *valueWatch) lend(on int, addr, size uint64, write bool, call string, at check.Place) (back func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	x := &loan{on, addr, size, write, at, call}
	w.useLent(on, addr, size, write, func() (check.Place, string) {
		p := at
		p.Text = call + " has it too"
		return p, ""
	})
	w.lent = append(w.lent, x)
	return func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		for i, y := range w.lent {
			if x == y {
				w.lent = append(w.lent[:i:i], w.lent[i+1:]...)
				return
			}
		}
	}
}

// useLent reports an access of memory that is lent. who says where it is, and what the variable is called.
func (w *valueWatch) useLent(on int, addr, size uint64, write bool, who func() (check.Place, string)) {
	for _, x := range w.lent {
		if x.on != on || addr >= x.addr+x.size || x.addr >= addr+size || !write && !x.write {
			continue
		}
		first, name := who()
		second := x.at
		second.Text = "lent to " + x.call + " here"
		what, done, use := "memory", "read", "received into"
		if name != "" {
			what = "'" + name + "'"
		}
		if write {
			done = "written"
		}
		if !x.write {
			use = "sent"
		}
		verb, by := "is "+done, "this access"
		if first.Access = check.Read; write {
			first.Access = check.Write
		}
		if first.Text == returns {
			first.Access, verb, by = check.None, "ends with its procedure", "the procedure returns"
		}
		first.Text = cmp.Or(first.Text, done+" here")
		w.p.report.Add(check.Finding{Code: check.BufferInUse, Kind: check.Message, Variable: name, First: first, Second: second,
			Message: fmt.Sprintf("%s %s while %s has it, by which it is %s", what, verb, x.call, use),
			Notes:   []string{"the memory is the program's again when a call such as MPI_Wait has completed the request (MPI 4.0 §3.7.2)"},
			Fix:     "complete the request before " + by})
		return
	}
}

// useSite is useLent for an access of the program.
func (w *valueWatch) useSite(on int, addr, size uint64, site int, write bool) {
	if len(w.lent) == 0 {
		return
	}
	w.useLent(on, addr, size, write, func() (check.Place, string) {
		x := &w.p.image.sites[site]
		p := x.place()
		if p.Text = ""; x.Gone { // else by the kind of access
			p.Text = returns
		}
		return p, x.Name
	})
}

// useTransfer is useLent for both sides of a transfer.
func (w *valueWatch) useTransfer(dev int, host, at, size uint64, up bool, name string, site device.Site) {
	if len(w.lent) == 0 {
		return
	}
	who := func() (check.Place, string) {
		p := site.Place()
		p.Text = "transferred here"
		return p, name
	}
	w.useLent(values.Host, host, size, !up, who)
	w.useLent(dev, at, size, up, who)
}
