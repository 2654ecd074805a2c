package llvm

import (
	"fmt"

	"accc/ir"
	"accc/ir/constraint"
)

// synonym is the ir.Synonym of aliases.
type synonym struct{}

// IsSynonym implements ir.Synonym.
func (synonym) IsSynonym(*ir.Op) {}

// Aliases of globals and functions, and labels in code.
var (
	Alias = Dialect.Op("mlir.alias", ir.Spec{
		Doc: "Another name for a part of a global or function, whose address the region returns.",
		Attrs: attrs([]ir.AttrSpec{needed("alias_type", constraint.TypeAttr), needed("sym_name", constraint.StringAttr), linkageAttr, unit("dso_local"),
			unit("thread_local_"), unnamedAddr, visibility}),
		Regions:       []ir.RegionSpec{{Name: "initializer"}},
		Traits:        ir.IsolatedFromAbove | ir.SymbolOp,
		Parse:         parseAlias,
		Print:         printAlias,
		Verify:        verifyAlias,
		VerifyRegions: verifyAliasRegion,
		Interfaces:    []any{linked{}, synonym{}},
	})
	IFunc = Dialect.Op("mlir.ifunc", ir.Spec{
		Doc: "A function that another one chooses when the program starts.",
		Attrs: attrs([]ir.AttrSpec{needed("sym_name", constraint.SymbolName), needed("i_func_type", constraint.TypeAttr), needed("resolver", constraint.FlatSymbol),
			needed("resolver_type", constraint.TypeAttr), linkageAttr, unit("dso_local"),
			{Name: "address_space", Type: constraint.I32Attr, Default: ir.Integer(ir.I32(), 0)},
			{Name: "unnamed_addr", Type: unnamedAddr.Type, Default: UnnamedAddrEnum.Attr(0)}, visibility}),
		Traits:        ir.IsolatedFromAbove | ir.SymbolOp,
		Format:        "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict",
		Verify:        verifyIFunc,
		VerifySymbols: verifyResolver,
		Interfaces:    []any{linked{}},
	})
	GlobalCtors        = constructors("ctors", "Functions that run before main.")
	GlobalDtors        = constructors("dtors", "Functions that run after main.")
	DSOLocalEquivalent = Dialect.Op("dso_local_equivalent", ir.Spec{
		Doc:           "The address of a function that does what another one does, in this program or library.",
		Attrs:         []ir.AttrSpec{needed("function_name", constraint.FlatSymbol)},
		Results:       []ir.ResultSpec{one("res", pointer)},
		Traits:        ir.Pure | ir.ConstantLike,
		Format:        "$function_name attr-dict `:` qualified(type($res))",
		VerifySymbols: verifyEquivalent,
		Fold:          func(o *ir.Op, _ []ir.Attribute) []any { return []any{o.Attr("function_name")} },
	})
	BlockAddress = Dialect.Op("blockaddress", ir.Spec{
		Doc:     "The address of a block of a function, by the number of its llvm.blocktag.",
		Attrs:   []ir.AttrSpec{needed("block_addr", structured("blockaddress"))},
		Results: []ir.ResultSpec{one("res", pointer)},
		Traits:  ir.Pure | ir.ConstantLike,
		Format:  "$block_addr attr-dict `:` qualified(type($res))",
		Fold:    func(o *ir.Op, _ []ir.Attribute) []any { return []any{o.Attr("block_addr")} },
	})
	BlockTag = Dialect.Op("blocktag", ir.Spec{
		Doc:    "The number of a block.",
		Attrs:  []ir.AttrSpec{needed("tag", structured("blocktag"))},
		Format: "$tag attr-dict",
	})
	IndirectBr = Dialect.Op("indirectbr", ir.Spec{
		Doc:        "Go to the block of an address.",
		Operands:   []ir.OperandSpec{one("addr", pointer), many("succOperands", constraint.AnyType)},
		Attrs:      []ir.AttrSpec{needed("indbr_operand_segments", constraint.DenseI32Array)},
		Successors: []ir.SuccessorSpec{{Name: "successors", Kind: ir.Many}},
		Traits:     ir.Terminator | ir.Pure,
		Format: "$addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands), " +
			"$indbr_operand_segments) attr-dict",
		Verify:     verifyIndirectBr,
		Interfaces: []any{indirectBranch{}},
	})
	None = Dialect.Op("mlir.none", ir.Spec{
		Doc:     "The absent token.",
		Results: []ir.ResultSpec{one("res", token)},
		Traits:  ir.Pure,
		Format:  "attr-dict `:` type($res)",
	})
	VaArg = Dialect.Op("va_arg", ir.Spec{
		Doc:      "The next of the variable arguments.",
		Operands: []ir.OperandSpec{one("arg", pointer)},
		Results:  []ir.ResultSpec{one("res", anyLLVM)},
		Format:   "$arg attr-dict `:` functional-type($arg, $res)",
	})
)

