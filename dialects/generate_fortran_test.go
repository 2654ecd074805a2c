package dialects_test

import (
	"fmt"
	"strings"

	"accc/dialects/hlfir"
	"accc/ir"
)

// fortran is what random operations of hlfir are made of.
var fortran = &pool{dialects: []*ir.Dialect{hlfir.Dialect}, tool: "fir-opt-22", world: fortranWorld(), values: fortranValues(),
	attributes: fortranAttributes, bodies: fortranBodies, arguments: []string{"%p: index", "%p: i32", "%p: index, %q: index",
		"%p: !fir.ref<f32>", "%p: i32, %q: !fir.ref<!fir.array<4xf32>>", "%p: !fir.ref<!fir.array<4xf32>>"}, wild: 12, times: 3}

// derived are derived types: with components, extended, with a length parameter.
const (
	derived  = "!fir.type<t{x:i32,v:!fir.array<3xf32>,p:!fir.box<!fir.ptr<!fir.array<?xf32>>>,c:!fir.char<1,4>}>"
	extended = "!fir.type<e{base:" + derived + ",h:!fir.box<!fir.heap<f32>>}>"
	param    = "!fir.type<l(n:i32){s:!fir.char<1,?>}>"
)

var fortranTypes = []string{
	"i1", "i32", "i64", "index", "f32", "f64", "complex<f32>", "!fir.logical<4>", "!fir.dscope", "!fir.char<1,3>", "none", "!fir.int<4>", "ui8", "vector<4xf32>",
	"!fir.shape<1>", "!fir.shape<2>", "!fir.shapeshift<1>", "!fir.shift<1>", "!fir.slice<1>", "!fir.vector<4:f32>", "!fir.llvm_ptr<i32>",
	"!fir.ref<i32>", "!fir.ref<f32>", "!fir.ref<i32, volatile>", "!fir.ref<i1>", "!fir.ref<!fir.logical<4>>", "!fir.ref<!fir.array<4xf32>>", "!fir.ref<!fir.array<2x2xf32>>", "!fir.ref<!fir.array<?xf32>>",
	"!fir.ref<!fir.array<2xi32>>", "!fir.ref<!fir.array<4x!fir.logical<4>>>", "!fir.ref<!fir.array<2x2x!fir.logical<4>>>", "!fir.ref<!fir.array<40xi8>>",
	"!fir.ref<!fir.array<4xcomplex<f32>>>", "!fir.ref<none>", "!fir.heap<f32>", "!fir.ptr<!fir.array<4xf32>>", "!fir.ref<!fir.array<2x2x2xi32>>",
	"!fir.box<f32>", "!fir.box<!fir.array<?xf32>>", "!fir.box<!fir.array<?x?xf32>>", "!fir.box<!fir.heap<!fir.array<?xf32>>>", "!fir.box<!fir.array<?xi32>>",
	"!fir.box<none>", "!fir.class<none>", "!fir.box<!fir.array<*:f32>>", "!fir.box<!fir.array<?x!fir.logical<4>>>", "!fir.box<!fir.array<?x?xf32>, volatile>",
	"!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>", "!fir.ref<!fir.box<!fir.ptr<f32>>>", "!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>",
	"!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.char<1,?>>>>>", "!fir.ref<!fir.class<!fir.heap<" + derived + ">>>",
	"!fir.boxchar<1>", "!fir.boxchar<4>", "!fir.ref<!fir.char<1,3>>", "!fir.ref<!fir.char<1,?>>", "!fir.ref<!fir.char<4,3>>", "!fir.ref<!fir.array<3x!fir.char<1,2>>>",
	"!fir.box<!fir.char<1,?>>", "!fir.box<!fir.array<?x!fir.char<1,?>>>",
	"!fir.ref<" + derived + ">", "!fir.box<!fir.array<?x" + derived + ">>", "!fir.class<" + derived + ">", "!fir.ref<!fir.array<4x" + derived + ">>",
	"!fir.ref<" + extended + ">", "!fir.box<" + extended + ">", "!fir.ref<" + param + ">", "!fir.box<" + param + ">",
	"!hlfir.expr<4xf32>", "!hlfir.expr<?xf32>", "!hlfir.expr<?x?xf32>", "!hlfir.expr<2x2xf32>", "!hlfir.expr<?xi32>", "!hlfir.expr<2xi32>", "!hlfir.expr<f32>", "!hlfir.expr<?x!fir.logical<4>>", "!hlfir.expr<2x2x!fir.logical<4>>",
	"!hlfir.expr<!fir.char<1,3>>", "!hlfir.expr<!fir.char<1,?>>", "!hlfir.expr<!fir.char<4,?>>", "!hlfir.expr<?x!fir.char<1,?>>", "!hlfir.expr<3x!fir.char<1,2>>", "!hlfir.expr<" + derived + ">", "!hlfir.expr<?x" + derived + "?>", "!hlfir.expr<?x" + derived + ">",
	"!hlfir.expr<" + param + ">",
}

func fortranValues() (out []named) {
	for i, t := range fortranTypes {
		out = append(out, named{fmt.Sprintf("v%d", i), t})
	}
	return out
}

func fortranWorld() string {
	var args []string
	for _, v := range fortranValues() {
		args = append(args, "%"+v.name+": "+v.typ)
	}
	return "MODULE\nfunc.func @f(" + strings.Join(args, ", ") + ") {\nFUNCTION\n  return\n}\n"
}

var fortranAttributes = []string{
	"unit", "true", "false", "0 : index", "1 : index", "2 : index", "1 : i32", `"name"`, `"x"`, `"v"`, `"p"`, `"c"`, `"h"`, "0 : ui64", "4 : ui64", "1 : ui32",
	"array<i1>", "array<i1: false>", "array<i1: true>", "array<i1: false, false>", "array<i1: true, false>", "#fir.var_attrs<target>", "[]",
}

// fortranBodies end with what may end a region, and with some things that may not.
var fortranBodies = fortranRegions()

func fortranRegions() []string {
	bodies := []string{"", "\"fir.end\"() : () -> ()", "\"hlfir.region_assign\"() ({\n\"hlfir.yield\"(%v4) ({}) : (f32) -> ()\n}, {\n\"hlfir.yield\"(%v22) ({}) : (!fir.ref<f32>) -> ()\n}, {}) : () -> ()\n\"fir.end\"() : () -> ()"}
	for i, v := range fortranValues() {
		if i%3 == 0 {
			bodies = append(bodies, fmt.Sprintf("\"hlfir.yield_element\"(%%%s) : (%s) -> ()", v.name, v.typ))
		} else {
			bodies = append(bodies, fmt.Sprintf("\"hlfir.yield\"(%%%s) ({}) : (%s) -> ()", v.name, v.typ))
		}
	}
	return bodies
}
