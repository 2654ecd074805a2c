package run

// fnPoll () is called by loops now and then: nothing else interrupts compiled code. That the call is one of Go's functions is enough for Go to
// stop the thread, and to let others go on.
const fnPoll = "__accc_poll"

// pollsOfTurn is how many polls a thread or a rank makes, with a seed, before it is another one's turn: so one that waits for a variable that
// another one changes does not wait for ever.
const pollsOfTurn = 16

// poll ends the thread or the rank if the program has ended, and calls handlers of signals.
func (in *instance) poll(ctx, []uint64) {
	p := in.p
	p.world.Check()
	if p.member != nil {
		if s := p.member.job.world.Why(); s != nil {
			panic(s)
		}
	}
	in.env.Receive()
	if in.polls++; p.opts.Seed == nil || in.polls%pollsOfTurn != 0 {
		return
	}
	if p.member != nil {
		p.member.rank.Enter()
	}
	if in.thread != nil {
		in.thread.Decide()
	}
}
