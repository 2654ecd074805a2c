// Package ccflags reads the command line of a compiler of C or Fortran as far as a driver for one
// must: which arguments are inputs, what is to be made of them and where, and which
// arguments belong to which step. Everything it does not know is passed to the compiler unchanged,
// in the same order.
//
// Learned from: ccache (a table of options that take an argument, and of those that only
// preprocess) and Zig's cc (response files are expanded before anything else).
package ccflags

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"accc/frontend/fortran"
)

// Step is how far compilation goes.
type Step uint8

const (
	Link       Step = iota // an executable or a shared library
	Compile                // -c: objects
	Assemble               // -S: assembly text
	Preprocess             // -E, -M, -MM: no code
)

// An Input is a file to compile or link.
type Input struct {
	Name string
	// Lang is the -x in force, "" when the name decides.
	Lang string
	// Arg is the input's index in Args.
	Arg int
}

// A Line is a command line taken apart.
type Line struct {
	// Args are all arguments after response files, without accc's own; inputs keep their position.
	Args   []string
	Inputs []Input
	Step   Step
	Output string // -o, "" if absent

	Defines, Undefs, Includes []string // what the front end must see
	Preincludes, Imacros      []string // -include, -imacros
	Std                       string
	DepFile                   bool   // -MD or -MMD: dependencies are written next to the object
	DepOutput                 string // -MF, "" if absent
	Debug                     bool   // -g
	Depend                    bool   // -M or -MM: nothing but dependencies

	// What a compiler of Fortran is told.
	ModuleDir  string // -J: where modules are written, "" for the working directory
	FixedWidth int    // -ffixed-line-length-N; 0 if absent
	Form       *fortran.Form
	Preprocess *bool // -cpp, -nocpp
	Dialect    fortran.Dialect
	Convert    string   // -fconvert=: the byte order of unformatted files, in capital letters; "" for that of the machine
	Checks     []string // -fcheck=

	// accc's own.
	Target   string // --target: multicore, offload or wasm
	Offload  string // --offload: the device that the host compiler makes code for, in GCC's or LLVM's words; "" if absent
	CC, FC   string // --cc, --fc
	Verbose  bool   // -v
	DryRun   bool   // -###
	KeepTemp bool   // --keep-translated
	// Warnings are the -W options about accc's codes, without -W: ACC4026, no-ACC4026, error=ACC4026,OMP2001.
	Warnings []string
}

// A Flag documents an option of accc's own.
type Flag struct{ Name, Doc string }

// Own are the options that accc takes for itself, and those of compilers that mean something to it; all others are the host
// compiler's.
var Own = []Flag{
	{"--cc=COMMAND", "the C compiler to run (default: ACCC_CC, or cc)"},
	{"--fc=COMMAND", "the Fortran compiler to run (default: ACCC_FC, or gfortran)"},
	{"--target=TARGET", "multicore: OpenMP for the processor (the default); offload: OpenMP's target directives, for a device; wasm: an executable that needs no toolchain, which takes the flags of 'accc run' from ACCC_RUN_FLAGS"},
	{"--offload=DEVICE", "--target=offload, with the options by which the host compiler makes code for the device: nvptx-none or amdgcn-amdhsa for GCC, those or a triple for LLVM. The compiler's own options for devices (-foffload=DEVICE, --offload-arch=ARCH, -fopenmp-targets=TRIPLE) imply --target=offload, too"},
	{"--do-concurrent=WHERE", "host or device: device translates loops do concurrent of Fortran as parallel loops, for what --target says"},
	{"--keep-translated", "leave the translated sources in the temporary directory"},
	{"-v", "show the commands that are run; without inputs, the versions of accc and of the compiler"},
	{"-###", "show the commands, and run none"},
	{"-WCODE", "show a warning of accc by its code; -Wno-CODE hides it, -Werror=CODE makes it an error, -Wmaybe shows what may be wrong"},
	{"-Werror", "make warnings errors, accc's as well as the compiler's; -Wno-error=CODE excepts one"},
	{"-w", "show no warnings"},
	{"-fopenacc", "translate directives of OpenACC (the default); -fno-openacc leaves them to the compiler"},
	{"-fopenmp", "read directives of OpenMP; those in sources that are translated are checked first"},
	{"-std=STANDARD", "the standard of the host language, which accc reads as well"},
	{"-I, -D, -U, -include, -imacros", "as the compiler has them; accc reads the same headers and macros"},
	{"-J DIRECTORY", "where modules of Fortran are written and found"},
}

