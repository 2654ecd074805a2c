package omp

import (
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/ir"
)

// The slots of clauses, by clause.
var (
	SlotIf         = valueSlot("if_expr")
	SlotFinal      = valueSlot("final")
	SlotNumThreads = Slot{
		put: func(d *ir.Draft, h Held) {
			d.Add("num_threads", h.Items[0].Value)
			if h.Items[0].Modified("strict") {
				d.Set(accc.Strict.Name, ir.Unit())
			}
		},
		of: func(o *ir.Op) []Item {
			list := valueSlot("num_threads").of(o)
			if len(list) > 0 && o.Attr(accc.Strict.Name) != nil {
				list[0].Modifiers = []string{"strict"}
			}
			return list
		},
	}
	SlotProcBind = wordSlot("proc_bind_kind", ProcBindEnum)
	SlotDefault  = noteSlot(accc.Default)
	SlotCopyin   = nameSlot(accc.Copyin)
	SlotNowait   = flagSlot("nowait")
	// SlotShared holds variables of clauses, then those that no clause names.
	SlotShared = Slot{
		put: func(d *ir.Draft, h Held) {
			var own, implied Held
			for _, i := range h.Items {
				if i.Implied {
					implied.Items = append(implied.Items, i)
					continue
				}
				own.Items = append(own.Items, i)
			}
			nameSlot(accc.Shared).Put(d, own)
			nameSlot(accc.ImpliedShared).Put(d, implied)
		},
		of: func(o *ir.Op) []Item {
			list := nameSlot(accc.Shared).of(o)
			for _, i := range nameSlot(accc.ImpliedShared).of(o) {
				i.Implied = true
				list = append(list, i)
			}
			return list
		},
	}

	SlotNumTeams = Slot{
		put: func(d *ir.Draft, h Held) {
			d.Add("num_teams_lower", h.Items[0].Second)
			d.Add("num_teams_upper", h.Items[0].Value)
		},
		of: func(o *ir.Op) []Item {
			upper, lower := o.GetAll("num_teams_upper"), o.GetAll("num_teams_lower")
			if len(upper) == 0 {
				return nil
			}
			i := Item{Value: upper[0]}
			if len(lower) > 0 {
				i.Second = lower[0]
			}
			return []Item{i}
		},
	}
	SlotThreadLimit = valueSlot("thread_limit")

	// Of loops.
	// SlotCollapse is what the nest says, or else the wrapper around it: that one loop is asked for, or loops that are not
	// rectangular.
	SlotCollapse = Slot{
		put: numberSlot("collapse_num_loops").put,
		of: func(o *ir.Op) []Item {
			if around := o.ParentOp(); around != nil {
				if n, ok := around.Attr(accc.Collapse.Name).(*ir.IntegerAttr); ok {
					return []Item{{Number: n.Value}}
				}
			}
			return numberSlot("collapse_num_loops").of(o)
		},
	}
	// SlotOrdered is 0 where the clause has no argument, whatever the operation needs.
	SlotOrdered = Slot{
		put: numberSlot("ordered").put,
		of: func(o *ir.Op) []Item {
			if o.Attr(accc.OrderedBare.Name) != nil {
				return []Item{{}}
			}
			return numberSlot("ordered").of(o)
		},
	}
	SlotSafelen  = numberSlot("safelen")
	SlotSimdlen  = numberSlot("simdlen")
	SlotBind     = wordSlot("bind_kind", BindKindEnum)
	SlotSchedule = Slot{
		put: func(d *ir.Draft, h Held) {
			i := h.Items[0]
			d.Set("schedule_kind", enumAttr(ScheduleEnum, i.Word))
			d.Add("schedule_chunk", i.Value)
			for _, m := range i.Modifiers {
				if m == "simd" {
					d.Set("schedule_simd", ir.Unit())
					continue
				}
				d.Set("schedule_mod", enumAttr(ScheduleModEnum, m))
			}
		},
		of: func(o *ir.Op) []Item {
			kind := o.Attr("schedule_kind")
			if kind == nil {
				return nil
			}
			i := Item{Word: keyword(kind)}
			if m := o.Attr("schedule_mod"); m != nil && keyword(m) != "none" {
				i.Modifiers = append(i.Modifiers, keyword(m))
			}
			if o.Attr("schedule_simd") != nil {
				i.Modifiers = append(i.Modifiers, "simd")
			}
			if c := o.GetAll("schedule_chunk"); len(c) > 0 {
				i.Value = c[0]
			}
			return []Item{i}
		},
	}
	SlotDistSchedule = Slot{
		put: func(d *ir.Draft, h Held) {
			d.Set("dist_schedule_static", ir.Unit())
			d.Add("dist_schedule_chunk_size", h.Items[0].Value)
		},
		of: func(o *ir.Op) []Item {
			if o.Attr("dist_schedule_static") == nil {
				return nil
			}
			i := Item{Word: "static"}
			if c := o.GetAll("dist_schedule_chunk_size"); len(c) > 0 {
				i.Value = c[0]
			}
			return []Item{i}
		},
	}
	SlotOrder = Slot{
		put: func(d *ir.Draft, h Held) {
			d.Set("order", enumAttr(OrderEnum, h.Items[0].Word))
			list := h.Items[0].Modifiers
			if len(list) == 0 { // as in flang's lowering
				list = []string{"reproducible"}
				d.Set(accc.ImpliedReproducible.Name, ir.Unit())
			}
			for _, m := range list {
				d.Set("order_mod", enumAttr(OrderModEnum, m))
			}
		},
		of: func(o *ir.Op) []Item {
			a := o.Attr("order")
			if a == nil {
				return nil
			}
			i := Item{Word: keyword(a)}
			if m := o.Attr("order_mod"); m != nil && o.Attr(accc.ImpliedReproducible.Name) == nil {
				i.Modifiers = []string{keyword(m)}
			}
			return []Item{i}
		},
	}
	SlotLinear = Slot{
		put: func(d *ir.Draft, h Held) {
			var types []ir.Attribute
			for _, i := range h.Items {
				d.Add("linear_vars", i.Value)
				d.Add("linear_step_vars", i.Second)
				types = append(types, ir.TypeValue(i.Type))
			}
			d.Set("linear_var_types", ir.ArrayOf(types...))
			modifiers(d, accc.LinearModifier, h)
			mark(d, accc.ImpliedStep, h, func(i Item) bool { return i.Default })
		},
		of: func(o *ir.Op) (out []Item) {
			steps := o.GetAll("linear_step_vars")
			for i, v := range o.GetAll("linear_vars") {
				x := Item{Value: v, Default: marked(o, accc.ImpliedStep, i), Modifiers: modifierOf(o, accc.LinearModifier, i)}
				if i < len(steps) {
					x.Second = steps[i]
				}
				out = append(out, x)
			}
			return out
		},
	}
	SlotAligned = Slot{
		put: func(d *ir.Draft, h Held) {
			var list []ir.Attribute
			for _, i := range h.Items {
				d.Add("aligned_vars", i.Value)
				n := i.Number
				if n == 0 {
					n = simdAlignment
				}
				list = append(list, ir.Integer(ir.I64(), n))
			}
			d.Set("alignments", ir.ArrayOf(list...))
			mark(d, accc.ImpliedAlignment, h, func(i Item) bool { return i.Number == 0 })
		},
		of: func(o *ir.Op) (out []Item) {
			list, _ := o.Attr("alignments").(*ir.ArrayAttr)
			for i, v := range o.GetAll("aligned_vars") {
				x := Item{Value: v}
				if list != nil && i < len(list.Elems) && !marked(o, accc.ImpliedAlignment, i) {
					if n, ok := list.Elems[i].(*ir.IntegerAttr); ok {
						x.Number = n.Value
					}
				}
				out = append(out, x)
			}
			return out
		},
	}
	SlotSizes       = valueSlot("sizes")
	SlotNontemporal = valueSlot("nontemporal_vars")
	SlotInclusive   = valueSlot("inclusive_vars")
	SlotExclusive   = valueSlot("exclusive_vars")

	// Of tasks and synchronization.
	SlotGrainsize = strictSlot("grainsize", "grainsize_mod", GrainsizeEnum)
	SlotNumTasks  = strictSlot("num_tasks", "num_tasks_mod", NumTasksEnum)
	SlotNogroup   = flagSlot("nogroup")
	SlotUntied    = flagSlot("untied")
	SlotMergeable = flagSlot("mergeable")
	SlotPriority  = valueSlot("priority")
	SlotDetach    = valueSlot("event_handle")
	SlotFilter    = valueSlot("filtered_thread_id")
	SlotHint      = numberSlot("hint")
	// SlotAlways is a clause that the kind of operation says.
	SlotAlways    = Slot{put: func(*ir.Draft, Held) {}, of: func(*ir.Op) []Item { return []Item{{}} }}
	SlotSimdLanes = flagSlot("par_level_simd")
	// SlotDepend holds dependences: on addresses, on what depend objects hold (the word depobj), on all memory (the name AllMemory).
	SlotDepend = Slot{
		put: func(d *ir.Draft, h Held) {
			var kinds []ir.Attribute
			parts, others := Held{slices.Clone(h.Items)}, Held{make([]Item, len(h.Items))}
			for k, i := range h.Items {
				d.Add("depend_vars", i.Value)
				word := i.Word
				switch {
				case word == "depobj":
					word, others.Items[k].Name = "inout", word
				case i.Name == AllMemory:
					parts.Items[k].Name, others.Items[k].Name = "", i.Name
				}
				kinds = append(kinds, enumAttr(TaskDependEnum, "taskdepend"+word))
			}
			d.Set("depend_kinds", ir.ArrayOf(kinds...))
			putParts(d, accc.DependWords, others)
			putParts(d, accc.DependParts, parts)
		},
		of: func(o *ir.Op) (out []Item) {
			kinds, _ := o.Attr("depend_kinds").(*ir.ArrayAttr)
			for i, v := range o.GetAll("depend_vars") {
				x := Item{Value: v, Name: partOf(o, accc.DependParts, i)}
				if kinds != nil && i < len(kinds.Elems) {
					x.Word = keyword(kinds.Elems[i])[len("taskdepend"):]
				}
				switch w := partOf(o, accc.DependWords, i); w {
				case "":
				case AllMemory:
					x.Name = w
				default:
					x.Word = w
				}
				out = append(out, x)
			}
			return out
		},
	}
	SlotCopyprivate = Slot{
		put: func(d *ir.Draft, h Held) {
			var syms []ir.Attribute
			for _, i := range h.Items {
				d.Add("copyprivate_vars", i.Value)
				syms = append(syms, i.Recipe)
			}
			d.Set("copyprivate_syms", ir.ArrayOf(syms...))
			putParts(d, accc.CopyprivateParts, h)
		},
		of: func(o *ir.Op) []Item {
			list := withRecipes(o.GetAll("copyprivate_vars"), o.Attr("copyprivate_syms"))
			for i := range list {
				list[i].Name = partOf(o, accc.CopyprivateParts, i)
			}
			return list
		},
	}

	SlotFlush   = valueSlot("varList")
	SlotThreads = flagSlot(accc.Threads.Name)
	SlotUpdate  = flagSlot(accc.AtomicWord.Name)
	SlotCompare = flagSlot(accc.Compare.Name)
	// SlotCriticalName is the name of a critical construct; the operation that it is the symbol of has the hint.
	SlotCriticalName = Slot{
		put: func(d *ir.Draft, h Held) { d.Set("name", ir.Symbol(h.Items[0].Word)) },
		of: func(o *ir.Op) []Item {
			if s, ok := o.Attr("name").(*ir.SymbolRefAttr); ok {
				return []Item{{Word: SectionName(s.Root)}}
			}
			return nil
		},
	}
	// SlotCriticalHint is the hint of a critical construct; it is put into omp.critical.declare.
	SlotCriticalHint = Slot{
		put: SlotHint.put,
		of: func(o *ir.Op) []Item {
			s, ok := o.Attr("name").(*ir.SymbolRefAttr)
			if !ok {
				return nil
			}
			d := ir.LookupSymbolRef(o, s)
			if d == nil {
				return nil
			}
			return SlotAtomicHint.of(d)
		},
	}
	// SlotAtomicHint is a hint whose default, none, is as good as no clause.
	SlotAtomicHint = Slot{
		put: SlotHint.put,
		of: func(o *ir.Op) []Item {
			h := SlotHint.of(o)
			if len(h) > 0 && h[0].Number == 0 {
				return nil
			}
			return h
		},
	}
	SlotPrivateNames      = nameSlot(accc.Private)
	SlotFirstprivateNames = modifiedSlot(accc.Firstprivate, accc.Saved, "saved")
	SlotLastprivateNames  = modifiedSlot(accc.LastprivateNames, accc.Conditional, "conditional")

	// Of devices.
	SlotDevice = Slot{
		put: func(d *ir.Draft, h Held) {
			d.Add("device", h.Value())
			for _, m := range h.Items[0].Modifiers {
				d.Set(accc.DeviceWord.Name, ir.String(m))
			}
		},
		of: func(o *ir.Op) (out []Item) {
			for _, v := range o.GetAll("device") {
				out = append(out, Item{Value: v, Modifiers: word(o, accc.DeviceWord)})
			}
			return out
		},
	}
	SlotDefaultmap     = nameSlot(accc.Defaultmap)
	SlotUsesAllocators = nameSlot(accc.UsesAllocators)
	// SlotMap holds mapped variables, then parts of them, which are implied as variables are that no clause maps.
	SlotMap = Slot{
		put: func(d *ir.Draft, h Held) {
			d.Add("map_vars", h.Values()...)
			mark(d, accc.ImpliedMap, h, func(i Item) bool { return i.Implied && !impliedByInfo(i.Value) })
		},
		of: func(o *ir.Op) (out []Item) {
			for i, v := range o.GetAll("map_vars") {
				out = append(out, Item{Value: v, Implied: marked(o, accc.ImpliedMap, i) || impliedByInfo(v)})
			}
			return out
		},
	}
	SlotHostEval      = valueSlot("host_eval_vars")
	SlotIsDevicePtr   = valueSlot("is_device_ptr_vars")
	SlotHasDeviceAddr = valueSlot("has_device_addr_vars")
	SlotUseDeviceAddr = valueSlot("use_device_addr_vars")
	SlotUseDevicePtr  = valueSlot("use_device_ptr_vars")

	// Copies of variables.
	SlotAllocate = Slot{
		put: func(d *ir.Draft, h Held) {
			for _, i := range h.Items {
				d.Add("allocate_vars", i.Value)
				d.Add("allocator_vars", i.Second)
			}
			mark(d, accc.ImpliedAllocator, h, func(i Item) bool { return i.Default })
			list := make([]int64, len(h.Items))
			for i, x := range h.Items {
				list[i] = x.Number
			}
			if slices.ContainsFunc(list, func(n int64) bool { return n != 0 }) {
				d.Set(accc.AllocateAlign.Name, ir.DenseArray(ir.I64(), list))
			}
		},
		of: func(o *ir.Op) (out []Item) {
			allocators := o.GetAll("allocator_vars")
			align, _ := o.Attr(accc.AllocateAlign.Name).(*ir.DenseArrayAttr)
			for i, v := range o.GetAll("allocate_vars") {
				x := Item{Value: v, Second: allocators[i], Default: marked(o, accc.ImpliedAllocator, i)}
				if align != nil && i < len(align.Values) {
					x.Number = align.Values[i]
				}
				out = append(out, x)
			}
			return out
		},
	}
	SlotReduction     = reductionSlot("reduction")
	SlotInReduction   = reductionSlot("in_reduction")
	SlotTaskReduction = reductionSlot("task_reduction")
	// SlotPrivate holds private, firstprivate and lastprivate. The recipe says which of the first two it is; the modifier
	// "lastprivate", and "conditional" beside it, that the value of the last iteration is kept.
	SlotPrivate = Slot{
		put: func(d *ir.Draft, h Held) {
			var syms []ir.Attribute
			for _, i := range h.Items {
				d.Add("private_vars", i.Value)
				syms = append(syms, i.Recipe)
			}
			d.Set("private_syms", ir.ArrayOf(syms...))
			putMapIndices(d, h)
			mark(d, accc.ImpliedPrivate, h, func(i Item) bool { return i.Implied })
			putParts(d, accc.PrivateParts, h)
			mark(d, accc.Lastprivate, h, func(i Item) bool { return i.Modified("lastprivate") })
			mark(d, accc.Conditional, h, func(i Item) bool { return i.Modified("conditional") })
			mark(d, accc.Saved, h, func(i Item) bool { return i.Modified("saved") })
		},
		of: func(o *ir.Op) []Item {
			list := withRecipes(o.GetAll("private_vars"), o.Attr("private_syms"))
			maps := dense(o, "private_maps")
			for i := range list {
				if i < len(maps) {
					list[i].Number = maps[i] + 1
				}
				list[i].Implied = marked(o, accc.ImpliedPrivate, i)
				list[i].Name = partOf(o, accc.PrivateParts, i)
				if marked(o, accc.Lastprivate, i) {
					list[i].Modifiers = append(list[i].Modifiers, "lastprivate")
				}
				if marked(o, accc.Conditional, i) {
					list[i].Modifiers = append(list[i].Modifiers, "conditional")
				}
				if marked(o, accc.Saved, i) {
					list[i].Modifiers = append(list[i].Modifiers, "saved")
				}
			}
			return list
		},
	}
)

