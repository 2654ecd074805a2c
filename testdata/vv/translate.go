package main

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// What passes with -as:
//
//	acc               the regenerated source lowers to the same module, and compiled by -cc ends as the original does
//	back                  translated to OpenMP and from there to OpenACC, compiled by -cc, it ends as the original does
//	omp, omp-multicore    the translation, compiled by -cc, ends with status 0
//	omp with -offload     the translation is compiled and linked for a device by GCC, and the executable has code for that; with -run it
//	                      ends with status 0 on the device of the machine
//	omp-ir, omp-multicore-ir    what the pass acc-to-omp makes is verified by mlir-opt-22 and translated by mlir-translate-22
//
// The originals are compiled by -against and run, too. Tests that pass there and not here are regressions; the list
// translated.txt explains them.

//go:embed translated.txt
var translatedText string

// compilerFlags are those of the defaults of -cc.
var compilerFlags = map[string]string{"acc": " -fopenacc -O1", "omp": " -fopenmp -O1", "omp-multicore": " -fopenmp -O1",
	// What has no way back stays OpenMP's.
	"back": " -fopenacc -fopenmp -O1"}

// offloadCompilers are those of GCC that Debian has a compiler for devices for, which is of their version.
var offloadCompilers = map[string]string{"c": "gcc-12", "fortran": "gfortran-12"}

// offloadFlags are those of GCC for a device; disableOffload keeps a compiler for devices that is installed from being used.
func (o *options) offloadFlags() string {
	flags := " -foffload=" + o.offload + " -foffload=-lm -foffload=-latomic"
	if o.lang == "fortran" {
		flags += " -foffload=-lgfortran"
	}
	return flags
}

const disableOffload = " -foffload=disable"

// passOptions are the options of acc-to-omp.
var passOptions = map[string]string{"omp-ir": "offload", "omp-multicore-ir": "multicore"}

// prepare checks -as and writes the openacc.h that translations include, or the module that they use.
func (o *options) prepare(dir string) error {
	if o.as == "" || passOptions[o.as] != "" {
		return nil
	}
	flags, ok := compilerFlags[o.as]
	if !ok {
		return fmt.Errorf("-as %s: expected acc, back, omp, omp-multicore, omp-ir or omp-multicore-ir", o.as)
	}
	switch {
	case o.cc == "" && o.offload != "":
		o.cc = offloadCompilers[o.lang] + flags + o.offloadFlags()
	case o.cc == "":
		o.cc = o.compiler() + flags + disableOffload
	case o.offload != "":
		o.cc += o.offloadFlags()
	}
	if o.as == "acc" {
		return nil
	}
	o.include = filepath.Join(dir, "include")
	if err := os.Mkdir(o.include, 0o755); err != nil {
		return err
	}
	flag, name := "--openacc-header", "openacc.h"
	if o.lang == "fortran" {
		flag, name = "--openacc-module", "openacc.f90"
	}
	out, err := exec.Command(o.accc, "emit", "--as", o.forward(), flag, "-o", filepath.Join(o.include, name)).CombinedOutput()
	if err == nil && o.lang == "fortran" {
		words := append(strings.Fields(o.cc), "-c", name)
		module := exec.Command(words[0], words[1:]...)
		module.Dir = o.include
		out, err = module.CombinedOutput()
	}
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", name, err, out)
	}
	return nil
}

// forward is the first translation.
func (o *options) forward() string {
	if o.as == "back" {
		return "omp"
	}
	return o.as
}

