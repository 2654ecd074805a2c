package libc

import (
	"bufio"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"time"
)

// Files by their numbers and directories, POSIX. A number is the index of a stream, so that read, fopen and fdopen go together.

// A Directory is an optional interface of an [Opener]: it resolves names. Errors are as for Opener.
type Directory interface {
	Stat(name string, follow bool) (fs.FileInfo, error)
	Mkdir(name string, mode fs.FileMode) error
	ReadDir(name string) ([]fs.DirEntry, error)
	Writable(name string) error // nil if something may be changed there
	Here() string               // the working directory, absolute
}

var fcntlHeader = header{"fcntl.h", []row{
	{"int open(const char *name, int flags, ...)", "open a file", host, openFile},
	{"int creat(const char *name, mode_t mode)", "open a file for writing, empty", host, func(e *Env, s []uint64) { s[0] = e.openNumber(s[0], posixWriteOnly|posixCreate|posixTruncate) }},
}}

var statHeader = header{"sys/stat.h", []row{
	{"int stat(const char *name, struct stat *to)", "the properties of a named file", host, func(e *Env, s []uint64) { s[0] = e.stat(s[0], s[1], true) }},
	{"int lstat(const char *name, struct stat *to)", "stat that follows no link", host, func(e *Env, s []uint64) { s[0] = e.stat(s[0], s[1], false) }},
	{"int fstat(int fd, struct stat *to)", "the properties of an open file", host, fstat},
	{"int mkdir(const char *name, mode_t mode)", "make a directory", host, mkdir},
	{"mode_t umask(mode_t mask)", "the mask of permissions, which is that of the user", host, func(_ *Env, s []uint64) { s[0] = 0o022 }},
}}

var fileRows = []row{
	{"ssize_t read(int fd, void *p, size_t n)", "read bytes", host, read},
	{"ssize_t write(int fd, const void *p, size_t n)", "write bytes past the buffer of the stream", host, write},
	{"ssize_t pread(int fd, void *p, size_t n, off_t at)", "read bytes at a position", host, pread},
	{"ssize_t pwrite(int fd, const void *p, size_t n, off_t at)", "write bytes at a position", host, pwrite},
	{"int close(int fd)", "close a file", host, closeFile},
	{"off_t lseek(int fd, off_t offset, int whence)", "move to a position", host, lseek},
	{"int fsync(int fd)", "write out what is buffered", host, fsync},
	{"int fdatasync(int fd)", "write out what is buffered", host, fsync},
	{"int ftruncate(int fd, off_t size)", "cut a file", host, ftruncate},
	{"int access(const char *name, int mode)", "whether a file may be used", host, access},
	{"char *getcwd(char *to, size_t n)", "the working directory", host, getcwd},
	{"int chdir(const char *name)", "change the working directory", host, chdir},
	{"int rmdir(const char *name)", "remove an empty directory", host, rmdir},
}

// The flags of open: those of Linux.
const (
	posixWriteOnly = 1
	posixReadWrite = 2
	posixCreate    = 0o100
	posixExclusive = 0o200
	posixTruncate  = 0o1000
	posixAppend    = 0o2000
)

// name is a file name of the program, relative to the directory in which the program started.
func (e *Env) name(addr uint64) string { return e.fromHere(string(e.cstring(addr))) }

func (e *Env) fromHere(name string) string {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.cwd == "" || name == "" || path.IsAbs(name) {
		return name
	}
	return path.Join(e.cwd, name)
}

// directory is what resolves names, nil if nothing does; errno is then set.
func (e *Env) directory() Directory {
	d, _ := e.cfg.Files.(Directory)
	if d == nil {
		e.setErrno(errnoPermission)
	}
	return d
}

func openFile(e *Env, s []uint64) { s[0] = e.openNumber(s[0], int32(s[1])) }

func (e *Env) openNumber(nameAddr uint64, flags int32) uint64 {
	flag := os.O_RDONLY
	switch {
	case flags&posixReadWrite != 0:
		flag = os.O_RDWR
	case flags&posixWriteOnly != 0:
		flag = os.O_WRONLY
	}
	for _, f := range []struct {
		posix int32
		os    int
	}{{posixCreate, os.O_CREATE}, {posixExclusive, os.O_EXCL}, {posixTruncate, os.O_TRUNC}, {posixAppend, os.O_APPEND}} {
		if flags&f.posix != 0 {
			flag |= f.os
		}
	}
	st := e.openStream(e.name(nameAddr), flag)
	if st == nil {
		return minusOne
	}
	h := e.streams.add(st)
	if h == 0 {
		_ = st.file.Close()
		e.setErrno(errnoTooManyFiles)
		return minusOne
	}
	return (h - firstStream) / streamStep
}

