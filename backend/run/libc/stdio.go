package libc

import (
	"bufio"
	"io"
	"io/fs"
	"math"
	"os"
	"strings"

	"accc/backend/budget"
)

// stdio.h, C23 7.23.
var stdioHeader = header{"stdio.h", append([]row{
	{"int printf(const char *format, ...)", "print by a format", device, printf},
	{"int fprintf(FILE *stream, const char *format, ...)", "print by a format to a stream", device, fprintf},
	{"int sprintf(char *s, const char *format, ...)", "print by a format to a string", device, sprintf},
	{"int snprintf(char *s, size_t n, const char *format, ...)", "print by a format to n bytes", device, snprintf},
	{"int vprintf(const char *format, va_list args)", "printf with the arguments in args", device, printf},
	{"int vfprintf(FILE *stream, const char *format, va_list args)", "fprintf with the arguments in args", device, fprintf},
	{"int vsprintf(char *s, const char *format, va_list args)", "sprintf with the arguments in args", device, sprintf},
	{"int vsnprintf(char *s, size_t n, const char *format, va_list args)", "snprintf with the arguments in args", device, snprintf},
	{"int dprintf(int fd, const char *format, ...)", "print by a format to a standard descriptor", host, dprintf},
	{"int asprintf(char **s, const char *format, ...)", "print by a format to a string made by malloc", host, asprintf},
	{"int vasprintf(char **s, const char *format, va_list args)", "asprintf with the arguments in args", host, asprintf},

	{"int scanf(const char *format, ...)", "read by a format", host, scanf},
	{"int fscanf(FILE *stream, const char *format, ...)", "read by a format from a stream", host, fscanf},
	{"int sscanf(const char *s, const char *format, ...)", "read by a format from a string", host, sscanf},
	{"int vscanf(const char *format, va_list args)", "scanf with the arguments in args", host, scanf},
	{"int vfscanf(FILE *stream, const char *format, va_list args)", "fscanf with the arguments in args", host, fscanf},
	{"int vsscanf(const char *s, const char *format, va_list args)", "sscanf with the arguments in args", host, sscanf},

	{"int putchar(int c)", "write a character", device, func(e *Env, s []uint64) { s[0] = e.putc(e.stdout(), s[0]) }},
	{"int putc(int c, FILE *stream)", "write a character to a stream", device, fputc},
	{"int fputc(int c, FILE *stream)", "write a character to a stream", device, fputc},
	{"int puts(const char *s)", "write a line", device, puts},
	{"int fputs(const char *restrict s, FILE *restrict stream)", "write a string to a stream", device, fputs},
	{"size_t fwrite(const void *restrict p, size_t size, size_t n, FILE *restrict stream)", "write n objects", host, fwrite},

	{"int getchar(void)", "read a character", host, func(e *Env, s []uint64) { s[0] = e.getc(e.stream(handle(0))) }},
	{"int getc(FILE *stream)", "read a character from a stream", host, fgetc},
	{"int fgetc(FILE *stream)", "read a character from a stream", host, fgetc},
	{"int ungetc(int c, FILE *stream)", "make c the next character to be read", host, ungetc},
	{"char *fgets(char *restrict s, int n, FILE *restrict stream)", "read a line of fewer than n characters", host, fgets},
	{"ssize_t getdelim(char **restrict line, size_t *restrict n, int delimiter, FILE *restrict stream)", "read up to a delimiter into memory that grows", host, getdelim},
	{"ssize_t getline(char **restrict line, size_t *restrict n, FILE *restrict stream)", "read a line into memory that grows", host, getline},
	{"size_t fread(void *restrict p, size_t size, size_t n, FILE *restrict stream)", "read n objects", host, fread},

	{"FILE *fopen(const char *restrict name, const char *restrict mode)", "open a file", host, fopen},
	{"FILE *freopen(const char *restrict name, const char *restrict mode, FILE *restrict stream)", "open a file as a stream that is open already", host, freopen},
	{"FILE *tmpfile(void)", "a file without a name, which goes away when it is closed; it is kept in memory", host, tmpfile},
	{"FILE *fdopen(int fd, const char *mode)", "the stream of a standard descriptor", host, fdopen},
	{"int fclose(FILE *stream)", "close a stream", host, fclose},
	{"int fflush(FILE *stream)", "write out what a stream, or with NULL every stream, holds back", host, fflush},
	{"int fseek(FILE *stream, long offset, int whence)", "move to a position in a file", host, fseek},
	{"long ftell(FILE *stream)", "the position in a file", host, ftell},
	{"int fseeko(FILE *stream, off_t offset, int whence)", "move to a position in a file", host, fseek},
	{"off_t ftello(FILE *stream)", "the position in a file", host, ftell},
	{"int fgetpos(FILE *restrict stream, fpos_t *restrict position)", "store the position in a file", host, fgetpos},
	{"int fsetpos(FILE *stream, const fpos_t *position)", "move to a stored position in a file", host, fsetpos},
	{"void rewind(FILE *stream)", "move to the beginning of a file", host, rewind},
	{"int feof(FILE *stream)", "whether reading came to the end", host, feof},
	{"int ferror(FILE *stream)", "whether an operation failed", host, ferror},
	{"void clearerr(FILE *stream)", "forget the end and errors", host, clearerr},
	{"int fileno(FILE *stream)", "the number of a stream", host, fileno},
	{"int setvbuf(FILE *restrict stream, char *restrict buffer, int mode, size_t size)", "choose the buffering of a stream", host, setvbuf},
	{"void setbuf(FILE *restrict stream, char *restrict buffer)", "buffer a stream fully, or not at all with NULL", host, setbuf},
	{"void setlinebuf(FILE *stream)", "buffer a stream by lines", host, setlinebuf},
	{"void perror(const char *s)", "print s and what errno means to stderr", host, perror},
	{"int remove(const char *name)", "remove a file", host, removeFile},
	{"int rename(const char *old, const char *new)", "rename a file", host, renameFile},
}, moreStdioRows...)}

