package transfer

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/section"
	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/ir"
	"accc/ir/memory"
	"accc/ir/memory/library"
	"accc/ir/pass"
)

// Passes are the passes of the package.
var Passes pass.Table

// Hoist is the pass acc-data-hoisting, HoistMaps the same for OpenMP.
var (
	Hoist     = hoistPass("acc-data-hoisting", openACC{}, "acc-implicit-data")
	HoistMaps = hoistPass("omp-data-hoisting", openMP{})
)

// without is the option of the passes that says what cannot be written.
var without = []pass.Option{{Name: "without", Doc: "clauses and updates, as AcrossCalls and ChangedUpdates return them and with '+' between them, that are left as they are because another variable has the name where they would be written"}}

func hoistPass(name string, l language, after ...string) *pass.Pass {
	return Passes.Define(pass.Pass{
		Name:    name,
		Doc:     "Put a data construct around loops of the host whose constructs transfer the same sections in each iteration.",
		Options: without,
		After:   after,
		Run: func(op *ir.Op, o pass.Values) error {
			a := newAnalysis(op, l)
			a.without = strings.Split(o["without"], "+")
			// What a caller keeps on the device, the functions that it calls find there.
			for _, f := range a.callersFirst() {
				a.hoistIn(f)
			}
			a.clear()
			return nil
		},
	})
}

// hoistIn puts data constructs around the loops of a function.
func (a *analysis) hoistIn(f *ir.Op) {
	var loops []*ir.Op
	ir.Walk(f, func(o *ir.Op) bool {
		if !isHost(o) {
			return false
		}
		if _, loop := ir.As[ir.LoopLike](o); loop {
			loops = append(loops, o)
		}
		return true
	})
	// Loops of blocks are not inside of others.
	for _, b := range a.headers(f) {
		if c := a.cycleAt(b); c != nil {
			(&scope{analysis: a, loop: c.enter, cycle: c, host: newEffects(), onDevice: newEffects()}).hoist()
		}
	}
	for _, l := range loops {
		if s, ok := a.statement(l); ok {
			s.hoist()
		}
	}
}

// isHost reports whether what is inside of an operation is code that one thread of the host runs, if the operation is.
func isHost(o *ir.Op) bool {
	l := languageOf(o)
	return l == nil || l.isData(o) || l.dialect() == acc.Dialect && !l.isCompute(o)
}

// hoist puts a data construct around a loop, for the sections that can stay on the device.
func (s *scope) hoist() {
	if !s.findConstructs() || !s.addHead() {
		return
	}
	s.each(func(o *ir.Op) { s.collect(o, s.host, false) })
	list, unknown := s.candidates()
	for i := range list {
		c := &list[i]
		for _, x := range c.objects {
			some, all := s.isPresent(s.loop, x)
			c.mapped, c.shared = c.mapped || all || s.isResident(s.loop, x), c.shared || some
		}
		switch {
		case c.mapped:
		case s.isLeftOut(c):
			c.kept = fmt.Sprintf("a clause before the loop cannot name the variable that '%s' maps", userName(function(c.units[0].origin).StringAttr("sym_name")))
		case unknown != nil:
			c.kept = fmt.Sprintf("which memory '%s' is in the loop is not known", nameOf(unknown))
		case s.host.unknown != nil:
			c.kept = s.notUnderstood(s.host.unknown)
		default:
			c.action, c.kept = s.clause(c, list)
		}
	}
	s.wholes(list)
	s.enclose(list)
}

// notUnderstood says which operation it is that may do anything.
func (s *scope) notUnderstood(o *ir.Op) string {
	what := "what runs"
	if c, ok := ir.As[ir.CallLike](o); ok {
		what = "the call"
		if name := c.Callee(o); name != nil && strings.HasPrefix(name.Root, library.Fortran) {
			what = "the statement"
		} else if name != nil && strings.HasPrefix(name.Root, library.Unread) {
			what = "the text of another build"
		} else if name != nil {
			what = fmt.Sprintf("the call of '%s'", userName(name.Root))
			if f := memory.CalleeOf(o).Body; f != nil {
				return s.because(what, o, f)
			}
		}
	} else if languageOf(o) != nil {
		what = "the directive"
	}
	return fmt.Sprintf("%s in line %d of the loop may access any memory", what, lineOf(o))
}

// userName is the name of a function as the user wrote it.
func userName(symbol string) string {
	if name := fir.UserName(symbol); name != "" {
		return name
	}
	return symbol
}

// findConstructs collects what the constructs in a loop do on the device; it reports whether there is one.
func (s *scope) findConstructs() (some bool) {
	s.walk(func(o *ir.Op) bool {
		if s.lang.isCompute(o) {
			some = true
			s.onDevice.add(s.device(o))
			return false
		}
		if s.hasConstructs(o) {
			some = true
			s.constructsOf(o, s.onDevice)
		}
		return true
	})
	return some
}

