package main

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"strings"

	"accc/cmd/internal/driver"
)

// A short-lived process has its memory back at the end: collecting it on the way is time lost as long as there is enough.
// accc check over the 441 tests of the V&V suite takes a third less processor time with these settings.
const (
	eagerPercent = 400       // how much the heap may grow between collections, in percent of what lives,
	eagerLimit   = 256 << 20 // until this many bytes live: then Go's own setting
	// A long source needs most of its memory until the end, so that a collection on the way finds little. The first one waits
	// until the heap has this many bytes for each byte of the longest source, but no more than eagerFirst in all.
	eagerRatio = 800
	eagerFirst = 512 << 20
	// goFirst is the size of the heap at the first collection with GOGC=100.
	goFirst = 4 << 20
)

// frugal makes the collector work harder when three quarters of the free memory are in use, instead of failing. It returns
// how many bytes are free, 0 if that is not known or the user has set a limit.
func frugal() (free int64) {
	if os.Getenv("GOMEMLIMIT") != "" {
		return 0
	}
	text, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(text)) {
		var kib int64
		if _, err := fmt.Sscanf(line, "MemAvailable: %d kB", &kib); err == nil {
			debug.SetMemoryLimit(kib * 1024 / 4 * 3)
			return kib * 1024
		}
	}
	return 0
}

// eager makes the garbage collector wait, in commands that read files, say something and end.
func eager(s *driver.Session, files []string) {
	if !s.Alone {
		return
	}
	first := int64(0)
	for _, name := range files {
		if info, err := os.Stat(name); err == nil && info.Mode().IsRegular() {
			first = max(first, info.Size())
		}
	}
	first = min(first, eagerFirst/eagerRatio) * eagerRatio
	first = min(first, frugal()/4)
	old := debug.SetGCPercent(int(max(eagerPercent, first/goFirst*100)))
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
		if live() > eagerLimit {
			debug.SetGCPercent(100)
			return
		}
		debug.SetGCPercent(eagerPercent)
		watch(new(sentinel))
	})
}

// live is how many bytes of the heap the last collection has left.
func live() int64 {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	if sample[0].Value.Kind() != metrics.KindUint64 {
		return 0
	}
	return int64(sample[0].Value.Uint64())
}

const (
	// serverGC is by how many percent the heap of a server grows until garbage is collected.
	serverGC = 40
	// serverMemory is what a server makes do with while less than four fifths of it live. Sources in an editor are read again and again,
	// beside each other: without a limit the heap grows during a collection by what is made meanwhile.
	serverMemory = 320 << 20
)

// spare sets the collector of a server, unless the user has.
func spare(s *driver.Session) {
	if !s.Alone {
		return
	}
	debug.SetGCPercent(serverGC)
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(serverMemory)
		bound(new(sentinel))
	}
}

// bound moves the limit after every collection: memory that lives is not collected, however hard one tries.
func bound(s *sentinel) {
	runtime.SetFinalizer(s, func(*sentinel) {
		debug.SetMemoryLimit(max(serverMemory, live()/4*5))
		bound(new(sentinel))
	})
}