// rewritten tests one rewritten test and its original.
func (o *options) rewritten(r *result, dir, path string, number int) {
	base := filepath.Join(dir, fmt.Sprint("test", number))
	if option := passOptions[o.as]; option != "" {
		r.outcome, r.detail = o.converted(path, base, option)
		return
	}
	if o.offload == "" {
		r.other, r.otherStatus = o.native(o.against, path, filepath.Join(dir, fmt.Sprint("other", number)))
	}
	source := base + extensions[o.lang]
	defer os.Remove(source)
	emit := []string{o.accc, "emit", "--as", o.forward(), "-o", source, "-I", filepath.Dir(path)}
	if o.as == "acc" {
		emit = append(emit, "--verify")
	}
	steps := [][]string{slices.Concat(emit, strings.Fields(o.flags), []string{path})}
	if o.as == "back" {
		steps = append(steps, slices.Concat([]string{o.accc, "emit", "--as", "acc", "--in-place", "-I", o.include, "-I", filepath.Dir(path)}, strings.Fields(o.flags), []string{source}))
	}
	for _, step := range steps {
		if status, stderr := execute(o.timeout, step); status != 0 {
			r.outcome, r.detail = classify(status, stderr)
			return
		}
	}
	if o.offload != "" {
		r.outcome, r.detail = o.linked(source, base)
		return
	}
	r.outcome, r.status = o.native(o.cc, source, base)
	if r.outcome != passed {
		r.detail = o.why(source, base)
	}
	if (o.as == "acc" || o.as == "back") && r.status == r.otherStatus {
		r.outcome = passed
	}
}

// linked compiles and links a source for a device, and runs it with -run. What has target regions must have code for it.
func (o *options) linked(source, exe string) (outcome, string) {
	if status, stderr := execute(o.timeout, o.compile(o.cc, source, exe)); status != 0 {
		return rejected, cmpOr(deviceError.FindString(stderr), compilerError.FindString(stderr), firstLine(stderr))
	}
	defer os.Remove(exe)
	text, err := os.ReadFile(source)
	code, readErr := os.ReadFile(exe)
	if err != nil || readErr != nil {
		return failed, "the executable cannot be read"
	}
	if targetRegion.Match(text) && !deviceCode.Match(code) {
		return failed, "the executable has no code for the device"
	}
	if !o.run {
		return passed, ""
	}
	status, stderr := execute(o.timeout, []string{"env", "OMP_TARGET_OFFLOAD=MANDATORY", exe})
	if status != 0 {
		return failed, fmt.Sprintf("exit status %d %s", status, firstLine(stderr))
	}
	return passed, ""
}

var (
	targetRegion = regexp.MustCompile(`(?im)^[ \t]*(?:#[ \t]*pragma[ \t]+|[!c*]\$)omp[ \t]+target(?:[ \t]+(?:teams|parallel|simd|map|if|nowait|device)|[ \t]*\r?$)`)
	deviceCode   = regexp.MustCompile(`\.target\s+sm_\d+`)
	// deviceError is what GCC's compiler and linker for devices say.
	deviceError = regexp.MustCompile(`(?m)unresolved symbol .*|undefined reference to .*|(?:sorry, unimplemented|fatal error): .*|nvptx-none - .*|ptxas.*`)
)

// native compiles a source and runs it; the status is that of the program, or statusRejected.
func (o *options) native(compiler, path, exe string) (outcome, int) {
	if status, _ := execute(o.timeout, o.compile(compiler, path, exe)); status != 0 {
		return rejected, statusRejected
	}
	defer os.Remove(exe)
	// What the program does is looked at, not how fast it is: threads that spin keep the other tests from running.
	status, _ := execute(o.timeout, []string{"env", "OMP_WAIT_POLICY=passive", exe})
	switch status {
	case 0:
		return passed, 0
	case statusTimeout:
		return timedOut, status
	case statusSignal:
		return trapped, status
	}
	return failed, status
}

const statusRejected = -3

func (o *options) compile(compiler, path, exe string) []string {
	words := slices.Concat(strings.Fields(compiler), strings.Fields(o.flags), []string{"-w"})
	if o.include != "" && path != "" && compiler == o.cc {
		words = append(words, "-I", o.include)
		if o.lang == "fortran" {
			words = append(words, filepath.Join(o.include, "openacc.o"))
		}
	}
	if o.lang == "fortran" {
		words = append(words, "-J", filepath.Dir(exe)) // where modules are left
	}
	return append(words, "-I", filepath.Join(o.suite, "Tests"), path, "-o", exe, "-lm", "-latomic")
}