// separate are the options whose argument may be the next word.
var separate = map[string]bool{
	"-o": true, "-x": true, "-D": true, "-U": true, "-I": true, "-L": true, "-l": true, "-include": true, "-imacros": true,
	"-isystem": true, "-iquote": true, "-idirafter": true, "-iprefix": true, "-iwithprefix": true, "-isysroot": true,
	"-MF": true, "-MT": true, "-MQ": true, "-Xlinker": true, "-Xpreprocessor": true, "-Xassembler": true, "-Xclang": true,
	"-T": true, "-u": true, "-z": true, "-aux-info": true, "--param": true, "-arch": true, "-target": true, "-mllvm": true,
	"-J": true, "-module": true, "-module-dir": true, "-fintrinsic-modules-path": true,
	"-framework": true, "-e": true, "-h": true, "-A": true, "-G": true, "-specs": true, "-wrapper": true, "--sysroot": true,
}

// Parse takes a command line apart; args are without the program's name.
func Parse(args []string) (*Line, error) {
	args, err := expand(args, 0)
	if err != nil {
		return nil, err
	}
	l := &Line{}
	device := ""
	lang := ""
	for i := 0; i < len(args); i++ {
		a := args[i]
		if l.own(a) {
			continue
		}
		if compiler := l.compiler(a); compiler != nil {
			if i++; i == len(args) {
				return nil, fmt.Errorf("option %s needs the name of a compiler", a)
			}
			*compiler = args[i]
			continue
		}
		if a == "-" || !strings.HasPrefix(a, "-") {
			l.Inputs = append(l.Inputs, Input{Name: a, Lang: lang, Arg: len(l.Args)})
			l.Args = append(l.Args, a)
			continue
		}
		l.Args = append(l.Args, a)
		if forDevice(a) {
			device = a
		}
		name, value := a, ""
		if separate[a] {
			if i++; i == len(args) {
				return nil, fmt.Errorf("option %s needs an argument", a)
			}
			value = args[i]
			l.Args = append(l.Args, value)
		} else {
			name, value = split(a)
		}
		if name == "-x" {
			if lang = value; lang == "none" {
				lang = ""
			}
			continue
		}
		if err := l.option(name, value); err != nil {
			return nil, err
		}
	}
	if l.Offload != "" {
		device = "--offload=" + l.Offload
	}
	switch {
	case l.Target == "" && device != "":
		l.Target = "offload"
	case l.Target == "":
		l.Target = "multicore"
	case l.Offload != "" && l.Target != "offload":
		return nil, fmt.Errorf("--target=%s and %s contradict each other", l.Target, device)
	}
	switch l.Target {
	case "multicore", "offload", "wasm":
	default:
		return nil, fmt.Errorf("unknown target %q (expected multicore, offload or wasm)", l.Target)
	}
	if l.Output != "" && l.Step != Link && l.Step != Preprocess && len(l.Inputs) > 1 {
		return nil, fmt.Errorf("-o cannot name the output of several inputs with -c or -S")
	}
	return l, nil
}

// forDevice reports whether an option of a compiler asks for code for a device.
func forDevice(a string) bool {
	name, value, _ := strings.Cut(a, "=")
	switch name {
	case "-foffload": // which also passes options on: -foffload=-lm
		return value != "" && value != "disable" && value != "default" && !strings.HasPrefix(value, "-")
	case "--offload-arch", "-fopenmp-targets":
		return value != ""
	}
	return false
}

// compiler is what --cc and --fc set; nil for other options.
func (l *Line) compiler(name string) *string {
	switch name {
	case "--cc":
		return &l.CC
	case "--fc":
		return &l.FC
	}
	return nil
}

// warning matches the -W options that are accc's.
var warning = regexp.MustCompile(`^-W(no-)?maybe$|^-W(no-|error=|no-error=)?(ACC|OMP|RUN)[0-9]{4}(,(ACC|OMP|RUN)[0-9]{4})*$`)

