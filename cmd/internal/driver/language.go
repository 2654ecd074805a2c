package driver

import (
	"strings"
	"sync"

	"accc/backend/emit"
	"accc/dialects"
	"accc/frontend"
	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	irgenc "accc/irgen/c"
	irgenf "accc/irgen/fortran"
	"accc/sema"
	semaomp "accc/sema/omp"
)

// A Language is a host language, from its text to IR and back.
type Language struct {
	frontend.FrontEnd
	irgen.Lowering
	// printers are those of its layouts.
	printers map[frontend.Layout]emit.Printer
	// reader begins to read sources with the settings of a session.
	reader func(*Session) frontend.Reader
	// chosen is the layout that the command line chooses instead of that of a file's name; nil: none.
	chosen func(s *Session, byName frontend.Layout) frontend.Layout
}

// languages are the host languages. The first is that of text without a name.
var languages = []*Language{
	{FrontEnd: c.FrontEnd{}, Lowering: irgenc.Lowering{}, printers: map[frontend.Layout]emit.Printer{c.Layout: emit.C},
		reader: func(*Session) frontend.Reader { return c.Reader{} }},
	{FrontEnd: fortran.FrontEnd{}, Lowering: irgenf.Lowering{}, printers: map[frontend.Layout]emit.Printer{
		fortran.FreeForm: emit.Fortran, fortran.FixedForm: emit.FixedFortran},
		reader: newFortranReader, chosen: chosenForm},
}

// MLIR is the layout of IR, which is an input in no host language.
const MLIR frontend.Layout = "mlir"

// LanguageOf is the host language with a layout, nil for IR and for unknown layouts.
func LanguageOf(layout frontend.Layout) *Language {
	for _, l := range languages {
		if l.printers[layout] != nil {
			return l
		}
	}
	return nil
}

// Printer writes in the language.
func (l *Language) Printer(layout frontend.Layout) emit.Printer { return l.printers[layout] }

// layoutNames are the names that -x takes.
func layoutNames() string {
	names := Layouts()
	return strings.Join(names[:len(names)-1], ", ") + " or " + string(MLIR)
}

// Layouts are the values of -x.
func Layouts() (names []string) {
	for _, l := range languages {
		for _, layout := range l.Layouts() {
			names = append(names, string(layout))
		}
	}
	return append(names, string(MLIR))
}

// ofName is the host language and the layout of a file by its name, nil where that says nothing.
func ofName(name string) (language *Language, layout frontend.Layout, header bool) {
	for _, l := range languages {
		if layout, header, ok := l.LayoutOf(name); ok {
			return l, layout, header
		}
	}
	return nil, "", false
}

// readerOf is the reader of a language in this session.
func (s *Session) readerOf(l *Language) frontend.Reader {
	if s.readers == nil {
		s.readers = map[*Language]frontend.Reader{}
	}
	if s.readers[l] == nil {
		s.readers[l] = l.reader(s)
	}
	return s.readers[l]
}

// input is a source in a host language and what it is checked with. Where its settings have a mistake, it has those of
// the session.
func (s *Session) input(name string, layout frontend.Layout) (frontend.Input, *settings, error) {
	file, err := s.Read(name)
	if err != nil {
		return frontend.Input{}, nil, err
	}
	in := frontend.Input{File: file, Layout: layout, Options: s.Options}
	set, err := s.settingsOf(name)
	if err == nil {
		in.Options = set.Options
	}
	return in, set, err
}

// parsed reads and checks a source. It returns nil when nothing can be said about the program; Diags has the reasons.
func (s *Session) parsed(name string, layout frontend.Layout) (frontend.Source, error) {
	in, set, err := s.input(name, layout)
	if err != nil {
		return nil, err
	}
	report := set.Warn.Reporter(&s.Diags)
	src := s.readerOf(LanguageOf(layout)).Parse(in, report)
	if src == nil {
		return nil, nil
	}
	sema.Run(src.Neutral(), report, set.Versions.Checks()...)
	if s.sources == nil {
		s.sources = map[string]frontend.Source{}
	}
	s.sources[name] = src
	if unit, ok := src.(*c.Unit); ok && s.externals != nil {
		s.externals.add(unit)
	}
	return src, nil
}

// Source is a source that Module or Check have read, nil for IR.
func (s *Session) Source(name string) frontend.Source { return s.sources[name] }

// lowered is the IR of sources in one language.
func (s *Session) lowered(l *Language, names []string) (*ir.Op, error) {
	var sources []frontend.Source
	for _, name := range names {
		layout, err := s.LayoutOf(name)
		if err != nil {
			return nil, err
		}
		before := s.Diags.Sorted()
		src, err := s.parsed(name, layout)
		if err != nil {
			return nil, err
		}
		if src != nil {
			sources = append(sources, src)
			if both := semaomp.FindBoth(src.Neutral()); both != nil {
				s.Diags.Replace(before) // what checks say of the two together is not to the point
				semaomp.AskForOne(both).To(&s.Diags)
			}
		}
	}
	if len(sources) < len(names) || s.Diags.HasErrors() {
		return nil, s.Finish()
	}
	ctx := dialects.NewContext()
	var found diag.List
	module := l.Lower(sources, irgen.Options{Context: ctx, NoLines: s.noLines, Convert: s.Fortran.Convert, Translated: !s.Fortran.Whole, Implied: s.Implied, Symbolic: s.Symbolic, Unread: s.Unread}, s.Warn.Reporter(&found))
	if found.HasErrors() {
		// What cannot be lowered because a declaration is missing is said by the module that is missing.
		for _, src := range sources {
			if missing := src.Neutral().Missing; missing != nil {
				found.Replace([]diag.Diagnostic{*missing})
				break
			}
		}
	}
	for _, d := range found.Sorted() {
		s.Diags.Report(d)
	}
	if module == nil || s.Diags.HasErrors() {
		return nil, s.Finish()
	}
	return s.verified(ctx, module, strings.Join(names, " "))
}

// Order puts sources that define what others use before those; other inputs stay where they are.
func (s *Session) Order(names []string) []string {
	out := append([]string(nil), names...)
	s.program.Give(names...)
	for _, l := range languages {
		if l.Joint() {
			s.order(l, out)
		}
	}
	return out
}

// order orders the sources of one language among the inputs.
func (s *Session) order(l *Language, names []string) {
	byFile := map[*source.File]string{}
	var inputs []frontend.Input
	var at []int
	for i, name := range names {
		layout, err := s.LayoutOf(name)
		if err != nil || LanguageOf(layout) != l {
			continue
		}
		in, _, _ := s.input(name, layout)
		if in.File == nil {
			continue // Check says so, and what is wrong with its settings
		}
		if _, again := byFile[in.File]; again {
			continue
		}
		byFile[in.File] = name
		inputs = append(inputs, in)
		at = append(at, i)
	}
	if len(inputs) < 2 {
		return
	}
	for k, in := range s.readerOf(l).Order(inputs) {
		names[at[k]] = byFile[in.File]
	}
}

// externals collects what the translation units of a program know of one another's functions.
type externals struct {
	mu   sync.Mutex
	list []c.External
}

func (e *externals) add(unit *c.Unit) {
	list := unit.Externals()
	e.mu.Lock()
	defer e.mu.Unlock()
	e.list = append(e.list, list...)
}

// disagreements reports the calls that disagree with a definition in another of the units that were read since externals were wanted.
func (s *Session) disagreements() {
	if s.externals != nil {
		c.Together(s.externals.list, s.Warn.Reporter(&s.Diags))
	}
	s.externals = nil
}
