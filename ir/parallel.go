package ir

import (
	"maps"
	"runtime"
	"strings"
	"sync/atomic"

	"accc/frontend/parallel"
)

// Work on the isolated operations of a big module in parallel. The results do
// not depend on the number of goroutines.

// parallelBytes is the size of text from which on reading in parallel pays.
const parallelBytes = 64 << 10

// parallelOps is the number of isolated operations from which on it pays.
const parallelOps = 32

// span is a range of something.
type span struct{ from, to int }

// operationsInParallel reads the operations up to the end of the region or file into b, if there
// is enough text and it can be cut between operations that are isolated from above. It
// tells whether it did; when it did not, nothing has changed. Wrong text is left
// to be read in order, so that the first error is the one that is reported.
func (p *Parser) operationsInParallel(b *Block) bool {
	if len(p.src)-p.tok.start < parallelBytes || runtime.GOMAXPROCS(0) < 2 || p.noParallel {
		return false
	}
	p.noParallel = true // for the operations inside, and if it fails
	chunks := p.cut()
	if len(chunks) < 2 || len(p.ssa.values) > 0 || len(p.ssa.forwards) > 0 {
		return false
	}
	shared := p.shared.fork()
	type result struct {
		block *Block
		ok    bool
	}
	results := make([]result, len(chunks))
	var failed atomic.Bool
	parallel.Do(len(chunks), func(i int) {
		if failed.Load() {
			return
		}
		w := newParserAt(p, shared, chunks[i])
		top := &Block{}
		ok := true
		for ok && w.tok.kind != tokEOF {
			ok = w.topLevel(top) == nil
		}
		// Values and blocks defined outside of the isolated operations would be missed elsewhere.
		ok = ok && w.lexErr == nil && len(w.ssa.values) == 0 && len(w.ssa.forwards) == 0 && w.blocks[0].blocks == nil
		results[i] = result{top, ok}
		if !ok {
			failed.Store(true)
		}
	})
	if failed.Load() {
		return false
	}
	for _, r := range results {
		for o := r.block.first; o != nil; {
			next := o.next
			o.prev, o.next = nil, nil
			b.insert(o, nil)
			o = next
		}
	}
	p.shared.join(shared)
	p.reset(chunks[len(chunks)-1].to)
	return true
}

func newParserAt(p *Parser, shared *parseShared, at span) *Parser {
	w := &Parser{ctx: p.ctx, file: p.file, src: p.src[:at.to], pos: at.from, shared: shared,
		defaultDialect: p.defaultDialect, depth: p.depth, noParallel: true}
	w.ssa = ssaScope{values: map[string]valueDef{}}
	w.blocks = []blockScope{{}}
	w.lex()
	return w
}

// fork is a copy that parsers may add to without changing s.
func (s *parseShared) fork() *parseShared {
	return &parseShared{
		attrs: maps.Clone(s.attrs), types: maps.Clone(s.types), distincts: maps.Clone(s.distincts),
		deferred: append([]deferredLoc(nil), s.deferred...), undefined: append([]*Error(nil), s.undefined...),
	}
}

// join takes what a fork added.
func (s *parseShared) join(f *parseShared) {
	s.attrs, s.types, s.distincts, s.deferred, s.undefined = f.attrs, f.types, f.distincts, f.deferred, f.undefined
	s.after = append(s.after, f.after...)
}

// cut divides the text from the current token to the end of its region, or of the file, into parts that start with
// operations isolated from above. It considers brackets, strings and comments only; if that is misleading, reading a
// part fails.
func (p *Parser) cut() []span {
	src := p.src
	size := max(parallelBytes/4, (len(src)-p.tok.start)/(8*runtime.GOMAXPROCS(0)))
	var chunks []span
	from, depth := p.tok.start, 0
	i := from
scan:
	for ; i < len(src); i++ {
		switch src[i] {
		case '{', '(', '[':
			depth++
		case '}', ')', ']':
			if depth--; depth < 0 {
				break scan
			}
		case '"':
			for i++; i < len(src) && src[i] != '"' && src[i] != '\n'; i++ {
				if src[i] == '\\' {
					i++
				}
			}
		case '/':
			if i+1 < len(src) && src[i+1] == '/' {
				n := strings.IndexByte(src[i:], '\n')
				if n < 0 {
					i = len(src)
					break scan
				}
				i += n - 1
			}
		case '\n':
			if depth == 0 && i-from >= size && p.isolatedAt(i+1) {
				chunks = append(chunks, span{from, i + 1})
				from = i + 1
			}
		}
	}
	return append(chunks, span{from, min(i, len(src))})
}

// isolatedAt reports whether the line at an offset starts with an operation that is isolated from above.
func (p *Parser) isolatedAt(i int) bool {
	src := p.src
	for i < len(src) && (src[i] == ' ' || src[i] == '\t') {
		i++
	}
	start := i
	for i < len(src) && charClass[src[i]]&classWord != 0 {
		i++
	}
	def := p.ctx.Op(src[start:i])
	return def != nil && def.Has(IsolatedFromAbove)
}

// each checks isolated operations; the mistakes come in their order.
func (v *verifier) each(ops []*Op) []verifyError {
	found, inside := make([][]verifyError, len(ops)), make([]verifier, len(ops))
	check := func(i int) {
		inside[i].ctx = v.ctx
		found[i] = inside[i].isolated(ops[i])
	}
	if len(ops) < parallelOps {
		for i := range ops {
			check(i)
		}
	} else {
		const run = 16
		parallel.Do((len(ops)+run-1)/run, func(i int) {
			for j := i * run; j < min((i+1)*run, len(ops)); j++ {
				check(j)
			}
		})
	}
	var errs []verifyError
	for i, f := range found {
		errs = append(errs, f...)
		v.naming = append(v.naming, inside[i].naming...)
	}
	return errs
}

// blockInParallel prints the operations of a block that are isolated from above on several
// goroutines. It tells whether it did.
func (p *Printer) blockInParallel(b *Block) bool {
	if p.nested || p.collect != nil || p.opts.At != nil || runtime.GOMAXPROCS(0) < 2 {
		return false
	}
	var ops []*Op
	isolated := 0
	for o := b.first; o != nil; o = o.next {
		ops = append(ops, o)
		if len(o.regions) > 0 && o.def.Has(IsolatedFromAbove) {
			isolated++
		}
	}
	if isolated < parallelOps {
		return false
	}
	runs := min(32*runtime.GOMAXPROCS(0), len(ops))
	parts := make([]*Printer, runs)
	var room atomic.Int64 // the longest text so far: others are about as long
	parallel.Do(runs, func(i int) {
		w := &Printer{opts: p.opts, indent: p.indent, names: p.names, aliases: p.aliases,
			defaultDialect: p.defaultDialect, nested: true, distincts: p.distincts}
		w.buf = make([]byte, 0, room.Load()+room.Load()/16)
		for _, o := range ops[i*len(ops)/runs : (i+1)*len(ops)/runs] {
			w.writeIndent()
			w.fullOp(o)
			w.Byte('\n')
		}
		room.Store(max(room.Load(), int64(len(w.buf))))
		parts[i] = w
	})
	p.parts = append(p.parts, p.buf)
	p.buf = nil
	for _, w := range parts {
		p.parts = append(p.parts, w.buf)
		p.wantAliases = p.wantAliases || w.wantAliases
	}
	return true
}
