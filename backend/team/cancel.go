package team

// A Construct is a kind of region that can be cancelled.
type Construct uint8

// The kinds of regions that can be cancelled (OpenMP 5.2 §11.1).
const (
	CancelParallel Construct = iota
	CancelLoop
	CancelSections
	CancelTaskGroup
)

// Cancel cancels the innermost region of a kind, if the program allows that and on is set; else it is a cancellation point. It
// reports whether the region is cancelled.
func (m *Member) Cancel(c Construct, on bool) bool {
	m.thread.Decide()
	if !m.team.side.settings.Cancellation {
		return false
	}
	if on {
		switch c {
		case CancelParallel:
			m.team.cancelled.Store(true)
		case CancelLoop, CancelSections:
			m.share.cancelled.Store(true)
		case CancelTaskGroup:
			if g := m.task.group; g != nil {
				g.cancelled.Store(true)
			}
		}
		m.team.wakeAll()
	}
	return m.isCancelled(c)
}

// CancellationPoint reports whether the innermost region of a kind is cancelled.
func (m *Member) CancellationPoint(c Construct) bool {
	m.thread.Decide()
	return m.team.side.settings.Cancellation && m.isCancelled(c)
}

func (m *Member) isCancelled(c Construct) bool {
	if m.team.cancelled.Load() {
		return true
	}
	switch c {
	case CancelLoop, CancelSections:
		return m.share.cancelled.Load()
	case CancelTaskGroup:
		return m.task.group != nil && m.task.group.cancelled.Load()
	}
	return false
}