func (e *Env) stdout() *stream { return e.stream(handle(1)) }

// text formats the arguments of a printf call; ok is false when the call must return -1.
func (e *Env) text(format, args uint64) (text []byte, ok bool) {
	text, err := e.format(nil, e.cstring(format), args)
	if err != nil || len(text) > maxText {
		e.setErrno(errnoOverflow)
		return nil, false
	}
	return text, true
}

const minusOne = uint64(math.MaxUint32) // -1 as an i32

func (e *Env) writeText(s *stream, text []byte) uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, err := s.Write(text); err != nil {
		e.setErrno(errnoOf(err))
		return minusOne
	}
	return toI32(int32(len(text)))
}

func (e *Env) print(s *stream, format, args uint64) uint64 {
	text, ok := e.text(format, args)
	if !ok {
		return minusOne
	}
	return e.writeText(s, text)
}

func printf(e *Env, s []uint64)  { s[0] = e.print(e.stdout(), s[0], s[1]) }
func fprintf(e *Env, s []uint64) { s[0] = e.print(e.stream(s[0]), s[1], s[2]) }

func dprintf(e *Env, s []uint64) {
	h := e.descriptorStream(int32(s[0]))
	if h == 0 {
		s[0] = minusOne
		return
	}
	s[0] = e.print(e.stream(h), s[1], s[2])
}

// descriptorStream returns the handle of a standard descriptor, or 0 with errno.
func (e *Env) descriptorStream(fd int32) uint64 {
	if e.streams.number(fd) == nil {
		e.setErrno(errnoBadFile)
		return 0
	}
	return handle(int(fd))
}

func fdopen(e *Env, s []uint64) { s[0] = e.descriptorStream(int32(s[0])) }

func sprintf(e *Env, s []uint64) {
	text, ok := e.text(s[1], s[2])
	if !ok {
		s[0] = minusOne
		return
	}
	e.setString(s[0], text)
	s[0] = toI32(int32(len(text)))
}

func snprintf(e *Env, s []uint64) {
	text, ok := e.text(s[2], s[3])
	if !ok {
		s[0] = minusOne
		return
	}
	if n := s[1]; n > 0 {
		e.setString(s[0], text[:min(uint64(len(text)), n-1)])
	}
	s[0] = toI32(int32(len(text)))
}

