package lsp

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"

	"accc/cmd/internal/driver"

	"github.com/stretchr/testify/require"
)

// framed is a message after its header.
func framed(text string) string { return fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(text), text) }

// serveBytes gives a server some bytes and returns its answers, without notifications.
func serveBytes(t *testing.T, input string) (answers []map[string]any, status int) {
	t.Helper()
	s := &Server{Version: "test", Setup: setupWith(checks...), Sources: driver.NewSession().Editing().Sources}
	var out bytes.Buffer
	status = s.Serve(context.Background(), io.NopCloser(strings.NewReader(input)), &out)
	f := newFrames(&out, io.Discard, func() error { return nil })
	for {
		data, wrong, err := f.frame()
		if err != nil {
			require.ErrorIs(t, err, io.EOF)
			return answers, status
		}
		require.Nil(t, wrong)
		var m map[string]any
		require.NoError(t, json.Unmarshal(data, &m))
		if _, isAnswer := m["id"]; isAnswer && m["method"] == nil {
			answers = append(answers, m)
		}
	}
}

// A message that is none is answered, and the next one is read.
func TestMalformedFrames(t *testing.T) {
	for _, c := range []struct {
		name, bytes string
		code        float64
	}{
		{"bad JSON", framed(`{"jsonrpc": "2.0", "id": 1`), -32700},
		{"nothing", framed(``), -32700},
		{"null", framed(`null`), -32600},
		{"array", framed(`[]`), -32600},
		{"batch", framed(`[{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}]`), -32600},
		{"number", framed(`7`), -32600},
		{"id 1.5", framed(`{"jsonrpc": "2.0", "id": 1.5, "method": "shutdown"}`), -32600},
		{"id {}", framed(`{"jsonrpc": "2.0", "id": {}, "method": "shutdown"}`), -32600},
		{"no method", framed(`{"jsonrpc": "2.0", "id": 1}`), -32600},
		{"method 5", framed(`{"jsonrpc": "2.0", "id": 1, "method": 5}`), -32600},
		{"method null", framed(`{"jsonrpc": "2.0", "id": 1, "method": null}`), -32600},
		{"no UTF-8", framed("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"\xff\"}"), -32700},
		{"deep", framed(strings.Repeat("[", 200000)), -32700},
		{"negative length", "Content-Length: -5\r\n\r\n", -32600},
		{"length abc", "Content-Length: abc\r\n\r\n{}", -32600},
		{"huge length", "Content-Length: 9999999999999\r\n\r\n{}", -32600},
		{"length beyond integers", "Content-Length: 99999999999999999999999\r\n\r\n{}", -32600},
		{"no length", "Content-Type: x\r\n\r\n{\"id\": 1}", -32600},
		{"no header", "{\"id\": 1}\r\n\r\n", -32600},
		{"3 MB header", strings.Repeat("x", 3<<20) + "\r\n\r\n", -32600},
	} {
		t.Run(c.name, func(t *testing.T) {
			answers, status := serveBytes(t, c.bytes+framed(`{"jsonrpc": "2.0", "id": 77, "method": "shutdown"}`)+framed(`{"jsonrpc": "2.0", "method": "exit"}`))
			require.Len(t, answers, 2)
			failure, _ := answers[0]["error"].(map[string]any)
			require.NotNil(t, failure, "%v", answers[0])
			require.Equal(t, c.code, failure["code"])
			require.Equal(t, float64(77), answers[1]["id"])
			require.Nil(t, answers[1]["error"])
			require.Zero(t, status)
		})
	}
}

func TestBrokenStream(t *testing.T) {
	for _, input := range []string{"", "Content-Length: 10\r\n\r\n{}", "Content-Length: 10\r\n", "Content-Le"} {
		answers, status := serveBytes(t, input)
		require.Empty(t, answers)
		require.Equal(t, 1, status)
	}
}

// Frames that are cut, joined and changed never stop the reader, and what it returns is a message.
func FuzzFrames(f *testing.F) {
	f.Add([]byte(framed(`{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}`)))
	f.Add([]byte("Content-Length: 3\r\nX: y\r\n\r\n{}\nContent-Length: 2\n\n{}"))
	f.Add([]byte("\xaa\xa5Content-Length:\n")) // bytes that are longer in small letters
	f.Fuzz(func(t *testing.T, input []byte) {
		s := newFrames(bytes.NewReader(input), io.Discard, func() error { return nil })
		for {
			var m map[string]any
			if err := s.ReadObject(&m); err != nil {
				return
			}
			require.NotNil(t, m)
		}
	})
}
