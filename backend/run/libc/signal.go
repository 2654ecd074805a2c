package libc

import (
	"math/bits"
	"os"
	"sync/atomic"
)

// signal.h. Signals come from the program itself, and from outside by [Process.Deliver].

var signalHeader = header{"signal.h", []row{
	{"sighandler_t signal(int number, sighandler_t handler)", "what raise does, and abort", host, signal},
	{"int sigaction(int number, const struct sigaction *action, struct sigaction *old)", "signal, with flags and signals that are blocked meanwhile", host, sigaction},
	{"int sigprocmask(int how, const sigset_t *set, sigset_t *old)", "block signals, or let them come", host, sigprocmask},
	{"int pthread_sigmask(int how, const sigset_t *set, sigset_t *old)", "sigprocmask", host, sigprocmask},
	{"int sigpending(sigset_t *set)", "the signals that have been raised while they are blocked", host, func(e *Env, s []uint64) {
		e.storeSet(s[0], e.signals.pending)
		s[0] = 0
	}},
	{"int raise(int number)", "call the handler of a signal, or end the program", host, func(e *Env, s []uint64) { e.raise(int32(s[0])); s[0] = 0 }},
	{"int kill(pid_t pid, int number)", "raise, for the program itself", host, kill},
}}

// Signal handlers that are not functions.
const (
	signalDefault = 0
	signalIgnore  = 1
	lastSignal    = 64
	signalAbort   = 6
)

// An action is what a signal does.
type action struct {
	handler uint64
	mask    uint64 // of signals, bit 0 is signal 1
	flags   uint32
}

// signals is what is known of signals; the lock of the process guards it.
type signals struct {
	actions          [lastSignal + 1]action
	blocked, pending uint64
	outside          atomic.Uint64 // that have come from outside; not guarded
}

// Deliver gives the program a signal from outside and reports whether it takes it: it has a handler, or ignores the signal. The handler is
// called where the program next calls [Env.Receive] on the host: in functions of libraries, and now and then in loops.
func (p *Process) Deliver(n int32) bool {
	if n < 1 || n > lastSignal {
		return false
	}
	p.mu.Lock()
	handler := p.signals.actions[n].handler
	p.mu.Unlock()
	if handler > signalIgnore {
		p.signals.outside.Or(1 << (n - 1))
		select {
		case p.woken <- struct{}{}:
		default:
		}
	}
	return handler != signalDefault
}

// Receive calls the handlers of signals that have come from outside, where handlers may interrupt what calls.
func (e *Env) Receive() {
	if e.TakesSignals && e.signals.outside.Load() != 0 {
		e.receive()
	}
}

func (e *Env) receive() {
	before := e.Interrupted
	e.Interrupted = true
	defer func() { e.Interrupted = before }()
	for came := e.signals.outside.Swap(0); came != 0; came &= came - 1 {
		e.raise(int32(bits.TrailingZeros64(came)) + 1)
	}
}

// The flags of sigaction that show, and the layout of its structures.
const (
	flagInfo    = 4
	flagNoDefer = 0x40000000
	flagReset   = 0x80000000

	setSize    = 128
	actionMask = 8
	actionFlag = actionMask + setSize
)

// action is that of a signal that may have one, else nil, and errno is set.
func (e *Env) action(n int32) *action {
	const killed, stopped = 9, 19
	if n < 1 || n > lastSignal || n == killed || n == stopped {
		e.setErrno(errnoInvalid)
		return nil
	}
	return &e.signals.actions[n]
}

