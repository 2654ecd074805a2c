package driver

import (
	"fmt"
	"slices"
	"strings"

	"accc/cmd/internal/ccflags"
	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
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

// ChoiceFlag is one of several words, of which the first is the default.
func ChoiceFlag(p *string, choices ...string) *flag {
	*p = choices[0]
	return &flag{kind: "word", text: choices[0], set: func(text string) error {
		if !slices.Contains(choices, text) {
			last := len(choices) - 1
			return fmt.Errorf("expected %s or %s", strings.Join(choices[:last], ", "), choices[last])
		}
		*p = text
		return nil
	}}
}

// WarnFlag is -W, which can be given several times; see diag.Policy.Set.
func WarnFlag(s *Session) *flag {
	return &flag{kind: "what", set: func(text string) error {
		s.warnings = append(s.warnings, text)
		return s.Warn.Set(text, KnownCode)
	}}
}

// CodesFlag is a list of codes, or of beginnings of codes, that can be given several times.
func CodesFlag(p *[]string) *flag {
	return &flag{kind: "codes", set: func(text string) error {
		codes := strings.Split(text, ",")
		*p = append(*p, codes...)
		return checkCodes(codes)
	}}
}

// checkCodes demands that a diagnostic can have each code, or one that begins with it.
func checkCodes(codes []string) error {
	for _, code := range codes {
		if code == "" || !slices.ContainsFunc(Rules(), func(r *diag.Rule) bool { return strings.HasPrefix(r.Code, code) }) {
			return fmt.Errorf("no code begins with %q", code)
		}
	}
	return nil
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

// StdFlag is --std: a C standard, or acc3.3 and omp5.2 for versions of OpenACC and OpenMP.
func StdFlag(s *Session) *flag {
	return &flag{kind: "standard", set: func(text string) error {
		var err error
		switch language := text[:min(3, len(text))]; {
		case language == "acc":
			s.Versions.Acc, err = accVersion(text[3:])
		case language == "omp":
			s.Versions.Omp, err = ompVersion(text[3:])
		case fortran.KnownStd(text):
		case c.KnownStd(text):
			s.Options.Std = text
		default:
			err = fmt.Errorf("unknown language standard %q (expected c89, c99, c11, c17, c23, a gnu form of one, f95 to f2023, legacy, acc3.4 or omp5.2)", text)
		}
		return err
	}}
}

// Standards are the values of --std.
func Standards() []string {
	out := slices.DeleteFunc(append(c.Stds(), fortran.Stds()...), func(s string) bool { return s == "" }) // the default
	for _, t := range Tables {
		for _, v := range t.Versions {
			out = append(out, fmt.Sprintf("%s%d.%d", t.Sentinel, v/10, v%10))
		}
	}
	return out
}

// accVersion reads a version of OpenACC; the result is ten times it.
func accVersion(text string) (int, error) {
	return version(accdir.Table, text)
}

// ompVersion reads a version of OpenMP.
func ompVersion(text string) (int, error) {
	return version(ompdir.Table, text)
}

// version reads a version of a directive language; the result is ten times it.
func version(t *pragma.Table, text string) (int, error) {
	var known []string
	for _, v := range t.Versions {
		name := fmt.Sprintf("%d.%d", v/10, v%10)
		if name == text {
			return v, nil
		}
		known = append(known, name)
	}
	last := len(known) - 1
	return 0, fmt.Errorf("unknown version of %s (expected %s or %s)", t.Name, strings.Join(known[:last], ", "), known[last])
}
