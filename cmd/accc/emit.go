package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/backend/quirks"
	"accc/backend/translate"
	"accc/cmd/internal/driver"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"

	"github.com/spf13/cobra"
)

// ompVersions are the values of --omp.
var ompVersions = map[string]int{"4.5": 45, "5.0": 50, "5.1": 51, "5.2": 52}

func emitCommand(s *driver.Session) *cobra.Command {
	var opts emit.Options
	var output, database, present, version, backup, library, report, optimize string
	var compilers []string
	var as translate.Direction
	var inPlace, diff, header, module bool
	cmd := &cobra.Command{
		Use:   "emit PATH...",
		Short: "Write the source back with its directives as the IR has them",
		Long: `emit lowers a source to the IR, regenerates its directives from the IR, and writes into the source
what they do not say; every other byte stays. A directive that says the same keeps the user's words:
names in their case, macros, comments, line breaks and the order of clauses; --regenerate writes all
anew. Directives of OpenACC and of OpenMP are written in
their own language. With --as acc all are OpenACC's: those of OpenMP about devices are translated, and what
OpenACC cannot say stays as it is, with the reason. With --as omp or omp-multicore all are
OpenMP's: those of OpenACC are translated, for a device or for the host's threads, and --keep leaves
both in the source. --implicit writes out what the rules decide where the source is silent: data
attributes, and for OpenMP all data-sharing attributes and maps, shared too, that a clause can say.
--verify lowers the result again and proves that it means the same.

--optimize=data writes data constructs (target data in OpenMP) around loops of the host in which compute constructs
transfer the same sections again and again, and copyin for copy (to for tofrom) where a construct, or the procedure of a declare, writes nothing, and updates of a part that is enough; each
change has its reason. What might be accessed in another way is left as it is.

--do-concurrent=device, with --as, writes loops do concurrent of Fortran as counted loops with a directive for the device: the mask as if,
what is local to an iteration as private, with the reductions that the loop names and those that are found. What stays has its reason.

From IR (.mlir, also flang's fir and hlfir) emit lists the directives with their locations.

Several sources, a directory or the sources of a compilation database (compile_commands.json) are
written into the directory of -o, or replaced (--in-place), together with the headers that they
include from the same directories or from directories below. A source with errors is left as it is
and named at the end, with status 1; the others are written. No file is written in part, and writing
a tree again changes nothing. --backup keeps what was there under another name.

A translated program that calls OpenACC's library needs it in OpenMP. For C it is in one header,
accc_openacc.h, which goes beside the file or at the top of the tree and takes the place of openacc.h;
--runtime has other ways. It has what moves arrays of pointers with their rows, too: copy(a[0:n][0:m]). --openacc-header and --openacc-module write it for C and Fortran alone.`,
		Args: func(cmd *cobra.Command, args []string) error {
			if header || module {
				return cobra.NoArgs(cmd, args)
			}
			if len(args) == 0 && database == "" {
				return errors.New("expected a source, a directory or a compilation database")
			}
			return nil
		},
		Example: `  accc emit jacobi.c
  accc emit jacobi.c --verify --regenerate --diff
  accc emit jacobi.c --implicit
  accc emit jacobi.c --optimize=data --diff
  accc emit jacobi.c --as omp -o jacobi_omp.c
  accc emit src --as omp-multicore -o src-omp
  accc emit -p build --as omp --in-place --backup .orig
  accc emit --as omp --openacc-header -o include/openacc.h
  accc emit --as omp --openacc-module -o openacc.f90`,
		RunE: func(_ *cobra.Command, args []string) error {
			opts.Present, opts.CheckPresent = present == "keep", present == "check"
			if !slices.Contains([]string{"", "keep", "alloc", "check"}, present) {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--present %s: expected alloc, keep or check", present)}
			}
			if present != "" && as != translate.ToOpenMP {
				return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("--present goes with --as omp")}
			}
			runtime := libraryFile{wanted: library == "header" || library == "" && (output != "" || inPlace || diff), dry: diff}
			if opts.External = library == "none"; !opts.External && !slices.Contains([]string{"", "header", "inline"}, library) {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--runtime %s: expected header, inline or none", library)}
			}
			if opts.Style != "explicit" && opts.Style != "loop" {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--style %s: expected explicit or loop", opts.Style)}
			}
			var ok bool
			if opts.Version, ok = ompVersions[version]; !ok && version != "" {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--omp %s: expected 4.5, 5.0, 5.1 or 5.2", version)}
			}
			if opts.Style == "loop" && opts.Version != 0 && opts.Version < loopSince {
				fmt.Fprintf(s.Stderr, "accc: --style=loop: OpenMP %s has no construct loop, so levels are written as by --style=explicit\n", version)
			}
			if compilers != nil {
				var err error
				if opts.For, err = quirks.Parse(compilers); err != nil {
					return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--for: %w", err)}
				}
			}
			opts.PresentByVersion = present == "" && opts.Version >= presentSince
			opts.Present = opts.Present || opts.PresentByVersion
			if strings.ContainsRune(backup, filepath.Separator) || backup != "" && !inPlace {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--backup %s: expected the end of a file name, and --in-place", backup)}
			}
			if opts.Transfers = optimize == "data"; !opts.Transfers && optimize != "" {
				return &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("--optimize %s: expected data", optimize)}
			}
			if opts.Transfers && (as != translate.Same || opts.Implicit || opts.Verify) {
				return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("--optimize changes what directives say: it takes neither --as nor --implicit nor --verify")}
			}
			if s.Fortran.Dialect.ConcurrentOnDevice {
				if as == translate.Same || opts.Transfers {
					return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("--do-concurrent=device writes directives: it goes with --as acc, omp or omp-multicore")}
				}
				// What is written has do loops, which are read as they are.
				s.Fortran.Dialect.ConcurrentOnDevice, opts.Concurrent = false, true
			}
			var account *rewriteReport
			if report != "" {
				if err := reportForm(report); err != nil {
					return err
				}
				account = &rewriteReport{name: report, as: as}
			}
			switch {
			case header:
				return openaccLibrary(s, as, output, emit.Header.Text)
			case module:
				return openaccLibrary(s, as, output, emit.Header.Module)
			}
			if isTree(args, database) {
				t := &tree{session: s, as: as, opts: opts, output: output, inPlace: inPlace, backup: backup, diff: diff, report: account, runtime: runtime}
				return t.emit(args, database)
			}
			if runtime.wanted {
				runtime.setDirectory(args[0], output)
				opts.Beside = func(string) string { return emit.LibraryName }
			}
			return s.Guard(args[0], func() error {
				return emitFile(s, args[0], as, opts, output, inPlace, backup, diff, account, &runtime)
			})
		},
	}
	sourceFlags(s, cmd)
	concurrentFlag(s, cmd)
	cmd.Flags().StringVar((*string)(&as), "as", string(translate.Same), "directive language to write: same, acc, omp (OpenMP for a device) or omp-multicore (OpenMP for the host's threads)")
	cmd.Flags().BoolVar(&opts.Implicit, "implicit", false, "also write the attributes that the implicit rules determine")
	cmd.Flags().StringVar(&optimize, "optimize", "", "change the directives: data (fewer transfers, with the reason of each change)")
	cmd.Flags().BoolVar(&opts.Regenerate, "regenerate", false, "write all directives anew from the IR, also those that would stay as they are")
	cmd.Flags().BoolVar(&opts.Keep, "keep", false, "keep the directives that are translated too; the preprocessor chooses by _OPENACC and _OPENMP")
	cmd.Flags().StringSliceVar(&compilers, "for", nil, "compilers whose mistakes translations avoid and name, such as gcc-13,flang-22 (default: all that are known)")
	cmd.Flags().StringVar(&opts.Style, "style", "explicit", "how translations share loops: explicit (levels, distribute parallel for) or loop (left to the compiler; OpenMP 5.0)")
	cmd.Flags().StringVar(&version, "omp", "", "write only what this version of OpenMP has: 4.5, 5.0, 5.1 or 5.2")
	cmd.Flags().StringVar(&opts.Guards.ACC, "guard-acc", "", "with --keep, the macro that is defined where directives of OpenACC are read (default _OPENACC)")
	cmd.Flags().StringVar(&opts.Guards.OMP, "guard-omp", "", "with --keep, the macro that is defined where directives of OpenMP are read (default _OPENMP)")
	cmd.Flags().StringVar(&present, "present", "", "what --as omp writes for present: alloc (map without a copy, the default), check (the same, and the program stops where the data is not present) or keep (the modifier of OpenMP 5.1, the default with --omp=5.1 and 5.2)")
	cmd.Flags().StringVar(&library, "runtime", "", "where --as omp has OpenACC's library for C, if the program calls it, or moves rows of pointers: header (accc_openacc.h beside what is written, the default for files), inline (in place of #include <openacc.h>, the default on standard output) or none (in the file of --openacc-header)")
	cmd.Flags().BoolVar(&opts.Verify, "verify", false, "lower the result again and fail if the IR or a directive is not the same")
	cmd.Flags().StringVarP(&output, "output", "o", "", "write to a file instead of standard output, or several sources to a directory")
	cmd.Flags().BoolVar(&header, "openacc-header", false, "write an openacc.h for translated programs, for any compiler with OpenMP")
	cmd.Flags().BoolVar(&module, "openacc-module", false, "write the module openacc for translated Fortran programs, for any compiler with OpenMP")
	cmd.Flags().StringVarP(&database, "database", "p", "", "take sources and flags from a compilation database, or from the one in a directory")
	cmd.Flags().BoolVar(&inPlace, "in-place", false, "replace the source files")
	cmd.Flags().StringVar(&backup, "backup", "", "with --in-place, keep the old text of each file that changes under its name with this suffix")
	cmd.Flags().BoolVar(&diff, "diff", false, "print the difference instead of the result")
	cmd.Flags().StringVar(&report, "report", "", "write what became of each directive, and what is to be checked, to a `file`: NAME.html or NAME.json")
	cmd.MarkFlagsMutuallyExclusive("output", "in-place", "diff")
	return cmd
}

