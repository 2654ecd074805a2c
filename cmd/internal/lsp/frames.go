package lsp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"sync"
	"unicode/utf8"

	"github.com/sourcegraph/jsonrpc2"
)

// maxFrame is the longest message that is read, and maxHeader the longest line of a header.
const (
	maxFrame  = 256 << 20
	maxHeader = 4 << 10
)

// frames is the stream of messages with an editor, each after its length (LSP 3.17, "Base Protocol"). A message that is none is answered with
// an error of JSON-RPC 2.0 (§5.1), and the next one is read: the library's own stream ends the connection. Only the end of the stream ends it.
type frames struct {
	in    *bufio.Reader
	close func() error

	mu  sync.Mutex
	out *bufio.Writer
}

func newFrames(in io.Reader, out io.Writer, end func() error) *frames {
	return &frames{in: bufio.NewReaderSize(in, 1<<16), out: bufio.NewWriter(out), close: end}
}

// Close implements jsonrpc2.ObjectStream.
func (f *frames) Close() error { return f.close() }

// WriteObject implements jsonrpc2.ObjectStream.
func (f *frames) WriteObject(v any) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := (jsonrpc2.VSCodeObjectCodec{}).WriteObject(f.out, v); err != nil {
		return err
	}
	return f.out.Flush()
}

// ReadObject implements jsonrpc2.ObjectStream: it reads the next message that is one, and answers the others.
func (f *frames) ReadObject(v any) error {
	for {
		data, wrong, err := f.frame()
		if err != nil {
			return err
		}
		if wrong == nil {
			wrong = checkMessage(data)
		}
		if wrong == nil {
			err := json.Unmarshal(data, v)
			if err == nil {
				return nil
			}
			wrong = invalidRequest(nil, err.Error())
		}
		if err := f.WriteObject(wrong); err != nil {
			return err
		}
	}
}

// frame reads the bytes of a message. wrong answers a header that tells no length; what follows it is skipped up to the next one.
func (f *frames) frame() (data []byte, wrong *errorResponse, err error) {
	length, seen := -1, false
	for {
		line, err := f.headerLine()
		if err != nil {
			if seen && errors.Is(err, io.EOF) {
				err = io.ErrUnexpectedEOF
			}
			return nil, nil, err
		}
		if len(line) == 0 {
			if !seen {
				continue // blank lines between messages do no harm
			}
			break
		}
		seen = true
		// After a message of an unknown length, its rest stands before the next header.
		if value, found := lengthField(line); found {
			length = -1
			if n, err := strconv.Atoi(value); err == nil {
				length = n
			}
		}
	}
	if length < 0 || length > maxFrame {
		return nil, invalidRequest(nil, fmt.Sprintf("expected a header with a Content-Length from 0 to %d", maxFrame)), nil
	}
	var b bytes.Buffer // grows with what comes, not with what is announced
	if _, err := io.CopyN(&b, f.in, int64(length)); err != nil {
		if errors.Is(err, io.EOF) {
			err = io.ErrUnexpectedEOF
		}
		return nil, nil, err
	}
	return b.Bytes(), nil, nil
}

// lengthField returns the value of the last Content-Length in a line, in any case of its letters.
func lengthField(line []byte) (value string, found bool) {
	name := []byte("Content-Length:")
	for i := len(line) - len(name); i >= 0; i-- {
		if bytes.EqualFold(line[i:i+len(name)], name) {
			return string(bytes.TrimSpace(line[i+len(name):])), true
		}
	}
	return "", false
}

// headerLine reads a line without its end. Of one that is longer than any header has, it returns the last part.
func (f *frames) headerLine() ([]byte, error) {
	var line []byte
	for {
		part, err := f.in.ReadSlice('\n')
		line = append(line, part...)
		if n := len(line); n > maxHeader {
			line = line[n-maxHeader:]
		}
		switch {
		case err == nil:
			return bytes.TrimRight(line, "\r\n"), nil
		case !errors.Is(err, bufio.ErrBufferFull):
			if errors.Is(err, io.EOF) && len(bytes.TrimSpace(line)) > 0 {
				err = io.ErrUnexpectedEOF
			}
			return nil, err
		}
	}
}

// An errorResponse answers what is no message. The ID is null where none could be read.
type errorResponse struct {
	JSONRPC string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Error   jsonrpc2.Error  `json:"error"`
}

func invalidRequest(id json.RawMessage, why string) *errorResponse {
	if id == nil {
		id = json.RawMessage("null")
	}
	return &errorResponse{"2.0", id, jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: "not a message: " + why}}
}

// checkMessage returns what answers bytes that are no request, notification or response, else nil.
func checkMessage(data []byte) *errorResponse {
	if !utf8.Valid(data) || !json.Valid(data) {
		why := "the text is not UTF-8"
		if utf8.Valid(data) {
			why = "the text is not JSON"
		}
		return &errorResponse{"2.0", json.RawMessage("null"), jsonrpc2.Error{Code: jsonrpc2.CodeParseError, Message: why}}
	}
	var m map[string]json.RawMessage
	if err := json.Unmarshal(data, &m); err != nil || m == nil {
		return invalidRequest(nil, "expected an object, and batches are not part of the protocol")
	}
	id, hasID := m["id"]
	if hasID && string(id) != "null" {
		var number int64
		var text string
		if json.Unmarshal(id, &number) != nil && json.Unmarshal(id, &text) != nil {
			return invalidRequest(nil, "expected a string or an integer as id")
		}
	}
	var method string
	raw, isRequest := m["method"]
	_, hasResult := m["result"]
	_, hasError := m["error"]
	switch {
	case isRequest && (json.Unmarshal(raw, &method) != nil || string(raw) == "null"):
		return invalidRequest(id, "expected a string as method")
	case !isRequest && !hasResult && !hasError:
		return invalidRequest(id, "expected a method")
	}
	return nil
}