// CurrentIteration is the name of the present iteration in doacross.
const CurrentIteration = "omp_cur_iteration"

// AllMemory is the name of all memory in a dependence.
const AllMemory = "omp_all_memory"

// putMapIndices says which private copies begin with the value of a mapped variable: an item has the number of that, counted from
// one.
func putMapIndices(d *ir.Draft, h Held) {
	list := make([]int64, len(h.Items))
	some := false
	for k, i := range h.Items {
		list[k] = i.Number - 1
		some = some || i.Number > 0
	}
	if some {
		d.Set("private_maps", ir.DenseArray(ir.I64(), list))
	}
}

// impliedByInfo reports whether the operation of a mapped variable says that no clause maps it.
func impliedByInfo(v *ir.Value) bool {
	info := v.Op()
	if !info.Is(MapInfo) {
		return false
	}
	return FlagsOf(info)&MapImplicit != 0 || info.StringAttr("name") == "" || IsPartialMap(info)
}

// IsPartialMap reports whether a variable is mapped for its members alone. With a descriptor, the array that it describes says so.
func IsPartialMap(info *ir.Op) bool {
	if members := info.GetAll("members"); len(members) > 0 && members[0].Op().StringAttr("name") == "" {
		info = members[0].Op()
	}
	return info.BoolAttr("partial_map")
}

