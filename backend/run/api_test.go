package run_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"accc/backend/device/api"
	"accc/backend/run"
	"accc/dialects/conversion/firtollvm"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// An apiRow is a sentence of OpenACC 3.3 (chapters 3 and 4) or OpenMP 5.2 about one routine and a program that shows it. In the tables of
// testdata/api a row is
//
//	# 3.2.2 acc_set_device_type: the sentence
//	# gcc: what gcc's host fallback answers instead, if it does
//	# env NAME=VALUE, # devices N, # device shared: the surroundings
//	statements
//	=> what they print
//	!! or the run-time error that ends them, at one of their lines
type apiRow struct {
	title, routine string
	gcc            string
	env            []string
	devices        int
	mode           run.Mode
	code           []string
	want           string
	fault          string
	first          int // line of the code in the program that is made of the table
}

// readRows reads a table: the text before its first row precedes every row.
func readRows(t *testing.T, name string) (head string, rows []*apiRow) {
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	var r *apiRow
	for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		note, isNote := strings.CutPrefix(line, "# ")
		switch {
		case isNote && (r == nil || len(r.code) > 0):
			_, rest, ok := strings.Cut(note, " ")
			routine, _, ok2 := strings.Cut(rest, ":")
			require.True(t, ok && ok2, "%s:%d: expected a paragraph, a routine and a sentence", name, i+1)
			r = &apiRow{title: note, routine: routine, devices: 1}
			rows = append(rows, r)
		case r == nil:
			head += line + "\n"
		case isNote:
			key, value, _ := strings.Cut(note, " ")
			switch key {
			case "gcc:":
				r.gcc = value
			case "env":
				r.env = append(r.env, value)
			case "devices":
				r.devices, err = strconv.Atoi(value)
				require.NoError(t, err)
			case "device":
				require.Equal(t, "shared", value)
				r.mode = run.Shared
			default:
				t.Fatalf("%s:%d: unknown note %q", name, i+1, key)
			}
		case strings.HasPrefix(line, "=> "):
			r.want += line[3:] + "\n"
		case strings.HasPrefix(line, "!! "):
			r.fault = line[3:]
		case line != "":
			r.code = append(r.code, line)
		}
	}
	return head, rows
}

// apiLanguages say how a table becomes one program, which runs the row of the number that is its argument.
var apiLanguages = []struct {
	table, ext, compiler string
	init                 string   // starts the library of the compiler, which fails otherwise
	flags                []string // of the compiler
	program              func(head, first string, rows []*apiRow) string
	routines             func() []string
}{
	{"testdata/api/c.txt", ".c", "gcc", "acc_init(acc_device_host)", nil, cProgram, func() (names []string) {
		for _, f := range api.All() {
			names = append(names, f.Name)
		}
		return names
	}},
	{"testdata/api/fortran.txt", ".f90", "gfortran", "call acc_init(acc_device_host)", []string{"-ffree-line-length-none"}, fortranRows, firtollvm.Routines},
}

func cProgram(head, first string, rows []*apiRow) string {
	var b strings.Builder
	b.WriteString(head)
	for i, r := range rows {
		fmt.Fprintf(&b, "static void row_%d(void) {\n", i)
		r.first = strings.Count(b.String(), "\n") + 1
		b.WriteString(strings.Join(r.code, "\n") + "\n}\n")
	}
	fmt.Fprintf(&b, "int main(int argc, char **argv) {\n%s;\nswitch (atoi(argv[1])) {\n", first)
	for i := range rows {
		fmt.Fprintf(&b, "case %d: row_%d(); break;\n", i, i)
	}
	b.WriteString("}\nreturn 0;\n}\n")
	return b.String()
}

func fortranRows(head, first string, rows []*apiRow) string {
	var b strings.Builder
	fmt.Fprintf(&b, "program rows\nuse openacc\nimplicit none\ncharacter(8) :: arg\ninteger :: row\ncall get_command_argument(1, arg)\nread (arg, *) row\n%s\nselect case (row)\n", first)
	for i := range rows {
		fmt.Fprintf(&b, "case (%d)\ncall row_%d\n", i, i)
	}
	b.WriteString("end select\ncontains\n")
	for i, r := range rows {
		// Specifications come first: a block holds those of the row.
		fmt.Fprintf(&b, "subroutine row_%d\n%sblock\n", i, head)
		r.first = strings.Count(b.String(), "\n") + 1
		b.WriteString(strings.Join(r.code, "\n") + "\nend block\nend subroutine\n")
	}
	b.WriteString("end program\n")
	return b.String()
}

