package driver

import (
	"sort"

	"accc/backend/acctoomp"
	"accc/backend/check"
	"accc/backend/emit"
	"accc/backend/omptoacc"
	"accc/dialects/acc"
	"accc/dialects/omp"
	"accc/frontend/diag"
	"accc/ir"
	"accc/ir/pass"
	semaacc "accc/sema/acc"
	"accc/sema/loop"
	semaomp "accc/sema/omp"
)

// Rules are all rules that accc's diagnostics come from, by code.
func Rules() []*diag.Rule {
	var all []*diag.Rule
	for _, l := range languages {
		all = append(all, l.FrontEnd.Rules()...)
		all = append(all, l.Lowering.Rules()...)
	}
	for _, list := range [][]*diag.Rule{semaacc.Checks.Rules(), semaomp.Checks.Rules(), emit.Rules, acctoomp.Rules, omptoacc.Rules, check.Rules, loop.Rules, ir.Rules, pass.RulesOf(acc.Checks, omp.Checks), IRRules, {diag.RuleUnusedIgnore, diag.RuleUnreadable, diag.RuleTooLarge}} {
		all = append(all, list...)
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].Code < all[j].Code })
	return all
}
