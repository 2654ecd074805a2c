package libc

import (
	"encoding/binary"
	"io/fs"
)

// dirent.h and semaphore.h, POSIX. A DIR pointer is a block of the heap that holds the number of the open directory.

var direntHeader = header{"dirent.h", []row{
	{"DIR *opendir(const char *name)", "read the names in a directory", host, openDirectory},
	{"struct dirent *readdir(DIR *dir)", "the next name, null at the end", host, readDirectory},
	{"void rewinddir(DIR *dir)", "start with the first name again", host, func(e *Env, s []uint64) { e.openDir(s[0]).next = 0 }},
	{"int closedir(DIR *dir)", "stop reading a directory", host, func(e *Env, s []uint64) {
		e.cfg.Budget.Give(e.openDir(s[0]).size)
		delete(e.directories, s[0])
		_ = e.heap.Free(s[0])
		s[0] = 0
	}},
}}

var semaphoreHeader = header{"semaphore.h", []row{
	{"int sem_wait(sem_t *semaphore)", "take one, an error if there is none", host, func(e *Env, s []uint64) {
		n := e.load32(s[0])
		if n == 0 {
			e.blocked("the semaphore is 0")
		}
		e.store32(s[0], n-1)
		s[0] = 0
	}},
}}

// A listing is a directory that is being read.
type listing struct {
	names []fs.DirEntry // after "." and ".."
	next  int
	size  int64 // the bytes that it counts
}

// The layout of struct dirent.
const (
	direntSize   = 280
	direntLength = 16
	direntType   = 18
	direntName   = 19
)

func openDirectory(e *Env, s []uint64) {
	d := e.directory()
	if d == nil {
		s[0] = 0
		return
	}
	name := e.name(s[0])
	info, err := d.Stat(name, true)
	var names []fs.DirEntry
	if err == nil && info.IsDir() {
		names, err = d.ReadDir(name)
	} else if err == nil {
		e.setErrno(errnoNotDirectory)
		s[0] = 0
		return
	}
	if err != nil {
		e.setErrno(errnoOf(err))
		s[0] = 0
		return
	}
	size := int64(entrySize)
	for _, n := range names {
		size += entrySize + int64(len(n.Name()))
	}
	if !e.charge(size) {
		s[0] = 0
		return
	}
	if s[0] = e.malloc(direntSize, granule); s[0] != 0 {
		e.directories[s[0]] = &listing{names: names, size: size}
	} else {
		e.cfg.Budget.Give(size)
	}
}

// openDir is what a DIR pointer designates; a wrong one stops the program.
func (e *Env) openDir(at uint64) *listing {
	l := e.directories[at]
	if l == nil {
		e.fail("%#x is not an open directory", at)
	}
	return l
}

func readDirectory(e *Env, s []uint64) {
	l := e.openDir(s[0])
	i := l.next
	l.next++
	name, kind := "", byte(0)
	const directory, regular, link = 4, 8, 10
	switch {
	case i < 2:
		name, kind = []string{".", ".."}[i], directory
	case i-2 < len(l.names):
		entry := l.names[i-2]
		name = entry.Name()
		switch mode := entry.Type(); {
		case mode.IsDir():
			kind = directory
		case mode.IsRegular():
			kind = regular
		case mode&fs.ModeSymlink != 0:
			kind = link
		}
	default:
		s[0] = 0
		return
	}
	b := e.bytes(s[0], direntSize)
	clear(b)
	binary.LittleEndian.PutUint64(b, uint64(i)+1)
	binary.LittleEndian.PutUint16(b[direntLength:], direntSize)
	b[direntType] = kind
	copy(b[direntName:direntSize-1], name)
}
