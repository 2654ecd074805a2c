package main

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// The fourth form measures language servers over generated sources with many directives: accc lsp over C and Fortran, clangd over C, the median
// of some edits. An edit adds a blank in the body of a procedure in the middle; the time is that from didChange to the diagnostics of
// the new version, with the delay in which a server waits for further typing, and the processor time until then. A source is opened, too: until the first
// diagnostics, and until the last ones. Then come all that follows
// from the edit, inlay hints and a completion right after an edit, and the greatest resident set.

const editorLines = 20000

// quietTime is how long nothing comes from a server that has nothing to do.
const quietTime = 5 * time.Second

// editorSource is a program of functions with directives, 20 lines each.
func editorSource(lines int) string {
	var b strings.Builder
	for k := range lines / 20 {
		fmt.Fprintf(&b, `void kernel_%d(int n, const float *a, const float *b, float *c)
{
  int i;
  float s = %d.0f;
  #pragma acc data copyin(a[0:n], b[0:n]) copy(c[0:n])
  {
    #pragma acc parallel loop gang vector reduction(+:s) num_gangs(32) vector_length(128)
    for (i = 0; i < n; i++) {
      c[i] = a[i] * b[i] + %d.5f;
      s += c[i];
    }
    #pragma acc update self(c[0:n])
  }
  #pragma acc kernels
  {
    c[0] = s;
  }
  #pragma acc wait
}

`, k, k%97, k%13)
	}
	return b.String()
}

// editorModule is a module of procedures with the same directives.
func editorModule(lines int) string {
	var b strings.Builder
	b.WriteString("module many\ncontains\n")
	for k := range lines / 20 {
		fmt.Fprintf(&b, `subroutine kernel_%d(n, a, b, c)
  integer, intent(in) :: n
  real, intent(in) :: a(n), b(n)
  real, intent(inout) :: c(n)
  integer :: i
  real :: s
  s = %d.0
  !$acc data copyin(a, b) copy(c)
  !$acc parallel loop gang vector reduction(+:s) num_gangs(32) vector_length(128)
  do i = 1, n
    c(i) = a(i) * b(i) + %d.5
    s = s + c(i)
  end do
  !$acc update self(c)
  !$acc end data
  !$acc kernels
  c(1) = s
  !$acc end kernels
  !$acc wait
end subroutine
`, k, k%97, k%13)
	}
	b.WriteString("end module\n")
	return b.String()
}

// build makes the command that is measured, unless one is named.
func (r *runner) build(dir string) error {
	if r.accc != "" {
		return nil
	}
	r.accc = filepath.Join(dir, "accc")
	if out, err := exec.Command("go", "build", "-o", r.accc, "./cmd/accc").CombinedOutput(); err != nil {
		return fmt.Errorf("building accc: %w\n%s", err, out)
	}
	return nil
}

