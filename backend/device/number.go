package device

import "fmt"

// The device numbers of OpenMP besides those of devices, which count from zero. Their number is that of the host, too.
const InitialDevice = -1 // omp_initial_device

// Offload is OMP_TARGET_OFFLOAD (OpenMP 5.2 §21.2.9).
type Offload int

const (
	OffloadDefault   Offload = iota
	OffloadMandatory         // not to have the device is an error
	OffloadDisabled          // there is no device but the host
)

// Offloading sets what the environment says of the devices of OpenMP.
func (p *Platform) Offloading(o Offload) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.offload = o
}

// Targets is omp_get_num_devices: how many devices there are besides the host.
func (p *Platform) Targets() int {
	if p.offload == OffloadDisabled {
		return 0
	}
	return len(p.devices)
}

// Target is the device that OpenMP calls by a number (OpenMP 5.2 §1.2.1). If the program asks for devices where there are none,
// it gets the host.
func (p *Platform) Target(n int, site Site) (*Device, error) {
	count := p.Targets()
	switch {
	case n >= 0 && n < count:
		return p.devices[n], nil
	case p.offload == OffloadMandatory && (count == 0 || n != count && n != InitialDevice):
		return nil, &Error{Kind: InvalidDevice, Site: site,
			Text: fmt.Sprintf("expected a device number below %d, because OMP_TARGET_OFFLOAD is mandatory, not %d", count, n)}
	case n == count || n == InitialDevice || count == 0 && n >= 0:
		return p.host, nil
	}
	return nil, &Error{Kind: InvalidDevice, Site: site, Text: fmt.Sprintf("expected a device number from 0 to %d (the host), not %d", count, n)}
}
