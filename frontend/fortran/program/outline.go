package program

import (
	"os"
	"sync"
	"time"

	"accc/frontend/fortran"
)

// An outline is the names of the modules that a file defines and uses.
type outline struct{ defines, uses []string }

func (in *reading) outline(s Source) *outline {
	path := absolute(s.Name)
	o := in.outlines[path]
	if o == nil {
		o = &outline{}
		o.defines, o.uses = fortran.ModulesOf(s.File, s.Options)
		in.outlines[path] = o
	}
	return o
}

// Outlines are the modules of files, for servers that ask again whenever a text changes. A file that has changed on disk is read again.
type Outlines struct {
	mu    sync.Mutex
	files map[string]*knownOutline // by name and settings
}

// A knownOutline is the outline of a file as it was when it was read.
type knownOutline struct {
	*outline
	changed time.Time
	size    int64
}

// of is the outline of a file, which read makes where it is not known.
func (k *Outlines) of(name, settings string, read func() *outline) *outline {
	info, err := os.Stat(name)
	if k == nil || err != nil {
		return read()
	}
	key := name + "\x00" + settings
	k.mu.Lock()
	known := k.files[key]
	k.mu.Unlock()
	if known != nil && known.changed.Equal(info.ModTime()) && known.size == info.Size() {
		return known.outline
	}
	known = &knownOutline{read(), info.ModTime(), info.Size()}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.files == nil {
		k.files = map[string]*knownOutline{}
	}
	k.files[key] = known
	return known.outline
}
