package libfortran

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"accc/dialects/fir"
)

func init() {
	register(
		row{"ioOutputNamelist", "pp:i", host, func(e *Env, s []uint64) { s[0] = e.namelist(s[0], s[1], (*transfer).writeNamelist) }},
		row{"ioInputNamelist", "pp:i", host, func(e *Env, s []uint64) { s[0] = e.namelist(s[0], s[1], (*transfer).readNamelist) }},
	)
}

// A namelistGroup is the group of a NAMELIST statement. In memory it is the address of its name, the number of its variables,
// the address of pairs: the address of a name, and of a descriptor, and the address of a table of procedures that interfaces
// declare (transferTable). Names end with a zero.
type namelistGroup struct {
	name      string // in capitals
	variables []namelistVariable
}

type namelistVariable struct {
	name string // in capitals
	desc *Desc
}

// group reads a group at an address.
func (e *Env) group(at uint64) *namelistGroup {
	g := &namelistGroup{name: strings.ToUpper(string(e.cstring(e.load64(at))))}
	count, items := e.load64(at+8), e.load64(at+16)
	for i := range count {
		g.variables = append(g.variables, namelistVariable{
			name: strings.ToUpper(string(e.cstring(e.load64(items + 16*i)))),
			desc: e.Desc(e.load64(items + 16*i + 8)),
		})
	}
	return g
}

// namelist transfers a group, and tells whether to go on.
func (e *Env) namelist(cookie, at uint64, f func(t *transfer, g *namelistGroup) error) uint64 {
	s := e.transferring(cookie)
	if s.ok() {
		t := s.transfer
		err := t.start()
		if err == nil {
			t.items++ // nothing more of the record is passed over
			s.procedures = e.transferTable(e.load64(at + 24))
			err = f(t, e.group(at))
		}
		s.raise(err)
	}
	return fromBool(s.ok())
}

// A part is an array of values that one name of a namelist denotes: the addresses of elements of an intrinsic type, or of
// objects of a derived type that a procedure of the program transfers (Fortran 2018 §12.6.4.8).
type part struct {
	e    *Env
	code TypeCode
	size uint64
	at   []uint64
	of   *Type     // of the objects
	by   *Transfer // nil for values of an intrinsic type
}

// transfer calls the procedure for an object.
func (p *part) transfer(t *transfer, at uint64) error {
	call := &definedCall{s: t.s, p: p.by, t: p.of, at: at, iotype: []byte("NAMELIST")}
	return call.run()
}

// Values are written with at most so many in a line; the first line has one less, and a complex value counts twice.
const namelistRow = 6

// writeNamelist writes a group (Fortran 2018 §13.11.4).
func (t *transfer) writeNamelist(g *namelistGroup) error {
	line := []byte("&" + g.name)
	newline := func() error {
		if !t.out.put(line) {
			return errEOR
		}
		line = nil
		return t.nextRecord()
	}
	object := func(name string, p part) error {
		if err := newline(); err != nil {
			return err
		}
		line = append([]byte(" "), name...)
		line = append(line, '=')
		if p.by != nil {
			if !t.out.put(line) {
				return errEOR
			}
			line = nil
			for _, at := range p.at {
				if err := p.transfer(t, at); err != nil {
					return err
				}
			}
			return nil
		}
		num := 1
		for i := 0; i < len(p.at); {
			b := p.e.bytes(p.at[i], p.size)
			repeat := 1
			for i+repeat < len(p.at) && bytes.Equal(b, p.e.bytes(p.at[i+repeat], p.size)) {
				repeat++
			}
			i += repeat
			x, err := itemOf(p.code, b)
			if err != nil {
				return err
			}
			fillItem(&x, p.code, b)
			line = t.namelistValue(line, &x, repeat)
			num++
			if x.kind == itemComplex {
				num++
			}
			if num >= namelistRow {
				if err := newline(); err != nil {
					return err
				}
				line = []byte(" ")
				num = 0
			}
		}
		return nil
	}
	for _, v := range g.variables {
		err := v.desc.leaves(t.s, true, v.name, object)
		if err != nil {
			return err
		}
	}
	if err := newline(); err != nil {
		return err
	}
	t.out.put([]byte(" /"))
	return nil
}

