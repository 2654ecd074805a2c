package api

import (
	"encoding/binary"
	"math"

	"accc/backend/device"
)

// The routines of OpenMP about devices and their memory (OpenMP 5.2 §18.7, §18.8). The host is a device, too: its number is
// that after the last of the others.

// errnoInvalid is EINVAL.
const errnoInvalid = 22

func init() {
	for proto, do := range ompRows {
		f := read(proto)
		f.do = do
		f.Device = ompOnDevice[f.Name]
		byName[f.Name] = f
	}
}

// ompOnDevice are the routines that device code may call.
var ompOnDevice = map[string]bool{"omp_is_initial_device": true, "omp_get_device_num": true, "omp_get_num_devices": true,
	"omp_get_initial_device": true, "omp_get_default_device": true}

var ompRows = map[string]func(c *call) error{
	"int omp_get_num_devices(void)": func(c *call) error {
		c.number(c.Platform.Targets())
		return nil
	},
	"int omp_get_initial_device(void)": func(c *call) error {
		c.number(c.Platform.Targets())
		return nil
	},
	"int omp_is_initial_device(void)": func(c *call) error {
		c.truth(!c.OnDevice)
		return nil
	},
	"int omp_get_device_num(void)": func(c *call) error {
		c.number(c.Platform.Targets())
		if c.OnDevice {
			c.number(c.Number)
		}
		return nil
	},
	"int omp_get_default_device(void)": func(c *call) error {
		c.number(c.DefaultTarget())
		return nil
	},
	"void omp_set_default_device(int device_num)": func(c *call) error {
		c.SetDefaultTarget(int(c.int(0)))
		return nil
	},
	"int omp_pause_resource(omp_pause_resource_t kind, int device_num)": func(c *call) error {
		c.pause(c.target(1) != nil)
		return nil
	},
	"int omp_pause_resource_all(omp_pause_resource_t kind)": func(c *call) error {
		c.pause(true)
		return nil
	},
	"void *omp_target_alloc(size_t size, int device_num)": func(c *call) error {
		d, size := c.target(1), c.ptr(0)
		c.result(0)
		switch {
		case d == nil || size == 0:
		case d.Shared():
			c.result(c.Malloc(size))
		default:
			c.result(d.Malloc(size, c.site))
		}
		return nil
	},
	"void omp_target_free(void *device_ptr, int device_num)": func(c *call) error {
		d, err := c.Platform.Target(int(c.int(1)), c.site)
		switch {
		case err != nil || c.ptr(0) == 0:
			return err
		case d.Shared():
			return c.refused(c.Free(c.ptr(0)))
		}
		return d.Free(c.ptr(0), c.site)
	},
	"int omp_target_is_present(const void *ptr, int device_num)": func(c *call) error {
		d := c.target(1)
		c.truth(d != nil && c.ptr(0) != 0 && d.IsPresent(device.Range{Addr: c.ptr(0)}))
		return nil
	},
	"int omp_target_is_accessible(const void *ptr, size_t size, int device_num)": func(c *call) error {
		d, r := c.target(2), device.Range{Addr: c.ptr(0), Size: c.ptr(1)}
		switch {
		case d == nil || r.Addr == 0:
			c.truth(false)
		case d.Shared():
			_, err := c.bytes(r.Addr, r.Size)
			c.truth(err == nil)
		default:
			c.truth(d.Check(r, c.site) == nil)
		}
		return nil
	},
	"int omp_target_memcpy(void *dst, const void *src, size_t length, size_t dst_offset, size_t src_offset, int dst_device_num, int src_device_num)":                                                                                                                                                                               (*call).targetMemcpy,
	"int omp_target_memcpy_async(void *dst, const void *src, size_t length, size_t dst_offset, size_t src_offset, int dst_device_num, int src_device_num, int depobj_count, omp_depend_t *depobj_list)":                                                                                                                            (*call).targetMemcpy,
	"int omp_target_memcpy_rect(void *dst, const void *src, size_t element_size, int num_dims, const size_t *volume, const size_t *dst_offsets, const size_t *src_offsets, const size_t *dst_dimensions, const size_t *src_dimensions, int dst_device_num, int src_device_num)":                                                    (*call).targetMemcpyRect,
	"int omp_target_memcpy_rect_async(void *dst, const void *src, size_t element_size, int num_dims, const size_t *volume, const size_t *dst_offsets, const size_t *src_offsets, const size_t *dst_dimensions, const size_t *src_dimensions, int dst_device_num, int src_device_num, int depobj_count, omp_depend_t *depobj_list)": (*call).targetMemcpyRect,
	"int omp_target_associate_ptr(const void *host_ptr, const void *device_ptr, size_t size, size_t device_offset, int device_num)": func(c *call) error {
		d := c.target(4)
		if d == nil || d.Shared() || c.ptr(0) == 0 || c.ptr(1) == 0 || c.ptr(2) == 0 {
			c.number(errnoInvalid)
			return nil
		}
		return c.status(d.MapData(device.Range{Addr: c.ptr(0), Size: c.ptr(2)}, c.ptr(1)+c.ptr(3), c.site))
	},
	"int omp_target_disassociate_ptr(const void *ptr, int device_num)": func(c *call) error {
		d := c.target(1)
		if d == nil || d.Shared() || c.ptr(0) == 0 {
			c.number(errnoInvalid)
			return nil
		}
		return c.status(d.UnmapData(c.ptr(0), c.site))
	},
	"void *omp_get_mapped_ptr(const void *ptr, int device_num)": func(c *call) error {
		if d := c.target(1); d != nil {
			c.result(d.DevicePtr(c.ptr(0)))
		} else {
			c.result(0)
		}
		return nil
	},
}

