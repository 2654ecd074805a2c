package cpp

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/pragma/acc"
)

// DefaultLimit is the number of tokens that macro expansion may produce if Config has no limit.
const DefaultLimit = 2 << 20

// maxDepth bounds the nesting of #include, of #if groups and of macro arguments.
const maxDepth = 200

// maxFaults bounds what is reported of one file.
const maxFaults = 500

// A Dir is one directory to search for headers.
type Dir struct {
	FS     fs.FS  // nil: the host's file system
	Path   string // the directory; with FS, the prefix shown in positions
	System bool   // its headers belong to the compiler or the system
}

// Config configures one run.
type Config struct {
	// Dirs are searched in order, for #include "x" after the directory of the including file.
	Dirs []Dir
	// Files reads what they hold.
	Files source.ReadFunc
	// Defines are -D arguments, Undefs -U arguments.
	Defines, Undefs []string
	// Predefined is text of #define lines that precede everything.
	Predefined string
	// Imacros are headers of which only the macros are kept, Preincludes headers that precede the first line of the
	// program, after them: -imacros and -include. They are searched as #include "x" in the working directory is.
	Imacros, Preincludes []string
	// C23 makes the words true and false constants of #if and knows #elifdef without a note.
	C23 bool
	// Pragmas are the words after #pragma whose lines are macro-expanded and handed over.
	Pragmas map[string]bool
	// Limit bounds the tokens that macro expansion may produce; 0 means DefaultLimit.
	Limit int
	// Builtin reports whether a name is a function of the compiler, for __has_builtin; nil: none is.
	Builtin func(name string) bool
	// NoLines: __LINE__ is 0.
	NoLines bool
	// Now is the time of __DATE__ and __TIME__.
	Now time.Time
	// Report takes the faults.
	Report func(diag.Diagnostic)
}

// A Sink takes what a run produces, in order.
type Sink interface {
	// Token takes one token of the program. The token may be kept; the pointer may not.
	Token(t *Token)
	// Pragma takes a pragma of Config.Pragmas. sentinel covers #pragma and its first word, operator
	// the whole of a _Pragma("...") and is invalid for a line; tokens follow that word,
	// macro-expanded.
	Pragma(name string, sentinel, operator source.Span, tokens []Token)
	// Define takes the name of a macro that is defined or undefined here, and its body.
	Define(name string, body []Token)
	// Pack takes the greatest alignment that members of structures have from here on (#pragma pack), 0 for no limit.
	Pack(limit int)
}

// Result is what is known after a run.
type Result struct {
	// Files are the files read from the host, the main file first.
	Files []*source.File
	// Chosen are the words if, elif and else of the branches of conditional groups that were read.
	Chosen []source.Span
	// Faults is the number of errors reported.
	Faults int
	// Unread are the directives of languages that Config.Pragmas does not ask for.
	Unread acc.Unread
}

// Run preprocesses a file.
func Run(file *source.File, cfg Config, sink Sink) Result {
	p := &processor{cfg: cfg, sink: sink, macros: map[string]*Macro{}, files: map[string]*source.File{}}
	if p.cfg.Limit <= 0 {
		p.cfg.Limit = DefaultLimit
	}
	p.predefine()
	p.files[filepath.Clean(file.Name)] = file
	p.result.Files = append(p.result.Files, file)
	p.push(file, -1)
	if len(cfg.Preincludes) > 0 {
		p.push(commandLine(inclusions(cfg.Preincludes)), -1)
	}
	p.run()
	return p.result
}

type processor struct {
	cfg    Config
	sink   Sink
	macros map[string]*Macro
	saved  map[string][]*Macro // push_macro
	limit  int                 // of #pragma pack, 0 for none
	limits []packLimit         // #pragma pack(push)
	files  map[string]*source.File
	once   map[*source.File]bool

	inputs  []*input
	runs    []tokenRun
	conds   []cond
	line    []Token // buffer of the current directive's tokens
	made    int     // tokens produced by expansion
	depth   int     // nesting of argument expansion
	calls   int     // nesting of macro calls being collected
	counter int     // __COUNTER__
	stopped bool
	result  Result
}

