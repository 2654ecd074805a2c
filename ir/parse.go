package ir

import (
	"bytes"
	"errors"
	"unsafe"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// Parse reads a file of MLIR text as a module; operations outside of one module
// are put into a module. On an error it reports the error and returns nil.
// The module is not verified: see Verify.
func Parse(ctx *Context, file *source.File, r diag.Reporter) *Op {
	ctx.AddFile(file)
	if bytes.HasPrefix(file.Text, bytecode) {
		r.Report(diag.Diagnostic{Code: CodeSyntax, Severity: diag.Error, Message: "this is MLIR's bytecode, and only its text is read",
			Notes: []string{"mlir-opt or fir-opt prints it as text"}, Primary: diag.Label{Span: source.Span{File: file}}})
		return nil
	}
	p := newParser(ctx, file, &parseShared{attrs: map[string]Attribute{}, types: map[string]Type{}})
	o, err := p.module()
	if err == nil {
		return o
	}
	d := diag.Diagnostic{Code: CodeSyntax, Severity: diag.Error, Message: err.Error()}
	var e *Error
	if errors.As(err, &e) {
		d.Code, d.Message, d.Notes, d.Primary.Span, d.Labels = e.Code, e.Message, e.Notes, e.Span, ctx.labels(e)
		if e.Op != nil {
			d = ctx.Diagnose(e.Op, e)
		}
	}
	r.Report(d)
	return nil
}

// bytecode is what a file in MLIR's binary form begins with.
var bytecode = []byte("ML\xefR")

func newParser(ctx *Context, file *source.File, shared *parseShared) *Parser {
	p := &Parser{ctx: ctx, file: file, src: unsafe.String(unsafe.SliceData(file.Text), len(file.Text)),
		shared: shared, defaultDialect: "builtin"}
	p.ssa = ssaScope{values: map[string]valueDef{}}
	p.blocks = []blockScope{{}}
	p.lex()
	return p
}

// module reads the whole file.
func (p *Parser) module() (*Op, error) {
	top := &Block{}
	for p.tok.kind != tokEOF {
		if err := p.topLevel(top); err != nil {
			return nil, err
		}
	}
	p.finishScope()
	if err := p.shared.firstUndefined(); err != nil {
		return nil, err
	}
	if err := p.resolveLocs(); err != nil {
		return nil, err
	}
	def := p.ctx.Op("builtin.module")
	if def == nil {
		def = p.ctx.unregistered("builtin.module")
	}
	m := top.first
	if m != nil && m == top.last && m.def == def {
		m.Remove()
	} else {
		m = newOp(def, &FileLoc{File: p.file.Name}, nil, 1)
		m.regions[0].Append(top)
	}
	if r := &p.shared.resources; len(r.Dialect)+len(r.External) > 0 {
		m.rarely().resources = r
	}
	return m, p.shared.runAfter()
}

// topLevel reads one operation or alias definition of the file.
func (p *Parser) topLevel(top *Block) error {
	switch {
	case p.tok.kind == tokHash && p.text()[0] == '#':
		return p.attrAliasDef()
	case p.tok.kind == tokBang:
		return p.typeAliasDef()
	case p.PeekPunct("{-#"):
		return p.metadata()
	}
	if p.operationsInParallel(top) {
		return nil
	}
	_, err := p.operation(top)
	return err
}

func (p *Parser) attrAliasDef() error {
	at, name := p.tok.start, p.text()[1:]
	if !p.extendedSymbol().alias {
		return p.Errorf(at, "the name of an attribute alias has no '.'")
	}
	if _, ok := p.shared.attrAlias(name); ok {
		return p.errorCode(CodeRedefined, at, "attribute alias #%s is already defined", name)
	}
	p.lex()
	if err := p.Punct("="); err != nil {
		return err
	}
	a, err := p.Attribute(nil)
	if err != nil {
		return err
	}
	p.shared.mu.Lock()
	p.shared.attrs[name] = a
	p.shared.mu.Unlock()
	return nil
}

func (p *Parser) typeAliasDef() error {
	at, name := p.tok.start, p.text()[1:]
	if !p.extendedSymbol().alias {
		return p.Errorf(at, "the name of a type alias has no '.'")
	}
	if _, ok := p.shared.typeAlias(name); ok {
		return p.errorCode(CodeRedefined, at, "type alias !%s is already defined", name)
	}
	p.lex()
	if err := p.Punct("="); err != nil {
		return err
	}
	t, err := p.Type()
	if err != nil {
		return err
	}
	p.shared.mu.Lock()
	p.shared.types[name] = t
	p.shared.mu.Unlock()
	return nil
}