func asprintf(e *Env, s []uint64) {
	text, ok := e.text(s[1], s[2])
	addr := uint64(0)
	if ok {
		addr = e.malloc(uint64(len(text))+1, granule)
	}
	if addr == 0 {
		s[0] = minusOne
		return
	}
	e.setString(addr, text)
	e.store64(s[0], addr)
	s[0] = toI32(int32(len(text)))
}

func (e *Env) scanStream(in *stream, format, args uint64) uint64 {
	e.beforeInput(in)
	in.mu.Lock()
	defer in.mu.Unlock()
	return toI32(int32(e.scan(in, e.cstring(format), args)))
}

func scanf(e *Env, s []uint64)  { s[0] = e.scanStream(e.stream(handle(0)), s[0], s[1]) }
func fscanf(e *Env, s []uint64) { s[0] = e.scanStream(e.stream(s[0]), s[1], s[2]) }

func sscanf(e *Env, s []uint64) {
	s[0] = toI32(int32(e.scan(&text{rest: e.cstring(s[0])}, e.cstring(s[1]), s[2])))
}

func (e *Env) putc(s *stream, c uint64) uint64 {
	if e.writeText(s, []byte{byte(c)}) == minusOne {
		return minusOne
	}
	return uint64(byte(c))
}

func fputc(e *Env, s []uint64) { s[0] = e.putc(e.stream(s[1]), s[0]) }

func puts(e *Env, s []uint64) {
	line := append(append([]byte(nil), e.cstring(s[0])...), '\n')
	s[0] = e.writeText(e.stdout(), line)
}

func fputs(e *Env, s []uint64) { s[0] = e.writeText(e.stream(s[1]), e.cstring(s[0])) }

// objectBytes is size*n, which must be memory.
func (e *Env) objectBytes(addr, size, n uint64) []byte {
	if size != 0 && n > math.MaxInt64/size {
		e.fail("%d objects of %d bytes exceed memory", n, size)
	}
	return e.bytes(addr, size*n)
}

func fwrite(e *Env, s []uint64) {
	out, data, size := e.stream(s[3]), e.objectBytes(s[0], s[1], s[2]), s[1]
	if len(data) == 0 {
		s[0] = 0
		return
	}
	out.mu.Lock()
	defer out.mu.Unlock()
	n, err := out.Write(data)
	if err != nil {
		e.setErrno(errnoOf(err))
	}
	s[0] = uint64(n) / size
}

func (e *Env) getc(in *stream) uint64 {
	e.beforeInput(in)
	in.mu.Lock()
	defer in.mu.Unlock()
	return toI32(int32(in.next()))
}

func fgetc(e *Env, s []uint64) { s[0] = e.getc(e.stream(s[0])) }

func ungetc(e *Env, s []uint64) {
	c, in := int32(s[0]), e.stream(s[1])
	if c == eof {
		s[0] = minusOne
		return
	}
	in.mu.Lock()
	defer in.mu.Unlock()
	if len(in.pushed) == mostPushed {
		s[0] = minusOne
		return
	}
	in.unread(int(byte(c)))
	s[0] = uint64(byte(c))
}

// line reads up to and including the delimiter, at most max bytes.
func (e *Env) line(in *stream, delimiter byte, max int) []byte {
	e.beforeInput(in)
	in.mu.Lock()
	defer in.mu.Unlock()
	var line []byte
	for len(line) < max {
		c := in.next()
		if c == eof {
			break
		}
		line = append(line, byte(c))
		if byte(c) == delimiter {
			break
		}
	}
	return line
}

func fgets(e *Env, s []uint64) {
	line := e.line(e.stream(s[2]), '\n', int(int32(s[1]))-1)
	if len(line) == 0 {
		s[0] = 0
		return
	}
	e.setString(s[0], line)
}

func getline(e *Env, s []uint64) { e.growingLine(s, e.stream(s[2]), '\n') }

func getdelim(e *Env, s []uint64) { e.growingLine(s, e.stream(s[3]), byte(s[2])) }