// An input is a file being read.
type input struct {
	lexer
	dir   int // index in Config.Dirs the file was found in, -1 if none
	conds int // open conditional groups when it was entered
}

// A tokenRun is a run of tokens that is read before the file goes on.
type tokenRun struct {
	tokens []Token
	macro  *Macro // enabled again at the end of the run
	fence  bool   // the end is returned as endRun, until popped
}

func (p *processor) fault(span source.Span, rule *diag.Rule, message string) {
	if p.result.Faults++; p.result.Faults <= maxFaults {
		p.cfg.Report(*rule.New(span, "%s", message))
	}
}

func (p *processor) faultf(t *Token, rule *diag.Rule, format string, args ...any) {
	p.fault(t.Span(), rule, fmt.Sprintf(format, args...))
}

func (p *processor) warn(t *Token, rule *diag.Rule, message string) {
	p.warning(rule.New(t.Span(), "%s", message))
}

// warning reports d as a warning, unless a header of the system causes it: a user cannot change that.
func (p *processor) warning(d *diag.Diagnostic) {
	if dir := p.input().dir; dir >= 0 && p.cfg.Dirs[dir].System {
		return
	}
	d.Severity = diag.Warning
	p.cfg.Report(*d)
}

// stop ends the run: everything that is read from now on is the end of the file.
func (p *processor) stop() {
	p.stopped = true
	for i := range p.runs {
		p.runs[i].tokens = nil
	}
}

// predefine defines what holds before the first line of the program.
func (p *processor) predefine() {
	for name, f := range builtins {
		p.macros[name] = &Macro{Name: name, builtin: f}
	}
	var b strings.Builder
	b.WriteString(p.cfg.Predefined)
	for _, d := range p.cfg.Defines {
		name, text, ok := strings.Cut(d, "=")
		if !ok {
			text = "1"
		}
		fmt.Fprintf(&b, "#define %s %s\n", name, strings.ReplaceAll(text, "\n", " "))
	}
	for _, u := range p.cfg.Undefs {
		fmt.Fprintf(&b, "#undef %s\n", u)
	}
	p.macrosOf(b.String())
	if len(p.cfg.Imacros) > 0 {
		p.macrosOf(inclusions(p.cfg.Imacros))
	}
}

// macrosOf reads text for the macros that it defines and passes over the rest of it.
func (p *processor) macrosOf(text string) {
	sink := p.sink
	p.sink = nowhere{}
	p.push(commandLine(text), -1)
	for {
		if t := p.raw(); t.Kind == EOF {
			break
		}
	}
	p.inputs, p.sink = nil, sink
}

// commandLine is a file of what the command line says.
func commandLine(text string) *source.File { return source.NewFile("<command line>", []byte(text)) }

// inclusions are lines that include headers.
func inclusions(names []string) string {
	var b strings.Builder
	for _, n := range names {
		fmt.Fprintf(&b, "#include \"%s\"\n", n)
	}
	return b.String()
}

// nowhere is a sink for what is passed over.
type nowhere struct{}

func (nowhere) Token(*Token) {}

func (nowhere) Pragma(string, source.Span, source.Span, []Token) {}

func (nowhere) Define(string, []Token) {}

func (nowhere) Pack(int) {}

// push enters a file.
func (p *processor) push(f *source.File, dir int) {
	in := &input{dir: dir, conds: len(p.conds)}
	in.file, in.src, in.bol, in.fault = f, string(f.Text), true, p.fault
	if strings.HasPrefix(in.src, "\ufeff") {
		in.pos = len("\ufeff")
	}
	p.inputs = append(p.inputs, in)
}

func (p *processor) input() *input { return p.inputs[len(p.inputs)-1] }