// loopSince is the version of OpenMP, times ten, that has the construct loop.
const loopSince = 50

// presentSince is the version of OpenMP, times ten, that has the modifier present of map.
const presentSince = 51

func emitFile(s *driver.Session, name string, as translate.Direction, opts emit.Options, output string, inPlace bool, backup string, diff bool, report *rewriteReport, runtime *libraryFile) error {
	loops, err := writeConcurrent(s, name, opts)
	if err != nil {
		return err
	}
	result, err := rewrite(s, name, translate.Request{Direction: as, Options: opts})
	s.Restore()
	if status := (*driver.StatusError)(nil); errors.As(err, &status) && status.Status == driver.ExitUsage {
		return err
	}
	if err != nil || s.Diags.Errors() > 0 {
		report.failed(name, &s.Diags)
		report.leave([]string{name})
	} else {
		report.add(result.Files[0], &s.Diags)
	}
	if reporting := report.write(s); err == nil {
		err = reporting
	}
	if err != nil {
		return err
	}
	if err := s.Finish(); err != nil {
		return err
	}
	file, text := result.Files[0].File, result.Files[0].New
	if loops != nil {
		file = loops.Before
	}
	layout, err := s.LayoutOf(name)
	if err != nil {
		return err
	}
	switch {
	case diff:
		return s.Write("", []byte(driver.Unified(name, file.Text, text)))
	case inPlace && name != "-" && layout != driver.MLIR:
		err = replaceFile(name, backup, file.Text, text)
	default:
		err = s.Write(output, text)
	}
	if err != nil {
		return err
	}
	return runtime.write(as, file.Text, text)
}