// namelistValue appends a value that comes repeat times, with the separator.
func (t *transfer) namelistValue(dst []byte, x *item, repeat int) []byte {
	if repeat > 1 {
		dst = append(strconv.AppendInt(append(dst, ' '), int64(repeat), 10), '*')
	}
	from := len(dst)
	switch x.kind {
	case itemInteger:
		var buf [64]byte
		digits, negative := x.decimalText(buf[:0])
		dst = left(field(dst, t.signOf(negative), digits, 0, absent), from, listWidths[x.size])
	case itemReal:
		if repeat == 1 {
			dst = t.listReal(dst, x.x, x.size, false)
			break
		}
		text := bytes.TrimSpace(t.listReal(nil, x.x, x.size, false))
		dst = left(append(dst, text...), from, realDefaults[x.size].w)
	case itemComplex:
		dst = append(dst, bytes.TrimLeft(t.modes.list(nil, x), " ")...)
	case itemCharacter:
		m := t.modes
		if m.delim == 0 && !m.bare {
			m.delim = '"'
		}
		dst = quoted(dst, x.text, m.delim)
		if m.delim == 0 {
			return dst
		}
	default:
		dst = x.logical(dst, 1)
	}
	if t.comma {
		return append(dst, ';')
	}
	return append(dst, ',')
}

// left pads dst with blanks from an index on, up to w characters.
func left(dst []byte, from, w int) []byte {
	for len(dst)-from < w {
		dst = append(dst, ' ')
	}
	return dst
}

// leaves calls f with the name and the values of every part of intrinsic type that a variable has, and with the objects that
// procedures of the program transfer. item reports whether the variable is one of the namelist, or an element of one.
func (d *Desc) leaves(s *ioStatement, item bool, name string, f func(name string, p part) error) error {
	t := d.typeOf()
	if by := s.procedureOf(t, item); by != nil {
		p := part{e: d.e, of: t, by: by}
		d.elements(func(at uint64) { p.at = append(p.at, at) })
		return f(name, p)
	}
	if d.Type != codeStruct || t == nil {
		p := part{e: d.e, code: d.Type, size: d.Len}
		d.elements(func(at uint64) { p.at = append(p.at, at) })
		return f(name, p)
	}
	index := make([]int64, len(d.Dims))
	for i, dim := range d.Dims {
		index[i] = dim.Lower
	}
	var err error
	d.elements(func(at uint64) {
		if err == nil {
			err = d.e.componentLeaves(s, t, at, name+subscripts(index), f)
		}
		for i := range index {
			if index[i]++; index[i] < d.Dims[i].Lower+d.Dims[i].Extent {
				break
			}
			index[i] = d.Dims[i].Lower
		}
	})
	return err
}

// subscripts are the subscripts of an element in parentheses, nothing for a scalar.
func subscripts(index []int64) string {
	if len(index) == 0 {
		return ""
	}
	texts := make([]string, len(index))
	for i, v := range index {
		texts[i] = strconv.FormatInt(v, 10)
	}
	return "(" + strings.Join(texts, ",") + ")"
}

// componentLeaves is leaves for an object of derived type.
func (e *Env) componentLeaves(s *ioStatement, t *Type, at uint64, name string, f func(name string, p part) error) error {
	for i, c := range t.Components {
		own := name + "%" + strings.ToUpper(c.Name)
		if i == 0 && t.Parent != 0 && c.Of == t.Parent {
			own = name // the components of the type that is extended are its own
		}
		d := c.at(e, at)
		if d == nil {
			continue
		}
		if err := d.leaves(s, false, own, f); err != nil {
			return err
		}
	}
	return nil
}

