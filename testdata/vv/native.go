package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// A stage is how far a test comes on the way to native code, and the outcome of what it comes to.
type stage string

const (
	stageLowered    stage = "lowered"        // accc makes a module of the llvm and omp dialects
	stageTranslated stage = "translated"     // mlir-translate-22 makes LLVM IR of it
	stageLinked     stage = "linked"         // clang-22 makes a program of that
	stageRun        stage = "ends with 0"    // which ends with status 0
	stageOther      stage = "other compiler" // clang-22 or flang-22 makes a program of the source that does
)

var stages = []stage{stageLowered, stageTranslated, stageLinked, stageRun, stageOther}

// compileNatively takes the tests of a checkout of the OpenMP suite to native code by LLVM's road and counts how many
// come how far; the tests that mlir-translate-22 cannot translate follow by its reason. In C accc lowers the source;
// in Fortran it converts what flang-22 makes of it with -emit-fir, and the program is linked with flang's library.
func compileNatively(o *options) error {
	tools := []string{"mlir-translate-22", "clang-22"}
	if o.lang == "fortran" {
		tools = append(tools, "flang-22")
	}
	for _, t := range tools {
		if _, err := exec.LookPath(t); err != nil {
			fmt.Printf("skipped: %s is not installed\n", t)
			return nil
		}
	}
	dir, err := os.MkdirTemp("", "accc-vv-native")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	files, err := openMPTests(o)
	if err != nil {
		return err
	}
	counts := map[stage]int{}
	reasons := map[stage]map[string]int{stageTranslated: {}, stageLowered: {}}
	var mu sync.Mutex
	both := 0
	o.each(len(files), func(i int) {
		reached, failed, why := o.native1(dir, files[i], i)
		other := o.otherRuns(dir, files[i], i)
		mu.Lock()
		for _, s := range reached {
			counts[s]++
		}
		if other {
			counts[stageOther]++
		}
		if other && failed == "" {
			both++
		}
		if m := reasons[failed]; m != nil {
			m[why]++
		}
		if failed != "" && (other || o.list) {
			fmt.Printf("%s: not %s: %s\n", strings.TrimPrefix(files[i], o.suite+"/"), failed, why)
		}
		mu.Unlock()
	})
	for _, s := range []stage{stageLowered, stageTranslated} {
		fmt.Printf("\nnot %s, by number of tests:\n", s)
		for _, reason := range byCount(reasons[s]) {
			fmt.Printf("%5d  %s\n", reasons[s][reason], reason)
		}
	}
	fmt.Printf("\n%d tests:", len(files))
	for _, s := range stages {
		fmt.Printf(" %d %s,", counts[s], s)
	}
	fmt.Printf(" %d by both\n", both)
	return nil
}

// native1 takes one test as far as it comes, and says at which stage it failed and why.
func (o *options) native1(dir, path string, number int) (reached []stage, failed stage, why string) {
	base := filepath.Join(dir, fmt.Sprint("test", number))
	source, module, code, exe := base+".fir", base+".mlir", base+".ll", base+".exe"
	for _, f := range []string{source, module, code, exe} {
		defer os.Remove(f)
	}
	include := []string{"-I", filepath.Join(o.suite, "ompvv")}
	type step struct {
		stage   stage
		command []string
	}
	var steps []step
	link := []string{"clang-22", "-w", "-O1", "-fopenmp", "-x", "ir", code, "-o", exe, "-lm"}
	if o.lang == "fortran" {
		steps = []step{{stageLowered, slices.Concat([]string{"flang-22", "-fc1", "-cpp", "-fopenmp", "-fopenmp-version=52", "-module-dir", dir, "-emit-fir", "-o", source}, include, []string{path})},
			{stageLowered, []string{o.accc, "opt", "-p", "convert-fir-to-llvm,convert-to-llvm", "-o", module, source}}}
		link = append(link, "-x", "none", "-L", flangLibrary(), "-lflang_rt.runtime", "-lm")
	} else {
		steps = []step{{stageLowered, slices.Concat([]string{o.accc, "ir", "-w", "--as", "llvm", "-o", module}, include, []string{path})}}
	}
	steps = append(steps, step{stageTranslated, []string{"mlir-translate-22", "--mlir-to-llvmir", module, "-o", code}}, step{stageLinked, link}, step{stageRun, []string{exe}})
	for i, s := range steps {
		status, stderr := execute(o.timeout, s.command)
		if status != 0 {
			if s.stage == stageRun {
				return reached, s.stage, fmt.Sprintf("exit status %d", status)
			}
			return reached, s.stage, cmpOr(compilerError.FindString(stderr), firstLine(stderr))
		}
		if i+1 == len(steps) || steps[i+1].stage != s.stage {
			reached = append(reached, s.stage)
		}
	}
	return reached, "", ""
}

// flangLibrary is the directory of flang's library, of the compiler that is installed.
func flangLibrary() string {
	out, _ := exec.Command("clang-22", "-print-resource-dir").Output()
	found, _ := filepath.Glob(filepath.Join(strings.TrimSpace(string(out)), "lib", "*", "libflang_rt.runtime.a"))
	if len(found) == 0 {
		return "."
	}
	return filepath.Dir(found[0])
}

// otherRuns reports whether the test passes by clang-22 or flang-22 alone.
func (o *options) otherRuns(dir, path string, number int) bool {
	exe := filepath.Join(dir, fmt.Sprint("other", number))
	defer os.Remove(exe)
	command := []string{"clang-22", "-w", "-O1", "-fopenmp", "-I", filepath.Join(o.suite, "ompvv"), path, "-o", exe, "-lm"}
	if o.lang == "fortran" {
		command = []string{"flang-22", "-w", "-O1", "-cpp", "-fopenmp", "-I", filepath.Join(o.suite, "ompvv"), "-J", dir, path, "-o", exe}
	}
	if status, _ := execute(o.timeout, command); status != 0 {
		return false
	}
	status, _ := execute(o.timeout, []string{exe})
	return status == 0
}
