package ssa

import (
	"encoding/binary"
	"fmt"
)

// Interpret runs a function that makes no calls and touches no globals, on a memory; steps bounds the work. It is
// the meaning that passes must keep, for tests.
func (f *Func) Interpret(args []int64, mem []byte, steps int) ([]int64, error) {
	vals := map[*Value]int64{}
	vectors := map[*Value]vector{}
	get := func(v *Value) int64 {
		if v.Op == Const {
			return v.Aux
		}
		return vals[v]
	}
	b, from := f.Entry(), -1
	for {
		var phis []int64
		var vectorPhis []vector
		for _, v := range b.Phis() {
			phis = append(phis, get(v.Args[from]))
			vectorPhis = append(vectorPhis, vectors[v.Args[from]])
		}
		for i, v := range b.Phis() {
			vals[v], vectors[v] = phis[i], vectorPhis[i]
		}
		for _, v := range b.Values[len(phis):] {
			if steps--; steps < 0 {
				return nil, fmt.Errorf("too many steps")
			}
			if v.Op >= V128 {
				if err := v.interpretVector(mem, get, vals, vectors); err != nil {
					return nil, err
				}
				continue
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
	case v.Op == Poll:
		return 0, nil
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

// A vector is 128 bits in the order of memory.
type vector [vectorSize]byte

// lane reads a number of a vector, setLane writes one.
func (x *vector) lane(i, size int) int64 {
	if size == 4 {
		return int64(int32(binary.LittleEndian.Uint32(x[4*i:])))
	}
	return int64(binary.LittleEndian.Uint64(x[8*i:]))
}

func (x *vector) setLane(i, size int, v int64) {
	if size == 4 {
		binary.LittleEndian.PutUint32(x[4*i:], uint32(v))
	} else {
		binary.LittleEndian.PutUint64(x[8*i:], uint64(v))
	}
}

// laneOp is what an operation on vectors does with each number.
type laneOp struct {
	elem    Type
	op      Op
	compare bool // all ones or zeros
	choice  bool // the first operand if op holds, else the second
}

var laneOps = func() map[Op]laneOp {
	m := map[Op]laneOp{}
	for t, k := range vectorKinds {
		for scalar, op := range k.ops {
			m[op] = laneOp{elem: t, op: scalar}
		}
		for scalar, op := range k.compare {
			m[op] = laneOp{elem: t, op: scalar, compare: true}
		}
	}
	for _, choices := range []map[Op]Op{leastInts, mostInts} {
		for scalar, op := range choices {
			m[op] = laneOp{elem: I32, op: scalar, choice: true}
		}
	}
	return m
}()

// interpretVector evaluates an operation with vector operands or a vector result.
func (v *Value) interpretVector(mem []byte, get func(*Value) int64, vals map[*Value]int64, vectors map[*Value]vector) error {
	var out vector
	switch {
	case v.Op == VectorLoad || v.Op == VectorStore:
		at := int64(uint32(get(v.Args[0]))) + v.Aux
		if at+vectorSize > int64(len(mem)) {
			return fmt.Errorf("out of bounds memory access")
		}
		if v.Op == VectorStore {
			out = vectors[v.Args[1]]
			copy(mem[at:], out[:])
			return nil
		}
		copy(out[:], mem[at:])
	case v.Op == chooseBits:
		x, y, c := vectors[v.Args[0]], vectors[v.Args[1]], vectors[v.Args[2]]
		for i := range out {
			out[i] = x[i]&c[i] | y[i]&^c[i]
		}
	case laneOps[v.Op].elem != Void:
		l := laneOps[v.Op]
		size := l.elem.Size()
		for i := range vectorSize / size {
			var x [2]int64
			for k, a := range v.Args {
				from := vectors[a]
				x[k] = from.lane(i, size)
			}
			r, trap := Eval(l.op, x[0], x[1])
			if trap != "" {
				return fmt.Errorf("%s: %s", v.Op, trap)
			}
			switch {
			case l.compare:
				r = -r
			case l.choice && r != 0:
				r = x[0]
			case l.choice:
				r = x[1]
			}
			out.setLane(i, size, r)
		}
	case v.Op == pairSums:
		x, y := vectors[v.Args[0]], vectors[v.Args[1]]
		half := func(x *vector, i int) int64 { return int64(int16(binary.LittleEndian.Uint16(x[2*i:]))) }
		for i := range vectorSize / 4 {
			out.setLane(i, 4, half(&x, 2*i)*half(&y, 2*i)+half(&x, 2*i+1)*half(&y, 2*i+1))
		}
	case v.Op == toSingle:
		x := vectors[v.Args[0]]
		for i := range vectorSize / 4 {
			r, _ := Eval(F32ConvertI32S, x.lane(i, 4), 0)
			out.setLane(i, 4, r)
		}
	case shifts[v.Op] != 0:
		x := vectors[v.Args[0]]
		for i := range vectorSize / 4 {
			r, _ := Eval(shifts[v.Op], x.lane(i, 4), get(v.Args[1]))
			out.setLane(i, 4, r)
		}
	case v.Op == replaceLong:
		out = vectors[v.Args[0]]
		out.setLane(int(v.Aux), 8, get(v.Args[1]))
	case v.Op.Info().Result == Vector && len(v.Args) == 1 && v.Args[0].Type != Vector: // a splat
		size := v.Args[0].Type.Size()
		for i := range vectorSize / size {
			out.setLane(i, size, get(v.Args[0]))
		}
	case v.Op.TakesLane():
		x := vectors[v.Args[0]]
		vals[v] = Normal(v.Type, x.lane(int(v.Aux), v.Type.Size()))
		return nil
	default:
		return fmt.Errorf("%s: not interpreted", v.Op)
	}
	vectors[v] = out
	return nil
}
