// Package api is chapter 3 of OpenACC 3.3 for programs that run as WebAssembly, the acc_ routines over a platform of
// simulated devices, and what chapter 18 of OpenMP 5.2 says of devices and their memory.
//
// Every routine is a row of a table: its prototype in C, from which its name and signature follow, and the Go function
// that does the work. The executor imports [Func.Invoke] into the program. Pointers and size_t are i64, int and
// enumerations i32; arguments travel on a stack of uint64, the result replaces the first one.
//
// Read api.go, then table.go, callback.go and omp.go. The shape is that of the C library's table, so that the executor treats both alike.
package api

import (
	"maps"
	"sort"
	"strings"

	"accc/backend/device"

	"github.com/tetratelabs/wazero/api"
)

// An Env is what the routines work on.
type Env struct {
	Platform *device.Platform
	Host     device.Memory
	// At is where the host makes the call that comes next, if that is known.
	At func() device.Site
	// HostMemory returns the bytes of host memory in all and in use; may be nil.
	HostMemory func() (total, used uint64)
	// OnDevice tells that device code makes the call.
	OnDevice bool
	// Number is the number of that device.
	Number int
	// Text returns the address of a string in host memory that lives as long as the program.
	Text func(s string) uint64
	// Malloc and Free are the host's heap, for the host as a device.
	Malloc func(size uint64) uint64
	Free   func(addr uint64) error
	// DefaultTarget and SetDefaultTarget are the number of the device that constructs of OpenMP use that name none, which each task
	// has for itself.
	DefaultTarget    func() int
	SetDefaultTarget func(n int)
	// Callbacks are what the program registers for events.
	Callbacks Callbacks
}

// A Func is one routine.
type Func struct {
	Name    string
	Proto   string
	Params  []api.ValueType
	Results []api.ValueType
	Device  bool // may be called in device code
	do      func(c *call) error
}

// A call is one call of a routine: arguments in, result out.
type call struct {
	*Env
	stack []uint64
	site  device.Site
}

func (c *call) ptr(i int) uint64 { return c.stack[i] }
func (c *call) int(i int) int64  { return int64(int32(c.stack[i])) }

// device is the current device.
func (c *call) device() *device.Device { return c.Platform.Current() }

// bytes returns n bytes of host memory without copying them.
func (c *call) bytes(addr, n uint64) ([]byte, error) {
	b, err := c.Host.Slice(addr, n)
	return b, c.refused(err)
}

// refused is an error of the host's memory as one of the routine.
func (c *call) refused(err error) error {
	if err == nil {
		return nil
	}
	return &device.Error{Kind: device.InvalidArgument, Site: c.site, Text: err.Error()}
}

func (c *call) result(v uint64) { c.stack[0] = v }

func (c *call) number(n int) { c.result(uint64(uint32(int32(n)))) }

func (c *call) truth(b bool) {
	c.stack[0] = 0
	if b {
		c.stack[0] = 1
	}
}

func (c *call) action(async int64) device.Action {
	return device.Action{Site: c.site, Async: c.Platform.Async(async), Dynamic: true}
}

// Invoke calls f; the error is a *[device.Error], or what an asynchronous action failed with.
func (f *Func) Invoke(e *Env, stack []uint64) error {
	site := device.Site{Directive: f.Name}
	if e.At != nil {
		if at := e.At(); at.Directive == f.Name {
			site = at
		}
	}
	return f.do(&call{e, stack, site})
}

// Lookup returns the routine of that name, or nil.
func Lookup(name string) *Func { return byName[name] }

// All returns every routine by name.
func All() []*Func {
	var out []*Func
	for _, f := range byName {
		out = append(out, f)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Name < out[j].Name })
	return out
}

var byName = map[string]*Func{}

func init() {
	maps.Copy(rows, callbackRows)
	for proto, do := range rows {
		f := read(proto)
		f.do = do
		f.Device = f.Name == "acc_on_device"
		byName[f.Name] = f
	}
}

// read takes a prototype apart.
func read(proto string) *Func {
	open := strings.IndexByte(proto, '(')
	head, list := proto[:open], proto[open+1:len(proto)-1]
	at := strings.LastIndexAny(head, " *") + 1
	f := &Func{Name: head[at:], Proto: proto}
	if result := strings.TrimSpace(head[:at]); result != "void" {
		f.Results = []api.ValueType{valueType(result)}
	}
	if list != "void" {
		for _, p := range strings.Split(list, ",") {
			f.Params = append(f.Params, valueType(p))
		}
	}
	return f
}

func valueType(decl string) api.ValueType {
	if strings.ContainsAny(decl, "*[") || strings.Contains(decl, "size_t") || strings.HasPrefix(decl, "acc_query_fn") || strings.Contains(decl, "acc_prof_callback") || strings.HasPrefix(decl, "acc_error_routine") {
		return api.ValueTypeI64
	}
	return api.ValueTypeI32
}
