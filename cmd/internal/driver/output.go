package driver

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// Write writes text to a file, whole or not at all, or to standard output when
// name is "" or "-". An existing file keeps its permissions.
func (s *Session) Write(name string, text []byte) error {
	if name == "" || name == "-" {
		_, err := s.Stdout.Write(text)
		return err
	}
	return WriteFile(name, text, 0o644)
}

// An Output is standard output, and the first error of writing to it.
type Output struct {
	*os.File
	Err error
}

// Write implements io.Writer.
func (o *Output) Write(text []byte) (int, error) {
	n, err := o.File.Write(text)
	if o.Err == nil {
		o.Err = err
	}
	return n, err
}

// WriteString implements io.StringWriter.
func (o *Output) WriteString(text string) (int, error) { return o.Write([]byte(text)) }

// ReadFrom implements io.ReaderFrom.
func (o *Output) ReadFrom(r io.Reader) (int64, error) { return io.Copy(struct{ io.Writer }{o}, r) }

// ForOthers is standard output as other processes take it over.
func (s *Session) ForOthers() io.Writer {
	if o, ok := s.Stdout.(*Output); ok {
		return o.File
	}
	return s.Stdout
}

// Unwritten is why something that was written to standard output is not there, nil if all of it is.
func (s *Session) Unwritten() error {
	if o, ok := s.Stdout.(*Output); ok && o.Err != nil {
		return &StatusError{ExitErrors, outputError("standard output", o.Err)}
	}
	return nil
}

// WriteFile replaces the file name by text: it writes a temporary file in the same directory and renames that, so that
// an interrupt or a full disk leaves the old file. A symbolic link stays one: the file that it leads to is replaced.
func WriteFile(name string, text []byte, mode os.FileMode) (err error) {
	name = linked(name)
	if info, statErr := os.Stat(name); statErr == nil {
		if !info.Mode().IsRegular() {
			f, err := os.OpenFile(name, os.O_WRONLY, 0)
			if err != nil {
				return outputError(name, err)
			}
			_, err = f.Write(text)
			return outputError(name, firstError(err, f.Close()))
		}
		if info.Mode().Perm()&0o200 == 0 {
			return outputError(name, os.ErrPermission)
		}
		mode = info.Mode().Perm()
	}
	tmp, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return outputError(name, err)
	}
	defer func() {
		if err != nil {
			os.Remove(tmp.Name())
			err = outputError(name, err)
		}
	}()
	_, err = tmp.Write(text)
	err = firstError(err, tmp.Chmod(mode), tmp.Close())
	if err != nil {
		return err
	}
	return os.Rename(tmp.Name(), name)
}

// linked is the file that a symbolic link leads to, which need not exist; other files themselves.
func linked(name string) string {
	const most = 40 // a cycle is an error of the write
	for range most {
		to, err := os.Readlink(name)
		if err != nil {
			return name
		}
		if !filepath.IsAbs(to) {
			// Not filepath.Join: '..' is the parent of what a directory that is a link leads to.
			to = filepath.Dir(name) + string(filepath.Separator) + to
		}
		name = to
	}
	return name
}

func outputError(name string, err error) error {
	if err == nil {
		return nil
	}
	if pe, ok := err.(*os.PathError); ok {
		err = pe.Err
	}
	return &StatusError{ExitErrors, fmt.Errorf("cannot write %s: %w", name, err)}
}

func firstError(errs ...error) error {
	for _, e := range errs {
		if e != nil {
			return e
		}
	}
	return nil
}

// Fprintln writes a line to w; commands use it for results.
func Fprintln(w io.Writer, a ...any) error {
	_, err := fmt.Fprintln(w, a...)
	return err
}
