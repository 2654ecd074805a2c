package main

import (
	"bytes"
	"os"
	"path/filepath"

	"accc/backend/emit"
	"accc/backend/translate"
	"accc/cmd/internal/driver"
)

// A libraryFile is the header with OpenACC's library beside translations in C, which include it.
type libraryFile struct {
	wanted    bool
	dry       bool // nothing is written: the difference is shown
	directory string
}

// setDirectory makes the directory that of one translated source.
func (l *libraryFile) setDirectory(source, output string) {
	l.directory = filepath.Dir(source)
	if output != "" {
		l.directory = filepath.Dir(output)
	}
}

// write writes the header where a new text, which has been written, includes it. One that is there and has the text is not touched.
func (l *libraryFile) write(as translate.Direction, old, text []byte) error {
	if !l.wanted || l.dry || !emit.IncludesLibrary(text) || emit.IncludesLibrary(old) {
		return nil
	}
	name := filepath.Join(l.directory, emit.LibraryName)
	library := []byte(as.Library().Text())
	if there, err := os.ReadFile(name); err == nil && bytes.Equal(there, library) {
		return nil
	}
	return driver.WriteFile(name, library, 0o644)
}
