package acctoomp

import (
	"slices"
	"strings"

	"accc/dialects/acc"
	"accc/ir"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// A Mapping translates one variable of an OpenACC data clause to OpenMP.
type Mapping struct {
	Clause acc.DataClause
	// On are the operations whose clauses it is for; nil: those that data clauses begin something for.
	On []*ir.OpDef
	// When is true of the data operations it is for; nil: of all.
	When func(e *ir.Op) bool
	// To is the clause, nil where none is needed, and Type its map type.
	To   *pragma.ClauseDef
	Type *pragma.ModifierDef
	// Say is the rule by which a difference is said, Why the sentence, in which {} stands for the variable.
	Say *Rule
	Why string
	// Example are lines of a function of C with an array a, a pointer p and a number n; Want is in what they become.
	Example, Want string
}

const cleared = "zero: OpenMP does not clear what it allocates"

// Mappings are all of them; the first that fits counts.
var Mappings = []Mapping{
	{Clause: acc.ClauseCopy, To: ompdir.ClauseMap, Type: mapTofrom, Example: "#pragma acc data copy(a)\n{ }", Want: "target data map(tofrom: a)"},
	{Clause: acc.ClauseCopyin, To: ompdir.ClauseMap, Type: mapTo, Example: "#pragma acc enter data copyin(p[0:n])", Want: "enter data map(to: p[0:n])"},
	{Clause: acc.ClauseCopyinReadonly, To: ompdir.ClauseMap, Type: mapTo, Example: "#pragma acc data copyin(readonly: a)\n{ }",
		Want: "target data map(to: a)"},
	{Clause: acc.ClauseCopyout, On: []*ir.OpDef{acc.ExitData}, To: ompdir.ClauseMap, Type: mapFrom, Example: "#pragma acc exit data copyout(a)",
		Want: "exit data map(from: a)"},
	{Clause: acc.ClauseCopyout, To: ompdir.ClauseMap, Type: mapFrom, Example: "#pragma acc parallel copyout(a)\na[0] = 1;", Want: "map(from: a)"},
	{Clause: acc.ClauseCopyoutZero, To: ompdir.ClauseMap, Type: mapFrom, Say: Changed, Why: cleared, Example: "#pragma acc data copyout(zero: a)\n{ }",
		Want: "target data map(from: a)"},
	{Clause: acc.ClauseCreate, To: ompdir.ClauseMap, Type: mapAlloc, Example: "#pragma acc enter data create(a)", Want: "enter data map(alloc: a)"},
	{Clause: acc.ClauseCreateZero, To: ompdir.ClauseMap, Type: mapAlloc, Say: Changed, Why: cleared, Example: "#pragma acc enter data create(zero: a)",
		Want: "enter data map(alloc: a)"},
	{Clause: acc.ClausePresent, To: ompdir.ClauseMap, Type: mapAlloc, Example: "#pragma acc parallel present(a)\na[0] = 1;", Want: "target map(alloc: a)"},
	{Clause: acc.ClauseReduction, To: ompdir.ClauseMap, Type: mapTofrom, Example: "#pragma acc parallel reduction(+: n)\nn += 1;", Want: "map(tofrom: n)"},
	{Clause: acc.ClauseNoCreate, When: isPointer, Example: "#pragma acc parallel no_create(p[0:n])\np[0] = 1;", Want: "#pragma omp target\n"},
	{Clause: acc.ClauseNoCreate, To: ompdir.ClauseMap, Type: mapAlloc, Say: Changed, Why: "no_create({}): OpenMP maps what is not present",
		Example: "#pragma acc parallel no_create(a)\na[0] = 1;", Want: "target map(alloc: a)"},
	{Clause: acc.ClauseDeviceptr, On: []*ir.OpDef{acc.Data}, Example: "#pragma acc data deviceptr(p)\n{\n#pragma acc parallel\np[0] = 1;\n}",
		Want: "target is_device_ptr(p)"},
	{Clause: acc.ClauseDeviceptr, To: ompdir.ClauseIsDevicePtr, Example: "#pragma acc parallel deviceptr(p)\np[0] = 1;", Want: "target is_device_ptr(p)"},
	{Clause: acc.ClauseAttach, Say: Changed, Why: "attach: OpenMP attaches a pointer when what it points to is mapped through it",
		Example: "#pragma acc parallel attach(p) copy(a)\na[0] = 1;", Want: "target map(tofrom: a)"},
	{Clause: acc.ClauseDeclareDeviceResident, To: ompdir.ClauseMap, Type: mapAlloc, Example: "double b[4];\n#pragma acc declare device_resident(b)",
		Want: "enter data map(alloc: b)"},

	{Clause: acc.ClauseDelete, On: []*ir.OpDef{acc.ExitData}, To: ompdir.ClauseMap, Type: mapRelease, Example: "#pragma acc exit data delete(a)",
		Want: "exit data map(release: a)"},
	{Clause: acc.ClauseDetach, On: []*ir.OpDef{acc.ExitData}, Say: Changed, Why: "detach: OpenMP detaches a pointer when what it points to is unmapped",
		Example: "#pragma acc exit data detach(p) delete(a)", Want: "exit data map(release: a)"},

	{Clause: acc.ClauseUpdateDevice, On: []*ir.OpDef{acc.Update}, To: ompdir.ClauseTo, Example: "#pragma acc update device(a)", Want: "update to(a)"},
	{Clause: acc.ClauseUpdateHost, On: []*ir.OpDef{acc.Update}, To: ompdir.ClauseFrom, Example: "#pragma acc update host(a)", Want: "update from(a)"},
	{Clause: acc.ClauseUpdateSelf, On: []*ir.OpDef{acc.Update}, To: ompdir.ClauseFrom, Example: "#pragma acc update self(a)", Want: "update from(a)"},

	{Clause: acc.ClauseUseDevice, On: []*ir.OpDef{acc.HostData}, When: isPointer, To: ompdir.ClauseUseDevicePtr,
		Example: "#pragma acc host_data use_device(p)\nuse(p);", Want: "target data use_device_ptr(p)"},
	{Clause: acc.ClauseUseDevice, On: []*ir.OpDef{acc.HostData}, To: ompdir.ClauseUseDeviceAddr,
		Example: "#pragma acc host_data use_device(a)\nuse(a);", Want: "target data use_device_addr(a)"},
}

// mappingOf returns the mapping of a variable of an operation; one that does nothing where there is none.
func mappingOf(o, e *ir.Op) *Mapping {
	kind := acc.ClauseOf(e)
	for i := range Mappings {
		m := &Mappings[i]
		if m.Clause == kind && (m.On == nil || slices.Contains(m.On, o.Def())) && (m.When == nil || m.When(e)) {
			return m
		}
	}
	return &Mapping{Clause: kind}
}

// difference says what a mapping does otherwise than the clause.
func (p *plan) difference(m *Mapping, o, e *ir.Op) {
	if m.Why != "" {
		p.remarkAt(m.Say, o, e.Loc, strings.ReplaceAll(m.Why, "{}", e.StringAttr("name")))
	}
}
