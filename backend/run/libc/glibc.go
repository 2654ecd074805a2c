package libc

import (
	"encoding/binary"

	"accc/backend/run/libm"
)

// glibcHeader has the names that the headers of glibc use for the names of the standard, for programs that are
// compiled with the host's headers. No header of ours declares them.
var glibcHeader = header{"", []row{
	{"int _setjmp(jmp_buf state)", "setjmp", host, noPointer},
	{"int __sigsetjmp(jmp_buf state, int mask)", "setjmp", host, noPointer},
	{"_Noreturn void _longjmp(jmp_buf state, int value)", "longjmp", host, longjmp},
	{"_Noreturn void siglongjmp(jmp_buf state, int value)", "longjmp", host, longjmp},
	{"int __isoc99_scanf(const char *format, ...)", "scanf", host, scanf},
	{"int __isoc99_fscanf(FILE *stream, const char *format, ...)", "fscanf", host, fscanf},
	{"int __isoc99_sscanf(const char *s, const char *format, ...)", "sscanf", host, sscanf},
	{"int __isoc99_vscanf(const char *format, va_list args)", "vscanf", host, scanf},
	{"int __isoc99_vfscanf(FILE *stream, const char *format, va_list args)", "vfscanf", host, fscanf},
	{"int __isoc99_vsscanf(const char *s, const char *format, va_list args)", "vsscanf", host, sscanf},
	{"const unsigned short **__ctype_b_loc(void)", "the table of the classes of characters", host, ctypeClasses},
	{"const int **__ctype_tolower_loc(void)", "the table of small letters", host, func(e *Env, s []uint64) { s[0] = e.ctypeLetters("tolower", toLower) }},
	{"const int **__ctype_toupper_loc(void)", "the table of capital letters", host, func(e *Env, s []uint64) { s[0] = e.ctypeLetters("toupper", toUpper) }},
}}

// farHeader has what the functions of package mathlib call outside of their range. No header declares it.
var farHeader = header{"", []row{
	{"double __libm_sin(double x)", "sin of numbers that are far from 0", pure, ofOne(real1{f: libm.Sin}, false)},
	{"double __libm_cos(double x)", "cos of numbers that are far from 0", pure, ofOne(real1{f: libm.Cos}, false)},
}}

// The tables can be indexed from -128, for signed characters, to 255.
const (
	ctypeFirst = -128
	ctypeEnd   = 256
)

// ctypeBits are the bits of each class in glibc's table; the two bytes of the 12 bits are swapped there.
var ctypeBits = []struct {
	class charClass
	bit   uint16
}{
	{upper, 1 << 8}, {lower, 1 << 9}, {alpha, 1 << 10}, {digit, 1 << 11}, {digit | hexLetter, 1 << 12}, {space, 1 << 13},
	{alpha | digit | punct | printSpace, 1 << 14}, {alpha | digit | punct, 1 << 15},
	{blank, 1 << 0}, {control, 1 << 1}, {punct, 1 << 2}, {alpha | digit, 1 << 3},
}

func ctypeClasses(e *Env, s []uint64) {
	var table []byte
	for c := ctypeFirst; c < ctypeEnd; c++ {
		var bits uint16
		for _, b := range ctypeBits {
			if c >= 0 && charClasses[c]&b.class != 0 {
				bits |= b.bit
			}
		}
		table = binary.LittleEndian.AppendUint16(table, bits)
	}
	s[0] = e.tablePointer("ctype classes", table, 2)
}

func (e *Env) ctypeLetters(name string, letter func(int32) int32) uint64 {
	var table []byte
	for c := int32(ctypeFirst); c < ctypeEnd; c++ {
		table = binary.LittleEndian.AppendUint32(table, uint32(letter(c)))
	}
	return e.tablePointer(name, table, 4)
}

// tablePointer returns the address of a pointer to the element for character 0.
func (e *Env) tablePointer(name string, table []byte, size int) uint64 {
	at := e.staticBytes(name, table)
	return e.staticBytes(name+" pointer", word64(at+uint64(-ctypeFirst*size)))
}