var faultLine = regexp.MustCompile(`^[^:]+:(\d+):\d+: run-time error: (.*)\n`)

// TestAPI holds the routines of OpenACC's library to the sentences of the specification. Every routine has a row.
func TestAPI(t *testing.T) {
	for _, l := range apiLanguages {
		t.Run(l.ext[1:], func(t *testing.T) {
			head, rows := readRows(t, l.table)
			for _, name := range l.routines() {
				if !strings.HasPrefix(name, "acc_") || name == "acc_set_error_routine" {
					continue // it is of OpenMP's library, which shares the table, or of NVIDIA's, which gcc does not have
				}
				require.True(t, slices.ContainsFunc(rows, func(r *apiRow) bool { return r.routine == name }), "no row about %s", name)
			}
			name := filepath.Join(t.TempDir(), "rows"+l.ext)
			require.NoError(t, os.WriteFile(name, []byte(l.program(head, "", rows)), 0o644))
			checkRows(t, name, rows)
		})
	}
}

// TestMisuse calls routines of OpenMP with arguments that they do not allow, and clauses whose arguments are known only when the
// program runs: the answer is the specification's, or an error.
func TestMisuse(t *testing.T) {
	head, rows := readRows(t, "testdata/api/openmp.txt")
	name := filepath.Join(t.TempDir(), "rows.c")
	require.NoError(t, os.WriteFile(name, []byte(cProgram(head, "", rows)), 0o644))
	checkRows(t, name, rows)
}

// TestLibrary runs programs that call every routine of OpenMP's library and name all of its types and constants.
func TestLibrary(t *testing.T) {
	for _, name := range []string{"testdata/library/routines.c", "testdata/library/routines_fortran.f90"} {
		golden(t, name, execute(t, name, run.Options{Env: []string{"OMP_NUM_THREADS=4"}}))
	}
}

// checkRows runs each row of a program, with the argument that is its number.
func checkRows(t *testing.T, name string, rows []*apiRow) {
	images := map[run.Mode]*run.Image{}
	for i, r := range rows {
		image := images[r.mode]
		if image == nil {
			var err error
			image, err = run.Build(load(t, name), run.Options{Mode: r.mode, HostToo: true})
			require.NoError(t, err)
			images[r.mode] = image
		}
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			status, err := image.Run(run.Options{Args: []string{"rows", fmt.Sprint(i)}, Env: r.env, Devices: r.devices, Stdout: &stdout, Stderr: &stderr})
			require.NoError(t, err, r.title)
			require.Equal(t, r.want, stdout.String(), r.title)
			if r.fault == "" {
				require.Zero(t, status, "%s\n%s", r.title, stderr.String())
				require.Empty(t, stderr.String(), r.title)
				return
			}
			require.Equal(t, 134, status, r.title)
			m := faultLine.FindStringSubmatch(address.ReplaceAllString(stderr.String(), "0x..."))
			require.NotNil(t, m, "%s\n%s", r.title, stderr.String())
			require.Equal(t, r.fault, m[2], r.title)
			line, _ := strconv.Atoi(m[1])
			require.True(t, line >= r.first && line < r.first+len(r.code), "%s: the error is said to be in line %d of the row", r.title, line-r.first+1)
		})
	}
}

// TestAPIOfCompilers compiles the tables with gcc and gfortran, whose library shares the host's memory: what a row says of them
// must be so, and where it says nothing the answers must be the same.
func TestAPIOfCompilers(t *testing.T) {
	for _, l := range apiLanguages {
		t.Run(l.ext[1:], func(t *testing.T) {
			compiler := irtest.Oracle(t, l.compiler)
			head, all := readRows(t, l.table)
			rows := slices.DeleteFunc(slices.Clone(all), func(r *apiRow) bool { return r.gcc == "not in its library" })
			dir := t.TempDir()
			name, exe := filepath.Join(dir, "rows"+l.ext), filepath.Join(dir, "rows")
			require.NoError(t, os.WriteFile(name, []byte(l.program(head, l.init, rows)), 0o644))
			out, err := exec.Command(compiler, append(l.flags, "-fopenacc", irtest.HostOnly, "-w", "-o", exe, name)...).CombinedOutput()
			require.NoError(t, err, "%s", out)
			for i, r := range rows {
				cmd := exec.Command(exe, fmt.Sprint(i))
				cmd.Env = r.env
				out, err := cmd.Output()
				same := string(out) == r.want && (err != nil) == (r.fault != "")
				if same != (r.gcc == "") {
					t.Errorf("%s: the answer is %q, %v; the row says %q", r.title, out, err, r.gcc)
				}
			}
		})
	}
}