// at is a component of the object at an address as an array without a shape, nil if it is not there.
func (c Component) at(e *Env, object uint64) *Desc {
	if c.Genre != fir.ComponentData {
		if d := e.Desc(object + c.Offset); d.Base != 0 {
			return d
		}
		return nil
	}
	d := &Desc{e: e, Base: object + c.Offset, Len: c.Len, Type: c.Type, Derived: c.Of}
	if c.Rank > 0 {
		d.shape(int64(c.Count))
	}
	return d
}

// A namelistReader reads the group at the position of a unit (Fortran 2018 §13.11.3).
type namelistReader struct {
	*listReader
	t *transfer
	g *namelistGroup
	n int // values so far, for messages
}

func (t *transfer) readNamelist(g *namelistGroup) error {
	r := &namelistReader{listReader: newListReader(&t.modes, t.in), t: t, g: g}
	t.list = r.listReader // which procedures go on with
	if err := r.find(); err != nil {
		return err
	}
	for {
		done, err := r.object()
		if done || err != nil {
			return err
		}
	}
}

// find skips the name of the group: &name at the beginning of a record.
func (r *namelistReader) find() error {
	for {
		if err := r.in.record(); err != nil {
			return err
		}
		rec := bytes.TrimLeft(r.in.rec, " \t")
		if len(rec) > 1 && (rec[0] == '&' || rec[0] == '$') {
			r.in.pos = len(r.in.rec) - len(rec) + 1
			if strings.EqualFold(string(r.name()), r.g.name) {
				return nil
			}
		}
		r.in.drop()
	}
}

// name takes a name, which is all characters of names that follow.
func (r *namelistReader) name() []byte {
	from := r.in.pos
	at := from
	for at < len(r.in.rec) && (isLetter(r.in.rec[at]) || isDigit(r.in.rec[at]) || r.in.rec[at] == '_') {
		at++
	}
	r.in.pos = at
	return r.in.rec[from:at]
}

// skipTo skips blanks, ends of records and comments, and with commas those too, and returns the next character.
func (r *namelistReader) skipTo(commas bool) (byte, error) {
	for {
		c, err := r.in.peek()
		switch {
		case err != nil:
			return 0, err
		case c == '!':
			r.in.drop()
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || commas && r.between(c):
			r.in.skip()
		default:
			return c, nil
		}
	}
}

func (r *namelistReader) fail(format string, args ...any) error {
	return &ioError{errBadValue, fmt.Sprintf(format, args...)}
}

// object reads name = values; done tells that the group ended instead.
func (r *namelistReader) object() (done bool, err error) {
	c, err := r.skipTo(true)
	if err != nil {
		return false, err
	}
	switch c {
	case '/':
		return true, nil
	case '&', '$':
		r.in.skip()
		if !strings.EqualFold(string(r.name()), "end") {
			return false, r.fail("Missing / or &end after namelist %s", r.g.name)
		}
		return true, nil
	}
	name := strings.ToLower(string(r.name()))
	var d *Desc
	for _, v := range r.g.variables {
		if strings.EqualFold(v.name, name) {
			d = v.desc
		}
	}
	if d == nil {
		return false, r.fail("Cannot match namelist object name %s", name)
	}
	parts, err := r.qualified(name, d)
	if err != nil {
		return false, err
	}
	c, err = r.skipTo(false)
	switch {
	case err != nil:
		return false, err
	case c == '/':
		return true, nil
	case c != '=':
		return false, r.fail("Equal sign must follow namelist object name %s", name)
	}
	r.in.skip()
	return false, r.values(parts)
}

// qualified reads the subscripts, components and substring after a name, and returns what they select.
func (r *namelistReader) qualified(name string, d *Desc) ([]part, error) {
	objects := []*Desc{d}
	top := true
	for {
		c, err := r.skipTo(false)
		if err != nil {
			return nil, err
		}
		switch c {
		case '(':
			if objects, err = r.subscripted(name, objects); err != nil {
				return nil, err
			}
		case '%':
			r.in.skip()
			for _, o := range objects {
				if r.t.s.procedureOf(o.typeOf(), top) != nil {
					return nil, r.fail("Namelist object %s is read by a procedure of its type, not by components", name)
				}
			}
			top = false
			if objects, err = r.componentOf(objects); err != nil {
				return nil, err
			}
		default:
			var parts []part
			for _, o := range objects {
				err := o.leaves(r.t.s, top, "", func(_ string, p part) error { parts = append(parts, p); return nil })
				if err != nil {
					return nil, err
				}
			}
			return parts, nil
		}
	}
}

