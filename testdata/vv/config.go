package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/frontend/tokens/buildtest"
)

// A configured is what became of a test that was written once and built with other values of its macros.
type configured struct {
	test string
	// builds are those that were compared, differ those in which the text that was written ends otherwise or prints something else.
	builds, differ int
	reasons        []string
}

// compareConfigured writes each test once, translated, or with --optimize=data, and compares it with the test in other builds: with half of each number that
// a macro under #ifndef, or one that directives mention, stands for, and with the macros that conditions ask for.
func compareConfigured(o *options, files []string) error {
	dir, err := os.MkdirTemp("", "accc-vv")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	results := make([]configured, len(files))
	start := time.Now()
	o.each(len(files), func(i int) { results[i] = o.configured(files[i], filepath.Join(dir, fmt.Sprint(i))) })
	var written, builds, differ int
	for _, r := range results {
		count(&written, r.builds > 0)
		builds += r.builds
		differ += r.differ
		for _, reason := range r.reasons {
			fmt.Printf("%s  %s\n", strings.TrimPrefix(r.test, o.suite+"/"), reason)
		}
	}
	fmt.Printf("\n%d tests in %.0f s: %d have other builds, %d in all; in %d of these, what was written does something else\n",
		len(files), time.Since(start).Seconds(), written, builds, differ)
	return nil
}

// configured writes one test and compares its builds.
func (o *options) configured(path, out string) configured {
	r := configured{test: path}
	before, err := os.ReadFile(path)
	if err != nil {
		r.reasons = append(r.reasons, err.Error())
		return r
	}
	if err := os.Mkdir(out, 0o755); err != nil {
		r.reasons = append(r.reasons, err.Error())
		return r
	}
	defer os.RemoveAll(out)
	include := []string{"-I", filepath.Join(o.suite, "ompvv"), "-I", filepath.Dir(path)}
	if o.lang == "fortran" {
		include = append(include, "-cpp")
	}
	flags := append(include, strings.Fields(o.flags)...)
	emit := []string{o.accc, "emit", "-w", "--format=gnu", "--optimize=data"}
	if o.as != "" {
		emit = []string{o.accc, "emit", "-w", "--format=gnu", "--as", o.as}
	}
	written := filepath.Join(out, filepath.Base(path))
	if status, _, messages := printed(o.timeout, slices.Concat(emit, flags, []string{"-o", written, path})); status != 0 {
		if crash.MatchString(messages) || status == exitInternal {
			r.reasons = append(r.reasons, cmpOr(crash.FindString(messages), firstLine(messages)))
		}
		return r
	}
	after, err := os.ReadFile(written)
	if err != nil || bytes.Equal(before, after) {
		return r
	}

	// A build is by flags, or by another number in the definition of a macro, in the test and in what was written.
	lexis := tokens.Lexis{}
	if o.lang == "fortran" {
		lexis.Form = tokens.Free
	}
	file, file2 := tokens.New(source.NewFile(path, before), lexis), tokens.New(source.NewFile(written, after), lexis)
	for _, build := range buildtest.Builds(file)[1:] {
		o.compareBuild(&r, strings.Join(build, " "), written, before, after, append(slices.Clip(flags), build...))
	}
	mentioned := buildtest.Mentioned(file)
	half := func(n int) int { return max(n/2, 1) }
	wanted := func(name string) bool { return mentioned[name] }
	edited, edited2 := buildtest.Edited(file, wanted, half), buildtest.Edited(file2, wanted, half)
	for name, text := range edited {
		if text2 := edited2[name]; text2 != nil {
			o.compareBuild(&r, "half of "+name, written, text, text2, flags)
		}
	}
	return r
}

// compareBuild runs two texts of a file, which differ in directives, and compares what they print and how they end.
func (o *options) compareBuild(r *configured, name, file string, before, after []byte, flags []string) {
	command := slices.Concat([]string{o.accc, "run", "-w"}, strings.Fields(o.device), flags, []string{file})
	status, text, ok := 0, "", true
	for i, source := range [][]byte{before, after} {
		if err := os.WriteFile(file, source, 0o644); err != nil {
			r.reasons = append(r.reasons, err.Error())
			return
		}
		s, t, messages := printed(o.timeout, command)
		switch {
		case i == 0 && (s == statusTimeout || s == exitDiagnostics && strings.Contains(messages, "error")):
			return // the test is not for this build
		case i == 0:
			status, text = s, t
		case s != status || t != text:
			ok = false
			r.reasons = append(r.reasons, fmt.Sprintf("%s: ends with %d for %d: %s", name, s, status, cmpOr(diagnostic.FindString(messages), firstLine(messages))))
		}
	}
	r.builds++
	count(&r.differ, !ok)
}
