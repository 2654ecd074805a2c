package library

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestLookup(t *testing.T) {
	f := Lookup("calloc")
	require.Equal(t, Fresh, f.Result)
	require.Equal(t, []int{0, 1}, f.Size)
	require.False(t, f.IsPure())

	f = Lookup("fwrite")
	require.Equal(t, Argument{Access: Reads, Bytes: 1, Factors: []int{1, 2}}, f.Arg(0))
	require.Equal(t, Object, f.Arg(3).Access)
	require.Zero(t, f.Arg(4))

	require.True(t, Lookup("hypotf").IsPure())
	require.False(t, Lookup("lgamma").IsPure(), "it sets signgam")
	require.Equal(t, Reads|Counts, Lookup("printf").Arg(7).Access, "%%n writes")
	require.True(t, Lookup("free").KeepsNothing())
	require.False(t, Lookup("qsort").IsLocal(), "it calls the comparison")
	require.True(t, Lookup("strcpy").WritesMemory())

	// The longest beginning of a name decides.
	require.Equal(t, Reads, Lookup("_FortranASumInteger4").Arg(0).Access)
	require.Equal(t, Reads|Writes, Lookup("_FortranASumDim").Arg(0).Access)
	require.True(t, Lookup("_FortranASumReal8").IsFortran())
	require.Nil(t, Lookup("_FortranAioOutputNamelist"))
	require.NotNil(t, Lookup("_FortranAioOutputReal64"))

	require.Nil(t, Lookup("MPI_Send"))
	require.True(t, Listed("MPI_Send"))
	require.False(t, Listed("no_such_function"))
}

func TestBadRows(t *testing.T) {
	for _, text := range []string{"f r w", "f: x", "f: r = nowhere", "f: r; often", "f: r[x]", "f: r\nf: w"} {
		require.Error(t, (&rows{map[string]*Function{}, map[string]*Function{}}).read("", text), "%s", text)
	}
}
