package libfortran

// An internal is an internal file: a character variable, each of whose elements is a record (Fortran 2018 §12.4).
type internal struct {
	records func(i int) []byte // the memory of a record, nil past the last
	next    int
}

// put stores a record, filled up with blanks.
func (f *internal) put(rec []byte) error {
	to := f.records(f.next)
	if to == nil {
		return errEnd
	}
	f.next++
	pad(to, rec)
	return nil
}

// get returns a copy of the next record: items of the statement may lie in the file.
func (f *internal) get(dst []byte) ([]byte, error) {
	from := f.records(f.next)
	if from == nil {
		return nil, errEnd
	}
	f.next++
	return append(dst, from...), nil
}

// internalScalar is a variable as an internal file.
func (e *Env) internalScalar(at, size uint64) *internal {
	return e.internalRecords(size, func(i int) (uint64, bool) { return at, i == 0 })
}

// internalArray is an array as an internal file.
func (e *Env) internalArray(at uint64) *internal {
	d := e.Desc(at)
	n := d.Count()
	return e.internalRecords(d.Len, func(i int) (uint64, bool) {
		if int64(i) >= n {
			return 0, false
		}
		return d.element(int64(i)), true
	})
}

// internalRecords is an internal file whose records have these addresses. Memory may move while the statement lasts: it may
// call procedures of the program.
func (e *Env) internalRecords(size uint64, address func(i int) (uint64, bool)) *internal {
	return &internal{records: func(i int) []byte {
		at, ok := address(i)
		switch {
		case !ok:
			return nil
		case size == 0:
			return []byte{}
		}
		return e.bytes(at, size)
	}}
}

// onInternal makes a transfer one of an internal file.
func (t *transfer) onInternal(f *internal) {
	t.internal = f
	t.pad = true
	if t.input {
		t.in = &input{fetch: f.get}
		return
	}
	t.put = f.put
	if rec := f.records(0); rec != nil {
		t.out.limit = len(rec)
	}
}
