package libc

// The hash table of search.h: there is one in a program. The other functions of that header are C.

var searchHeader = header{"search.h", []row{
	{"int hcreate(size_t size)", "make the hash table", host, func(e *Env, s []uint64) {
		made := e.hashed == nil
		if made {
			e.hashed = map[string]uint64{}
		}
		s[0] = toBool(made)
	}},
	{"void hdestroy(void)", "end the hash table", host, func(e *Env, _ []uint64) {
		for key, entry := range e.hashed {
			_ = e.heap.Free(entry)
			e.cfg.Budget.Give(entrySize + int64(len(key)))
		}
		e.hashed = nil
	}},
	{"void *__hsearch(const void *entry, int action)", "find an entry by its key, or enter one", host, hsearch},
}}

func hsearch(e *Env, s []uint64) {
	const enter, size, errnoNoProcess = 1, 16, 3
	from, action := s[0], s[1]
	key := string(e.cstring(e.load64(from)))
	s[0] = 0
	switch entry, found := e.hashed[key]; {
	case found:
		s[0] = entry
	case action != enter || e.hashed == nil:
		e.setErrno(errnoNoProcess)
	default:
		if entry = e.malloc(size, size); entry != 0 && e.charge(entrySize+int64(len(key))) {
			copy(e.bytes(entry, size), e.bytes(from, size))
			e.hashed[key] = entry
			s[0] = entry
		}
	}
}
