//go:build unix

package main

import (
	"os"
	"syscall"
)

// passedSignals are the signals that a program gets from outside. Without a handler of its own they stop it.
var passedSignals = []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT, syscall.SIGUSR1, syscall.SIGUSR2,
	syscall.SIGALRM, syscall.SIGVTALRM, syscall.SIGXCPU}
