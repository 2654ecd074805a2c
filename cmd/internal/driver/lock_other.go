//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package driver

import "os"

// tryLock reports that another process may have locked the file, as nothing is known about that.
func tryLock(*os.File) (bool, error) { return false, nil }
