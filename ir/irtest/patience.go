package irtest

import (
	"context"
	"testing"
	"time"
)

// margin is how long before the deadline of a test binary a test gives up, so that it says what it was waiting for.
const margin = 10 * time.Second

// Patience returns a context that ends shortly before the deadline of the test binary (go test -timeout), or with the test. What waits for
// a process or a goroutine gives up then: a time of its own would fail on a machine that has other work.
func Patience(t *testing.T) context.Context {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background()) // that of the test has ended where its cleanup waits
	if deadline, ok := t.Deadline(); ok {
		ctx, cancel = context.WithDeadline(context.Background(), deadline.Add(-margin))
	}
	t.Cleanup(cancel)
	return ctx
}
