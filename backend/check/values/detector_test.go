package values_test

import (
	"testing"

	"accc/backend/check/values"

	"github.com/stretchr/testify/require"
)

const (
	host   = 0x10000
	dev    = 0x80002000
	onHost = values.Host
)

// follow makes a detector with 800 bytes that are mapped, and the list of what it finds.
func follow() (*values.Detector, *values.Mapping, *[]values.Finding) {
	var list []values.Finding
	d := values.New(1, func(f values.Finding) { list = append(list, f) })
	m := &values.Mapping{Host: host, Dev: dev, Size: 800}
	d.Map(0, m, true)
	return d, m, &list
}

func TestPartialUpdate(t *testing.T) {
	d, m, found := follow()
	d.Upload(0, host, dev, 800, "copyin")
	d.Write(0, dev+0, 800, 7)
	d.Download(0, host, dev, 400, "update self")
	d.Read(onHost, host+392, 8, 1)
	require.Empty(t, *found)
	d.Read(onHost, host+400, 8, 2)
	require.Equal(t, []values.Finding{{Side: onHost, Addr: host + 400, Reader: 2, Writer: 7, Mapping: m}}, *found)
	require.Equal(t, "update self", m.Last)
}

func TestHostIsNewer(t *testing.T) {
	d, m, found := follow()
	d.Upload(0, host, dev, 800, "copyin")
	d.Write(onHost, host+5, 1, 3)
	d.Read(0, dev+4, 1, 1)
	require.Empty(t, *found, "another byte of the same word")
	d.Read(0, dev+4, 4, 1)
	require.Equal(t, []values.Finding{{Side: 0, Addr: dev + 5, Reader: 1, Writer: 3, Mapping: m}}, *found)
	require.True(t, d.Newer(0, host, 8))
	d.Write(0, dev, 8, 9)
	require.False(t, d.Newer(0, host, 8))
	d.Read(0, dev, 8, 1)
	require.Len(t, *found, 1)
}

func TestUnset(t *testing.T) {
	d, m, found := follow()
	d.Read(0, dev+8, 8, 1)
	require.Equal(t, []values.Finding{{Side: 0, Addr: dev + 8, Unset: true, Reader: 1, Writer: -1, Mapping: m}}, *found)
	d.Write(0, dev, 400, 2)
	d.Download(0, host, dev, 800, "copyout") // a mere copy
	d.Unmap(0, host)
	d.Read(onHost, host, 400, 3)
	require.Len(t, *found, 1)
	d.Read(onHost, host+400, 8, 3)
	require.Len(t, *found, 2)
	require.True(t, (*found)[1].Unset)
	d.Write(onHost, host+400, 8, 4)
	d.Read(onHost, host+400, 8, 3)
	require.Len(t, *found, 2)
}

// Memory of the heap that was never written is found where a device uses it, and not where the host copies it.
func TestNeverSetOnHost(t *testing.T) {
	d, _, found := follow()
	d.Fresh(onHost, host, 800)
	d.Write(onHost, host, 400, 1)
	d.Read(onHost, host+400, 8, 2)
	d.Copy(onHost, 0x20000, onHost, host, 800, 2)
	d.Upload(0, host, dev, 800, "copyin")
	require.Empty(t, *found)
	d.Read(0, dev+396, 4, 3)
	require.Empty(t, *found)
	d.Read(0, dev+400, 4, 3)
	require.Len(t, *found, 1)
}

func TestEndOfData(t *testing.T) {
	d, m, found := follow()
	d.Upload(0, host, dev, 800, "copyin")
	d.Write(0, dev+16, 8, 5)
	d.Unmap(0, host)
	d.Read(onHost, host, 16, 1)
	require.Empty(t, *found)
	d.Read(onHost, host+16, 8, 1)
	require.Equal(t, []values.Finding{{Side: onHost, Addr: host + 16, Reader: 1, Writer: 5, Mapping: m, Gone: true}}, *found)
	d.Set(onHost, host, 800) // another block
	d.Read(onHost, host+16, 8, 1)
	require.Len(t, *found, 1)
}

// An upload to begin again is no mistake.
func TestBeginAgain(t *testing.T) {
	d, _, found := follow()
	require.False(t, d.Upload(0, host, dev, 800, "copyin"))
	d.Write(0, dev, 800, 5)
	require.True(t, d.Upload(0, host, dev, 800, "update device"))
	d.Read(onHost, host, 8, 1)
	d.Read(0, dev, 8, 1)
	require.Empty(t, *found)
}

// A copy of no bytes changes nothing.
func TestCopyOfNothing(t *testing.T) {
	d, _, found := follow()
	d.Write(0, dev, 8, 1)
	d.Copy(0, dev, 0, dev+8, 0, 2)
	d.Write(0, dev, 0, 2)
	d.Read(0, dev, 8, 3)
	require.Empty(t, *found)
}

