package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// notOfPeers are programs that a compiler does not take, and why.
var notOfPeers = map[string]map[string]string{
	"gcc": {
		"scopes.c": "gcc 12 has no mappers", "target_device.c": "gcc 12 has no target_device",

		"loop_ends.c": "gcc 12 does not stop", "loop_far.c": "gcc 12 runs loops whose bounds are far apart",
		"taskgraph.c": "gcc 12 has no taskgraph", "transform.c": "gcc 12 has no tile and no unroll", "reverse.c": "gcc 12 has no reverse_offload", "indirect.c": "gcc 12 has no indirect",
		"shaped_update.c": "gcc 12 has no array shaping", "nested_mapper.c": "gcc 12 has no mappers", "update_mapper.c": "gcc 12 has no mappers",
		"interop.c": "gcc 12 has no interop", "sides.c": "gcc runs target regions on the host here",
		"atomic_complex.c": "gcc 12 takes no complex numbers in atomic constructs"},
	"gfortran": {
		"loop_ends.f90": "gfortran 12 does not stop", "loop_far.f90": "gfortran 12 runs loops whose bounds are far apart",
		"scopes.f90": "gfortran 12 has no mappers", "target_device.f90": "gfortran 12 has no target_device",
		"transform.f90": "gfortran 12 has no tile and no unroll",

		"target_reduction_descriptor.f90": "gfortran 12 reduces no pointers", "allocate_align.f90": "gfortran 12 has no allocate", "components.f90": "gfortran 12 updates no components", "device_address.f90": "gfortran 12 has no unified_shared_memory", "reverse.f90": "gfortran 12 has no reverse_offload",
		"descriptor.f90": "without a device, what is present is the variable itself", "sides.f90": "gfortran runs target regions on the host here",
		"concurrent_loop.f90": "gfortran 12 takes no do concurrent with a directive"},
	"flang-22": {
		"scopes.f90":    "flang-22 takes a declared reduction for private whose operator is public",
		"transform.f90": "flang-22 lowers no partial unrolling", "host_variants.f90": "flang-22 has no declare variant", "target_device.f90": "flang-22 has no declare variant", "target_tasks.f90": "flang-22 gives tasks copies of what a combined construct maps",

		"components.f90": "flang-22 maps no components of elements of components", "scalar_pointers.f90": "flang-22's own result is invalid", "target_reduction.f90": "flang-22 lowers no in_reduction of target", "sides.f90": "flang-22 has no begin metadirective", "loops.f90": "flang-22 lowers no ordered with dependences", "depend.f90": "flang-22 lowers no depobj",
		"device_address.f90": "flang-22 wants C pointers", "allocate_align.f90": "flang-22 lowers no allocate", "reverse.f90": "flang-22 lowers no ancestor",
		"string_lengths.f90": "flang-22's own result is invalid", "atomic_complex.f90": "flang-22's own result is invalid",
		"concurrent_loop.f90": "flang-22 takes do concurrent with loop alone, not combined",
		"descriptor.f90":      "flang-22 refuses firstprivate of a variable that a construct around maps",
		"firstprivate.f90":    "flang-22 refuses firstprivate of a variable that a construct around maps"},
}

// TestThreadsRun runs the programs of testdata/*/omp_run on one, two and four threads. What they print does not depend on that,
// is what the programs of gcc and gfortran print, and what flang lowers them to prints the same.
func TestThreadsRun(t *testing.T) {
	sources, err := filepath.Glob("../../testdata/*/omp_run/*.[cf]*")
	require.NoError(t, err)
	require.NotEmpty(t, sources)
	for _, source := range sources {
		base := strings.TrimSuffix(source, filepath.Ext(source))
		t.Run(filepath.Base(source), func(t *testing.T) {
			for _, threads := range []string{"1", "2", "4"} {
				t.Setenv("OMP_NUM_THREADS", threads)
				t.Setenv("OMP_CANCELLATION", "true")
				irtest.Golden(t, base+".out", accc(t, "", "run", source), *update)
			}
			compilers := []string{"gcc"}
			if !isC(source) {
				compilers = []string{"gfortran", "flang-22"}
			}
			for _, c := range compilers {
				t.Run(c, func(t *testing.T) {
					tool := irtest.Oracle(t, c)
					if why := notOfPeers[c][filepath.Base(source)]; why != "" {
						t.Skip(why)
					}
					irtest.Golden(t, base+".out", ofPeer(t, tool, c, source), false)
				})
			}
		})
	}
}

// ofPeer is what a program prints that a compiler translates.
func ofPeer(t *testing.T, tool, name, source string) string {
	t.Helper()
	dir := t.TempDir()
	source, err := filepath.Abs(source)
	require.NoError(t, err)
	if name == "flang-22" {
		c := exec.Command(tool, "-fc1", "-fopenmp", "-fopenmp-version=52", "-w", "-emit-fir", source, "-o", "-")
		c.Dir = dir
		lowered, err := c.Output()
		require.NoError(t, err)
		status, out, errs := runMLIR(t, name, lowered, nil)
		require.Zero(t, status, errs.String())
		return out.String()
	}
	c := exec.Command(tool, "-w", "-fopenmp", irtest.HostOnly, source, "-o", "program", "-lm")
	c.Dir = dir
	out, err := c.CombinedOutput()
	require.NoError(t, err, "%s", out)
	c = exec.Command(filepath.Join(dir, "program"))
	c.Dir = dir
	out, err = c.Output()
	require.NoError(t, err)
	return string(out)
}