// run hands the whole program to the sink.
func (p *processor) run() {
	t := new(Token) // one for all, since the sink's pointer makes it escape
	for {
		*t = p.next()
		switch {
		case t.Kind == EOF:
			return
		case t.Kind == Ident && t.Text == "_Pragma":
			p.pragmaOperator(*t)
		case t.Kind == Other:
			p.faultf(t, RuleCharacter, "unexpected character %q", t.Text)
		default:
			p.sink.Token(t)
		}
	}
}

// next is the next token after macro expansion.
func (p *processor) next() Token {
	for {
		t := p.raw()
		if t.Kind != Ident || t.noExpand {
			return t
		}
		m := p.macros[t.Text]
		if m == nil {
			return t
		}
		if m.disabled {
			t.noExpand = true
			return t
		}
		if use := t; !p.expand(m, &use) {
			return t
		}
	}
}

// raw is the next token before macro expansion, from the runs on the stack or else the file.
func (p *processor) raw() Token {
	for n := len(p.runs); n > 0; n = len(p.runs) {
		r := &p.runs[n-1]
		if len(r.tokens) > 0 {
			t := r.tokens[0]
			r.tokens = r.tokens[1:]
			return t
		}
		if r.fence {
			return Token{Kind: endRun}
		}
		p.pop()
	}
	return p.fileToken()
}

func (p *processor) pop() {
	n := len(p.runs) - 1
	if m := p.runs[n].macro; m != nil {
		m.disabled = false
	}
	p.runs[n] = tokenRun{}
	p.runs = p.runs[:n]
}

// fileToken is the next token of the program's files, after executing the directives before it.
func (p *processor) fileToken() Token {
	for {
		in := p.input()
		if p.stopped {
			return Token{Kind: EOF, File: in.file, Pos: int32(in.pos), End: int32(in.pos)}
		}
		t := in.next()
		switch {
		case t.Kind == EOF:
			p.closeConds(in.conds)
			if len(p.inputs) == 1 {
				return t
			}
			p.inputs = p.inputs[:len(p.inputs)-1]
		case t.BOL && t.is("#"):
			p.directive(t)
		default:
			return t
		}
	}
}

// find looks a header up. The name of a host file is its path, as positions show it.
func (p *processor) find(name string, quoted bool, from int) (f *source.File, dir int, err error) {
	if filepath.IsAbs(name) {
		f, err = p.open(Dir{}, name)
		return f, -1, err
	}
	if quoted && from == 0 {
		here := filepath.Dir(p.input().file.Name)
		if d := p.input().dir; d < 0 || p.cfg.Dirs[d].FS == nil {
			if f, err = p.open(Dir{Path: here}, name); err == nil || !os.IsNotExist(err) {
				return f, p.input().dir, err
			}
		}
	}
	for i := from; i < len(p.cfg.Dirs); i++ {
		if f, err = p.open(p.cfg.Dirs[i], name); err == nil || !os.IsNotExist(err) {
			return f, i, err
		}
	}
	return nil, -1, fs.ErrNotExist
}

// embedded caches headers that come with the program, which never change.
var embedded sync.Map // string -> *source.File

func (p *processor) open(d Dir, name string) (*source.File, error) {
	if d.FS != nil {
		shown := path.Join(d.Path, name)
		if f, ok := embedded.Load(shown); ok {
			return f.(*source.File), nil
		}
		text, err := fs.ReadFile(d.FS, path.Clean(name))
		if err != nil {
			return nil, fs.ErrNotExist
		}
		f, _ := embedded.LoadOrStore(shown, source.NewFile(shown, text))
		return f.(*source.File), nil
	}
	full := filepath.Join(d.Path, name)
	if filepath.IsAbs(name) {
		full = filepath.Clean(name)
	}
	if f, ok := p.files[full]; ok {
		return f, nil
	}
	text, err := p.cfg.Files.Read(full)
	if err != nil {
		if st, e := os.Stat(full); e == nil && st.IsDir() {
			return nil, fs.ErrNotExist
		}
		return nil, err
	}
	f := source.NewFile(full, text)
	p.files[full] = f
	p.result.Files = append(p.result.Files, f)
	return f, nil
}