// openStream makes a stream of a file, or returns nil and sets errno.
func (e *Env) openStream(name string, flag int) *stream {
	if e.cfg.Files == nil {
		e.setErrno(errnoPermission)
		return nil
	}
	f, err := e.cfg.Files.Open(name, flag)
	if err != nil {
		e.setErrno(errnoOf(err))
		return nil
	}
	st := &stream{file: f}
	if flag&os.O_WRONLY == 0 {
		st.in = bufio.NewReader(f)
	}
	if flag&(os.O_WRONLY|os.O_RDWR) != 0 {
		st.out = bufio.NewWriter(f)
		st.raw = f
	}
	return st
}

// numbered returns the stream of a number, locked until the call ends; nil, with errno set, if none is open.
func (e *Env) numbered(fd uint64) *stream {
	st := e.streams.number(int32(fd))
	if st == nil {
		e.setErrno(errnoBadFile)
		return nil
	}
	e.hold(&st.mu)
	return st
}

func read(e *Env, s []uint64) {
	data, st := e.bytes(s[1], s[2]), e.numbered(s[0])
	s[0] = minusOneLong
	if st != nil {
		s[0] = e.readInto(st, data)
	}
}

// readInto reads from a locked stream and returns how many bytes there were, or -1 with errno set.
func (e *Env) readInto(st *stream, data []byte) uint64 {
	if st.in == nil {
		e.setErrno(errnoBadFile)
		return minusOneLong
	}
	if st.out != nil {
		_ = st.flush()
	}
	st.reading = true
	n, err := st.in.Read(data)
	if n == 0 && err != nil && len(data) > 0 {
		if st.eof = true; !errors.Is(err, io.EOF) {
			e.setErrno(errnoOf(err))
			return minusOneLong
		}
	}
	return uint64(n)
}

func write(e *Env, s []uint64) {
	data, st := e.bytes(s[1], s[2]), e.numbered(s[0])
	s[0] = minusOneLong
	if st != nil {
		s[0] = e.writeFrom(st, data)
	}
}

// writeFrom writes to a locked stream, past its buffer, and returns how many bytes it took, or -1 with errno set.
func (e *Env) writeFrom(st *stream, data []byte) uint64 {
	if !st.toWriting() {
		e.setErrno(errnoBadFile)
		return minusOneLong
	}
	var n int
	var err error
	if st.file == nil {
		n, err = st.raw.Write(data)
	} else if n, err = st.out.Write(data); err == nil {
		err = st.flush()
	}
	if err != nil {
		e.setErrno(errnoOf(err))
		return minusOneLong
	}
	return uint64(n)
}

// at moves data at a position of a file and comes back to where the file was. The result replaces s[0].
func (e *Env) at(s []uint64, move func(e *Env, st *stream, data []byte) uint64) {
	data, st, position := e.bytes(s[1], s[2]), e.numbered(s[0]), int64(s[3])
	s[0] = minusOneLong
	if st == nil {
		return
	}
	before, err := st.position()
	if err == nil {
		err = st.seek(position, io.SeekStart)
	}
	if err != nil {
		e.setErrno(errnoOf(err))
		return
	}
	s[0] = move(e, st, data)
	_ = st.seek(before, io.SeekStart)
}

func pread(e *Env, s []uint64)  { e.at(s, (*Env).readInto) }
func pwrite(e *Env, s []uint64) { e.at(s, (*Env).writeFrom) }

// position is where the program believes to be in a file.
func (s *stream) position() (int64, error) {
	if s.file == nil {
		return 0, errNoSeek
	}
	if s.reading {
		s.rewindBuffer()
	}
	if err := s.flush(); err != nil {
		return 0, err
	}
	return s.file.Seek(0, io.SeekCurrent)
}

func lseek(e *Env, s []uint64) {
	st := e.numbered(s[0])
	if st == nil {
		s[0] = minusOneLong
		return
	}
	err := st.seek(int64(s[1]), int(int32(s[2])))
	var at int64
	if err == nil {
		at, err = st.position()
	}
	if err != nil {
		e.setErrno(errnoOf(err))
		at = -1
	}
	s[0] = uint64(at)
}

func closeFile(e *Env, s []uint64) {
	st := e.numbered(s[0])
	if st == nil {
		s[0] = minusOne
		return
	}
	err := st.close()
	e.release(&st.mu)
	e.streams.set(int(int32(s[0])), nil)
	s[0] = e.status(err)
}

func fsync(e *Env, s []uint64) {
	st := e.numbered(s[0])
	if st == nil {
		s[0] = minusOne
		return
	}
	s[0] = e.status(st.flush())
}

func ftruncate(e *Env, s []uint64) {
	st := e.numbered(s[0])
	if st == nil {
		s[0] = minusOne
		return
	}
	f, ok := st.file.(interface{ Truncate(int64) error })
	if !ok || st.out == nil {
		s[0] = e.status(fs.ErrInvalid)
		return
	}
	s[0] = e.status(errors.Join(st.flush(), f.Truncate(int64(s[1]))))
}