// own takes accc's own options.
func (l *Line) own(a string) bool {
	switch {
	case a == "-v":
		l.Verbose = true
	case a == "-###":
		l.DryRun = true
	case a == "--keep-translated":
		l.KeepTemp = true
	case warning.MatchString(a):
		l.Warnings = append(l.Warnings, strings.TrimPrefix(a, "-W"))
	case strings.HasPrefix(a, "--target="):
		// clang's --target=TRIPLE has a dash in it; ours never does.
		t := strings.TrimPrefix(a, "--target=")
		if strings.Contains(t, "-") {
			return false
		}
		l.Target = t
	case a == "--do-concurrent=host" || a == "--do-concurrent=device":
		l.Dialect.ConcurrentOnDevice = a == "--do-concurrent=device"
	case strings.HasPrefix(a, "--offload="):
		l.Offload = strings.TrimPrefix(a, "--offload=")
	default:
		name, value, given := strings.Cut(a, "=")
		compiler := l.compiler(name)
		if compiler == nil || !given {
			return false
		}
		*compiler = value
	}
	return true
}

// split takes options apart that carry their argument: -DNAME, -std=c99.
func split(a string) (name, value string) {
	for _, p := range []string{"-D", "-U", "-I", "-J", "-x", "-o"} {
		if strings.HasPrefix(a, p) && len(a) > len(p) {
			return p, a[len(p):]
		}
	}
	if name, value, ok := strings.Cut(a, "="); ok {
		return name, value
	}
	return a, ""
}

func (l *Line) option(name, value string) error {
	switch name {
	case "-c":
		l.Step = max(l.Step, Compile)
	case "-S":
		l.Step = max(l.Step, Assemble)
	case "-E", "-M", "-MM":
		l.Step = Preprocess
		l.Depend = l.Depend || name != "-E"
	case "-o":
		l.Output = value
	case "-D":
		l.Defines = append(l.Defines, value)
	case "-U":
		l.Undefs = append(l.Undefs, value)
	case "-I", "-isystem", "-iquote", "-idirafter":
		l.Includes = append(l.Includes, value)
	case "-include":
		l.Preincludes = append(l.Preincludes, value)
	case "-imacros":
		l.Imacros = append(l.Imacros, value)
	case "-std":
		l.Std = value
	case "-MD", "-MMD":
		l.DepFile = true
	case "-MF":
		l.DepOutput = value
	case "-J", "-module", "-module-dir":
		l.ModuleDir = value
	default:
		if _, err := l.fortran(name, value); err != nil {
			return err
		}
		if strings.HasPrefix(name, "-g") && name != "-g0" {
			l.Debug = true
		}
	}
	return nil
}

// fortran takes the options that say how a source of Fortran is to be read; ok is false for others.
func (l *Line) fortran(name, value string) (ok bool, err error) {
	switch name {
	case "-cpp", "-fpp", "-Mpreprocess":
		l.Preprocess = new(true)
	case "-nocpp", "-nofpp":
		l.Preprocess = new(false)
	case "-ffree-form", "-Mfree", "-free":
		l.Form = new(fortran.Free)
	case "-ffixed-form", "-Mfixed", "-fixed":
		l.Form = new(fortran.Fixed)
	case "-Mextend", "-extend-source":
		l.FixedWidth = 132
	case "-fconvert":
		order := map[string]string{"native": "", "swap": "SWAP", "big-endian": "BIG_ENDIAN", "little-endian": "LITTLE_ENDIAN"}
		if l.Convert, ok = order[value]; !ok {
			return true, fmt.Errorf("option -fconvert=%s: expected native, swap, big-endian or little-endian", value)
		}
	case "-fcheck":
		l.Checks = append(l.Checks, strings.Split(value, ",")...)
	case "-fbounds-check":
		l.Checks = append(l.Checks, "bounds")
	default:
		if width, ok := strings.CutPrefix(name, "-ffixed-line-length-"); ok {
			n, err := lineLength(name, width)
			l.FixedWidth = n
			return true, err
		}
		if width, ok := strings.CutPrefix(name, "-ffree-line-length-"); ok {
			_, err := lineLength(name, width) // lines of free form are read to their ends, however long they are
			return true, err
		}
		return l.Dialect.Set(name), nil
	}
	return true, nil
}

