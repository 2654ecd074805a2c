package c

import (
	"bufio"
	"bytes"
	"io/fs"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"accc/frontend/c/include"
	"accc/frontend/diag"
	"accc/frontend/source"
)

// A fault is one error of cc/v4.
type fault struct {
	at      int // offset in the text for cc/v4, -1 if unknown
	message string
	syntax  bool
}

var (
	positioned = regexp.MustCompile(`^(?:TODO )?` + regexp.QuoteMeta(unitName) + `:(\d+):(\d+): (.*)$`)
	goOrigin   = regexp.MustCompile(` \(\w+\.go:\d+:[^)]*\)$`)
)

// faults reads the error of cc/v4, one fault a line.
func (u *Unit) faults(err error) []fault {
	var out []fault
	for _, line := range strings.Split(err.Error(), "\n") {
		line = goOrigin.ReplaceAllString(line, "")
		m := positioned.FindStringSubmatch(line)
		if m == nil {
			if !strings.HasPrefix(line, "TODO") && !strings.HasPrefix(line, "internal error") { // what follows from a fault before
				out = append(out, fault{at: -1, message: line})
			}
			continue
		}
		row, _ := strconv.Atoi(m[1])
		col, _ := strconv.Atoi(m[2])
		f := fault{at: u.text.file.Offset(row, col), message: m[3]}
		f.syntax = strings.Contains(f.message, "unexpected") || strings.Contains(f.message, "must be unary-expression")
		out = append(out, f)
	}
	return out
}

// report reports the errors of the host code: the first syntax error, or all type errors.
func (u *Unit) report(w *rewriter, faults []fault, r diag.Reporter) {
	seen := map[source.Position]bool{}
	for _, f := range faults {
		rule := RuleType
		if f.syntax {
			rule = RuleSyntax
		}
		span := u.text.tokenAt(f.at)
		if !span.IsValid() {
			span = source.Span{File: u.Model.File}
		}
		// One mistake tends to cause several faults on its line, the first of which names it.
		at := span.Position()
		at.Column = 0
		if !seen[at] {
			seen[at] = true
			u.explain(w, f, rule.New(span, "%s", inWords(f.message))).To(r)
		}
		if f.syntax {
			return
		}
	}
}

// explain adds what is known of the cause of a fault.
func (u *Unit) explain(w *rewriter, f fault, d *diag.Diagnostic) *diag.Diagnostic {
	if m := earlier.FindStringSubmatch(f.message); m != nil {
		row, _ := strconv.Atoi(m[2])
		col, _ := strconv.Atoi(m[3])
		d.Message = inWords(strings.TrimSuffix(f.message, m[0]))
		what := strings.TrimPrefix(m[1], ", ")
		if what == "" {
			what = "declared here"
		}
		d.See(u.text.tokenAt(u.text.file.Offset(row, col)), "%s", what)
	}
	if u.Vectors && strings.HasPrefix(f.message, "one of the expressions shall be a pointer") && !strings.Contains(f.message, "pointer to") {
		d.Note("give the value of a vector expression to a variable to index it")
	}
	if name, ok := strings.CutPrefix(f.message, "undefined: "); ok {
		suggestHeader(name, d)
	}
	if f.syntax && (strings.HasSuffix(d.Message, "found a name") || strings.HasSuffix(d.Message, "found '*'")) {
		// x y; where x should be a type
		if at, name := wordBefore(u.text.file.Text, f.at); name != "" && !w.named[name] && !declares[name] {
			if span := u.text.tokenAt(at); span.IsValid() && f.at-at < 200 {
				d.Primary.Span = span
				d.Message = name + " is not a type"
				suggestHeader(name, d)
			}
		}
	}
	return d
}

// wordBefore is the word that ends before an offset, ignoring white space.
func wordBefore(text []byte, at int) (start int, word string) {
	end := len(bytes.TrimRight(text[:max(at, 0)], " \t\n"))
	start = end
	for start > 0 && tokenLength(text[start-1:]) >= 1 && isWordByte(text[start-1]) {
		start--
	}
	if start == end || text[start] >= '0' && text[start] <= '9' {
		return 0, ""
	}
	return start, string(text[start:end])
}

