package source

import "os"

// A ReadFunc reads files by their names, as os.ReadFile does. Nil reads those on disk; that of an editor has the texts that are open
// there.
type ReadFunc func(name string) ([]byte, error)

// Read reads a file.
func (f ReadFunc) Read(name string) ([]byte, error) {
	if f == nil {
		return os.ReadFile(name)
	}
	return f(name)
}
