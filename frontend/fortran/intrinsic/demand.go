package intrinsic

import (
	"slices"
	"strings"

	"accc/frontend"
)

// What intrinsic procedures require of their arguments.

// classLetters are the letters of classes of types.
var classLetters = map[frontend.Class]string{
	frontend.Integer: "i", frontend.Real: "r", frontend.Complex: "c", frontend.Logical: "l", frontend.Character: "a",
}

// argumentTypes are the types that arguments of a name must have, whatever the procedure: letters as in classLetters.
var argumentTypes = map[string]string{
	"mask": "l", "back": "l", "dim": "i", "kind": "i", "substring": "a", "set": "a", "string_b": "a", "ncopies": "i", "shift": "i",
	"shape": "i", "order": "i", "pos": "i", "frompos": "i", "topos": "i", "ordered": "l", "trim_name": "l", "name": "a",
	"number": "i", "seconds": "i",
}

// notByName are the procedures whose arguments of those names are something else.
var notByName = []string{"merge_bits", "selected_char_kind"}

// arrays are the arguments that must be arrays, by procedure: the ranks of the first and of the second, 0 for any rank
// but a scalar, -1 for anything.
var arrays = map[string][2]int{
	"matmul": {0, 0}, "dot_product": {1, 1}, "transpose": {2, -1}, "reshape": {0, 1}, "pack": {0, -1}, "unpack": {1, 0}, "cshift": {0, -1},
	"eoshift": {0, -1}, "reduce": {0, -1}, "lbound": {0, -1}, "ubound": {0, -1}, "size": {0, -1},
}

// sameClass are procedures whose first two arguments must be of one class: integer, real, ...
var sameClass = []string{"merge", "mod", "modulo", "sign", "dim", "max", "min", "atan2", "hypot"}

// written are the arguments that get a value, which must be variables.
var written = map[string][]string{
	"random_number": {"harvest"}, "random_seed": {"size", "get"}, "system_clock": {"count", "count_rate", "count_max"}, "cpu_time": {"time"},
	"date_and_time": {"date", "time", "zone", "values"}, "get_command_argument": {"value", "length", "status", "errmsg"},
	"get_command": {"command", "length", "status", "errmsg"}, "get_environment_variable": {"value", "length", "status", "errmsg"},
	"mvbits": {"to"}, "move_alloc": {"from", "to", "stat", "errmsg"},
}

// allocatables are the first arguments that must be allocatable variables.
var allocatables = map[string][]string{"allocated": {"array"}, "move_alloc": {"from", "to"}}

// Accepts reports whether the first argument may be of a class.
func (p *Procedure) Accepts(class frontend.Class) bool {
	letter := classLetters[class]
	return p.Takes == "*" || letter != "" && strings.Contains(p.Takes, letter)
}

// Wants is the class that an argument must have; ok is false if it may be of any, or if the table says more of it (see
// Accepts).
func (p *Procedure) Wants(i int) (class frontend.Class, ok bool) {
	letter := argumentTypes[p.Args[i]]
	if letter == "" || slices.Contains(notByName, p.Name) {
		return frontend.Unknown, false
	}
	for class, l := range classLetters {
		if l == letter {
			return class, true
		}
	}
	return frontend.Unknown, false
}

// Ranks are the ranks that the first two arguments must have, nil if they may have any.
func (p *Procedure) Ranks() []int {
	if r, ok := arrays[p.Name]; ok {
		return r[:]
	}
	if p.Class == 'r' || p.Class == 'l' {
		return []int{0}
	}
	return nil
}

// SameClass reports whether the first two arguments must be of one class.
func (p *Procedure) SameClass() bool { return slices.Contains(sameClass, p.Name) }

// Written are the arguments that get a value, which must be variables.
func (p *Procedure) Written() []string { return written[p.Name] }

// Allocatables are the first arguments, which must be allocatable variables; none if they need not.
func (p *Procedure) Allocatables() []string { return allocatables[p.Name] }
