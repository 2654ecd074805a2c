package api

import (
	"encoding/binary"
	"fmt"

	"accc/backend/device"
)

// Queue numbers.
const sync = device.Sync

// rows are the routines by their prototypes, as openacc.h declares them.
var rows = map[string]func(c *call) error{
	// Devices (§3.2.1 to §3.2.8).
	"int acc_get_num_devices(acc_device_t dev_type)": func(c *call) error {
		n, err := c.Platform.Count(c.typ(0), c.site)
		c.number(n)
		return err
	},
	"void acc_set_device_type(acc_device_t dev_type)": func(c *call) error {
		return c.Platform.SetType(c.typ(0), c.site)
	},
	"acc_device_t acc_get_device_type(void)": func(c *call) error {
		c.number(int(c.Platform.Type()))
		return nil
	},
	"void acc_set_device_num(int dev_num, acc_device_t dev_type)": func(c *call) error {
		return c.Platform.SetDevice(int(c.int(0)), c.typ(1), c.site)
	},
	"int acc_get_device_num(acc_device_t dev_type)": func(c *call) error {
		n, err := c.Platform.Number(c.typ(0), c.site)
		c.number(n)
		return err
	},
	"size_t acc_get_property(int dev_num, acc_device_t dev_type, acc_device_property_t property)":             property,
	"const char *acc_get_property_string(int dev_num, acc_device_t dev_type, acc_device_property_t property)": propertyText,
	"void acc_init(acc_device_t dev_type)": func(c *call) error {
		return c.Platform.Init(-1, c.typ(0), c.site)
	},
	"void acc_init_device(int dev_num, acc_device_t dev_type)": func(c *call) error {
		return c.Platform.Init(int(c.int(0)), c.typ(1), c.site)
	},
	"void acc_shutdown(acc_device_t dev_type)": func(c *call) error {
		return c.Platform.ShutdownType(-1, c.typ(0), c.site)
	},
	"void acc_shutdown_device(int dev_num, acc_device_t dev_type)": func(c *call) error {
		return c.Platform.ShutdownType(int(c.int(0)), c.typ(1), c.site)
	},

	// Queues (§3.2.9 to §3.2.14).
	"int acc_async_test(int wait_arg)": func(c *call) error { return c.test(c.device(), c.queues(0)) },
	"int acc_async_test_device(int wait_arg, int dev_num)": func(c *call) error {
		return c.onDevice(1, func(d *device.Device) error { return c.test(d, c.queues(0)) })
	},
	"int acc_async_test_all(void)": func(c *call) error { return c.test(c.device(), nil) },
	"int acc_async_test_all_device(int dev_num)": func(c *call) error {
		return c.onDevice(0, func(d *device.Device) error { return c.test(d, nil) })
	},
	"void acc_wait(int wait_arg)":       func(c *call) error { return c.device().Wait(c.queues(0), c.site) },
	"void acc_async_wait(int wait_arg)": func(c *call) error { return c.device().Wait(c.queues(0), c.site) },
	"void acc_wait_device(int wait_arg, int dev_num)": func(c *call) error {
		return c.onDevice(1, func(d *device.Device) error { return d.Wait(c.queues(0), c.site) })
	},
	"int acc_wait_any(int count, int wait_arg[])": func(c *call) error { return c.waitAny(c.device()) },
	"int acc_wait_any_device(int count, int wait_arg[], int dev_num)": func(c *call) error {
		return c.onDevice(2, c.waitAny)
	},
	"void acc_wait_async(int wait_arg, int async_arg)": func(c *call) error {
		return c.device().WaitAsync(c.device(), c.queues(0), c.Platform.Async(c.int(1)), c.site)
	},
	"void acc_wait_device_async(int wait_arg, int async_arg, int dev_num)": func(c *call) error {
		return c.onDevice(2, func(d *device.Device) error {
			return d.WaitAsync(d, c.queues(0), c.Platform.Async(c.int(1)), c.site)
		})
	},
	"void acc_wait_all(void)":       func(c *call) error { return c.device().Wait(nil, c.site) },
	"void acc_async_wait_all(void)": func(c *call) error { return c.device().Wait(nil, c.site) },
	"void acc_wait_all_device(int dev_num)": func(c *call) error {
		return c.onDevice(0, func(d *device.Device) error { return d.Wait(nil, c.site) })
	},
	"void acc_wait_all_async(int async_arg)": func(c *call) error {
		return c.device().WaitAsync(c.device(), nil, c.Platform.Async(c.int(0)), c.site)
	},
	"void acc_wait_all_device_async(int async_arg, int dev_num)": func(c *call) error {
		return c.onDevice(1, func(d *device.Device) error {
			return d.WaitAsync(d, nil, c.Platform.Async(c.int(0)), c.site)
		})
	},
	"int acc_get_default_async(void)": func(c *call) error {
		c.number(int(c.Platform.DefaultAsync()))
		return nil
	},
	"void acc_set_default_async(int async_arg)": func(c *call) error {
		return c.Platform.SetDefaultAsync(c.int(0), c.site)
	},

	// Where code runs (§3.2.15).
	"int acc_on_device(acc_device_t dev_type)": func(c *call) error {
		on, known := OnDevice(c.int(0), c.OnDevice)
		if !known { // in host code
			on = c.typ(0) == device.TypeCurrent && c.Platform.Type() == device.TypeHost ||
				c.typ(0) == device.TypeDefault && c.Platform.DefaultType() == device.TypeHost
		}
		c.truth(on)
		return nil
	},

	// Memory (§3.2.16 to §3.2.30).
	"void *acc_malloc(size_t bytes)": func(c *call) error {
		switch d := c.device(); {
		case c.ptr(0) == 0:
			c.result(0)
		case d.Shared():
			c.result(c.Malloc(c.ptr(0)))
		default:
			size := c.ptr(0)
			c.result(d.Malloc(size, c.site))
			if c.ptr(0) != 0 {
				d.Profile(device.EventAlloc, device.Event{Queue: sync, Site: c.site, Dev: c.ptr(0), Bytes: size})
			}
		}
		return nil
	},
	"void acc_free(void *data_dev)": func(c *call) error {
		if c.device().Shared() {
			return c.refused(c.Free(c.ptr(0)))
		}
		d := c.device()
		r, _ := d.Object(c.ptr(0))
		err := d.Free(c.ptr(0), c.site)
		if err == nil && c.ptr(0) != 0 {
			d.Profile(device.EventFree, device.Event{Queue: sync, Site: c.site, Dev: r.Addr, Bytes: r.Size})
		}
		return err
	},
	"void *acc_copyin(void *data_arg, size_t bytes)":                               enter(device.Copyin, 0),
	"void acc_copyin_async(void *data_arg, size_t bytes, int async_arg)":           enter(device.Copyin, 2),
	"void *acc_present_or_copyin(void *data_arg, size_t bytes)":                    enter(device.Copyin, 0),
	"void *acc_pcopyin(void *data_arg, size_t bytes)":                              enter(device.Copyin, 0),
	"void *acc_create(void *data_arg, size_t bytes)":                               enter(device.Create, 0),
	"void acc_create_async(void *data_arg, size_t bytes, int async_arg)":           enter(device.Create, 2),
	"void *acc_present_or_create(void *data_arg, size_t bytes)":                    enter(device.Create, 0),
	"void *acc_pcreate(void *data_arg, size_t bytes)":                              enter(device.Create, 0),
	"void acc_copyout(void *data_arg, size_t bytes)":                               exit(device.Copyout, 0, false),
	"void acc_copyout_async(void *data_arg, size_t bytes, int async_arg)":          exit(device.Copyout, 2, false),
	"void acc_copyout_finalize(void *data_arg, size_t bytes)":                      exit(device.Copyout, 0, true),
	"void acc_copyout_finalize_async(void *data_arg, size_t bytes, int async_arg)": exit(device.Copyout, 2, true),
	"void acc_delete(void *data_arg, size_t bytes)":                                exit(device.Delete, 0, false),
	"void acc_delete_async(void *data_arg, size_t bytes, int async_arg)":           exit(device.Delete, 2, false),
	"void acc_delete_finalize(void *data_arg, size_t bytes)":                       exit(device.Delete, 0, true),
	"void acc_delete_finalize_async(void *data_arg, size_t bytes, int async_arg)":  exit(device.Delete, 2, true),
	"void acc_update_device(void *data_arg, size_t bytes)":                         update(device.ToDevice, 0),
	"void acc_update_device_async(void *data_arg, size_t bytes, int async_arg)":    update(device.ToDevice, 2),
	"void acc_update_self(void *data_arg, size_t bytes)":                           update(device.ToHost, 0),
	"void acc_update_self_async(void *data_arg, size_t bytes, int async_arg)":      update(device.ToHost, 2),
	"void acc_map_data(void *data_arg, void *data_dev, size_t bytes)": func(c *call) error {
		return c.device().MapData(device.Range{Addr: c.ptr(0), Size: c.ptr(2)}, c.ptr(1), c.site)
	},
	"void acc_unmap_data(void *data_arg)": func(c *call) error { return c.device().UnmapData(c.ptr(0), c.site) },
	"void *acc_deviceptr(void *data_arg)": func(c *call) error {
		c.result(c.device().DevicePtr(c.ptr(0)))
		return nil
	},
	"void *acc_hostptr(void *data_dev)": func(c *call) error {
		c.result(c.device().HostPtr(c.ptr(0)))
		return nil
	},
	"int acc_is_present(void *data_arg, size_t bytes)": func(c *call) error {
		c.truth(c.device().IsPresent(device.Range{Addr: c.ptr(0), Size: c.ptr(1)}))
		return nil
	},
	"void acc_memcpy_to_device(void *data_dev_dest, void *data_host_src, size_t bytes)":                        memcpy((*device.Device).CopyTo, 0),
	"void acc_memcpy_to_device_async(void *data_dev_dest, void *data_host_src, size_t bytes, int async_arg)":   memcpy((*device.Device).CopyTo, 3),
	"void acc_memcpy_from_device(void *data_host_dest, void *data_dev_src, size_t bytes)":                      memcpy((*device.Device).CopyFrom, 0),
	"void acc_memcpy_from_device_async(void *data_host_dest, void *data_dev_src, size_t bytes, int async_arg)": memcpy((*device.Device).CopyFrom, 3),
	"void acc_memcpy_device(void *data_dev_dest, void *data_dev_src, size_t bytes)":                            memcpy((*device.Device).CopyWithin, 0),
	"void acc_memcpy_device_async(void *data_dev_dest, void *data_dev_src, size_t bytes, int async_arg)":       memcpy((*device.Device).CopyWithin, 3),
	"void acc_memcpy_d2d(void *data_arg_dest, void *data_arg_src, size_t bytes, int dev_num_dest, int dev_num_src)": func(c *call) error {
		return c.across(sync)
	},
	"void acc_memcpy_d2d_async(void *data_arg_dest, void *data_arg_src, size_t bytes, int dev_num_dest, int dev_num_src, int async_arg_src)": func(c *call) error {
		return c.across(c.int(5))
	},
	"void acc_attach(void **ptr_addr)":                               attach(0),
	"void acc_attach_async(void **ptr_addr, int async_arg)":          attach(1),
	"void acc_detach(void **ptr_addr)":                               detach(0, false),
	"void acc_detach_async(void **ptr_addr, int async_arg)":          detach(1, false),
	"void acc_detach_finalize(void **ptr_addr)":                      detach(0, true),
	"void acc_detach_finalize_async(void **ptr_addr, int async_arg)": detach(1, true),

	// CUDA (appendix A.2.1): the device is not CUDA's, so there is none, and setting a stream fails.
	"void *acc_get_current_cuda_device(void)":  null,
	"void *acc_get_current_cuda_context(void)": null,
	"void *acc_get_cuda_stream(int async_arg)": null,
	"int acc_set_cuda_stream(int async_arg, void *stream)": func(c *call) error {
		c.number(-1)
		return nil
	},
}

