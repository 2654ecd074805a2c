package race

import "slices"

// A run is consecutive cells of a page of which the same is known.
type run struct {
	end   int // the index of the cell after the last one
	brief brief
	cell  cell
}

const (
	// maxRuns are those of a page whose cells are not kept one by one.
	maxRuns = 32
	// minRun is the number of cells that must be accessed together for a page to have runs again.
	minRun = 8
)

// room gives a page cells, which are to be set.
func (p *page) room() {
	if n := 1 << (pageBits - p.shift); len(p.cells) != n {
		p.briefs, p.cells = make([]brief, n), make([]cell, n)
	}
}

// visit calls f with the cells from an index up to another, or once for several that are the same, with the index of the first one. A page about
// which nothing is known that is of an epoch becomes one of runs if many cells are accessed at once.
func (p *page) visit(first, end int, epoch int32, f func(b *brief, c *cell, i int)) {
	if p.runs == nil && p.epoch != epoch && end-first >= minRun {
		p.runs = []run{{end: 1 << (pageBits - p.shift)}}
	}
	if p.runs == nil {
		for i := first; i < end; i++ {
			f(&p.briefs[i], &p.cells[i], i)
		}
		return
	}
	from := p.split(first)
	to := p.split(end)
	for k := from; k < to; k++ {
		x := &p.runs[k]
		f(&x.brief, &x.cell, first)
		first = x.end
	}
	p.join(from, to, epoch)
	if len(p.runs) > maxRuns {
		p.part()
	}
}

// run is the index of the run that a cell is in.
func (p *page) run(at int) int {
	from, to := 0, len(p.runs)
	for from < to {
		if k := (from + to) / 2; p.runs[k].end > at {
			to = k
		} else {
			from = k + 1
		}
	}
	return from
}

// split makes a run begin at a cell and returns its index.
func (p *page) split(at int) int {
	k := p.run(at)
	begin := 0
	if k > 0 {
		begin = p.runs[k-1].end
	}
	if k == len(p.runs) || begin == at {
		return k
	}
	x := p.runs[k]
	x.end = at
	p.runs = slices.Insert(p.runs, k, x)
	return k + 1
}

// join makes one of runs that are the same: of those from an index up to another, and the ones beside them.
func (p *page) join(from, to int, epoch int32) {
	from, to = max(from-1, 0), min(to+1, len(p.runs))
	kept := from
	for k := from + 1; k < to; k++ {
		if p.runs[kept].same(&p.runs[k], epoch) {
			p.runs[kept].end = p.runs[k].end
			continue
		}
		kept++
		p.runs[kept] = p.runs[k]
	}
	p.runs = slices.Delete(p.runs, kept+1, to)
}

// same reports whether the same is known of two runs.
func (x *run) same(y *run, epoch int32) bool {
	if x.brief.epoch != epoch || y.brief.epoch != epoch {
		return x.brief.epoch != epoch && y.brief.epoch != epoch // of the past, which does not matter
	}
	return x.brief == y.brief && x.cell == y.cell
}

// part keeps the cells of a page one by one.
func (p *page) part() {
	p.room()
	i := 0
	for k := range p.runs {
		for x := &p.runs[k]; i < x.end; i++ {
			p.briefs[i], p.cells[i] = x.brief, x.cell
		}
	}
	p.runs = nil
}
