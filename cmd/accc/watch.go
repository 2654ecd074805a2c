package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"runtime/debug"
	"time"

	"accc/cmd/internal/driver"
)

// watchedVariable is set for a process that another one watches.
const watchedVariable = "ACCC_WATCHED"

// grace is how long a process whose time is over may take to write out what its program has printed
// and what was measured.
const grace = 5 * time.Second

// watchedHeap is from how many bytes on a process that is watched collects garbage.
const watchedHeap = 1 << 30

// sendSignals begins to send the signals from outside to a channel.
func sendSignals(to chan<- os.Signal) (stop func()) {
	signal.Notify(to, passedSignals...)
	return func() { signal.Stop(to) }
}

// watched runs this command again in a process that is killed when its time is over, and returns its exit status. ok is false
// in that process itself, which goes on. Compiled code that is busy cannot be stopped from inside: it never looks whether it
// should, and once the garbage collector waits for it no timer fires.
func watched(s *driver.Session, limit time.Duration) (status int, ok bool, err error) {
	if os.Getenv(watchedVariable) != "" {
		// A collection that waits for busy code would keep the timer from firing that writes out what was printed.
		debug.SetGCPercent(-1)
		debug.SetMemoryLimit(watchedHeap)
		return 0, false, nil
	}
	self, err := os.Executable()
	if err != nil {
		return 0, true, err
	}
	cmd := &exec.Cmd{Path: self, Args: os.Args, Env: append(os.Environ(), watchedVariable+"=1"), Stdin: s.Stdin, Stdout: s.ForOthers(), Stderr: s.Stderr}
	if err := cmd.Start(); err != nil {
		return 0, true, err
	}
	signals := make(chan os.Signal, 8)
	signal.Notify(signals, passedSignals...)
	defer signal.Stop(signals)
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	late := time.After(limit + grace)
	for {
		select {
		case sent := <-signals:
			_ = cmd.Process.Signal(sent)
		case <-late:
			_ = cmd.Process.Kill()
			<-ended
			fmt.Fprintf(s.Stderr, "run-time error: the program ran longer than the %v that --timeout allows\n", limit)
			return driver.ExitTimeout, true, nil
		case err := <-ended:
			var exit *exec.ExitError
			if err != nil && !errors.As(err, &exit) {
				return 0, true, err
			}
			if status = cmd.ProcessState.ExitCode(); status < 0 {
				status = 128 + 9 // killed
			}
			return status, true, nil
		}
	}
}
