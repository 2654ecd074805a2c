package run

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"

	"accc/backend/run/libc"
	"accc/backend/run/libfortran"
	"accc/backend/run/libmpi"
	"accc/backend/wasm"
	"accc/dialects/conversion/jump"
	"accc/dialects/conversion/offloadtorun"
)

// setjmp and longjmp (C17 7.13), with what package jump makes of calls: those that may jump are calls of compiled code by Go. A jump unwinds
// compiled code as an error, to the call that belongs to its activation. The state that setjmp fills holds the number of the activation, that
// of the call of setjmp in it, and that of the construct around the call that no jump may leave.

var jumpFuncs = map[string]func(in *instance, s []uint64) error{jump.FnBegin: beginJumps, jump.FnSet: setJump, jump.FnCall: callJump,
	jump.FnEnclose: enclose, jump.FnDisclose: disclose}

func init() {
	for name, do := range jumpFuncs {
		params, results := jump.Signature(name)
		calls[name] = runtimeEntry{params: valueTypes(params), results: valueTypes(results), thread: do}
	}
}

// An activation is one of a function that calls setjmp, with one of its calls at work, or where a construct begins that no jump may leave.
type activation struct {
	number    uint64 // of both kinds, each once
	thread    uint64 // of pthread.h
	construct string // "": an activation
}

// A jumped unwinds compiled code up to the activation that a jump goes to.
type jumped struct {
	activation uint64
	result     uint64 // of the call through the runtime: the number of the call of setjmp, and the value
}

func (*jumped) Error() string { return "a jump" }

const (
	setterBits = 16
	stateBytes = 16
)

// beginJumps: () -> the number of an activation. It is never 0, so that neither is a state that setjmp has filled.
func beginJumps(in *instance, s []uint64) error {
	if in.space != in.p.host || in.acc.OnDevice {
		return errors.New("setjmp cannot be called in device code")
	}
	s[0] = in.p.begun.Add(1)
	return nil
}

// setJump: (state, activation, number of the call of setjmp).
func setJump(in *instance, s []uint64) error {
	b, err := in.space.Slice(s[0], stateBytes)
	if err == nil {
		binary.LittleEndian.PutUint64(b, s[1]<<setterBits|s[2]&(1<<setterBits-1))
		binary.LittleEndian.PutUint64(b[8:], in.enclosing().number)
		return nil
	}
	return fmt.Errorf("setjmp: %w", err)
}

// enclosing is the innermost construct that no jump may leave.
func (in *instance) enclosing() activation {
	for _, a := range slices.Backward(in.activations) {
		if a.construct != "" {
			return a
		}
	}
	return activation{}
}

// callJump: (piece, frame, activation) -> 0, or where the call has jumped to.
func callJump(in *instance, s []uint64) error {
	piece, frame, number := s[0], s[1], s[2]
	var f function
	if free := in.pieces[piece]; len(free) > 0 {
		f = free[len(free)-1]
		in.pieces[piece] = free[:len(free)-1]
	} else {
		f = in.mod.function(fmt.Sprintf("%s_%d", wasm.TableExport, piece))
	}
	stack := in.mod.global(wasm.StackPointer)
	before, depth := stack.get(), len(in.activations)
	in.activations = append(in.activations, activation{number: number, thread: in.env.ThreadNumber()})
	s[0] = frame
	err := in.enterFunction(f, s[:1])
	in.activations = in.activations[:depth]
	var j *jumped
	switch {
	case err == nil:
		s[0] = 0
	case errors.As(err, &j) && j.activation == number:
		stack.set(before)
		s[0] = j.result
	default:
		return err
	}
	if in.pieces == nil {
		in.pieces = map[uint64][]function{}
	}
	in.pieces[piece] = append(in.pieces[piece], f)
	return nil
}

// jump is longjmp. It returns why there is no call of setjmp to go to.
func (in *instance) jump(state uint64, value int32) error {
	b, err := in.space.Slice(state, stateBytes)
	if err != nil {
		return err
	}
	to := binary.LittleEndian.Uint64(b)
	if to == 0 {
		return errors.New("setjmp has not filled this jmp_buf")
	}
	j := &jumped{to >> setterBits, to&(1<<setterBits-1)<<32 | uint64(uint32(value))}
	if value == 0 {
		j.result |= 1
	}
	around, inside := in.enclosing(), binary.LittleEndian.Uint64(b[8:])
	i := slices.IndexFunc(in.activations, func(a activation) bool { return a.construct == "" && a.number == j.activation })
	within := func(a activation) bool { return a.number == inside }
	switch {
	case around.number != inside && inside != 0 && !slices.ContainsFunc(in.activations, within):
		return errors.New("the call of setjmp is in a construct that has ended, or in another thread")
	case around.number != inside && i < 0:
		return fmt.Errorf("the function that called setjmp has returned, or is outside of the %s", around.construct)
	case around.number != inside:
		return fmt.Errorf("the call of setjmp is outside of the %s, which no jump may leave", around.construct)
	case i < 0 && in.env.Interrupted:
		return errors.New("the handler of a signal from outside can only jump out of calls that may jump by themselves: set a flag in it, and test that in the loop")
	case i < 0:
		return errors.New("the function that called setjmp has returned")
	case in.activations[i].thread != in.env.ThreadNumber():
		return errors.New("the call of setjmp is in another thread")
	}
	panic(j)
}

// enclose begins what no jump may leave (OpenMP 5.2 §1.2.2, structured block): (kind) -> depth.
func enclose(in *instance, s []uint64) error {
	kind := s[0]
	s[0] = uint64(len(in.activations))
	in.activations = append(in.activations, activation{number: in.p.begun.Add(1), construct: jump.Kinds[uint32(kind)]})
	return nil
}

// disclose ends it: (depth).
func disclose(in *instance, s []uint64) error {
	in.activations = in.activations[:uint32(s[0])]
	return nil
}

// mayJump reports whether a function that the program does not define may end by a jump: one that calls functions of the program.
func mayJump(name string) bool {
	if f := libc.Lookup(name); f != nil {
		return strings.Contains(f.Proto, "(*") || slices.Contains(jumpers, f.Name)
	}
	if _, _, known := offloadtorun.Signature(name); known || libfortran.Lookup(name) != nil {
		return false
	}
	return libmpi.Lookup(name) != nil
}

// jumpers are the functions of the C library that jump, or call handlers of signals.
var jumpers = []string{"longjmp", "_longjmp", "siglongjmp", "sigprocmask", "pthread_sigmask", "raise", "kill", "abort"}
