package run

import "syscall"

// noReserve tells the system that the memory will mostly stay untouched.
const noReserve = syscall.MAP_NORESERVE
