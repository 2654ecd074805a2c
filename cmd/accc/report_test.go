package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"image/png"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// headless has the flags of a browser without a window whose profile is in a directory.
func headless(profile string) []string {
	return []string{"--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage", "--user-data-dir=" + profile}
}

// browse lets a browser do something with a page and returns what it prints.
func browse(t *testing.T, page string, flags ...string) string {
	browser := irtest.Oracle(t, "chromium")
	ctx := irtest.Patience(t)
	cmd := exec.CommandContext(ctx, browser, append(append(headless(t.TempDir()), flags...), "file://"+page)...)
	cmd.Dir = t.TempDir()
	out, err := cmd.Output()
	require.NoError(t, err, "%s", out)
	return string(out)
}

// look opens a page in a browser, runs a script in it, and returns what that says: it calls answer with an object.
func look[T any](t *testing.T, page []byte, script string, flags ...string) (said T) {
	browser := irtest.Oracle(t, "chromium")
	answers := make(chan []byte, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodPost {
			fmt.Fprintf(w, "%s<script>\nconst answer = (said) => fetch('/', { method: 'POST', body: JSON.stringify(said) });\n%s</script>\n", page, script)
			return
		}
		body, _ := io.ReadAll(r.Body)
		select {
		case answers <- body:
		default: // The first one counts.
		}
	}))
	defer server.Close()
	ctx, cancel := context.WithCancel(irtest.Patience(t))
	defer cancel()
	profile, err := os.MkdirTemp("", "accc-browser")
	require.NoError(t, err)
	args := append(headless(profile), "--remote-debugging-port=0") // It stays open until it is killed.
	cmd := exec.CommandContext(ctx, browser, append(append(args, flags...), server.URL)...)
	require.NoError(t, cmd.Start())
	defer func() {
		cancel()
		cmd.Wait()
		// Its other processes end a little later, and write until then.
		require.Eventually(t, func() bool { return os.RemoveAll(profile) == nil }, time.Minute, 50*time.Millisecond)
	}()
	select {
	case body := <-answers:
		require.NoError(t, json.Unmarshal(body, &said), "%s", body)
	case <-ctx.Done():
		t.Fatal("the page said nothing for two minutes")
	}
	return said
}

// reportOf runs a program and writes the report about it.
func reportOf(t *testing.T, source string, args ...string) string {
	dir := t.TempDir()
	profile, page := filepath.Join(dir, "p.json"), filepath.Join(dir, "page.html")
	accc(t, "", append([]string{"run", "--profile=" + profile, source, "--"}, args...)...)
	accc(t, "", "report", "--profile="+profile, source, "-o", page)
	return page
}

// The page is looked at in a real browser: its script draws the timeline, and it fits a laptop and a phone, in light and dark.
func TestReportInBrowser(t *testing.T) {
	page := reportOf(t, "../../testdata/c/jacobi.c", "16", "20")
	text, err := os.ReadFile(page)
	require.NoError(t, err)
	// The page measures itself: whether something is wider than the screen, and what a click on a tab and pointing at a line do.
	probe := filepath.Join(filepath.Dir(page), "probe.html")
	require.NoError(t, os.WriteFile(probe, append(text, `<script>
addEventListener("error", (e) => document.body.dataset.error = e.message);
document.querySelector('button[data-stage="2"]').click();
const line = document.querySelector('pre.source [data-line="37"]');
line.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
document.body.dataset.overflow = document.documentElement.scrollWidth - innerWidth;
document.body.dataset.marked = document.querySelectorAll('.stages pre:not([hidden]) .pointed').length;
document.body.dataset.stage = document.querySelector('.stages pre:not([hidden])').dataset.stage;
</script>`...), 0o644))
	for _, size := range []string{"1280,900", "500,900"} {
		dom := browse(t, probe, "--dump-dom", "--window-size="+size)
		for _, kind := range []string{"launch", "upload", "download"} {
			require.Regexp(t, `<rect class="`+kind+`"`, dom, size)
		}
		require.Contains(t, dom, `<path class="memory"`)
		attribute := func(name string) string {
			m := regexp.MustCompile(`data-` + name + `="([^"]*)"`).FindStringSubmatch(dom[strings.Index(dom, "<body"):])
			if m == nil {
				return ""
			}
			return m[1]
		}
		body := regexp.MustCompile(`<body[^>]*>`).FindString(dom)
		require.NotContains(t, body, "data-error", size)
		require.Contains(t, body, `data-overflow="0"`, size)
		require.Contains(t, body, `data-stage="2"`, size)
		require.NotEqual(t, "0", attribute("marked"), size)
	}
	light := brightness(t, page, "--window-size=1280,900")
	dark := brightness(t, page, "--window-size=1280,900", "--force-dark-mode")
	require.Greater(t, light, 0.8)
	require.Less(t, dark, 0.3)
}

