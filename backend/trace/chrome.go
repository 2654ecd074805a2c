package trace

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"time"

	"accc/backend/device"
)

// A record is a trace event of the format of chrome://tracing.
type record struct {
	Name  string          `json:"name"`
	Phase string          `json:"ph"`            // X: with a duration; i: without one; C: a counter; M: a name
	Cat   string          `json:"cat,omitempty"` // the kind of the event
	Time  float64         `json:"ts"`            // microseconds
	Took  float64         `json:"dur,omitempty"` // microseconds
	Scope string          `json:"s,omitempty"`   // of what has no duration: t, its thread
	PID   int             `json:"pid"`           // the device and its rank
	TID   int64           `json:"tid"`           // 0: the host's requests; else the queue and one
	Args  json.RawMessage `json:"args,omitempty"`
}

// args are what a record tells about the program.
type args struct {
	Directive string `json:"directive,omitempty"`
	Clause    string `json:"clause,omitempty"`
	Variable  string `json:"variable,omitempty"`
	File      string `json:"file,omitempty"`
	Line      int    `json:"line,omitempty"`
	Column    int    `json:"column,omitempty"`
	Bytes     uint64 `json:"bytes,omitempty"`
	Host      string `json:"host,omitempty"`
	Device    string `json:"device,omitempty"`
	Gangs     int64  `json:"gangs,omitempty"`
	Implicit  bool   `json:"implicit,omitempty"`
	Same      bool   `json:"same,omitempty"`
	Rank      int    `json:"rank,omitempty"`
	Number    int    `json:"number,omitempty"` // of the device, among those of its rank
}

// micros is a time in microseconds, whose fraction is that of whole nanoseconds; duration reads it.
func micros(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1000 }

func duration(micros float64) time.Duration { return time.Duration(math.Round(micros * 1000)) }

// Owner names a device, with its rank where there are several.
func (p *Profile) Owner(rank, number int) string {
	if p.Ranks() == 1 {
		return fmt.Sprint("device ", number)
	}
	return fmt.Sprintf("rank %d, device %d", rank, number)
}

// process is the number of a device among those of all ranks.
func (e *Event) process(perRank int) int { return e.Rank*perRank + e.Device }

// thread is the number of the thread of a queue.
func thread(queue int64) int64 {
	if queue == device.Sync {
		return 0
	}
	return queue + 1
}

// title is what a viewer shows.
func (e *Event) title() string {
	switch {
	case e.Kind == device.EventLaunch:
		return e.Site.Directive
	case e.Var == "":
		return e.Kind.String()
	}
	return e.Kind.String() + " " + e.Var
}

