package acc

import "accc/ir"

// DataClause says which clause the user wrote, when an operation is a part of it.
type DataClause int64

// The data clauses. DataClauseNone is not a case: it means that an attribute is absent.
const (
	DataClauseNone DataClause = iota
	ClauseCopyin
	ClauseCopyinReadonly
	ClauseCopy
	ClauseCopyout
	ClauseCopyoutZero
	ClausePresent
	ClauseCreate
	ClauseCreateZero
	ClauseDelete
	ClauseAttach
	ClauseDetach
	ClauseNoCreate
	ClausePrivate
	ClauseFirstprivate
	ClauseDeviceptr
	ClauseGetdeviceptr
	ClauseUpdateHost
	ClauseUpdateSelf
	ClauseUpdateDevice
	ClauseUseDevice
	ClauseReduction
	ClauseDeclareDeviceResident
	ClauseDeclareLink
	ClauseCache
	ClauseCacheReadonly
)

// Modifier are the modifiers of data clauses, as bits.
type Modifier int64

// The modifiers (OpenACC 3.4 §2.7.4).
const (
	ModNone      Modifier = 0
	ModZero      Modifier = 1
	ModReadonly  Modifier = 2
	ModAlwaysIn  Modifier = 4
	ModAlwaysOut Modifier = 8
	ModAlways    Modifier = 12
	ModCapture   Modifier = 16
)

// DeviceType is an argument of device_type (OpenACC 3.3 §2.4).
type DeviceType int64

// The device types. DeviceNone means that no device_type clause precedes: the clause is for every device.
const (
	DeviceNone DeviceType = iota
	DeviceStar
	DeviceDefault
	DeviceHost
	DeviceMulticore
	DeviceNvidia
	DeviceRadeon
)

// ReductionOperator is the operator of a reduction clause (OpenACC 3.3 §2.5.15).
type ReductionOperator int64

// The reduction operators.
const (
	RedNone ReductionOperator = iota
	RedAdd
	RedMul
	RedMax
	RedMin
	RedIand
	RedIor
	RedXor
	RedEqv
	RedNeqv
	RedLand
	RedLor
)

// DefaultValue is the argument of a default clause (OpenACC 3.3 §2.5.16).
type DefaultValue int64

// The default clauses.
const (
	DefaultPresent DefaultValue = iota
	DefaultNone
)

// GangArg says what an operand of a gang clause is (OpenACC 3.3 §2.9.2).
type GangArg int64

// The gang arguments.
const (
	GangNum GangArg = iota
	GangDim
	GangStatic
)

// Combined says which combined construct a loop was written in (OpenACC 3.3 §2.11).
type Combined int64

// The combined constructs.
const (
	KernelsLoop Combined = iota + 1
	ParallelLoop
	SerialLoop
)

// ParLevel is a level of parallelism.
type ParLevel int64

// The levels.
const (
	LevelSeq ParLevel = iota
	LevelGangDim1
	LevelGangDim2
	LevelGangDim3
	LevelWorker
	LevelVector
)

// LoopParMode is how a loop's parallelism is decided (OpenACC 3.3 §2.9).
type LoopParMode int64

// The modes.
const (
	LoopSeq LoopParMode = iota
	LoopAuto
	LoopIndependent
)

// RecipeKind tells the three kinds of recipes apart.
type RecipeKind int64

// The kinds of recipes.
const (
	RecipePrivate RecipeKind = iota
	RecipeFirstprivate
	RecipeReduction
)

// TypeCategory classifies types as OpenACC does (OpenACC 3.3 §6, "scalar", "aggregate", "composite"), as bits.
type TypeCategory int64

// The categories.
const (
	Uncategorized TypeCategory = 0
	Scalar        TypeCategory = 1
	ArrayCategory TypeCategory = 2
	Composite     TypeCategory = 4
	Nonscalar     TypeCategory = 8
	Aggregate     TypeCategory = 14
)

// Construct names a construct in an attribute.
type Construct int64

// The constructs.
const (
	ConstructParallel Construct = iota
	ConstructKernels
	ConstructLoop
	ConstructData
	ConstructEnterData
	ConstructExitData
	ConstructHostData
	ConstructAtomic
	ConstructDeclare
	ConstructInit
	ConstructShutdown
	ConstructSet
	ConstructUpdate
	ConstructRoutine
	ConstructWait
	ConstructRuntimeAPI
	ConstructSerial
)

func enum(name string, cases ...string) *ir.Enum {
	return &ir.Enum{Dialect: "acc", Name: name, Cases: cases}
}

func numbered(e *ir.Enum, values ...int64) *ir.Enum {
	e.Values = values
	return e
}

func angled(e *ir.Enum) *ir.Enum {
	e.Angled = true
	return e
}