// componentOf is a component of all elements of objects.
func (r *namelistReader) componentOf(objects []*Desc) ([]*Desc, error) {
	name := strings.ToLower(string(r.name()))
	var out []*Desc
	for _, o := range objects {
		t := o.typeOf()
		if t == nil {
			return nil, r.fail("A namelist object of intrinsic type has no component %s", name)
		}
		found := false
		o.elements(func(at uint64) {
			if d := o.e.findComponent(t, at, name); d != nil {
				out, found = append(out, d), true
			}
		})
		if !found && o.Count() > 0 {
			return nil, r.fail("Namelist object component %s not found", name)
		}
	}
	return out, nil
}

// findComponent is a component of the object at an address, its own or one of the type that it extends.
func (e *Env) findComponent(t *Type, at uint64, name string) *Desc {
	for i, c := range t.Components {
		if strings.EqualFold(c.Name, name) {
			return c.at(e, at)
		}
		if i == 0 && t.Parent != 0 && c.Of == t.Parent {
			if d := e.findComponent(e.Type(t.Parent), at+c.Offset, name); d != nil {
				return d
			}
		}
	}
	return nil
}

// A triplet is a subscript of a namelist: lower:upper:step, or one value.
type triplet struct {
	low, high, step int64
	hasLow, hasHigh bool
	single          bool
}

// triplets reads subscripts in parentheses.
func (r *namelistReader) triplets(name string) ([]triplet, error) {
	r.in.skip()
	var out []triplet
	for {
		t := triplet{step: 1, single: true}
		var err error
		if t.low, t.hasLow, err = r.integer(); err != nil {
			return nil, err
		}
		for i := range 2 {
			c, err := r.skipTo(false)
			if err != nil {
				return nil, err
			}
			if c != ':' {
				break
			}
			r.in.skip()
			t.single = false
			v, ok, err := r.integer()
			switch {
			case err != nil:
				return nil, err
			case i == 0:
				t.high, t.hasHigh = v, ok
			case ok:
				t.step = v
			}
		}
		if t.single && !t.hasLow || t.step == 0 {
			return nil, r.fail("Bad index for namelist variable %s", name)
		}
		out = append(out, t)
		c, err := r.skipTo(false)
		if err != nil {
			return nil, err
		}
		r.in.skip()
		switch c {
		case ')':
			return out, nil
		case ',':
		default:
			return nil, r.fail("Bad index for namelist variable %s", name)
		}
	}
}

// integer reads a number if there is one.
func (r *namelistReader) integer() (v int64, ok bool, err error) {
	if _, err := r.skipTo(false); err != nil {
		return 0, false, err
	}
	from := r.in.pos
	at := from
	for at < len(r.in.rec) && (isDigit(r.in.rec[at]) || at == from && (r.in.rec[at] == '-' || r.in.rec[at] == '+')) {
		at++
	}
	if at == from {
		return 0, false, nil
	}
	r.in.pos = at
	v, err = strconv.ParseInt(string(r.in.rec[from:at]), 10, 64)
	if err != nil {
		return 0, false, r.fail("Bad index in namelist %s", r.g.name)
	}
	return v, true, nil
}

// subscripted takes elements, a section, or a substring of objects.
func (r *namelistReader) subscripted(name string, objects []*Desc) ([]*Desc, error) {
	list, err := r.triplets(name)
	if err != nil {
		return nil, err
	}
	var out []*Desc
	for _, o := range objects {
		var d *Desc
		if len(o.Dims) == 0 || o.at == substringed {
			d, err = r.substring(name, o, list)
		} else {
			d, err = r.section(name, o, list)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, d)
	}
	return out, nil
}

