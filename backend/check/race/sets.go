package race

import "slices"

// lockSet is the number of a set of locks; 0 is the empty one.
type lockSet int32

type lockSets struct {
	list  [][]any
	after map[lockChange]lockSet
}

type lockChange struct {
	set  lockSet
	lock any
	off  bool
}

func newLockSets() lockSets { return lockSets{[][]any{nil}, map[lockChange]lockSet{}} }

func (l *lockSets) change(set lockSet, lock any, off bool) lockSet {
	c := lockChange{set, lock, off}
	if to, ok := l.after[c]; ok {
		return to
	}
	next := slices.DeleteFunc(slices.Clone(l.list[set]), func(x any) bool { return x == lock })
	if !off {
		next = append(next, lock)
	}
	to := lockSet(slices.IndexFunc(l.list, func(x []any) bool { return slices.Equal(x, next) }))
	if to < 0 {
		l.list = append(l.list, next)
		to = lockSet(len(l.list) - 1)
	}
	l.after[c] = to
	return to
}

// meet reports whether two sets have a lock in common.
func (l *lockSets) meet(a, b lockSet) bool {
	return a != 0 && b != 0 && slices.ContainsFunc(l.list[a], func(x any) bool { return slices.Contains(l.list[b], x) })
}

// siteSet is the number of a list of sites where one piece of an execution accesses the same memory in the same way; those of one site have
// the numbers of the sites that were seen so far.
type siteSet int32

type siteSets struct {
	list  [][]int
	one   []siteSet    // by site, plus one; 0: none yet
	after [][]siteStep // by set
}

// A siteStep says which set a set becomes with a site.
type siteStep struct{ with, to siteSet }

// mostSites bounds a set: code that accesses the same memory at more places has no more to say.
const mostSites = 8

func (l *siteSets) add(sites []int) siteSet {
	l.list = append(l.list, sites)
	l.after = append(l.after, nil)
	return siteSet(len(l.list) - 1)
}

// of is the set of a single site.
func (l *siteSets) of(site int) siteSet {
	if site < len(l.one) && l.one[site] != 0 {
		return l.one[site] - 1
	}
	if need := site + 1 - len(l.one); need > 0 {
		l.one = append(l.one, make([]siteSet, need)...)
	}
	to := l.add([]int{site})
	l.one[site] = to + 1
	return to
}

// with is a set and that of one more site.
func (l *siteSets) with(set, one siteSet) siteSet {
	if set == one {
		return set
	}
	for _, s := range l.after[set] {
		if s.with == one {
			return s.to
		}
	}
	to := set
	if site := l.list[one][0]; len(l.list[set]) < mostSites && !slices.Contains(l.list[set], site) {
		next := append(slices.Clone(l.list[set]), site)
		slices.Sort(next)
		if at := slices.IndexFunc(l.list, func(x []int) bool { return slices.Equal(x, next) }); at >= 0 {
			to = siteSet(at)
		} else {
			to = l.add(next)
		}
	}
	l.after[set] = append(l.after[set], siteStep{one, to})
	return to
}
