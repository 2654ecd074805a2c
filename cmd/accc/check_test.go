package main

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/cmd/internal/driver"

	"github.com/stretchr/testify/require"
)

// accc check --watch reports again when a source, a header or a settings file changes, or a source is added, until it is interrupted.
func TestWatch(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	write("a.c", "#include \"a.h\"\n#pragma acc routine(f) seq\n")
	write("a.h", "void f(void);\n")
	told, stderr := io.Pipe()
	var stdout bytes.Buffer
	s := driver.NewSession()
	s.Format, s.Stdout, s.Stderr, s.Showing.Stdout = "gnu", &stdout, stderr, true
	stop := make(chan os.Signal, 1)
	ended := make(chan error, 1)
	go func() {
		ended <- (&checking{paths: []string{dir}}).watch(s, stop)
		stderr.Close()
	}()
	lines := bufio.NewScanner(told)
	// until reads on until a check reports what is wanted; one change can be seen as two.
	until := func(wanted func(report string) bool) {
		var complaints strings.Builder
		for lines.Scan() {
			if !strings.HasSuffix(lines.Text(), "waiting for changes") {
				complaints.WriteString(lines.Text())
				continue
			}
			report := stdout.String() + complaints.String()
			stdout.Reset()
			complaints.Reset()
			if wanted(report) {
				return
			}
		}
		t.Fatal("ended")
	}
	says := func(text string) func(string) bool {
		return func(report string) bool { return strings.Contains(report, text) }
	}
	nothing := func(report string) bool { return report == "" }
	until(nothing)
	write("a.h", "void g(void);\n")
	until(says("no procedure f is declared"))
	write("a.h", "void f(void);\n")
	until(nothing)
	write("b.c", "#pragma acc rutine seq\n")
	until(says("unknown directive 'rutine'"))
	write(driver.ProjectFile, "nonsense = 1\n")
	until(says("unknown setting nonsense"))
	stop <- os.Interrupt
	require.NoError(t, <-ended)
}
