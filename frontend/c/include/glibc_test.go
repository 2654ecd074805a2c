package include

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// notGlibc are headers that do not belong to the C library of Linux, and those that are inside of others.
var notGlibc = regexp.MustCompile(`^(acc_\w+|openacc|omp|mpi|ISO_Fortran_binding|accelmath|\w*intrin|bits/\w+|std(arg|bool|def|align|atomic|noreturn)|float|iso646|threads)\.h$`)

// reasons are the reasons in missing.txt for which a name may be missing.
var reasons = []string{"administration", "internal", "network", "obsolete", "signals", "state", "value"}

// TestGlibcNames compares the names that each header has with those of the host's header of that name: a program that includes it may
// use any of them. Those that may be missing are in missing.txt, each with a reason; <h> there is all of a header.
func TestGlibcNames(t *testing.T) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("gcc is not there")
	}
	if _, err := os.Stat("/usr/include/features.h"); err != nil {
		t.Skip("the headers of glibc are not there")
	}
	allowed := readMissing(t)
	here, err := os.Getwd()
	require.NoError(t, err)
	headers, err := filepath.Glob("*.h")
	require.NoError(t, err)
	for _, dir := range []string{"sys", "arpa"} {
		list, err := filepath.Glob(dir + "/*.h")
		require.NoError(t, err)
		headers = append(headers, list...)
	}
	for _, h := range headers {
		if notGlibc.MatchString(h) {
			continue
		}
		t.Run(h, func(t *testing.T) {
			t.Parallel()
			ours := namesOf(t, gcc, h, "-nostdinc", "-I", here)
			for name := range namesOf(t, gcc, h) {
				if !ours[name] && allowed[name] == "" && allowed["<"+h+">"] == "" {
					t.Errorf("<%s> of glibc has %s, ours has not: declare it, or add it to missing.txt with a reason", h, name)
				}
			}
		})
	}
}

var (
	macro    = regexp.MustCompile(`(?m)^#define (\w+)`)
	typedef  = regexp.MustCompile(`\btypedef\b[^;{}]*?(\w+)(?:\[[^]]*\])?(?: __attribute__ *\(\(.*?\)\))?;`)
	pointer  = regexp.MustCompile(`\btypedef\b[^;{}]*?\(\*(\w+)\) ?\(`)
	record   = regexp.MustCompile(`\} *(?:__attribute__ *\(\(.*?\)\) *)?(\w+);`)
	function = regexp.MustCompile(`(?m)^/\*.*?\*/ (?:extern|static) .*?\b(\w+) \([^*]`)
	public   = regexp.MustCompile(`^(?:[A-Za-z]|_(?:SC|PC|CS|POSIX|XOPEN|XBS)\w*_)`)
)

// namesOf returns the macros, functions and types that gcc finds in a header.
func namesOf(t *testing.T, gcc, header string, flags ...string) map[string]bool {
	t.Helper()
	dir := t.TempDir()
	source, prototypes := filepath.Join(dir, "names.c"), filepath.Join(dir, "names.X")
	require.NoError(t, os.WriteFile(source, []byte("#undef __STDC_VERSION__\n#include <"+header+">\n"), 0o666))
	text, err := exec.Command(gcc, append(flags, "-std=gnu17", "-fopenmp", "-E", "-dD", "-P", source)...).Output()
	require.NoError(t, err)
	require.NoError(t, exec.Command(gcc, append(flags, "-std=gnu17", "-w", "-fsyntax-only", "-aux-info", prototypes, source)...).Run())
	declared, err := os.ReadFile(prototypes)
	require.NoError(t, err)
	// What the compiler itself defines comes before the text of the header.
	if at := strings.Index(string(text), "#undef __STDC_VERSION__"); at >= 0 {
		text = text[at:]
	}
	names := map[string]bool{}
	add := func(list [][]string) {
		for _, m := range list {
			if public.MatchString(m[1]) {
				names[m[1]] = true
			}
		}
	}
	add(macro.FindAllStringSubmatch(string(text), -1))
	flat := strings.Join(strings.Fields(macroLine.ReplaceAllString(string(text), "")), " ")
	add(typedef.FindAllStringSubmatch(flat, -1))
	add(pointer.FindAllStringSubmatch(flat, -1))
	add(record.FindAllStringSubmatch(flat, -1))
	add(function.FindAllStringSubmatch(string(declared), -1))
	return names
}

var macroLine = regexp.MustCompile(`(?m)^#.*$`)

// readMissing reads missing.txt: a reason and the names that are missing for it on each line.
func readMissing(t *testing.T) map[string]string {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", "missing.txt"))
	require.NoError(t, err)
	defer f.Close()
	out := map[string]string{}
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if words := strings.Fields(lines.Text()); len(words) > 0 && words[0] != "#" {
			require.True(t, slices.Contains(reasons, words[0]), "unknown reason %s", words[0])
			for _, name := range words[1:] {
				require.NotContains(t, out, name, "twice in missing.txt")
				out[name] = words[0]
			}
		}
	}
	return out
}
