package run

import (
	"cmp"
	"fmt"
	"path/filepath"
	"strings"
	"sync"

	"accc/backend/check"
	"accc/backend/check/values"
	"accc/backend/device"
)

// valueWatch connects a program with the detector of values. It is the device's watcher.
type valueWatch struct {
	p  *process
	mu sync.Mutex
	d  *values.Detector
	// lent is what nonblocking calls of MPI have.
	lent []*loan
	// clean are the masks of sites that usually have nothing to say, 0 for others.
	clean []values.Mask
	// parts are the results of oldParts.
	parts map[partsKey]string
	stack stack
	// losing are the directives that have to do with lost values.
	losing map[device.Site]bool
}

// A mapped is what the detector knows a mapping by.
type mapped struct {
	name string
	site device.Site
}

func newValueWatch(p *process) *valueWatch {
	w := &valueWatch{p: p}
	w.d, w.losing = values.New(p.opts.Devices, w.found), map[device.Site]bool{}
	if p.opts.Unread != nil {
		w.d.Follow()
	}
	w.clean = make([]values.Mask, len(p.image.sites))
	for i := range w.clean {
		if x := &p.image.sites[i]; !x.Write && !x.Whole && len(p.image.messages) == 0 {
			w.clean[i] = w.d.ReadMask(x.Size)
		}
	}
	return w
}

// careful reports whether more is to be known of accesses at a site than that they are usual ones.
func (w *valueWatch) careful(site *accessSite) bool {
	return site.Whole || site.Reads || site.Gone || len(w.lent) > 0
}

// accessed is an access of the program.
func (w *valueWatch) accessed(in *instance, addr, size uint64, site int) {
	on := in.valueSide()
	w.useSite(on, addr, size, site, w.p.image.sites[site].Write)
	switch x := &w.p.image.sites[site]; {
	case x.Gone:
	case x.Write && x.Whole:
		in.watched.copyTo = addr
	case x.Write:
		if x.Reads {
			w.d.Read(on, addr, size, int32(site))
		}
		w.d.Write(on, addr, size, int32(site))
	case x.Whole:
		w.d.ReadWhole(on, addr, size, int32(site))
		if to := in.watched.copyTo; to != 0 {
			in.watched.copyTo = 0
			w.d.Copy(on, to, on, addr, size, int32(site))
		}
	default:
		w.d.Read(on, addr, size, int32(site))
	}
}

func (w *valueWatch) Mapped(on *device.Device, host device.Range, dev uint64, name string, site device.Site, fresh bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.d.Map(on.Number(), &values.Mapping{Host: host.Addr, Dev: dev, Size: host.Size, Data: mapped{name, site}}, fresh)
}

func (w *valueWatch) Unmapped(on *device.Device, host uint64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.d.Unmap(on.Number(), host)
}

func (w *valueWatch) Moved(on *device.Device, toDevice bool, host, dev, size uint64, name string, site device.Site) {
	if on.Shared() {
		return // within host memory
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.useTransfer(on.Number(), host, dev, size, toDevice, name, site)
	if toDevice {
		if w.d.Upload(on.Number(), host, dev, size, site) {
			w.overwritten(on.Number(), host, name, site)
		}
	} else {
		w.d.Download(on.Number(), host, dev, size, site)
	}
}

// Overwriting implements device.Watcher.
func (w *valueWatch) Overwriting(on *device.Device, host, dev uint64, now, next []byte, site device.Site) {
	if on.Shared() {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.d.Overwrite(on.Number(), host, dev, now, next, site)
}

// tellUnread tells of the transfers whose values were never read.
func (w *valueWatch) tellUnread() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for site := range w.losing {
		w.p.opts.Lost(site)
	}
	for m, times := range w.d.Unread() {
		w.p.opts.Unread(m.How.(device.Site), m.Up, times)
	}
	clear(w.d.Unread())
}

func (w *valueWatch) Wrote(on *device.Device, dev, size uint64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.d.Set(on.Number(), dev, size)
}

func (w *valueWatch) Copied(to *device.Device, dev uint64, from *device.Device, source, size uint64, _ device.Site) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.d.Copy(to.Number(), dev, from.Number(), source, size, -1)
}

