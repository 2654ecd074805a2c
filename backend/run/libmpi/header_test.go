package libmpi

import (
	"io/fs"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/mpi"
	"accc/frontend/c/include"
)

func headerText(t *testing.T) string {
	text, err := fs.ReadFile(include.FS, "mpi.h")
	require.NoError(t, err)
	return string(text)
}

// mpi.h declares what the library has, with the same types, and both names of each.
func TestHeaderAgrees(t *testing.T) {
	declared := map[string]string{}
	for _, line := range regexp.MustCompile(`(?m)^[a-zA-Z_]+ P?MPI_\w+\(.*\);$`).FindAllString(headerText(t), -1) {
		proto := strings.TrimSuffix(line, ";")
		f, err := readProto(proto)
		require.NoError(t, err, proto)
		declared[f.Name] = proto
		has := Lookup(f.Name)
		require.NotNil(t, has, "%s is declared, and the library does not have it", f.Name)
		require.Equal(t, has.Params, f.Params, proto)
		require.Equal(t, has.Results, f.Results, proto)
	}
	for _, f := range All() {
		require.Equal(t, f.Proto, declared[f.Name], "%s is not declared", f.Name)
		require.Contains(t, declared, "P"+f.Name)
	}
}

// The numbers of predefined handles and classes in mpi.h are those of the library.
func TestHeaderNumbers(t *testing.T) {
	numbers := map[string]int64{}
	for _, m := range regexp.MustCompile(`(?m)^#define (MPI_\w+) (0x[0-9a-f]+|\d+)$`).FindAllStringSubmatch(headerText(t), -1) {
		n, err := strconv.ParseInt(m[2], 0, 64)
		require.NoError(t, err)
		numbers[m[1]] = n
	}
	for i, b := range basicTypes {
		require.EqualValues(t, kindType<<kindShift|i+1, numbers[b.name], b.name)
	}
	for i, name := range opNames {
		require.EqualValues(t, kindOp<<kindShift|i+1, numbers[name], name)
	}
	for name, n := range map[string]int64{"MPI_COMM_WORLD": commWorld, "MPI_COMM_SELF": commSelf, "MPI_GROUP_EMPTY": groupEmpty, "MPI_REQUEST_NULL": requestNull, "MPI_ERRORS_ARE_FATAL": errorsFatal,
		"MPI_ERRORS_RETURN": errorsReturn, "MPI_ERRORS_ABORT": errorsAbort, "MPI_INFO_ENV": infoEnv, "MPI_MESSAGE_NULL": messageNull, "MPI_MESSAGE_NO_PROC": messageNoProc,
		"MPI_ERR_TRUNCATE": mpi.ErrTruncate, "MPI_ERR_INFO_NOKEY": mpi.ErrInfoNoKey, "MPI_ERR_UNSUPPORTED_OPERATION": mpi.ErrUnsupported, "MPI_COMBINER_RESIZED": mpi.CombinerResized,
		"MPI_THREAD_MULTIPLE": threadMultiple, "MPI_ORDER_C": orderC, "MPI_ORDER_FORTRAN": orderFortran, "MPI_BSEND_OVERHEAD": bsendExtra} {
		require.Equal(t, n, numbers[name], name)
	}
	require.Contains(t, headerText(t), "#define MPI_UNDEFINED (-32766)")
	require.EqualValues(t, -32766, mpi.Undefined)
}