// Write writes a profile as trace events.
func (p *Profile) Write(w io.Writer) error {
	out := bufio.NewWriter(w)
	first := true
	put := func(r record, values any) error {
		var err error
		if values != nil {
			if r.Args, err = json.Marshal(values); err != nil {
				return err
			}
		}
		line, err := json.Marshal(r)
		if err != nil {
			return err
		}
		if !first {
			out.WriteString(",\n")
		}
		first = false
		_, err = out.Write(line)
		return err
	}
	fmt.Fprintf(out, "{\"displayTimeUnit\": \"ms\", \"otherData\": {\"total_ns\": \"%d\"}, \"traceEvents\": [\n", p.Total.Nanoseconds())
	perRank := p.Devices()
	queues, owners := map[int]map[int64]bool{}, map[int]*Event{}
	for i := range p.Events {
		e := &p.Events[i]
		id := e.process(perRank)
		if queues[id] == nil {
			queues[id], owners[id] = map[int64]bool{}, e
		}
		queues[id][e.Queue] = true
	}
	for _, d := range slices.Sorted(maps.Keys(queues)) {
		if err := put(record{Name: "process_name", Phase: "M", PID: d}, map[string]string{"name": p.Owner(owners[d].Rank, owners[d].Device)}); err != nil {
			return err
		}
		for _, q := range slices.Sorted(maps.Keys(queues[d])) {
			name := fmt.Sprint("queue ", q)
			if q == device.Sync {
				name = "synchronous"
			}
			if err := put(record{Name: "thread_name", Phase: "M", PID: d, TID: thread(q)}, map[string]string{"name": name}); err != nil {
				return err
			}
		}
	}
	for i := range p.Events {
		e := &p.Events[i]
		r := record{Name: e.title(), Phase: "X", Cat: e.Kind.String(), Time: micros(e.Start), Took: micros(e.Took), PID: e.process(perRank), TID: thread(e.Queue)}
		if e.Took == 0 {
			r.Phase, r.Scope = "i", "t"
		}
		a := args{Directive: e.Site.Directive, Clause: e.Site.Clause, Variable: e.Var, File: e.Site.File, Line: e.Site.Line, Column: e.Site.Column,
			Bytes: e.Bytes, Gangs: e.Gangs, Implicit: e.Implicit, Same: e.Same}
		if e.Rank > 0 {
			a.Rank, a.Number = e.Rank, e.Device
		}
		if e.Host != 0 {
			a.Host = fmt.Sprintf("%#x", e.Host)
		}
		if e.Dev != 0 {
			a.Device = fmt.Sprintf("%#x", e.Dev)
		}
		if err := put(r, a); err != nil {
			return err
		}
	}
	for _, d := range slices.Sorted(maps.Keys(queues)) {
		for _, u := range p.Memory(owners[d].Rank, owners[d].Device) {
			if err := put(record{Name: "memory", Phase: "C", Time: micros(u.At), PID: d}, map[string]uint64{"bytes": u.Bytes}); err != nil {
				return err
			}
		}
	}
	out.WriteString("\n]}\n")
	return out.Flush()
}

// kinds are the kinds of events by their names.
var kinds = func() map[string]device.EventKind {
	m := map[string]device.EventKind{}
	for k := device.EventEnter; k <= device.EventShutdown; k++ {
		m[k.String()] = k
	}
	return m
}()

// Read reads what [Profile.Write] has written. The records of other programs in the same format are refused.
func Read(r io.Reader) (*Profile, error) {
	var file struct {
		Events []record `json:"traceEvents"`
		Other  struct {
			Total int64 `json:"total_ns,string"`
		} `json:"otherData"`
	}
	if err := json.NewDecoder(r).Decode(&file); err != nil {
		return nil, fmt.Errorf("not a profile: %w", err)
	}
	if file.Events == nil {
		return nil, fmt.Errorf("not a profile: it has no traceEvents")
	}
	p := &Profile{Total: time.Duration(file.Other.Total)}
	for i, rec := range file.Events {
		if rec.Phase != "X" && rec.Phase != "i" {
			continue
		}
		kind, ok := kinds[rec.Cat]
		if !ok {
			return nil, fmt.Errorf("not a profile of accc: event %d is of an unknown kind %q", i, rec.Cat)
		}
		var a args
		if err := json.Unmarshal(rec.Args, &a); err != nil {
			return nil, fmt.Errorf("not a profile of accc: event %d: %w", i, err)
		}
		queue := rec.TID - 1
		if rec.TID == 0 {
			queue = device.Sync
		}
		if a.Rank == 0 {
			a.Number = rec.PID // without ranks the number of the device is there alone
		}
		e := device.Event{Kind: kind, Rank: a.Rank, Device: a.Number, Queue: queue, Var: a.Variable, Bytes: a.Bytes, Gangs: a.Gangs, Implicit: a.Implicit, Same: a.Same, Took: duration(rec.Took),
			Site: device.Site{Directive: a.Directive, Clause: a.Clause, File: a.File, Line: a.Line, Column: a.Column}}
		for text, to := range map[string]*uint64{a.Host: &e.Host, a.Device: &e.Dev} {
			if text == "" {
				continue
			}
			if _, err := fmt.Sscanf(text, "0x%x", to); err != nil {
				return nil, fmt.Errorf("not a profile of accc: event %d: %q is not an address", i, text)
			}
		}
		p.Events = append(p.Events, Event{Event: e, Start: duration(rec.Time)})
	}
	return p, nil
}