// lineLength is the number at the end of an option; 0 and none mean lines of unlimited length.
func lineLength(option, text string) (int, error) {
	if text == "none" || text == "0" {
		return fortran.NoWidth, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("option %s: expected a number or none at its end", option)
	}
	return n, nil
}

// harmless are options of compilers about code, which say nothing about what a source means.
var harmless = []string{"-fopenacc", "-fopenmp", "-fopenmp-simd", "-fPIC", "-fpic", "-fPIE", "-fpie", "-fbacktrace", "-fno-backtrace", "-ffast-math", "-funroll-loops",
	"-fstack-arrays", "-fno-stack-arrays", "-frecursive", "-finline-functions", "-fomit-frame-pointer", "-fno-second-underscore", "-funderscoring",
	"-fno-underscoring", "-fno-range-check", "-fcray-pointer", "-fdollar-ok", "-fno-realloc-lhs", "-frealloc-lhs",
	"-fexternal-blas", "-flto", "-fno-strict-aliasing", "-fall-intrinsics", "-fmax-errors", "-ffpe-trap", "-ffpe-summary", "-fmax-stack-var-size",
	"-fdec", "-fprotect-parens", "-fno-protect-parens", "-fwhole-program", "-foffload", "-fcommon", "-fno-common"}

// Libraries are those that accc run has for every program, by the names that -l gives them.
var Libraries = []string{"m", "c", "pthread", "dl", "rt", "gcc", "gcc_s", "gfortran", "quadmath", "flang_rt.runtime", "gomp", "omp", "omptarget", "acc", "mpi", "mpi_mpifh", "mpi_usempif08"}

// aboutCode are options of compilers that say how code is made, linked and debugged, and nothing of what a source means.
var aboutCode = regexp.MustCompile(`^-(O[0-3sgz]?|Ofast|c|s|pg|pipe|pthread|static|shared|rdynamic|no-pie|pie|ansi|pedantic|acc|mp|qopenmp|fast|g[0-3]?|ggdb[0-3]?|gdwarf(-[0-9])?` +
	`|[lL].*|m[a-z0-9].*|(acc|mp|ta|gpu|Minfo|Minline|Munroll|Mvect|target|tp)=.*|Minfo` +
	`|W(no-)?(extra|pedantic|conversion|shadow|format(-.*)?|unused(-.*)?|implicit(-.*)?|uninitialized|maybe-uninitialized|deprecated(-.*)?|sign-(compare|conversion)|missing-.*|strict-.*|unknown-pragmas|[lap],.*)` +
	`|f(no-)?(math-errno|trapping-math|finite-math-only|associative-math|unsafe-math-optimizations|signed-zeros|reciprocal-math|tree-vectorize|vectorize|slp-vectorize|unroll-all-loops|stack-protector(-[a-z]+)?` +
	`|diagnostics-color(=.*)?|color-diagnostics|delete-null-pointer-checks|strict-overflow|function-sections|data-sections|exceptions|plt|semantic-interposition|openmp-targets=.*|visibility=.*|lto(=.*)?))$`)

// IsAboutCode reports whether a command that makes no code can do without an option.
func IsAboutCode(option string) bool { return aboutCode.MatchString(option) }

// TakesNext reports whether the argument of an option is the next word.
func TakesNext(option string) bool { return separate[option] }

// Language adds one option of a compiler to the line for a command that compiles nothing: one that no compiler or no language
// has is an error. Of what only concerns code there is nothing to do.
func (l *Line) Language(option string) error {
	name, value := split(option)
	ok, err := l.fortran(name, value)
	if err != nil || ok || slices.Contains(harmless, name) {
		return err
	}
	return fmt.Errorf("unknown option %s (known are those that say how a source is read, such as -fdefault-real-8, -ffree-form, -cpp and -fimplicit-none)", option)
}

// Part is the line with other words for its inputs, and with more arguments.
func (l *Line) Part(words func(Input) []string, more ...string) (*Line, error) {
	var args []string
	inputs := map[int]Input{}
	for _, in := range l.Inputs {
		inputs[in.Arg] = in
	}
	for i, a := range l.Args {
		if in, ok := inputs[i]; ok {
			args = append(args, words(in)...)
		} else {
			args = append(args, a)
		}
	}
	part, err := Parse(append(args, more...))
	if err != nil {
		return nil, err
	}
	part.Target, part.Offload, part.CC, part.FC = l.Target, l.Offload, l.CC, l.FC
	part.Verbose, part.DryRun, part.KeepTemp = l.Verbose, l.DryRun, l.KeepTemp
	return part, nil
}

