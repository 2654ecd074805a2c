package playground_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image/png"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"accc/cmd/internal/playground"
	"accc/ir/irtest"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"
)

// built is the page, and the native command that it is compared with.
var built struct {
	once          sync.Once
	site, command string
	err           error
}

func TestMain(m *testing.M) {
	status := m.Run()
	if built.site != "" {
		os.RemoveAll(filepath.Dir(built.site))
	}
	os.Exit(status)
}

func build(t *testing.T) (site, command string) {
	t.Helper()
	if testing.Short() || !irtest.Required() {
		t.Skip("compiles accc for the browser, where ACCC_ORACLES=required")
	}
	built.once.Do(func() {
		var dir string
		if dir, built.err = os.MkdirTemp("", "accc-playground-test"); built.err != nil {
			return
		}
		built.site, built.command = filepath.Join(dir, "site"), filepath.Join(dir, "accc")
		if built.err = playground.Build(context.Background(), ".", built.site); built.err != nil {
			return
		}
		if out, err := exec.Command("go", "build", "-o", built.command, "accc/cmd/accc").CombinedOutput(); err != nil {
			built.err = fmt.Errorf("%w\n%s", err, out)
		}
	})
	require.NoError(t, built.err)
	return built.site, built.command
}

// An example is one of the page's menu.
type example struct{ File, Title, Checks, As string }

func examples(t *testing.T) []example {
	text, err := os.ReadFile("page/examples/examples.json")
	require.NoError(t, err)
	var list []example
	require.NoError(t, json.Unmarshal(text, &list))
	files, err := os.ReadDir("page/examples")
	require.NoError(t, err)
	require.Len(t, list, len(files)-1, "each example is in the menu")
	return list
}

// A request is a command that the page asks for; a result is what it gets.
type request struct {
	Args  []string          `json:"args"`
	Files map[string]string `json:"files"`
}

type result struct {
	Status         int
	Stdout, Stderr string
}

// What the page shows of each example is what accc prints.
func TestCommands(t *testing.T) {
	node := irtest.Oracle(t, "node")
	site, command := build(t)
	var requests []request
	var input bytes.Buffer
	for _, e := range examples(t) {
		text, err := os.ReadFile(filepath.Join("page", "examples", e.File))
		require.NoError(t, err)
		as := "omp"
		if e.As != "" {
			as = e.As
		}
		run := []string{"run", "--memory=64M", "--schedule-seed=1", e.File}
		if e.Checks != "" {
			run = append(run, "--check="+e.Checks)
		}
		for _, args := range [][]string{{"check", "--format", "json", e.File}, {"ir", "--debuginfo", e.File}, {"emit", "--as", as, "--diff", e.File},
			{"report", "--format", "json", e.File}, run, {"run", "--device=shared", e.File, "--memory=64M", "--schedule-seed=1"}} {
			r := request{Args: args, Files: map[string]string{e.File: string(text)}}
			requests = append(requests, r)
			line, err := json.Marshal(r)
			require.NoError(t, err)
			input.Write(append(line, '\n'))
		}
	}
	programs, err := filepath.Glob(filepath.Join("testdata", "programs", "*.*"))
	require.NoError(t, err)
	require.NotEmpty(t, programs)
	for _, name := range programs {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		r := request{Args: []string{"run", "--memory=64M", filepath.Base(name), "--", "7", "x"}, Files: map[string]string{filepath.Base(name): string(text)}}
		requests = append(requests, r)
		line, err := json.Marshal(r)
		require.NoError(t, err)
		input.Write(append(line, '\n'))
	}
	cmd := exec.Command(node, "--stack-size=4000", "testdata/node.js", site)
	cmd.Stdin, cmd.Stderr = &input, os.Stderr
	out, err := cmd.Output()
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	require.Len(t, lines, len(requests))
	for i, r := range requests {
		t.Run(strings.Join(r.Args, " "), func(t *testing.T) {
			var got result
			require.NoError(t, json.Unmarshal([]byte(lines[i]), &got))
			dir := t.TempDir()
			for name, text := range r.Files {
				require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
			}
			native := exec.Command(command, r.Args...)
			native.Dir = dir
			var stdout, stderr strings.Builder
			native.Stdout, native.Stderr = &stdout, &stderr
			_ = native.Run()
			want := result{native.ProcessState.ExitCode(), stdout.String(), stderr.String()}
			require.Empty(t, cmp.Diff(want, got))
		})
	}
}