func access(e *Env, s []uint64) {
	const mayWrite = 2
	d := e.directory()
	if d == nil {
		s[0] = minusOne
		return
	}
	name := e.name(s[0])
	info, err := d.Stat(name, true)
	if err == nil && s[1]&mayWrite != 0 {
		err = d.Writable(name)
	}
	if err == nil && info.Mode().Perm()&(fs.FileMode(s[1]&7)*0o111) == 0 && s[1]&7 != 0 {
		err = fs.ErrPermission
	}
	s[0] = e.status(err)
}

// here is the working directory of the program.
func (e *Env) here(d Directory) string {
	if h := e.fromHere("."); path.IsAbs(h) {
		return h
	}
	return path.Join(d.Here(), e.fromHere("."))
}

func getcwd(e *Env, s []uint64) {
	d := e.directory()
	if d == nil {
		s[0] = 0
		return
	}
	name := e.here(d)
	if s[0] == 0 {
		if s[0] = e.malloc(max(s[1], uint64(len(name))+1), granule); s[0] == 0 {
			return
		}
	} else if uint64(len(name)) >= s[1] {
		e.setErrno(errnoRange)
		s[0] = 0
		return
	}
	e.setString(s[0], []byte(name))
}

func chdir(e *Env, s []uint64) {
	d := e.directory()
	if d == nil {
		s[0] = minusOne
		return
	}
	name := e.name(s[0])
	info, err := d.Stat(name, true)
	if err == nil && !info.IsDir() {
		e.setErrno(errnoNotDirectory)
		s[0] = minusOne
		return
	}
	if s[0] = e.status(err); err == nil {
		if !path.IsAbs(name) {
			name = path.Join(d.Here(), name)
		}
		e.mu.Lock()
		e.cwd = name
		e.mu.Unlock()
	}
}

func rmdir(e *Env, s []uint64) {
	d := e.directory()
	if d == nil {
		s[0] = minusOne
		return
	}
	name := e.name(s[0])
	info, err := d.Stat(name, false)
	if err == nil && !info.IsDir() {
		e.setErrno(errnoNotDirectory)
		s[0] = minusOne
		return
	}
	if err == nil {
		err = e.cfg.Files.Remove(name)
	}
	s[0] = e.status(err)
}

func mkdir(e *Env, s []uint64) {
	if d := e.directory(); d != nil {
		s[0] = e.status(d.Mkdir(e.name(s[0]), fs.FileMode(s[1]&0o777)))
		return
	}
	s[0] = minusOne
}

func (e *Env) stat(nameAddr, to uint64, follow bool) uint64 {
	d := e.directory()
	if d == nil {
		return minusOne
	}
	info, err := d.Stat(e.name(nameAddr), follow)
	if err == nil {
		e.storeStat(to, info)
	}
	return e.status(err)
}

func fstat(e *Env, s []uint64) {
	st := e.numbered(s[0])
	if st == nil {
		s[0] = minusOne
		return
	}
	_ = st.flush()
	f, ok := st.file.(interface{ Stat() (fs.FileInfo, error) })
	if !ok { // a standard stream
		clear(e.bytes(s[1], statSize))
		e.store32(s[1]+statMode, modeCharacters|0o620)
		s[0] = 0
		return
	}
	info, err := f.Stat()
	if err == nil {
		e.storeStat(s[1], info)
	}
	s[0] = e.status(err)
}

// The layout of struct stat.
const (
	statSize       = 144
	statLinks      = 16
	statMode       = 24
	statBytes      = 48
	statTimes      = 72
	modeFile       = 0o100000
	modeDirectory  = 0o040000
	modeLink       = 0o120000
	modeCharacters = 0o020000
)

func (e *Env) storeStat(to uint64, info fs.FileInfo) {
	b := e.bytes(to, statSize)
	clear(b)
	mode := uint32(info.Mode().Perm())
	switch {
	case info.IsDir():
		mode |= modeDirectory
	case info.Mode()&fs.ModeSymlink != 0:
		mode |= modeLink
	case info.Mode()&fs.ModeCharDevice != 0:
		mode |= modeCharacters
	default:
		mode |= modeFile
	}
	binary.LittleEndian.PutUint64(b[statLinks:], 1)
	binary.LittleEndian.PutUint32(b[statMode:], mode)
	binary.LittleEndian.PutUint64(b[statBytes:], uint64(info.Size()))
	binary.LittleEndian.PutUint64(b[statBytes+8:], 4096)
	binary.LittleEndian.PutUint64(b[statBytes+16:], uint64(info.Size()+511)/512)
	for i := range 3 {
		binary.LittleEndian.PutUint64(b[statTimes+16*i:], uint64(info.ModTime().Unix()))
		binary.LittleEndian.PutUint64(b[statTimes+16*i+8:], uint64(info.ModTime().Nanosecond())%uint64(time.Second))
	}
}
