package main

import (
	"bufio"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// The extension in VS Code itself, whose workbench runs in Chromium and whose test runner uses it in a source of each language. It needs the
// program out/node/entry.js of an installed code-server, named by ACCC_CODE_SERVER: ".ci/run vscode" installs one.
func TestVSCode(t *testing.T) {
	entry := os.Getenv("ACCC_CODE_SERVER")
	if entry == "" {
		t.Skip("ACCC_CODE_SERVER does not name a code-server")
	}
	chromium, node := irtest.Oracle(t, "chromium"), irtest.Oracle(t, "node")
	root, err := filepath.Abs("../../..")
	require.NoError(t, err)
	dir := t.TempDir()
	command := filepath.Join(dir, "accc")
	build := exec.Command("go", "build", "-o", command, "./cmd/accc")
	build.Dir = root
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	r := &release{version: "1.2.3", root: root, dir: dir}
	require.NoError(t, r.vsix(t.TempDir()))

	tests := filepath.Join(root, "testdata", "editor", "vscode")
	folder := filepath.Join(dir, "folder")
	require.NoError(t, os.Mkdir(folder, 0o755))
	for _, name := range []string{"wrong.c", "wrong.f90"} {
		text, err := os.ReadFile(filepath.Join(tests, name))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), text, 0o644))
	}
	user := filepath.Join(dir, "user", "User")
	require.NoError(t, os.MkdirAll(user, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(user, "settings.json"), []byte(`{"accc.path": "`+command+`", "files.autoSave": "off", "files.refactoring.autoSave": false}`), 0o644))
	server := func(arguments ...string) *exec.Cmd {
		cmd := exec.Command(node, append([]string{entry, "--user-data-dir", filepath.Join(dir, "user"), "--extensions-dir", filepath.Join(dir, "extensions")}, arguments...)...)
		cmd.Env = append(os.Environ(), "XDG_CONFIG_HOME="+dir, "XDG_DATA_HOME="+dir)
		return cmd
	}
	out, err = server("--install-extension", filepath.Join(dir, "accc-1.2.3.vsix")).CombinedOutput()
	require.NoError(t, err, "%s", out)

	cmd := server("--auth", "none", "--bind-addr", "127.0.0.1:0", "--disable-telemetry", "--disable-workspace-trust")
	address := serving(t, cmd)
	remote := "vscode-remote://" + address
	page := "http://" + address + "/?" + url.Values{"folder": {folder}, "payload": {`[["extensionDevelopmentPath","` + remote + tests + `"],["extensionTestsPath","` + remote + tests + `/test.js"]]`}}.Encode()
	browser := exec.Command(chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--user-data-dir="+filepath.Join(dir, "chromium"), page)
	require.NoError(t, browser.Start())
	t.Cleanup(func() { _ = browser.Process.Kill(); _ = browser.Wait() })
	result := filepath.Join(folder, "result.txt")
	require.Eventually(t, func() bool { _, err := os.Stat(result); return err == nil }, 4*time.Minute, 200*time.Millisecond)
	got, err := os.ReadFile(result)
	require.NoError(t, err)
	golden := filepath.Join(tests, "want.txt")
	if *update {
		require.NoError(t, os.WriteFile(golden, got, 0o644))
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	require.Equal(t, string(want), string(got))
}

// serving starts a server, and returns the address that it says it has.
func serving(t *testing.T, cmd *exec.Cmd) (address string) {
	log, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	t.Cleanup(func() { _ = cmd.Process.Signal(os.Interrupt); _ = cmd.Wait() })
	lines := bufio.NewScanner(log)
	for lines.Scan() {
		if _, after, ok := strings.Cut(lines.Text(), "listening on http://"); ok {
			go func() {
				for lines.Scan() {
				}
			}()
			return strings.TrimSuffix(strings.TrimSpace(after), "/")
		}
	}
	t.Fatal("code-server does not serve")
	return ""
}
