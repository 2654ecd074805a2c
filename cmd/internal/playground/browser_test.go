package playground_test

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// A browser is one with the page in it.
type browser interface {
	// open loads a page.
	open(url string)
	// eval returns the JSON of what an expression has come to; it waits for promises.
	eval(expression string) string
	// picture is what the page looks like, as PNG, in a window of so many pixels.
	picture(width, height int, dark bool) []byte
}

// chromium speaks the DevTools protocol through two pipes.
type chromium struct {
	t       *testing.T
	in      *os.File
	out     *bufio.Reader
	next    int
	session string
}

func newChromium(t *testing.T) browser {
	program := irtest.Oracle(t, "chromium")
	commandsRead, commands, err := os.Pipe()
	require.NoError(t, err)
	answers, answersWrite, err := os.Pipe()
	require.NoError(t, err)
	profile, err := os.MkdirTemp("", "accc-chromium")
	require.NoError(t, err)
	cmd := exec.Command(program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-pipe",
		"--user-data-dir="+profile, "about:blank")
	cmd.ExtraFiles = []*os.File{commandsRead, answersWrite}
	require.NoError(t, cmd.Start())
	commandsRead.Close()
	answersWrite.Close()
	c := &chromium{t: t, in: commands, out: bufio.NewReaderSize(answers, 1<<20)}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		commands.Close()
		answers.Close()
		_ = os.RemoveAll(profile) // its other processes may still end
	})
	require.NoError(t, answers.SetReadDeadline(time.Now().Add(8*time.Minute)))
	var target struct{ TargetID string }
	c.call("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	var attached struct{ SessionID string }
	c.call("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &attached)
	c.session = attached.SessionID
	c.call("Page.enable", nil, nil)
	return c
}

func (c *chromium) call(method string, params map[string]any, result any) {
	c.t.Helper()
	c.next++
	message := map[string]any{"id": c.next, "method": method}
	if params != nil {
		message["params"] = params
	}
	if c.session != "" {
		message["sessionId"] = c.session
	}
	text, err := json.Marshal(message)
	require.NoError(c.t, err)
	_, err = c.in.Write(append(text, 0))
	require.NoError(c.t, err)
	for {
		text, err := c.out.ReadBytes(0)
		require.NoError(c.t, err, method)
		var answer struct {
			ID     int
			Error  *struct{ Message string }
			Result json.RawMessage
		}
		require.NoError(c.t, json.Unmarshal(text[:len(text)-1], &answer))
		if answer.ID != c.next {
			continue // an event
		}
		require.Nil(c.t, answer.Error, "%s: %s", method, text)
		if result != nil {
			require.NoError(c.t, json.Unmarshal(answer.Result, result))
		}
		return
	}
}

func (c *chromium) open(url string) {
	c.call("Page.navigate", map[string]any{"url": url}, nil)
	time.Sleep(time.Second)
}

func (c *chromium) eval(expression string) string {
	c.t.Helper()
	var r struct {
		Result           struct{ Value json.RawMessage }
		ExceptionDetails json.RawMessage
	}
	c.call("Runtime.evaluate", map[string]any{"expression": expression, "awaitPromise": true, "returnByValue": true}, &r)
	require.Empty(c.t, string(r.ExceptionDetails), expression)
	return string(r.Result.Value)
}

func (c *chromium) picture(width, height int, dark bool) []byte {
	scheme := "light"
	if dark {
		scheme = "dark"
	}
	c.call("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]any{{"name": "prefers-color-scheme", "value": scheme}}}, nil)
	c.call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}, nil)
	time.Sleep(time.Second / 4) // until it is drawn
	var shot struct{ Data string }
	c.call("Page.captureScreenshot", map[string]any{"format": "png"}, &shot)
	png, err := base64.StdEncoding.DecodeString(shot.Data)
	require.NoError(c.t, err)
	return png
}

// firefox speaks Marionette: messages with their length before them.
type firefox struct {
	t    *testing.T
	conn net.Conn
	in   *bufio.Reader
	next int
}

func newFirefox(t *testing.T) browser {
	program, err := exec.LookPath("firefox")
	if err != nil {
		t.Skip("firefox is not installed")
	}
	l, err := net.Listen("tcp", "localhost:0")
	require.NoError(t, err)
	port := l.Addr().(*net.TCPAddr).Port
	l.Close()
	profile := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(profile, "user.js"), fmt.Appendf(nil, "user_pref(\"marionette.port\", %d);\n", port), 0o644))
	cmd := exec.Command(program, "--headless", "--marionette", "--no-remote", "--profile", profile)
	cmd.Env = append(os.Environ(), "HOME="+profile)
	require.NoError(t, cmd.Start())
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	f := &firefox{t: t}
	for start := time.Now(); ; time.Sleep(200 * time.Millisecond) {
		if f.conn, err = net.Dial("tcp", net.JoinHostPort("localhost", strconv.Itoa(port))); err == nil {
			break
		}
		require.Less(t, time.Since(start), time.Minute, "Firefox does not answer")
	}
	t.Cleanup(func() { f.conn.Close() })
	require.NoError(t, f.conn.SetDeadline(time.Now().Add(8*time.Minute)))
	f.in = bufio.NewReader(f.conn)
	f.read() // who it is
	f.call("WebDriver:NewSession", map[string]any{})
	f.call("WebDriver:SetTimeouts", map[string]any{"script": 300000, "pageLoad": 60000})
	return f
}

func (f *firefox) read() []byte {
	f.t.Helper()
	size, err := f.in.ReadString(':')
	require.NoError(f.t, err)
	n, err := strconv.Atoi(strings.TrimSuffix(size, ":"))
	require.NoError(f.t, err)
	text := make([]byte, n)
	for at := 0; at < n; {
		k, err := f.in.Read(text[at:])
		require.NoError(f.t, err)
		at += k
	}
	return text
}

func (f *firefox) call(method string, params map[string]any) json.RawMessage {
	f.t.Helper()
	f.next++
	text, err := json.Marshal([]any{0, f.next, method, params})
	require.NoError(f.t, err)
	_, err = fmt.Fprintf(f.conn, "%d:%s", len(text), text)
	require.NoError(f.t, err)
	var answer []json.RawMessage
	require.NoError(f.t, json.Unmarshal(f.read(), &answer))
	require.Len(f.t, answer, 4)
	require.Equal(f.t, "null", string(answer[2]), method)
	return answer[3]
}

func (f *firefox) open(url string) { f.call("WebDriver:Navigate", map[string]any{"url": url}) }

func (f *firefox) eval(expression string) string {
	f.t.Helper()
	// A script of the page sees what its scripts declare.
	answer := f.call("WebDriver:ExecuteScript", map[string]any{"script": `
		const script = document.createElement("script");
		script.textContent = "window.evaluated = " + arguments[0];
		document.head.append(script);
		const value = (window.wrappedJSObject || window).evaluated;
		return typeof value === "object" || value === undefined ? null : value;`, "args": []any{expression}})
	var r struct{ Value json.RawMessage }
	require.NoError(f.t, json.Unmarshal(answer, &r))
	return string(r.Value)
}

func (f *firefox) picture(width, height int, _ bool) []byte {
	f.call("WebDriver:SetWindowRect", map[string]any{"width": width, "height": height})
	var r struct{ Value string }
	require.NoError(f.t, json.Unmarshal(f.call("WebDriver:TakeScreenshot", map[string]any{"full": false}), &r))
	png, err := base64.StdEncoding.DecodeString(r.Value)
	require.NoError(f.t, err)
	return png
}
