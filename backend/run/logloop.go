package run

import (
	"encoding/binary"

	"accc/backend/wasm"
	"accc/dialects/offload"
)

// A part is an entry of the rounds of a loop: what the first one writes, and what each round adds to that.
type part struct {
	first, step uint64
	wide        bool // else the sum is that of the lower halves
}

func (p *part) at(round int64) uint64 {
	if p.wide {
		return p.first + uint64(round)*p.step
	}
	return p.first&^0xFFFFFFFF | uint64(uint32(p.first)+uint32(round)*uint32(p.step))
}

// A span is the accesses that the rounds of a loop make at one site.
type span struct {
	addr, size uint64
	step       int64
	number     int
	site       *accessSite
}

// bytes are the first byte of a span and the one after its last one.
func (x *span) bytes(rounds int64) (from, to uint64) {
	from, to = x.addr, x.addr+uint64((rounds-1)*x.step)
	if to < from {
		from, to = to, from
	}
	return from, to + x.size
}

// loop reads the entry of a loop: at once, or where rounds may tell more than that, as what each round would have written.
func (l *reader) loop(rounds int64, text []byte) {
	parts, spans, beside := l.parts[:0], l.spans[:0], l.beside[:0] // beside is the begin of an iteration
	plain := true                                                  // nothing else
	wide := 0
	for ; len(text) > 0; text = text[2*logEntry:] {
		p := part{entry(text), entry(text[logEntry:]), wide > 0}
		switch word := uint32(p.first >> 32); {
		case wide > 0:
			wide--
			beside = append(beside, p)
		case word>>wasm.LogTagShift == wasm.LogAccess:
			site := &l.in.p.image.sites[word]
			spans = append(spans, span{uint64(uint32(p.first)) | l.tag, uint64(site.Size), int64(p.step), int(word), site})
			plain = plain && !site.Atomic && !site.Orders
		case word>>wasm.LogTagShift == logIteration:
			wide = 3
			plain = plain && len(parts) == 0
			beside = append(beside, p)
		case word>>wasm.LogTagShift == logFresh, word>>wasm.LogTagShift == logUnset, word>>wasm.LogTagShift == logUnwound:
			wide, plain = 1, false
		default:
			plain = plain && len(text) == 2*logEntry && word>>wasm.LogTagShift == logIterationEnd && len(beside) > 0
		}
		parts = append(parts, p)
	}
	l.parts, l.spans, l.beside = parts, spans, beside
	rounds = l.inside(rounds, spans)
	values := l.in.p.values != nil
	if plain && (!values || l.clean(rounds, spans)) && l.apart(rounds, beside, spans) {
		if values {
			l.written(rounds, spans)
		}
		l.together(rounds, beside, spans)
		return
	}
	var round []byte
	for i := range rounds {
		round = round[:0]
		for j := range parts {
			round = binary.LittleEndian.AppendUint64(round, parts[j].at(i))
		}
		l.read(round)
	}
}

// inside is how many rounds a loop makes before it is stopped because it has come to the end of the memory.
func (l *reader) inside(rounds int64, spans []span) int64 {
	s := l.in.space
	for i := range spans {
		x := &spans[i]
		at, end := int64(uint32(x.addr-s.bias)), int64(len(s.bytes))
		switch {
		case at >= end:
			rounds = min(rounds, 1)
		case x.step > 0:
			rounds = min(rounds, (end-1-at)/x.step+1)
		case x.step < 0:
			rounds = min(rounds, at/-x.step+1)
		}
	}
	return rounds
}

// clean reports whether there is nothing to say about the values that a loop reads, whatever its rounds write, and what is to be known of its
// writes is where they are.
func (l *reader) clean(rounds int64, spans []span) bool {
	v := l.in.p.values
	for i := range spans {
		x := &spans[i]
		mask := v.clean[x.number]
		if x.site.Write && (mask != 0 || v.careful(x.site)) || !x.site.Write && (mask == 0 || !l.side.AllClean(x.addr, x.size, x.step, rounds, mask)) {
			return false
		}
	}
	return true
}

// written notes what the rounds of a loop write.
func (l *reader) written(rounds int64, spans []span) {
	v := l.in.p.values
	for i := range spans {
		x := &spans[i]
		switch {
		case !x.site.Write || l.side.AllRewritten(x.addr, x.size, x.step, rounds, int32(x.number)):
		case x.step == int64(x.size), x.step == -int64(x.size):
			from, to := x.bytes(rounds)
			v.accessed(l.in, from, to-from, x.number)
		default:
			for round := range rounds {
				v.accessed(l.in, x.addr+uint64(round*x.step), x.size, x.number)
			}
		}
	}
}

// apart reports whether no round of a loop writes what another one accesses, so that the rounds are as good as one.
func (l *reader) apart(rounds int64, beside []part, spans []span) bool {
	if !l.watched || len(beside) == 0 {
		return true
	}
	kind := int64(beside[1].first)
	if beside[1].step != 0 || kind&offload.BesideStatic != 0 || kind>>offload.BesideChunk != 0 || beside[0].step != 0 || beside[2].step == 0 {
		return false // the number of an iteration matters
	}
	for i := range spans {
		x := &spans[i]
		if !x.site.Write {
			continue
		}
		if x.step < int64(x.size) && -x.step < int64(x.size) {
			return false
		}
		from, to := x.bytes(rounds)
		for j := range spans {
			y := &spans[j]
			if j == i || y.addr == x.addr && y.step == x.step && y.size == x.size {
				continue
			}
			if a, b := y.bytes(rounds); a < to && from < b {
				return false
			}
		}
	}
	return true
}

// together passes the accesses of all rounds to the detector of races as those of one.
func (l *reader) together(rounds int64, beside []part, spans []span) {
	if l.strand == nil {
		return
	}
	if len(beside) > 0 {
		number, step := int64(beside[2].first), int64(beside[2].step)
		l.in.iteration(l.strand, int(uint32(beside[0].first)), int64(beside[1].first), number, int64(beside[3].first))
		defer l.strand.Leave()
		defer l.strand.Reached(max(number, number+(rounds-1)*step))
	}
	if !l.watched {
		return
	}
	for i := range spans {
		x := &spans[i]
		if l.quiet(x.number) {
			continue
		}
		l.in.tellAll(x.addr, x.size, x.step, rounds, x.number, x.site)
	}
}
