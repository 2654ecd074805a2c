package libfortran

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"accc/backend/budget"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the expected output anew, with gfortran")

// A literal is an item of a case: Fortran's text of it, and its value.
type literal struct {
	text string
	item item
}

var literalPattern = regexp.MustCompile(`^(?:'(?:[^']|'')*'|"(?:[^"]|"")*"|\([^)]*\)|\S+)`)

func literals(t *testing.T, text string) []literal {
	var out []literal
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		word := literalPattern.FindString(text)
		require.NotEmpty(t, word, text)
		text = text[len(word):]
		out = append(out, literal{word, itemFrom(t, word)})
	}
	return out
}

// itemFrom reads a constant of Fortran.
func itemFrom(t *testing.T, word string) item {
	switch c := word[0]; {
	case c == '\'' || c == '"':
		s := []byte(strings.ReplaceAll(word[1:len(word)-1], string(c)+string(c), string(c)))
		return item{kind: itemCharacter, size: len(s), text: s, bits: s}
	case c == '(':
		re, im, ok := strings.Cut(word[1:len(word)-1], ",")
		require.True(t, ok, word)
		a, b := itemFrom(t, re), itemFrom(t, im)
		return item{kind: itemComplex, size: a.size, x: a.x, im: b.x, bits: append(a.bits, b.bits...)}
	case strings.HasPrefix(word, "."):
		name, kind := kindOf(t, word)
		x := item{kind: itemLogical, size: kind}
		if name == ".true." {
			x.i = 1
		}
		x.bits = le(uint64(x.i), kind)
		return x
	}
	if base, _ := strings.CutPrefix(word, "-"); strings.HasPrefix(base, "inf") || strings.HasPrefix(base, "nan") {
		x := math.NaN()
		if base[0] == 'i' {
			x = math.Inf(1)
		}
		if base != word {
			x = -x
		}
		return realItem(x, int(base[3]-'0'))
	}
	if strings.ContainsAny(word, ".edED") {
		kind := 4
		if strings.ContainsAny(word, "dD") {
			kind = 8
			word = strings.NewReplacer("d", "e", "D", "e").Replace(word)
		}
		x, err := strconv.ParseFloat(word, 8*kind)
		require.NoError(t, err)
		return realItem(x, kind)
	}
	name, kind := kindOf(t, word)
	v, err := strconv.ParseInt(name, 10, 64)
	require.NoError(t, err)
	return item{kind: itemInteger, size: kind, i: v, bits: le(uint64(v), kind)}
}

func kindOf(t *testing.T, word string) (string, int) {
	name, kind, ok := strings.Cut(word, "_")
	if !ok {
		return name, 4
	}
	n, err := strconv.Atoi(kind)
	require.NoError(t, err)
	return name, n
}

func realItem(x float64, kind int) item {
	bits := math.Float64bits(x)
	if kind == 4 {
		bits = uint64(math.Float32bits(float32(x)))
	}
	return item{kind: itemReal, size: kind, x: x, bits: le(bits, kind)}
}

// cases are the lines of a file of testdata that are not comments.
func cases(t *testing.T, name string) []string {
	b, err := os.ReadFile(filepath.Join("testdata", name))
	require.NoError(t, err)
	var out []string
	for line := range strings.Lines(string(b)) {
		line = strings.TrimRight(line, "\n")
		if line != "" && line[0] != '#' {
			out = append(out, line)
		}
	}
	return out
}

// splitFormat divides a case into its format and the rest.
func splitFormat(line string) (format, rest string) {
	if line[0] == '*' {
		format, rest, _ = strings.Cut(line, " ")
		return format, rest
	}
	// The format ends where its parentheses do; one that does not, at the first blank.
	depth, quote := 0, byte(0)
	for i := range len(line) {
		switch c := line[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"':
			quote = c
		case c == '(':
			depth++
		case c == ')':
			if depth--; depth <= 0 {
				return line[:i+1], line[i+1:]
			}
		}
	}
	format, rest, _ = strings.Cut(line, " ")
	return format, rest
}

