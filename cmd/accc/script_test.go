package main

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "rewrite the expected output of the scripts")

func TestMain(m *testing.M) {
	// The executables that scripts make are this test binary with a program appended.
	if image, ok, err := embedded(); ok && err == nil {
		os.Exit(runEmbedded(driver.NewSession(), image, os.Args))
	}
	if filepath.Base(os.Args[0]) != "accc" { // the tests, not the command of a script
		irtest.FewerChecks("15")
		debug.SetGCPercent(eagerPercent) // half of the time was the collector's: commands leave much behind, and little of it lives
	}
	testscript.Main(m, map[string]func(){
		"accc": func() {
			s := driver.NewSession()
			s.Alone = true
			os.Exit(execute(s, os.Args[1:]))
		},
	})
}

// TestScripts runs every script of testdata/script: each is a session at the command line.
func TestScripts(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join(root, "testdata", "script"),
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(e *testscript.Env) error {
			self, err := exec.LookPath("accc") // testscript's own
			if err != nil {
				return err
			}
			e.Vars = append(e.Vars, "TESTDATA="+filepath.Join(root, "testdata"), "ACCC="+self, "NO_COLOR=1")
			return nil
		},
		// [oracle:TOOL] holds when an external tool is there; where oracles are required it must be.
		Condition: func(cond string) (bool, error) {
			tool, ok := strings.CutPrefix(cond, "oracle:")
			if !ok {
				return false, os.ErrInvalid
			}
			_, err := exec.LookPath(tool)
			if err != nil && irtest.Required() {
				t.Errorf("oracle %s is required but not installed", tool)
			}
			return err == nil, nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"status":       cmdStatus,
			"bigline":      cmdBigLine,
			"sameas":       cmdSameAs,
			"unescape":     cmdUnescape,
			"longfile":     cmdLongFile,
			"samelineends": cmdSameLineEnds,
		},
	})
}

// cmdStatus runs a command and demands an exit status: status 2 accc frobnicate.
func cmdStatus(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status N command args...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	err = ts.Exec(args[1], args[2:]...)
	got := 0
	if err != nil {
		exit, ok := err.(*exec.ExitError)
		if !ok {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("expected exit status %d, got %d", want, got)
	}
}

// cmdBigLine writes a file that is one line of so many bytes: bigline FILE BYTES.
func cmdBigLine(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: bigline FILE BYTES")
	}
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	text := "int main(void) { return " + strings.Repeat("1+", n/2) + "0; }"
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(text), 0o644))
}

// cmdUnescape replaces \r, \xHH and \\ by the characters they denote; \c removes the line end after it: unescape FILE.
func cmdUnescape(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: unescape FILE")
	}
	text := ts.ReadFile(args[0])
	var out []byte
	for i := 0; i < len(text); i++ {
		if text[i] != '\\' || i+1 == len(text) {
			out = append(out, text[i])
			continue
		}
		i++
		switch text[i] {
		case 'r':
			out = append(out, '\r')
		case 'c':
			i++
		case 'x':
			b, err := strconv.ParseUint(text[i+1:i+3], 16, 8)
			ts.Check(err)
			out = append(out, byte(b))
			i += 2
		default:
			out = append(out, text[i])
		}
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), out, 0o644))
}

// cmdLongFile writes a function of so many lines and a line with a mistake after it: longfile FILE LINES.
func cmdLongFile(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: longfile FILE LINES")
	}
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	text := "void f(int n, float *a)\n{\n" + strings.Repeat("  a[n]++;\n", n) + "}\n#pragma acc wrong\n"
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(text), 0o644))
}

// cmdSameAs demands that two files are equal: sameas A B.
func cmdSameAs(ts *testscript.TestScript, neg bool, args []string) {
	if len(args) != 2 {
		ts.Fatalf("usage: sameas A B")
	}
	if (ts.ReadFile(args[0]) == ts.ReadFile(args[1])) == neg {
		ts.Fatalf("%s and %s: equal is %v", args[0], args[1], neg)
	}
}

// cmdSameLineEnds demands that two files end their lines alike: samelineends A B.
func cmdSameLineEnds(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: samelineends A B")
	}
	for _, name := range args {
		text := ts.ReadFile(name)
		if strings.Count(text, "\n") != strings.Count(text, "\r\n") {
			ts.Fatalf("%s has bare line feeds", name)
		}
	}
}
