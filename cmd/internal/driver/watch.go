package driver

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

// settle is how long files must be left alone after a change: editors write in several steps.
const settle = 100 * time.Millisecond

// A Watch waits for changes of sources, headers and settings.
type Watch struct {
	watcher *fsnotify.Watcher
	dirs    map[string]bool
}

// NewWatch makes a watch of nothing.
func NewWatch() (*Watch, error) {
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	return &Watch{w, map[string]bool{}}, nil
}

// Close ends the watch.
func (w *Watch) Close() error { return w.watcher.Close() }

// Add watches what names are: directories with those in them, and the directories of files, where new files appear and editors
// replace old ones. Names that do not exist are left out: whoever reads them says so.
func (w *Watch) Add(names ...string) error {
	for _, name := range names {
		info, err := os.Stat(name)
		switch {
		case err == nil && info.IsDir():
			err = filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
				switch {
				case err != nil || !d.IsDir():
					return nil
				case path != name && strings.HasPrefix(d.Name(), "."):
					return filepath.SkipDir
				}
				return w.add(path)
			})
		case err == nil:
			err = w.add(filepath.Dir(name))
		default:
			continue
		}
		if err != nil {
			return &StatusError{ExitErrors, err}
		}
	}
	return nil
}

func (w *Watch) add(dir string) error {
	if w.dirs[dir] {
		return nil
	}
	w.dirs[dir] = true
	return w.watcher.Add(dir)
}

// Wait waits until a file of interest has changed, and until nothing has changed for a moment. It is false when stop ends first.
func (w *Watch) Wait(stop <-chan os.Signal) (bool, error) {
	var quiet <-chan time.Time
	for {
		select {
		case <-stop:
			return false, nil
		case err := <-w.watcher.Errors:
			return false, &StatusError{ExitErrors, err}
		case e := <-w.watcher.Events:
			if e.Has(fsnotify.Create) {
				if info, err := os.Stat(e.Name); err == nil && info.IsDir() {
					if err := w.Add(e.Name); err != nil {
						return false, err
					}
				}
			}
			if e.Op != fsnotify.Chmod && watchedFile(e.Name) {
				quiet = time.After(settle)
			}
		case <-quiet:
			return true, nil
		}
	}
}

// watchedFile reports whether a file is a source, a header, an include file or a settings file.
func watchedFile(name string) bool {
	if l, _, _ := ofName(name); l != nil {
		return true
	}
	switch base := filepath.Base(name); {
	case base == ProjectFile, base == "compile_commands.json":
		return true
	default:
		return filepath.Ext(base) == ".inc"
	}
}