// most is how many operations after a loop may belong to it: they store the last values of its variables.
const most = 4

// statement is a loop with the operations after it that use its results.
func (a *analysis) statement(loop *ir.Op) (*scope, bool) {
	s := &scope{analysis: a, loop: loop, ops: []*ir.Op{loop}, host: newEffects(), onDevice: newEffects()}
	for i := 0; i < len(s.ops); i++ {
		for _, r := range s.ops[i].Results() {
			for u := r.FirstUse(); u != nil; u = u.Next() {
				for !s.holds(u.Owner()) {
					next := s.ops[len(s.ops)-1].Next()
					if len(s.ops) > most || next == nil || next.IsTerminator() || next.NumRegions() > 0 {
						return nil, false
					}
					s.ops = append(s.ops, next)
				}
			}
		}
	}
	return s, true
}

const notArray = "not an array"

// clause is the action of the clause by which a section can stay on the device while the loop runs, or why it cannot.
func (s *scope) clause(c *candidate, all []candidate) (how action, kept string) {
	switch {
	case c.kept != "":
		return 0, c.kept
	case !isArray(c.first):
		return 0, notArray // nobody is told: what scalars are in a construct depends on the clauses around it
	case !c.always:
		return 0, "not every iteration transfers it"
	}
	if c.rotation != nil && len(c.variables) < len(c.rotation.variables) {
		return 0, "the loop changes the pointer to it, and no clause is for one that it takes turns with"
	}
	for _, e := range []*effects{s.host, s.onDevice} {
		for x, o := range e.writes {
			if y := c.objects[0]; x.data != y.data && x.variable == y.variable && x.variable != "" {
				return 0, fmt.Sprintf("line %d may allocate it or change where it is", lineOf(o))
			}
		}
	}
	for i := range all {
		if other := &all[i]; other.objects[0] != c.objects[0] && s.meet(c, other) {
			return 0, fmt.Sprintf("'%s' may be the same memory", nameOf(other.first))
		}
	}
	created := 0
	for _, u := range c.units {
		writes := u.device.writer(c.objects...) != nil
		if c.rotation != nil && u.action == copyIn {
			writes = s.writesThrough(u)
		}
		c.written = c.written || writes
		switch u.action {
		case copyBoth:
		case copyOut:
			c.written = true
		case copyIn:
			if writes {
				return 0, "a construct writes it on the device, but does not copy it back"
			}
		case allocate:
			created++
		default:
			return 0, "a clause other than copy, copyin, copyout and create is for it"
		}
	}
	if created > 0 && created < len(c.units) {
		return 0, "some of the constructs leave its values undefined"
	}
	if o := s.host.ordered(c.objects, s.host.acquires); o != nil {
		return 0, fmt.Sprintf("line %d orders memory between threads, so that another one may write it there", lineOf(o))
	} else if o := s.host.ordered(c.objects, s.host.releases); o != nil && (c.written || created > 0) {
		return 0, fmt.Sprintf("line %d orders memory between threads, so that another one may read there what a construct writes", lineOf(o))
	}
	writer := s.host.writer(c.objects...)
	if reader := s.host.reader(c.objects...); writer != nil || reader != nil && (c.written || created > 0) {
		list, ok := s.visits(c)
		switch {
		case created == 0 && ok && !c.shared && s.pays(c, list) && s.host.among(s.host.frees, c.objects) == nil:
			c.visits = list
		case writer != nil:
			return 0, fmt.Sprintf("the host may write it in line %d", lineOf(writer))
		default:
			return 0, fmt.Sprintf("the host may read in line %d what a construct writes", lineOf(reader))
		}
	}
	switch {
	case created > 0:
		return allocate, ""
	case c.written:
		return copyBoth, ""
	}
	return copyIn, ""
}

// isArray reports whether a data operation is for a section, or an array without addresses in it, of a variable.
func isArray(entry *ir.Op) bool {
	m := mappingOf(entry)
	for v := m.addr; ; {
		d, derived := ir.DerivationOf(v)
		if _, variable := ir.IdentityOf(v); variable || !derived || d.Path != ir.Within {
			break
		}
		if _, constant := distanceOf(d); !d.Whole() && !(constant && holdsDescriptor(m.addr)) {
			return false // a component, by which the device finds other memory
		}
		v = d.From
	}
	switch t := m.typ.(type) {
	case *llvm.ArrayType:
		return isFlat(t.Elem)
	case *ir.MemRefType:
		return isFlat(t.Elem)
	case *fir.BoxType:
		return isFlatArray(fir.Pointee(t))
	}
	return isFlatArray(m.typ) || len(m.bounds) > 0 && isFlat(m.typ)
}

