package fold

import (
	"go/constant"
	"strings"
)

// ofText is a function of characters.
func ofText(f func(text []string, back bool) constant.Value) rule {
	return func(c *Call) constant.Value {
		var text []string
		back := false
		for _, v := range c.Args {
			switch {
			case v == nil:
			case v.Kind() == constant.String:
				text = append(text, constant.StringVal(v))
			case v.Kind() == constant.Bool:
				back = constant.BoolVal(v)
			}
		}
		return f(text, back)
	}
}

func indexOf(text []string, back bool) constant.Value {
	if len(text) < 2 {
		return nil
	}
	if back {
		return constant.MakeInt64(int64(strings.LastIndex(text[0], text[1]) + 1))
	}
	return constant.MakeInt64(int64(strings.Index(text[0], text[1]) + 1))
}

// scanFor is scan, or verify if in is false.
func scanFor(in bool) func(text []string, back bool) constant.Value {
	return func(text []string, back bool) constant.Value {
		if len(text) < 2 {
			return nil
		}
		at := 0
		for i := range len(text[0]) {
			if (strings.IndexByte(text[1], text[0][i]) >= 0) == in && (at == 0 || back) {
				at = i + 1
			}
		}
		return constant.MakeInt64(int64(at))
	}
}

func compareText(f func(c int) bool) rule {
	return ofText(func(text []string, _ bool) constant.Value {
		if len(text) < 2 {
			return nil
		}
		n := max(len(text[0]), len(text[1]))
		pad := func(s string) string { return s + strings.Repeat(" ", n-len(s)) }
		return constant.MakeBool(f(strings.Compare(pad(text[0]), pad(text[1]))))
	})
}

func repeat(c *Call) constant.Value {
	count, ok := constant.Int64Val(c.Args[1])
	if c.Args[0].Kind() != constant.String || !ok || count < 0 || count*int64(len(constant.StringVal(c.Args[0]))) > 1<<20 {
		return nil
	}
	return constant.MakeString(strings.Repeat(constant.StringVal(c.Args[0]), int(count)))
}

// adjusted moves the text to one side of the blanks that it had on the other.
func adjusted(text, kept string, right bool) constant.Value {
	blanks := strings.Repeat(" ", len(text)-len(kept))
	if right {
		return constant.MakeString(blanks + kept)
	}
	return constant.MakeString(kept + blanks)
}
