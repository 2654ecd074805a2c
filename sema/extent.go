package sema

import (
	"fmt"
	"regexp"
	"slices"

	"accc/frontend"
	"accc/frontend/source"
	"accc/pragma"
)

// allocationOf is where the memory of a variable was allocated that it has at a construct; nil: unknown, or the variable may have other
// memory by then, or one of the sizes another value.
func (p *Pass) allocationOf(c *frontend.Construct, s *frontend.Symbol, sizes []*frontend.Symbol) *frontend.Allocation {
	r := p.Routines[c]
	if r == nil || r.Gotos || s.Aliased && !s.Pointer || s.Storage != frontend.Auto && s.Storage != frontend.Param {
		return nil
	}
	var last *frontend.Allocation
	for i := range r.Allocations {
		if a := &r.Allocations[i]; a.Symbol == s && a.At <= c.At {
			last = a
		}
	}
	if last == nil || !Encloses(last.Block, c.Block) {
		return nil
	}
	for _, d := range last.Dims {
		sizes = slices.Concat(sizes, d.Lower.Symbols(), d.Upper.Symbols())
	}
	sizes = append(sizes, last.Bytes.Symbols()...)
	for _, x := range sizes {
		if x.Storage != frontend.Auto && x.Storage != frontend.Param || x.Aliased {
			return nil
		}
	}
	for _, u := range r.Uses {
		later := u.At > last.At && (u.At <= c.At || c.Block != last.Block)
		switch {
		case u.Symbol == s && s.Type.Class == frontend.Array && !s.Allocatable && !s.Pointer:
		case u.Symbol == s && u.Kind&frontend.Address != 0 && u.Kind&frontend.Through == 0:
			return nil
		case u.Symbol == s && later && u.Kind&frontend.Write != 0 && u.Kind&frontend.Through == 0:
			return nil
		case u.Symbol == s && later && s.Type.Class == frontend.Array && u.Kind&(frontend.Associate|frontend.Address) != 0:
			return nil
		case later && u.Kind&(frontend.Write|frontend.Address) != 0 && slices.Contains(sizes, u.Symbol):
			return nil
		}
	}
	return last
}

// beyond reports whether a difference of sizes is surely more than 0: by how much, if that is a constant.
func beyond(d frontend.Sum, sizes []*frontend.Symbol) (by int64, constant, ok bool) {
	if n, is := d.Constant(); is {
		return n, true, n > 0
	}
	known := !slices.ContainsFunc(d.Symbols(), func(s *frontend.Symbol) bool { return !slices.Contains(sizes, s) })
	return 0, false, known && d.IsPositive()
}

// TooLong reports sections that reach beyond the memory that the routine has allocated for them.
func TooLong(p *Pass, c *frontend.Construct) {
	DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		s := info.Symbol
		if len(v.Path) == 0 || v.Path[0].Kind != pragma.Section || clause.Def.Group == pragma.GroupPrivate {
			return
		}
		if p.Unit.Language == frontend.C {
			p.longPointer(c, v, s)
		} else {
			p.longArray(c, v, s)
		}
	})
}

// longPointer is TooLong for a pointer of C.
func (p *Pass) longPointer(c *frontend.Construct, v *pragma.Var, s *frontend.Symbol) {
	step := v.Path[0]
	length := c.Exprs[step.Length]
	if s.Type.Class != frontend.Pointer || s.Type.Elem == nil || s.Type.Elem.Size <= 0 || length == nil || length.Sum == nil || inBytes(step.Length) {
		return
	}
	end := length.Sum
	if step.Lower != nil {
		lower := c.Exprs[step.Lower]
		if lower == nil || lower.Sum == nil {
			return
		}
		end = end.Plus(lower.Sum, 1)
	}
	a := p.allocationOf(c, s, end.Symbols())
	if a == nil || a.Bytes == nil {
		return
	}
	size := s.Type.Elem.Size
	end, _ = end.Times(frontend.Number(size))
	by, constant, ok := beyond(end.Plus(a.Bytes, -1), a.Bytes.Symbols())
	switch {
	case !ok:
	case constant && by >= size:
		p.New(step.Span, "section ends %s after the last one of '%s'", elements(by/size), v.Name).See(a.Span, "allocated here").To(p)
	default:
		p.New(step.Span, "section is longer than the memory of '%s'", v.Name).See(a.Span, "allocated here").To(p)
	}
}

