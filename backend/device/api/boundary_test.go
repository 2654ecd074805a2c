package api

import (
	"fmt"
	"strings"
	"testing"

	"accc/backend/device"
	"accc/backend/run/boundarytest"
)

// Each routine of OpenACC and of OpenMP's devices with bad values for each argument, by the host and, where it may be called there, by a device.
func TestEveryRowWithBadArguments(t *testing.T) {
	const base, size = 1 << 16, 1 << 14
	var rows []boundarytest.Row
	for _, f := range All() {
		for _, onDevice := range []bool{false, true} {
			if onDevice && !f.Device {
				continue
			}
			rows = append(rows, boundarytest.Row{Name: fmt.Sprintf("%s on device %t", f.Name, onDevice), Args: len(f.Params), Prepare: func() ([]uint64, func([]uint64), any) {
				host := &ram{base, make([]byte, size)}
				spec := device.Spec{Memory: &ram{1 << 31, make([]byte, size)}, Heap: device.Range{Addr: 1 << 31, Size: size}}
				p := device.New(device.Config{Host: host, Devices: []device.Spec{spec}})
				next := uint64(base + 256)
				e := &Env{Platform: p, Host: host, OnDevice: onDevice, Callbacks: noCallbacks{}, Text: func(string) uint64 { return base + 8 },
					DefaultTarget: func() int { return 0 }, SetDefaultTarget: func(int) {},
					Malloc: func(n uint64) uint64 {
						if n > size/2 {
							return 0
						}
						next += 512
						return next
					},
					Free: func(uint64) error { return nil }}
				args := make([]uint64, max(1, len(f.Params)))
				for i, decl := range strings.Split(f.Proto, ",") {
					if i < len(f.Params) {
						args[i] = 1
						if strings.Contains(decl, "*") {
							args[i] = base + 1024 + 512*uint64(i)
						}
					}
				}
				return args, func(args []uint64) {
					if err := f.Invoke(e, args); err != nil {
						panic(err)
					}
				}, e
			}})
		}
	}
	boundarytest.Sweep(t, "openacc.h and omp.h", rows, boundarytest.Values(base+size))
}

// noCallbacks takes what the program registers and calls nothing.
type noCallbacks struct{}

func (noCallbacks) Register(int64, uint64, int64) bool { return true }
func (noCallbacks) Unregister(int64, uint64, int64)    {}
func (noCallbacks) Lookup(string) uint64               { return 0 }
func (noCallbacks) OnError(uint64)                     {}
