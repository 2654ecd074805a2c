package driver

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"accc/sema"
)

// A flag is a value of the command line that sets something of a session.
type flag struct {
	set  func(text string) error
	kind string
	text string
}

func (f *flag) String() string { return f.text }
func (f *flag) Type() string   { return f.kind }
func (f *flag) Set(text string) error {
	f.text = text
	return f.set(text)
}

// WarnFlag is -W, which can be given several times; see diag.Policy.Set.
func WarnFlag(s *Session) *flag {
	return &flag{kind: "what", set: func(text string) error {
		return s.Warn.Set(text, func(code string) bool {
			for _, r := range Rules() {
				if r.Code == code {
					return true
				}
			}
			return false
		})
	}}
}

// versions are those of OpenACC that --std knows, times ten.
var versions = []int{27, 30, 31, 32, 33, sema.Latest}

// StdFlag is --std: a C standard, or acc3.3 for a version of OpenACC.
func StdFlag(s *Session) *flag {
	return &flag{kind: "standard", set: func(text string) error {
		version, isACC := strings.CutPrefix(text, "acc")
		if !isACC {
			s.C.Std = text
			return nil
		}
		v, err := strconv.Atoi(strings.Replace(version, ".", "", 1))
		if err != nil || len(version) != 3 || !slices.Contains(versions, v) {
			return fmt.Errorf("unknown version of OpenACC (expected acc2.7, acc3.0, acc3.1, acc3.2, acc3.3 or acc3.4)")
		}
		s.Acc = v
		return nil
	}}
}
