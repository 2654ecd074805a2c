package libmpi

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/frontend/fortran/mpilib"
)

// The modules of Fortran declare what the library has: as many arguments, and descriptors where it expects them.
func TestModulesAgree(t *testing.T) {
	names := map[string]string{"": "mpi", "_f08": "mpi_f08", "_f77": mpilib.Implicit}
	for _, b := range bindings {
		text, ok := mpilib.Module(names[b.suffix])
		require.True(t, ok)
		declared := map[string]bool{}
		for _, m := range regexp.MustCompile(`(?s)(?:subroutine|function) (\w+)\(([^)]*)\) bind\(c, name="(\w+)"\)\n(.*?)\n    end `).FindAllStringSubmatch(text, -1) {
			f := Lookup(m[3])
			require.NotNil(t, f, "%s is declared, and the library does not have it", m[3])
			declared[m[3]] = true
			var args []string
			if m[2] != "" {
				args = strings.Split(m[2], ", ")
			}
			require.Len(t, f.Params, len(args), "%s", m[3])
			c := Lookup(m[1])
			if c == nil || c.fortran {
				continue // Fortran's own
			}
			for i, x := range fortranArgs(c, b) {
				require.Equal(t, x.name, args[i], "%s", m[3])
				line := regexp.MustCompile(`(?m)^ *(.*) :: ` + x.name + `\b.*$`).FindStringSubmatch(m[4])
				require.NotNil(t, line, "%s of %s", x.name, m[3])
				descriptor := x.descriptor || x.slot == choice || x.slot == textIn || x.slot == textOut
				require.Equal(t, descriptor, strings.Contains(line[1], "dimension(..)"), "%s of %s: %s", x.name, m[3], line[0])
			}
		}
		for _, f := range All() {
			if x := forFortran(f, b); x != nil {
				require.True(t, declared[x.Name], "%s is not declared", x.Name)
			}
		}
	}
}
