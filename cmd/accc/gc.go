package main

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"strings"
)

// A short-lived process has its memory back at the end: collecting it on the way is time lost as long as there is enough.
// accc check over the 441 tests of the V&V suite takes a third less processor time with these settings.
const (
	eagerPercent = 400       // how much the heap may grow between collections, in percent of what lives,
	eagerLimit   = 256 << 20 // until this many bytes live: then Go's own setting
)

// frugal makes the collector work harder when three quarters of the free memory are in use, instead of failing.
func frugal() {
	if os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	text, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return
	}
	for line := range strings.Lines(string(text)) {
		var kib int64
		if _, err := fmt.Sscanf(line, "MemAvailable: %d kB", &kib); err == nil {
			debug.SetMemoryLimit(kib * 1024 / 4 * 3)
			return
		}
	}
}

// eager makes the garbage collector wait, in commands that read, say something and end.
func eager() {
	frugal()
	old := debug.SetGCPercent(eagerPercent)
	if old != 100 {
		debug.SetGCPercent(old) // the user has set GOGC
		return
	}
	watch(new(sentinel))
}

// shortLived are the commands that read, say something and end.
var shortLived = map[string]bool{"check": true, "ir": true, "emit": true, "opt": true}

// A sentinel is garbage as soon as it is made.
type sentinel struct{ _ *sentinel }

// watch measures the heap after every collection: the finalizer of a sentinel makes the next one.
func watch(s *sentinel) {
	runtime.SetFinalizer(s, func(*sentinel) {
		sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
		metrics.Read(sample)
		if sample[0].Value.Kind() == metrics.KindUint64 && sample[0].Value.Uint64() > eagerLimit {
			debug.SetGCPercent(100)
			return
		}
		watch(new(sentinel))
	})
}
