package libfortran

// reduce with an operation of the program, which takes its arguments by address, or by value if they have that
// attribute. Complex numbers are unsupported: their functions return two values.

// An operand tells how values of a type travel.
type operand struct {
	code   TypeCode
	letter string
}

// operation makes the fold of an operation. The accumulator and the element are in memory of the program while it runs.
func (e *Env) operation(o operand, fn uint64, byValue bool, identity uint64) (*fold, func()) {
	size := o.code.size()
	at := e.alloc(2 * 8)
	if at == 0 {
		e.fail("no memory for reduce")
	}
	acc, element := at, at+8
	seen := false
	value := func(addr uint64) uint64 { return result(e.bytes(addr, size), o.letter) }
	f := &fold{size: size,
		reset: func() {
			// The identity is what there is of no elements.
			seen = false
			clear(e.bytes(acc, size))
			if identity != 0 {
				copy(e.bytes(acc, size), e.bytes(identity, size))
			}
		},
		add: func(b []byte, _ int64) bool {
			if !seen {
				copy(e.bytes(acc, size), b)
				seen = true
				return true
			}
			copy(e.bytes(element, size), b)
			x, y := acc, element
			if byValue {
				x, y = value(acc), value(element)
			}
			v := e.side.Call(fn, x, y)
			e.storeInt(acc, int64(v), int(size))
			return true
		},
		put: func(out []byte) { copy(out, e.bytes(acc, size)) },
	}
	return f, func() { e.free(at) }
}

func init() {
	operands := map[string]operand{}
	for code, s := range suffixes {
		if s.letter != "" {
			operands[s.name] = operand{code, s.letter}
		}
	}
	operands["Logical1"], operands["Logical2"] = operand{codeLogical1, "i"}, operand{codeLogical2, "i"}
	operands["Logical4"], operands["Logical8"] = operand{codeLogical4, "i"}, operand{codeLogical8, "l"}
	for name, o := range operands {
		for _, byValue := range []bool{false, true} {
			how := "Ref"
			if byValue {
				how = "Value"
			}
			// (result, array, operation, file, line, dim, mask, identity, ordered)
			along := func(e *Env, s []uint64) {
				x := e.Desc(s[1])
				f, done := e.operation(o, s[2], byValue, s[7])
				e.along(f, s[0], x, toInt(s[5]), s[6], x.Type)
				done()
			}
			register(
				// (array, operation, file, line, dim, mask, identity, ordered)
				row{"Reduce" + name + how, "pppiippi:" + o.letter, host, func(e *Env, s []uint64) {
					f, done := e.operation(o, s[1], byValue, s[6])
					e.total(f, e.Desc(s[0]), s[5])
					var b [8]byte
					f.put(b[:f.size])
					done()
					s[0] = result(b[:f.size], o.letter)
				}},
				row{"Reduce" + name + "Dim" + how, "ppppiippi", host, along},
			)
		}
	}
}
