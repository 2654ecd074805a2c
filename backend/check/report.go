package check

import (
	"cmp"
	"fmt"
	"strings"
	"sync"
)

// A Report has the findings of a run, in the order of discovery: one for each kind, variable and pair of accesses. It is safe
// for concurrent use.
type Report struct {
	// Found is told each finding at once, for what was found to be known however the program ends.
	Found func(Finding)

	mu   sync.Mutex
	list []Finding
	seen map[key]bool
}

// mostFindings is how many findings a report keeps: those after them are known by what came before, or nobody reads them.
const mostFindings = 10_000

type key struct {
	kind          Kind
	variable      string
	first, second spot
}

type spot struct {
	file         string
	line, column int
	access       Access
}

func (p Place) spot() spot { return spot{p.File, p.Line, p.Column, p.Access} }

// before orders places, those of reads before those of writes.
func (s spot) before(t spot) bool {
	return cmp.Or(cmp.Compare(s.file, t.file), cmp.Compare(s.line, t.line), cmp.Compare(s.column, t.column), cmp.Compare(s.access, t.access)) < 0
}

// keyOf makes the same key for both orders of two accesses that nothing orders.
func keyOf(f *Finding) key {
	k := key{f.Kind, f.Variable, f.First.spot(), f.Second.spot()}
	if a, b := k.first, k.second; f.Kind == DataRace && b.before(a) {
		k.first, k.second = b, a
	}
	return k
}

// Add adds a finding unless it is there already, and reports whether it did. Where a code is missing the kind decides it.
func (r *Report) Add(f Finding) bool {
	if f.Code == "" {
		f.Code = codeOf(f.Kind)
	}
	f.Variable = base(f.Variable)
	r.mu.Lock()
	defer r.mu.Unlock()
	k := keyOf(&f)
	if r.seen[k] {
		return false
	}
	switch full := len(r.list); {
	case f.Level == Fatal: // why the program has ended
	case full > mostFindings:
		return false
	case full == mostFindings:
		f = Finding{Code: f.Code, Kind: f.Kind, Level: f.Level, Message: fmt.Sprintf("there are more than %d findings: further ones are not shown", mostFindings)}
	}
	if r.seen == nil {
		r.seen = map[key]bool{}
	}
	r.seen[k] = true
	r.list = append(r.list, f)
	if r.Found != nil {
		r.Found(f)
	}
	return true
}

// base is a variable without its section: a of a[0:n], s.p of s.p[0:n], v of v(1:n).
func base(name string) string {
	for {
		open := strings.LastIndexAny(name, "[(")
		if open <= 0 || !strings.ContainsAny(name[len(name)-1:], "])") {
			return name
		}
		name = name[:open]
	}
}

// List returns what was found so far.
func (r *Report) List() []Finding {
	r.mu.Lock()
	defer r.mu.Unlock()
	return append([]Finding(nil), r.list...)
}

// Failed reports whether anything was found that is certainly wrong.
func (r *Report) Failed() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	for i := range r.list {
		if r.list[i].Level <= Fatal {
			return true
		}
	}
	return false
}