// editors compares language servers.
func (r *runner) editors(dir string) error {
	if err := r.build(dir); err != nil {
		return err
	}
	sources := map[string]string{"c": editorSource(editorLines), "fortran": editorModule(editorLines)}
	names := map[string]string{"c": filepath.Join(dir, "big.c"), "fortran": filepath.Join(dir, "big.f90")}
	for language, text := range sources {
		if err := os.WriteFile(names[language], []byte(text), 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%-20s %8s %8s %8s %8s %8s %8s %8s %8s %8s\n", "", "open", "opened", "edit", "its CPU", "all", "its CPU", "hints", "complete", "MB")
	for _, row := range []struct {
		language string
		command  []string
	}{{"c", []string{r.accc, "lsp"}}, {"c", []string{"clangd-22", "--background-index=false"}}, {"fortran", []string{r.accc, "lsp"}}} {
		label := filepath.Base(row.command[0]) + ", " + row.language
		path, err := exec.LookPath(row.command[0])
		if err != nil {
			fmt.Printf("%-20s is not installed\n", label)
			continue
		}
		m, err := measureServer(append([]string{path}, row.command[1:]...), names[row.language], row.language, sources[row.language], r.runs)
		if err != nil {
			return fmt.Errorf("%s: %w", label, err)
		}
		fmt.Printf("%-20s %8.3f %8.3f %8.3f %8.3f %8.3f %8.3f %8.3f %8.3f %8d\n", label, m.open.Seconds(), m.opened.Seconds(), m.edit.Seconds(), m.editCPU.Seconds(),
			m.settled.Seconds(), m.settledCPU.Seconds(), m.hints.Seconds(), m.completion.Seconds(), m.memory>>10)
	}
	return nil
}

// serverTimes are the medians, of processor time the means.
type serverTimes struct {
	open, opened, edit, editCPU, settled, settledCPU, hints, completion time.Duration
	memory                                                              int // KiB
}

// cpuOf is the processor time that a process has used; only Linux tells.
func cpuOf(pid int) time.Duration {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	// The name of the command, in parentheses, may hold anything.
	fields := strings.Fields(string(text[bytes.LastIndexByte(text, ')')+1:]))
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * 10 * time.Millisecond // 100 ticks a second
}

// A languageServer is one that runs.
type languageServer struct {
	in       io.WriteCloser
	messages chan message
	id       int
	patience time.Duration // how long an answer may take; 0: as long as a run
}

type message struct {
	ID     int             `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
}

func (s *languageServer) send(m map[string]any) error {
	m["jsonrpc"] = "2.0"
	text, err := json.Marshal(m)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(s.in, "Content-Length: %d\r\n\r\n%s", len(text), text)
	return err
}

func (s *languageServer) notify(method string, params any) error {
	return s.send(map[string]any{"method": method, "params": params})
}

var errSilent = errors.New("the server does not answer")

// until waits for a message.
func (s *languageServer) until(found func(message) bool) error {
	late := time.After(cmp.Or(s.patience, timeout))
	for {
		select {
		case m, ok := <-s.messages:
			if !ok {
				return errSilent
			}
			if found(m) {
				return nil
			}
		case <-late:
			return errSilent
		}
	}
}

// call waits for the answer to a request.
func (s *languageServer) call(method string, params any) error {
	_, err := s.ask(method, params)
	return err
}

// ask returns the result of a request, "" where the server has none.
func (s *languageServer) ask(method string, params any) (result string, err error) {
	s.id++
	id := s.id
	if err := s.send(map[string]any{"id": id, "method": method, "params": params}); err != nil {
		return "", err
	}
	err = s.until(func(m message) bool {
		result = string(m.Result)
		return m.ID == id && m.Method == ""
	})
	return result, err
}

// startServer starts a server that stop ends.
func startServer(cmd *exec.Cmd) (*languageServer, error) {
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	s := &languageServer{in: in, messages: make(chan message, 1000)}
	go s.read(out)
	return s, nil
}

func (s *languageServer) stop(cmd *exec.Cmd) {
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
}

// diagnostics waits for those of a version.
func (s *languageServer) diagnostics(version int) error {
	return s.until(func(m message) bool {
		var p struct {
			Version int `json:"version"`
		}
		return m.Method == "textDocument/publishDiagnostics" && json.Unmarshal(m.Params, &p) == nil && p.Version == version
	})
}

// quiet waits until nothing has come for a while, and returns when the last message came.
func (s *languageServer) quiet(while time.Duration) time.Time {
	last := time.Now()
	for {
		select {
		case _, ok := <-s.messages:
			if !ok {
				return last
			}
			last = time.Now()
		case <-time.After(while):
			return last
		}
	}
}

func (s *languageServer) read(out io.Reader) {
	defer close(s.messages)
	r := bufio.NewReader(out)
	for {
		length := 0
		for {
			line, err := r.ReadString('\n')
			if err != nil {
				return
			}
			line = strings.TrimSpace(line)
			if line == "" {
				break
			}
			if n, ok := strings.CutPrefix(line, "Content-Length: "); ok {
				length, _ = strconv.Atoi(n)
			}
		}
		text := make([]byte, length)
		if _, err := io.ReadFull(r, text); err != nil {
			return
		}
		var m message
		if json.Unmarshal(text, &m) == nil {
			s.messages <- m
		}
	}
}

// measureServer runs a server over a source.
func measureServer(command []string, name, language, text string, runs int) (out serverTimes, err error) {
	cmd := exec.Command(command[0], command[1:]...)
	s, err := startServer(cmd)
	if err != nil {
		return out, err
	}
	defer s.stop(cmd)
	uri := "file://" + name
	if err := s.call("initialize", map[string]any{"capabilities": map[string]any{}, "processId": nil, "rootUri": nil}); err != nil {
		return out, err
	}
	_ = s.notify("initialized", map[string]any{})
	began := time.Now()
	_ = s.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "languageId": language, "version": 1, "text": text}})
	if err := s.diagnostics(1); err != nil {
		return out, err
	}
	out.open = time.Since(began)
	out.opened = max(out.open, s.quiet(quietTime).Sub(began))
	line := strings.Count(text[:strings.Index(text, "kernel_500(")], "\n") + map[string]int{"c": 3, "fortran": 6}[language] // s = ...
	edit := func(version int) {
		at := map[string]any{"line": line, "character": 2}
		_ = s.notify("textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": uri, "version": version},
			"contentChanges": []map[string]any{{"range": map[string]any{"start": at, "end": at}, "text": " "}}})
	}
	var edits, settled, hints, completions []time.Duration
	pid := cmd.Process.Pid
	version := 1
	for range runs {
		version++
		began, used := time.Now(), cpuOf(pid)
		edit(version)
		if err := s.diagnostics(version); err != nil {
			return out, err
		}
		first := time.Now()
		edits = append(edits, first.Sub(began))
		out.editCPU += (cpuOf(pid) - used) / time.Duration(runs)
		last := first
		if l := s.quiet(quietTime); l.After(first.Add(time.Millisecond)) {
			last = l
		}
		settled = append(settled, last.Sub(began))
		out.settledCPU += (cpuOf(pid) - used) / time.Duration(runs)
	}
	for range runs {
		version++
		edit(version)
		began := time.Now()
		if err := s.call("textDocument/inlayHint", map[string]any{"textDocument": map[string]any{"uri": uri},
			"range": map[string]any{"start": map[string]any{"line": line - 20, "character": 0}, "end": map[string]any{"line": line + 20, "character": 0}}}); err != nil {
			return out, err
		}
		hints = append(hints, time.Since(began))
		s.quiet(quietTime)
	}
	for range runs {
		version++
		edit(version)
		began := time.Now()
		if err := s.call("textDocument/completion", map[string]any{"textDocument": map[string]any{"uri": uri},
			"position": map[string]any{"line": line + 2, "character": 20}}); err != nil {
			return out, err
		}
		completions = append(completions, time.Since(began))
		s.quiet(quietTime)
	}
	out.edit, out.settled, out.hints, out.completion = middle(edits), middle(settled), middle(hints), middle(completions)
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return out, nil // only Linux tells
	}
	for _, l := range strings.Split(string(status), "\n") {
		if n, ok := strings.CutPrefix(l, "VmHWM:"); ok {
			out.memory, _ = strconv.Atoi(strings.Fields(n)[0])
		}
	}
	return out, nil
}

func middle(list []time.Duration) time.Duration {
	slices.Sort(list)
	return list[len(list)/2]
}