// maxPage is how much a browser loads before the first result, in bytes.
const maxPage = 15e6

func TestSize(t *testing.T) {
	site, _ := build(t)
	var size int64
	require.NoError(t, filepath.Walk(site, func(_ string, info os.FileInfo, err error) error {
		size += info.Size()
		return err
	}))
	t.Logf("%.2f MB", float64(size)/1e6)
	require.Less(t, size, int64(maxPage))
}

func TestChromium(t *testing.T) { testPage(t, newChromium) }

func TestFirefox(t *testing.T) { testPage(t, newFirefox) }

// testPage uses the page as a person does: each example, each tab, at the width of a laptop and of a phone. With ACCC_SCREENSHOTS, a
// directory, it leaves pictures there.
func testPage(t *testing.T, start func(*testing.T) browser) {
	if testing.Short() {
		t.Skip("compiles accc for the browser")
	}
	b := start(t)
	site, _ := build(t)
	l, err := net.Listen("tcp", "localhost:0")
	require.NoError(t, err)
	ctx, stop := context.WithCancel(context.Background())
	served := make(chan error)
	go func() { served <- playground.Serve(ctx, l, site) }()
	defer func() {
		stop()
		require.NoError(t, <-served)
	}()
	until := func(condition string) {
		t.Helper()
		for start := time.Now(); b.eval(condition) != "true"; time.Sleep(20 * time.Millisecond) {
			require.Less(t, time.Since(start), 2*time.Minute, "%s\n%s", condition, b.eval("document.body.innerText"))
		}
	}
	// act does something and waits until its results are shown.
	act := func(what string) time.Duration {
		t.Helper()
		before := b.eval("document.documentElement.dataset.round")
		start := time.Now()
		b.eval(what)
		until("document.documentElement.dataset.round !== " + before + " && !busy && !running")
		return time.Since(start)
	}
	shoot := func(name string) {
		t.Helper()
		for _, size := range [][2]int{{1366, 768}, {390, 844}} {
			var pictures [][]byte
			for _, dark := range []bool{false, true} {
				picture := b.picture(size[0], size[1], dark)
				_, err := png.Decode(bytes.NewReader(picture))
				require.NoError(t, err)
				if dir := os.Getenv("ACCC_SCREENSHOTS"); dir != "" {
					file := fmt.Sprintf("%s-%s-%d-%v.png", strings.TrimPrefix(t.Name(), "Test"), name, size[0], map[bool]string{true: "dark", false: "light"}[dark])
					require.NoError(t, os.WriteFile(filepath.Join(dir, file), picture, 0o644))
				}
				pictures = append(pictures, picture)
			}
			if _, ok := b.(*chromium); ok {
				require.NotEqual(t, pictures[0], pictures[1], "light and dark look the same")
			}
			require.Equal(t, "true", b.eval("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the window of %d pixels", size[0])
		}
		b.picture(1366, 768, false)
	}
	text := func(id string) string {
		t.Helper()
		var s string
		require.NoError(t, json.Unmarshal([]byte(b.eval(`document.querySelector("#`+id+` .text").textContent`)), &s))
		return s
	}

	b.picture(1366, 768, false)
	begin := time.Now()
	b.open("http://" + l.Addr().String() + "/")
	until("document.documentElement.dataset.round !== undefined && !busy")
	t.Logf("first result after %v", time.Since(begin).Round(time.Millisecond))

	require.Contains(t, text("ir"), "acc.data dataOperands(")
	require.NotContains(t, text("ir"), "loc(")
	b.eval(`document.querySelector("#ir .text [data-line='22']").dispatchEvent(new MouseEvent("mouseover", {bubbles: true}))`)
	require.Equal(t, `"22"`, b.eval(`document.querySelector("#gutter .pointed").textContent`), "the line of the source is marked")
	shoot("ir")
	act(`$("passes").value = "acc-implicit-data,acc-to-offload"; $("passes").onchange()`)
	require.Contains(t, text("ir"), "offload.launch")
	act(`$("passes").value = ""; $("passes").onchange()`)

	t.Logf("translation after %v", act(`$("tab-emit").click()`).Round(time.Millisecond))
	require.Contains(t, text("emit"), "+#pragma omp target data map(tofrom: t)")
	shoot("translation")

	t.Logf("run after %v", act(`$("run").click()`).Round(time.Millisecond))
	require.Contains(t, text("output"), "484 steps, t[64][10] = 52.0573\nexit status 0")
	shoot("run")
	t.Logf("report after %v", act(`$("tab-report").click()`).Round(time.Millisecond))
	require.Equal(t, "true", b.eval(`document.querySelector("#report iframe").srcdoc.includes("id=\"timeline\"")`), "the report has the run")
	shoot("report")

	choose := func(file string) {
		t.Helper()
		for i, e := range examples(t) {
			if e.File == file {
				act(fmt.Sprintf(`$("examples").value = "%d"; $("examples").onchange()`, i))
			}
		}
	}
	act(`$("tab-ir").click()`)
	choose("mistakes.c")
	require.Equal(t, "4", b.eval(`document.querySelectorAll(".problem").length`))
	shoot("mistakes")
	b.eval(`[...document.querySelectorAll(".problem button")].find((b) => b.textContent === "explain").click()`)
	until(`document.querySelector(".explained") !== null`)
	act(`[...document.querySelectorAll(".problem button")].find((b) => b.textContent === "remove seq").click()`)
	require.Equal(t, "3", b.eval(`document.querySelectorAll(".problem").length`))
	choose("heat.f90")
	require.Contains(t, text("ir"), "fir.declare")
	for _, x := range []struct{ file, want string }{
		{"heat.f90", "t(10) =  41.4627"}, {"forgotten.c", "y is at the host address"}, {"stale.c", "write #pragma acc update self(t)"},
		{"race.c", "make it a reduction"}, {"saxpy_omp.c", "target ran on the device"}, {"pi_omp.f90", "pi =  3.14159"},
	} {
		choose(x.file)
		took := act(`$("run").click()`)
		t.Logf("%s runs in %v", x.file, took.Round(time.Millisecond))
		require.Contains(t, text("output"), x.want, x.file)
	}

	// What is too deep for the browser's stack is an error of the program.
	act(`setSource("program p\n  print *, deep(1)\ncontains\n  recursive integer function deep(n) result(d)\n    integer, intent(in) :: n\n    d = n\n    if (n /= 0) d = d + mod(deep(n + 1), 7)\n  end function\nend program\n")`)
	act(`$("run").click()`)
	require.Contains(t, text("output"), "too many nested calls")

	// A program without an end can be stopped, and the compiler is there again.
	act(`setSource("program p\n  integer :: i = 0\n  print *, 'begins'\n  do while (i < 1)\n    i = -abs(i)\n  end do\nend program\n")`)
	b.eval(`$("run").click()`)
	until(`$("run").textContent === "Stop"`)
	time.Sleep(2 * time.Second)
	act(`$("run").click()`)
	require.Contains(t, text("output"), "stopped after")
	act(`setSource("program p\n  print *, 'and again'\nend program\n")`)
	act(`$("run").click()`)
	require.Contains(t, text("output"), "and again")

	// A link holds the source.
	b.eval("share()")
	until(`location.hash.length > 1`)
	link := strings.Trim(b.eval("location.href"), `"`)
	b.open("about:blank")
	b.open(link)
	until("document.documentElement.dataset.round !== undefined && !busy")
	require.Contains(t, b.eval(`$("source").value`), "and again")
}
