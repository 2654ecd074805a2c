package modfile

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// errNotWritten is the error of what is left out.
var errNotWritten = errors.New("this has no text")

// write is the module as Fortran.
func (m *modFile) write() []byte {
	var uses, types, data, procedures []string
	done := map[string]bool{}
	keep := func(to *[]string, lines []string, err error) {
		if err != nil {
			m.partial = true
			return
		}
		*to = append(*to, lines...)
	}
	var names [][2]string
	specific := map[string]bool{}
	for _, g := range m.generics {
		for _, n := range g[1:] {
			specific[n] = true
		}
	}
	for number, s := range m.symbols { // types that public names refer to, and specific procedures, may be private
		if s.module == m.name && (s.flavor() == "DERIVED" && !s.attrs.has("VTYPE") && !strings.HasPrefix(s.name, "__")) {
			names = append(names, [2]string{s.name, number})
		}
	}
	for _, g := range m.generics {
		for _, n := range g[1:] {
			if s := m.symbols[n]; s != nil && s.flavor() == "PROCEDURE" {
				names = append(names, [2]string{s.name, n})
			}
		}
	}
	slices.SortFunc(names, func(a, b [2]string) int { return strings.Compare(a[0], b[0]) })
	for _, n := range append(names, m.names...) {
		local, s := n[0], m.symbols[n[1]]
		if s == nil || strings.HasPrefix(local, "__") || s.flavor() == "MODULE" || done[local+" "+n[1]] {
			continue
		}
		done[local+" "+n[1]] = true
		switch {
		case s.module != m.name:
			uses = append(uses, s.use(local))
		case s.flavor() == "DERIVED":
			lines, err := m.derived(s)
			keep(&types, lines, err)
		case s.flavor() == "PARAMETER", s.flavor() == "VARIABLE":
			lines, err := m.variable(s)
			keep(&data, lines, err)
		case s.flavor() == "PROCEDURE" && (s.attrs.has("SUBROUTINE") || s.attrs.has("FUNCTION")) && (specific[n[1]] || !s.attrs.has("GENERIC")):
			// A generic name is an entry of its own, but where a specific procedure has the same name: then both are one.
			lines, err := m.procedure(s)
			m.written[s] = err == nil
			keep(&procedures, lines, err)
		}
	}
	for s := range m.used {
		uses = append(uses, s.use(s.name))
	}
	slices.Sort(uses)
	out := slices.Concat([]string{"module " + m.name}, uses, types, data, []string{"interface"}, procedures, []string{"end interface"})
	for _, g := range m.generics {
		var list []string
		for _, n := range g[1:] {
			if s := m.symbols[n]; s != nil && m.written[s] {
				list = append(list, s.name)
			}
		}
		if len(list) > 0 && !(len(list) == 1 && list[0] == g[0]) {
			out = append(out, "interface "+g[0], "procedure :: "+strings.Join(list, ", "), "end interface")
		}
	}
	return []byte(strings.Join(append(out, "end module", ""), "\n"))
}

// use is the statement by which a symbol of another module is known by a name.
func (s *modSymbol) use(local string) string {
	return fmt.Sprintf("use %s, only: %s => %s", strings.TrimPrefix(s.module, "__"), local, s.name)
}

// typeText is a type; deferred tells that a length may be one that the program chooses.
func (m *modFile) typeText(t list, attrs list) (string, error) {
	kind := t.at(1).atom
	switch word := t.at(0).atom; word {
	case "INTEGER", "REAL", "COMPLEX", "LOGICAL":
		return fmt.Sprintf("%s(%s)", strings.ToLower(word), kind), nil
	case "CHARACTER":
		length, err := m.constant(t.at(6).at(0))
		switch {
		case err == nil:
		case attrs.has("ALLOCATABLE") || attrs.has("POINTER"):
			length = ":"
		default:
			length = "*"
		}
		return fmt.Sprintf("character(kind=%s, len=%s)", kind, length), nil
	case "DERIVED":
		if s := m.symbols[kind]; s != nil && !strings.HasPrefix(s.name, "__") {
			if s.module != m.name {
				m.used[s] = true
			}
			return "type(" + s.name + ")", nil
		}
	case "ASSUMED":
		return "type(*)", nil
	}
	return "", errNotWritten
}

// constants are the parts of a constant of a derived type or of an array.
func (m *modFile) constants(parts list) (string, error) {
	var out []string
	for _, p := range parts.of {
		c, err := m.constant(p.at(0))
		if err != nil {
			return "", err
		}
		out = append(out, c)
	}
	return strings.Join(out, ", "), nil
}

// constant is an expression that is a constant.
func (m *modFile) constant(e list) (string, error) {
	t, value := e.at(1), e.at(3)
	switch e.at(0).atom {
	case "CONSTANT":
	case "STRUCTURE":
		s := m.symbols[t.at(1).atom]
		parts, err := m.constants(value)
		if s == nil || err != nil {
			return "", errNotWritten
		}
		return s.name + "(" + parts + ")", nil
	case "ARRAY":
		parts, err := m.constants(value)
		if err != nil || e.at(2).atom != "1" || parts == "" {
			return "", errNotWritten
		}
		return "[" + parts + "]", nil
	default:
		return "", errNotWritten
	}
	switch t.at(0).atom {
	case "INTEGER":
		return value.atom + "_" + t.at(1).atom, nil
	case "LOGICAL":
		return map[bool]string{true: ".true._", false: ".false._"}[value.atom == "1"] + t.at(1).atom, nil
	case "CHARACTER":
		if text := e.at(4); text.text && !strings.Contains(text.atom, `\U`) {
			return "'" + strings.ReplaceAll(text.atom, "'", "''") + "'", nil
		}
	case "REAL":
		// 0.8@1 is 8 to the base 16.
		sign := ""
		digits, exponent, found := strings.Cut(value.atom, "@")
		if s, negative := strings.CutPrefix(digits, "-"); negative {
			sign, digits = "-", s
		}
		n, err := strconv.Atoi(exponent)
		if !found || err != nil {
			return "", errNotWritten
		}
		f, err := strconv.ParseFloat(fmt.Sprintf("%s0x%sp%d", sign, digits, 4*n), 64)
		if err != nil {
			return "", errNotWritten
		}
		s := strconv.FormatFloat(f, 'e', -1, 64)
		return s + "_" + t.at(1).atom, nil
	}
	return "", errNotWritten
}

