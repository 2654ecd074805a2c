package omp

import (
	"strconv"

	"accc/ir"
)

// BoundsType is !omp.map_bounds_ty: one dimension of a mapped section.
type BoundsType struct{ ir.TypeBase }

// CLIType is !omp.cli: a reference to a canonical loop.
type CLIType struct{ ir.TypeBase }

var (
	boundsType = &BoundsType{ir.NewTypeBase()}
	cliType    = &CLIType{ir.NewTypeBase()}
)

// MapBounds is !omp.map_bounds_ty.
func MapBounds() ir.Type { return boundsType }

// CLI is !omp.cli.
func CLI() ir.Type { return cliType }

// DialectName is "omp".
func (*BoundsType) DialectName() string { return "omp" }

// DialectName is "omp".
func (*CLIType) DialectName() string { return "omp" }

// PrintBody implements ir.DialectType.
func (*BoundsType) PrintBody(p *ir.Printer) { p.Text("map_bounds_ty") }

// PrintBody implements ir.DialectType.
func (*CLIType) PrintBody(p *ir.Printer) { p.Text("cli") }

// A Record is an attribute of named parameters: #omp.version<version = 52>.
type Record struct {
	ir.AttrBase
	Kind *RecordKind
	// Values are the parameters; nil where one has its default.
	Values []any // int64, bool or ir.Attribute
}

// RecordKind names the parameters of a record.
type RecordKind struct {
	Mnemonic string
	Params   []RecordParam
}

// RecordParam is a parameter of a record: a number, a truth value or a keyword of Enum.
type RecordParam struct {
	Name    string
	Enum    *ir.Enum
	Bool    bool
	Needed  bool
	Default int64
	// Optional: it has no default, so what is said is kept.
	Optional bool
}

// The kinds of records.
var (
	AtomicControl = &RecordKind{"atomic_control", []RecordParam{{Name: "ignore_denormal_mode", Bool: true}, {Name: "fine_grained_memory", Bool: true},
		{Name: "remote_memory", Bool: true}}}
	DeclareTarget = &RecordKind{"declaretarget", []RecordParam{{Name: "device_type", Enum: DeviceTypeEnum}, {Name: "capture_clause", Enum: CaptureEnum},
		{Name: "automap", Bool: true, Optional: true}}}
	Flags = &RecordKind{"flags", []RecordParam{{Name: "debug_kind"}, {Name: "assume_teams_oversubscription", Bool: true},
		{Name: "assume_threads_oversubscription", Bool: true}, {Name: "assume_no_thread_state", Bool: true}, {Name: "assume_no_nested_parallelism", Bool: true},
		{Name: "no_gpu_lib", Bool: true}, {Name: "openmp_device_version", Default: 50}}}
	Version = &RecordKind{"version", []RecordParam{{Name: "version", Needed: true}}}
)

// Of makes a record of a kind; values that are defaults are dropped.
func (k *RecordKind) Of(values ...any) *Record {
	key := ir.Key("omp.record").Text(k.Mnemonic)
	kept := make([]any, len(k.Params))
	for i, v := range values {
		if v == nil || !k.Params[i].Needed && v == k.Params[i].defaultValue() {
			key = key.Num(-1)
			continue
		}
		kept[i] = v
		switch v := v.(type) {
		case bool:
			key = key.Text(strconv.FormatBool(v))
		case int64:
			key = key.Num(v)
		case ir.Attribute:
			key = key.Attr(v)
		}
	}
	return ir.InternAttr(key, func() *Record { return &Record{ir.NewAttrBase(), k, kept} })
}

func (p RecordParam) defaultValue() any {
	switch {
	case p.Optional, p.Enum != nil:
		return nil
	case p.Bool:
		return false
	}
	return p.Default
}

// DialectName is "omp".
func (*Record) DialectName() string { return "omp" }

// PrintBody implements ir.DialectAttr.
func (a *Record) PrintBody(p *ir.Printer) {
	p.Text(a.Kind.Mnemonic, "<")
	some := false
	for i, v := range a.Values {
		if v == nil {
			continue
		}
		if some {
			p.Text(", ")
		}
		some = true
		param := a.Kind.Params[i]
		p.Text(param.Name, " = ")
		switch v := v.(type) {
		case bool:
			p.Text(strconv.FormatBool(v))
		case int64:
			p.Int(v)
		case ir.Attribute:
			param.Enum.PrintText(p, v)
		}
	}
	p.Byte('>')
}

func (k *RecordKind) parse(p *ir.Parser) (ir.Attribute, error) {
	values := make([]any, len(k.Params))
	err := p.List("<", ">", func() error {
		at := p.Offset()
		name, err := p.AnyKeyword()
		if err != nil {
			return err
		}
		for i, param := range k.Params {
			if param.Name != name || values[i] != nil {
				continue
			}
			if err := p.Punct("="); err != nil {
				return err
			}
			values[i], err = param.parse(p)
			return err
		}
		return p.Errorf(at, "unknown or repeated parameter %q", name)
	})
	if err != nil {
		return nil, err
	}
	for i, param := range k.Params {
		if param.Needed && values[i] == nil {
			return nil, p.Errorf(p.Offset(), "the parameter %s is missing", param.Name)
		}
	}
	return k.Of(values...), nil
}

func (param RecordParam) parse(p *ir.Parser) (any, error) {
	switch {
	case param.Enum != nil:
		return param.Enum.ParseText(p)
	case param.Bool:
		if p.OptionalKeyword("true") {
			return true, nil
		}
		return false, p.Keyword("false")
	}
	return p.Integer()
}

var records = map[string]*RecordKind{"atomic_control": AtomicControl, "declaretarget": DeclareTarget, "flags": Flags, "version": Version}

func init() {
	Dialect.ParseType = func(p *ir.Parser) (ir.Type, error) {
		switch {
		case p.OptionalKeyword("map_bounds_ty"):
			return boundsType, nil
		case p.OptionalKeyword("cli"):
			return cliType, nil
		}
		return nil, nil
	}
	Dialect.ParseAttr = func(p *ir.Parser, _ ir.Type) (ir.Attribute, error) {
		name, a, err := ir.ParseEnumAttr(p, Enums)
		if a != nil || err != nil {
			return a, err
		}
		if k := records[name]; k != nil {
			return k.parse(p)
		}
		return nil, nil
	}
}
