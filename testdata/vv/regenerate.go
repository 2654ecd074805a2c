package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// A regenerated is what became of a test of OpenMP whose directives were written back.
type regenerated struct {
	test string
	// lowered: it becomes IR; accepted: LLVM's tool reads that and prints the same text; directives: it has the same ones
	// afterwards; same: it lowers to the same IR, too.
	lowered, accepted, directives, same bool
	// native: the original compiles; ends: what was written ends as it does.
	native, ends bool
	reason       string
}

// regenerateOpenMP writes the directives of the tests back (accc emit --verify) and prints how many lower, of how many the IR is that of
// LLVM (mlir-opt-22 or fir-opt-22 accepts it and prints it as it is), how many have the same directives and the same IR afterwards, and how
// many end as the original does when -cc compiles both. The reasons for the others follow.
func regenerateOpenMP(o *options, files []string) error {
	dir, err := os.MkdirTemp("", "accc-vv")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if o.cc == "" {
		o.cc = o.compiler() + " -fopenmp -O1"
	}
	if o.filter != "" {
		wanted, err := regexp.Compile(o.filter)
		if err != nil {
			return err
		}
		files = slices.DeleteFunc(files, func(f string) bool { return !wanted.MatchString(filepath.Base(f)) })
	}
	if _, err := exec.LookPath(o.oracle()); err != nil {
		return err
	}
	results := make([]regenerated, len(files))
	start := time.Now()
	o.each(len(files), func(i int) { results[i] = o.writeBack(files[i], filepath.Join(dir, fmt.Sprint(i))) })
	var lowered, accepted, directives, same, native, ends int
	reasons := map[string]int{}
	for _, r := range results {
		count(&lowered, r.lowered)
		count(&accepted, r.accepted)
		count(&directives, r.directives)
		count(&same, r.same)
		count(&native, r.native && r.same)
		count(&ends, r.ends)
		if r.reason != "" {
			reasons[place.ReplaceAllString(r.reason, "")]++
		}
		if r.reason != "" && (o.list || r.lowered) {
			fmt.Printf("%s  %s\n", strings.TrimPrefix(r.test, o.suite+"/"), r.reason)
		}
	}
	fmt.Println("\nreasons, by number of tests:")
	for _, reason := range byCount(reasons) {
		fmt.Printf("%5d  %s\n", reasons[reason], reason)
	}
	fmt.Printf("\n%d tests in %.0f s: %d lower, and %s prints %d of these modules as they are; written back, %d have the same directives and %d the same IR, "+
		"too; the originals of %d of these compile (%s), and %d end as those do\n", len(files), time.Since(start).Seconds(), lowered, o.oracle(), accepted,
		directives, same, native, o.cc, ends)
	return nil
}

// oracle is LLVM's tool that reads the modules of the language.
func (o *options) oracle() string {
	if o.lang == "fortran" {
		return "fir-opt-22"
	}
	return "mlir-opt-22"
}

func count(n *int, b bool) {
	if b {
		*n++
	}
}

// place is the position in a message.
var place = regexp.MustCompile(`^[^\n:]+:\d+:\d+: `)

// writeBack writes the directives of one test back; out begins the names of temporary files.
func (o *options) writeBack(path, out string) regenerated {
	r := regenerated{test: path}
	include := []string{"-I", filepath.Join(o.suite, "ompvv"), "-I", filepath.Dir(path)}
	source := out + filepath.Ext(path)
	defer os.Remove(source)
	accc := func(command string, args ...string) (int, string) {
		return execute(o.timeout, slices.Concat([]string{o.accc, command, "-w", "--format=gnu"}, include, args, []string{path}))
	}
	module := out + ".mlir"
	defer os.Remove(module)
	if status, stderr := accc("ir", "-o", module); status != 0 {
		r.reason = cmpOr(diagnostic.FindString(stderr), firstLine(stderr), fmt.Sprint("status ", status))
		return r
	}
	r.lowered = true
	if text, err := os.ReadFile(module); err == nil {
		theirs, messages := filter(string(text), o.oracle())
		if r.accepted = theirs == strings.TrimSpace(string(text)); !r.accepted {
			r.reason = o.oracle() + " prints the module in another way"
			if theirs == "" {
				r.reason = o.oracle() + ": " + compilerError.FindString(messages)
			}
		}
	}
	status, stderr := accc("emit", "--verify", "-o", source)
	r.same = status == 0
	r.directives = r.same || strings.Contains(stderr, "lowers to another module")
	if !r.same {
		r.reason = cmpOr(diagnostic.FindString(stderr), firstLine(stderr), fmt.Sprint("status ", status))
		return r
	}
	// Two tests that are compiled at once may have modules of the same name.
	modules := out + ".modules"
	if os.Mkdir(modules, 0o755) == nil {
		defer os.RemoveAll(modules)
	}
	compile := func(source, exe string) int {
		words := slices.Concat(strings.Fields(o.cc), strings.Fields(o.flags), []string{"-w"}, include)
		if o.lang == "fortran" {
			words = append(words, "-cpp", "-ffree-line-length-none", "-J", modules)
		}
		status, _ := execute(o.timeout, append(words, source, "-o", exe, "-lm"))
		return status
	}
	exe, other := out+".exe", out+".original"
	defer os.Remove(exe)
	defer os.Remove(other)
	if r.native = compile(path, other) == 0; !r.native {
		return r
	}
	if compile(source, exe) != 0 {
		r.reason = "the regenerated source does not compile"
		return r
	}
	want, _ := execute(o.timeout, []string{"env", "OMP_WAIT_POLICY=passive", other})
	got, _ := execute(o.timeout, []string{"env", "OMP_WAIT_POLICY=passive", exe})
	if r.ends = want == got; !r.ends {
		r.reason = fmt.Sprintf("exit status %d, that of the original is %d", got, want)
	}
	return r
}
