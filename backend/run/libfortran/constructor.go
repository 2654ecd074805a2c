package libfortran

// Array constructors whose length is known only after all values. The call passes memory of its own frame, in which
// this code keeps, in words of 8 bytes: the address of the descriptor, the number of elements so far, the capacity,
// and whether the first value determines the length of characters.
const constructorWords = 4

// initConstructor: (memory, to, use length of values, file, line)
func initConstructor(e *Env, s []uint64) {
	to := e.Desc(s[1])
	room := int64(0)
	if to.Base != 0 {
		room = to.Count()
	}
	for i, v := range [constructorWords]uint64{s[1], 0, uint64(room), s[2] & 1} {
		e.store64(s[0]+uint64(i)*8, v)
	}
}

// push adds the elements of a value.
func (e *Env) push(memory uint64, from *Desc) {
	w := e.words(memory, constructorWords)
	to, n, room := e.Desc(w[0]), int64(w[1]), int64(w[2])
	if w[3] != 0 && n == 0 && room == 0 {
		to.Len = from.Len
	}
	more := from.Count()
	if n+more > room {
		room = max(n+more, 2*room, 8)
		old := to.Base
		if to.Base = e.alloc(uint64(room) * to.Len); to.Base == 0 {
			e.fail("no memory for an array constructor")
		}
		if old != 0 {
			copy(e.bytes(to.Base, uint64(n)*to.Len), e.bytes(old, uint64(n)*to.Len))
			e.free(old)
		}
		e.store64(memory+16, uint64(room))
	}
	c := from.view().cursor()
	t := to.typeOf()
	for range more {
		at := to.Base + uint64(n)*to.Len
		element := e.bytes(at, to.Len)
		if to.Type == codeChar1 {
			pad(element, c.elem())
		} else {
			copy(element, c.elem())
			if !t.clean() {
				e.copyParts(t, at)
			}
		}
		c.next()
		n++
	}
	to.shape(max(n, 0))
	to.Store()
	e.store64(memory+8, uint64(n))
}

func init() {
	register(
		row{"InitArrayConstructorVector", "ppipi", device, initConstructor},
		row{"PushArrayConstructorValue", "pp", device, func(e *Env, s []uint64) { e.push(s[0], e.Desc(s[1])) }},
		row{"PushArrayConstructorSimpleScalar", "pp", device, func(e *Env, s []uint64) {
			to := e.Desc(e.load64(s[0]))
			e.push(s[0], &Desc{e: e, Base: s[1], Len: to.Len, Type: to.Type})
		}},
	)
}
