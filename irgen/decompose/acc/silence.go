package acc

import (
	"slices"

	"accc/pragma"
	accdir "accc/pragma/acc"
)

// A Stage is what a clause goes through; stages can be joined.
type Stage uint8

// The stages.
const (
	InIR      Stage = 1 << iota // from the source to operations of the dialect
	InOpenMP                    // from operations to OpenMP for a device
	InThreads                   // from operations to OpenMP for the threads of the host
	InRun                       // from operations to what the runtime executes
)

const translated = InOpenMP | InThreads

// A Silence says why nothing of a clause need be seen after a stage. A clause without one has an effect on what the
// stage writes; a test tries every clause.
type Silence struct {
	Stages Stage
	// Clauses are those that it is about, On the directives or the constructs that they consist of; nil: any.
	Clauses []*pragma.ClauseDef
	On      []*pragma.DirectiveDef
	// Words are the modifiers and keys of arguments that it is about; nil: the clause as a whole.
	Words []string
	// Devices: it is about clauses for particular types of devices.
	Devices bool
	// Dropped: the user asked for something that is left out, and is told so unless one of the clauses of OpenMP that
	// As names is written for the construct.
	Dropped bool
	As      []string
	// Why is the reason, a clause that goes on after a colon.
	Why string
}

func those(defs ...*pragma.ClauseDef) []*pragma.ClauseDef { return defs }

func on(defs ...*pragma.DirectiveDef) []*pragma.DirectiveDef { return defs }

var levels = those(accdir.ClauseGang, accdir.ClauseWorker, accdir.ClauseVector)

// Silences are the reasons; the first that fits a clause counts.
var Silences = []Silence{
	{Stages: InIR, Clauses: those(accdir.ClauseSeq, accdir.ClauseIndependent, accdir.ClauseAuto), On: on(accdir.DirLoop),
		Why: "the loop runs like this without the clause, too (OpenACC 3.3 §2.9.6, §2.9.7)"},
	{Stages: InIR | translated | InRun, Clauses: those(accdir.ClauseUpdate), On: on(accdir.DirAtomic),
		Why: "atomic alone means update (OpenACC 3.3 §2.12)"},

	{Stages: translated, Devices: true, Dropped: true, Why: "the translation is for devices of any type"},
	{Stages: InRun, Devices: true, Why: "the simulated device is of another type"},

	// Loops and routines.
	{Stages: translated | InRun, Clauses: append(those(accdir.ClauseSeq, accdir.ClauseIndependent, accdir.ClauseAuto,
		accdir.ClauseCollapse, accdir.ClauseTile), levels...), On: on(accdir.DirSerial),
		Why: "a serial construct runs in one thread, whatever its loops say"},
	{Stages: translated, Clauses: append(those(accdir.ClauseSeq), levels...), On: on(accdir.DirRoutine),
		Why: "declare target has no levels: the loops inside of the procedure decide"},
	{Stages: translated, Clauses: levels, Words: []string{"num", "length"}, Dropped: true, As: []string{"num_teams", "thread_limit", "num_threads"},
		Why: "the number is a hint, and OpenMP's loops have no clause for it"},
	{Stages: translated, Clauses: those(accdir.ClauseGang), Words: []string{"dim"}, Dropped: true,
		Why: "teams have one dimension, which all loops for gangs share"},
	{Stages: translated | InRun, Clauses: append(those(accdir.ClauseIndependent, accdir.ClauseAuto), levels...),
		Why: "all loops of a nest decide together who runs which iterations"},
	{Stages: translated | InRun, Clauses: those(accdir.ClauseCollapse),
		Why: "one loop is a nest by itself, and what OpenMP shares is of a fixed extent whether it is forced or not"},
	{Stages: translated, Clauses: those(accdir.ClauseShortloop), Dropped: true,
		Why: "that the loop has few iterations is a hint, for which OpenMP has no clause"},
	{Stages: InRun, Clauses: those(accdir.ClauseShortloop), Why: "a hint: lanes without an iteration cost nothing here"},
	{Stages: InOpenMP, Clauses: those(accdir.ClauseNohost), Dropped: true, Why: "the procedure is compiled for the host, too"},
	{Stages: InThreads, Clauses: those(accdir.ClauseNohost, accdir.ClauseBind, accdir.ArgRoutine),
		Why: "procedures are compiled for the host alone"},
	{Stages: InRun, Clauses: those(accdir.ClauseNohost), Why: "a procedure that the host never calls is not missed there"},
	{Stages: InRun, Clauses: those(accdir.ClauseBind), Why: "it changes the calls of the procedure, not the procedure"},

	// Sizes.
	{Stages: translated, Clauses: those(accdir.ClauseNumGangs, accdir.ClauseNumWorkers, accdir.ClauseVectorLength), Dropped: true,
		As: []string{"num_teams", "thread_limit", "num_threads"}, Why: "the construct is not shared among that kind of threads"},

	// Data.
	{Stages: translated | InRun, Words: []string{"capture"},
		Why: "a device with a memory of its own has a copy in any case (OpenACC 3.4 §2.7.4)"},
	{Stages: translated | InRun, Words: []string{"readonly"}, Why: "a promise of the program, which no compiler must use"},
	{Stages: InOpenMP, Words: []string{"zero"}, On: on(accdir.DirExitData), Why: "nothing is allocated at the end of a lifetime"},
	{Stages: InOpenMP, Words: []string{"zero"}, On: on(accdir.DirDeclare), Dropped: true, Why: "OpenMP does not clear what it allocates"},
	{Stages: InOpenMP, Words: []string{"always", "alwaysin", "alwaysout"}, On: on(accdir.DirDeclare),
		Why: "the variable is on the device from the start to the end of the program, or of its scope"},
	{Stages: InOpenMP, Clauses: those(accdir.ClauseDeviceptr), On: on(accdir.DirData, accdir.DirDeclare),
		Why: "the constructs inside have is_device_ptr"},
	{Stages: InOpenMP, Clauses: those(accdir.ClauseNoCreate),
		Why: "a pointer whose target is not mapped keeps its value, as it does in OpenMP"},
	{Stages: InOpenMP, Clauses: those(accdir.ClauseIfPresent), Why: "OpenMP skips what is not present in any case"},
	{Stages: translated | InRun, Clauses: those(accdir.ClauseDefault),
		Why: "what it decides is in the data attributes of the variables"},
	{Stages: InOpenMP, Clauses: those(accdir.ClausePresent, accdir.ClauseLink), On: on(accdir.DirDeclare), Dropped: true, As: []string{"link"},
		Why: "in a procedure OpenMP has no declaration for it"},
	{Stages: translated, Clauses: those(accdir.ArgCache), Why: "the directive is left out with all that it says, with a warning"},
	{Stages: InRun, Clauses: those(accdir.ArgCache), Why: "a hint: the simulated device has no memory to cache in"},
	{Stages: InThreads, Clauses: those(accdir.ClauseCopy, accdir.ClauseCopyin, accdir.ClauseCopyout, accdir.ClauseCreate,
		accdir.ClauseNoCreate, accdir.ClausePresent, accdir.ClauseDeviceptr, accdir.ClauseAttach, accdir.ClauseDetach,
		accdir.ClauseDelete, accdir.ClauseHost, accdir.ClauseDevice, accdir.ClauseSelf, accdir.ClauseUseDevice,
		accdir.ClauseDeviceResident, accdir.ClauseLink, accdir.ClauseIfPresent, accdir.ClauseFinalize),
		Why: "the threads share host memory: nothing moves, and nothing runs elsewhere"},

	// Time and devices.
	{Stages: translated, On: on(accdir.DirInit, accdir.DirShutdown),
		Why: "OpenMP starts a device when it is first used and ends it with the program"},
	{Stages: InThreads, Clauses: those(accdir.ClauseAsync, accdir.ClauseWait, accdir.ArgWait, accdir.ClauseDefaultAsync),
		Why: "the thread that comes to a construct runs it before it goes on"},
	{Stages: InOpenMP, Clauses: those(accdir.ClauseDeviceType), On: on(accdir.DirSet), Dropped: true,
		Why: "OpenMP chooses devices by their numbers alone"},
	{Stages: InThreads, Clauses: those(accdir.ClauseDeviceNum, accdir.ClauseDeviceType), Why: "there is no device"},
	{Stages: InThreads, Clauses: those(accdir.ClauseIf), As: []string{"if"}, Why: "the host runs the construct in any case"},
}