func constructors(what, doc string) *ir.OpDef {
	return Dialect.Op("mlir.global_"+what, ir.Spec{
		Doc: doc,
		Attrs: attrs([]ir.AttrSpec{needed(what, constraint.ArrayOf("flat symbol ref array attribute", constraint.FlatSymbol)),
			needed("priorities", constraint.ArrayOf("32-bit integer array attribute", constraint.I32Attr)), needed("data", constraint.ArrayAttr)}),
		Format: "`" + what + "` `=` $" + what + " `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
		Verify: func(o *ir.Op) error {
			n := len(o.Attr(what).(*ir.ArrayAttr).Elems)
			if n != len(o.Attr("priorities").(*ir.ArrayAttr).Elems) || n != len(o.Attr("data").(*ir.ArrayAttr).Elems) {
				return fmt.Errorf("expected as many priorities and data as functions")
			}
			for _, a := range o.Attr("data").(*ir.ArrayAttr).Elems {
				s, ok := a.(*ir.StructuredAttr)
				if _, symbol := a.(*ir.SymbolRefAttr); !symbol && (!ok || s.Mnemonic != "zero") {
					return fmt.Errorf("data must be symbols or #llvm.zero")
				}
			}
			return nil
		},
		VerifySymbols: func(o *ir.Op) error {
			for _, a := range o.Attr(what).(*ir.ArrayAttr).Elems {
				if name := a.(*ir.SymbolRefAttr).Root; !ir.LookupSymbol(o, name).Is(Func) {
					return fmt.Errorf("@%s must be a function of the llvm dialect", name)
				}
			}
			return nil
		},
	})
}

// llvm.mlir.alias linkage visibility thread_local unnamed_addr @name {...} : t { ... }

func parseAlias(p *ir.Parser, s *ir.State) error {
	s.Add("linkage", keywordOf(p, LinkageEnum, External))
	s.Add("visibility_", keywordOf(p, VisibilityEnum, 0))
	if p.OptionalKeyword("thread_local") {
		s.Add("thread_local_", ir.Unit())
	}
	s.Add("unnamed_addr", keywordOf(p, UnnamedAddrEnum, 0))
	name, err := p.SymbolName()
	if err != nil {
		return err
	}
	s.Add("sym_name", ir.String(name))
	if err := p.AttrDict(s); err != nil {
		return err
	}
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	s.Add("alias_type", ir.TypeValue(t))
	r, err := p.Region(s, nil)
	s.Regions = []*ir.Region{r}
	return err
}

func printAlias(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Text(LinkageEnum.Text(linkageOf(o)), " ")
	word(p, VisibilityEnum, o.Attr("visibility_"), 0)
	if o.Attr("thread_local_") != nil {
		p.Text("thread_local ")
	}
	word(p, UnnamedAddrEnum, o.Attr("unnamed_addr"), 0)
	p.Symbol(o.StringAttr("sym_name"))
	p.AttrDict(o, "sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_")
	p.Text(" : ")
	p.Attr(o.Attr("alias_type"))
	p.Byte(' ')
	p.Region(o.Region(0), ir.RegionOptions{})
}

func linkageOf(o *ir.Op) int64 {
	l, _ := LinkageEnum.Of(o.Attr("linkage"))
	return l
}

// IsLocal reports whether a global variable or a function has a name for its module alone.
func IsLocal(o *ir.Op) bool { return linkageOf(o) == Internal || linkageOf(o) == PrivateLinkage }

func verifyAlias(o *ir.Op) error {
	if t := o.Attr("alias_type").(*ir.TypeAttr).Type; !Compatible(t) || t == Void() {
		return fmt.Errorf("%s is no type of values in LLVM IR", ir.TypeString(t))
	}
	switch linkageOf(o) {
	case External, Internal, PrivateLinkage, Weak, WeakODR, Linkonce, LinkonceODR, AvailableExternally:
		return nil
	}
	return fmt.Errorf("an alias cannot have %s linkage", LinkageEnum.Text(linkageOf(o)))
}

