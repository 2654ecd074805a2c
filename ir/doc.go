// Package ir is the intermediate representation: operations, regions, blocks,
// values, types, attributes and locations, as MLIR has them, with the text that
// LLVM 22 reads and writes.
//
// Read op.go (operations and values), region.go (blocks and regions), type.go and
// attr.go (interned, so == is equality), loc.go, then def.go: what an operation
// definition is, and the dialects that definitions live in.
//
// The text: lexer.go, parser.go (what hooks of dialects read with), parse.go (a file),
// parse_op.go, parse_ssa.go (names), parse_type.go, parse_attr.go, parse_dense.go,
// parse_loc.go, affine.go; printer.go (what hooks write with), print_op.go,
// print_names.go (%c0_i32, %arg0), print_type.go, print_attr.go, float.go, alias.go;
// format.go compiles assembly formats, format_parse.go, format_types.go and
// format_print.go run them. parallel.go splits big modules over goroutines.
//
// Checks: verify.go (order, terminators, dominance), verify_def.go (an operation against its definition), symbol.go, linkage.go,
// error.go. Passes use walk.go, builder.go, rewriter.go, interface.go and dominance.go. draft.go is an operation in the making;
// context.go and context_data.go the dialects and what they keep for a module, resource.go what text keeps outside of
// operations. Texts: enum.go and enum_text.go (keywords), function_text.go, parse_body.go, structured.go and
// trait_names.go; intern.go and slab.go are memory. slot.go, branch.go, effects.go, variable.go, memory.go and order.go are interfaces;
// rule.go documents diagnostics. For programs that use accc as a library: text.go (text and problems without packages of the front
// end), operands.go (operations from structures with named fields), layout.go (sizes of types); interface_names.go is for reference pages.
//
//	module, err := ir.ParseText(ctx, "a.mlir", text)       // read and verified; ctx := dialects.NewContext()
//	loop, ok := ir.Read[acc.LoopOperands](op)              // what an operation holds, by name
//	parallel := ir.Make(ir.Before(op), acc.ParallelOperands{NumGangs: gangs})
//	err = ir.Check(ctx, module)
//	fmt.Print(ir.Text(module, ir.PrintOptions{}))
//
// What was chosen, and from whom it was learned: definitions are values that
// carry documentation, assembly format and verifier together (xDSL, and MLIR's
// own ODS); use lists are intrusive and operations are linked lists, as in LLVM;
// types and attributes are interned process-wide, so a module can be read by
// several goroutines and compared by pointer. Reading in parallel is
// speculative: the file is cut by looking at brackets only, and if any piece does not
// read, the whole is read again in order, so that errors are those of a plain reader.
package ir
