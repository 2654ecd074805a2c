//go:build !unix

package driver

import (
	"io/fs"
)

// rename moves what is at one place to another one in the same directory.
func rename(from, to *place) error {
	if from.dir != to.dir {
		return fs.ErrPermission
	}
	return from.dir.Rename(from.name, to.name)
}