// longArray is TooLong for an array of Fortran.
func (p *Pass) longArray(c *frontend.Construct, v *pragma.Var, s *frontend.Symbol) {
	sum := func(e *pragma.Expr) frontend.Sum {
		if info := c.Exprs[e]; e != nil && info != nil {
			return info.Sum
		}
		return nil
	}
	var used []*frontend.Symbol
	for _, step := range v.Path {
		used = slices.Concat(used, sum(step.Lower).Symbols(), sum(step.Upper).Symbols())
	}
	a := p.allocationOf(c, s, used)
	if a == nil || len(a.Dims) != len(v.Path) {
		return
	}
	for i, step := range v.Path {
		if step.Kind != pragma.Section || step.Stride != nil {
			continue
		}
		first, last, bounds := sum(step.Lower), sum(step.Upper), a.Dims[i]
		if last != nil && bounds.Upper != nil {
			_, fixed := bounds.Upper.Constant()
			_, fixed2 := last.Constant()
			if fixed && fixed2 && !s.Allocatable && !s.Pointer {
				continue // the front end says so
			}
			if by, constant, ok := beyond(last.Plus(bounds.Upper, -1), bounds.Upper.Symbols()); ok && constant {
				p.New(step.Span, "section ends %s after the last one of '%s'", elements(by), v.Name).See(a.Span, "the bounds").To(p)
				continue
			} else if ok {
				p.New(step.Span, "section is longer than '%s'", v.Name).See(a.Span, "the bounds").To(p)
				continue
			}
		}
		if first != nil && bounds.Lower != nil {
			if by, constant, ok := beyond(bounds.Lower.Plus(first, -1), nil); ok && constant {
				if _, fixed := first.Constant(); fixed && !s.Allocatable && !s.Pointer {
					continue
				}
				p.New(step.Span, "section starts %s before the first one of '%s'", elements(by), v.Name).See(a.Span, "the bounds").To(p)
			}
		}
	}
}

var (
	// sizes match the factor of a product that is the size of a type or an expression.
	sizeBehind  = regexp.MustCompile(`\s*\*\s*sizeof\s*(\((?:[^()]|\([^()]*\))*\)|\*?\s*\w+(\[\w+\])?)`)
	sizeInFront = regexp.MustCompile(`sizeof\s*(\((?:[^()]|\([^()]*\))*\)|\*?\s*\w+(\[\w+\])?)\s*\*\s*`)
	division    = regexp.MustCompile(`/|>>|%`)
)

// inBytes reports whether an expression multiplies by the size of something.
func inBytes(e *pragma.Expr) bool {
	text := e.Text()
	return (sizeBehind.MatchString(text) || sizeInFront.MatchString(text)) && !division.MatchString(text)
}

// CountedInBytes reports sections of C whose length is a size in bytes.
func CountedInBytes(p *Pass, c *frontend.Construct) {
	if p.Unit.Language != frontend.C {
		return
	}
	EachSection(c, func(_ *pragma.Clause, v *pragma.Var, s SectionStep) {
		e := Element(s.Of)
		length := s.Step.Length
		if s.Step.Kind != pragma.Section || length == nil || e == nil || e.Size <= 1 || !inBytes(length) {
			return
		}
		if n, known := Whole(c.Exprs[length]); known && s.Extent >= 0 && n > s.Extent {
			return // it is outside of the array
		}
		d := p.New(length.Span, "section counts elements, not bytes").See(v.Base, "an element of '%s' has %d bytes", v.Name, e.Size)
		if at := length.Span; !FromMacro(c.Directive) && at.IsValid() {
			text := at.Text()
			for _, size := range []*regexp.Regexp{sizeBehind, sizeInFront} {
				if m := size.FindStringIndex(text); m != nil {
					d.Fix("leave out the size", source.Edit{Span: source.Span{File: at.File, Start: at.Start + m[0], End: at.Start + m[1]}})
					break
				}
			}
		}
		d.To(p)
	})
}

// EndForLength reports sections of C that have the end of a loop where they need the number of its iterations.
func EndForLength(p *Pass, c *frontend.Construct) {
	if p.Unit.Language != frontend.C || c.Loop == nil || c.Loop.Inclusive || c.Loop.Down || c.Loop.Lower == nil || c.Loop.Upper == nil {
		return
	}
	from, to := c.Loop.Lower.Sum, c.Loop.Upper.Sum
	if _, constant := from.Constant(); from == nil || to == nil || constant {
		return
	}
	same := func(e *pragma.Expr, s frontend.Sum) bool {
		info := c.Exprs[e]
		return e != nil && info != nil && info.Sum != nil && len(info.Sum.Plus(s, -1)) == 0
	}
	DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
		if len(v.Path) == 0 || v.Path[0].Kind != pragma.Section || !same(v.Path[0].Lower, from) || !same(v.Path[0].Length, to) {
			return
		}
		length, lower := v.Path[0].Length, v.Path[0].Lower
		d := p.New(length.Span, "section has a length after the colon, not its end").See(c.Loop.Head, "the loop goes from '%s' up to '%s'", lower.Text(), length.Text())
		if !FromMacro(c.Directive) && simple.MatchString(lower.Text()) {
			at := length.Span
			at.Start = at.End
			d.Fix("write the number of elements", source.Edit{Span: at, New: " - " + lower.Text()})
		}
		d.To(p)
	})
}

var simple = regexp.MustCompile(`^\w+$`)

func elements(n int64) string {
	if n == 1 {
		return "one element"
	}
	return fmt.Sprintf("%d elements", n)
}
