package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/frontend/tokens/buildtest"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// TestConfigurations: each program in testdata/configurations is written once, translated and with --optimize=data, for one build and for another, and what was written prints in each
// build, under other values of its macros, what the program does: under accc run, and by GCC, with directives and without. go run ./testdata/vv -config
// does this with suites.
func TestConfigurations(t *testing.T) {
	files, err := filepath.Glob("../../testdata/configurations/*")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		ways := [][]string{{"--as", "omp"}, {"--optimize=data"}}
		if strings.Contains(string(text), "pragma omp") {
			ways[0][1] = "acc"
		}
		compiler := "gcc"
		if !isC(file) {
			compiler = "gfortran"
		}
		builds := buildtest.Builds(lexed(file, text))
		require.Greater(t, len(builds), 1, file)
		for _, way := range ways[:2:2] {
			ways = append(ways, slices.Concat(way, builds[len(builds)-1]))
		}
		for _, way := range ways {
			t.Run(filepath.Base(file)+" "+strings.Join(way, " "), func(t *testing.T) {
				written := filepath.Join(t.TempDir(), filepath.Base(file))
				accc(t, "", append([]string{"emit", "-w", "-o", written, file}, way...)...)
				for _, build := range builds {
					require.Equal(t, accc(t, "", append([]string{"run", "-w", file}, build...)...), accc(t, "", append([]string{"run", "-w", written}, build...)...), "%v", build)
				}
				t.Run(compiler, func(t *testing.T) {
					tool := irtest.Oracle(t, compiler)
					for _, build := range builds {
						want := nativeBuild(t, tool, file, build)
						require.Equal(t, want, nativeBuild(t, tool, written, build), "%v without directives", build)
						require.Equal(t, want, nativeBuild(t, tool, written, append([]string{languageFlag(way), irtest.HostOnly}, build...)), "%v", build)
					}
				})
			})
		}
	}
}

// languageFlag is the flag by which GCC reads the directives of what was written.
func languageFlag(way []string) string {
	if len(way) > 1 && way[1] == "omp" {
		return "-fopenmp"
	}
	return "-fopenacc"
}

// nativeBuild compiles a program with GCC and returns what it prints.
func nativeBuild(t *testing.T, tool, file string, flags []string) string {
	t.Helper()
	dir := t.TempDir()
	file, err := filepath.Abs(file)
	require.NoError(t, err)
	build := exec.Command(tool, append([]string{"-w", "-O1", "-o", "program", file, "-lm"}, flags...)...)
	build.Dir = dir // where gfortran leaves its modules
	said, err := build.CombinedOutput()
	require.NoError(t, err, "%v %s", flags, said)
	out, err := exec.CommandContext(irtest.Patience(t), filepath.Join(dir, "program")).Output()
	require.NoError(t, err, "%v", flags)
	return string(out)
}

// ownNumbers are those that translations write without a word of the source, and why.
var ownNumbers = map[string]string{
	"0":  "the beginning of a section, no elements of it, the default device",
	"1":  "one team, one thread, one element",
	"63": "the last of the elements that queues are of",
	"64": "the number of these",
}

// TestWrittenNumbers: no directive that is written has a number that is not spelled in its source outside of the definitions of macros: the value of a
// macro, or what is computed from one, is that of one build alone. Sections that --optimize=data
// makes in Fortran have the values of named constants.
func TestWrittenNumbers(t *testing.T) {
	t.Parallel()
	var pairs int
	for _, pattern := range []string{"emit/omp/*.omp.*", "emit/omp/*.multicore.*", "emit/acc/*.acc.*"} {
		list, err := filepath.Glob("../../testdata/" + pattern)
		require.NoError(t, err)
		for _, file := range list {
			if filepath.Ext(file) == ".txt" {
				continue
			}
			ext := filepath.Ext(file)
			stem := strings.TrimSuffix(file, ext)
			before, err := os.ReadFile(strings.TrimSuffix(stem, filepath.Ext(stem)) + ext)
			require.NoError(t, err)
			after, err := os.ReadFile(file)
			require.NoError(t, err)
			requireSpelled(t, file, before, after)
			pairs++
		}
	}
	for _, pattern := range []string{"transfers/*/*.c", "configurations/*"} {
		list, err := filepath.Glob("../../testdata/" + pattern)
		require.NoError(t, err)
		for _, file := range list {
			before, err := os.ReadFile(file)
			require.NoError(t, err)
			text, _ := optimized(t, file, "-w")
			requireSpelled(t, file, before, []byte(text))
			pairs++
		}
	}
	require.Greater(t, pairs, 100)
}

// requireSpelled fails where a directive of a text that was written has a number that is not in the source.
func requireSpelled(t *testing.T, name string, before, after []byte) {
	t.Helper()
	known := map[string]bool{}
	file := lexed(name, before)
	for i := range file.Lines {
		if line := &file.Lines[i]; line.Word != tokens.Define {
			for tok := line.First; tok < line.End; tok++ {
				known[number(file.Text(tok))] = true
			}
		}
	}
	written := lexed(name, after)
	for i := range written.Lines {
		line := &written.Lines[i]
		if line.Kind != tokens.Directive {
			continue
		}
		for tok := line.First; tok < line.End; tok++ {
			text := number(written.Text(tok))
			if text == "" || known[text] || ownNumbers[text] != "" || tok > line.First+1 && written.Is(tok-2, "collapse") || isCount(known, text) {
				continue
			}
			t.Errorf("%s:%d: the number %s is not spelled in the source", name, written.Position(int(written.Toks[tok].Start)).Line, text)
		}
	}
}

// isCount reports whether a number is how many elements there are up to one of which the source has the index.
func isCount(known map[string]bool, text string) bool {
	n, err := strconv.Atoi(text)
	return err == nil && known[strconv.Itoa(n-1)]
}

func lexed(name string, text []byte) *tokens.File {
	lexis := tokens.Lexis{}
	switch strings.ToLower(filepath.Ext(name)) {
	case ".c", ".h":
	case ".f":
		lexis.Form = tokens.Fixed
	default:
		lexis.Form = tokens.Free
	}
	return tokens.New(source.NewFile(name, text), lexis)
}

// number returns the digits of a token that is an integer, without suffix, "" for others.
func number(text string) string {
	digits := strings.TrimRight(text, "uUlL")
	digits, _, _ = strings.Cut(digits, "_")
	if strings.Trim(digits, "0123456789") != "" {
		return ""
	}
	return digits
}