// growingLine stores a line into the buffer whose address and size s[0] and s[1] point to.
func (e *Env) growingLine(s []uint64, in *stream, delimiter byte) {
	line := e.line(in, delimiter, math.MaxInt32)
	if len(line) == 0 {
		s[0] = math.MaxUint64
		return
	}
	need := uint64(len(line)) + 1
	buffer := e.load64(s[0])
	if buffer == 0 || e.load64(s[1]) < need {
		buffer = e.realloc(buffer, max(need, 120))
		if buffer == 0 {
			s[0] = math.MaxUint64
			return
		}
		e.store64(s[0], buffer)
		e.store64(s[1], max(need, 120))
	}
	e.setString(buffer, line)
	s[0] = uint64(len(line))
}

func fread(e *Env, s []uint64) {
	in, data, size := e.stream(s[3]), e.objectBytes(s[0], s[1], s[2]), s[1]
	if len(data) == 0 {
		s[0] = 0
		return
	}
	e.beforeInput(in)
	in.mu.Lock()
	defer in.mu.Unlock()
	n := uint64(0)
	for i := range data {
		c := in.next()
		if c == eof {
			break
		}
		data[i] = byte(c)
		n++
	}
	s[0] = n / size
}

// openFlags reads the mode of fopen.
func openFlags(mode string) (flag int, ok bool) {
	plus := strings.Contains(mode, "+")
	switch {
	case strings.HasPrefix(mode, "r"):
		if plus {
			return os.O_RDWR, true
		}
		return os.O_RDONLY, true
	case strings.HasPrefix(mode, "w"):
		flag = os.O_CREATE | os.O_TRUNC
	case strings.HasPrefix(mode, "a"):
		flag = os.O_CREATE | os.O_APPEND
	default:
		return 0, false
	}
	if strings.Contains(mode, "x") {
		flag |= os.O_EXCL
	}
	if plus {
		return flag | os.O_RDWR, true
	}
	return flag | os.O_WRONLY, true
}

// open makes a stream of a file, or returns nil and sets errno.
func (e *Env) open(nameAddr, modeAddr uint64) *stream {
	if nameAddr == 0 {
		e.setErrno(errnoInvalid)
		return nil
	}
	name, mode := string(e.cstring(nameAddr)), string(e.cstring(modeAddr))
	flag, ok := openFlags(mode)
	if !ok {
		e.setErrno(errnoInvalid)
		return nil
	}
	return e.openStream(e.fromHere(name), flag)
}

func fopen(e *Env, s []uint64) {
	st := e.open(s[0], s[1])
	s[0] = 0
	if st == nil {
		return
	}
	if s[0] = e.streams.add(st); s[0] == 0 {
		_ = st.file.Close()
		e.setErrno(errnoTooManyFiles)
	}
}

func tmpfile(e *Env, s []uint64) {
	f := budget.NewFile(e.cfg.Budget)
	if s[0] = e.streams.add(&stream{file: f, in: bufio.NewReader(f), out: bufio.NewWriter(f), raw: f}); s[0] == 0 {
		e.setErrno(errnoTooManyFiles)
	}
}

func freopen(e *Env, s []uint64) {
	h, old := s[2], e.stream(s[2])
	_ = old.lockedClose()
	st := e.open(s[0], s[1])
	e.streams.set(int((h-firstStream)/streamStep), st)
	s[0] = h
	if st == nil {
		s[0] = 0
	}
}

func fclose(e *Env, s []uint64) {
	st := e.stream(s[0])
	i := (s[0] - firstStream) / streamStep
	err := st.lockedClose()
	e.streams.set(int(i), nil)
	s[0] = e.status(err)
}

// status turns an error into errno and the result -1.
func (e *Env) status(err error) uint64 {
	if err != nil {
		e.setErrno(errnoOf(err))
		return minusOne
	}
	return 0
}

func fflush(e *Env, s []uint64) {
	if s[0] == 0 {
		s[0] = e.status(e.streams.flushAll())
		return
	}
	st := e.stream(s[0])
	st.mu.Lock()
	defer st.mu.Unlock()
	s[0] = e.status(st.flush())
}

// seek moves the position of the file below the buffers.
func (s *stream) seek(offset int64, whence int) error {
	if s.file == nil {
		return errNoSeek
	}
	if s.reading {
		s.rewindBuffer()
	}
	if err := s.flush(); err != nil {
		return err
	}
	if _, err := s.file.Seek(offset, whence); err != nil {
		return err
	}
	if s.in != nil {
		s.in.Reset(s.file)
	}
	s.pushed, s.eof = nil, false
	return nil
}

