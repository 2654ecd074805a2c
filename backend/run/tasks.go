package run

import (
	"encoding/binary"
	"fmt"
	"strings"

	"accc/backend/check/race"
	"accc/backend/team"
	"accc/dialects/conversion/offloadtorun"
)

// Frames of tasks have sizes that are multiples of frameUnit; small ones are used again.
const (
	frameUnit  = 64
	frameSizes = 8
)

// frames are what an instance keeps for the frames of tasks.
type frames struct {
	free  [frameSizes + 1][]uint64
	bytes uint64 // of the one that the next task gets
	args  [1]uint64
}

// sharedFrames are those in a memory that no instance has kept.
type sharedFrames [frameSizes + 1]team.Pool[uint64]

// taskFuncs are the calls about tasks, as threadFuncs.
var taskFuncs = map[string]func(in *instance, s []uint64) error{
	offloadtorun.FnTaskFrame: taskFrame, offloadtorun.FnMakeFrame: taskFrame,
	offloadtorun.FnTask:    task,
	offloadtorun.FnTaskEnd: endTask, offloadtorun.FnEndTask: endTask,
	offloadtorun.FnTaskWait: waitTasks, offloadtorun.FnWaitTasks: waitTasks,
	offloadtorun.FnTaskYield: member(func(m *team.Member, _ []uint64) { m.TaskYield() }),
	offloadtorun.FnTaskGroup: func(in *instance, _ []uint64) error {
		in.thread.Member().TaskGroup()
		in.watch((*race.Strand).Group)
		return nil
	},
	offloadtorun.FnTaskGroupEnd: taskGroupEnd,
	offloadtorun.FnReduceTasks:  reduceTasks,
	offloadtorun.FnTaskCopy:     taskCopy,
}

// taskFrame: (site, bytes, own, flags) -> address.
func taskFrame(in *instance, s []uint64) error {
	if own, flags := s[2], i32(s[3]); own != 0 && in.p.races == nil {
		m := in.thread.Member()
		budget := m.Budget() // for those that follow this one, too
		if m.Include(int(i32(s[0])), flags&offloadtorun.TaskUndeferred != 0, flags&offloadtorun.TaskFinal != 0) {
			in.own()
			in.allow(budget)
			s[0] = own
			return nil
		}
	}
	bytes := max((s[1]+frameUnit-1)&^(frameUnit-1), frameUnit)
	in.frames.bytes = bytes
	at, ok := uint64(0), false
	if class := bytes / frameUnit; class <= frameSizes {
		in.frames.free[class], at, ok = in.space.frames[class].Get(in.frames.free[class])
	}
	if !ok {
		if at = in.alloc(bytes); at == 0 {
			return fmt.Errorf("there is no room for the variables of a task, %d bytes", bytes)
		}
	}
	s[0] = at
	if in.p.races != nil {
		in.watch(func(*race.Strand) { in.p.races.d.Fresh(in.address(at), bytes) })
	}
	return nil
}

// endTask ends a task that the code has executed.
func endTask(in *instance, _ []uint64) error {
	m := in.thread.Member()
	final := m.InFinal()
	m.EndIncluded()
	in.own()
	if final != m.InFinal() {
		in.allow(0)
	}
	return nil
}

func waitTasks(in *instance, s []uint64) error {
	list, err := in.depends(s[1], i32(s[2]))
	if err != nil {
		return err
	}
	if len(list) > 0 {
		in.allow(0) // the next task may have to wait for what these name
	}
	in.thread.Member().TaskWait(int(i32(s[0])), list, waiter{in})
	if len(list) == 0 {
		in.watch((*race.Strand).Wait)
	}
	return nil
}

// freeFrame takes back the frame of a task that has completed.
func freeFrame(m *team.Member, w team.Work) {
	in := m.Thread().Local.(*instance)
	surplus := []uint64{w.Frame}
	if class := w.Bytes / frameUnit; class <= frameSizes {
		in.frames.free[class], surplus = in.space.frames[class].Put(in.frames.free[class], w.Frame)
	}
	for _, at := range surplus {
		_ = in.free(at) // it is from alloc
	}
}

// task: (site, function, frame, flags, priority, dependences, n, event).
func task(in *instance, s []uint64) error {
	flags := i32(s[3])
	r := team.TaskRequest{Work: team.Work{Site: int(i32(s[0])), Function: int(i32(s[1])), Frame: s[2], Bytes: in.frames.bytes},
		Undeferred: flags&offloadtorun.TaskUndeferred != 0, Final: flags&offloadtorun.TaskFinal != 0, Untied: flags&offloadtorun.TaskUntied != 0,
		Detach: flags&offloadtorun.TaskDetach != 0, Priority: int(i32(s[4]))}
	var err error
	if r.Depend, err = in.depends(s[5], i32(s[6])); err != nil {
		return err
	}
	if len(r.Depend) > 0 {
		in.allow(0)
	}
	if in.p.races != nil {
		r.Data = in.watchTask(r.Site, !r.Undeferred && !in.thread.Member().InFinal())
	}
	var note func(number uint64) error
	if r.Detach {
		note = in.noteEvent(s[7], r.Data)
	}
	return in.thread.Member().NewTask(r, note)
}

// watchTask is the task that a detector of races sees.
func (in *instance) watchTask(site int, deferred bool) (made any) {
	in.watch(func(s *race.Strand) {
		made = s.Task(deferred, strings.HasPrefix(in.p.site(site).Directive, "target"))
	})
	return made
}

// noteEvent writes the number of an event to the variable of a detach clause.
func (in *instance) noteEvent(at uint64, data any) func(number uint64) error {
	return func(number uint64) error {
		b, err := in.space.Slice(at, 8)
		in.watch(func(*race.Strand) { in.p.races.events[number], _ = data.(*race.Task) })
		if err == nil {
			binary.LittleEndian.PutUint64(b, number)
		}
		return err
	}
}

