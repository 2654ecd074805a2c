package driver

import (
	"os"
	"path/filepath"
	"time"
)

const (
	// tempPrefix begins the names of temporary directories.
	tempPrefix = "accc-"
	// lockName is the file in a temporary directory that its process has locked: the system ends that with the process, however it ends.
	lockName = ".lock"
	// newborn is how long a temporary directory may be without its lock.
	newborn = time.Minute
)

// A Temp is a temporary directory.
type Temp struct {
	Dir  string
	lock *os.File
}

// MakeTemp makes a temporary directory, and removes those that processes of the same user have left that were killed.
func MakeTemp() (*Temp, error) {
	removeLeftovers(os.TempDir(), time.Now())
	dir, err := os.MkdirTemp("", tempPrefix)
	if err != nil {
		return nil, err
	}
	t := &Temp{Dir: dir}
	if t.lock, err = os.OpenFile(filepath.Join(dir, lockName), os.O_CREATE|os.O_WRONLY, 0o600); err == nil {
		_, err = tryLock(t.lock)
	}
	if err != nil {
		t.Remove()
		return nil, err
	}
	return t, nil
}

// Remove removes the directory.
func (t *Temp) Remove() {
	t.lock.Close()
	os.RemoveAll(t.Dir)
}

// Keep leaves the directory to the user.
func (t *Temp) Keep() {
	t.lock.Close()
	os.Remove(filepath.Join(t.Dir, lockName))
}

// removeLeftovers removes the temporary directories of the user in a directory that no process has locked.
func removeLeftovers(in string, now time.Time) {
	names, _ := filepath.Glob(filepath.Join(in, tempPrefix+"*"))
	for _, dir := range names {
		if info, err := os.Lstat(dir); err == nil && info.IsDir() && ownedByUser(info) && now.Sub(info.ModTime()) > newborn {
			removeUnlocked(dir)
		}
	}
}

// removeUnlocked removes a temporary directory if no process has locked it. What is below is reached through the directory that was opened, not
// through its name.
func removeUnlocked(dir string) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return
	}
	defer root.Close()
	if info, err := root.Lstat(lockName); err != nil || !info.Mode().IsRegular() || !ownedByUser(info) {
		return // not one of these
	}
	lock, err := root.OpenFile(lockName, os.O_WRONLY, 0)
	if err != nil {
		return
	}
	defer lock.Close()
	if free, err := tryLock(lock); err != nil || !free {
		return
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		if e.Name() != lockName {
			_ = root.RemoveAll(e.Name())
		}
	}
	_ = root.Remove(lockName)
	_ = os.Remove(dir)
}