// DepName is the file that the dependencies of a source go to with -MD.
func (l *Line) DepName(source string) string {
	switch {
	case l.DepOutput != "":
		return l.DepOutput
	case l.Output != "" && l.Step != Link:
		return strings.TrimSuffix(l.Output, filepath.Ext(l.Output)) + ".d"
	}
	base := strings.TrimSuffix(filepath.Base(source), filepath.Ext(source)) + ".d"
	if l.Output != "" {
		// Linking in one go: gcc puts the program's name in front.
		return strings.TrimSuffix(l.Output, filepath.Ext(l.Output)) + "-" + base
	}
	if l.Step == Link {
		return "a-" + base
	}
	return base
}

// IsC reports whether the input is C source that the driver looks into.
func (in Input) IsC() bool {
	if in.Lang != "" {
		return in.Lang == "c"
	}
	return filepath.Ext(in.Name) == ".c"
}

// IsFortran reports whether the input is a source of Fortran.
func (in Input) IsFortran() bool {
	if in.Lang != "" {
		return strings.HasPrefix(in.Lang, "f77") || strings.HasPrefix(in.Lang, "f95")
	}
	_, _, ok := fortran.FormOf(in.Name)
	return ok
}

// FortranForm is the layout of a source of Fortran, and whether it is preprocessed.
func (l *Line) FortranForm(in Input) (form fortran.Form, preprocess bool) {
	form, preprocess, _ = fortran.FormOf(in.Name) // free where the name says nothing, whatever -x says, as gfortran has it
	if in.Lang != "" {
		preprocess = strings.HasSuffix(in.Lang, "-cpp-input")
	}
	if l.Form != nil {
		form = *l.Form
	}
	if l.Preprocess != nil {
		preprocess = *l.Preprocess
	}
	return form, preprocess
}

// IsPreprocessed reports whether the input is preprocessed C.
func (in Input) IsPreprocessed() bool {
	if in.Lang != "" {
		return in.Lang == "cpp-output"
	}
	return filepath.Ext(in.Name) == ".i"
}

// IsObject reports whether the input is for the linker only: an object or a library.
func (in Input) IsObject() bool {
	if in.Lang != "" {
		return false
	}
	switch filepath.Ext(in.Name) {
	case ".o", ".obj", ".a", ".so", ".lo":
		return true
	}
	return strings.Contains(filepath.Base(in.Name), ".so.")
}

// ObjectName is the object of compiling in when -o says nothing.
func (in Input) ObjectName(step Step) string {
	base := strings.TrimSuffix(filepath.Base(in.Name), filepath.Ext(in.Name))
	if step == Assemble {
		return base + ".s"
	}
	return base + ".o"
}

const maxResponseDepth = 16

// expand replaces @FILE by the arguments in the file, as gcc reads them: separated by white space, with quotes
// and backslashes.
func expand(args []string, depth int) ([]string, error) {
	var out []string
	for _, a := range args {
		if !strings.HasPrefix(a, "@") || len(a) == 1 {
			out = append(out, a)
			continue
		}
		text, err := os.ReadFile(a[1:])
		if err != nil {
			// As gcc does: no such file, so the word is an argument.
			out = append(out, a)
			continue
		}
		if depth == maxResponseDepth {
			return nil, fmt.Errorf("response file %s: nested too deeply", a[1:])
		}
		words, err := expand(Words(string(text)), depth+1)
		if err != nil {
			return nil, err
		}
		out = append(out, words...)
	}
	return out, nil
}

// Words parts text into arguments as a shell does that knows no more than blanks, quotes and backslashes.
func Words(s string) []string {
	var out []string
	var b strings.Builder
	in, quote := false, byte(0)
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\\' && i+1 < len(s):
			i++
			b.WriteByte(s[i])
			in = true
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote, in = c, true
		case quote == 0 && (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v'):
			if in {
				out = append(out, b.String())
				b.Reset()
				in = false
			}
		default:
			b.WriteByte(c)
			in = true
		}
	}
	if in {
		out = append(out, b.String())
	}
	return out
}
