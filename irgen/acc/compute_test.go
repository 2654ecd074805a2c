package acc

import (
	"testing"

	accdir "accc/pragma/acc"

	"github.com/stretchr/testify/require"
)

// TestEveryDirectiveIsLowered: the table of lowerings covers the table of directives.
func TestEveryDirectiveIsLowered(t *testing.T) {
	for _, d := range accdir.Table.Directives {
		if d.Table == accdir.Table {
			require.NotNil(t, lowerings[d], d.Name)
		}
	}
}
