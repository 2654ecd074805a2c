package acc

import (
	"strings"

	"accc/dialects/acc"
)

// modifiers are the modifiers of data clauses (OpenACC 3.4 §2.7.4) in the order written; always means two of them.
var modifiers = []struct {
	word string
	bits acc.Modifier
}{{"capture", acc.ModCapture}, {"always", acc.ModAlways}, {"alwaysin", acc.ModAlwaysIn}, {"alwaysout", acc.ModAlwaysOut},
	{"zero", acc.ModZero}, {"readonly", acc.ModReadonly}}

// ModifierBits are the bits of a modifier.
func ModifierBits(word string) acc.Modifier {
	for _, m := range modifiers {
		if m.word == word {
			return m.bits
		}
	}
	return acc.ModNone
}

// ModifierWords are the modifiers that bits represent.
func ModifierWords(bits acc.Modifier) (words []string) {
	for _, m := range modifiers {
		if bits&m.bits == m.bits {
			words = append(words, m.word)
			bits &^= m.bits
		}
	}
	return words
}

// operators are the reduction operators (OpenACC 3.3 §2.5.15): in C, then in Fortran where it differs.
var operators = []struct {
	c, fortran string
	op         acc.ReductionOperator
}{
	{"+", "+", acc.RedAdd}, {"*", "*", acc.RedMul}, {"max", "max", acc.RedMax}, {"min", "min", acc.RedMin},
	{"&", "iand", acc.RedIand}, {"|", "ior", acc.RedIor}, {"^", "ieor", acc.RedXor}, {"&&", ".and.", acc.RedLand},
	{"||", ".or.", acc.RedLor}, {"", ".eqv.", acc.RedEqv}, {"", ".neqv.", acc.RedNeqv},
}

// Operator is the operator of a spelling of either language; acc.RedNone when there is none.
func Operator(spelling string) acc.ReductionOperator {
	for _, o := range operators {
		if spelling != "" && (o.c == spelling || o.fortran == spelling) {
			return o.op
		}
	}
	return acc.RedNone
}

// OperatorWord is the spelling of an operator, "" when the language has none.
func OperatorWord(op acc.ReductionOperator, fortran bool) string {
	for _, o := range operators {
		if o.op == op {
			if fortran {
				return o.fortran
			}
			return o.c
		}
	}
	return ""
}

// devices are the arguments of device_type (OpenACC 3.3 §2.4).
var devices = map[string]acc.DeviceType{
	"*": acc.DeviceStar, "default": acc.DeviceDefault, "host": acc.DeviceHost, "multicore": acc.DeviceMulticore,
	"nvidia": acc.DeviceNvidia, "radeon": acc.DeviceRadeon,
}

// DeviceWord is the word of a device type, "" for acc.DeviceNone.
func DeviceWord(d acc.DeviceType) string {
	for word, t := range devices {
		if t == d {
			return word
		}
	}
	return ""
}

// Device is the device type of a word, which may have the prefix of the names in openacc.h; acc.DeviceNone when
// there is none.
func Device(word string) acc.DeviceType { return devices[strings.TrimPrefix(word, "acc_device_")] }
