package libfortran

import (
	"encoding/binary"
	"math"
)

// Elements as bytes: loads and stores of each type.

func getF32(b []byte) float32    { return math.Float32frombits(binary.LittleEndian.Uint32(b)) }
func getF64(b []byte) float64    { return math.Float64frombits(binary.LittleEndian.Uint64(b)) }
func putF32(b []byte, v float32) { binary.LittleEndian.PutUint32(b, math.Float32bits(v)) }
func putF64(b []byte, v float64) { binary.LittleEndian.PutUint64(b, math.Float64bits(v)) }

func getC64(b []byte) complex64   { return complex(getF32(b), getF32(b[4:])) }
func getC128(b []byte) complex128 { return complex(getF64(b), getF64(b[8:])) }
func putC64(b []byte, v complex64) {
	putF32(b, real(v))
	putF32(b[4:], imag(v))
}
func putC128(b []byte, v complex128) {
	putF64(b, real(v))
	putF64(b[8:], imag(v))
}

func getI8(b []byte) int8      { return int8(b[0]) }
func getI16(b []byte) int16    { return int16(binary.LittleEndian.Uint16(b)) }
func getI32(b []byte) int32    { return int32(binary.LittleEndian.Uint32(b)) }
func getI64(b []byte) int64    { return int64(binary.LittleEndian.Uint64(b)) }
func putI8(b []byte, v int8)   { b[0] = byte(v) }
func putI16(b []byte, v int16) { binary.LittleEndian.PutUint16(b, uint16(v)) }
func putI32(b []byte, v int32) { binary.LittleEndian.PutUint32(b, uint32(v)) }
func putI64(b []byte, v int64) { binary.LittleEndian.PutUint64(b, uint64(v)) }

// getInt reads an integer or logical of the size of b.
func getInt(b []byte) int64 {
	switch len(b) {
	case 1:
		return int64(getI8(b))
	case 2:
		return int64(getI16(b))
	case 4:
		return int64(getI32(b))
	}
	return getI64(b)
}

// putInt writes an integer or logical of the size of b.
func putInt(b []byte, v int64) {
	switch len(b) {
	case 1:
		putI8(b, int8(v))
	case 2:
		putI16(b, int16(v))
	case 4:
		putI32(b, int32(v))
	default:
		putI64(b, v)
		if len(b) == 16 {
			putI64(b[8:], v>>63)
		}
	}
}

// truth reads a logical of any kind.
func truth(b []byte) bool {
	for _, x := range b {
		if x != 0 {
			return true
		}
	}
	return false
}

// A codec reads and writes elements of one type.
type codec[T any] struct {
	code TypeCode
	size uint64
	get  func(b []byte) T
	put  func(b []byte, v T)
}

var (
	asI8   = codec[int8]{codeInt1, 1, getI8, putI8}
	asI16  = codec[int16]{codeInt2, 2, getI16, putI16}
	asI32  = codec[int32]{codeInt4, 4, getI32, putI32}
	asI64  = codec[int64]{codeInt8, 8, getI64, putI64}
	asF32  = codec[float32]{codeReal4, 4, getF32, putF32}
	asF64  = codec[float64]{codeReal8, 8, getF64, putF64}
	asC64  = codec[complex64]{codeComplex4, 8, getC64, putC64}
	asC128 = codec[complex128]{codeComplex8, 16, getC128, putC128}
)