func isFlatArray(t ir.Type) bool {
	if ref, ok := t.(*fir.RefType); ok {
		t = ref.Elem
	}
	a, ok := t.(*fir.ArrayType)
	return ok && isFlat(a.Elem)
}

// isFlat reports whether values of a type have no addresses in them.
func isFlat(t ir.Type) bool {
	switch t := t.(type) {
	case *llvm.ArrayType:
		return isFlat(t.Elem)
	case *llvm.StructType:
		return len(t.Elems()) > 0 && !slices.ContainsFunc(t.Elems(), func(x ir.Type) bool { return !isFlat(x) })
	case *fir.NumberType:
		return t.Mnemonic() == "logical"
	}
	return isNumber(t)
}

// meet reports whether a section may share memory with another one that the loop transfers.
func (s *scope) meet(c, other *candidate) bool {
	return slices.ContainsFunc(c.objects, func(x object) bool {
		return slices.ContainsFunc(other.objects, func(y object) bool { return s.overlaps(c, other, x, y) })
	})
}

// overlaps is that for two of their objects.
func (s *scope) overlaps(c, other *candidate, x, y object) bool {
	if !distinct(x, y) || x.variable != "" && x.variable == y.variable && x.place == 0 && y.place == 0 {
		return true
	}
	if !x.isParameter() && !y.isParameter() || !isArray(other.first) || s.onDevice.mayWrite(x) || s.onDevice.mayWrite(y) {
		return false
	}
	// The rule that arguments share no memory is one for memory that is written. Sections that overlap cannot be mapped together, which
	// a construct tells that does it anyhow.
	return !slices.ContainsFunc(c.units, func(u unit) bool {
		return slices.ContainsFunc(other.units, func(v unit) bool { return u.construct == v.construct })
	})
}

// exists reports whether a variable has memory wherever its name is known: a memref does until it is freed; others if it is neither behind a pointer nor allocatable nor optional.
func (s *scope) exists(c *candidate) bool {
	v := mappingOf(c.first).addr
	if holdsDescriptor(v) {
		return false
	}
	for {
		o := v.Op()
		if _, ok := v.Type().(*ir.MemRefType); ok && (o == nil || isAllocation(v)) {
			return !slices.ContainsFunc(v.Users(), func(u *ir.Op) bool { return frees(u) && !(u.Parent() == s.loop.Parent() && s.loop.Before(u)) })
		}
		if o == nil {
			return c.objects[0].variable != ""
		}
		if bits, ok := fir.VarAttrs.Of(o.Attr("fortran_attrs")); ok {
			if n, _ := fir.VarAttrs.Value("optional"); bits&n != 0 {
				return false
			}
		}
		if id, ok := ir.IdentityOf(v); ok && (id.Global != nil || id.Fresh && id.Local) {
			return true
		}
		d, ok := ir.DerivationOf(v)
		if !ok || d.Path != ir.Within {
			return false
		}
		v = d.From
	}
}

// isAllocation reports whether a value is new memory.
func isAllocation(v *ir.Value) bool {
	id, ok := ir.IdentityOf(v)
	return ok && id.Fresh
}

// frees reports whether an operation gives memory back by its definition.
func frees(o *ir.Op) bool {
	list, _ := ir.EffectsOf(o)
	return slices.ContainsFunc(list, func(e ir.Effect) bool { return e.Kind == ir.FreeEffect })
}

// enclose makes the data construct, for what may be mapped there.
func (s *scope) enclose(list []candidate) {
	loop := s.loop
	s.liftHead()
	b := s.begin()
	var stay []*candidate
	var condition *ir.Value
	for i := range list {
		c := &list[i]
		if c.kept == "" && !c.mapped && !s.exists(c) {
			certain, x := s.entered(c.body, condition, b)
			end := s.endBefore(c.certain)
			switch {
			case end != nil:
				c.keep("line %d may end the program before, and then the memory need not exist", lineOf(end))
			case certain:
			case x != nil:
				condition = x
			default:
				c.keep("the loop may run no iteration, and then the memory need not exist")
			}
		}
		switch {
		case c.mapped, !isArray(c.first) && !c.whole:
		case c.kept != "":
			source := c.units[0].source
			source.SetAttr(accc.Kept.Name, ir.String(fmt.Sprintf("'%s' is transferred in each iteration of %s: %s", nameOf(source), loopAt(loop), c.kept)))
		default:
			stay = append(stay, s.members(c)...)
		}
	}
	if stay = together(list, stay); len(stay) == 0 {
		return
	}
	slices.SortStableFunc(stay, func(x, y *candidate) int {
		if x.whole != y.whole {
			if x.whole {
				return -1
			}
			return 1
		}
		return cmp.Compare(order(x.action), order(y.action))
	})
	// gfortran takes no variable and components of it in one directive.
	if n := slices.IndexFunc(stay, func(c *candidate) bool { return !c.isWholeOfFortran() }); n > 0 {
		s.moveInto(s.lang.construct(s, stay[:n], nil))
		stay = stay[n:]
	}
	data := s.lang.construct(s, stay, condition)
	for i, e := range s.lang.entries(data) {
		if about := stay[i].inFunctions(); len(about) > 0 {
			e.SetAttr(accc.About.Name, ir.ArrayOf(about...))
		}
	}
	s.update(data, stay)
	s.moveInto(data)
}

