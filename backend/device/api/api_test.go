package api

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"accc/backend/device"
	"accc/frontend/c/include"

	"github.com/stretchr/testify/require"
)

var declaration = regexp.MustCompile(`(?m)^[a-z_ ]+\*?acc_\w+\([^)]*\);`)

// TestHeaderAgrees demands a row for every routine that openacc.h and acc_prof.h declare, with the same prototype.
func TestHeaderAgrees(t *testing.T) {
	text, err := fs.ReadFile(include.FS, "openacc.h")
	require.NoError(t, err)
	profiling, err := fs.ReadFile(include.FS, "acc_prof.h")
	require.NoError(t, err)
	text = append(text, profiling...)
	declared := map[string]bool{}
	for _, d := range declaration.FindAllString(string(text), -1) {
		proto := strings.TrimSuffix(d, ";")
		f := read(proto)
		if f.Name == "acc_register_library" { // the program's own
			continue
		}
		declared[f.Name] = true
		row := Lookup(f.Name)
		require.NotNil(t, row, "%s has no row", f.Name)
		require.Equal(t, proto, row.Proto)
	}
	omp, err := fs.ReadFile(include.FS, "omp.h")
	require.NoError(t, err)
	for _, f := range All() {
		if strings.HasPrefix(f.Name, "omp_") {
			require.Contains(t, string(omp), "\n"+f.Proto+";")
			continue
		}
		require.True(t, declared[f.Name], "%s is not in a header", f.Name)
	}
}

type ram struct {
	base  uint64
	bytes []byte
}

func (r *ram) Slice(addr, n uint64) ([]byte, error) {
	if end := r.base + uint64(len(r.bytes)); addr < r.base || addr > end || n > end-addr {
		return nil, fs.ErrInvalid
	}
	return r.bytes[addr-r.base:][:n], nil
}

func TestCopyThroughTheRoutines(t *testing.T) {
	host := &ram{0x10000, make([]byte, 4096)}
	mem := &ram{1 << 31, make([]byte, 4096)}
	e := &Env{Platform: device.New(device.Config{Host: host, Devices: []device.Spec{{Memory: mem, Heap: device.Range{Addr: 1 << 31, Size: 4096}}}})}
	call := func(name string, args ...uint64) uint64 {
		stack := append(args, 0)
		require.NoError(t, Lookup(name).Invoke(e, stack))
		return stack[0]
	}
	copy(host.bytes, "abcd")
	require.Equal(t, uint64(0), call("acc_is_present", 0x10000, 4))
	dev := call("acc_copyin", 0x10000, 4)
	require.Equal(t, uint64(1), call("acc_is_present", 0x10000, 4))
	require.Equal(t, dev+1, call("acc_deviceptr", 0x10001))
	require.Equal(t, uint64(0x10001), call("acc_hostptr", dev+1))
	mem.bytes[dev-mem.base+1] = 'X'
	call("acc_copyout", 0x10000, 4)
	require.Equal(t, "aXcd", string(host.bytes[:4]))
	require.Equal(t, uint64(5), call("acc_get_device_type"))
	require.Equal(t, uint64(1), call("acc_async_test_all"))
	require.Equal(t, uint64(1), call("acc_on_device", 2))
}
