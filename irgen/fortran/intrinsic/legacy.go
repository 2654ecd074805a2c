package intrinsic

import (
	"accc/dialects/fir"
	"accc/ir"
	"accc/irgen/fortran/entity"
)

// Procedures that gfortran has in addition to those of the standard. They are functions of the library of one form:
// see legacyTable.

// A legacyCall says how a procedure is called: the function of the library, and a letter for each argument that it takes.
type legacyCall struct {
	row string
	// args: t a character (address and length), b a descriptor, i and l integers of 32 and 64 bits, u the unit 5, v the unit 6.
	args string
	// result is that of the function: i, l, f or "" for none.
	result string
}

var legacyTable = map[string]legacyCall{
	"access": {"LegacyAccess", "tt", "i"}, "stat": {"LegacyStat", "tb", "i"}, "lstat": {"LegacyStat", "tb", "i"},
	"fstat": {"LegacyFStat", "ib", "i"}, "system": {"LegacySystem", "t", "i"}, "chdir": {"LegacyChdir", "t", "i"},
	"ierrno": {"LegacyErrno", "", "i"}, "gerror": {"LegacyGerror", "b", ""}, "perror": {"LegacyPerror", "t", ""},
	"getlog": {"LegacyGetlog", "b", ""}, "date": {"LegacyDate", "b", ""}, "idate": {"LegacyIdate", "b", ""}, "itime": {"LegacyItime", "b", ""},
	"gmtime": {"LegacyGmtime", "lb", ""}, "ltime": {"LegacyLtime", "lb", ""}, "dtime": {"LegacyDtime", "b", "f"},
	"isatty": {"LegacyIsatty", "i", "i"}, "ftell": {"LegacyFtell", "i", "l"}, "fseek": {"LegacyFseek", "ili", "i"},
	"fgetc": {"LegacyFgetc", "it", "i"}, "fputc": {"LegacyFputc", "it", "i"}, "fget": {"LegacyFgetc", "ut", "i"}, "fput": {"LegacyFputc", "vt", "i"},
	"ctime": {"LegacyCtime", "lb", ""}, "fdate": {"LegacyFdate", "b", ""},
}

// legacyResults are the types of the letters of results.
var legacyResults = map[string]func() ir.Type{"i": ir.I32, "l": ir.I64, "f": ir.F32}

// legacy calls the function of a procedure. text, if it is not nil, is the descriptor of the character that a function
// returns.
func (x *Lowering) legacy(c *reference, text *ir.Value) *ir.Value {
	call := legacyTable[c.f.Name]
	var args []*ir.Value
	k := 0
	for _, letter := range call.args {
		switch letter {
		case 'u':
			args = append(args, x.I32(5))
			continue
		case 'v':
			args = append(args, x.I32(6))
			continue
		}
		a := c.args[k]
		k++
		switch letter {
		case 't':
			addr, length := x.textAndLength(a)
			args = append(args, addr, length)
		case 'b':
			if text != nil {
				args = append(args, text)
			} else {
				args = append(args, x.boxArgument(a))
			}
		case 'i':
			args = append(args, x.Convert(x.host.Scalar(a), ir.I32()))
		case 'l':
			args = append(args, x.Convert(x.host.Scalar(a), ir.I64()))
		}
	}
	var result ir.Type
	if call.result != "" {
		result = legacyResults[call.result]()
	}
	return x.Runtime(call.row, result, args...)
}

// legacyText is a function that returns a character of 24.
func legacyText(x *Lowering, c *reference) *entity.Entity {
	const length = 24
	t := fir.Char(1, length)
	e := &entity.Entity{Type: c.n.Type, Addr: x.TempOf(t), Len: x.Idx(length), Temp: true}
	e.Type.Len = length
	x.legacy(c, x.FirConvert(x.Embox(fir.Box(t), e.Addr, nil, nil), noneBox()))
	return e
}

func init() {
	for name, call := range legacyTable {
		switch {
		case name == "ctime" || name == "fdate":
			transforms[name] = legacyText
			subroutines[name] = func(x *Lowering, c *reference) { x.legacy(c, nil) }
		case call.result == "":
			subroutines[name] = func(x *Lowering, c *reference) { x.legacy(c, nil) }
		case name == "isatty":
			inquiries[name] = func(x *Lowering, c *reference) *ir.Value { return x.FirConvert(x.legacy(c, nil), c.typ) }
		default:
			inquiries[name] = func(x *Lowering, c *reference) *ir.Value { return x.Convert(x.legacy(c, nil), c.typ) }
			subroutines[name] = func(x *Lowering, c *reference) {
				v := x.legacy(c, nil)
				for _, status := range []string{"status", "offset", "time"} {
					if a := c.arg(status); a != nil && (status != "offset" || c.f.Name == "ftell") {
						x.give(a, v)
					}
				}
			}
		}
	}
	inquiries["getgid"] = called("GetGID", ir.I32)
	inquiries["ieee_selected_real_kind"] = inquiries["selected_real_kind"]
}