// parts are the modifiers and the keys of arguments of a clause, "" for what has none.
func parts(c *pragma.Clause) (words []string) {
	for _, m := range c.Modifiers {
		words = append(words, m.Word.Text)
	}
	for _, a := range c.Args {
		key := a.Key.Text
		if key == "" && len(c.Def.Synonyms) > 0 && len(c.Def.Modifiers) > 0 {
			key = c.Def.Modifiers[0].Name // the key that may be left out
		}
		words = append(words, key)
	}
	if len(words) == 0 {
		words = []string{""}
	}
	return words
}

// SilencesOf are the reasons why a clause of a directive is not seen after a stage: one for each of its modifiers and
// arguments that has one. all tells that nothing of the clause need be seen.
func SilencesOf(stage Stage, d *pragma.DirectiveDef, c *pragma.Clause) (list []*Silence, all bool) {
	all = true
	for _, word := range parts(c) {
		s := silenceOf(stage, d, c, word)
		if s == nil {
			all = false
		} else if !slices.Contains(list, s) {
			list = append(list, s)
		}
	}
	return list, all
}

func silenceOf(stage Stage, d *pragma.DirectiveDef, c *pragma.Clause, word string) *Silence {
	particular := len(c.DeviceTypes) > 0 && !slices.Contains(c.DeviceTypes, "*") && !slices.Contains(c.DeviceTypes, "default")
	for i := range Silences {
		s := &Silences[i]
		if s.Stages&stage == 0 || s.Devices && !particular ||
			s.Clauses != nil && !slices.Contains(s.Clauses, c.Def) ||
			s.On != nil && !slices.ContainsFunc(s.On, d.Is) ||
			s.Words != nil && !slices.Contains(s.Words, word) {
			continue
		}
		return s
	}
	return nil
}
