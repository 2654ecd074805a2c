package binary

import "encoding/binary"

// AppendU appends an unsigned number in LEB128.
func AppendU(b []byte, n uint64) []byte { return binary.AppendUvarint(b, n) }

// AppendS appends a signed number in LEB128.
func AppendS(b []byte, n int64) []byte {
	for {
		c := byte(n & 0x7F)
		n >>= 7
		if n == 0 && c&0x40 == 0 || n == -1 && c&0x40 != 0 {
			return append(b, c)
		}
		b = append(b, c|0x80)
	}
}

// AppendString appends a name: its length and its bytes.
func AppendString(b []byte, s string) []byte { return append(AppendU(b, uint64(len(s))), s...) }

// AppendConst appends the instruction that makes a constant of its bits.
func AppendConst(b []byte, t ValueType, bits uint64) []byte {
	switch t {
	case I32:
		return AppendS(append(b, 0x41), int64(int32(bits)))
	case I64:
		return AppendS(append(b, 0x42), int64(bits))
	case F32:
		return binary.LittleEndian.AppendUint32(append(b, 0x43), uint32(bits))
	}
	return binary.LittleEndian.AppendUint64(append(b, 0x44), bits)
}