// word is the word that an attribute has, in a list; nil if there is none.
func word(o *ir.Op, attr *accc.Attr) []string {
	if s, ok := o.Attr(attr.Name).(*ir.StringAttr); ok {
		return []string{s.Value}
	}
	return nil
}

// simdAlignment is the alignment in bytes of variables of aligned where the clause gives none: that of the smallest vectors
// of the targets that matter.
const simdAlignment = 16

// Modified reports whether an item has a modifier.
func (i Item) Modified(word string) bool { return slices.Contains(i.Modifiers, word) }

// SlotDoacross is doacross(sink: ...) or doacross(source:), or depend in its older spelling.
func SlotDoacross(depend bool) Slot {
	return Slot{
		put: func(d *ir.Draft, h Held) {
			d.Set("doacross_depend_type", enumAttr(DependEnum, "depend"+h.Items[0].Word))
			d.Add("doacross_depend_vars", h.Values()...)
			if h.Items[0].Name != "" {
				d.Set(accc.CurrentIteration.Name, ir.Unit())
			}
			if depend {
				d.Set(accc.DoacrossDepend.Name, ir.Unit())
			}
		},
		of: func(o *ir.Op) (out []Item) {
			a := o.Attr("doacross_depend_type")
			if a == nil || depend != (o.Attr(accc.DoacrossDepend.Name) != nil) {
				return nil
			}
			word := keyword(a)[len("depend"):]
			if o.Attr(accc.CurrentIteration.Name) != nil {
				return []Item{{Word: word, Name: CurrentIteration}}
			}
			if word == "source" { // values are those of the iteration around
				return []Item{{Word: word}}
			}
			for _, v := range o.GetAll("doacross_depend_vars") {
				out = append(out, Item{Word: word, Value: v})
			}
			if len(out) == 0 {
				out = []Item{{Word: word}}
			}
			return out
		},
	}
}

