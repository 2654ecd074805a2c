package fortran

import (
	"accc/frontend/fortran/lex"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// TypeSpec is a type as written (Fortran 2018 §7.2 to §7.5).
type TypeSpec struct {
	First, Last int32
	// Name is integer, real, double precision, complex, double complex, logical, character, type or class.
	Name string
	// Derived is the name of a derived type, or * for type(*) and class(*).
	Derived string
	// Kind and Len are the parameters, nil if left out. Len is a StarExpr or a TripletExpr for * and :.
	Kind, Len *Node
	// Bytes is the number of real*8.
	Bytes string
	// Args are the parameters of a derived type.
	Args []*Node

	refused bool // a fault of Args has been reported
}

// Specification is a type; its only implementation is *TypeSpec.
type Specification interface{ Spec() *TypeSpec }

// Spec returns s.
func (s *TypeSpec) Spec() *TypeSpec { return s }

var intrinsicTypes = map[string]bool{
	"integer": true, "real": true, "doubleprecision": true, "double": true, "complex": true, "doublecomplex": true,
	"logical": true, "character": true, "type": true, "class": true, "byte": true,
}

// parseTypeSpec reads a type, or the name of a derived one as allocate and array constructors take it.
func parseTypeSpec(peek *lexer.PeekingLexer) (Specification, error) {
	p := exprParser{lex: peek}
	t := peek.Peek()
	if tokenKind(t) != lex.Ident {
		return nil, participle.NextMatch
	}
	_, first := p.take()
	s := &TypeSpec{First: first, Name: t.Value}
	var err error
	switch t.Value {
	case "double":
		next := peek.Peek()
		if next.Value != "precision" && next.Value != "complex" {
			return nil, p.fail("precision")
		}
		p.take()
		s.Name = "double " + next.Value
	case "doubleprecision":
		s.Name = "double precision"
	case "doublecomplex":
		s.Name = "double complex"
	case "character":
		err = p.character(s)
	case "integer", "real", "complex", "logical":
		err = p.kind(s)
	case "byte":
		s.Name, s.Bytes = "integer", "1"
	case "type", "class":
		err = p.derived(s)
	default:
		s.Name, s.Derived = "type", t.Value
		if p.is("(") {
			s.Args, err = p.arguments()
		}
	}
	s.Last = p.last()
	if err != nil {
		return nil, err
	}
	return s, nil
}

// kind reads (8), (kind=8) or *8.
func (p *exprParser) kind(s *TypeSpec) error {
	if p.is("*") {
		p.take()
		t := p.lex.Peek()
		if tokenKind(t) != lex.Int {
			return p.fail("the number of bytes")
		}
		p.take()
		s.Bytes = t.Value
		return nil
	}
	if !p.is("(") {
		return nil
	}
	args, err := p.arguments()
	if err != nil {
		return err
	}
	if len(args) != 1 || args[0].Key != "" && args[0].Key != "kind" {
		return p.fail("one kind in the parentheses")
	}
	s.Kind = args[0]
	return nil
}

// character reads *8, *(*), (8), (len=8, kind=1), ...
func (p *exprParser) character(s *TypeSpec) error {
	if p.is("*") {
		p.take()
		n, err := p.length()
		s.Len = n
		if p.is(",") { // character*8, x: as Fortran 77 had it
			back := p.lex.MakeCheckpoint()
			p.take()
			next := p.lex.Peek()
			p.take()
			if tokenKind(next) != lex.Ident || p.is("::") || p.is(",") && attributes[next.Value] || p.is("(") && attributes[next.Value] {
				p.lex.LoadCheckpoint(back)
			} else {
				p.lex.LoadCheckpoint(back)
				p.take()
			}
		}
		return err
	}
	if !p.is("(") {
		return nil
	}
	args, err := p.arguments()
	if err != nil {
		return err
	}
	for i, a := range args {
		switch {
		case a.Key == "kind" || a.Key == "" && i == 1:
			s.Kind = a
		case a.Key == "len" || a.Key == "" && i == 0:
			s.Len = a
		default:
			return p.fail("len and kind in the parentheses")
		}
	}
	return nil
}

// length reads what follows character*: a number or (expression), (*), (:).
func (p *exprParser) length() (*Node, error) {
	if t := p.lex.Peek(); tokenKind(t) == lex.Int {
		_, at := p.take()
		return &Node{Kind: IntExpr, First: at, Last: at, Text: t.Value}, nil
	}
	if !p.is("(") {
		return nil, p.fail("the length")
	}
	args, err := p.arguments()
	if err != nil {
		return nil, err
	}
	if len(args) != 1 {
		return nil, p.fail("one length")
	}
	return args[0], nil
}

// derived reads (name), (name(parameters)) or (*) after type and class.
func (p *exprParser) derived(s *TypeSpec) error {
	if !p.is("(") {
		return participle.NextMatch
	}
	p.take()
	t := p.lex.Peek()
	if p.is("*") {
		p.take()
		s.Derived = "*"
	} else {
		if tokenKind(t) != lex.Ident {
			return p.fail("the name of a type")
		}
		if intrinsicTypes[t.Value] && t.Value != "type" && t.Value != "class" {
			inner, err := parseTypeSpec(p.lex) // type(integer)
			if err != nil {
				return err
			}
			last := s.First
			*s = *inner.Spec()
			s.First = last
		} else {
			p.take()
			s.Derived = t.Value
			if p.is("(") {
				args, err := p.arguments()
				if err != nil {
					return err
				}
				s.Args = args
			}
		}
	}
	if !p.is(")") {
		return p.fail("')'")
	}
	p.take()
	return nil
}
