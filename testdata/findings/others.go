package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// A sanitizer is a compiler that adds checks to programs, which find something when they run.
type sanitizer struct {
	name    string
	compile []string
	env     []string
	report  *regexp.Regexp
}

// sanitizers are those that find races among the threads of OpenMP. Archer tells ThreadSanitizer what OpenMP orders.
var sanitizers = []sanitizer{
	{"clang-22 -fsanitize=thread, Archer", []string{"clang-22", "-g", "-O1", "-w", "-fopenmp", "-fsanitize=thread"},
		[]string{"OMP_TOOL_LIBRARIES=/usr/lib/llvm-22/lib/libarcher.so", "TSAN_OPTIONS=ignore_noninstrumented_modules=1"}, threadSanitizer},
	{"gcc -fsanitize=thread", []string{"gcc", "-g", "-O1", "-w", "-fopenmp", "-fsanitize=thread"}, nil, threadSanitizer},
}

var (
	threadSanitizer = regexp.MustCompile(`WARNING: ThreadSanitizer: data race`)
	forDevices      = regexp.MustCompile(`pragma\s+acc\b|omp\s+target\b|_Pragma\("acc`)
)

const limit = 30 * time.Second

// others runs the programs in C whose races are among threads of the host with what other compilers have, and prints what they find.
func others(list []program) error {
	dir, err := os.MkdirTemp("", "findings")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	fmt.Printf("%-36s %8s %8s %8s %8s\n", "sanitizer", "programs", "compiled", "found", "alarms")
	for _, s := range sanitizers {
		programs, compiled, found, alarms := 0, 0, 0, 0
		for _, p := range list {
			text, err := os.ReadFile(p.file)
			if err != nil {
				return err
			}
			if p.language != "c" || p.class != "race" || p.read || forDevices.Match(text) {
				continue
			}
			programs++
			races, ok := s.run(p.file, filepath.Join(dir, "wrong"))
			wrongly, okTwin := s.run(p.twin, filepath.Join(dir, "right"))
			if !ok || !okTwin {
				continue
			}
			compiled++
			if races {
				found++
			}
			if wrongly {
				alarms++
			}
		}
		fmt.Printf("%-36s %8d %8d %8d %8d\n", s.name, programs, compiled, found, alarms)
	}
	return nil
}

// run compiles a program and runs it with four threads; ok is false if it does not compile.
func (s *sanitizer) run(source, exe string) (found, ok bool) {
	argv := append(append([]string(nil), s.compile...), source, "-o", exe, "-lm")
	if exec.Command(argv[0], argv[1:]...).Run() != nil {
		return false, false
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	// The sanitizer does not start where the kernel places memory too much at random.
	program := exec.CommandContext(ctx, "setarch", "-R", exe)
	program.Env = append(append(os.Environ(), "OMP_NUM_THREADS=4"), s.env...)
	out, err := program.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return false, false
	}
	return s.report.Match(out) && !strings.Contains(string(out), "FATAL: ThreadSanitizer"), true
}
