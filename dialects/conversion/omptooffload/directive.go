package omptooffload

import (
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/conversion/build"
	"accc/dialects/llvm"
	"accc/dialects/offload"
	"accc/ir"
)

// Directives and clauses that LLVM's dialect has no operation for are calls, whose attributes say what they are.

// marker replaces a call that stands for a directive with an effect, or for a list of addresses of a clause with iterators.
// Calls for directives without one are those of functions that do nothing.
func (c *code) marker(o *ir.Op) {
	s, ok := o.Attr("callee").(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	switch d, _ := o.Attr(accc.Directive.Name).(*ir.DictAttr); {
	case o.Attr(accc.Iterators.Name) != nil:
		c.newList(o)
	case strings.HasPrefix(s.Root, "__accc_omp_iterated_add"):
		if isMapped(o) {
			c.addMapped(o)
			return
		}
		c.addToList(o)
	case s.Root == "__accc_omp_taskgraph_group", s.Root == "__accc_omp_taskgraph_group_end":
		def := offload.TaskGroup
		if s.Root != "__accc_omp_taskgraph_group" {
			def = offload.TaskGroupEnd
		}
		build.Before(o).Op(def, ir.With{Attrs: []ir.NamedAttr{{Name: offload.Directive, Value: ir.String("taskgraph")}}, Loc: o.Loc})
		o.Erase()
	case d == nil:
	case accc.Text(d, "name") == "allocate" && o.NumOperands() == 1:
		c.checkAllocator(o, o.Operand(0))
	case accc.Text(d, "name") == "depobj":
		c.depobj(o, d)
	case accc.Text(d, "name") == "error":
		c.report(o, d)
	case accc.Text(d, "name") == "interop":
		c.interop(o, d)
	case slices.Contains(reordered, accc.Text(d, "name")):
		c.unsupported(o, "the directive "+accc.Text(d, "name"))
	}
}

// reordered are the directives that would have another effect if their calls were those of functions that do nothing.
var reordered = []string{"reverse", "interchange", "fuse"}

// depobj replaces a depobj directive. A depend object is a pointer to an address and a kind.
func (c *code) depobj(o *ir.Op, d *ir.DictAttr) {
	e := build.Before(o)
	object := o.Operand(0)
	depend, update := accc.Clause(d, "depend"), accc.Clause(d, "update")
	kind, known := dependKinds[accc.Word(depend, "modifiers")]
	if depend == nil {
		kind, known = dependKinds[accc.Word(update, "args")]
	}
	switch {
	case depend != nil && known && o.NumOperands() == 2:
		pair := c.library(e, "malloc", []ir.Type{build.Ptr()}, e.I64(16))
		e.Store(o.Operand(1), pair)
		e.Store(e.I64(kind), e.Offset(pair, e.I64(8)))
		e.Store(pair, object)
	case update != nil && known:
		e.Store(e.I64(kind), e.Offset(e.Load(build.Ptr(), object), e.I64(8)))
	case accc.Clause(d, "destroy") != nil:
		c.library(e, "free", nil, e.Load(build.Ptr(), object))
		e.Store(e.Null(), object)
	default:
		c.unsupported(o, "depobj with these clauses")
		return
	}
	o.Erase()
}

// report replaces an error directive. One at compilation has been reported.
func (c *code) report(o *ir.Op, d *ir.DictAttr) {
	if accc.Word(accc.Clause(d, "at"), "args") != "execution" {
		o.Erase()
		return
	}
	e := build.Before(o)
	message := e.Null()
	if o.NumOperands() > 0 {
		if message = o.Operand(0); !llvm.IsPtr(message.Type()) {
			c.unsupported(o, "the message of an error directive that is not text")
			return
		}
	}
	attrs := []ir.NamedAttr{{Name: offload.Directive, Value: ir.String("error")}}
	if accc.Word(accc.Clause(d, "severity"), "args") != "warning" {
		attrs = append(attrs, ir.NamedAttr{Name: "fatal", Value: ir.Unit()})
	}
	e.Op(offload.Report, ir.With{Operands: []*ir.Value{message}, Attrs: attrs, Loc: o.Loc})
	o.Erase()
}

// A list of addresses, for a clause with iterators, is known by the address of how many there are, which is followed by where
// they are.
const listBytes = 16

// newList replaces a call that makes an empty list.
func (c *code) newList(o *ir.Op) {
	e := build.Before(o)
	list := c.library(e, "malloc", []ir.Type{build.Ptr()}, e.I64(listBytes))
	e.Store(e.I64(0), list)
	e.Store(e.Null(), e.Offset(list, e.I64(8)))
	o.Result(0).ReplaceAllUses(list)
	c.lists[list] = true
	o.Erase()
}

// addToList replaces a call that adds an address to a list.
func (c *code) addToList(o *ir.Op) {
	e := build.Before(o)
	list, at := o.Operand(0), e.Offset(o.Operand(0), e.I64(8))
	n := e.Load(ir.I64(), list)
	more := e.Add(n, e.I64(1))
	room := c.library(e, "realloc", []ir.Type{build.Ptr()}, e.Load(build.Ptr(), at), e.Mul(more, e.I64(8)))
	e.Store(o.Operand(1), e.Offset(room, e.Mul(n, e.I64(8))))
	e.Store(room, at)
	e.Store(more, list)
	o.Erase()
}

// freeLists frees the lists that an operation names, before at.
func (c *code) freeLists(at *ir.Op, values []*ir.Value) {
	for _, v := range values {
		if c.lists[v] {
			e := build.Before(at)
			c.library(e, "free", nil, e.Load(build.Ptr(), e.Offset(v, e.I64(8))))
			c.library(e, "free", nil, v)
		}
	}
}