// SlotFlushOrderOf is the memory order of a flush where it is the one of a word.
func SlotFlushOrderOf(word string) Slot {
	return wordOf(accc.FlushOrder.Name, func() ir.Attribute { return ir.String(word) })
}

// SlotCancelOf is the construct that is canceled where it is the one of a word.
func SlotCancelOf(word string) Slot {
	return wordOf("cancel_directive", func() ir.Attribute { return enumAttr(CancelEnum, word) })
}

// wordOf is a clause that is one of the values of an attribute.
func wordOf(attr string, value func() ir.Attribute) Slot {
	return Slot{
		put: func(d *ir.Draft, _ Held) { d.Set(attr, value()) },
		of: func(o *ir.Op) []Item {
			if o.Attr(attr) != value() {
				return nil
			}
			return []Item{{}}
		},
	}
}

// strongerOrders are the memory orders for those that LLVM does not have on an operation: acquire and acq_rel apply to the part
// of an access that reads, release and acq_rel to the part that writes.
var strongerOrders = map[*ir.OpDef]map[string]string{
	AtomicRead:   {"acq_rel": "acquire", "release": "seq_cst"},
	AtomicWrite:  {"acq_rel": "release", "acquire": "seq_cst"},
	AtomicUpdate: {"acq_rel": "seq_cst", "acquire": "seq_cst"},
}

