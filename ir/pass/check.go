package pass

import (
	"accc/frontend/diag"
	"accc/ir"
)

// A Check is a rule about operations that their verifiers leave to a pass: one that mlir-opt does not have.
type Check struct {
	Rule *diag.Rule
	// Run checks one operation.
	Run func(o *ir.Op) []*ir.Error
}

// Checker makes a pass of checks. It changes nothing; its error, an ir.Errors, has all mistakes.
func Checker(name, doc string, checks []Check) Pass {
	return Pass{Name: name, Doc: doc, Run: func(module *ir.Op, _ Values) error {
		var found ir.Errors
		ir.Walk(module, func(o *ir.Op) bool {
			for _, c := range checks {
				for _, e := range c.Run(o) {
					e.Code = c.Rule.Code
					found = append(found, e)
				}
			}
			return true
		})
		if len(found) == 0 {
			return nil
		}
		return found
	}}
}

// RulesOf are the rules of checks.
func RulesOf(checks ...[]Check) (rules []*diag.Rule) {
	for _, list := range checks {
		for _, c := range list {
			rules = append(rules, c.Rule)
		}
	}
	return rules
}