// pause answers a request to release resources until they are needed again: there are none, but the kind of the request has to
// exist, and the device (OpenMP 5.2 §18.6.1).
func (c *call) pause(exists bool) {
	const soft, hard = 1, 2
	kind := c.int(0)
	if c.number(-1); exists && (kind == soft || kind == hard) {
		c.number(0)
	}
}

// target is the device of the number that is argument i, or nil.
func (c *call) target(i int) *device.Device {
	d, err := c.Platform.Target(int(c.int(i)), c.site)
	if err != nil {
		return nil
	}
	return d
}

// status returns EINVAL for what cannot be done, as the routines do that report failures.
func (c *call) status(err error) error {
	c.number(0)
	if err != nil {
		c.number(errnoInvalid)
	}
	return nil
}

// memory is memory on the device of the number that is argument i.
func (c *call) memory(d *device.Device, r device.Range) ([]byte, error) {
	if d.Shared() {
		b, err := c.bytes(r.Addr, r.Size)
		if err != nil {
			return nil, &device.Error{Kind: device.NotHost, Site: c.site, Range: r, Detail: err.Error()}
		}
		return b, nil
	}
	return d.Bytes(r, c.site)
}

func (c *call) targetMemcpy() error {
	to, from, size := c.target(5), c.target(6), c.ptr(2)
	if to == nil || from == nil || c.ptr(0) == 0 || c.ptr(1) == 0 {
		c.number(errnoInvalid)
		return nil
	}
	if size > 0 {
		dst, err := c.memory(to, device.Range{Addr: c.ptr(0) + c.ptr(3), Size: size})
		if err != nil {
			return err
		}
		src, err := c.memory(from, device.Range{Addr: c.ptr(1) + c.ptr(4), Size: size})
		if err != nil {
			return err
		}
		copy(dst, src)
		device.Told(to, c.ptr(0)+c.ptr(3), from, c.ptr(1)+c.ptr(4), size, c.site)
	}
	c.number(0)
	return nil
}

// numbers reads n values of type size_t.
func (c *call) numbers(at uint64, n int) ([]uint64, error) {
	b, err := c.bytes(at, uint64(n)*8)
	if err != nil {
		return nil, &device.Error{Kind: device.NotHost, Site: c.site, Range: device.Range{Addr: at, Size: uint64(n) * 8}, Detail: err.Error()}
	}
	out := make([]uint64, n)
	for i := range out {
		out[i] = binary.LittleEndian.Uint64(b[8*i:])
	}
	return out, nil
}

// maxDimensions is how many dimensions a box may have.
const maxDimensions = 1 << 10

// targetMemcpyRect copies a box: volume counts elements by dimension, the last one is contiguous. Both pointers null ask how many
// dimensions there may be.
func (c *call) targetMemcpyRect() error {
	to, from, n := c.target(9), c.target(10), int(c.int(3))
	switch {
	case c.ptr(0) == 0 && c.ptr(1) == 0:
		c.number(math.MaxInt32)
		return nil
	case to == nil || from == nil || c.ptr(0) == 0 || c.ptr(1) == 0 || n < 1 || n > maxDimensions:
		c.number(errnoInvalid)
		return nil
	}
	var lists [5][]uint64 // volume, offsets, sizes
	for i := range lists {
		var err error
		if lists[i], err = c.numbers(c.ptr(4+i), n); err != nil {
			return err
		}
	}
	volume, element := lists[0], c.ptr(2)
	var box func(d int, dst, src uint64) error
	box = func(d int, dst, src uint64) error {
		stepTo, stepFrom := element, element
		for i := d + 1; i < n; i++ {
			stepTo *= lists[3][i]
			stepFrom *= lists[4][i]
		}
		dst += lists[1][d] * stepTo
		src += lists[2][d] * stepFrom
		if d == n-1 {
			if volume[d] == 0 {
				return nil
			}
			a, err := c.memory(to, device.Range{Addr: dst, Size: volume[d] * element})
			if err != nil {
				return err
			}
			b, err := c.memory(from, device.Range{Addr: src, Size: volume[d] * element})
			if err == nil {
				copy(a, b)
				device.Told(to, dst, from, src, volume[d]*element, c.site)
			}
			return err
		}
		for i := range volume[d] {
			if err := box(d+1, dst+i*stepTo, src+i*stepFrom); err != nil {
				return err
			}
		}
		return nil
	}
	if err := box(0, c.ptr(0), c.ptr(1)); err != nil {
		return err
	}
	c.number(0)
	return nil
}
