package rewrite

// Settle is the fix point of all that writes with less until what is written goes together. try writes with what stays as it is so far, and returns
// what it has made and what would have to stay besides; it is tried again until nothing is added, and the last result counts. left is what
// stays from the beginning. The set only grows, and what can stay are the directives of a source, so that this ends after as many rounds at most.
//
// What has to stay, and who asks: directives in macros whose uses become different, and those with numbers that have no words (emit, for one
// text); directives of a configuration that cannot be joined with the others, and macros whose definitions cannot all be written
// (translate, for all configurations); constructs of OpenMP that wait for one that stays (omptoacc, before anything is written).
func Settle[K comparable, R any](left []K, try func(left map[K]bool) (made R, more []K)) R {
	stays := map[K]bool{}
	for _, k := range left {
		stays[k] = true
	}
	for {
		before := len(stays)
		made, more := try(stays)
		for _, k := range more {
			stays[k] = true
		}
		if len(stays) == before {
			return made
		}
	}
}
