package fortran

import (
	"go/constant"
	"go/token"
	"math"
	"strconv"
	"strings"

	"accc/frontend"
)

func (v *resolver) literal(n *Node, s *Scope) {
	text, suffix, _ := strings.Cut(n.Text, "_")
	switch n.Kind {
	case IntExpr:
		n.Type = Type{Class: frontend.Integer, Kind: v.kindOf(suffix, v.integerType().Kind, s, n)}
		n.Value = constant.MakeFromLiteral(strings.TrimLeft(text[:len(text)-1], "0")+text[len(text)-1:], token.INT, 0)
		if text == "0" || n.Value.Kind() == constant.Unknown {
			n.Value = constant.MakeInt64(0)
		}
	case RealExpr:
		standard := v.realType().Kind
		if i := strings.IndexAny(text, "dq"); i >= 0 {
			standard = v.doubleType().Kind
			if text[i] == 'q' {
				standard = 16
			}
			text = text[:i] + "e" + text[i+1:]
		}
		n.Type = Type{Class: frontend.Real, Kind: v.kindOf(suffix, standard, s, n)}
		n.Value = realValue(text, n.Type.Kind)
		if n.Value == nil && n.Type.Kind <= 8 {
			v.fault(RuleType.New(v.span(n), "the constant is larger than all numbers of type %s", n.Type))
		}
		if n.Type.Kind > 8 && !v.r.wide.IsValid() {
			v.r.wide = v.span(n)
		}
	case LogicalExpr:
		n.Type = Type{Class: frontend.Logical, Kind: v.kindOf(suffix, v.logicalType().Kind, s, n)}
		n.Value = constant.MakeBool(text == ".true.")
	case StringExpr:
		value := unquote(n.Text)
		if n.isHollerith() {
			_, value, _ = strings.Cut(strings.Replace(n.Text, "h", "H", 1), "H")
		} else if v.r.opts.Dialect.Backslash {
			value = unescape(value)
		}
		n.Type = characterType(int64(len(value)))
		if len(n.Args) > 0 {
			n.Type.Kind = v.kindOf(n.Args[0].Text, 1, s, n)
		}
		n.Value = constant.MakeString(value)
	case BOZExpr:
		n.Type = Type{Class: frontend.Integer, Kind: 16}
		base := map[byte]int{'b': 2, 'o': 8, 'z': 16, 'x': 16}[n.Text[0]]
		if u, err := strconv.ParseUint(strings.Trim(n.Text[1:], `'"`), base, 64); err == nil {
			n.Value = constant.MakeUint64(u)
		} else {
			v.fault(RuleType.New(v.span(n), "'%s' is not a number of base %d", n.Text, base))
		}
	}
}

// isHollerith reports whether a node is a Hollerith constant: characters that any variable takes.
func (n *Node) isHollerith() bool {
	return n.Kind == StringExpr && n.Text != "" && n.Text[0] >= '0' && n.Text[0] <= '9'
}

// HollerithAs is a Hollerith constant as the value of a type that is no character: its bytes, filled up with blanks.
func HollerithAs(n *Node, t Type) (constant.Value, bool) {
	if !n.isHollerith() || n.Value == nil || t.Kind > 8 {
		return nil, false
	}
	text := constant.StringVal(n.Value)
	text = (text + strings.Repeat(" ", t.Kind))[:t.Kind]
	bits := uint64(0)
	for i := len(text) - 1; i >= 0; i-- {
		bits = bits<<8 | uint64(text[i])
	}
	switch t.Class {
	case frontend.Integer:
		shift := 64 - 8*t.Kind
		return constant.MakeInt64(int64(bits<<shift) >> shift), true
	case frontend.Real:
		f := math.Float64frombits(bits)
		if t.Kind == 4 {
			f = float64(math.Float32frombits(uint32(bits)))
		}
		return constant.MakeFloat64(f), f-f == 0
	}
	return nil, false
}

// asNumber makes a Hollerith constant that a number takes one of the type of the number.
func (n *Node) asNumber(t Type) {
	if value, ok := HollerithAs(n, t); ok {
		n.Kind, n.Type, n.Value = IntExpr, t, value
		if t.Class == frontend.Real {
			n.Kind = RealExpr
		}
	}
}

func unquote(s string) string {
	if len(s) < 2 {
		return ""
	}
	q := s[:1]
	return strings.ReplaceAll(s[1:len(s)-1], q+q, q)
}

// escapes are the characters that a letter after a backslash denotes (-fbackslash).
var escapes = map[byte]byte{'a': 7, 'b': 8, 'f': 12, 'n': 10, 'r': 13, 't': 9, 'v': 11, '0': 0, '\\': '\\'}

// unescape replaces backslash sequences by the characters that they denote, as gfortran does with -fbackslash.
func unescape(s string) string {
	if !strings.Contains(s, "\\") {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			if c, ok := escapes[s[i+1]]; ok {
				b.WriteByte(c)
				i++
				continue
			}
			if s[i+1] == 'x' && i+3 < len(s) {
				if u, err := strconv.ParseUint(s[i+2:i+4], 16, 8); err == nil {
					b.WriteByte(byte(u))
					i += 3
					continue
				}
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// realValue is a real literal rounded to its kind.
func realValue(text string, kind int) constant.Value {
	bits := 64
	if kind == 4 {
		bits = 32
	}
	f, err := strconv.ParseFloat(text, bits)
	if err != nil || f-f != 0 {
		return nil
	}
	return constant.MakeFloat64(f)
}

func (v *resolver) complex(n *Node, s *Scope) {
	kind := v.realType().Kind
	var parts [2]constant.Value
	for i, a := range n.Args {
		v.typed(a, s)
		switch a.Type.Class {
		case frontend.Real:
			kind = max(kind, a.Type.Kind)
		case frontend.Integer, frontend.Unknown:
		default:
			v.fault(RuleType.New(v.span(a), "expected a real part of a complex constant, found %s", a.Type))
		}
		parts[i] = a.Value
	}
	n.Type = Type{Class: frontend.Complex, Kind: kind}
	if parts[0] != nil && parts[1] != nil {
		n.Value = complexOf(parts[0], parts[1])
	}
}
