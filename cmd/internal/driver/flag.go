package driver

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"accc/cmd/internal/ccflags"
	"accc/frontend/c"
	"accc/frontend/fortran"
	accdir "accc/pragma/acc"
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
		s.warnings = append(s.warnings, text)
		return s.Warn.Set(text, KnownCode)
	}}
}

// KnownCode reports whether a diagnostic can have the code.
func KnownCode(code string) bool {
	for _, r := range Rules() {
		if r.Code == code {
			return true
		}
	}
	return false
}

// FortranFlag is --fortran, an option of a compiler of Fortran such as -fdefault-real-8. It can be given several times.
func FortranFlag(s *Session) *flag {
	line := &ccflags.Line{}
	return &flag{kind: "option", set: func(option string) error {
		if err := line.Language(option); err != nil {
			return err
		}
		set, width := FortranFlags(line), s.Fortran.Width
		set.ModuleDirs, set.Whole = s.Fortran.ModuleDirs, s.Fortran.Whole
		if s.Fortran = set; line.FixedWidth == 0 {
			s.Fortran.Width = width
		}
		return nil
	}}
}

// StdFlag is --std: a C standard, or acc3.3 for a version of OpenACC.
func StdFlag(s *Session) *flag {
	return &flag{kind: "standard", set: func(text string) error {
		version, isACC := strings.CutPrefix(text, "acc")
		if !isACC && fortran.KnownStd(text) {
			return nil
		}
		if !isACC {
			if !c.KnownStd(text) {
				return fmt.Errorf("unknown language standard %q (expected c89, c99, c11, c17, c23, a gnu form of one, f95 to f2023, legacy, or acc3.4)", text)
			}
			s.C.Std = text
			return nil
		}
		v, err := accVersion(version)
		s.Versions.Acc = v
		return err
	}}
}

// accVersion reads a version of OpenACC; the result is ten times it.
func accVersion(text string) (int, error) {
	v, err := strconv.Atoi(strings.Replace(text, ".", "", 1))
	if err != nil || len(text) != 3 || !slices.Contains(accdir.Table.Versions, v) {
		return 0, errors.New("unknown version of OpenACC (expected 2.7, 3.0, 3.1, 3.2, 3.3 or 3.4)")
	}
	return v, nil
}