func fseek(e *Env, s []uint64) {
	st, offset, whence := e.stream(s[0]), int64(s[1]), int(int32(s[2]))
	if whence < io.SeekStart || whence > io.SeekEnd {
		s[0] = e.status(fs.ErrInvalid)
		return
	}
	st.mu.Lock()
	defer st.mu.Unlock()
	s[0] = e.status(st.seek(offset, whence))
}

func ftell(e *Env, s []uint64) {
	st := e.stream(s[0])
	st.mu.Lock()
	defer st.mu.Unlock()
	at, err := int64(0), errNoSeek
	if st.file != nil {
		at, err = st.file.Seek(0, io.SeekCurrent)
	}
	if err != nil {
		e.setErrno(errnoOf(err))
		s[0] = math.MaxUint64
		return
	}
	if st.in != nil && st.reading {
		at -= int64(st.in.Buffered() + len(st.pushed))
	}
	if st.out != nil {
		at += int64(st.out.Buffered())
	}
	s[0] = uint64(at)
}

func fgetpos(e *Env, s []uint64) {
	position := s[1]
	ftell(e, s)
	if s[0] == minusOneLong {
		s[0] = minusOne
		return
	}
	e.store64(position, s[0])
	s[0] = 0
}

func fsetpos(e *Env, s []uint64) {
	st := e.stream(s[0])
	st.mu.Lock()
	defer st.mu.Unlock()
	s[0] = e.status(st.seek(int64(e.load64(s[1])), io.SeekStart))
}

func rewind(e *Env, s []uint64) {
	st := e.stream(s[0])
	st.mu.Lock()
	defer st.mu.Unlock()
	if err := st.seek(0, io.SeekStart); err == nil {
		st.err = false
	}
}

func feof(e *Env, s []uint64)     { s[0] = toBool(e.stream(s[0]).eof) }
func ferror(e *Env, s []uint64)   { s[0] = toBool(e.stream(s[0]).err) }
func clearerr(e *Env, s []uint64) { st := e.stream(s[0]); st.eof, st.err = false, false }

func fileno(e *Env, s []uint64) {
	e.stream(s[0])
	s[0] = (s[0] - firstStream) / streamStep
}

// The modes of setvbuf, as stdio.h defines them.
const (
	fullyBuffered = 0
	lineBuffered  = 1
	notBuffered   = 2
)

func (e *Env) buffer(h uint64, mode int32) {
	st := e.stream(h)
	st.mu.Lock()
	defer st.mu.Unlock()
	_ = st.flush()
	st.lineBuffered, st.unbuffered = mode == lineBuffered, mode == notBuffered
}

func setvbuf(e *Env, s []uint64) {
	mode := int32(s[2])
	if mode < fullyBuffered || mode > notBuffered {
		s[0] = minusOne
		return
	}
	e.buffer(s[0], mode)
	s[0] = 0
}

func setbuf(e *Env, s []uint64) {
	mode := int32(fullyBuffered)
	if s[1] == 0 {
		mode = notBuffered
	}
	e.buffer(s[0], mode)
}

func setlinebuf(e *Env, s []uint64) { e.buffer(s[0], lineBuffered) }

func perror(e *Env, s []uint64) {
	text := errnoText(e.errno()) + "\n"
	if s[0] != 0 {
		if prefix := e.cstring(s[0]); len(prefix) > 0 {
			text = string(prefix) + ": " + text
		}
	}
	e.writeText(e.stream(handle(2)), []byte(text))
}

func removeFile(e *Env, s []uint64) {
	if e.cfg.Files == nil {
		s[0] = e.status(fs.ErrPermission)
		return
	}
	s[0] = e.status(e.cfg.Files.Remove(e.name(s[0])))
}

func renameFile(e *Env, s []uint64) {
	if e.cfg.Files == nil {
		s[0] = e.status(fs.ErrPermission)
		return
	}
	s[0] = e.status(e.cfg.Files.Rename(e.name(s[0]), e.name(s[1])))
}