func signal(e *Env, s []uint64) {
	a := e.action(int32(s[0]))
	if a == nil {
		s[0] = minusOneLong
		return
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	s[0], *a = a.handler, action{handler: s[1]}
}

func sigaction(e *Env, s []uint64) {
	a, from, old := e.action(int32(s[0])), s[1], s[2]
	if a == nil {
		s[0] = minusOne
		return
	}
	var next action
	if from != 0 {
		next = action{e.load64(from), e.load64(from + actionMask), e.load32(from + actionFlag)}
	}
	e.mu.Lock()
	before := *a
	if from != 0 {
		*a = next
	}
	e.mu.Unlock()
	if old != 0 {
		e.store64(old, before.handler)
		e.storeSet(old+actionMask, before.mask)
		e.store32(old+actionFlag, before.flags)
	}
	s[0] = 0
}

func (e *Env) storeSet(at, set uint64) {
	clear(e.bytes(at, setSize))
	e.store64(at, set)
}

func sigprocmask(e *Env, s []uint64) {
	how, from, old := int32(s[0]), s[1], s[2]
	if from == 0 { // the mask is asked for, and how means nothing
		how = blockSignals
	}
	var set uint64
	if from != 0 {
		set = e.load64(from)
	}
	before, known := e.changeBlocked(how, set)
	if !known {
		e.setErrno(errnoInvalid)
		s[0] = minusOne
		return
	}
	if old != 0 {
		e.storeSet(old, before)
	}
	e.deliver()
	s[0] = 0
}

// The values of how in sigprocmask.
const (
	blockSignals = iota
	unblockSignals
	setSignals
)

// changeBlocked changes the set of blocked signals. It returns the set before, and whether how is known.
func (p *Process) changeBlocked(how int32, set uint64) (before uint64, known bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	before = p.signals.blocked
	switch how {
	case blockSignals:
		p.signals.blocked |= set
	case unblockSignals:
		p.signals.blocked &^= set
	case setSignals:
		p.signals.blocked = set
	default:
		return before, false
	}
	return before, true
}

// deliver calls the handlers of signals that have come while they were blocked.
func (e *Env) deliver() {
	for n := int32(1); n <= lastSignal; n++ {
		bit := uint64(1) << (n - 1)
		e.mu.Lock()
		due := e.signals.pending&^e.signals.blocked&bit != 0
		if due {
			e.signals.pending &^= bit
		}
		e.mu.Unlock()
		if due {
			e.raise(n)
		}
	}
}

// raise calls the handler of a signal, or ends the program as the signal does.
func (e *Env) raise(n int32) {
	if n < 1 || n > lastSignal {
		return
	}
	a, blocked := e.takeAction(n)
	switch {
	case blocked, a.handler == signalIgnore:
	case a.handler != signalDefault:
		e.handle(n, a)
	case n == signalAbort:
		e.abort()
	case n == 17 || n == 18 || n == 23 || n == 28: // SIGCHLD, SIGCONT, SIGURG, SIGWINCH do nothing
	default:
		_ = e.Flush()
		panic(&Exit{Status: 128 + int(n)})
	}
}

// takeAction returns what signal n does now. If the signal is blocked, it is pending from here on.
func (p *Process) takeAction(n int32) (a action, blocked bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if bit := uint64(1) << (n - 1); p.signals.blocked&bit != 0 {
		p.signals.pending |= bit
		return a, true
	}
	a = p.signals.actions[n]
	if a.handler > signalIgnore && a.flags&flagReset != 0 {
		p.signals.actions[n] = action{}
	}
	return a, false
}

// handle calls the handler of a signal, with signals blocked. They are as before also when the handler jumps away.
func (e *Env) handle(n int32, a action) {
	block := a.mask
	if a.flags&flagNoDefer == 0 {
		block |= uint64(1) << (n - 1)
	}
	e.mu.Lock()
	before := e.signals.blocked
	e.signals.blocked |= block
	e.mu.Unlock()
	func() {
		defer func() {
			e.mu.Lock()
			e.signals.blocked = before
			e.mu.Unlock()
		}()
		if a.flags&flagInfo == 0 {
			e.call(a.handler, uint64(n))
			return
		}
		const infoSize = 24
		info := e.malloc(infoSize, granule)
		if info == 0 {
			e.fail("there is no room for what a handler is told")
		}
		clear(e.bytes(info, infoSize))
		e.store32(info, uint32(n))
		e.call(a.handler, uint64(n), info, 0)
		_ = e.heap.Free(info)
	}()
	e.deliver()
}

func kill(e *Env, s []uint64) {
	if p := int32(s[0]); p != 0 && p != int32(os.Getpid()) {
		notPermitted(e, s)
		return
	}
	if n := int32(s[1]); n != 0 {
		e.raise(n)
	}
	s[0] = 0
}
