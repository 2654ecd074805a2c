package device

// Direction says which way an update goes.
type Direction uint8

const (
	ToHost   Direction = iota // update self, update host
	ToDevice                  // update device
)

// Update does what a clause of the update directive does (OpenACC 3.3 §2.14.4). With ifPresent a variable that
// is not present is left alone. Sections with gaps are copied piece by piece.
func (d *Device) Update(dir Direction, v Var, ifPresent bool, a Action) error {
	if d.shared || v.Addr == 0 || v.Size == 0 {
		return nil
	}
	d.mu.Lock()
	m, p := d.table.lookup(&v)
	var t task
	switch {
	case p == partial && v.Block:
		parts := d.table.parts(v)
		d.mu.Unlock()
		for _, part := range parts {
			if err := d.Update(dir, part, ifPresent, a); err != nil {
				return err
			}
		}
		return nil
	case p == partial:
		defer d.mu.Unlock()
		return d.fail(PartlyPresent, v, m, a.Site)
	case p == absent && ifPresent:
		d.mu.Unlock()
		return nil
	case p == absent:
		defer d.mu.Unlock()
		return d.fail(NotPresent, v, nil, a.Site)
	case dir == ToHost:
		t = d.download(m, v, a)
	default:
		t = d.upload(m, v, a)
	}
	d.mu.Unlock()
	if dir == ToDevice {
		return d.fill(a.Async, a.Site, []task{t})
	}
	return d.runAll([]task{t}, a)
}
