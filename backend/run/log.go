package run

import (
	"encoding/binary"

	"accc/backend/check/race"
	"accc/backend/check/values"
	"accc/backend/device"
	"accc/backend/wasm"
	"accc/dialects/conversion/offloadtorun"

	wasmapi "github.com/tetratelabs/wazero/api"
)

// Watched code writes what it does to a log, since a call out of the code costs ten times as much: the detectors read it before any
// call does something, and when the code ends. All instances over a memory share the buffer: one thing happens at a time.

// The tags of entries that are not accesses.
const (
	logIteration = iota + 1
	logIterationEnd
	logAlone
	logAloneEnd
	logFresh
	logUnset
	logUnwound
	logLoop = wasm.LogLoop >> wasm.LogTagShift
)

// logTags are those of the calls that become entries.
var logTags = map[string]int64{
	fnNote:                      wasm.LogAccess,
	offloadtorun.FnIteration:    logIteration,
	offloadtorun.FnIterationEnd: logIterationEnd,
	offloadtorun.FnAlone:        logAlone,
	offloadtorun.FnAloneEnd:     logAloneEnd,
	offloadtorun.FnFresh:        logFresh,
	fnUnset:                     logUnset,
	fnUnwound:                   logUnwound,
}

const logEntry = 8

// takeLog makes room for the log of a space after an address, and returns the address after it.
func (s *space) takeLog(after uint64) uint64 {
	offset := roundUp(after-s.bias, wasm.LogSize)
	if offset+wasm.LogSize > uint64(len(s.bytes)) {
		return s.end() // no room for what comes next either
	}
	s.log = s.bytes[offset : offset+wasm.LogSize]
	s.logAt = uint32(offset)
	return offset + s.bias + wasm.LogSize
}

// watches reports whether a detector is told of accesses.
func (p *process) watches() bool { return p.races != nil || p.values != nil }

// startLog lets an instance write to the log of its space.
func (in *instance) startLog() {
	if in.logPointer = in.mod.global(wasm.LogPointer); in.logPointer == nil {
		return
	}
	in.logPointer.set(in.space.logAt)
	in.mod = logging{in.mod, in}
}

// flush is what the detectors do with the log of an instance.
func (in *instance) flush() {
	if in.logPointer == nil {
		return
	}
	end := in.logPointer.get()
	if end == in.space.logAt {
		return
	}
	in.logPointer.set(in.space.logAt)
	text := in.space.log[:end-in.space.logAt]
	v, r := in.p.values, in.p.races
	if v != nil {
		v.mu.Lock()
		defer v.mu.Unlock()
	}
	if r != nil {
		r.mu.Lock()
		defer r.mu.Unlock()
	}
	l := &in.logReader
	var silent []bool
	if in.launch != nil {
		silent = in.launch.silent.sites
	}
	*l = reader{silent: silent, parts: l.parts, beside: l.beside, spans: l.spans, in: in, strand: in.watched.strand, on: in.valueSide(), tag: in.space.tag, watched: r != nil && in.watched.strand != nil && !r.quiet()}
	if v != nil {
		l.side = v.d.Side(l.on)
	}
	l.read(text)
}

// A reader passes the entries of a log to the detectors.
type reader struct {
	in      *instance
	strand  *race.Strand // nil: there is no detector of races
	on      int
	tag     uint64
	side    values.Side
	watched bool   // accesses matter to the detector of races
	silent  []bool // silence.sites

	parts, beside []part // room for those of a loop
	spans         []span
}