// substringed marks, as the address of a descriptor, elements that were chosen already: what follows is a substring.
const substringed = 1

func (r *namelistReader) substring(name string, o *Desc, list []triplet) (*Desc, error) {
	cat, _ := o.Type.category()
	if cat != catCharacter || len(list) != 1 || list[0].single {
		return nil, r.fail("Qualifier for a scalar or non-character namelist object %s", name)
	}
	t := list[0]
	if !t.hasLow {
		t.low = 1
	}
	if !t.hasHigh {
		t.high = int64(o.Len)
	}
	if t.low < 1 || t.high > int64(o.Len) || t.step != 1 {
		return nil, r.fail("Substring out of range for namelist variable %s", name)
	}
	d := *o
	d.Base += uint64(t.low - 1)
	d.Len = uint64(max(0, t.high-t.low+1))
	return &d, nil
}

// section applies subscripts. A single element selects all elements from it on, as in gfortran.
func (r *namelistReader) section(name string, o *Desc, list []triplet) (*Desc, error) {
	if len(list) != len(o.Dims) {
		return nil, r.fail("Bad number of index fields for namelist variable %s", name)
	}
	d := *o
	d.at = substringed
	d.Dims = nil
	single := true
	linear := int64(0) // elements before the first
	count := int64(1)
	for i, t := range list {
		dim := o.Dims[i]
		if !t.hasLow {
			t.low = dim.Lower
		}
		if !t.hasHigh {
			t.high = dim.Lower + dim.Extent - 1
		}
		last := dim.Lower + dim.Extent - 1
		if t.low < dim.Lower || t.low > last || !t.single && (t.high < dim.Lower || t.high > last) {
			return nil, r.fail("Index %d out of range for namelist variable %s", i+1, name)
		}
		linear += (t.low - dim.Lower) * count
		count *= dim.Extent
		d.Base += uint64((t.low - dim.Lower) * dim.Stride)
		if t.single {
			continue
		}
		single = false
		d.Dims = append(d.Dims, Dim{1, max(0, (t.high-t.low)/t.step+1), dim.Stride * t.step})
	}
	if single && o.Type != codeStruct && o.Contiguous() {
		d.Dims = []Dim{{1, count - linear, int64(o.Len)}}
	}
	return &d, nil
}

// values reads the values of an object, up to the next name or the end of the group.
func (r *namelistReader) values(parts []part) error {
	r.repeat, r.open, r.done = 0, true, false
	for _, p := range parts {
		for _, at := range p.at {
			if p.by != nil {
				ended, err := r.ended(itemLogical) // a value may begin like a name
				if ended || err != nil {
					return err
				}
				if err := p.transfer(r.t, at); err != nil {
					return err
				}
				continue
			}
			b := p.e.bytes(at, p.size)
			x, err := itemOf(p.code, b)
			if err != nil {
				return err
			}
			if r.repeat == 0 {
				ended, err := r.ended(x.kind)
				if ended || err != nil {
					return err
				}
			}
			r.n++
			if err := r.read(&x, r.n); err != nil {
				return err
			}
			if !x.null {
				store(&x, p.code, b)
			}
		}
	}
	return nil
}

// ended reports whether no value of that kind comes next, but a name or the end of the group.
func (r *namelistReader) ended(kind itemKind) (bool, error) {
	c, err := r.skipTo(false)
	if err == nil && r.between(c) && !r.open {
		r.in.skip()
		r.open = true
		c, err = r.skipTo(false)
	}
	if err != nil {
		return false, err
	}
	switch {
	case c == '/' || c == '&' || c == '$':
		return true, nil
	case !isLetter(c):
		return false, nil
	}
	at := r.in.pos
	name := r.name()
	rest := bytes.TrimLeft(r.in.rec[r.in.pos:], " \t")
	r.in.pos = at
	if len(rest) > 0 && (rest[0] == '=' || rest[0] == '%' || rest[0] == '(' && !strings.EqualFold(string(name), "nan")) {
		return true, nil
	}
	_, special := special(name)
	return !(kind == itemLogical || kind == itemReal && special), nil
}