func null(c *call) error {
	c.result(0)
	return nil
}

// typ is a device type.
func (c *call) typ(i int) device.Type { return device.Type(c.int(i)) }

// async is the queue of an argument; index 0 is no argument: the host waits.
func (c *call) async(i int) int64 {
	if i == 0 {
		return sync
	}
	return c.int(i)
}

// queues is a list of one queue.
func (c *call) queues(i int) []int64 { return []int64{c.Platform.Async(c.int(i))} }

// named is the device of a number and a type; with acc_device_current the number does not count.
func (c *call) named(number, typ int) (*device.Device, error) {
	if c.typ(typ) == device.TypeCurrent {
		return c.device(), nil
	}
	return c.Platform.Device(int(c.int(number)), c.typ(typ), c.site)
}

// onDevice calls f with the device of the current type that an argument names.
func (c *call) onDevice(number int, f func(d *device.Device) error) error {
	d, err := c.Platform.Device(int(c.int(number)), device.TypeCurrent, c.site)
	if err != nil {
		return err
	}
	return f(d)
}

func (c *call) test(d *device.Device, queues []int64) error {
	idle, err := d.Test(queues, c.site)
	c.truth(idle)
	return err
}

func (c *call) waitAny(d *device.Device) error {
	n := c.int(0)
	if n < 0 {
		return &device.Error{Kind: device.InvalidArgument, Site: c.site, Text: fmt.Sprintf("expected a count of 0 or more, not %d", n)}
	}
	b, err := c.bytes(c.ptr(1), uint64(n)*4)
	if err != nil && n > 0 {
		return err
	}
	var queues []int64
	for i := range n {
		queues = append(queues, c.Platform.Async(int64(int32(binary.LittleEndian.Uint32(b[4*i:])))))
	}
	at, err := d.WaitAny(queues, c.site)
	c.number(at)
	return err
}

