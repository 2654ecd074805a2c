package libc

import (
	"errors"
	"io"
	"io/fs"
	"time"
)

// Devices opens null, stdin, stdout and stderr of /dev, which every program may use, and passes other names on to Files.
type Devices struct {
	Files    Opener // nil: there are no other files
	In       io.Reader
	Out, Err io.Writer
}

// Open implements [Opener].
func (d *Devices) Open(name string, flag int) (File, error) {
	if f := d.device(name); f != nil {
		return f, nil
	}
	if d.Files == nil {
		return nil, fs.ErrPermission
	}
	return d.Files.Open(name, flag)
}

// device returns the open device of a name, nil if it is none.
func (d *Devices) device(name string) *deviceFile {
	switch name {
	case "/dev/null":
		return &deviceFile{name: name, in: emptyReader{}, out: io.Discard}
	case "/dev/stdin":
		return &deviceFile{name: name, in: d.In}
	case "/dev/stdout":
		return &deviceFile{name: name, out: d.Out}
	case "/dev/stderr":
		return &deviceFile{name: name, out: d.Err}
	}
	return nil
}

// Remove implements [Opener].
func (d *Devices) Remove(name string) error {
	if d.Files == nil || d.device(name) != nil {
		return fs.ErrPermission
	}
	return d.Files.Remove(name)
}

// Rename implements [Opener].
func (d *Devices) Rename(from, to string) error {
	if d.Files == nil || d.device(from) != nil || d.device(to) != nil {
		return fs.ErrPermission
	}
	return d.Files.Rename(from, to)
}

// directory returns what resolves names that are no devices; the error says that nothing does.
func (d *Devices) directory() (Directory, error) {
	if other, ok := d.Files.(Directory); ok {
		return other, nil
	}
	return nil, fs.ErrPermission
}

// Stat implements [Directory].
func (d *Devices) Stat(name string, follow bool) (fs.FileInfo, error) {
	if f := d.device(name); f != nil {
		return f, nil
	}
	other, err := d.directory()
	if err != nil {
		return nil, err
	}
	return other.Stat(name, follow)
}

// Mkdir implements [Directory].
func (d *Devices) Mkdir(name string, mode fs.FileMode) error {
	other, err := d.directory()
	if err != nil {
		return err
	}
	return other.Mkdir(name, mode)
}

// ReadDir implements [Directory].
func (d *Devices) ReadDir(name string) ([]fs.DirEntry, error) {
	other, err := d.directory()
	if err != nil {
		return nil, err
	}
	return other.ReadDir(name)
}

// Writable implements [Directory].
func (d *Devices) Writable(name string) error {
	if d.device(name) != nil {
		return nil
	}
	other, err := d.directory()
	if err != nil {
		return err
	}
	return other.Writable(name)
}

// Here implements [Directory].
func (d *Devices) Here() string {
	if other, err := d.directory(); err == nil {
		return other.Here()
	}
	return "/"
}

// A deviceFile is an open device, and what Stat says of it.
type deviceFile struct {
	name string
	in   io.Reader // nil: it cannot be read
	out  io.Writer // nil: it cannot be written
}

var errDirection = errors.New("the device cannot do that")

func (f *deviceFile) Read(p []byte) (int, error) {
	if f.in == nil {
		return 0, errDirection
	}
	return f.in.Read(p)
}

func (f *deviceFile) Write(p []byte) (int, error) {
	if f.out == nil {
		return 0, errDirection
	}
	return f.out.Write(p)
}

// Seek does nothing and returns 0: a device, like /dev/null, has no position.
func (f *deviceFile) Seek(int64, int) (int64, error) { return 0, nil }

func (f *deviceFile) Close() error { return nil }

func (f *deviceFile) Name() string       { return f.name[len("/dev/"):] }
func (f *deviceFile) Size() int64        { return 0 }
func (f *deviceFile) Mode() fs.FileMode  { return fs.ModeDevice | fs.ModeCharDevice | 0o666 }
func (f *deviceFile) ModTime() time.Time { return time.Time{} }
func (f *deviceFile) IsDir() bool        { return false }
func (f *deviceFile) Sys() any           { return nil }
func (f *deviceFile) Stat() (fs.FileInfo, error) {
	return f, nil
}
func (f *deviceFile) Truncate(int64) error { return nil }
