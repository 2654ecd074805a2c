package omp

import (
	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/sema"
)

// bitwise and logical operators of C and Fortran, and what they take (OpenMP 5.2 §5.5.2, §5.5.3).
var operands = map[string][]frontend.Class{
	"&": {frontend.Integer, frontend.Character, frontend.Logical}, "|": {frontend.Integer, frontend.Character, frontend.Logical},
	"^":    {frontend.Integer, frontend.Character, frontend.Logical},
	"iand": {frontend.Integer}, "ior": {frontend.Integer}, "ieor": {frontend.Integer},
	".and.": {frontend.Logical}, ".or.": {frontend.Logical}, ".eqv.": {frontend.Logical}, ".neqv.": {frontend.Logical},
}

// numeric are the operators that are predefined for numbers.
var numeric = map[string]bool{"+": true, "-": true, "*": true, "max": true, "min": true, "&&": true, "||": true}

var ReductionType = check(sema.Check{
	Rule: diag.Rule{
		Code: "OMP4005", Title: "reduction operator on a type it does not take", Spec: "OpenMP 5.2 §5.5.2, §5.5.3",
		Doc: "The operators are predefined for numbers; &, | and ^ for integers, max and min not for complex numbers. " +
			"For other types a declare reduction directive says how values are combined.",
		Avoid:         "#pragma omp parallel for reduction(&: x)\nfor (i = 0; i < 10; i++) k = i;",
		Prefer:        "#pragma omp parallel for reduction(&: k)\nfor (i = 0; i < 10; i++) k &= i;",
		AvoidFortran:  "!$omp parallel do reduction(iand: x)\ndo i = 1, 10\na(i) = 0\nend do",
		PreferFortran: "!$omp parallel do reduction(iand: k)\ndo i = 1, 10\nk = iand(k, i)\nend do",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		sema.DeclaredVariables(c, func(clause *pragma.Clause, v *pragma.Var, info *frontend.VarInfo) {
			op := clause.Operator.Text
			if clause.Def.Group != pragma.GroupReduce || op == "" {
				return
			}
			t := info.Type
			for t != nil && t.Class == frontend.Array {
				t = t.Elem
			}
			if t == nil || t.Class == frontend.Unknown || takes(p.Unit.Language, op, t) || declared(c, op) {
				return
			}
			p.New(v.Span, "operator '%s' does not take %s", op, sema.TypeName(t)).See(info.Symbol.Decl, "declared here").To(p)
		})
	},
})

// takes reports whether a predefined operator takes a type. What is not predefined has been declared or is reported elsewhere.
func takes(language frontend.Language, op string, t *frontend.TypeInfo) bool {
	if classes, ok := operands[op]; ok {
		for _, c := range classes {
			if c == t.Class {
				return true
			}
		}
		return false
	}
	if !numeric[op] {
		return true
	}
	switch t.Class {
	case frontend.Integer, frontend.Real:
		return true
	case frontend.Complex:
		return op != "max" && op != "min" && (language == frontend.C || op == "+" || op == "-" || op == "*")
	case frontend.Logical, frontend.Character:
		return language == frontend.C
	}
	return false
}