func (c *call) across(async int64) error {
	dst, err := c.Platform.Device(int(c.int(3)), device.TypeCurrent, c.site)
	if err != nil {
		return err
	}
	src, err := c.Platform.Device(int(c.int(4)), device.TypeCurrent, c.site)
	if err != nil {
		return err
	}
	return device.CopyAcross(dst, c.ptr(0), src, c.ptr(1), c.ptr(2), c.action(async))
}

// Properties by their numbers in openacc.h (§3.2.6).
const (
	propertyMemory = 1 + iota
	propertyFreeMemory
	propertySharedMemory
)

const (
	propertyName = 0x10001 + iota
	propertyVendor
	propertyDriver
)

// property is acc_get_property: 0 for what is not a property with a number.
func property(c *call) error {
	d, err := c.named(0, 1)
	what := c.int(2)
	c.result(0)
	if err != nil {
		return err
	}
	total, used := d.Memory()
	if d.Shared() && c.HostMemory != nil {
		total, used = c.HostMemory()
	}
	switch what {
	case propertyMemory:
		c.result(total)
	case propertyFreeMemory:
		c.result(total - used)
	case propertySharedMemory:
		c.truth(d.Shared())
	}
	return nil
}

// propertyText is acc_get_property_string: a null pointer for what is not a property with a text.
func propertyText(c *call) error {
	d, err := c.named(0, 1)
	what := c.int(2)
	c.result(0)
	if err != nil {
		return err
	}
	texts := map[int64]string{propertyName: "simulated device", propertyVendor: "accc", propertyDriver: "WebAssembly"}
	if d == c.Platform.Host() {
		texts[propertyName] = "host"
	}
	if text, ok := texts[what]; ok {
		c.result(c.Text(text))
	}
	return nil
}

