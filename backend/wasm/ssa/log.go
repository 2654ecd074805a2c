package ssa

// A Log is a buffer in memory to which code writes what it does, for a reader outside, who sees it before the next call out of the code.
// Each entry of 8 bytes is made by an operation: Log32 has an i32 and, in Aux, a word of the code's own; Log64 has an i64. They change
// no memory that the program knows of.
type Log struct {
	Pointer string // the global with the offset in memory where the next entry goes
	Size    int64  // of the buffer in bytes, a power of two; the buffer begins at a multiple of it
	Flush   string // the function that empties the buffer, which sets the pointer back
}

const (
	logEntry = 8
	// maxLogged bounds the entries for which room is made at once.
	maxLogged = 256
)

// WriteLog makes stores of the operations that write to the log. Those of a block up to the next call, or fewer, share the test for room.
func (f *Func) WriteLog(log Log) {
	for _, b := range f.Blocks[:len(f.Blocks):len(f.Blocks)] {
		for from := 0; b != nil; {
			first, end := b.nextLogged(from)
			if first < 0 {
				break
			}
			b, from = f.writeLog(b, first, end, log)
		}
	}
	f.Dominators()
}

// nextLogged finds the first entry of a block from an index on, and the end of those that share a test with it.
func (b *Block) nextLogged(from int) (first, end int) {
	first = -1
	n := 0
	for i := from; i < len(b.Values); i++ {
		switch v := b.Values[i]; v.Op {
		case Log32, Log64:
			// The parts of an entry that has several stay together: each begins with a Log32.
			if n >= maxLogged && v.Op == Log32 {
				return first, end
			}
			if first < 0 {
				first = i
			}
			n++
			end = i + 1
		case Call, CallIndirect:
			if first >= 0 {
				return first, end
			}
		}
	}
	return first, end
}

// writeLog makes the stores of the entries in a part of a block, and returns the block that is left to do, from an index on.
func (f *Func) writeLog(b *Block, first, end int, log Log) (*Block, int) {
	n := int64(0)
	for _, v := range b.Values[first:end] {
		if v.Op == Log32 || v.Op == Log64 {
			n++
		}
	}
	rest, flush := f.NewBlock(), f.NewBlock()
	rest.loop, flush.loop = b.loop, b.loop
	todo := b.Values[first:]
	rest.takeEnd(b)
	b.Values = b.Values[:first:first]
	b.Kind = If
	constant := func(c int64) *Value { return f.NewValue(Const, I32, c) }

	at := b.Add(GlobalGet, I32, 0)
	at.Sym = log.Pointer
	used := b.Add(I32And, I32, 0, at, constant(log.Size-1))
	b.SetControl(b.Add(I32GtU, I32, 0, used, constant(log.Size-logEntry*(n+1)))) // the buffer is never quite full: then it would look empty
	b.Connect(flush)
	b.Connect(rest)
	call := flush.Add(Call, Void, 0)
	call.Sym, call.Sig = log.Flush, &Signature{}
	again := flush.Add(GlobalGet, I32, 0)
	again.Sym = log.Pointer
	flush.Kind = Jump
	flush.Connect(rest)
	at = rest.AddPhi(I32, at, again)

	// The engine tests the end of the buffer once, for what goes there.
	store := func(op Op, offset int64, x *Value, pos Pos) {
		v := rest.Add(op, Void, offset, at, x)
		v.Pos, v.Class = pos, Logged
	}
	store(I64Store, logEntry*(n-1), f.NewValue(Const, I64, 0), 0)
	offset := int64(0)
	for i, v := range todo {
		v.Block = rest
		switch v.Op {
		case Log32:
			store(I32Store, offset, v.Args[0], v.Pos)
			store(I32Store, offset+4, constant(v.Aux), v.Pos)
			v.dropArgs()
			offset += logEntry
		case Log64:
			store(I64Store, offset, v.Args[0], v.Pos)
			v.dropArgs()
			offset += logEntry
		default:
			rest.Values = append(rest.Values, v)
		}
		if first+i == end-1 {
			next := rest.Add(I32Add, I32, 0, at, constant(logEntry*n))
			rest.Add(GlobalSet, Void, 0, next).Sym = log.Pointer
			from := len(rest.Values)
			for _, w := range todo[i+1:] {
				w.Block = rest
			}
			rest.Values = append(rest.Values, todo[i+1:]...)
			return rest, from
		}
	}
	return nil, 0
}
