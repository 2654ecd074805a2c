package icv

import (
	"slices"
	"strings"
)

// maxPlaces limits the places and the processors of a place, so that a long interval does not take all memory.
const maxPlaces = 1 << 16

// places reads OMP_PLACES (OpenMP 5.2 §21.1.6). The processors of the simulated machine are alike and share everything: a
// thread and a core are one processor, a cache, a domain or a socket are all of them.
func places(text string, processors int) ([][]int, bool) {
	text = strings.ToLower(strings.ReplaceAll(strings.TrimSpace(text), " ", ""))
	name, count, counted := strings.Cut(text, "(")
	var all [][]int
	switch name {
	case "threads", "cores":
		for i := range processors {
			all = append(all, []int{i})
		}
	case "ll_caches", "numa_domains", "sockets":
		all = [][]int{interval(0, processors, 1)}
	default:
		return explicitPlaces(text)
	}
	if !counted {
		return all, true
	}
	n, ok := number(strings.TrimSuffix(count, ")"), 1)
	return all[:min(max(n, 0), len(all))], ok && strings.HasSuffix(count, ")")
}

func interval(from, n, stride int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = from + i*stride
	}
	return list
}

// explicitPlaces reads a list of intervals of places; ! removes a place.
func explicitPlaces(text string) ([][]int, bool) {
	var out [][]int
	for item := range splitOutside(text) {
		item, remove := strings.CutPrefix(item, "!")
		end := strings.IndexByte(item, '}')
		if !strings.HasPrefix(item, "{") || end < 0 {
			return nil, false
		}
		first, ok := processorList(item[1:end])
		if !ok {
			return nil, false
		}
		n, stride := 1, len(first)
		if rest := item[end+1:]; rest != "" {
			if n, stride, ok = lengthAndStride(rest, stride); !ok {
				return nil, false
			}
		}
		for i := range n {
			place := make([]int, len(first))
			for j, p := range first {
				if place[j] = p + i*stride; place[j] < 0 {
					return nil, false
				}
			}
			at := slices.IndexFunc(out, func(p []int) bool { return slices.Equal(p, place) })
			switch {
			case remove && at < 0:
				return nil, false
			case remove:
				out = slices.Delete(out, at, at+1)
			default:
				out = append(out, place)
			}
		}
		if len(out) > maxPlaces {
			return nil, false
		}
	}
	return out, len(out) > 0
}

// processorList reads the inside of the braces of a place: intervals of numbers; ! removes a number.
func processorList(text string) ([]int, bool) {
	var out []int
	for item := range strings.SplitSeq(text, ",") {
		item, remove := strings.CutPrefix(item, "!")
		first, rest, more := strings.Cut(item, ":")
		from, ok := number(first, 0)
		n, stride := 1, 1
		if ok && more {
			n, stride, ok = lengthAndStride(":"+rest, 1)
		}
		if !ok || from+(n-1)*stride < 0 {
			return nil, false
		}
		for _, p := range interval(from, n, stride) {
			at := slices.Index(out, p)
			switch {
			case remove && at < 0:
				return nil, false
			case remove:
				out = slices.Delete(out, at, at+1)
			case at < 0:
				out = append(out, p)
			}
		}
	}
	slices.Sort(out)
	return out, len(out) > 0
}

// lengthAndStride reads ":length" or ":length:stride".
func lengthAndStride(text string, stride int) (int, int, bool) {
	text, ok := strings.CutPrefix(text, ":")
	length, by, strided := strings.Cut(text, ":")
	n, isNumber := number(length, 1)
	ok = ok && isNumber && n <= maxPlaces
	if strided {
		stride, isNumber = number(by, -maxPlaces)
		ok = ok && isNumber && stride <= maxPlaces
	}
	return n, stride, ok
}

// splitOutside cuts a list at the commas outside of braces.
func splitOutside(text string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		from, depth := 0, 0
		for i, c := range text {
			switch {
			case c == '{':
				depth++
			case c == '}':
				depth--
			case c == ',' && depth == 0:
				if !yield(text[from:i]) {
					return
				}
				from = i + 1
			}
		}
		yield(text[from:])
	}
}
