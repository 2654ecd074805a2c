package trace

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"accc/backend/device"

	"github.com/stretchr/testify/require"
)

// recorded is the profile of a run: a region that copies a, in which a second one finds it, then a kernel in a queue.
func recorded() *Profile {
	copied := device.Site{Directive: "data", Clause: "copy", File: "p.c", Line: 3, Column: 20}
	inner := device.Site{Directive: "parallel loop", Clause: "copyin", File: "p.c", Line: 5, Column: 30}
	r := NewRecorder()
	for _, e := range []device.Event{
		{Kind: device.EventAlloc, Queue: device.Sync, Site: copied, Var: "a", Host: 64, Dev: 128, Bytes: 80},
		{Kind: device.EventEnter, Queue: device.Sync, Site: copied, Var: "a", Host: 64, Dev: 128, Bytes: 80},
		{Kind: device.EventUpload, Queue: device.Sync, Site: copied, Var: "a", Host: 64, Dev: 128, Bytes: 80, Took: 2 * time.Microsecond},
		{Kind: device.EventEnter, Queue: 1, Site: inner, Var: "a", Host: 64, Dev: 128, Bytes: 80, Implicit: true},
		{Kind: device.EventLaunch, Queue: 1, Site: inner, Var: "main_1", Gangs: 8},
		{Kind: device.EventDone, Queue: 1, Site: inner, Var: "main_1", Gangs: 8},
		{Kind: device.EventWait, Queue: device.Sync, Site: device.Site{Directive: "wait", File: "p.c", Line: 9, Column: 9}, Took: time.Microsecond},
		{Kind: device.EventFree, Queue: device.Sync, Site: copied, Var: "a", Dev: 128, Bytes: 80},
		{Kind: device.EventExit, Queue: device.Sync, Site: copied, Var: "a", Host: 64, Bytes: 80},
		{Kind: device.EventDownload, Queue: device.Sync, Site: copied, Var: "a", Host: 64, Dev: 128, Bytes: 80, Took: 3 * time.Microsecond},
	} {
		r.Event(e)
	}
	return r.Profile()
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	p := recorded()
	var out bytes.Buffer
	require.NoError(t, p.Write(&out))
	again, err := Read(bytes.NewReader(out.Bytes()))
	require.NoError(t, err)
	require.Equal(t, p, again)
}

// Viewers need times for what has a duration, and the names of processes and threads.
func TestRecordsOfViewers(t *testing.T) {
	var out bytes.Buffer
	require.NoError(t, recorded().Write(&out))
	var file struct {
		TraceEvents []map[string]any
	}
	require.NoError(t, json.Unmarshal(out.Bytes(), &file))
	names := map[string]string{}
	for _, e := range file.TraceEvents {
		names[e["name"].(string)] += e["ph"].(string)
		if e["ph"] == "X" {
			require.Positive(t, e["dur"], e)
		}
	}
	require.Equal(t, map[string]string{"process_name": "M", "thread_name": "MM", "alloc a": "i", "enter a": "ii", "upload a": "X", "memory": "CC",
		"parallel loop": "X", "wait": "X", "free a": "i", "exit a": "i", "download a": "X"}, names)
}

func TestMovements(t *testing.T) {
	list := recorded().Movements()
	require.Len(t, list, 2)
	require.Equal(t, Movement{Site: list[0].Site, Variable: "a", Times: 1, Uploads: 1, Downloads: 1, Up: 80, Down: 80, Allocated: 80,
		Took: 5 * time.Microsecond}, *list[0])
	require.Equal(t, Movement{Site: list[1].Site, Variable: "a", Implicit: true, Times: 1, Present: 1}, *list[1])
}

func TestMemory(t *testing.T) {
	var bytes []uint64
	for _, u := range recorded().Memory(0, 0) {
		bytes = append(bytes, u.Bytes)
	}
	require.Equal(t, []uint64{80, 0}, bytes)
}

func TestOtherFiles(t *testing.T) {
	for text, why := range map[string]string{
		"":   "not a profile: EOF",
		"{}": "not a profile: it has no traceEvents",
		`{"traceEvents": [{"name": "x", "ph": "X", "cat": "gc"}]}`:                                `not a profile of accc: event 0 is of an unknown kind "gc"`,
		`{"traceEvents": [{"name": "x", "ph": "X", "cat": "upload", "args": {"host": "north"}}]}`: `not a profile of accc: event 0: "north" is not an address`,
	} {
		_, err := Read(strings.NewReader(text))
		require.EqualError(t, err, why, text)
	}
}

// A recorder keeps a bounded number of events, and counts the others.
func TestRecorderIsBounded(t *testing.T) {
	r := NewRecorder()
	r.events = make([]Event, mostEvents-1)
	for range 3 {
		r.Event(device.Event{Kind: device.EventAlloc})
	}
	require.Equal(t, 2, r.Profile().Lost)
}