func verifyAliasRegion(o *ir.Op) error {
	b := o.Region(0).Entry()
	if b == nil {
		return fmt.Errorf("expected a region that returns an address")
	}
	r := b.Terminator()
	if r == nil || !r.Is(Return) || r.NumOperands() != 1 || !IsPtr(r.Operand(0).Type()) {
		return fmt.Errorf("the region must return a pointer")
	}
	for in := b.First(); in != nil; in = in.Next() {
		if !in.Is(Return) && in.Def().Traits&ir.Pure == 0 {
			return fmt.Errorf("the region must not have effects")
		}
	}
	return nil
}

func verifyIFunc(o *ir.Op) error {
	switch linkageOf(o) {
	case External, Internal, PrivateLinkage, Weak, WeakODR, Linkonce, LinkonceODR:
		return nil
	}
	return fmt.Errorf("an ifunc cannot have %s linkage", LinkageEnum.Text(linkageOf(o)))
}

func verifyResolver(o *ir.Op) error {
	name := o.Attr("resolver").(*ir.SymbolRefAttr).Root
	s := ir.LookupSymbol(o, name)
	for s.Is(Alias) {
		var next *ir.Op
		for in := s.Region(0).Entry().First(); in != nil; in = in.Next() {
			if in.Is(AddressOf) {
				next = ir.LookupSymbol(s, in.Attr("global_name").(*ir.SymbolRefAttr).Root)
				break
			}
		}
		if next == s || next == nil {
			return fmt.Errorf("@%s must be a function of the llvm dialect", name)
		}
		s = next
	}
	if !s.Is(Func) {
		return fmt.Errorf("@%s must be a function of the llvm dialect", name)
	}
	if s.Region(0).Empty() {
		return fmt.Errorf("@%s must have a body", name)
	}
	if !IsPtr(o.Attr("resolver_type").(*ir.TypeAttr).Type) {
		return fmt.Errorf("the type of the resolver must be a pointer")
	}
	return nil
}

func verifyEquivalent(o *ir.Op) error {
	name := o.Attr("function_name").(*ir.SymbolRefAttr).Root
	s := ir.LookupSymbol(o, name)
	if !s.Is(Func) && !s.Is(Alias) {
		return fmt.Errorf("@%s must be a function or an alias of the llvm dialect", name)
	}
	if s.Is(Func) && linkageOf(s) == ExternWeak {
		return fmt.Errorf("@%s must not have extern_weak linkage", name)
	}
	return nil
}

// [ ^bb1, ^bb2(%a : t) ], one on a line. The parameters are the address's type, blocks, operands
// (flattened), types, and how many operands each has.

func parseBlocks(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	sizes := []int64{}
	err := p.List("[", "]", func() error {
		b, err := p.Successor()
		if err != nil {
			return err
		}
		args[1].Blocks = append(args[1].Blocks, b)
		if !p.OptionalPunct("(") {
			sizes = append(sizes, 0)
			return nil
		}
		us, err := p.OperandList()
		if err != nil {
			return err
		}
		ts, err := p.ColonTypes()
		if err != nil {
			return err
		}
		args[2].Operands, args[3].Types = append(args[2].Operands, us...), append(args[3].Types, ts...)
		sizes = append(sizes, int64(len(us)))
		return p.Punct(")")
	})
	args[4].Attr = ir.DenseArray(ir.I32(), sizes)
	return err
}

func printBlocks(p *ir.Printer, o *ir.Op, args []*ir.Arg) {
	p.Byte('[')
	for i, b := range args[1].Blocks {
		if i > 0 {
			p.Byte(',')
		}
		p.Newline()
		lo, hi := indirectBranch{}.SuccessorOperands(o, i)
		p.SuccessorWith(b, o.Operands()[lo:hi])
	}
	if len(args[1].Blocks) > 0 {
		p.Newline()
	}
	p.Byte(']')
}

func verifyIndirectBr(o *ir.Op) error {
	sum := int64(0)
	sizes := o.Attr("indbr_operand_segments").(*ir.DenseArrayAttr).Values
	for _, n := range sizes {
		sum += n
	}
	if len(sizes) != len(o.Successors()) || sum != int64(o.NumOperands()-1) {
		return fmt.Errorf("the operand segments do not fit the destinations")
	}
	return nil
}

type indirectBranch struct{}

// SuccessorOperands implements ir.BranchLike.
func (indirectBranch) SuccessorOperands(o *ir.Op, i int) (lo, hi int) {
	sizes := o.Attr("indbr_operand_segments").(*ir.DenseArrayAttr).Values
	lo = 1
	for _, n := range sizes[:min(i, len(sizes))] {
		lo += int(n)
	}
	if i >= len(sizes) {
		return lo, lo
	}
	return lo, lo + int(sizes[i])
}
