package ir_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/acc"
	"accc/ir"
)

// What a draft is given for a group that its operation lacks may be absent: lists of clauses are put into all operations of a construct alike.
func TestDraftOfAbsentOperands(t *testing.T) {
	d := ir.NewDraft(acc.Loop)
	d.Add(acc.SlotData.Values)
	d.Add(acc.SlotData.Values, nil, nil)
	require.Panics(t, func() { d.Add(acc.SlotData.Values, &ir.Value{}) })
}
