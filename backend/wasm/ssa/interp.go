package ssa

import (
	"encoding/binary"
	"fmt"
)

// Interpret runs a function that makes no calls and touches no globals, on a memory; steps bounds the work. It is
// the meaning that passes must keep, for tests.
func (f *Func) Interpret(args []int64, mem []byte, steps int) ([]int64, error) {
	vals := map[*Value]int64{}
	get := func(v *Value) int64 {
		if v.Op == Const {
			return v.Aux
		}
		return vals[v]
	}
	b, from := f.Entry(), -1
	for {
		var phis []int64
		for _, v := range b.Phis() {
			phis = append(phis, get(v.Args[from]))
		}
		for i, v := range b.Phis() {
			vals[v] = phis[i]
		}
		for _, v := range b.Values[len(phis):] {
			if steps--; steps < 0 {
				return nil, fmt.Errorf("too many steps")
			}
			r, err := v.interpret(args, mem, get)
			if err != nil {
				return nil, err
			}
			vals[v] = r
		}
		next := 0
		switch b.Kind {
		case Return:
			var out []int64
			for _, r := range b.Results {
				out = append(out, get(r))
			}
			return out, nil
		case If:
			if get(b.Control) == 0 {
				next = 1
			}
		case Switch:
			next = int(min(uint32(get(b.Control)), uint32(len(b.Succs)-1)))
		case Jump:
		default:
			return nil, fmt.Errorf("unreachable")
		}
		if steps--; steps < 0 {
			return nil, fmt.Errorf("too many steps")
		}
		from = b.Succs[next].Index
		b = b.Succs[next].Block
	}
}

func (v *Value) interpret(args []int64, mem []byte, get func(*Value) int64) (int64, error) {
	in := v.Op.Info()
	switch {
	case v.Op == Param:
		return Normal(v.Type, args[v.Aux]), nil
	case v.Op == Select:
		if get(v.Args[2]) != 0 {
			return get(v.Args[0]), nil
		}
		return get(v.Args[1]), nil
	case v.Op == Probe:
		if int64(uint32(get(v.Args[0])))+v.Aux >= int64(len(mem)) {
			return 0, fmt.Errorf("out of bounds memory access")
		}
		return 0, nil
	case v.Op.IsLoad() || v.Op.IsStore():
		at := int64(uint32(get(v.Args[0]))) + v.Aux
		if at+int64(in.Width) > int64(len(mem)) {
			return 0, fmt.Errorf("out of bounds memory access")
		}
		var buf [8]byte
		if v.Op.IsStore() {
			binary.LittleEndian.PutUint64(buf[:], uint64(get(v.Args[1])))
			copy(mem[at:at+int64(in.Width)], buf[:])
			return 0, nil
		}
		copy(buf[:], mem[at:at+int64(in.Width)])
		n := int64(binary.LittleEndian.Uint64(buf[:]))
		switch v.Op {
		case I32Load8S, I64Load8S:
			n = int64(int8(n))
		case I32Load16S, I64Load16S:
			n = int64(int16(n))
		case I64Load32S:
			n = int64(int32(n))
		}
		return Normal(v.Type, n), nil
	}
	var x [2]int64
	for i, a := range v.Args {
		x[i] = get(a)
	}
	r, trap := Eval(v.Op, x[0], x[1])
	if trap != "" {
		return 0, fmt.Errorf("%s: %s", v.Op, trap)
	}
	return r, nil
}
