package check

import (
	"fmt"
	"strings"

	"accc/frontend/diag"
)

// Classes are the checks that a run makes beyond those that cost nothing.
type Classes uint8

const (
	Memory Classes = 1 << iota // every access is to memory that exists
	Data                       // every value that is read is the newest one, and was set
	Race                       // accesses of one construct do not depend on its order
	Async                      // queues, tasks and the host wait for each other
)

// All are the checks that "all" asks for.
const All = Memory | Data | Race | Async

// classNames are the words for them, in order.
var classNames = []struct {
	word  string
	class Classes
}{{"memory", Memory}, {"data", Data}, {"race", Race}, {"async", Async}, {"all", All}}

// Words lists the checks that there are.
func Words() string {
	var words []string
	for _, n := range classNames {
		if n.class != All {
			words = append(words, n.word)
		}
	}
	return strings.Join(words, ",")
}

// ParseClasses reads words with commas between them.
func ParseClasses(list string) (Classes, error) {
	var all Classes
	var known []string
	for _, n := range classNames {
		known = append(known, n.word)
	}
words:
	for _, word := range strings.Split(list, ",") {
		for _, n := range classNames {
			if n.word != word {
				continue
			}
			all |= n.class
			continue words
		}
		hint := ""
		if near := diag.Nearest(word, known); near != "" {
			hint = fmt.Sprintf("; did you mean %s?", near)
		}
		return 0, fmt.Errorf("unknown check %q (expected %s%s)", word, strings.Join(known, ", "), hint)
	}
	return all, nil
}
