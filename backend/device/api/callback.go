package api

import (
	"bytes"

	"accc/backend/device"
)

// Callbacks are the functions of the program that are called for events (OpenACC 3.3 chapter 5).
type Callbacks interface {
	// Register and Unregister do what the routines do that are called so: an event, a pointer to a function, and what to do with them.
	// Register returns false where there is no memory for one more.
	Register(event int64, callback uint64, how int64) bool
	Unregister(event int64, callback uint64, how int64)
	// Lookup returns a pointer to the routine of a name, or 0.
	Lookup(name string) uint64
	// OnError makes a function the one that is called with the message of an error that ends the program; 0: none.
	OnError(function uint64)
}

// callbackRows are the routines that acc_prof.h declares (§5.3), and that of NVIDIA's library for errors.
var callbackRows = map[string]func(c *call) error{
	"void acc_prof_register(acc_event_t event_type, acc_prof_callback cb, acc_register_t info)": func(c *call) error {
		if !c.Callbacks.Register(c.int(0), c.ptr(1), c.int(2)) {
			return &device.Error{Kind: device.OutOfMemory, Site: c.site, Text: "no memory for another callback"}
		}
		return nil
	},
	"void acc_prof_unregister(acc_event_t event_type, acc_prof_callback cb, acc_register_t info)": func(c *call) error {
		c.Callbacks.Unregister(c.int(0), c.ptr(1), c.int(2))
		return nil
	},
	"acc_query_fn acc_prof_lookup(const char *acc_query_fn_name)": func(c *call) error {
		name, err := c.string(c.ptr(0))
		c.result(c.Callbacks.Lookup(name))
		return err
	},
	"void acc_set_error_routine(acc_error_routine routine)": func(c *call) error {
		c.Callbacks.OnError(c.ptr(0))
		return nil
	},
}

// string is the string at an address of the host; a null pointer leads to none.
func (c *call) string(at uint64) (string, error) {
	var text bytes.Buffer
	for ; at != 0; at++ {
		b, err := c.bytes(at, 1)
		if err != nil {
			return "", err
		}
		if b[0] == 0 {
			break
		}
		text.WriteByte(b[0])
	}
	return text.String(), nil
}
