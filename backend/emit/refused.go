package emit

import (
	"bytes"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"accc/backend/acctoomp"
	"accc/backend/quirks"
	"accc/frontend/source"
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// addressed is a member by the address of its structure: (&g)->n. literal is the end of a compound literal with a member of it: (struct s){1}.n.
// definition is that of a macro, definesAddress that of one that is an address.
var (
	literal        = regexp.MustCompile(`\}[ \t)]*(?:\.|->)[ \t]*[A-Za-z_]\w*`)
	addressed      = regexp.MustCompile(`\([ \t]*&[ \t]*\w+[ \t]*\)[ \t]*->`)
	definition     = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)((?:[^\n\\]|\\\r?\n|\\.)*)`)
	definesAddress = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+\(?[ \t]*&[ \t]*\(?\w+\)?[ \t]*\)?[ \t]*\r?$`)
)

// refusals are what the text of a file has that compilers do not take in some places, or that other builds have otherwise, found once.
type refusals struct {
	addresses []*regexp.Regexp // members by the addresses of their structures
	loops     []string         // macros that are loops which set a variable in parentheses
	namelists bool             // there may be some
	several   map[string]bool  // macros that have different definitions
}

func (t *translation) refusals() *refusals {
	if t.refused != nil {
		return t.refused
	}
	r := &refusals{addresses: []*regexp.Regexp{addressed}, namelists: bytes.Contains(bytes.ToLower(t.file.Text), []byte("namelist"))}
	for _, m := range definesAddress.FindAllSubmatch(t.file.Text, -1) {
		r.addresses = append(r.addresses, regexp.MustCompile(`\b`+string(m[1])+`[ \t]*->`))
	}
	for _, m := range definesLoop.FindAllSubmatch(t.file.Text, -1) {
		r.loops = append(r.loops, string(m[1]))
	}
	r.several = map[string]bool{}
	texts := map[string]string{}
	for _, m := range definition.FindAllSubmatch(t.file.Text, -1) {
		name, text := string(m[1]), strings.Join(strings.Fields(string(m[2])), " ")
		if before, ok := texts[name]; ok && before != text {
			r.several[name] = true
		}
		texts[name] = text
	}
	t.refused = r
	return r
}

// refusedByClang reports what clang does not compile in target regions: members of variables by the address of the variable, and of
// compound literals, for which it does not find a variable to map. They are in the user's code, which stays.
func (t *translation) refusedByClang(s *Site, f *ompForm) {
	onDevice := func(d *pragma.Directive) bool {
		return strings.HasPrefix(d.Def.Name, ompdir.DirTarget.Name) && d.Def.Assoc != pragma.Standalone && d.Def != ompdir.DirTargetData
	}
	if t.to.reverse != nil || !s.Body.IsValid() || s.Body.File != t.file || !slices.ContainsFunc(f.lines, onDevice) {
		return
	}
	if at := literal.FindStringIndex(s.Body.Text()); at != nil && t.program.For.Have(quirks.LiteralMember) {
		span := source.Span{File: t.file, Start: s.Body.Start + at[0] + 1, End: s.Body.Start + at[1]}
		acctoomp.Changed.New(span, "%s", quirks.LiteralMember.Say(strings.TrimLeft(span.Text(), " \t)"))).To(t.r)
	}
	for _, p := range t.refusals().addresses {
		if at := p.FindStringIndex(s.Body.Text()); at != nil && t.program.For.Have(quirks.MemberByAddress) {
			span := source.Span{File: t.file, Start: s.Body.Start + at[0], End: s.Body.Start + at[1]}
			acctoomp.Changed.New(span, "%s", quirks.MemberByAddress.Say(span.Text())).To(t.r)
		}
	}
}

// A loop of C whose variable is in parentheses where it is set, and a macro that is one. loopHead is where one begins.
var (
	loopHead      = regexp.MustCompile(`\bfor[ \t]*\(`)
	parenthesised = regexp.MustCompile(`^for[ \t]*\([ \t]*\([ \t]*\w+[ \t]*\)[ \t]*=`)
	definesLoop   = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)[^\n]*?[ \t)]for[ \t]*\([ \t]*\([ \t]*\w+[ \t]*\)[ \t]*=`)
)

// refusedByGCC reports loops that gcc does not compile after a directive, with OpenACC neither: those whose variable is in parentheses where it is set.
func (t *translation) refusedByGCC(s *Site, f *ompForm) {
	if !s.Body.IsValid() || s.Body.File != t.file || !t.program.For.Have(quirks.LoopVariableInParentheses) {
		return
	}
	loops := 0
	for _, d := range f.lines {
		if d.Def.Assoc != pragma.LoopNest {
			continue
		}
		loops = max(loops, 1)
		if c := d.Find(ompdir.ClauseCollapse); c != nil && len(c.Args) > 0 {
			if n, err := strconv.Atoi(c.Args[0].Text()); err == nil {
				loops = max(loops, n)
			}
		}
	}
	if loops == 0 {
		return
	}
	report := func(start, end int) {
		acctoomp.Changed.New(source.Span{File: t.file, Start: start, End: end}, "%s", quirks.LoopVariableInParentheses.Say()).To(t.r)
	}
	text := s.Body.Text()
	for _, at := range loopHead.FindAllStringIndex(text, loops) {
		if parenthesised.MatchString(text[at[0]:]) {
			report(s.Body.Start+at[0], s.Body.Start+at[1])
			return
		}
	}
	for _, name := range t.refusals().loops {
		if strings.HasPrefix(text, name) {
			report(s.Body.Start, s.Body.Start+len(name))
			return
		}
	}
}

// namelist is a statement about a group of variables, with its continuation lines.
var namelist = regexp.MustCompile(`(?im)^[ \t]*namelist[ \t]*/(?:[^\n&]|&[ \t]*\n)*`)

// refusedByFlang reports copies of variables of namelists, which flang does not compile.
func (t *fortranTranslation) refusedByFlang(s *Site, f *ompForm) {
	unit := t.unitOf(s.Directive.Start)
	if t.to.reverse != nil || unit == nil || len(f.lines) == 0 || !t.program.For.Have(quirks.Namelist) || !t.refusals().namelists {
		return
	}
	groups := namelist.FindAll(t.file.Text[unit.Unit.Start:unit.Unit.End], -1)
	for _, d := range f.lines {
		for _, c := range d.Clauses {
			if c.Def != ompdir.ClauseReduction && c.Def != ompdir.ClausePrivate && c.Def != ompdir.ClauseFirstprivate && c.Def != ompdir.ClauseLastprivate {
				continue
			}
			for _, a := range c.Args {
				name := regexp.MustCompile(`(?i)[/,\s]` + regexp.QuoteMeta(a.Text()) + `\b`)
				if slices.ContainsFunc(groups, name.Match) {
					acctoomp.Changed.New(s.Directive, "%s", quirks.Namelist.Say(c.Def.Name, a.Text())).To(t.r)
				}
			}
		}
	}
}