// oracleOutput is what a program that gfortran compiles prints, or what it printed when the expected output was written.
func oracleOutput(t *testing.T, golden, program string) string {
	path := filepath.Join("testdata", golden)
	if *update {
		gfortran := irtest.Oracle(t, "gfortran")
		dir := t.TempDir()
		src, exe := filepath.Join(dir, "p.f90"), filepath.Join(dir, "p")
		require.NoError(t, os.WriteFile(src, []byte(program), 0o666))
		out, err := exec.Command(gfortran, "-w", "-fno-range-check", "-ffree-line-length-none", "-o", exe, src).CombinedOutput()
		require.NoError(t, err, "%s", out)
		cmd := exec.Command(exe)
		var stdout bytes.Buffer
		cmd.Stdout = &stdout
		require.NoError(t, cmd.Run())
		require.NoError(t, os.WriteFile(path, stdout.Bytes(), 0o666))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(want)
}

// sameCases compares the outputs of programs case by case: each begins with a line of ##.
func sameCases(t *testing.T, lines []string, want, got string) {
	w, g := strings.Split(want, "##\n")[1:], strings.Split(got, "##\n")[1:]
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			where := ""
			if i < len(lines) {
				where = lines[i]
			}
			t.Errorf("%s\nwant %s\ngot  %s", where, strconv.Quote(w[i]), strconv.Quote(g[i]))
		}
	}
	require.Len(t, g, len(w))
}

// quote is text as a constant of Fortran.
func quote(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }

// TestWrite compares formatted and list-directed output with gfortran's.
func TestWrite(t *testing.T) {
	lines := cases(t, "write.txt")
	var program, got strings.Builder
	program.WriteString("program p\n integer :: ios\n character(200) :: msg, f\n real :: inf4, nan4\n real(8) :: inf8, nan8\n" +
		" inf4 = huge(inf4); inf4 = inf4 * 10; inf8 = inf4; nan4 = inf4 - inf4; nan8 = nan4\n")
	for _, line := range lines {
		program.WriteString(" print '(a)', '##'\n")
		format, rest := splitFormat(line)
		list := literals(t, rest)
		var texts []string
		for _, l := range list {
			text := l.text
			if strings.HasPrefix(text, "(") && strings.Contains(text, "nan") {
				text = "cmplx" + text
			}
			texts = append(texts, text)
		}
		items := strings.Join(texts, ", ")
		if format[0] == '*' {
			spec := ""
			if len(format) > 1 {
				spec = map[byte]string{'"': ", delim='quote'", '\'': ", delim='apostrophe'"}[format[1]]
			}
			fmt.Fprintf(&program, " write(*, *, iostat=ios, iomsg=msg%s) %s\n", spec, items)
		} else {
			fmt.Fprintf(&program, " f = %s\n write(*, f, iostat=ios, iomsg=msg) %s\n", quote(format), items)
		}
		program.WriteString(" if (ios == 0) msg = ''\n write(*, '(/,i0,1x,a)') ios, trim(msg)\n")
		got.WriteString(writeCase(format, list))
	}
	program.WriteString("end program\n")
	sameCases(t, lines, oracleOutput(t, "write.out", program.String()), got.String())
}

// writeCase is what a case of TestWrite prints.
func writeCase(format string, list []literal) string {
	var out bytes.Buffer
	tr := &transfer{s: &ioStatement{}, layout: layoutList, put: func(rec []byte) error {
		out.Write(append(rec, '\n'))
		return nil
	}}
	tr.out.limit = 1 << 20
	if len(format) > 1 && format[0] == '*' {
		tr.delim = format[1]
	}
	var err error
	if format[0] != '*' {
		tr.layout = layoutFormat
		tr.format, err = parseFormat([]byte(format + strings.Repeat(" ", 200-len(format))))
	}
	for i := range list {
		if err == nil {
			err = tr.write(&list[i].item)
		}
	}
	if err == nil {
		err = tr.complete()
	}
	code, msg := statusOf(err)
	if err != nil {
		out.Write(tr.out.buf) // where the next statement goes on
	}
	return fmt.Sprintf("##\n%s\n%d %s\n", out.String(), code, msg)
}

// readKinds are the variables of TestRead by the letter of a case: declaration, initial value, kind of item and type code.
var readKinds = map[byte]struct {
	decl, init string
	cat        Category
}{
	'i': {"integer(%d)", "-9", catInteger}, 'r': {"real(%d)", "-9", catReal}, 'l': {"logical(%d)", ".true.", catLogical},
	'c': {"character(%d)", "'@'", catCharacter}, 'z': {"complex(%d)", "-9", catComplex},
}