// The enumerations, as the text spells them.
var (
	DataClauseEnum = numbered(enum("data_clause", "acc_copyin", "acc_copyin_readonly", "acc_copy", "acc_copyout", "acc_copyout_zero",
		"acc_present", "acc_create", "acc_create_zero", "acc_delete", "acc_attach", "acc_detach", "acc_no_create", "acc_private",
		"acc_firstprivate", "acc_deviceptr", "acc_getdeviceptr", "acc_update_host", "acc_update_self", "acc_update_device",
		"acc_use_device", "acc_reduction", "acc_declare_device_resident", "acc_declare_link", "acc_cache", "acc_cache_readonly"),
		1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25)
	ModifierEnum = &ir.Enum{Dialect: "acc", Name: "data_clause_modifier", Bits: true, Separator: ",",
		Cases:  []string{"none", "zero", "readonly", "alwaysin", "alwaysout", "always", "capture"},
		Values: []int64{0, 1, 2, 4, 8, 12, 16}}
	DefaultValueEnum = enum("defaultvalue", "present", "none")
	ConstructEnum    = enum("construct", "acc_construct_parallel", "acc_construct_kernels", "acc_construct_loop", "acc_construct_data",
		"acc_construct_enter_data", "acc_construct_exit_data", "acc_construct_host_data", "acc_construct_atomic", "acc_construct_declare",
		"acc_construct_init", "acc_construct_shutdown", "acc_construct_set", "acc_construct_update", "acc_construct_routine",
		"acc_construct_wait", "acc_construct_runtime_api", "acc_construct_serial")
	DeviceTypeEnum   = angled(enum("device_type", "none", "star", "default", "host", "multicore", "nvidia", "radeon"))
	GangArgEnum      = angled(enum("gang_arg_type", "Num", "Dim", "Static"))
	CombinedEnum     = angled(numbered(enum("combined_constructs", "kernels_loop", "parallel_loop", "serial_loop"), 1, 2, 3))
	ReductionEnum    = angled(enum("reduction_operator", "none", "add", "mul", "max", "min", "iand", "ior", "xor", "eqv", "neqv", "land", "lor"))
	ParLevelEnum     = angled(enum("par_level", "seq", "gang_dim1", "gang_dim2", "gang_dim3", "worker", "vector"))
	RecipeKindEnum   = angled(enum("recipe_kind", "private_recipe", "firstprivate_recipe", "reduction_recipe"))
	LoopParModeEnum  = enum("loop_par_mode", "loop_seq", "loop_auto", "loop_independent")
	TypeCategoryEnum = &ir.Enum{Dialect: "acc", Name: "variable_type_category", Bits: true, Separator: ",",
		Cases:  []string{"uncategorized", "scalar", "array", "composite", "nonscalar", "aggregate"},
		Values: []int64{0, 1, 2, 4, 8, 14}}
)

func init() { DataClauseEnum.Prefix = "acc_" }

// Enums are the enumerations that have an attribute, by mnemonic.
var Enums = func() map[string]*ir.Enum {
	m := map[string]*ir.Enum{}
	for _, e := range []*ir.Enum{DataClauseEnum, ModifierEnum, DefaultValueEnum, ConstructEnum, DeviceTypeEnum, GangArgEnum,
		CombinedEnum, ReductionEnum, ParLevelEnum, RecipeKindEnum} {
		m[e.Name] = e
	}
	return m
}()

func (v DataClause) String() string        { return DataClauseEnum.Text(int64(v)) }
func (v Modifier) String() string          { return ModifierEnum.Text(int64(v)) }
func (v DeviceType) String() string        { return DeviceTypeEnum.Text(int64(v)) }
func (v ReductionOperator) String() string { return ReductionEnum.Text(int64(v)) }
func (v DefaultValue) String() string      { return DefaultValueEnum.Text(int64(v)) }
func (v GangArg) String() string           { return GangArgEnum.Text(int64(v)) }
func (v Combined) String() string          { return CombinedEnum.Text(int64(v)) }
func (v ParLevel) String() string          { return ParLevelEnum.Text(int64(v)) }
func (v LoopParMode) String() string       { return LoopParModeEnum.Text(int64(v)) }
func (v RecipeKind) String() string        { return RecipeKindEnum.Text(int64(v)) }
func (v TypeCategory) String() string      { return TypeCategoryEnum.Text(int64(v)) }
func (v Construct) String() string         { return ConstructEnum.Text(int64(v)) }

// Attr is the attribute of the value, for each enumeration that has one.
func (v DataClause) Attr() ir.Attribute        { return DataClauseEnum.Attr(int64(v)) }
func (v Modifier) Attr() ir.Attribute          { return ModifierEnum.Attr(int64(v)) }
func (v DeviceType) Attr() ir.Attribute        { return DeviceTypeEnum.Attr(int64(v)) }
func (v ReductionOperator) Attr() ir.Attribute { return ReductionEnum.Attr(int64(v)) }
func (v DefaultValue) Attr() ir.Attribute      { return DefaultValueEnum.Attr(int64(v)) }
func (v GangArg) Attr() ir.Attribute           { return GangArgEnum.Attr(int64(v)) }
func (v Combined) Attr() ir.Attribute          { return CombinedEnum.Attr(int64(v)) }
func (v ParLevel) Attr() ir.Attribute          { return ParLevelEnum.Attr(int64(v)) }
func (v RecipeKind) Attr() ir.Attribute        { return RecipeKindEnum.Attr(int64(v)) }
func (v Construct) Attr() ir.Attribute         { return ConstructEnum.Attr(int64(v)) }

// DeviceTypes is the array attribute of device types: [#acc.device_type<none>].
func DeviceTypes(types ...DeviceType) *ir.ArrayAttr {
	elems := make([]ir.Attribute, len(types))
	for i, t := range types {
		elems[i] = t.Attr()
	}
	return ir.ArrayOf(elems...)
}

// DeviceTypesOf reads an array attribute of device types; an absent one is empty.
func DeviceTypesOf(a ir.Attribute) []DeviceType {
	arr, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	types := make([]DeviceType, len(arr.Elems))
	for i, e := range arr.Elems {
		v, _ := DeviceTypeEnum.Of(e)
		types[i] = DeviceType(v)
	}
	return types
}