// An access that crosses pages, and two devices.
func TestTwoDevices(t *testing.T) {
	var found []values.Finding
	d := values.New(2, func(f values.Finding) { found = append(found, f) })
	const dev2 = 1<<32 | 0x80000ff0
	d.Map(0, &values.Mapping{Host: host - 16, Dev: dev, Size: 64}, false)
	d.Map(1, &values.Mapping{Host: host - 16, Dev: dev2, Size: 64}, false)
	d.Write(1, dev2+12, 8, 1)
	d.Read(onHost, host-4, 8, 2)
	require.Len(t, found, 1)
	d.Read(0, dev+16, 4, 2)
	require.Len(t, found, 2)
	d.Read(1, dev2+16, 4, 2)
	require.Len(t, found, 2)
}

// TestPlainAccesses are accesses about which there is nothing to say, and some that only look like them.
func TestPlainAccesses(t *testing.T) {
	d, _, found := follow()
	d.Upload(0, host, dev, 800, "copyin")
	kernel, program := d.Side(0), d.Side(onHost)
	require.True(t, kernel.Clean(dev, d.ReadMask(8)))
	require.False(t, kernel.Rewrite(dev, 8, 3), "the host's value becomes old")
	d.Write(0, dev, 8, 3)
	require.True(t, kernel.Rewrite(dev, 8, 4))
	require.False(t, program.Clean(host, d.ReadMask(4)))
	require.True(t, program.Clean(host+8, d.ReadMask(8)))
	require.False(t, program.Rewrite(host+8, 4, 5), "the device's value becomes old")
	require.True(t, program.Rewrite(host+800, 4, 5), "past the end of what is mapped")
	d.Read(onHost, host, 8, 6)
	require.Len(t, *found, 1)
	require.EqualValues(t, 4, (*found)[0].Writer)
	require.Zero(t, d.ReadMask(16))
}

// The parts of a mapping that are old are what a fix names.
func TestOldParts(t *testing.T) {
	var last values.Finding
	d := values.New(1, func(f values.Finding) { last = f })
	m := &values.Mapping{Host: 0x1000, Dev: 0x8000_1000, Size: 80}
	d.Map(0, m, true)
	d.Upload(0, m.Host, m.Dev, m.Size, nil)
	d.Write(values.Host, m.Host, 16, 1)
	d.Write(values.Host, m.Host+64, 8, 2)
	d.Read(0, m.Dev+64, 8, 3)
	require.Equal(t, m, last.Mapping)
	require.Equal(t, [][2]uint64{{0, 16}, {64, 8}}, d.Old(last, 2))
	require.Len(t, d.Old(last, 0), 1)
}

// Transfers whose values nothing reads are counted; a read of a part of them is one of the transfer.
func TestUnread(t *testing.T) {
	d := values.New(1, func(values.Finding) {})
	d.Follow()
	m := &values.Mapping{Host: host, Dev: dev, Size: 800}
	d.Map(0, m, true)
	d.Upload(0, host, dev, 800, "copy")
	require.Equal(t, map[values.Move]int{{How: "copy", Up: true}: 1}, d.Unread())
	d.Upload(0, host, dev, 800, "update")
	side := d.Side(0)
	require.False(t, side.Clean(dev+8, d.ReadMask(8)))
	d.Read(0, dev+8, 8, 1)
	require.True(t, side.Clean(dev+16, d.ReadMask(8)))
	d.Write(0, dev, 8, 2)
	d.Download(0, host, dev, 400, "self")
	d.Read(values.Host, host+400, 8, 3)
	require.Equal(t, map[values.Move]int{{How: "copy", Up: true}: 1, {How: "self"}: 1}, d.Unread())
	d.Read(values.Host, host+396, 4, 3)
	require.Equal(t, map[values.Move]int{{How: "copy", Up: true}: 1}, d.Unread())
}

// A transfer from a device that only gives back what it has had loses what the host has written meanwhile, on both sides; equal values, values
// that the device has written, too, and new values end that.
func TestLost(t *testing.T) {
	var found []values.Finding
	d := values.New(1, func(f values.Finding) { found = append(found, f) })
	m := &values.Mapping{Host: host, Dev: dev, Size: 16}
	d.Map(0, m, true)
	d.Upload(0, host, dev, 16, "data")
	back := func(now, next string) {
		d.Overwrite(0, host, dev, []byte(now), []byte(next), "self")
		d.Download(0, host, dev, 16, "self")
	}
	d.Write(values.Host, host, 8, 1)
	back("newer..........?", "older..........?")
	d.Read(values.Host, host+8, 8, 2)
	require.Empty(t, found, "the host has not written it")
	d.Read(values.Host, host, 4, 3)
	d.Read(0, dev, 4, 4)
	require.Len(t, found, 2)
	for _, f := range found {
		require.Equal(t, "self", f.Lost)
		require.True(t, f.Part)
		require.EqualValues(t, 1, f.Writer)
	}
	back("older..........?", "older..........?")
	d.Read(values.Host, host, 4, 3)
	require.Len(t, found, 3, "it is still lost")
	d.Write(0, dev, 8, 5)
	back("older..........?", "fresh..........?")
	d.Write(0, dev, 8, 5)
	d.Write(values.Host, host, 8, 6)
	back("scratch........?", "result.........?")
	d.Read(values.Host, host, 8, 3)
	require.Len(t, found, 3, "the device has written it")
	d.Write(values.Host, host, 8, 6)
	back("result.........?", "result.........?")
	d.Read(values.Host, host, 8, 3)
	require.Len(t, found, 3, "nothing has changed")
}