// A long program has the IR compressed on its page, which shows the lines that are in view.
func TestLongReportInBrowser(t *testing.T) {
	dir := t.TempDir()
	var b strings.Builder
	const functions = 400
	for k := range functions {
		fmt.Fprintf(&b, "void f%d(int n, float *a)\n{\n#pragma acc parallel loop copy(a[0:n])\n    for (int i = 0; i < n; i++)\n        a[i] += %d;\n}\n", k, k)
	}
	source, page := filepath.Join(dir, "long.c"), filepath.Join(dir, "page.html")
	require.NoError(t, os.WriteFile(source, []byte(b.String()), 0o644))
	accc(t, "", "report", source, "-o", page)
	text, err := os.ReadFile(page)
	require.NoError(t, err)
	require.Less(t, len(text), 1<<20) // 10 MB as text
	// The IR is unpacked after the page has loaded, and drawn as it is scrolled: the script waits for what it looks for.
	type sight struct {
		Error              string
		Few, Last, Pointed bool
		Source             string
	}
	got := look[sight](t, text, `
addEventListener("error", (e) => answer({ error: e.message }));
const until = async (found) => { while (!found()) await new Promise((go) => setTimeout(go, 20)); };
(async () => {
  const source = document.querySelector("pre.source"), stage = document.querySelector('.stages pre[data-stage="2"]');
  await until(() => source.querySelector("[data-line]"));
  document.querySelector('button[data-stage="2"]').click();
  const few = stage.querySelectorAll("span").length < 1000;
  stage.scrollTop = stage.scrollHeight;
  await until(() => stage.textContent.includes("@f399"));
  const last = stage.querySelectorAll("span").length < 1000;
  source.scrollTop = source.scrollHeight;
  await until(() => source.querySelector('[data-line="2399"]'));
  const line = source.querySelector('[data-line="2399"]');
  line.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  answer({ few, last, source: line.textContent.trim(), pointed: stage.querySelectorAll(".pointed").length > 0 });
})();
`, "--window-size=1280,900")
	require.Equal(t, sight{Few: true, Last: true, Pointed: true, Source: "a[i] += 399;"}, got)
}

var picture = flag.String("picture", "", "the file that TestReportPicture writes: testdata/demo/report.png, from the directory of the package")

// The picture of README.md: go test ./cmd/accc -run TestReportPicture -picture ../../testdata/demo/report.png
func TestReportPicture(t *testing.T) {
	if *picture == "" {
		t.Skip("-picture names no file")
	}
	name, err := filepath.Abs(*picture)
	require.NoError(t, err)
	t.Chdir("../../testdata/demo")
	browse(t, reportOf(t, "heat.c"), "--screenshot="+name, "--window-size=1040,1540")
}

// brightness is that of a picture of a page, from 0 to 1.
func brightness(t *testing.T, page string, flags ...string) float64 {
	name := filepath.Join(t.TempDir(), "page.png")
	browse(t, page, append(flags, "--screenshot="+name)...)
	f, err := os.Open(name)
	require.NoError(t, err)
	defer f.Close()
	picture, err := png.Decode(f)
	require.NoError(t, err)
	require.Equal(t, image.Point{X: 1280, Y: 900}, picture.Bounds().Size())
	sum, colors := 0.0, map[[3]uint32]bool{}
	for y := range 900 {
		for x := range 1280 {
			r, g, b, _ := picture.At(x, y).RGBA()
			sum += float64(r+g+b) / (3 * 0xffff)
			colors[[3]uint32{r, g, b}] = true
		}
	}
	require.Greater(t, len(colors), 50, "the page is empty")
	return sum / (900 * 1280)
}
