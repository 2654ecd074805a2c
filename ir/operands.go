package ir

import (
	"fmt"
	"reflect"
	"sync"
)

// Operands is the interface of structures that have a field for each operand group and attribute of an operation. Dialects generate them
// from their definitions. A tag has the name that the definition uses:
//
//	type YieldOperands struct {
//		Operands []*ir.Value `ir:"operands"`
//	}
//
// Groups are fields of type *Value, or []*Value where their size varies. Attributes are of type bool (unit attributes), string
// (strings and names of symbols) or Attribute. Fields of embedded structures count as well: those of the clauses of omp are structures
// of their own, which ReadPart reads from any operation that takes the clause.
type Operands interface {
	// Definition is that of the operation.
	Definition() *OpDef
}

// Make makes an operation at b's insertion point; types are those of its results, none: they are inferred.
// Its regions are empty.
func Make[T Operands](b *Builder, operands T, types ...Type) *Op {
	d := NewDraft(operands.Definition())
	d.Types = types
	v := reflect.ValueOf(operands)
	for _, f := range fieldsOf(v.Type()) {
		switch x := v.FieldByIndex(f.index).Interface().(type) {
		case *Value:
			d.Def.operandIndex(f.name) // a structure that is not the definition's is a mistake of the program
			d.Add(f.name, x)
		case []*Value:
			d.Def.operandIndex(f.name)
			d.Add(f.name, x...)
		case bool:
			if x {
				d.Set(f.name, Unit())
			}
		case string:
			if x != "" {
				d.Set(f.name, String(x))
			}
		case Attribute:
			d.Set(f.name, x)
		}
	}
	return d.Insert(b, nil)
}

// Read is what an operation holds; ok is false if it is one of another definition.
func Read[T Operands](o *Op) (operands T, ok bool) {
	if !o.Is(operands.Definition()) {
		return operands, false
	}
	return ReadPart[T](o)
}

// ReadPart is what an operation holds for a part of its operands and attributes; ok is false if it does not have all of them.
func ReadPart[T any](o *Op) (part T, ok bool) {
	v := reflect.ValueOf(&part).Elem()
	for _, f := range fieldsOf(v.Type()) {
		to := v.FieldByIndex(f.index)
		switch to.Addr().Interface().(type) {
		case **Value, *[]*Value:
			if !o.def.HasOperands(f.name) {
				return part, false
			}
		default:
			if o.def.AttrIndex(f.name) < 0 {
				return part, false
			}
		}
		switch to := to.Addr().Interface().(type) {
		case **Value:
			*to = o.Get(f.name)
		case *[]*Value:
			*to = o.GetAll(f.name)
		case *bool:
			*to = o.BoolAttr(f.name)
		case *string:
			*to = o.StringAttr(f.name)
		case *Attribute:
			*to = o.Attr(f.name)
		}
	}
	return part, true
}

// An operandField is where a structure has the group or attribute of a name.
type operandField struct {
	name  string
	index []int
}

var operandFields sync.Map // of reflect.Type to []operandField

func fieldsOf(t reflect.Type) []operandField {
	if have, ok := operandFields.Load(t); ok {
		return have.([]operandField)
	}
	var list []operandField
	for _, f := range reflect.VisibleFields(t) {
		if f.Anonymous {
			continue
		}
		name, ok := f.Tag.Lookup("ir")
		if !ok {
			panic(fmt.Sprintf("ir: field %s of %s has no tag", f.Name, t))
		}
		list = append(list, operandField{name, f.Index})
	}
	operandFields.Store(t, list)
	return list
}
