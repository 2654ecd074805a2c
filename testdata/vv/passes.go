package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// comparePasses runs accc's passes over OpenMP on what flang-22 makes of the Fortran tests of a checkout of the OpenMP
// suite, before its own passes, and compares what comes out with the text of fir-opt-22, byte for byte. Each pass
// gets the output of the passes before it in flang's pipeline. Modules that fir-opt-22 cannot read are counted: flang
// prints some of them with types that contradict each other.
func comparePasses(o *options) error {
	for _, tool := range []string{"flang-22", "fir-opt-22"} {
		if _, err := exec.LookPath(tool); err != nil {
			fmt.Printf("skipped: %s is not installed\n", tool)
			return nil
		}
	}
	var files []string
	err := filepath.WalkDir(filepath.Join(o.suite, "tests"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && slices.Contains([]string{".f90", ".f"}, strings.ToLower(filepath.Ext(path))) {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		return err
	}
	modules, err := os.MkdirTemp("", "accc-vv-modules")
	if err != nil {
		return err
	}
	defer os.RemoveAll(modules)
	counts := map[string]map[string]int{}
	for _, p := range flangPasses {
		counts[p.name] = map[string]int{}
	}
	lowered := 0
	var mu sync.Mutex
	var workers sync.WaitGroup
	next := make(chan string)
	for range max(o.jobs, 1) {
		workers.Go(func() {
			for file := range next {
				text := beforePasses(o, modules, file)
				if text == "" {
					continue
				}
				mu.Lock()
				lowered++
				mu.Unlock()
				for _, p := range flangPasses {
					input := text
					if p.device {
						input = strings.Replace(text, "omp.is_target_device = false", "omp.is_target_device = true", 1)
					}
					theirs, outcome := comparePass(o, p, input)
					mu.Lock()
					counts[p.name][outcome]++
					if outcome == "different" || outcome == "accc fails" {
						fmt.Printf("%s: %s: %s\n", strings.TrimPrefix(file, o.suite+"/"), p.name, outcome)
					}
					mu.Unlock()
					if theirs != "" && !p.device {
						text = theirs
					}
				}
			}
		})
	}
	for _, f := range files {
		next <- f
	}
	close(next)
	workers.Wait()
	fmt.Printf("%d of %d tests are lowered by flang-22\n", lowered, len(files))
	for _, p := range flangPasses {
		c := counts[p.name]
		fmt.Printf("%-36s %d equal, %d of them changed by it, %d different, %d that accc does not take; fir-opt-22 does not take %d\n", p.name,
			c["equal"]+c["equal and changed"], c["equal and changed"], c["different"], c["accc fails"], c["fir-opt-22 fails"])
	}
	return nil
}

// A flangPass is a pass to compare, in the order of flang's pipeline.
type flangPass struct {
	name     string
	function bool // it runs on functions
	device   bool // it is for modules that are compiled for a device
}

var flangPasses = []flangPass{{name: "omp-maps-for-privatized-symbols", function: true}, {name: "omp-automap-to-target-data"},
	{name: "omp-mark-declare-target"}, {name: "omp-generic-loop-conversion", function: true}, {name: "omp-function-filtering", device: true}}

// beforePasses is the module that flang-22 makes of a source, before the first of its passes; "" where it makes none.
func beforePasses(o *options, modules, file string) string {
	cmd := exec.Command("flang-22", "-fc1", "-cpp", "-fopenmp", "-fopenmp-version=52", "-I", filepath.Join(o.suite, "ompvv"), "-module-dir", modules,
		"-mmlir", "--mlir-disable-threading", "-mmlir", "--mlir-print-ir-module-scope", "-mmlir", "--mlir-print-ir-before-all", "-emit-hlfir", "-o", os.DevNull, file)
	pipe, err := cmd.StderrPipe()
	if err != nil || cmd.Start() != nil {
		return ""
	}
	defer func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}()
	var text strings.Builder
	lines := bufio.NewReader(pipe)
	for dumps := 0; dumps < 2; {
		line, err := lines.ReadString('\n')
		if strings.HasPrefix(line, "// -----// IR Dump") {
			dumps++
		} else if dumps == 1 {
			text.WriteString(line)
		}
		if err != nil {
			break
		}
	}
	end := strings.LastIndex(text.String(), "\n}\n")
	if end < 0 {
		return ""
	}
	return text.String()[:end+3]
}

// comparePass runs a pass by both and returns the text of fir-opt-22 with how accc's compares.
func comparePass(o *options, p flangPass, text string) (theirs, outcome string) {
	pipeline := p.name
	if p.function {
		pipeline = "func.func(" + pipeline + ")"
	}
	pipeline = "builtin.module(" + pipeline + ")"
	theirs, messages := filter(text, "fir-opt-22", "-pass-pipeline="+pipeline)
	if theirs == "" || strings.Contains(messages, "error:") {
		return "", "fir-opt-22 fails"
	}
	ours, _ := filter(text, o.accc, "opt", "-p", pipeline, "-")
	switch {
	case ours == "":
		return theirs, "accc fails"
	case ours != theirs:
		return theirs, "different"
	case strings.TrimSpace(text) != ours:
		return theirs, "equal and changed"
	}
	return theirs, "equal"
}

// filter runs a command on text; the output is "" where it fails.
func filter(text string, command ...string) (output, messages string) {
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Stdin = strings.NewReader(text)
	var out, err bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &err
	if cmd.Run() != nil {
		return "", err.String()
	}
	return strings.TrimSpace(out.String()), err.String()
}
