//go:build unix && !linux

package run

const noReserve = 0
