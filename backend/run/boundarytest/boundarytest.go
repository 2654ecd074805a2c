// Package boundarytest calls the functions of the libraries that programs use with arguments that a program has no right to pass: the line
// between the guest and Go must hold whatever comes over it.
//
// A library describes its functions as [Row] values; [Sweep] replaces each argument in turn by each bad value:
//
//	boundarytest.Sweep(t, "libc", rows) // libc: 685 functions, 8,213 calls: 4,100 returned, 4,113 refused, 0 faults
//
// A call may return, with an error of its library or without, or be refused: it panics with an error of the library, which names the call. It is a
// fault if it panics with an error of Go, allocates without bound, does not end, or leaves a lock behind.
package boundarytest

import (
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/assert"
)

// A Row is a function of a library.
type Row struct {
	Name string
	Args int
	// Prepare makes a fresh state of the library, with arguments that the function takes. call calls it; state is searched for locks.
	Prepare func() (args []uint64, call func(args []uint64), state any)
}

// A Value is an argument that a program has no right to pass, or passes by mistake.
type Value struct {
	What  string
	Value uint64
}

// Values returns the bad values for a memory that ends at an address.
func Values(end uint64) []Value {
	return []Value{
		{"null", 0},
		{"in the first page of the host", 8},
		{"on a device", 1<<31 + 64},
		{"out of bounds", end + 64},
		{"huge", 0x7fff_ffff_ffff_fff0},
		{"a huge int", 0x7fff_ffff},
		{"negative", ^uint64(0)},
	}
}

// most is the memory in MiB that the calls of a row may make Go allocate, with what Prepare does.
const most = 128

// Counts records the outcomes of the calls of a sweep.
type Counts struct{ Rows, Calls, Returned, Refused, Faults int }

func (c Counts) String() string {
	return fmt.Sprintf("%d functions, %d calls: %d returned, %d refused, %d faults", c.Rows, c.Calls, c.Returned, c.Refused, c.Faults)
}

// Sweep calls each row with each bad value for each of its arguments and fails the test for each fault. The first call of a row has good
// arguments only.
func Sweep(t *testing.T, library string, rows []Row, values []Value) Counts {
	t.Helper()
	var c Counts
	for _, r := range rows {
		c.Rows++
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		c.add(Try(t, r.Name+" with good arguments", r, func([]uint64) {}))
		for i := range r.Args {
			for _, v := range values {
				c.add(Try(t, fmt.Sprintf("%s, argument %d %s", r.Name, i+1, v.What), r, func(args []uint64) { args[i] = v.Value }))
			}
		}
		runtime.ReadMemStats(&after)
		if !assert.Less(t, (after.TotalAlloc-before.TotalAlloc)>>20, uint64(most), "MiB that the calls of %s make Go allocate", r.Name) {
			c.Faults++
		}
	}
	t.Logf("%s: %s", library, c)
	return c
}

func (c *Counts) add(o outcome) {
	c.Calls++
	switch o {
	case returned:
		c.Returned++
	case refused:
		c.Refused++
	case fault:
		c.Faults++
	}
}

type outcome int

const (
	returned outcome = iota
	refused
	fault
)

// Try calls a row once, with arguments that change makes bad, and fails the test if that is a fault.
func Try(t *testing.T, name string, r Row, change func(args []uint64)) outcome {
	t.Helper()
	args, call, state := r.Prepare()
	change(args)
	done := make(chan any, 1)
	go func() {
		defer func() { done <- recover() }()
		call(args)
	}()
	var x any
	select {
	case x = <-done:
	case <-time.After(5 * time.Minute): // no measure of speed: a call takes microseconds
		t.Fatalf("%s does not end", name)
	}
	ok := assert.Empty(t, heldLocks(state), "locks that %s leaves behind", name)
	err, isError := x.(error)
	var internal runtime.Error
	switch {
	case x == nil:
	case !isError:
		ok = assert.Fail(t, fmt.Sprintf("%s panics with %v", name, x))
	case errors.As(err, &internal):
		ok = assert.Fail(t, fmt.Sprintf("%s: %v", name, err))
	case strings.Contains(err.Error(), "accc is wrong"):
		ok = assert.Fail(t, fmt.Sprintf("%s: %v", name, err))
	}
	switch {
	case !ok:
		return fault
	case x != nil:
		return refused
	}
	return returned
}

// heldLocks lists the mutexes that are locked in a value and in what its pointers lead to.
func heldLocks(state any) []string {
	var out []string
	seen := map[unsafe.Pointer]bool{}
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			if p := v.UnsafePointer(); !v.IsNil() && !seen[p] {
				seen[p] = true
				walk(path, v.Elem())
			}
		case reflect.Interface:
			if !v.IsNil() {
				walk(path, v.Elem())
			}
		case reflect.Struct:
			if v.Type() == reflect.TypeFor[sync.Mutex]() && v.CanAddr() {
				if m := (*sync.Mutex)(v.Addr().UnsafePointer()); m.TryLock() {
					m.Unlock()
				} else {
					out = append(out, path)
				}
				return
			}
			for i := range v.NumField() {
				walk(path+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Slice, reflect.Array:
			if k := v.Type().Elem().Kind(); k == reflect.Pointer || k == reflect.Struct || k == reflect.Interface {
				for i := range v.Len() {
					walk(fmt.Sprintf("%s[%d]", path, i), v.Index(i))
				}
			}
		}
	}
	walk("", reflect.ValueOf(state))
	return out
}
