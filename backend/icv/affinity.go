package icv

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// A Member is a thread in its teams, as the fields of an affinity format show it.
type Member struct {
	Team, Teams     int
	Level           int
	Thread, Threads int
	Ancestor        int // the number of the parent thread; -1: there is none
	Processors      int
	Host            string // the name of the machine, as far as the program may know it
	Process         int
}

// fields are the field types of affinity formats by their short and long names (OpenMP 5.2 §21.2.5).
var fields = []struct {
	short byte
	long  string
	value func(m Member) string
}{
	{'t', "team_num", func(m Member) string { return strconv.Itoa(m.Team) }},
	{'T', "num_teams", func(m Member) string { return strconv.Itoa(m.Teams) }},
	{'L', "nesting_level", func(m Member) string { return strconv.Itoa(m.Level) }},
	{'n', "thread_num", func(m Member) string { return strconv.Itoa(m.Thread) }},
	{'N', "num_threads", func(m Member) string { return strconv.Itoa(m.Threads) }},
	{'a', "ancestor_tnum", func(m Member) string { return strconv.Itoa(m.Ancestor) }},
	{'H', "host", func(m Member) string { return m.Host }},
	{'P', "process_id", func(m Member) string { return strconv.Itoa(m.Process) }},
	{'i', "native_thread_id", func(m Member) string { return strconv.Itoa(m.Thread + 1) }},
	{'A', "thread_affinity", func(m Member) string { // threads are not bound
		if m.Processors < 2 {
			return "0"
		}
		return fmt.Sprintf("0-%d", m.Processors-1)
	}},
}

var errField = errors.New("a field of an affinity format is %, then 0. and a width where needed, then a letter or a name in braces")

// maxWidth is the widest field.
const maxWidth = 1 << 12

// Capture expands a format for a thread: %[[0.]width]letter, or {name} in place of the letter.
func Capture(format string, m Member) (string, error) {
	var b strings.Builder
	for i := 0; i < len(format); {
		if format[i] != '%' {
			b.WriteByte(format[i])
			i++
			continue
		}
		rest := format[i+1:]
		if strings.HasPrefix(rest, "%") {
			b.WriteByte('%')
			i += 2
			continue
		}
		text, n, ok := field(rest, m)
		if !ok {
			return "", errField
		}
		b.WriteString(text)
		i += 1 + n
	}
	return b.String(), nil
}

// field expands one field after its %, and returns how many bytes it has.
func field(spec string, m Member) (text string, n int, ok bool) {
	rest, zero := strings.CutPrefix(spec, "0")
	rest, right := strings.CutPrefix(rest, ".")
	if zero && !right {
		return "", 0, false
	}
	digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
	width := 0
	if digits > 0 {
		if width, ok = number(rest[:digits], 1); !ok || width > maxWidth {
			return "", 0, false
		}
	}
	if rest = rest[digits:]; rest == "" || right && digits == 0 {
		return "", 0, false
	}
	long, braced := strings.CutPrefix(rest, "{")
	used := 1
	if braced {
		if long, _, braced = strings.Cut(long, "}"); !braced {
			return "", 0, false
		}
		used = len(long) + 2
	}
	for _, f := range fields {
		if braced && f.long != long || !braced && f.short != rest[0] {
			continue
		}
		text = f.value(m)
		switch pad := max(width-len(text), 0); {
		case zero && strings.HasPrefix(text, "-"):
			text = "-" + strings.Repeat("0", pad) + text[1:]
		case zero:
			text = strings.Repeat("0", pad) + text
		case right:
			text = strings.Repeat(" ", pad) + text
		default:
			text += strings.Repeat(" ", pad)
		}
		return text, len(spec) - len(rest) + used, true
	}
	return "", 0, false
}