// rewrite writes an input with its directives in the form that a request asks for. The result has files unless there are errors in the diagnostics.
func rewrite(s *driver.Session, name string, q translate.Request) (*translate.Result, error) {
	if layout, err := s.LayoutOf(name); err == nil && layout == driver.MLIR && slices.Contains(translate.Directions, q.Direction) {
		return listed(s, name, q)
	}
	reader, err := s.Reader(name)
	if err != nil {
		return nil, err
	}
	result, err := translate.Translate(reader, q)
	s.AddFound(&result.Found)
	if usage := (*translate.UsageError)(nil); errors.As(err, &usage) {
		err = &driver.StatusError{Status: driver.ExitUsage, Err: err}
	}
	if err == nil && len(result.Files) == 0 && !s.Diags.HasErrors() {
		err = fmt.Errorf("%s: nothing was written, which is a bug in accc", name)
	}
	return result, err
}

// listed lists the directives of IR, which has no source.
func listed(s *driver.Session, name string, q translate.Request) (*translate.Result, error) {
	if q.Options.Transfers {
		return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("%s: --optimize changes sources; accc opt --passes %s does so for IR", name, translate.FewerTransfers)}
	}
	file, err := s.Read(name)
	if err != nil {
		return nil, err
	}
	module, err := s.Module(name)
	if err != nil {
		return nil, err
	}
	switch opts := &q.Options; q.Direction {
	case translate.Same:
	case translate.ToOpenACC:
		opts.Only = accdir.Table
	default:
		opts.Only = accdir.Table
		if d, errs := emit.Directives(module, *opts); len(d)+len(errs) > 0 {
			return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf("%s: OpenACC is translated to OpenMP in sources, not in IR", name)}
		}
		opts.Only = ompdir.Table
	}
	text := []byte(emit.Text(module, q.Options, &s.Diags))
	return &translate.Result{Files: []*translate.File{{File: file, New: text}}}, nil
}

// openaccLibrary writes openacc.h, or the module openacc, for translated programs.
func openaccLibrary(s *driver.Session, as translate.Direction, output string, text func(emit.Header) string) error {
	if _, ok := as.Target(); !ok {
		return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("--openacc-header and --openacc-module go with --as omp or omp-multicore")}
	}
	return s.Write(output, []byte(text(as.Library())))
}

// writeConcurrent puts directives and counted loops in the place of the loops do concurrent of a source, if that is asked for.
func writeConcurrent(s *driver.Session, name string, opts emit.Options) (*driver.Rewritten, error) {
	if !opts.Concurrent {
		return nil, nil
	}
	return s.WriteConcurrent(name)
}

// replaceFile writes the new text of a file, and before that the old one under its name with a suffix, if there is one. A file that
// has the text already is not touched, nor is what an earlier run kept of it.
func replaceFile(name, backup string, old, text []byte) error {
	if bytes.Equal(old, text) {
		return nil
	}
	if backup != "" {
		mode := os.FileMode(0o644)
		if info, err := os.Stat(name); err == nil {
			mode = info.Mode().Perm()
		}
		if err := driver.WriteFile(name+backup, old, mode); err != nil {
			return err
		}
	}
	return driver.WriteFile(name, text, 0o644)
}