// TestRead compares formatted and list-directed input with gfortran's: statuses, messages, and the values as list-directed
// output shows them.
func TestRead(t *testing.T) {
	lines := cases(t, "read.txt")
	var program, got strings.Builder
	program.WriteString("program p\n integer :: ios\n character(200) :: msg, f\n")
	for _, line := range lines {
		format, rest := splitFormat(line)
		kinds, text, _ := strings.Cut(strings.TrimSpace(rest), "|")
		records := strings.Split(text, "|")
		var names, decls, inits []string
		for j, k := range strings.Fields(kinds) {
			name := fmt.Sprintf("v%d", j)
			kind := readKinds[k[0]]
			names = append(names, name)
			decls = append(decls, fmt.Sprintf(kind.decl+" :: %s\n", int(atoi(t, k[1:])), name))
			inits = append(inits, fmt.Sprintf("%s = %s\n", name, kind.init))
		}
		list := strings.Join(names, ", ")
		spec := "*"
		if format != "*" {
			spec = "f"
		}
		fmt.Fprintf(&program, "print '(a)', '##'\nblock\n%s%sopen(10, status='scratch')\n", strings.Join(decls, ""), strings.Join(inits, ""))
		for _, r := range records {
			fmt.Fprintf(&program, "write(10, '(a)') %s\n", quote(r))
		}
		fmt.Fprintf(&program, "rewind(10)\nf = %s\nread(10, %s, iostat=ios, iomsg=msg) %s\nclose(10)\n", quote(format), spec, list)
		fmt.Fprintf(&program, "if (ios == 0) msg = ''\nprint '(i0,1x,a)', ios, trim(msg)\nprint *, %s\nend block\n", list)
		got.WriteString(readCase(t, format, strings.Fields(kinds), records))
	}
	program.WriteString("end program\n")
	sameCases(t, lines, oracleOutput(t, "read.out", program.String()), got.String())
}

func atoi(t *testing.T, s string) int {
	n, err := strconv.Atoi(s)
	require.NoError(t, err)
	return n
}

// readCase is what a case of TestRead prints.
func readCase(t *testing.T, format string, kinds, records []string) string {
	u := &unit{file: newFile(scratchOf([]byte(strings.Join(records, "\n") + "\n"))), read: true, access: accessSequential}
	tr := &transfer{s: &ioStatement{e: New(Config{}).Env(Side{})}, u: u, input: true, layout: layoutList}
	tr.pad = true
	var err error
	if format != "*" {
		tr.layout = layoutFormat
		tr.format, err = parseFormat([]byte(format + strings.Repeat(" ", 200-len(format))))
	}
	s := &ioStatement{transfer: tr}
	tr.s.transfer = tr
	var values []literal
	for _, k := range kinds {
		kind := readKinds[k[0]]
		n := atoi(t, k[1:])
		code := codes[kind.cat][n]
		size := n
		switch kind.cat {
		case catCharacter:
			code = codeChar1
		case catComplex:
			size = 2 * n
		}
		b := make([]byte, size)
		x, itemErr := itemOf(code, b)
		require.NoError(t, itemErr)
		x.i, x.x, x.text = -9, -9, []byte{'@'}
		if kind.cat == catLogical {
			x.i = 1
		}
		store(&x, code, b)
		if err == nil {
			err = s.element(code, b)
		}
		x, _ = itemOf(code, b)
		fillItem(&x, code, b)
		values = append(values, literal{item: x})
	}
	if err == nil {
		err = tr.complete()
	}
	status, msg := statusOf(err)
	var out bytes.Buffer
	fmt.Fprintf(&out, "##\n%d %s\n", status, msg)
	print := &transfer{s: &ioStatement{}, layout: layoutList, put: func(rec []byte) error {
		out.Write(append(rec, '\n'))
		return nil
	}}
	print.out.limit = 1 << 20
	for i := range values {
		require.NoError(t, print.write(&values[i].item))
	}
	require.NoError(t, print.complete())
	return out.String()
}

// statusOf is what iostat= and iomsg=, a variable of 200 characters, get.
func statusOf(err error) (code int32, msg string) {
	if err == nil {
		return 0, ""
	}
	code, msg = errFormat, err.Error()
	if x, ok := err.(*ioError); ok {
		code = x.code
	}
	return code, strings.TrimRight(msg[:min(len(msg), 200)], " ")
}

// scratchOf is a scratch file with contents, at its beginning.
func scratchOf(contents []byte) *budget.File {
	f := budget.NewFile(nil)
	_, _ = f.Write(contents)
	_, _ = f.Seek(0, 0)
	return f
}
