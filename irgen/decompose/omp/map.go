package omp

import (
	"strings"

	"accc/dialects/accc"
	"accc/dialects/omp"
	"accc/ir"
	"accc/pragma"
)

// The forms of clauses about data on devices. Their variables are results of omp.map.info, which has the name that the user
// wrote, the map type as flags and the mapper.
var (
	// mapped is map([modifiers:] list). What no map type tells follows from the construct: a flag of storage is alloc, and
	// release where data leaves the device.
	mapped = &Form{Clauses: written(func(t Text, c *pragma.Clause, i omp.Item) (err error) {
		info := i.Value.Op()
		flags := flagsOf(info)
		for _, m := range modifierWords {
			if flags&m.flag != 0 {
				c.Modifiers = append(c.Modifiers, Modifier(m.word))
			}
		}
		if err := iterators(t, info, c); err != nil {
			return err
		}
		extra := wordsOf(info)
		if extra["self"] {
			c.Modifiers = append(c.Modifiers, Modifier("self"))
		}
		mapperOf(info, c)
		kind := MapType(info)
		if !extra["default"] {
			c.Modifiers = append(c.Modifiers, Modifier(kind))
		}
		c.Args, err = references(t, info)
		return err
	})}

	// to and from are the clauses of target update.
	to   = motion(omp.MapTo)
	from = motion(omp.MapFrom)

	// addresses is a list of variables: use_device_addr, has_device_addr, is_device_ptr.
	addresses = &Form{Clauses: func(t Text, def *pragma.ClauseDef, h omp.Held) ([]*pragma.Clause, error) {
		c := pragma.NewClause(def)
		for _, i := range h.Items {
			info := i.Value.Op()
			if info.StringAttr("name") != "" && (def.Name == "is_device_ptr" || flagsOf(info)&omp.MapDevicePtr == 0 && !isPointer(info)) {
				args, err := references(t, info)
				if err != nil {
					return nil, err
				}
				c.Args = append(c.Args, args...)
			}
		}
		if len(c.Args) == 0 {
			return nil, nil
		}
		c.Parens = true
		return []*pragma.Clause{c}, nil
	}}

	// spelled is a clause of nothing but keywords and names, kept as its words: defaultmap, uses_allocators.
	spelled = &Form{
		Lower: func(_ Values, clauses []*pragma.Clause) (h omp.Held) {
			for _, c := range clauses {
				text := c.Text()
				h.Items = append(h.Items, omp.Item{Name: strings.TrimSuffix(text[strings.Index(text, "(")+1:], ")")})
			}
			return h
		},
		Clauses: func(_ Text, def *pragma.ClauseDef, h omp.Held) (out []*pragma.Clause, err error) {
			for _, i := range h.Items {
				c := pragma.NewClause(def)
				c.Args, c.Parens = []*pragma.Arg{pragma.WordArg(i.Name)}, true
				out = append(out, c)
			}
			return out, nil
		},
	}
)

// MapType is the map type of a mapped variable.
func MapType(info *ir.Op) string {
	flags, extra := flagsOf(info), wordsOf(info)
	switch {
	case extra["tofrom"]:
		return "tofrom"
	case flags&omp.MapDelete != 0:
		return "delete"
	case flags&omp.MapTo != 0 && flags&omp.MapFrom != 0:
		return "tofrom"
	case flags&omp.MapTo != 0:
		return "to"
	case flags&omp.MapFrom != 0:
		return "from"
	case extra["storage"]:
		return "storage"
	case leaves(info):
		return "release"
	}
	return "alloc"
}

// MapModifiers are the modifiers of a mapped variable besides its map type, the mapper and iterators among them.
func MapModifiers(info *ir.Op) (words []string) {
	flags := flagsOf(info)
	for _, m := range modifierWords {
		if flags&m.flag != 0 {
			words = append(words, m.word)
		}
	}
	if wordsOf(info)["self"] {
		words = append(words, "self")
	}
	if info.StringAttr(accc.MapperName.Name) != "" {
		words = append(words, "mapper")
	}
	if list := info.Operand(0).Op(); list != nil && list.Attr(accc.Iterators.Name) != nil {
		words = append(words, "iterator")
	}
	return words
}

