package values

// A Move is what transferred values in one direction; How is what the caller of Upload and Download said.
type Move struct {
	How any
	Up  bool
}

// A moved is a transfer whose values nothing has read yet.
type moved struct {
	at, size uint64
	move     Move
}

// mostMoved bounds how many transfers of a side wait for a read; the oldest count as read then.
const mostMoved = 1 << 12

// Follow makes the detector count the transfers whose values are never read where they went. It is called before anything else.
func (d *Detector) Follow() { d.follow, d.idle = unread, map[Move]int{} }

// Unread are the transfers whose values nothing has read so far, by what made them.
func (d *Detector) Unread() map[Move]int { return d.idle }

// moved notes a transfer to a side. An earlier one to the same place remains one that was not read.
func (d *Detector) moved(on int, at, size uint64, m Move) {
	if d.follow == 0 || size == 0 {
		return
	}
	list := d.waiting[on+1]
	for i, x := range list {
		if x.at == at && x.size == size {
			list = append(list[:i], list[i+1:]...)
			break
		}
	}
	if len(list) == mostMoved {
		d.seen(list[0])
		list = list[1:]
	}
	d.waiting[on+1] = append(list, moved{at, size, m})
	d.idle[m]++
}

func (d *Detector) seen(x moved) {
	if d.idle[x.move]--; d.idle[x.move] == 0 {
		delete(d.idle, x.move)
	}
}

// hit notes a read of values that a transfer brought.
func (d *Detector) hit(on int, addr, size uint64) {
	list := d.waiting[on+1]
	for i := len(list) - 1; i >= 0; i-- {
		x := list[i]
		if addr+size <= x.at || addr >= x.at+x.size {
			continue
		}
		d.seen(x)
		d.waiting[on+1] = append(list[:i], list[i+1:]...)
		d.shadow(on).mask(x.at, x.size, false, ^uint8(unread), 0)
		return
	}
	d.shadow(on).mask(addr, size, false, ^uint8(unread), 0)
}
