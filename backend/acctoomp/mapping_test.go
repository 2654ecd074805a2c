package acctoomp

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/acc"
)

// Each data clause has a mapping, but for those that are about copies, the library and caches, and for link, which is one of declare target.
func TestEveryDataClauseHasAMapping(t *testing.T) {
	without := []acc.DataClause{acc.ClausePrivate, acc.ClauseFirstprivate, acc.ClauseGetdeviceptr, acc.ClauseDeclareLink, acc.ClauseCache, acc.ClauseCacheReadonly}
	for kind := acc.ClauseCopyin; kind <= acc.ClauseCacheReadonly; kind++ {
		has := slices.ContainsFunc(Mappings, func(m Mapping) bool { return m.Clause == kind })
		require.Equal(t, !slices.Contains(without, kind), has, "%d", kind)
	}
}