// isPointer reports whether the operation that an address is an argument of has the variable in is_device_ptr, too.
func isPointer(info *ir.Op) bool {
	for u := info.Result(0).FirstUse(); u != nil; u = u.Next() {
		if !u.Owner().Is(omp.Target) {
			continue
		}
		for _, v := range u.Owner().GetAll("is_device_ptr_vars") {
			if v.Op() != info && v.Op().StringAttr("name") == info.StringAttr("name") {
				return true
			}
		}
	}
	return false
}

// flagsOf are the flags of what a clause maps: of an array with a descriptor, those of the array, which is a part without a name.
func flagsOf(info *ir.Op) int64 {
	if own := info.GetAll("members"); len(own) > 0 && own[0].Op().StringAttr("name") == "" {
		return omp.FlagsOf(own[0].Op())
	}
	for u := info.Result(0).FirstUse(); u != nil; u = u.Next() {
		if !u.Owner().Is(omp.MapInfo) {
			continue
		}
		all := u.Owner().GetAll("members")
		for i, m := range all {
			if m.Op() == info && i+1 < len(all) && all[i+1].Op().StringAttr("name") == "" {
				return omp.FlagsOf(all[i+1].Op())
			}
		}
	}
	return omp.FlagsOf(info)
}

// modifierWords are the modifiers of map that are flags.
var modifierWords = []struct {
	flag int64
	word string
}{{omp.MapAlways, "always"}, {omp.MapClose, "close"}, {omp.MapPresent, "present"}, {omp.MapRefPtr, "ref_ptr"}, {omp.MapRefPtee, "ref_ptee"},
	{omp.MapRefPtrPtee, "ref_ptr_ptee"}}

// references are what a clause names: a variable or a section, or all variables of a common block of OpenACC.
func references(t Text, info *ir.Op) ([]*pragma.Arg, error) {
	if args, err := t.Entry(info.Operand(0)); args != nil || err != nil {
		return args, err
	}
	name := info.StringAttr("name")
	if wordsOf(info)["common"] {
		name = "/" + name + "/"
	}
	return []*pragma.Arg{t.Reference(name)}, nil
}

// MapsCommon reports whether a mapped variable is in a common block that a clause names.
func MapsCommon(info *ir.Op) bool { return wordsOf(info)["common"] }

// wordsOf is what a map clause says besides the flags.
func wordsOf(info *ir.Op) map[string]bool {
	out := map[string]bool{}
	if l, ok := info.Attr(accc.MapWords.Name).(*ir.ArrayAttr); ok {
		for _, e := range l.Elems {
			out[e.(*ir.StringAttr).Value] = true
		}
	}
	return out
}

// leaves reports whether a mapped variable leaves the device.
func leaves(info *ir.Op) bool {
	for u := info.Result(0).FirstUse(); u != nil; u = u.Next() {
		if u.Owner().Is(omp.TargetExitData) {
			return true
		}
	}
	return false
}

// mapperOf adds the modifier that names the mapper of a mapped variable; that of a type without a name is implied.
func mapperOf(info *ir.Op, c *pragma.Clause) {
	if name := info.StringAttr(accc.MapperName.Name); name != "" {
		c.Modifiers = append(c.Modifiers, Modifier("mapper", pragma.WordArg(name)))
	}
}

// iterators adds the modifier of a clause that maps a list.
func iterators(t Text, info *ir.Op, c *pragma.Clause) error {
	list, err := t.Iterators(info.Operand(0))
	if len(list) > 0 {
		c.Modifiers = append(c.Modifiers, Modifier("iterator", list...))
	}
	return err
}

func motion(direction int64) *Form {
	write := written(func(t Text, c *pragma.Clause, i omp.Item) (err error) {
		info := i.Value.Op()
		flags := omp.FlagsOf(info)
		if flags&omp.MapPresent != 0 {
			c.Modifiers = append(c.Modifiers, Modifier("present"))
		}
		mapperOf(info, c)
		if err := iterators(t, info, c); err != nil {
			return err
		}
		c.Args, err = references(t, info)
		return err
	})
	return &Form{Clauses: func(t Text, def *pragma.ClauseDef, h omp.Held) ([]*pragma.Clause, error) {
		var kept omp.Held
		for _, i := range h.Items {
			if omp.FlagsOf(i.Value.Op())&direction != 0 {
				kept.Items = append(kept.Items, i)
			}
		}
		return write(t, def, kept)
	}}
}