func isWordByte(b byte) bool {
	return b == '_' || b >= '0' && b <= '9' || b|0x20 >= 'a' && b|0x20 <= 'z'
}

// suggestHeader notes the header that declares a name.
func suggestHeader(name string, d *diag.Diagnostic) {
	if h := declaredIn()[name]; h != "" {
		d.Note("'%s' is declared in <%s>", name, h)
	}
}

// declaredIn tells for each name of the built-in headers which of them declares it.
var declaredIn = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	_ = fs.WalkDir(include.FS, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".h") {
			return err
		}
		text, err := fs.ReadFile(include.FS, path)
		if err != nil {
			return err
		}
		lines := bufio.NewScanner(bytes.NewReader(text))
		for lines.Scan() {
			if name := declaredName(lines.Text()); name != "" && m[name] == "" && !strings.HasPrefix(name, "_") && path != "tgmath.h" {
				m[name] = path
			}
		}
		return nil
	})
	return m
})

var (
	defines   = regexp.MustCompile(`^#define (\w+)`)
	typedefs  = regexp.MustCompile(`^typedef .*?(\w+);`)
	functions = regexp.MustCompile(`^[\w *]*?(\w+)\(.*\);`)
)

// declaredName is the name that a line of a header declares.
func declaredName(line string) string {
	for _, form := range []*regexp.Regexp{defines, typedefs, functions} {
		if m := form.FindStringSubmatch(line); m != nil {
			return m[1]
		}
	}
	return ""
}

var (
	unexpected = regexp.MustCompile(`^unexpected (.*), expected (.*)$`)
	expected   = regexp.MustCompile(`^((?:expected|operand shall be|invalid operand|sizeof incomplete type)[^:]*): (.*)$`)
	earlier    = regexp.MustCompile(`((?:, (?:first|previous) (?:definition|declaration))?) at ` + regexp.QuoteMeta(unitName) + `:(\d+):(\d+):?(?:, .*)?$`)
	runeNumber = regexp.MustCompile(`U\+[0-9A-F]+ ('.*?')`)
	number     = regexp.MustCompile(`^strconv\.\w+: parsing "(.*)": .*$`)
	aggregate  = regexp.MustCompile(`\b(struct|union) (\w+) \{[^{}]*\}`)
)

// things are the names of parts of C's grammar, as people say them.
var things = map[string]string{
	"block item": "a statement or declaration", "external declaration": "a declaration", "direct declarator": "a name to declare",
	"direct-declarator": "a name to declare", "declarator or abstract declarator": "a name to declare", "statement": "a statement",
	"asm expression": "an expression", "primary-expression": "an expression", "identifier": "a name", "integer constant": "a number",
	"floating point constant": "a number", "string literal": "a string",
	"designation or initializer": "an initializer", "struct declarator list": "the name of a member", "type specifier": "a type",
}

func inThings(s string) string {
	if t := things[s]; t != "" {
		return t
	}
	return s
}

// inWords says what cc/v4 says the way accc does: expected before found.
func inWords(message string) string {
	message = runeNumber.ReplaceAllString(message, "$1")
	message = aggregate.ReplaceAllString(message, "$1 $2")
	if strings.HasPrefix(message, "TODO") || strings.HasPrefix(message, "*cc.") {
		return "not yet handled: a declaration of this type"
	}
	if m := unexpected.FindStringSubmatch(message); m != nil {
		return "expected " + inThings(m[2]) + ", found " + inThings(m[1])
	}
	if m := number.FindStringSubmatch(message); m != nil {
		return m[1] + " is not a number"
	}
	if name, ok := strings.CutPrefix(message, "sizeof incomplete type: "); ok {
		return "the size of " + name + " is not known"
	}
	if m := expected.FindStringSubmatch(message); m != nil {
		return m[1] + ", found " + m[2]
	}
	if name, ok := strings.CutPrefix(message, "undefined: "); ok {
		return name + " is not declared"
	}
	if name, ok := strings.CutPrefix(message, "label undefined: "); ok {
		return "label " + name + " is not defined"
	}
	return message
}