func (w *valueWatch) Allocated(on *device.Device, dev, size uint64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.d.Fresh(on.Number(), dev, size)
}

func (w *valueWatch) Released(on *device.Device, dev, size uint64, _ string, _ device.Site) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.d.Set(on.Number(), dev, size)
}

// Kept notes a clause that brings data which is there already, with older values than the host's.
func (w *valueWatch) Kept(on *device.Device, v device.Var, site device.Site) {
	w.mu.Lock()
	newer := w.d.Newer(on.Number(), v.Addr, v.Size)
	w.mu.Unlock()
	if !newer {
		return
	}
	w.p.advised(check.Finding{Code: check.OldKept, Kind: check.Transfer, Level: check.Note, Variable: v.Name, First: site.Place(),
		Message: fmt.Sprintf("%s is present already, so nothing is copied: the newer values of the host stay there", cmp.Or(v.Name, "the data")),
		Fix:     "before it, write " + w.directive(site, v.Name, true)})
}

// Queued and Waited say what is in order: queues do everything at once, so values are those of the order of the program.
func (w *valueWatch) Queued(*device.Device, int64, device.Site) func() { return func() {} }

func (w *valueWatch) Waited(*device.Device, []int64, *device.Device, int64) {}

// overwritten notes an update that overwrites newer values of the device. name is what the update calls the data.
func (w *valueWatch) overwritten(dev int, host uint64, name string, site device.Site) {
	m := w.d.Mapped(dev, host)
	if m == nil || site.File == "" {
		return
	}
	name = cmp.Or(name, m.Data.(mapped).name, "the data")
	w.p.advised(check.Finding{Code: check.Overwritten, Kind: check.Transfer, Level: check.Note, Variable: name, First: site.Place(),
		Message: fmt.Sprintf("%s has newer values on the device, which this transfer from the host overwrites", name),
		Fix:     fmt.Sprintf("if the host is to have them, write %s", w.directive(site, name, false))})
}

// directive is the update that a program lacks, in the words of the language and the directives of the mapping.
func (w *valueWatch) directive(site device.Site, name string, toDevice bool) string {
	text := "acc update self("
	if toDevice {
		text = "acc update device("
	}
	if strings.HasPrefix(site.Directive, "target") || site.Directive == "declare target" || strings.HasPrefix(site.Directive, "omp_") {
		text = "omp target update from("
		if toDevice {
			text = "omp target update to("
		}
	}
	sentinel := "#pragma "
	if fortranFile(site.File) {
		sentinel = "!$"
	}
	return sentinel + text + name + ")"
}

// fortranFile reports whether a source is in Fortran, by its name.
func fortranFile(name string) bool {
	return strings.HasPrefix(strings.ToLower(filepath.Ext(name)), ".f")
}

// found reports a read.
func (w *valueWatch) found(x values.Finding) {
	sites := w.p.image.sites
	read := &sites[x.Reader]
	f := check.Finding{Kind: check.Stale, Variable: read.Name, First: read.place()}
	f.First.Access, f.First.Text = check.Read, "read here" // an atomic update reads too
	var m mapped
	if x.Mapping != nil {
		m = x.Mapping.Data.(mapped)
	}
	name := cmp.Or(m.name, read.Name)
	f.Variable = cmp.Or(read.Name, name)
	what := "memory"
	if f.Variable != "" {
		what = "'" + f.Variable + "'"
	}
	onDevice := x.Side != values.Host
	here, there := "the host", "the device"
	if onDevice {
		here, there = there, here
	}
	if x.Writer >= 0 {
		f.Second = sites[x.Writer].place()
		f.Second.Access = check.Write // a call may read what it changes
		f.Second.Text = "newest value written here, on " + there
		if x.Unset {
			f.Second.Text = "written here"
		}
	}
	if x.Lost != nil {
		w.lost(&f, x, m, cmp.Or(name, "the data"), here)
		return
	}
	if x.Mapping != nil && x.Mapping.Last != nil && !x.Gone {
		last := x.Mapping.Last.(device.Site).Place()
		if last.Text = "last transfer, to the host"; x.Mapping.Up {
			last.Text = "last transfer, to the device"
		}
		f.More = append(f.More, last)
	}
	switch {
	case x.Unset:
		f.Kind = check.Unset
		f.Message = fmt.Sprintf("%s has no value on %s: it was never set there, and not copied there", what, here)
		if !onDevice {
			f.Message = fmt.Sprintf("%s has no value: what was copied from the device was never set there", what)
		} else if x.Mapping != nil && x.Mapping.Last != nil && x.Mapping.Up {
			f.Message = fmt.Sprintf("%s has no value: what was copied to the device was never set on the host", what)
		}
		if f.Second = m.site.Place(); f.Second.IsValid() {
			f.Second.Text = "its memory on the device, from " + m.site.Directive
		}
	case x.Gone:
		f.Level = check.Warn // the program may want the host's value
		f.Message = fmt.Sprintf("%s has an old value: the newer one was on the device, whose copy has ended", what)
	default:
		f.Message = fmt.Sprintf("%s has an old value on %s: %s has a newer one", what, here, there)
	}
	f.Fix = w.fix(x, m, name, read)
	if f.Fix != "" && read.Name != "" && baseName(name) != read.Name {
		f.Fix += fmt.Sprintf(", where it is read through '%s'", read.Name)
	}
	w.p.report.Add(f)
}

