package main

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/aymanbagabas/go-udiff"

	"accc/dialects"
	"accc/ir/irtest"
	"accc/ir/pass"
)

const (
	mark  = "// -----\n"
	batch = 40 // modules in one run of the other tool
)

// compare runs the pass over modules with both tools.
func (r *result) compare(tool string, modules []module, show int) {
	var todo []module
	known := map[string]string{}
	for _, m := range modules {
		if text, err := os.ReadFile(r.cached(m)); err == nil {
			known[r.cached(m)] = string(text)
		} else {
			todo = append(todo, m)
		}
	}
	for part := range slices.Chunk(todo, batch) {
		for i, want := range r.other(tool, part) {
			known[r.cached(part[i])] = want
			if r.cache != "" {
				_ = os.WriteFile(r.cached(part[i]), []byte(want), 0o666) // without it, the next run takes longer
			}
		}
	}
	for _, m := range modules {
		r.one(m, known[r.cached(m)], show)
	}
}

// cached is the file that keeps what the other tool makes of a module.
func (r *result) cached(m module) string {
	sum := sha256.Sum256([]byte(m.tool + " " + r.name + "\n" + m.text))
	return filepath.Join(r.cache, hex.EncodeToString(sum[:12])+".out")
}

// other is what the other tool makes of modules; "" where it rejects one or its pass fails.
func (r *result) other(tool string, modules []module) []string {
	var texts []string
	for _, m := range modules {
		texts = append(texts, m.text)
	}
	pipeline := r.name
	if r.anchor != "" {
		pipeline = r.anchor + "(" + pipeline + ")"
	}
	if tool == "fir-opt-22" {
		pipeline = "acc-initialize-fir-analyses," + pipeline // as in flang's pipeline: without it, passes have no names of variables
	}
	cmd := exec.Command(tool, "--split-input-file", "--mlir-disable-threading", "--pass-pipeline=builtin.module("+pipeline+")", "-")
	cmd.Stdin = strings.NewReader(strings.Join(texts, "\n"+mark))
	var messages strings.Builder
	cmd.Stderr = &messages
	out, _ := cmd.Output() // a module that is rejected is a status, too
	r.theirs += cmd.ProcessState.UserTime()
	got := strings.Split(string(out), mark)
	if len(got) == len(modules) {
		reject(texts, messages.String(), got)
		return got
	}
	if len(modules) == 1 {
		return []string{""} // it crashed
	}
	half := len(modules) / 2
	return append(r.other(tool, modules[:half]), r.other(tool, modules[half:])...)
}

var errorLine = regexp.MustCompile(`(?m)^<stdin>:(\d+):\d+: error: `)

// reject makes "" of the results of modules about which the other tool says that it cannot do something.
func reject(texts []string, messages string, got []string) {
	for _, m := range errorLine.FindAllStringSubmatch(messages, -1) {
		line, _ := strconv.Atoi(m[1]) // of digits
		for i, t := range texts {
			n := strings.Count(t, "\n") + 2
			if line <= n {
				got[i] = ""
				break
			}
			line -= n
		}
	}
}

// one runs accc's pass over a module and compares.
func (r *result) one(m module, want string, show int) {
	want = strings.TrimSpace(want)
	if want == "" {
		r.skipped++
		return
	}
	r.modules++
	before, got, failure := r.run(m)
	if failure == "" && got == want {
		r.equal++
		if before != got {
			r.changed++
		}
		return
	}
	if failure == "" {
		failure = why(r.name, m, want, got)
		if failure != "" {
			r.reasons++
		} else {
			failure = classify(want, got)
		}
	}
	if r.classes == nil {
		r.classes = map[string]*class{}
	}
	c := r.classes[failure]
	if c == nil {
		c = &class{example: m.name}
		r.classes[failure] = c
	}
	c.count++
	if r.shown < show {
		r.shown++
		r.diffs.WriteString(udiff.Unified("LLVM: "+m.name, "accc", want, got))
	}
}

// run reads a module, runs accc's pass over it and prints it before and after; failure says what went wrong.
func (r *result) run(m module) (before, after, failure string) {
	op, messages := irtest.Parse(dialects.NewContext(), m.name, m.text)
	if op == nil || len(messages) > 0 {
		return "", "", "accc does not read it: " + first(messages)
	}
	before = strings.TrimSpace(irtest.Print(op, false))
	steps, err := table.Parse(r.name)
	if err != nil {
		return before, "", err.Error()
	}
	start := time.Now()
	err = pass.Run(op, steps, pass.Hooks{})
	r.ours += time.Since(start)
	if err != nil {
		return before, "", "accc's pass fails: " + err.Error()
	}
	after = strings.TrimSpace(irtest.Print(op, false))
	if _, messages := irtest.Parse(dialects.NewContext(), m.name, after); len(messages) > 0 {
		return before, after, "what accc makes does not verify: " + first(messages)
	}
	return before, after, ""
}

func first(messages []string) string {
	if len(messages) == 0 {
		return ""
	}
	return messages[0]
}

var (
	valueName = regexp.MustCompile(`[%^#][A-Za-z0-9_$.-]+(:\d+)?`)
	opName    = regexp.MustCompile(`^(?:% *(?:, *%)* *= )?"?([A-Za-z_][A-Za-z0-9_.]*)"?`)
)

// classify names a difference by the first lines that differ in more than the names of values.
func classify(want, got string) string {
	w, g := anonymous(want), anonymous(got)
	for i := range min(len(w), len(g)) {
		if w[i] == g[i] {
			continue
		}
		a, b := operation(w[i]), operation(g[i])
		if a == b {
			return a + " says something else"
		}
		if contains(g[i:], w[i]) && contains(w[i:], g[i]) {
			return "order of " + a + " and " + b
		}
		if !contains(g[i:], w[i]) && contains(w[i:], g[i]) {
			return "only LLVM has " + a + " here"
		}
		if contains(g[i:], w[i]) {
			return "only accc has " + b + " here"
		}
		return a + " is " + b
	}
	if len(w) != len(g) {
		return "length"
	}
	return "operands"
}

func contains(lines []string, line string) bool {
	for _, l := range lines {
		if l == line {
			return true
		}
	}
	return false
}

// anonymous are the lines of a text without the names of values.
func anonymous(text string) []string {
	var out []string
	for _, l := range strings.Split(text, "\n") {
		out = append(out, valueName.ReplaceAllStringFunc(strings.TrimSpace(l), func(s string) string { return s[:1] }))
	}
	return out
}

func operation(line string) string {
	if m := opName.FindStringSubmatch(line); m != nil {
		return m[1]
	}
	return line
}
