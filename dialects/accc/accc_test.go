package accc_test

import (
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/accc"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"

	"github.com/stretchr/testify/require"
)

// An attribute with the prefix is one of the table, of its type and on an operation that may have it; anything else is an error.
func TestVerify(t *testing.T) {
	for _, x := range []struct{ attr, want string }{
		{"accc.kernel", ""},
		{"accc.kernel = 1 : i32", "attribute 'accc.kernel' must be of kind unit attribute"},
		{"accc.bare", "cannot have the attribute 'accc.bare', which is for acc.loop"},
		{"accc.nonsense", "has an unknown attribute 'accc.nonsense'"},
	} {
		text := "func.func @f() attributes {" + x.attr + "} {\n  return\n}\n"
		var list diag.List
		m := ir.Parse(dialects.NewContext(), source.NewFile("t.mlir", []byte(text)), &list)
		if m != nil {
			ir.Verify(dialects.NewContext(), m, &list)
		}
		var messages []string
		for _, d := range list.Sorted() {
			messages = append(messages, d.Message)
		}
		if x.want == "" {
			require.Empty(t, messages)
			continue
		}
		require.Contains(t, strings.Join(messages, "\n"), x.want)
	}
}

// Every attribute has a sentence, a type and a stage.
func TestDocumented(t *testing.T) {
	seen := map[string]bool{}
	for _, a := range accc.All {
		require.True(t, strings.HasSuffix(a.Doc, "."), a.Name)
		require.NotEmpty(t, a.Stage, a.Name)
		require.NotNil(t, a.Type.Match, a.Name)
		require.False(t, seen[a.Name], a.Name)
		seen[a.Name] = true
		require.Equal(t, a, accc.Lookup(a.Name))
	}
}
