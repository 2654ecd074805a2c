package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// An optimized is what became of a test of which the transfers were reduced.
type optimized struct {
	test string
	// written: a source was written; changed: it is another one than the test; ends: it prints the same under accc run, and ends alike. timeout: the
	// test or what was written takes too long to tell.
	written, changed, ends, timeout bool
	reason                          string
}

// compareOptimized runs accc emit --optimize=data on tests, and those that it changes before and after under accc run with all checks, on the
// discrete device. It prints how many there are of each, and those that do not end alike.
func compareOptimized(o *options, files []string) error {
	dir, err := os.MkdirTemp("", "accc-vv")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	results := make([]optimized, len(files))
	start := time.Now()
	o.each(len(files), func(i int) { results[i] = o.optimized(files[i], filepath.Join(dir, fmt.Sprint(i))) })
	var written, changed, ends, timeout int
	for _, r := range results {
		count(&written, r.written)
		count(&changed, r.changed)
		count(&ends, r.changed && r.ends)
		count(&timeout, r.timeout)
		if r.reason != "" || o.list && r.changed {
			fmt.Printf("%s  %s\n", strings.TrimPrefix(r.test, o.suite+"/"), r.reason)
		}
	}
	fmt.Printf("\n%d tests in %.0f s: %d are written, %d of them with changes; %d of those print the same and end alike, %d take longer than %v\n",
		len(files), time.Since(start).Seconds(), written, changed, ends, timeout, o.timeout)
	return nil
}

// optimized changes one test and compares; out begins the names of temporary files.
func (o *options) optimized(path, out string) optimized {
	r := optimized{test: path}
	include := []string{"-I", filepath.Join(o.suite, "ompvv"), "-I", filepath.Dir(path)}
	if o.lang == "fortran" {
		include = append(include, "-cpp")
	}
	source := filepath.Join(out, filepath.Base(path)) // tests print their names
	if err := os.Mkdir(out, 0o755); err != nil {
		r.reason = err.Error()
		return r
	}
	defer os.RemoveAll(out)
	flags := append(include, strings.Fields(o.flags)...)
	status, _, messages := printed(o.timeout, slices.Concat([]string{o.accc, "emit", "--optimize=data", "--format=gnu", "-o", source}, flags, []string{path}))
	before, _ := os.ReadFile(path)
	after, err := os.ReadFile(source)
	if r.written = err == nil; err != nil {
		if crash.MatchString(messages) || status == exitInternal || strings.Contains(messages, "bug in accc") {
			r.reason = cmpOr(crash.FindString(messages), firstLine(messages))
		} else if status == statusTimeout {
			r.reason, r.timeout = "emit takes too long", true
		}
		return r
	}
	if r.changed = !bytes.Equal(before, after); !r.changed {
		return r
	}
	command := slices.Concat([]string{o.accc, "run", "-w", "--check=all"}, strings.Fields(o.device), flags)
	if o.omp {
		command = append(command, "--env", "OMP_NUM_THREADS=4")
	}
	status1, text1, _ := printed(o.timeout, append(slices.Clip(command), path))
	status2, text2, messages := printed(o.timeout, append(slices.Clip(command), source))
	switch {
	case status1 == statusTimeout || status2 == statusTimeout:
		r.timeout, r.reason = true, fmt.Sprintf("takes too long: before %t, after %t", status1 == statusTimeout, status2 == statusTimeout)
	case status1 != status2:
		r.reason = fmt.Sprintf("ends with %d for %d: %s", status2, status1, cmpOr(runTime.FindString(messages), diagnostic.FindString(messages), firstLine(messages)))
	case strings.ReplaceAll(text1, path, source) != text2:
		r.reason = "prints something else"
	default:
		r.ends = true
	}
	return r
}
