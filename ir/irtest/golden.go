package irtest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/aymanbagabas/go-udiff"
)

// Golden compares got with the file at path, which it writes when update is set
// (tests define a flag -update for that).
func Golden(t testing.TB, path, got string, update bool) {
	t.Helper()
	if update {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v (run the test with -update to write it)", err)
	}
	if string(want) != got {
		t.Errorf("%s is not what came out (-update rewrites it):\n%s", path, udiff.Unified(path, "got", string(want), got))
	}
}
