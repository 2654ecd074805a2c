package memory_test

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/ir"
	"accc/ir/memory"
)

// TestQuestions asks the questions in the comments of testdata: a line `// alias %p:8 %q:8: no` is about the function before it. A value is named as in the
// text, with the number of bytes after a colon; an operation without a result by `// @name` at the end of its line. `weak:` before a question marks an answer that
// is sound but says less than it could; their number may only fall.
//
//	alias %p:8 %q:8 [across @loop]: no | no if written | may | part | must
//	targets %p: local %a + 8, param %q, global @g + ?, lost
//	escapes %a: no | lent | team | kept [by @op]
//	modref %p:8 by @op: none | mod | ref | modref
//	order @op: acquire release
//	name %p: x
//	cover %p:8 in @op: nothing | read [first by @op], write [all | 0:8 8 x %n]
//	reach %p:8 at @op: @store @call entry | lost
//	unchanged %p:8 from @op to @op: yes | no [by @op]
//	value %i: 4*%n + %j + 1
func TestQuestions(t *testing.T) {
	files, err := filepath.Glob("testdata/*/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	asked, weak := 0, 0
	for _, f := range files {
		t.Run(strings.TrimPrefix(f, "testdata/"), func(t *testing.T) {
			text, err := os.ReadFile(f)
			require.NoError(t, err)
			m, err := ir.ParseText(dialects.NewContext(), f, string(text))
			require.NoError(t, err)
			q := &questioner{T: t, a: memory.New(m), computed: map[*ir.Op]bool{}}
			q.name(m, strings.Split(string(text), "\n"))
			n, w := q.ask(strings.Split(string(text), "\n"))
			asked, weak = asked+n, weak+w
		})
	}
	t.Logf("%d questions, %d weak", asked, weak)
	require.GreaterOrEqual(t, asked, leastQuestions)
	require.LessOrEqual(t, weak, mostWeak)
}

// The number of questions may only grow, that of weak answers only fall.
const (
	leastQuestions = 579
	mostWeak       = 0
)

type questioner struct {
	*testing.T
	a *memory.Analysis
	// values and ops are by their names, in each function.
	values map[*ir.Op]map[string]*ir.Value
	names  map[*ir.Value]string
	ops    map[*ir.Op]map[string]*ir.Op
	labels map[*ir.Op]string
	// functions are by the line that they begin in.
	functions map[int]*ir.Op
	// computed are the functions all of whose values have been asked for.
	computed map[*ir.Op]bool
}

var (
	result   = regexp.MustCompile(`^\s*%(\w+)(?::\d+)?(?:, %\w+)* =`)
	label    = regexp.MustCompile(`// @(\w+)\s*$`)
	argument = regexp.MustCompile(`^%(\w+)`)
	question = regexp.MustCompile(`^\s*// (weak: )?(alias|targets|escapes|modref|order|name|cover|reach|unchanged|value) (.*): (.*)$`)
)

// name finds the values and operations that the text has names for.
func (q *questioner) name(m *ir.Op, lines []string) {
	q.values, q.ops, q.functions = map[*ir.Op]map[string]*ir.Value{}, map[*ir.Op]map[string]*ir.Op{}, map[int]*ir.Op{}
	q.names, q.labels = map[*ir.Value]string{}, map[*ir.Op]string{}
	for f := m.Region(0).Entry().First(); f != nil; f = f.Next() {
		values, ops := map[string]*ir.Value{}, map[string]*ir.Op{}
		q.values[f], q.ops[f], q.functions[ir.File(f.Loc).Line] = values, ops, f
		put := func(name string, v *ir.Value) { values[name], q.names[v] = v, name }
		ir.Walk(f, func(o *ir.Op) bool {
			at := ir.File(o.Loc)
			line := lines[at.Line-1]
			if r := result.FindStringSubmatch(line); r != nil && o.NumResults() > 0 && strings.Index(line, "=") < at.Col {
				put(r[1], o.Result(0))
				for i := 1; i < o.NumResults(); i++ {
					put(fmt.Sprintf("%s#%d", r[1], i), o.Result(i))
				}
			}
			if l := label.FindStringSubmatch(line); l != nil && ops[l[1]] == nil {
				ops[l[1]], q.labels[o] = o, l[1]
			}
			for _, r := range o.Regions() {
				for _, b := range r.Blocks() {
					for _, v := range b.Args() {
						if at := ir.File(v.Loc()); at != nil {
							if n := argument.FindStringSubmatch(lines[at.Line-1][at.Col-1:]); n != nil {
								put(n[1], v)
							}
						}
					}
				}
			}
			return true
		})
	}
}

// ask asks the questions of a file.
func (q *questioner) ask(lines []string) (asked, weak int) {
	var f *ir.Op
	for i, line := range lines {
		if g := q.functions[i+1]; g != nil {
			if _, ok := ir.As[ir.FunctionLike](g); ok {
				f = g
			}
		}
		x := question.FindStringSubmatch(line)
		if x == nil {
			continue
		}
		asked++
		if x[1] != "" {
			weak++
		}
		if got := q.answer(f, x[2], strings.Fields(x[3])); got != x[4] {
			q.Errorf("line %d: %s %s: %s, expected %s", i+1, x[2], x[3], got, x[4])
		}
	}
	return asked, weak
}

// value is a value of a function and the number of bytes after its name.
func (q *questioner) value(f *ir.Op, text string) (*ir.Value, int64) {
	name, size, _ := strings.Cut(strings.TrimPrefix(text, "%"), ":")
	v := q.values[f][name]
	require.NotNil(q, v, "%s is not a value", text)
	n, _ := strconv.ParseInt(size, 10, 64)
	return v, n
}

func (q *questioner) op(f *ir.Op, text string) *ir.Op {
	o := q.ops[f][strings.TrimPrefix(text, "@")]
	require.NotNil(q, o, "%s is not an operation", text)
	return o
}

func (q *questioner) answer(f *ir.Op, what string, args []string) string {
	switch what {
	case "alias":
		x, n := q.value(f, args[0])
		y, m := q.value(f, args[1])
		var s memory.Scope
		if len(args) == 4 {
			s.Across = q.op(f, args[3])
		}
		answers := map[memory.Answer]bool{}
		for _, l := range q.a.At(x, n) {
			for _, k := range q.a.At(y, m) {
				answers[q.a.Alias(l, k, s)] = true
			}
		}
		return joined(answers)
	case "targets":
		v, _ := q.value(f, args[0])
		return q.targets(q.a.Targets(v))
	case "escapes":
		v, _ := q.value(f, args[0])
		list := q.a.Targets(v).Of
		require.Len(q, list, 1)
		how, by := q.a.Escapes(list[0].In)
		return how.String() + q.by(by)
	case "modref":
		v, n := q.value(f, args[0])
		words := ""
		for _, l := range q.a.At(v, n) {
			mod, ref := q.a.ModRef(q.op(f, args[2]), l)
			if mod != nil && !strings.Contains(words, "mod") {
				words = "mod" + words
			}
			if ref != nil && !strings.Contains(words, "ref") {
				words += "ref"
			}
		}
		if words == "" {
			return "none"
		}
		return words
	case "order":
		var words []string
		for i, w := range []string{"acquire", "release", "team", "fork", "join"} {
			if ir.OrderOf(q.op(f, args[0]))>>i&1 != 0 {
				words = append(words, w)
			}
		}
		if words == nil {
			return "none"
		}
		return strings.Join(words, " ")
	case "name":
		v, _ := q.value(f, args[0])
		return memory.NameOf(v)
	case "cover":
		return q.coverage(q.a.Cover(q.op(f, args[2]), q.bytes(f, args[0])))
	case "reach":
		return q.reach(q.a.Stores(q.bytes(f, args[0]), q.op(f, args[2])))
	case "unchanged":
		by := q.a.Unchanged(q.bytes(f, args[0]), q.op(f, args[2]), q.op(f, args[4]))
		if by == nil {
			return "yes"
		}
		return "no" + q.by(by)
	case "value":
		v, _ := q.value(f, args[0])
		if !q.computed[f] { // so that the first one of equal values is the one that stands for them
			q.computed[f] = true
			ir.Walk(f, func(o *ir.Op) bool {
				for _, r := range o.Results() {
					q.a.Value(r)
				}
				return true
			})
		}
		return q.sum(q.a.Value(v))
	}
	return ""
}

func (q *questioner) coverage(c memory.Coverage) string {
	var words []string
	switch {
	case c.ReadFirst != nil:
		words = append(words, "read first"+q.by(c.ReadFirst))
	case c.Reads != nil:
		words = append(words, "read")
	}
	if c.Writes != nil {
		words = append(words, "write")
		if c.All {
			words[len(words)-1] += " all"
		} else {
			for _, b := range c.Written {
				words[len(words)-1] += " " + b.Text(func(v *ir.Value) string { return "%" + q.names[v] })
			}
		}
	}
	if words == nil {
		return "nothing"
	}
	return strings.Join(words, ", ")
}

// joined is the answer for any of several pairs.
func joined(answers map[memory.Answer]bool) string {
	if len(answers) == 1 {
		for x := range answers {
			return x.String()
		}
	}
	switch {
	case len(answers) == 0:
		return "no"
	case answers[memory.No] && answers[memory.NoIfWritten] && len(answers) == 2:
		return memory.NoIfWritten.String()
	}
	return memory.May.String()
}

// bytes is the one location that an address leads to.
func (q *questioner) bytes(f *ir.Op, text string) memory.Location {
	list := q.a.At(q.value(f, text))
	require.Len(q, list, 1, text)
	return list[0]
}

func (q *questioner) reach(r memory.Reaching) string {
	var words []string
	for _, o := range r.Stores {
		words = append(words, "@"+cmp.Or(q.labels[o], o.Name()))
	}
	slices.Sort(words)
	if r.Entry {
		words = append(words, "entry")
	}
	if r.Lost != nil {
		words = append(words, "lost")
	}
	if words == nil {
		return "nothing"
	}
	return strings.Join(words, " ")
}

// sum is a sum with the names of values, numbers last.
func (q *questioner) sum(e ir.Expr) string {
	if !e.IsKnown() {
		return "unknown"
	}
	var terms []string
	var last string
	for _, t := range e {
		var words []string
		if t.Factor != 1 || len(t.Of) == 0 {
			words = append(words, fmt.Sprint(t.Factor))
		}
		for _, v := range t.Of {
			words = append(words, "%"+cmp.Or(q.names[v], "?"))
		}
		slices.Sort(words[len(words)-len(t.Of):])
		if len(t.Of) == 0 {
			last = words[0]
		} else {
			terms = append(terms, strings.Join(words, "*"))
		}
	}
	slices.Sort(terms)
	if last != "" || len(terms) == 0 {
		terms = append(terms, cmp.Or(last, "0"))
	}
	return strings.Join(terms, " + ")
}

func (q *questioner) by(o *ir.Op) string {
	if n := q.labels[o]; n != "" {
		return " by @" + n
	}
	return ""
}

func (q *questioner) targets(t memory.Target) string {
	var list []string
	for _, l := range t.Of {
		list = append(list, q.location(l))
	}
	slices.Sort(list)
	if t.Lost != nil {
		list = append(list, "lost")
	}
	if len(list) == 0 {
		return "nothing"
	}
	return strings.Join(list, ", ")
}

func (q *questioner) location(l memory.Location) string {
	text := q.object(l.In)
	switch n, ok := l.Constant(); {
	case l.In.Kind == memory.Null || ok && n == 0:
	case ok:
		text += fmt.Sprintf(" + %d", n)
	default:
		text += " + " + q.a.Text(l, func(v *ir.Value) string { return "%" + q.names[v] })
	}
	return text
}

func (q *questioner) object(x *memory.Object) string {
	text := x.String()
	if x.Site != nil {
		kind, rest, _ := strings.Cut(text, " ")
		text = kind + " %" + q.names[x.Site]
		if strings.HasSuffix(rest, "on device") {
			text += " on device"
		}
	}
	if x.Holder != nil {
		text = "pointed by " + q.object(x.Holder)
		if x.At != 0 {
			text += fmt.Sprintf(" + %d", x.At)
		}
	}
	return text
}
