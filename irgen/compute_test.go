package irgen

import (
	"testing"

	"accc/pragma"

	"github.com/stretchr/testify/require"
)

// TestEveryDirectiveIsLowered: the table of lowerings covers the table of directives.
func TestEveryDirectiveIsLowered(t *testing.T) {
	for _, d := range pragma.Directives {
		if d.Model == pragma.ACC {
			require.NotNil(t, lowerings[d], d.Name)
		}
	}
}
