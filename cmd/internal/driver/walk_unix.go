//go:build unix

package driver

import (
	"os"

	"golang.org/x/sys/unix"
)

// rename moves what is at one place to another one.
func rename(from, to *place) error {
	if from.dir == to.dir {
		return from.dir.Rename(from.name, to.name)
	}
	a, err := from.dir.Open(".")
	if err != nil {
		return err
	}
	defer a.Close()
	b, err := to.dir.Open(".")
	if err != nil {
		return err
	}
	defer b.Close()
	if err := unix.Renameat(int(a.Fd()), from.name, int(b.Fd()), to.name); err != nil {
		return &os.LinkError{Op: "renameat", Old: from.name, New: to.name, Err: err}
	}
	return nil
}