// dependKinds are the kinds of dependences; an object is none of them.
var dependKinds = map[uint64]team.DependKind{offloadtorun.DependIn: team.DependIn, offloadtorun.DependOut: team.DependOut,
	offloadtorun.DependMutexInOutSet: team.DependMutexInOutSet, offloadtorun.DependInOutSet: team.DependInOutSet,
	offloadtorun.DependEverything: team.DependEverything}

// depends reads pairs of an address and a kind. A depend object is a pointer to such a pair.
func (in *instance) depends(at uint64, n int64) ([]team.Dependence, error) {
	if n <= 0 {
		return nil, nil
	}
	b, err := in.space.Slice(at, uint64(n)*16)
	if err != nil {
		return nil, err
	}
	var list []team.Dependence
	for i := range int(n) {
		address, kind := binary.LittleEndian.Uint64(b[16*i:]), binary.LittleEndian.Uint64(b[16*i+8:])
		if kind >= offloadtorun.DependList {
			more, err := in.dependList(address, dependKinds[kind-offloadtorun.DependList])
			if err != nil {
				return nil, err
			}
			list = append(list, more...)
			continue
		}
		if kind == offloadtorun.DependObject {
			object, err := in.space.Slice(address, 8)
			if err != nil {
				return nil, err
			}
			pair, err := in.space.Slice(binary.LittleEndian.Uint64(object), 16)
			if err != nil {
				return nil, fmt.Errorf("the depend object at %#x is not initialized", address)
			}
			address, kind = binary.LittleEndian.Uint64(pair), binary.LittleEndian.Uint64(pair[8:])
		}
		k, ok := dependKinds[kind]
		if !ok {
			return nil, fmt.Errorf("the depend object at %#x is not initialized", address)
		}
		list = append(list, team.Dependence{Address: address, Kind: k})
	}
	return list, nil
}

// dependList reads a list of addresses: how many there are, and where.
func (in *instance) dependList(at uint64, kind team.DependKind) (list []team.Dependence, err error) {
	head, err := in.space.Slice(at, 16)
	if err != nil {
		return nil, err
	}
	n := binary.LittleEndian.Uint64(head)
	if n == 0 {
		return nil, nil
	}
	b, err := in.space.Slice(binary.LittleEndian.Uint64(head[8:]), 8*n)
	if err != nil {
		return nil, err
	}
	for ; len(b) > 0; b = b[8:] {
		list = append(list, team.Dependence{Address: binary.LittleEndian.Uint64(b), Kind: kind})
	}
	return list, nil
}

// runTask executes the function of a task in a thread that may be in the middle of others.
func runTask(m *team.Member, w team.Work) error {
	in := m.Thread().Local.(*instance)
	if in.tasks == nil {
		in.tasks = make([][]function, len(in.p.image.program.Tasks))
	}
	var f function
	if free := in.tasks[w.Function]; len(free) > 0 {
		f = free[len(free)-1]
		in.tasks[w.Function] = free[:len(free)-1]
	} else {
		f = in.mod.function(in.p.image.program.Tasks[w.Function].Name)
	}
	in.frames.args[0] = w.Frame // the code has read it before another task can begin
	outside := in.own()
	in.allow(0)
	var err error
	if in.p.races == nil {
		err = in.enterFunction(f, in.frames.args[:])
	} else {
		err = in.runWatched(w.Data, func() error { return in.enterFunction(f, in.frames.args[:]) })
	}
	if err != nil {
		return err
	}
	in.ownAs(outside)
	in.allow(0)
	in.tasks[w.Function] = append(in.tasks[w.Function], f) // an activation of its own for each of the tasks in one another
	return nil
}

// reduceTasks: (site, items, n); an item is an address, a size, and two functions.
func reduceTasks(in *instance, s []uint64) error {
	n := uint64(max(i32(s[2]), 0))
	b, err := in.space.Slice(s[1], n*32)
	if err != nil {
		return err
	}
	var items []*team.Item
	for i := range n {
		row := b[32*i:]
		items = append(items, &team.Item{Address: binary.LittleEndian.Uint64(row), Size: binary.LittleEndian.Uint64(row[8:]),
			Init: binary.LittleEndian.Uint64(row[16:]), Combine: binary.LittleEndian.Uint64(row[24:])})
	}
	in.thread.Member().Reduce(items)
	return nil
}

// taskCopy: (site, address) -> the thread's copy.
func taskCopy(in *instance, s []uint64) error {
	at, err := in.thread.Member().Copy(s[1], func(i *team.Item) (uint64, error) {
		copied := in.alloc(i.Size)
		if copied == 0 {
			return 0, fmt.Errorf("there is no room for a copy of %d bytes", i.Size)
		}
		in.watch(func(*race.Strand) {
			in.p.races.copies = append(in.p.races.copies, ownRange{in.address(copied), i.Size})
		})
		in.callback(i.Init, copied, i.Address)
		return copied, nil
	})
	if err == nil && at == 0 {
		err = in.at(s[0], fmt.Errorf("no taskgroup, parallel region or loop around reduces the variable of in_reduction"))
	}
	s[0] = at
	return err
}

// taskGroupEnd: (site) folds the copies into the variables, in the order of the ranks.
func taskGroupEnd(in *instance, s []uint64) error {
	list := in.thread.Member().TaskGroupEnd(int(i32(s[0])))
	in.watch((*race.Strand).Leave)
	for _, i := range list {
		for _, at := range i.Copies {
			if at == 0 {
				continue
			}
			in.callback(i.Combine, i.Address, at)
			if err := in.free(at); err != nil {
				return err
			}
		}
	}
	return nil
}
