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
// so; where ACCC_ORACLES=required (CI), a missing tool is a failure. ACCC_ORACLES=none asks no oracle.
func Oracle(t testing.TB, name string) string {
	t.Helper()
	if os.Getenv("ACCC_ORACLES") == "none" {
		t.Skipf("oracle %s is not asked", name)
	}
	path, err := exec.LookPath(name)
	if err == nil {
		return path
	}
	Missing(t, name)
	return ""
}

// Missing skips a test for want of an oracle, or fails it where oracles are required.
func Missing(t testing.TB, name string) {
	t.Helper()
	if Required() {
		t.Fatalf("oracle %s is required but not installed", name)
	}
	t.Skipf("oracle %s is not installed", name)
}

// Required reports whether the run is the whole one, with ACCC_ORACLES=required as in CI: every oracle has to be installed.
func Required() bool { return os.Getenv("ACCC_ORACLES") == "required" }
