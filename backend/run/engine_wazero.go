package run

import (
	"context"

	"accc/backend/wasm"

	"github.com/tetratelabs/wazero"
	wasmapi "github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"
)

// wazeroEngine compiles to machine code where wazero can, and interprets elsewhere.
type wazeroEngine struct {
	ctx     context.Context
	runtime wazero.Runtime
}

// newWazero makes the engine, with the code that others of its kind have compiled, if a cache is given.
func newWazero(cache wazero.CompilationCache) *wazeroEngine {
	ctx := experimental.WithCompilationWorkers(context.Background(), cores)
	config := wazero.NewRuntimeConfig().
		WithCoreFeatures(wasmapi.CoreFeaturesV2 | experimental.CoreFeaturesThreads).
		WithMemoryLimitPages(maxPages)
	if cache != nil {
		config = config.WithCompilationCache(cache)
	}
	return &wazeroEngine{ctx, wazero.NewRuntimeWithConfig(ctx, config)}
}

func (e *wazeroEngine) close() { _ = e.runtime.Close(e.ctx) }

func (e *wazeroEngine) prepare(code *wasm.Module) (prepared, error) {
	compiled, err := e.runtime.CompileModule(e.ctx, code.Binary)
	if err != nil {
		return nil, err
	}
	return &wazeroCode{e, compiled}, nil
}

// wazeroOf is wazero for a process, which shares code with the others of its job.
func wazeroOf(p *process) engine {
	if p.member != nil {
		return newWazero(p.member.job.cache)
	}
	return newWazero(nil)
}

type wazeroCode struct {
	e        *wazeroEngine
	compiled wazero.CompiledModule
}

// instantiate gives each instance a memory of its own, whose bytes are those of the space. Code reads the base and the size of such a memory
// with one instruction, and those of an imported one with two.
func (c *wazeroCode) instantiate(s *space, imports []hostFunc) (linked, error) {
	e := c.e
	env := e.runtime.NewHostModuleBuilder(wasm.ImportModule)
	for _, i := range imports {
		env.NewFunctionBuilder().WithGoFunction(i.call, i.params, i.results).Export(i.name)
	}
	compiled, err := env.Compile(e.ctx)
	if err != nil {
		return nil, err
	}
	anonymous := wazero.NewModuleConfig().WithName("").WithStartFunctions()
	host, err := e.runtime.InstantiateModule(e.ctx, compiled, anonymous)
	if err != nil {
		return nil, err
	}
	ctx := experimental.WithImportResolver(e.ctx, func(string) wasmapi.Module { return host })
	ctx = experimental.WithMemoryAllocator(ctx, s.allocator())
	mod, err := e.runtime.InstantiateModule(ctx, c.compiled, anonymous)
	if err != nil {
		return nil, err
	}
	return &wazeroInstance{e, mod}, nil
}

type wazeroInstance struct {
	e   *wazeroEngine
	mod wasmapi.Module
}

func (i *wazeroInstance) function(name string) function {
	f := i.mod.ExportedFunction(name)
	if f == nil {
		return nil
	}
	return &wazeroFunction{f}
}

func (i *wazeroInstance) global(name string) global {
	if g, ok := i.mod.ExportedGlobal(name).(wasmapi.MutableGlobal); ok {
		return wazeroGlobal{g}
	}
	return nil
}

type wazeroFunction struct {
	f wasmapi.Function
}

func (f *wazeroFunction) params() []wasmapi.ValueType { return f.f.Definition().ParamTypes() }

func (f *wazeroFunction) returns() bool { return len(f.f.Definition().ResultTypes()) > 0 }

func (f *wazeroFunction) call(stack []uint64) error {
	return f.f.CallWithStack(context.Background(), stack)
}

type wazeroGlobal struct{ g wasmapi.MutableGlobal }

func (g wazeroGlobal) get() uint32  { return uint32(g.g.Get()) }
func (g wazeroGlobal) set(v uint32) { g.g.Set(uint64(v)) }
