package libfortran

// An internal is an internal file: a character variable, each of whose elements is a record (Fortran 2018 §12.4).
type internal struct {
	records func(i int) []byte // the memory of a record, nil behind the last
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

// get gives a copy of the next record: items of the statement may lie in the file.
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
	b := e.bytes(at, size)
	if b == nil {
		b = []byte{}
	}
	return &internal{records: func(i int) []byte {
		if i > 0 {
			return nil
		}
		return b
	}}
}

// internalArray is an array as an internal file.
func (e *Env) internalArray(at uint64) *internal {
	d := e.Desc(at)
	v := d.view()
	var offsets []int64
	v.each(func(off int64) bool {
		offsets = append(offsets, off)
		return true
	})
	return &internal{records: func(i int) []byte {
		if i >= len(offsets) {
			return nil
		}
		return v.at(offsets[i])
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
