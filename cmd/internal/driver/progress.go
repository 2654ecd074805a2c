//go:build !js

package driver

import (
	"os"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// patience is how long work goes on before a bar shows how far it is.
const patience = time.Second

// progress shows on a terminal how many files are done, if that takes long. A nil progress shows nothing.
type progress struct {
	mu    sync.Mutex
	start time.Time
	done  int
	total int
	bar   *progressbar.ProgressBar
	out   *os.File
}

// progress is for work on a number of files; nil if standard error is not a terminal.
func (s *Session) progress(files int) *progress {
	f, ok := s.Stderr.(*os.File)
	if !ok || files < 2 || os.Getenv("TERM") == "dumb" || !term.IsTerminal(int(f.Fd())) {
		return nil
	}
	return &progress{start: time.Now(), total: files, out: f}
}

// add says that one more file is done.
func (p *progress) add() {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done++
	if p.bar == nil && time.Since(p.start) > patience {
		p.bar = progressbar.NewOptions(p.total, progressbar.OptionSetWriter(p.out), progressbar.OptionSetDescription("checking"),
			progressbar.OptionShowCount(), progressbar.OptionThrottle(100*time.Millisecond), progressbar.OptionClearOnFinish())
	}
	if p.bar != nil {
		p.bar.Set(p.done)
	}
}

// end takes the bar away.
func (p *progress) end() {
	if p != nil && p.bar != nil {
		p.bar.Clear()
	}
}
