package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// optimized is a program after --optimize=data, and what is said of it.
func optimized(t *testing.T, source string, flags ...string) (text, messages string) {
	t.Helper()
	var out, errs bytes.Buffer
	s := driver.NewSession()
	s.Stdin, s.Stdout, s.Stderr = strings.NewReader(""), &out, &errs
	require.Equal(t, 0, execute(s, append([]string{"emit", "--optimize=data", "--format=gnu", source}, flags...)), "%s", errs.String())
	return out.String(), errs.String()
}

var firstLine = regexp.MustCompile(`^(?://|!) (?:kept: (.+)|silent)\n`)

// TestKeptTransfers: each program in testdata/transfers/kept is one whose data must not stay on the device, for the reason that its first line
// has. "silent" are those in which nothing could be expected to change.
func TestKeptTransfers(t *testing.T) {
	files, err := filepath.Glob("../../testdata/transfers/kept/*")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, f := range unlessWhole(4, files) {
		t.Run(filepath.Base(f), func(t *testing.T) {
			source, err := os.ReadFile(f)
			require.NoError(t, err)
			line := firstLine.FindSubmatch(source)
			require.NotNil(t, line, "the first line says why")
			text, messages := optimized(t, f)
			require.Equal(t, string(source), text)
			if len(line[1]) > 0 {
				require.Contains(t, messages, ": info: "+string(line[1])+" [ACC510")
			} else {
				require.Empty(t, messages)
			}
			translated := translatedSource(t, f)
			text, _ = optimized(t, translated, "-w")
			before, err := os.ReadFile(translated)
			require.NoError(t, err)
			require.Equal(t, string(before), text, "in OpenMP")
		})
	}
}

var becomes = regexp.MustCompile(`^(?://|!) becomes: ([^;\n]*)(?:; (.*))?\n`)

// TestNarrowedTransfers: each program in testdata/transfers/less has a clause that copies more than is needed; its first line has the one that it becomes, in OpenACC and, where that
// is proved there, too, in OpenMP. It prints the same afterwards. What the passes decide on each is in dialects/conversion/transfer/testdata.
func TestNarrowedTransfers(t *testing.T) {
	files, err := filepath.Glob("../../testdata/transfers/less/*")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, f := range unlessWhole(4, files) {
		t.Run(filepath.Base(f), func(t *testing.T) {
			source, err := os.ReadFile(f)
			require.NoError(t, err)
			line := becomes.FindStringSubmatch(string(source))
			require.NotNil(t, line, "the first line says what")
			most, want := moved(t, f)
			for i, source := range []string{f, translatedSource(t, f)} {
				text, messages := optimized(t, source)
				before, err := os.ReadFile(source)
				require.NoError(t, err)
				if line[i+1] == "" {
					require.Equal(t, string(before), text)
					continue
				}
				_, rest, _ := strings.Cut(text, "\n")
				require.Contains(t, rest, line[i+1])
				require.Contains(t, messages, ", which saves ")
				after := filepath.Join(t.TempDir(), filepath.Base(f))
				require.NoError(t, os.WriteFile(after, []byte(text), 0o644))
				if i > 0 {
					most, _ = moved(t, source)
				}
				less, got := moved(t, after)
				require.Equal(t, want, got)
				require.Less(t, less, most)
				again, _ := optimized(t, after)
				require.Equal(t, text, again)
			}
		})
	}
}

// unlessWhole returns every step-th element of a list, and all of it where oracles are required.
func unlessWhole(step int, list []string) (some []string) {
	if irtest.Required() {
		return list
	}
	for i := 0; i < len(list); i += step {
		some = append(some, list[i])
	}
	return some
}

// translatedSource is a program with its directives translated.
func translatedSource(t *testing.T, source string) (translated string) {
	t.Helper()
	translated = filepath.Join(t.TempDir(), filepath.Base(source))
	accc(t, "", "emit", "-w", "--as=omp", "-o", translated, source)
	return translated
}

// moved runs a program with all checks that concern data and adds up the bytes that it transfers.
func moved(t *testing.T, source string) (bytes int64, output string) {
	t.Helper()
	profile := filepath.Join(t.TempDir(), "p.json")
	output = accc(t, "", "run", "-w", "--check=memory,data", "--profile="+profile, source)
	text, err := os.ReadFile(profile)
	require.NoError(t, err)
	var trace struct {
		TraceEvents []struct {
			Cat  string
			Args struct{ Bytes int64 }
		}
	}
	require.NoError(t, json.Unmarshal(text, &trace))
	for _, e := range trace.TraceEvents {
		if e.Cat == "upload" || e.Cat == "download" {
			bytes += e.Args.Bytes
		}
	}
	return bytes, output
}

// TestFewerTransfers: programs written without data constructs print the same with a tenth of the transfers, and changing them again changes
// nothing.
func TestFewerTransfers(t *testing.T) {
	files, err := filepath.Glob("../../testdata/transfers/programs/*")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, f := range unlessWhole(4, files) {
		t.Run(filepath.Base(f), func(t *testing.T) {
			before, want := moved(t, f)
			for i, source := range []string{f, translatedSource(t, f)} {
				text, messages := optimized(t, source)
				require.Contains(t, messages, "ACC5105")
				after := filepath.Join(t.TempDir(), filepath.Base(f))
				require.NoError(t, os.WriteFile(after, []byte(text), 0o644))
				if i > 0 {
					before, _ = moved(t, source)
				}
				less, got := moved(t, after)
				require.Equal(t, want, got)
				require.Less(t, 10*less, before)
				again, _ := optimized(t, after)
				require.Equal(t, text, again)
			}
		})
	}
}

// TestOptimizedPrograms: realistic programs print the same afterwards, with no more transfers, in both directive languages.
func TestOptimizedPrograms(t *testing.T) {
	unchanged := func(t *testing.T, source, want string) {
		text, _ := optimized(t, source, "-w")
		after := filepath.Join(t.TempDir(), filepath.Base(source))
		require.NoError(t, os.WriteFile(after, []byte(text), 0o644))
		if before, err := os.ReadFile(source); err != nil || text != string(before) {
			require.Equal(t, want, accc(t, "", "run", "-w", "--check=memory,data", after))
		}
	}
	eachProgram(t, func(t *testing.T, source, want string) {
		unchanged(t, source, want)
		unchanged(t, translatedSource(t, source), want)
	})
}