// inFunctions are the clauses in functions that are for a section.
func (c *candidate) inFunctions() (list []ir.Attribute) {
	for _, u := range c.units {
		if u.construct != u.origin {
			list = append(list, ir.String(fmt.Sprintf("%d %s", lineOf(u.origin), nameOf(u.source))))
		}
	}
	return list
}

// moveInto makes the loop what a construct encloses.
func (s *scope) moveInto(data *ir.Op) {
	body := data.Region(0).AddBlock()
	for _, o := range s.ops {
		o.MoveToEnd(body)
	}
	if s.cycle != nil {
		s.cycle.moveInto(body, s.lang.terminator())
		s.from = nil
		return
	}
	ir.NewDraft(s.lang.terminator()).Insert(ir.At(body), s.loop.Loc)
}

// order is that of clauses in a directive.
func order(a action) int { return slices.Index([]action{copyIn, copyBoth, copyOut, allocate}, a) }

// loopAt names a loop by its place.
func loopAt(loop *ir.Op) string {
	if n := lineOf(loop); n > 0 {
		return fmt.Sprintf("the loop at line %d", n)
	}
	return "the loop"
}

// reason says why a section can stay on the device while a loop runs.
func reason(c *candidate, loop *ir.Op) string {
	name, where := nameOf(c.first), loopAt(loop)
	saved := c.saved()
	switch {
	case c.action == allocate:
		return fmt.Sprintf("'%s' holds values on the device only: it is allocated once, not in each iteration of %s", name, where)
	case len(c.visits) > 0 && c.written:
		return fmt.Sprintf("the host accesses '%s' in %s only in %s, where it is updated: it is copied before and after the loop, which saves %s in "+
			"each iteration", name, where, c.linesOf(), saved)
	case len(c.visits) > 0:
		return fmt.Sprintf("the host writes '%s' in %s only in %s, after which the device is updated: it is copied there before the loop, which saves "+
			"%s in each iteration", name, where, c.linesOf(), saved)
	case c.action == copyIn:
		return fmt.Sprintf("nothing writes '%s' in %s: it is copied to the device once before it, which saves %s in each iteration", name, where, saved)
	}
	return fmt.Sprintf("the host neither reads nor writes '%s' in %s: it is copied before and after it, which saves %s in each iteration", name, where, saved)
}

// linesOf names the lines of the visits.
func (c *candidate) linesOf() string {
	var lines []string
	for _, v := range c.visits {
		if n := fmt.Sprint(lineOf(v.first)); !slices.Contains(lines, n) {
			lines = append(lines, n)
		}
	}
	last := len(lines) - 1
	if last == 0 {
		return "line " + lines[0]
	}
	return "lines " + strings.Join(lines[:last], ", ") + " and " + lines[last]
}

// transfers is how many transfers of it the constructs of the loop itself make in each iteration; always: those that each makes.
func (c *candidate) transfers(always bool) (n int) {
	for _, u := range c.units {
		switch {
		case always && !u.always:
		case u.action == copyBoth:
			n += 2
		case u.action == copyIn, u.action == copyOut:
			n++
		}
	}
	return n
}

// saved says how much the constructs of the loop itself transfer in each iteration, less the updates that each iteration makes.
func (c *candidate) saved() string {
	n := c.transfers(false)
	for _, v := range c.visits {
		if v.always {
			n -= c.updates(v)
		}
	}
	text := "a transfer"
	if n > 1 {
		text = fmt.Sprintf("%d transfers", n)
	}
	if m := mappingOf(c.first); len(m.bounds) == 0 {
		if size, ok := bytesOf(m.typ); ok {
			text += fmt.Sprintf(" of %d bytes", size)
		}
	}
	return text
}

// bytesOf is the size of a type, if it is known.
func bytesOf(t ir.Type) (int64, bool) {
	n := int64(1)
	var shape []int64
	switch a := t.(type) {
	case *fir.ArrayType:
		shape, t = a.Shape, a.Elem
	case *ir.MemRefType:
		shape, t = a.Shape, a.Elem
		if a.Unranked || a.Layout != nil {
			return 0, false
		}
	}
	for _, extent := range shape {
		if extent == ir.Dynamic {
			return 0, false
		}
		n *= extent
	}
	size, err := section.Size(t)
	return n * size, err == nil
}