// OnDevice is acc_on_device for host or device code (§3.2.15): true for the type that runs the code, and for acc_device_not_host
// on a device. In host code acc_device_none means no device as well, as with gcc; what acc_device_default and acc_device_current
// mean there is known when the program runs, and known is false.
func OnDevice(dev int64, onDevice bool) (on, known bool) {
	t := device.Type(dev)
	switch t {
	case device.TypeHost, device.TypeNone:
		return !onDevice, true
	case device.TypeDefault, device.TypeCurrent:
		return onDevice, onDevice
	}
	return onDevice && (t == device.TypeNotHost || t == device.Simulated), true
}

// data is the host memory of a data routine.
func (c *call) data() device.Var {
	return device.Var{Range: device.Range{Addr: c.ptr(0), Size: c.ptr(1)}}
}

func enter(clause device.Clause, async int) func(c *call) error {
	return func(c *call) error {
		v := c.data()
		addr, err := c.device().Enter(clause, v, c.action(c.async(async)))
		c.result(addr)
		return err
	}
}

func exit(clause device.Clause, async int, finalize bool) func(c *call) error {
	return func(c *call) error {
		a := c.action(c.async(async))
		a.Finalize = finalize
		return c.device().Exit(clause, c.data(), a)
	}
}

func update(dir device.Direction, async int) func(c *call) error {
	return func(c *call) error {
		v := device.Var{Range: device.Range{Addr: c.ptr(0), Size: c.ptr(1)}}
		return c.device().Update(dir, v, false, c.action(c.async(async)))
	}
}

func memcpy(do func(d *device.Device, to, from, size uint64, a device.Action) error, async int) func(c *call) error {
	return func(c *call) error {
		return do(c.device(), c.ptr(0), c.ptr(1), c.ptr(2), c.action(c.async(async)))
	}
}

func attach(async int) func(c *call) error {
	return func(c *call) error {
		if c.ptr(0) == 0 {
			return nil
		}
		return c.device().Attach(device.Var{Pointer: c.ptr(0)}, c.action(c.async(async)))
	}
}

func detach(async int, finalize bool) func(c *call) error {
	return func(c *call) error {
		a := c.action(c.async(async))
		a.Finalize = finalize
		return c.device().Detach(c.ptr(0), a)
	}
}
