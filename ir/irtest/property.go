package irtest

import (
	"flag"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// Property checks a property of random inputs, which are the same in each run: whether a test passes is not left to chance. Others are
// tried with -rapid.seed, more with -rapid.checks.
func Property(t *testing.T, prop func(*rapid.T)) {
	t.Helper()
	seedOnce.Do(func() { setDefault("rapid.seed", "1") })
	rapid.Check(t, prop)
}

var seedOnce sync.Once

// FewerChecks makes Property try so few inputs, unless the run is the whole one or the flag says how many. It is called by TestMain of a
// package whose inputs are whole programs.
func FewerChecks(few string) {
	if !Required() {
		setDefault("rapid.checks", few)
	}
}

// setDefault sets a flag that the command line does not have.
func setDefault(name, value string) {
	if !flag.Parsed() {
		flag.Parse()
	}
	given := false
	flag.Visit(func(f *flag.Flag) { given = given || f.Name == name })
	if given {
		return
	}
	if err := flag.Set(name, value); err != nil {
		panic(err)
	}
}