func (l *reader) read(text []byte) {
	in, strand := l.in, l.strand
	v := in.p.values
	sites := in.p.image.sites
	for len(text) >= logEntry {
		word, low := binary.LittleEndian.Uint32(text[4:]), binary.LittleEndian.Uint32(text)
		text = text[logEntry:]
		if word>>wasm.LogTagShift == wasm.LogAccess {
			addr := uint64(low) | l.tag
			if v != nil && !(v.clean[word] != 0 && l.side.Clean(addr, v.clean[word])) {
				if site := &sites[word]; v.clean[word] != 0 || !site.Write || v.careful(site) || !l.side.Rewrite(addr, uint64(site.Size), int32(word)) {
					v.accessed(in, addr, uint64(site.Size), int(word))
				}
			}
			if l.watched && !l.quiet(int(word)) {
				site := &sites[word]
				in.tell(addr, uint64(site.Size), int(word), site)
			}
			continue
		}
		switch word >> wasm.LogTagShift {
		case logIteration:
			kind, number, trip := entry(text), entry(text[logEntry:]), entry(text[2*logEntry:])
			text = text[3*logEntry:]
			if strand != nil {
				in.iteration(strand, int(low), int64(kind), int64(number), int64(trip))
			}
		case logIterationEnd, logAloneEnd:
			if strand != nil {
				strand.Leave()
			}
		case logAlone:
			if strand != nil {
				strand.Alone()
			}
		case logFresh:
			size := entry(text)
			text = text[logEntry:]
			// What a queue may still do to a local of the host is done to the next one in its place, too: that is a finding.
			if strand != nil && (in.space != in.p.host || in.p.races.d.Quiet()) {
				strand.Unwound(uint64(low)|l.tag, size, false)
			}
		case logUnset, logUnwound:
			r := device.Range{Addr: uint64(low) | l.tag, Size: entry(text)}
			text = text[logEntry:]
			switch {
			case v == nil:
			case word>>wasm.LogTagShift == logUnset:
				v.began(r)
			default:
				v.ended(r)
			}
		case logLoop:
			n := int(word & 0xFFFF)
			l.loop(int64(low), text[:2*logEntry*n])
			text = text[2*logEntry*n:]
		}
	}
}

// quiet reports whether the detector of races needs not be told of a site.
func (l *reader) quiet(number int) bool { return l.silent != nil && l.silent[number] }

func entry(text []byte) uint64 { return binary.LittleEndian.Uint64(text) }

// tells reports whether an access matters to the detector of races, and remembers how far down the stack accesses go.
func (w *watched) tells(lowest uint64, site *accessSite) bool {
	if !w.strand.Inside() && !w.strand.Open() || w.quiet && !site.Write || w.tiedTo(lowest) {
		return false
	}
	if lowest < w.low && lowest >= w.limit && lowest < w.base {
		w.low = lowest
	}
	return true
}

// tell is an access for the detector of races.
func (in *instance) tell(addr, size uint64, number int, site *accessSite) {
	w := &in.watched
	if !w.tells(addr, site) {
		return
	}
	if site.Orders {
		w.strand.Acquire(addr)
	}
	w.strand.Access(race.Access{Addr: addr, Size: size, Site: number, Write: site.Write, Atomic: site.Atomic || w.quiet, Gone: site.Gone, Numbered: site.Numbered})
	if site.Orders && site.Write {
		w.strand.Release(addr)
	}
}

// tellAll is plain accesses of a loop for the detector of races, each some bytes after the one before it.
func (in *instance) tellAll(addr, size uint64, step, count int64, number int, site *accessSite) {
	if w := &in.watched; w.tells(min(addr, addr+uint64(step*(count-1))), site) {
		w.strand.Accesses(race.Access{Addr: addr, Size: size, Site: number, Write: site.Write, Atomic: w.quiet, Numbered: site.Numbered}, step, count)
	}
}

// A logging instance has its log read after each call.
type logging struct {
	linked
	in *instance
}

func (l logging) function(name string) function {
	f := l.linked.function(name)
	if f == nil {
		return nil
	}
	return logged{f, l.in}
}

type logged struct {
	function
	in *instance
}

func (f logged) call(stack []uint64) error {
	err := f.function.call(stack)
	f.in.flush()
	return err
}

// afterLog makes the log of the instance read before an import does something.
func (in *instance) afterLog(do wasmapi.GoFunc) wasmapi.GoFunc {
	return func(c ctx, s []uint64) {
		in.flush()
		do(c, s)
	}
}
