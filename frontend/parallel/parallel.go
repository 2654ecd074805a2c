// Package parallel runs independent pieces of work on all cores: the parts of one big input, whose results the caller joins in the
// order of the parts, so that they do not depend on the number of cores. It is the only place that starts goroutines for that; work on
// several inputs is divided by the commands.
//
//	out := make([]bytes.Buffer, len(functions))
//	parallel.Do(len(functions), func(i int) { print(&out[i], functions[i]) })
package parallel

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// Workers is the number of goroutines for n pieces of work.
func Workers(n int) int { return min(runtime.GOMAXPROCS(0), n) }

// Do calls f(0) .. f(n-1) on several goroutines and returns when all are done. A panic in f is thrown again here; what the others do
// then is lost.
func Do(n int, f func(i int)) {
	workers := Workers(n)
	if workers <= 1 {
		for i := range n {
			f(i)
		}
		return
	}
	var next atomic.Int64
	var wg sync.WaitGroup
	var caught atomic.Pointer[any]
	for range workers {
		wg.Go(func() {
			defer func() {
				if r := recover(); r != nil {
					caught.CompareAndSwap(nil, &r)
				}
			}()
			for i := next.Add(1) - 1; i < int64(n); i = next.Add(1) - 1 {
				f(int(i))
			}
		})
	}
	wg.Wait()
	if r := caught.Load(); r != nil {
		panic(*r)
	}
}
