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
	"accc/frontend/tokens"
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
	// Start takes the reading that the run fills; what is handed over is in it.
	Start(r *tokens.Reading)
	// Token takes one token of the program. The token may be kept; the pointer may not.
	Token(t *Token)
	// Pragma takes a pragma of Config.Pragmas. sentinel covers #pragma and its first word, operator
	// the whole of a _Pragma("...") and is invalid for a line; toks follow that word,
	// macro-expanded. at has all tokens of the line or operator.
	Pragma(name string, sentinel, operator source.Span, toks []Token, at tokens.Range)
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
	p := &processor{cfg: cfg, sink: sink, macros: map[string]*Macro{}, files: map[string]*source.File{}, reading: &tokens.Reading{
		Defines: cfg.Defines, Undefs: cfg.Undefs, Inclusions: make([]tokens.Inclusion, 1, 8), Expansions: make([]tokens.Expansion, 1, 8),
	}}
	sink.Start(p.reading)
	p.reading.Inclusions[0] = tokens.Inclusion{File: tokens.Of(file, tokens.Lexis{}), At: nowhereRef}
	if p.cfg.Limit <= 0 {
		p.cfg.Limit = DefaultLimit
	}
	p.predefine()
	p.files[filepath.Clean(file.Name)] = file
	p.result.Files = append(p.result.Files, file)
	p.inputs = append(p.inputs, &input{f: p.reading.File(0), dir: -1})
	if len(cfg.Preincludes) > 0 {
		p.push(commandLine(inclusions(cfg.Preincludes)), -1, nowhereRef)
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
	reading *tokens.Reading
	mades   []tokens.Made // of the tokens that are being expanded
	clone   clone
	seps    []tokens.Origin // of the macro call whose arguments are collected: the name, the parenthesis, commas
	made    int             // tokens produced by expansion
	depth   int             // nesting of argument expansion
	calls   int             // nesting of macro calls being collected
	counter int             // __COUNTER__
	stopped bool
	result  Result
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
	p.macrosOf(predefinedFile(p.cfg.Predefined))
	var b strings.Builder
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
	p.macrosOf(commandLine(b.String()))
	if len(p.cfg.Imacros) > 0 {
		p.macrosOf(commandLine(inclusions(p.cfg.Imacros)))
	}
}

// predefinedFiles caches the definitions of the compiler, which differ by few options.
var predefinedFiles sync.Map // string -> *source.File

func predefinedFile(text string) *source.File {
	f, ok := predefinedFiles.Load(text)
	if !ok {
		f, _ = predefinedFiles.LoadOrStore(text, source.NewFile(tokens.Predefined, []byte(text)))
	}
	return f.(*source.File)
}

// macrosOf reads a file for the macros that it defines and passes over the rest of it.
func (p *processor) macrosOf(file *source.File) {
	if len(file.Text) == 0 {
		return
	}
	sink := p.sink
	p.sink = nowhere{}
	p.push(file, -1, nowhereRef)
	for {
		if t := p.raw(); t.Kind == EOF {
			break
		}
	}
	p.inputs, p.sink = nil, sink
}

// commandLine is a file of what the command line says.
func commandLine(text string) *source.File { return source.NewFile(tokens.CommandLine, []byte(text)) }

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

func (nowhere) Start(*tokens.Reading) {}

func (nowhere) Token(*Token) {}

func (nowhere) Pragma(string, source.Span, source.Span, []Token, tokens.Range) {}

func (nowhere) Pack(int) {}

// nowhereRef is where files are included that no line includes.
var nowhereRef = tokens.Ref{Tok: tokens.None}

// push enters a file that a token includes.
func (p *processor) push(f *source.File, dir int, at tokens.Ref) {
	in := &input{f: tokens.Of(f, tokens.Lexis{}), dir: dir, conds: len(p.conds)}
	if n := len(p.reading.Inclusions); n <= 0xffff {
		in.in = uint16(n)
		p.reading.Inclusions = append(p.reading.Inclusions, tokens.Inclusion{File: in.f, At: at})
	} else {
		p.reading.Truncated = true
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
			p.hand(t)
			p.sink.Token(t)
			if len(p.runs) == 0 {
				p.mades = p.mades[:0]
			}
		}
	}
}

// hand gives a token its index in the reading.
func (p *processor) hand(t *Token) {
	made := t.At
	t.At = p.reading.Add(t.Origin)
	if made < 0 {
		if p.reading.Made == nil {
			p.reading.Made = map[int32]tokens.Made{}
		}
		p.reading.Made[t.At] = p.mades[-1-made]
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
			return in.eof()
		}
		if in.at >= uint32(len(in.f.Toks)) {
			p.endOf(in)
			p.closeConds(in.conds)
			if len(p.inputs) == 1 {
				return in.eof()
			}
			p.inputs = p.inputs[:len(p.inputs)-1]
			continue
		}
		if in.f.Toks[in.at].Is(tokens.First) {
			l := &in.f.Lines[in.line]
			in.line++
			if l.Kind != tokens.Code {
				in.at = l.End
				p.directive(in, l)
				continue
			}
		}
		in.at++
		return p.token(in, in.at-1)
	}
}

// find looks a header up. The name of a host file is its path, as positions show it.
func (p *processor) find(name string, quoted bool, from int) (f *source.File, dir int, err error) {
	if filepath.IsAbs(name) {
		f, err = p.open(Dir{}, name)
		return f, -1, err
	}
	if quoted && from == 0 {
		here := filepath.Dir(p.input().f.Name)
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
