package firacc_test

import (
	"os"
	"testing"

	"accc/dialects"
	"accc/dialects/conversion/firacc"
	"accc/frontend/diag"
	"accc/ir"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// TestStatic: the arrays of procedures of the host that cannot be active twice become globals, others stay.
func TestStatic(t *testing.T) {
	text, err := os.ReadFile("testdata/static.fir")
	require.NoError(t, err)
	ctx := dialects.NewContext()
	m := irtest.MustParse(t, ctx, string(text))
	require.NoError(t, firacc.Static.Run(m, nil))
	var list diag.List
	require.True(t, ir.Verify(ctx, m, &list), "%v", list.Sorted())
	irtest.FileCheck(t, string(text), ir.Format(m), "CHECK")
}
