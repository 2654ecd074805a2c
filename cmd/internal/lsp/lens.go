package lsp

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"accc/backend/device"
	"accc/backend/report"
	"accc/backend/trace"
	"accc/cmd/internal/driver"
)

// A profile is what the devices did in a run of the program, as accc run --profile writes it.
type profile struct {
	mu      sync.Mutex
	name    string // absolute; "": none is wanted
	changed time.Time
	size    int64
	read    *trace.Profile // nil: it cannot be read
}

// of is the profile as it is on disk now, and when that was written.
func (p *profile) of() (*trace.Profile, time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.name == "" {
		return nil, time.Time{}
	}
	info, err := os.Stat(p.name)
	if err != nil {
		return nil, time.Time{}
	}
	if !info.ModTime().Equal(p.changed) || info.Size() != p.size {
		p.changed, p.size, p.read = info.ModTime(), info.Size(), nil
		if text, err := os.ReadFile(p.name); err == nil {
			p.read, _ = trace.Read(bytes.NewReader(text))
		}
	}
	return p.read, p.changed
}

// moved is what a directive moved and started.
type moved struct {
	uploads, downloads, launches int
	up, down                     uint64
	took                         time.Duration // of the kernels
}

func (m *moved) String() string {
	var parts []string
	add := func(n int, what, more string) {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%s (%s)", driver.Counted(n, what), more))
		}
	}
	add(m.uploads, "upload", report.Bytes(m.up))
	add(m.downloads, "download", report.Bytes(m.down))
	add(m.launches, "kernel", m.took.Round(time.Microsecond).String())
	return strings.Join(parts, ", ")
}

// lenses show above each directive what it moved and started in the run that the profile is of.
func (s *Server) lenses(p documentParams) (any, error) {
	out := []codeLens{}
	list := s.views(p.TextDocument.doc)
	if list == nil {
		return out, nil
	}
	file := p.TextDocument.doc.file
	profile, written := s.profile.of()
	if profile == nil {
		return out, nil
	}
	note := ""
	onDisk, err := os.ReadFile(file.Name)
	if info, fail := os.Stat(file.Name); err != nil || fail != nil || info.ModTime().After(written) || !bytes.Equal(onDisk, file.Text) {
		note = " in a run of an older text"
	}
	lines := map[int]*moved{}
	for i := range profile.Events {
		e := &profile.Events[i]
		if !names(e.Site.File, file.Name) {
			continue
		}
		m := lines[e.Site.Line]
		if m == nil {
			m = &moved{}
			lines[e.Site.Line] = m
		}
		switch e.Kind {
		case device.EventUpload:
			m.uploads++
			m.up += e.Bytes
		case device.EventDownload:
			m.downloads++
			m.down += e.Bytes
		case device.EventLaunch:
			m.launches++
			m.took += e.Took
		}
	}
	for _, v := range list {
		seen := map[int]bool{}
		for _, d := range v.directives {
			if !v.shows(d.Span) || seen[d.Span.Start] {
				continue
			}
			seen[d.Span.Start] = true
			m := moved{}
			at := v.span(d.Span)
			for line := at.Start.Line + 1; line <= at.End.Line+1; line++ {
				if l := lines[line]; l != nil {
					m.uploads, m.downloads, m.launches = m.uploads+l.uploads, m.downloads+l.downloads, m.launches+l.launches
					m.up, m.down, m.took = m.up+l.up, m.down+l.down, m.took+l.took
				}
			}
			if text := m.String(); text != "" {
				out = append(out, codeLens{at, lensCommand{Title: text + note}})
			}
		}
	}
	slices.SortFunc(out, func(x, y codeLens) int { return x.Range.Start.Line - y.Range.Start.Line })
	return out, nil
}

// names reports whether a name of a profile, which may be relative to where the program was run, is that of a file.
func names(shown, file string) bool {
	if shown == "" {
		return false
	}
	shown, file = filepath.Clean(shown), absolute(file)
	return shown == file || !filepath.IsAbs(shown) && strings.HasSuffix(file, string(filepath.Separator)+strings.TrimLeft(shown, "./"))
}

// refreshLenses tells the editor to ask for them again.
func (s *Server) refreshLenses() {
	go func() {
		_ = s.conn.Call(context.Background(), "workspace/codeLens/refresh", nil, nil)
	}()
}
