package offload

import "accc/ir"

// The vocabulary.
var (
	EntryEnum = &ir.Enum{Dialect: "offload", Name: "entry",
		Cases: []string{"copy_in", "create", "present", "find", "attach"}}
	ExitEnum      = &ir.Enum{Dialect: "offload", Name: "exit", Cases: []string{"copy_out", "release", "detach"}}
	DirectionEnum = &ir.Enum{Dialect: "offload", Name: "direction", Cases: []string{"to_host", "to_device"}}
	FlagsEnum     = &ir.Enum{Dialect: "offload", Name: "flags", Bits: true, Separator: "|",
		Cases: []string{"none", "dynamic", "finalize", "zero", "if_present", "implicit", "always", "parts", "apart",
			"needed", "together", "self", "parent", "as_present"},
		Values: []int64{0, FlagDynamic, FlagFinalize, FlagZero, FlagIfPresent, FlagImplicit, FlagAlways, FlagParts,
			FlagApart, FlagNeeded, FlagTogether, FlagSelf, FlagParent, FlagAsPresent}}
	SettingEnum = &ir.Enum{Dialect: "offload", Name: "setting", Cases: []string{"queue", "device", "device_type"}}
	EventEnum   = &ir.Enum{Dialect: "offload", Name: "event", Cases: []string{
		"enter_data", "end_enter_data", "exit_data", "end_exit_data", "update", "end_update", "compute", "end_compute"}}
	TeamEnum     = &ir.Enum{Dialect: "offload", Name: "team", Cases: []string{"parallel", "teams"}}
	ScheduleEnum = &ir.Enum{Dialect: "offload", Name: "schedule",
		Cases: []string{"static", "dynamic", "guided", "auto", "runtime"}}
	SharingEnum = &ir.Enum{Dialect: "offload", Name: "sharing", Bits: true, Separator: "|",
		Cases:  []string{"none", "monotonic", "nonmonotonic", "ordered", "doacross"},
		Values: []int64{0, ShareMonotonic, ShareNonmonotonic, ShareOrdered, ShareDoacross}}
	CancelEnum = &ir.Enum{Dialect: "offload", Name: "cancelled",
		Cases: []string{"parallel", "loop", "sections", "taskgroup"}}
)

// What an entry does with a range, besides counting who needs it on the device.
const (
	EntryCopyIn  int64 = iota // create it if it is absent, with the host's value
	EntryCreate               // create it if it is absent
	EntryPresent              // it must be present
	EntryFind                 // use it if it is present, host memory otherwise
	EntryAttach               // make a pointer on the device lead to the device's copy
)

// What an exit does with a range, besides counting.
const (
	ExitCopyOut int64 = iota // the last one copies the value to the host and removes the range
	ExitRelease              // the last one removes the range
	ExitDetach               // undo an attachment
)

// The directions of an update.
const (
	ToHost int64 = iota
	ToDevice
)

// The flags of data actions.
const (
	FlagDynamic   int64 = 1 << iota // the dynamic counter counts it; otherwise the structured one
	FlagFinalize                    // the counter becomes zero at once
	FlagZero                        // what is created is filled with zeros
	FlagIfPresent                   // nothing happens if the range is absent
	FlagImplicit                    // no clause asks for it
	FlagAlways                      // the value is copied even if the range is, or stays, present
	FlagParts                       // the range holds several variables, each of which may be present by itself
	FlagApart                       // the copy is apart from host memory, even where the device shares it
	FlagNeeded                      // the range must be present
	FlagTogether                    // the action is one of those between offload.open and offload.close
	FlagSelf                        // the device uses host memory itself
	FlagParent                      // the code is on the device, and what it does is about host memory
	FlagAsPresent                   // the range is all that is present around its address, however long it says that it is
)

// What offload.set sets.
const (
	SetQueue int64 = iota
	SetDevice
	SetType
)

// The events: what begins; the next number ends it.
const (
	EventEnterData int64 = 2 * iota
	EventExitData
	EventUpdate
	EventCompute
)

// The kinds of teams.
const (
	TeamParallel int64 = iota
	TeamLeague         // each thread is the initial thread of a team of its own
)

// The schedules by which the runtime shares out iterations.
const (
	ScheduleStatic int64 = iota
	ScheduleDynamic
	ScheduleGuided
	ScheduleAuto
	ScheduleRuntime // what a variable of the environment says
)

// What the runtime must know of iterations that it shares out.
const (
	ShareMonotonic    int64 = 1 << iota // each thread's iterations come in increasing order
	ShareNonmonotonic                   // they need not
	ShareOrdered                        // parts of them run in the order of the iterations
	ShareDoacross                       // they wait for one another
)

// What the attribute beside of a loop says: who runs the iterations at the same time. The size of chunks of a static schedule, or how many lanes
// there are at most, or 0, is in the bits from BesideChunk on.
const (
	BesideThreads int64 = 1 << iota // gangs, or the threads of a team, which share them
	BesideLanes                     // workers, lanes, or nobody, in the thread that has come here
	BesideStatic                    // the number of an iteration tells which thread runs it
	BesideTeam                      // each iteration is a thread of a team
	BesideSeveral                   // only if there are several gangs: with one they need not be independent; with lanes, only in a launch
	BesideChunk   = 8               // a number of bits
)

// What may be cancelled.
const (
	CancelParallel int64 = iota
	CancelLoop
	CancelSections
	CancelTaskgroup
)

// enums are the enumerations that have an attribute, by mnemonic.
var enums = func() map[string]*ir.Enum {
	m := map[string]*ir.Enum{}
	for _, e := range []*ir.Enum{EntryEnum, ExitEnum, DirectionEnum, FlagsEnum, SettingEnum, EventEnum, TeamEnum,
		ScheduleEnum, SharingEnum, CancelEnum} {
		m[e.Name] = e
	}
	return m
}()
