package libc

import "encoding/binary"

// An Object is a variable of the C library that headers declare extern. The executor lays the ones a program
// refers to out in its memory, with their initial bytes, and says where in [Config.Objects].
type Object struct {
	Name   string
	Header string
	Decl   string // the declaration in C
	Doc    string
	Init   []byte // the initial bytes; their number is the size
}

// LookupObject returns the object of that name, or nil.
func LookupObject(name string) *Object {
	for i := range objects {
		if objects[i].Name == name {
			return &objects[i]
		}
	}
	return nil
}

// Objects returns every object.
func Objects() []Object { return objects }

var objects = []Object{
	{"stdin", "stdio.h", "FILE *stdin", "the stream of input", word64(handle(0))},
	{"stdout", "stdio.h", "FILE *stdout", "the stream of output", word64(handle(1))},
	{"stderr", "stdio.h", "FILE *stderr", "the stream of errors", word64(handle(2))},
	{"optarg", "unistd.h", "char *optarg", "the argument of the option that getopt found", word64(0)},
	{"optind", "unistd.h", "int optind", "the index of the next argument for getopt", word32(1)},
	{"opterr", "unistd.h", "int opterr", "whether getopt prints errors", word32(1)},
	{"optopt", "unistd.h", "int optopt", "the option that getopt did not know", word32('?')},
}

func word32(v uint32) []byte { return binary.LittleEndian.AppendUint32(nil, v) }
func word64(v uint64) []byte { return binary.LittleEndian.AppendUint64(nil, v) }

// object returns the address of an object; one that the program does not refer to is made on first use.
func (e *Env) object(name string) uint64 {
	if addr, ok := e.cfg.Objects[name]; ok {
		return addr
	}
	o := LookupObject(name)
	return e.staticBytes(name, o.Init)
}