// lost reports a read of a value that a transfer from a device has put in the place of a newer one.
func (w *valueWatch) lost(f *check.Finding, x values.Finding, m mapped, name, here string) {
	by := x.Lost.(device.Site).Place()
	w.losing[x.Lost.(device.Site)], w.losing[m.site] = true, true
	by.Text = "overwritten here, by the value that the device had before"
	f.Kind = check.Lost
	f.Message = fmt.Sprintf("'%s' has an old value on %s: a transfer from the device has overwritten the newer one, which the host had written", cmp.Or(f.Variable, name), here)
	f.More = append(f.More, by)
	if x.Writer >= 0 {
		f.Second.Text = "newest value written here, on the host"
	}
	f.Fix = fmt.Sprintf("after the host has written it, and before that transfer, write %s", w.directive(m.site, name, true))
	if x.Part {
		f.Fix = fmt.Sprintf("leave what the host has written out of that transfer; if the device is to have it, %s is for that part", w.directive(m.site, baseName(name), true))
	}
	w.p.report.Add(*f)
}

// baseName is the variable that a section or component is of.
func baseName(s string) string {
	if i := strings.IndexAny(s, "[(%.-"); i > 0 {
		s = s[:i]
	}
	return strings.TrimSpace(s)
}

// fix is what to write.
func (w *valueWatch) fix(x values.Finding, m mapped, name string, read *accessSite) string {
	if name == "" || x.Mapping == nil {
		return ""
	}
	where := fmt.Sprintf("before line %d", read.At.Line)
	onDevice := x.Side != values.Host
	if onDevice {
		where = "before the construct"
	}
	switch {
	case x.Unset && !onDevice, x.Unset && x.Mapping.Last != nil && x.Mapping.Up:
		return ""
	case x.Unset && m.site.Clause == "map":
		return fmt.Sprintf("write map(to: %s) at %s, or %s %s", name, m.site.Position(), w.directive(m.site, name, true), where)
	case x.Unset && (m.site.Clause == "copyout" || m.site.Clause == "create"):
		better := "copyin"
		if m.site.Clause == "copyout" {
			better = "copy"
		}
		return fmt.Sprintf("write %s(%s) in place of %s at %s, or %s %s", better, name, m.site.Clause, m.site.Position(), w.directive(m.site, name, true), where)
	case x.Gone && m.site.Clause == "map":
		return fmt.Sprintf("write map(tofrom: %s) at %s", name, m.site.Position())
	case x.Gone && m.site.Clause == "copyin":
		return fmt.Sprintf("write copy(%s) in place of copyin at %s", name, m.site.Position())
	case x.Gone:
		return fmt.Sprintf("write %s before the data ends, or copy it back where it ends", w.directive(m.site, name, false))
	}
	return fmt.Sprintf("write %s %s", w.directive(m.site, w.oldParts(x, name, read.Size), onDevice), where)
}

// allocated is told of memory from the heap of the host: what was known of its addresses was about another block.
func (w *valueWatch) allocated(addr, size uint64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.d.Set(values.Host, addr, size)
}