// SlotOrderOf is the memory order of an atomic operation where it is the one of a word: each is a clause.
func SlotOrderOf(word string) Slot {
	return Slot{
		put: func(d *ir.Draft, _ Held) {
			order := word
			if s := strongerOrders[d.Def][word]; s != "" {
				order = s
				d.Set(accc.MemoryOrder.Name, ir.String(word))
			}
			d.Set("memory_order", enumAttr(MemoryOrderEnum, order))
		},
		of: func(o *ir.Op) []Item {
			if s, ok := o.Attr(accc.MemoryOrder.Name).(*ir.StringAttr); ok {
				if s.Value != word {
					return nil
				}
				return []Item{{}}
			}
			a := o.Attr("memory_order")
			if a == nil || keyword(a) != word {
				return nil
			}
			return []Item{{Implied: o.Attr(accc.ImpliedOrder.Name) != nil}}
		},
	}
}

// withRecipes pairs values with the symbols of a list.
func withRecipes(values []*ir.Value, symbols ir.Attribute) (out []Item) {
	syms, _ := symbols.(*ir.ArrayAttr)
	for i, v := range values {
		x := Item{Value: v}
		if syms != nil && i < len(syms.Elems) {
			x.Recipe, _ = syms.Elems[i].(*ir.SymbolRefAttr)
		}
		out = append(out, x)
	}
	return out
}

// criticalSuffix marks the symbol of a critical section whose name is that of a function or variable.
const criticalSuffix = ".critical"

// SectionSymbol is a symbol for a critical section whose name is taken.
func SectionSymbol(name string) string { return name + criticalSuffix }

// section is the linkage of the names of critical sections: each is one lock in the program (OpenMP 5.2 §15.2).
type section struct{}

// LinkageOf implements ir.Linkable.
func (section) LinkageOf(*ir.Op) ir.Linkage { return ir.MergedLinkage }

// MergedName implements ir.Merging.
func (section) MergedName(o *ir.Op) string { return SectionName(ir.SymbolName(o)) }

// OtherSymbol implements ir.Merging.
func (section) OtherSymbol(name string) string { return SectionSymbol(name) }

// SectionName is the name in the program of the critical section with a symbol.
func SectionName(symbol string) string { return strings.TrimSuffix(symbol, criticalSuffix) }