// why says why a translation does not compile, or how it ended.
func (o *options) why(source, exe string) string {
	if status, stderr := execute(o.timeout, o.compile(o.cc, source, exe)); status != 0 {
		return cmpOr(compilerError.FindString(stderr), firstLine(stderr))
	}
	defer os.Remove(exe)
	status, stderr := execute(o.timeout, []string{exe})
	return fmt.Sprintf("exit status %d %s", status, firstLine(stderr))
}

// compilerError is what a C compiler reports, without the place.
var compilerError = regexp.MustCompile(`(?m)[Ee]rror: .*`)

// toLLVM are the passes that take what acc-to-omp makes to the LLVM dialect.
var toLLVM = []string{"--convert-scf-to-cf", "--convert-math-to-libm", "--convert-math-to-llvm", "--convert-arith-to-llvm", "--convert-index-to-llvm",
	"--convert-func-to-llvm", "--convert-cf-to-llvm", "--convert-openmp-to-llvm", "--reconcile-unrealized-casts"}

// allowed makes LLVM's tools read attributes of accc, which mark the leaves of combined directives.
const allowed = "--allow-unregistered-dialect"

// converted runs acc-to-omp on a test and LLVM's tools on the result.
func (o *options) converted(path, base, option string) (outcome, string) {
	made, lowered := base+".mlir", base+".llvm.mlir"
	defer os.Remove(made)
	defer os.Remove(lowered)
	lower := slices.Concat([]string{o.accc, "ir", "-w", "-I", filepath.Dir(path)}, strings.Fields(o.flags))
	if status, stderr := execute(o.timeout, append(slices.Clone(lower), "-o", os.DevNull, path)); status != 0 {
		return rejected, diagnostic.FindString(stderr)
	}
	steps := [][]string{
		append(lower, "-p", "acc-to-omp{target="+option+"}", "-o", made, path),
		{"mlir-opt-22", allowed, made, "-o", os.DevNull},
		slices.Concat([]string{"mlir-opt-22", allowed, made, "-o", lowered}, toLLVM),
		{"mlir-translate-22", allowed, "--mlir-to-llvmir", lowered, "-o", os.DevNull},
	}
	for _, step := range steps {
		if status, stderr := execute(o.timeout, step); status != 0 {
			return failed, filepath.Base(step[0]) + ": " + cmpOr(compilerError.FindString(stderr), firstLine(stderr))
		}
	}
	return passed, ""
}

func reportRewritten(o *options, results []result, took time.Duration) {
	explained := reasonsIn(translatedText)
	counts, original := map[outcome]int{}, map[outcome]int{}
	reasons := map[string]int{}
	lost, unexplained := 0, 0
	for _, r := range results {
		counts[r.outcome]++
		original[r.other]++
		if r.outcome == passed && !o.list {
			continue
		}
		reasons[r.detail]++
		note := ""
		if r.other != "" {
			note = fmt.Sprintf(" [original: %s]", r.other)
		}
		fmt.Printf("%-8s  %s%s  %s\n", r.outcome, r.test, note, r.detail)
		if r.outcome == passed || r.other != passed {
			continue
		}
		lost++
		if reason, ok := explained[r.test]; ok {
			fmt.Printf("%10s%s\n", "", reason)
		} else {
			unexplained++
			fmt.Printf("%10snot explained\n", "")
		}
	}
	if (passOptions[o.as] != "" || o.offload != "") && len(reasons) > 0 {
		fmt.Println("\nreasons, by number of tests:")
		for _, reason := range byCount(reasons) {
			fmt.Printf("%5d  %s\n", reasons[reason], reason)
		}
	}
	fmt.Printf("\n%d tests in %.0f s:", len(results), took.Seconds())
	for _, c := range outcomes {
		fmt.Printf(" %d %s", counts[c], c)
	}
	fmt.Println()
	if passOptions[o.as] == "" && o.offload == "" {
		fmt.Printf("%s: %d of the originals pass; %d of those do not pass here, %d of which are not explained\n", o.against, original[passed], lost, unexplained)
	}
}
