package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// A toOpenACC is what became of a test of OpenMP whose directives for devices were translated to OpenACC.
type toOpenACC struct {
	test string
	// translated: a source was written; whole: nothing in it stays OpenMP's for want of an equivalent, and nothing was warned about.
	translated, whole bool
	// original: -cc compiles the test; compiles: it compiles the translation; ran: the test ends under accc run; ends: the translation ends alike.
	original, compiles, ran, ends bool
	reason                        string
}

// translateToOpenACC runs accc emit --as acc on the tests that have directives for devices. It prints how many are translated, of how many
// the translation compiles where the original does, with OpenACC and OpenMP at once as the host's directives stay, and how many end
// under accc run as the original, without a race that the original does not have. The reasons for the others follow: what is warned about beforehand is said to be.
func translateToOpenACC(o *options, files []string) error {
	dir, err := os.MkdirTemp("", "accc-vv")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if o.cc == "" {
		o.cc = o.compiler() + " -fopenmp"
	}
	files = slices.DeleteFunc(files, func(f string) bool {
		text, err := os.ReadFile(f)
		return err != nil || !deviceDirective.Match(text)
	})
	results := make([]toOpenACC, len(files))
	start := time.Now()
	o.each(len(files), func(i int) { results[i] = o.toOpenACC(files[i], filepath.Join(dir, fmt.Sprint(i))) })
	var translated, whole, original, compiles, ran, ends int
	reasons := map[string]int{}
	for _, r := range results {
		count(&translated, r.translated)
		count(&whole, r.whole)
		count(&original, r.translated && r.original)
		count(&compiles, r.original && r.compiles)
		count(&ran, r.translated && r.ran)
		count(&ends, r.ends)
		if r.reason != "" {
			reasons[place.ReplaceAllString(r.reason, "")]++
		}
		if r.reason != "" || o.list {
			fmt.Printf("%s  %s\n", strings.TrimPrefix(r.test, o.suite+"/"), r.reason)
		}
	}
	fmt.Println("\nreasons, by number of tests:")
	for _, reason := range byCount(reasons) {
		fmt.Printf("%5d  %s\n", reasons[reason], reason)
	}
	fmt.Printf("\n%d tests with directives for devices in %.0f s: %d are translated, %d of them without a warning; the originals of %d of these compile (%s), and the translations of %d of those; "+
		"%d of the originals end under accc run, and the translations of %d of those end alike\n", len(files), time.Since(start).Seconds(), translated, whole, original, o.cc, compiles, ran, ends)
	return nil
}

var (
	deviceDirective = regexp.MustCompile(`(?im)^[ \t]*(?:#[ \t]*pragma[ \t]+|[!c*]\$)omp[ \t]+(?:begin[ \t]+)?(?:declare[ \t]+)?target\b`)
	// beforehand are the codes of warnings about what has no translation.
	raceFound  = regexp.MustCompile(`error\[RUN1201\]: .*`)
	beforehand = regexp.MustCompile(`\[ACC521[123]\]`)
)

// toOpenACC translates one test; out begins the names of temporary files.
func (o *options) toOpenACC(path, out string) toOpenACC {
	r := toOpenACC{test: path}
	include := []string{"-I", filepath.Join(o.suite, "ompvv"), "-I", filepath.Dir(path)}
	source := out + filepath.Ext(path)
	defer os.Remove(source)
	status, messages := execute(o.timeout, slices.Concat([]string{o.accc, "emit", "--as", "acc", "--format=gnu", "-o", source}, include, strings.Fields(o.flags), []string{path}))
	if status != 0 {
		r.reason = cmpOr(diagnostic.FindString(messages), firstLine(messages), fmt.Sprint("status ", status))
		return r
	}
	r.translated = true
	warned := beforehand.MatchString(messages)
	r.whole = !warned
	modules := out + ".modules"
	if os.Mkdir(modules, 0o755) == nil {
		defer os.RemoveAll(modules)
	}
	compile := func(source string, extra ...string) (int, string) {
		words := slices.Concat(strings.Fields(o.cc), extra, strings.Fields(o.flags), []string{"-w", "-S", "-o", os.DevNull}, include)
		if o.lang == "fortran" {
			words = append(words, "-cpp", "-ffree-line-length-none", "-J", modules)
		}
		return execute(o.timeout, append(words, source))
	}
	if status, _ := compile(path); status == 0 {
		r.original = true
		status, messages := compile(source, "-fopenacc")
		if r.compiles = status == 0; !r.compiles {
			r.reason = cmpOr(compilerError.FindString(messages), firstLine(messages))
		}
	}
	run := func(source string, extra ...string) (int, string) {
		words := slices.Concat([]string{o.accc, "run", "-w", "--env", "OMP_NUM_THREADS=4"}, extra, include, strings.Fields(o.flags), strings.Fields(o.device))
		if o.lang == "fortran" {
			words = append(words, "-cpp")
		}
		return execute(o.timeout, append(words, source))
	}
	// What is lost in a translation, such as a reduction, can be right by chance.
	races := func(source string) string {
		_, messages := run(source, "--check=race")
		return raceFound.FindString(messages)
	}
	want, messages := run(path)
	outcome, _ := classify(want, messages)
	if r.ran = outcome == passed || outcome == failed; r.ran {
		got, messages := run(source)
		if r.ends = got == want; !r.ends && r.reason == "" {
			r.reason = fmt.Sprintf("ends with %d for %d: %s", got, want, cmpOr(runTime.FindString(messages), diagnostic.FindString(messages), firstLine(messages)))
		}
		if found := races(source); r.ends && found != "" && races(path) == "" {
			r.ends, r.reason = false, found
		}
	}
	if r.reason != "" && warned {
		r.reason += " (after a warning)"
	}
	return r
}
