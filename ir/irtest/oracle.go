// Package irtest helps tests that compare accc with other tools and with text:
// oracles that may be missing, and a subset of FileCheck.
package irtest

import (
	"os"
	"os/exec"
	"testing"
)

// HostOnly is the option of GCC's compilers by which a program with directives has no code for a device: where they are installed
// with a compiler for one, linking needs that device's libraries, and takes as long again.
const HostOnly = "-foffload=disable"

// Oracle finds an external tool by name. Without it the test is skipped, saying
// so; where ACCC_ORACLES=required (CI), a missing tool is a failure.
func Oracle(t testing.TB, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err == nil {
		return path
	}
	if os.Getenv("ACCC_ORACLES") == "required" {
		t.Fatalf("oracle %s is required but not installed", name)
	}
	t.Skipf("oracle %s is not installed", name)
	return ""
}