// maxRank is that of Fortran 2018 §5.4.6.
const maxRank = 15

// shape are the dimensions of an array in parentheses, "" for a scalar.
func (m *modFile) shape(a list, dummy bool) (string, error) {
	if len(a.of) == 0 {
		return "", nil
	}
	rank, err := strconv.Atoi(a.at(0).atom)
	if err != nil || rank > maxRank {
		return "", errNotWritten
	}
	kind := a.at(2).atom
	if kind == "ASSUMED_RANK" {
		return "(..)", nil
	}
	dims := make([]string, max(rank, 1))
	for i := range dims {
		low, err1 := m.constant(a.at(3 + 2*i))
		high, err2 := m.constant(a.at(4 + 2*i))
		switch {
		case kind == "ASSUMED_SHAPE" || kind == "DEFERRED":
			dims[i] = ":"
		case kind == "ASSUMED_SIZE" && i == len(dims)-1:
			dims[i] = "*"
		case err1 == nil && err2 == nil:
			dims[i] = low + ":" + high
		case !dummy:
			return "", errNotWritten
		case i == len(dims)-1:
			dims[i] = "*"
		default:
			dims[i] = "1" // some number that only a run knows; elements follow one another all the same
		}
	}
	return "(" + strings.Join(dims, ", ") + ")", nil
}

// modAttributes are the attributes of a declaration by what .mod files call them.
var modAttributes = map[string]string{"ALLOCATABLE": "allocatable", "POINTER": "pointer", "TARGET": "target", "OPTIONAL": "optional", "VALUE": "value",
	"CONTIGUOUS": "contiguous", "IN": "intent(in)", "OUT": "intent(out)", "INOUT": "intent(inout)", "PROTECTED": "protected"}

// noArgCheck is the bit for a dummy argument that any variable may be passed to.
const noArgCheck = 1 << 5

func (m *modFile) declaration(name string, t, attrs, array list, dummy bool) (string, error) {
	for _, a := range attrs.of {
		if n, err := strconv.Atoi(a.atom); err == nil && n&noArgCheck != 0 {
			return "type(*), dimension(..) :: " + name, nil
		}
	}
	head, err := m.typeText(t, attrs)
	if err != nil {
		return "", err
	}
	shape, err := m.shape(array, dummy)
	if err != nil {
		return "", err
	}
	if head == "type(*)" && shape != "" {
		shape = "(..)"
	}
	for _, a := range attrs.of {
		if word := modAttributes[a.atom]; word != "" {
			head += ", " + word
		}
	}
	return head + " :: " + name + shape, nil
}

func (m *modFile) variable(s *modSymbol) ([]string, error) {
	if s.attrs.has("PROC_POINTER") {
		return nil, errNotWritten
	}
	line, err := m.declaration(s.name, s.types, s.attrs, s.array, false)
	if err != nil || s.flavor() == "VARIABLE" {
		return []string{line}, err
	}
	value, err := m.constant(s.value)
	if err != nil {
		return []string{line}, nil // the type is something
	}
	head, tail, _ := strings.Cut(line, " :: ")
	return []string{head + ", parameter :: " + tail + " = " + value}, nil
}

func (m *modFile) derived(s *modSymbol) ([]string, error) {
	lines := []string{"type :: " + s.name}
	for _, c := range s.components.of {
		attrs := c.at(6)
		if attrs.has("PROC_POINTER") {
			return nil, errNotWritten
		}
		line, err := m.declaration(c.at(1).atom, c.at(2), attrs, c.at(3), false)
		if err != nil {
			return nil, err
		}
		lines = append(lines, line)
	}
	return append(lines, "end type"), nil
}

// procedure is an interface body.
func (m *modFile) procedure(s *modSymbol) ([]string, error) {
	var names, body []string
	for _, f := range s.formals.of {
		d := m.symbols[f.atom]
		if d == nil {
			return nil, errNotWritten // an alternate return
		}
		names = append(names, d.name)
		if d.flavor() == "PROCEDURE" || d.attrs.has("PROC_POINTER") {
			body = append(body, "external :: "+d.name)
			continue
		}
		line, err := m.declaration(d.name, d.types, d.attrs, d.array, true)
		if err != nil {
			return nil, err
		}
		body = append(body, line)
	}
	kind := "subroutine"
	if s.attrs.has("FUNCTION") {
		kind = "function"
		r := s
		if other := m.symbols[s.result]; other != nil {
			r = other
		}
		line, err := m.declaration(s.name, r.types, list{}, r.array, false)
		if err != nil {
			return nil, err
		}
		body = append(body, line)
	}
	prefix := ""
	switch {
	case s.attrs.has("ELEMENTAL"):
		prefix = "elemental "
	case s.attrs.has("PURE"):
		prefix = "pure "
	}
	out := append([]string{fmt.Sprintf("%s%s %s(%s)", prefix, kind, s.name, strings.Join(names, ", ")), "import"}, body...)
	return append(out, "end "+kind), nil
}
