package lsp

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/sourcegraph/jsonrpc2"
)

// The errors of LSP 3.17 that tell an editor to do without an answer: it has cancelled the request, or the text is an older one by now.
const (
	requestCancelled = -32800
	contentModified  = -32801
)

// calls are the requests that are being answered.
type calls struct {
	mu     sync.Mutex
	cancel map[jsonrpc2.ID]context.CancelFunc
}

// begin registers a request; done forgets it.
func (c *calls) begin(ctx context.Context, id jsonrpc2.ID) (context.Context, func()) {
	ctx, cancel := context.WithCancel(ctx)
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.cancel == nil {
		c.cancel = map[jsonrpc2.ID]context.CancelFunc{}
	}
	c.cancel[id] = cancel
	return ctx, func() {
		cancel()
		c.mu.Lock()
		defer c.mu.Unlock()
		delete(c.cancel, id)
	}
}

// A dispatcher takes messages in their order. Notifications are done at once, since what follows is about the text that they
// make; requests are answered beside one another.
type dispatcher struct {
	server *Server
	ready  <-chan struct{}
}

// Handle implements jsonrpc2.Handler.
func (x dispatcher) Handle(ctx context.Context, conn *jsonrpc2.Conn, r *jsonrpc2.Request) {
	<-x.ready
	answer, err := x.server.begin(r)
	if r.Notif {
		if err == nil {
			// A notification has no answer, not even that it failed.
			_, _ = guarded(answer)
		}
		return
	}
	if err != nil {
		answer = func() (any, error) { return nil, err }
	}
	switch r.Method {
	case "initialize", "shutdown":
		x.reply(ctx, conn, r, answer)
		return
	}
	ctx, done := x.server.calls.begin(ctx, r.ID)
	go func() {
		defer done()
		x.reply(ctx, conn, r, answer)
	}()
}

// reply answers a request: with its result, or with an error as soon as it is cancelled. The work goes on then, and what it
// finds out about the document is kept.
func (x dispatcher) reply(ctx context.Context, conn *jsonrpc2.Conn, r *jsonrpc2.Request, answer func() (any, error)) {
	type outcome struct {
		result any
		err    error
	}
	ended := make(chan outcome, 1)
	go func() {
		result, err := guarded(answer)
		ended <- outcome{result, err}
	}()
	var o outcome
	select {
	case <-ctx.Done():
		o.err = &jsonrpc2.Error{Code: requestCancelled, Message: "cancelled"}
	case o = <-ended:
	}
	// The editor may be gone; then there is nobody to answer.
	if o.err == nil {
		_ = conn.Reply(context.WithoutCancel(ctx), r.ID, o.result)
		return
	}
	e, ok := o.err.(*jsonrpc2.Error)
	if !ok {
		e = &jsonrpc2.Error{Message: o.err.Error()}
	}
	_ = conn.ReplyWithError(context.WithoutCancel(ctx), r.ID, e)
}

// begin reads a message, and returns what answers it.
func (s *Server) begin(r *jsonrpc2.Request) (answer func() (any, error), err error) {
	f, ok := handlers[r.Method]
	if !ok {
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound, Message: "method not found: " + r.Method}
	}
	var raw json.RawMessage
	if r.Params != nil {
		raw = *r.Params
	}
	return f(s, raw)
}

// guarded makes a panic, which is a bug in accc, an error: the editor's session goes on without this answer.
func guarded(answer func() (any, error)) (result any, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &jsonrpc2.Error{Code: jsonrpc2.CodeInternalError, Message: fmt.Sprintf("internal error: %v", p)}
		}
	}()
	return answer()
}

// cancel ends a request that nobody waits for.
func (s *Server) cancel(p struct {
	ID jsonrpc2.ID `json:"id"`
}) (any, error) {
	s.calls.mu.Lock()
	defer s.calls.mu.Unlock()
	if cancel := s.calls.cancel[p.ID]; cancel != nil {
		cancel()
	}
	return nil, nil
}
