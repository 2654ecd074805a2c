package libfortran

// Values of iostat= that are not those of the system, which are errno (see libc).
const (
	statusEOR = -2
	statusEnd = -1

	errConflict  = 5001 // options that exclude each other
	errBadOption = 5002
	errMissing   = 5003 // a missing option
	errBadUnit   = 5005
	errFormat    = 5006
	errBadAction = 5007 // reading what is for writing alone, or the other way round
	errPastEnd   = 5008
	errUnformat  = 5009 // an unformatted file that is damaged
	errBadValue  = 5010 // text that is not a value of the type
	errOverflow  = 5011
	errInternal  = 5012
	errDirectEnd = 5015 // beyond the record of direct access
	errShort     = 5016 // beyond the record of an unformatted file
	errCorrupt   = 5017
)

// An ioError is an error condition, end-of-file or end-of-record condition of an I/O statement.
type ioError struct {
	code int32
	msg  string
}

func (x *ioError) Error() string { return x.msg }

var (
	errEnd = &ioError{statusEnd, "End of file"}
	errEOR = &ioError{statusEOR, "End of record"}
)
