package main

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// openMPTests returns the tests of the suite of OpenMP that are asked for: those whose path matches the filter.
func openMPTests(o *options) ([]string, error) {
	suffixes := map[string][]string{"c": {".c"}, "fortran": {".f90", ".f"}}[o.lang]
	if suffixes == nil {
		return nil, fmt.Errorf("-lang %s: expected c or fortran", o.lang)
	}
	wanted, err := regexp.Compile(o.filter)
	if err != nil {
		return nil, err
	}
	var files []string
	err = filepath.WalkDir(filepath.Join(o.suite, "tests"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && slices.Contains(suffixes, strings.ToLower(filepath.Ext(path))) && wanted.MatchString(path) {
			files = append(files, path)
		}
		return err
	})
	return files, err
}

// runOpenMP runs the tests under accc run with four threads and prints how many end with status 0.
func runOpenMP(o *options, files []string) error {
	start := time.Now()
	results := make([]result, len(files))
	o.each(len(files), func(i int) {
		r := &results[i]
		r.test = strings.TrimPrefix(files[i], filepath.Join(o.suite, "tests")+"/")
		command := slices.Concat([]string{o.accc, "run", "-w", "--env", "OMP_NUM_THREADS=4", "-I", filepath.Join(o.suite, "ompvv")}, strings.Fields(o.device))
		if o.lang == "fortran" {
			command = append(command, "-cpp")
		}
		r.outcome, r.detail = classify(execute(o.timeout, append(command, files[i])))
	})
	var explained map[string]string
	if o.run {
		explained = reasonsIn(knownOpenMPText)
	}
	report(o, results, time.Since(start), explained)
	return nil
}

// checkOpenMP runs accc check over the tests of a checkout of the OpenMP Validation and Verification suite
// (github.com/OpenMP-Validation-and-Verification/OpenMP_VV) and prints how many are accepted; those that are not follow
// with what is reported first. Warnings count as false alarms and are printed, too, but for those about versions (OMP2010).
//
// With -against the tests are given to another compiler as well, and the time of all is compared: three runs each, alternately, two
// processes at once.
func checkOpenMP(o *options) error {
	accc := o.accc
	files, err := openMPTests(o)
	if err != nil {
		return err
	}
	switch {
	case o.optimize:
		return compareOptimized(o, files)
	case o.as == "acc":
		return translateToOpenACC(o, files)
	case o.regenerate:
		return regenerateOpenMP(o, files)
	case o.flang:
		return compareFlang(o, files)
	case o.run:
		return runOpenMP(o, files)
	}
	include := []string{"-I", filepath.Join(o.suite, "ompvv")}
	accepted, silent := 0, 0
	for _, f := range files {
		out, err := exec.Command(accc, append(append([]string{"check", "--format=gnu"}, include...), f)...).CombinedOutput()
		lines := slices.DeleteFunc(strings.Split(strings.TrimSpace(string(out)), "\n"), func(l string) bool {
			return !strings.Contains(l, ": error: ") && !strings.Contains(l, ": warning: ") || strings.Contains(l, "[OMP2010]")
		})
		if err == nil {
			accepted++
		}
		if len(lines) == 0 {
			silent++
			continue
		}
		fmt.Println(strings.TrimPrefix(lines[0], o.suite+"/"))
	}
	fmt.Printf("%d of %d accepted, %d without a word\n", accepted, len(files), silent)
	if o.against == "" {
		return nil
	}
	list := filepath.Join(os.TempDir(), "accc-vv-files")
	if err := os.WriteFile(list, []byte(strings.Join(files, "\n")), 0o644); err != nil {
		return err
	}
	defer os.Remove(list)
	timed := func(command string) float64 {
		start := time.Now()
		_ = exec.Command("sh", "-c", fmt.Sprintf("xargs -a %s -P2 -n1 %s %s >%s 2>&1", list, command, strings.Join(include, " "), os.DevNull)).Run()
		return time.Since(start).Seconds()
	}
	var ours, whole, theirs []float64
	for range 3 {
		start := time.Now()
		_ = exec.Command(accc, append(append([]string{"check"}, include...), files...)...).Run()
		whole = append(whole, time.Since(start).Seconds())
		ours = append(ours, timed(accc+" check"))
		theirs = append(theirs, timed("timeout 20 "+o.against))
	}
	for _, list := range [][]float64{ours, whole, theirs} {
		slices.Sort(list)
	}
	fmt.Printf("one process a file: accc %.1f s, %s %.1f s: %.2f\n", ours[1], strings.Fields(o.against)[0], theirs[1], ours[1]/theirs[1])
	fmt.Printf("all files at once:  accc %.1f s, %s %.1f s: %.2f\n", whole[1], strings.Fields(o.against)[0], theirs[1], whole[1]/theirs[1])
	return nil
}
