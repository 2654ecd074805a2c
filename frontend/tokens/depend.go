package tokens

import "slices"

// Macro is a macro that tokens depend on.
type Macro struct {
	Name string
	Defs []DefRef // the definitions that the tokens come through
	Free Freedom
}

// Freedom says what may give a macro another value in another build; if zero, only an edit of the source does.
type Freedom uint8

// What makes a macro free.
const (
	Several    Freedom = 1 << iota // another #define of it, with other text, in the files
	IfNotDef                       // its #define stands under a condition that asks for its name: #ifndef
	Flag                           // -D or -U names it
	BuiltIn                        // the compiler defines it
	ByPosition                     // __LINE__, __COUNTER__
)

// Macros are macros by name, each once.
type Macros []Macro

// Depends returns the macros whose definitions x comes through: for a token out of a body its macro, and those out of
// whose bodies the use of it comes. Macros through whose arguments x goes are not among them.
func (r *Reading) Depends(x Range) (list Macros) {
	if r.Truncated {
		return nil
	}
	for n := r.run(x.From); n >= 0 && n < len(r.runs) && r.runs[n].at < x.To; n++ {
		from, to := max(r.runs[n].at, x.From), x.To
		if n+1 < len(r.runs) {
			to = min(to, r.runs[n+1].at)
		}
		if r.runs[n].From == 0 {
			continue
		}
		for i := from; i < to; i++ {
			r.depends(&list, r.Origin(i))
			for _, o := range r.Made[i].Operands {
				r.depends(&list, o)
			}
		}
	}
	return list
}

// depends adds the macros that a token comes through.
func (r *Reading) depends(list *Macros, o Origin) {
	at := o.ref()
	for e := o.From; e != 0; e = r.Expansions[e].Outer {
		x := &r.Expansions[e]
		if x.Def.Def != None && !r.inBody(e, at) {
			continue
		}
		list.add(r, r.name(e), x.Def)
		at = x.Use
	}
}

// add adds a definition that tokens come through.
func (list *Macros) add(r *Reading, name string, def DefRef) {
	i := slices.IndexFunc(*list, func(m Macro) bool { return m.Name == name })
	if i < 0 {
		i = len(*list)
		*list = append(*list, Macro{Name: name, Free: r.Freedom(name)})
	}
	m := &(*list)[i]
	if def.Def == None {
		m.Free |= ByPosition
		return
	}
	if !slices.Contains(m.Defs, def) {
		m.Defs = append(m.Defs, def)
	}
}

// Changed returns the first of some macros that has another definition at the expanded token at than the one that they
// come through, "" if all are the same.
func (list Macros) Changed(r *Reading, at int32) string {
	for _, m := range list {
		for _, def := range m.Defs {
			if now, ok := r.Definition(m.Name, at); !ok || now != def {
				return m.Name
			}
		}
	}
	return ""
}

// Freedom returns what may give a macro another value in another build.
func (r *Reading) Freedom(name string) (free Freedom) {
	if known, ok := r.memo.Load(name); ok {
		return known.(Freedom)
	}
	defer func() { r.memo.Store(name, free) }()
	type found struct {
		f *File
		d uint32
	}
	var seen []found
	for i := range r.Inclusions {
		f := r.Inclusions[i].File
		for _, d := range f.Named(name) {
			if f.Defs[d].Undef {
				if f.Name == CommandLine {
					free |= Flag
				}
				continue
			}
			switch f.Name {
			case CommandLine:
				free |= Flag
			case Predefined:
				free |= BuiltIn
			default:
				if !slices.Contains(seen, found{f, d}) {
					seen = append(seen, found{f, d})
				}
			}
			if f.guarded(&f.Defs[d], name) {
				free |= IfNotDef
			}
		}
	}
	for _, x := range seen {
		if !same(x.f, &x.f.Defs[x.d], seen[0].f, &seen[0].f.Defs[seen[0].d]) {
			free |= Several
		}
	}
	return free
}

// same reports whether two definitions of a name are the same tokens.
func same(f *File, d *Def, g *File, e *Def) bool {
	if d.Func != e.Func || len(d.Params) != len(e.Params) || d.Body.End-d.Body.First != e.Body.End-e.Body.First {
		return false
	}
	for i := range d.Params {
		if f.Text(d.Params[i]) != g.Text(e.Params[i]) {
			return false
		}
	}
	for i := d.Body.First; i < d.Body.End; i++ {
		if f.Text(i) != g.Text(e.Body.First+i-d.Body.First) {
			return false
		}
	}
	return true
}

// guarded reports whether a definition stands under a condition that asks for its name.
func (f *File) guarded(d *Def, name string) bool {
	for b := f.Toks[d.Name].Branch; b != 0; b = f.Groups[f.Branches[b].Group].Outer {
		for i := f.Branches[b].Cond.First; i < f.Branches[b].Cond.End; i++ {
			if f.Is(i, name) {
				return true
			}
		}
	}
	return false
}

// Named returns the #define and #undef lines of a name, as indices of Defs.
func (f *File) Named(name string) []uint32 {
	f.once.Do(func() {
		f.named = map[string][]uint32{}
		for i := range f.Defs {
			n := f.Text(f.Defs[i].Name)
			f.named[n] = append(f.named[n], uint32(i))
		}
	})
	return f.named[name]
}

// Unread returns the names that stand in a spelling but in no expanded token of it: in branches that are off, in
// arguments of parameters without a use, and in the other definitions of the macros that are used.
func (r *Reading) Unread(s Spelling) (list []Ref) {
	f, in := r.File(s.In), &r.Inclusions[s.In]
	for i := s.First; i < s.End; i++ {
		if b := f.Toks[i].Branch; f.Toks[i].Kind == Name && !r.reads(in, b) && f.Lines[f.LineOf(i)].Kind != CPP {
			list = append(list, Ref{Tok: i, In: s.In})
		}
	}
	for e := 1; e < len(r.Expansions); e++ {
		x := &r.Expansions[e]
		at := x.Use
		for o := x.Outer; o != 0 && r.inBody(uint32(o), at); o = r.Expansions[o].Outer {
			at = r.Expansions[o].Use
		}
		if at.In != s.In || !s.Has(at.Tok) {
			continue
		}
		r.dropped(uint32(e), func(name Ref) {
			if !slices.Contains(list, name) {
				list = append(list, name)
			}
		})
	}
	return list
}

// reads reports whether a branch and those around it are read.
func (r *Reading) reads(in *Inclusion, b uint16) bool {
	f := in.File
	for ; b != 0; b = f.Groups[f.Branches[b].Group].Outer {
		if !in.Takes(b) {
			return false
		}
	}
	return true
}
