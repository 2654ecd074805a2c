package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"accc/backend/run"
	"accc/cmd/internal/ccflags"
	"accc/cmd/internal/driver"

	"github.com/spf13/pflag"
	"golang.org/x/term"
)

// A self-contained executable is accc itself with a compiled program appended, the program's length in eight bytes, and a mark.
const imageMark = "accc program v1\n"

// buildSelfContained links sources into a self-contained executable, for --target=wasm or where there is no host compiler.
func buildSelfContained(s *driver.Session, line *ccflags.Line, haveCC bool) error {
	if line.Step != ccflags.Link {
		reason := "--target=wasm makes executables only: it has no -c, -S, -E or -M"
		if !haveCC && line.Target != "wasm" {
			reason = "no host compiler was found (cc, --cc or ACCC_CC; gfortran, --fc or ACCC_FC), and without one accc makes executables only"
		}
		return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New(reason)}
	}
	var sources []string
	for _, in := range line.Inputs {
		if !in.IsC() && !in.IsFortran() {
			return &driver.StatusError{Status: driver.ExitErrors, Err: fmt.Errorf("%s: a self-contained executable is made of sources only", in.Name)}
		}
		sources = append(sources, in.Name)
	}
	if len(sources) == 0 {
		return &driver.StatusError{Status: driver.ExitUsage, Err: errors.New("no input files")}
	}
	if line.Verbose || line.DryRun {
		fmt.Fprintf(s.Stderr, "accc: compiling %s for the embedded engine\n", strings.Join(sources, " "))
	}
	if line.DryRun {
		return nil
	}
	output := line.Output
	if output == "" {
		output = "a.out"
	}
	s.Warn.Bearing, s.Fortran.Whole = true, true
	s.Fortran.Dialect.ConcurrentOnDevice = line.Dialect.ConcurrentOnDevice
	module, err := s.Linked(sources)
	if err != nil {
		return err
	}
	if err := s.Finish(); err != nil {
		return err
	}
	return s.Guard(sources[0], func() error {
		image, err := run.Build(module, run.Options{HostToo: true})
		if err != nil {
			return &driver.StatusError{Status: driver.ExitErrors, Err: err}
		}
		text, err := appendImage(image)
		if err != nil {
			return &driver.StatusError{Status: driver.ExitErrors, Err: err}
		}
		return driver.WriteFile(output, text, 0o755)
	})
}

// appendImage is accc's own executable with a program appended.
func appendImage(image *run.Image) ([]byte, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("cannot find accc's own executable: %w", err)
	}
	out, err := os.ReadFile(self)
	if err != nil {
		return nil, fmt.Errorf("cannot read accc's own executable: %w", err)
	}
	var program bytes.Buffer
	if err := image.Save(&program); err != nil {
		return nil, err
	}
	out = append(out, program.Bytes()...)
	out = binary.LittleEndian.AppendUint64(out, uint64(program.Len()))
	return append(out, imageMark...), nil
}

// embedded is the program appended to the running executable; ok is false when there is none.
func embedded() (image *run.Image, ok bool, err error) {
	self, err := os.Executable()
	if err != nil {
		return nil, false, nil
	}
	f, err := os.Open(self)
	if err != nil {
		return nil, false, nil
	}
	defer f.Close()
	end, err := f.Seek(0, io.SeekEnd)
	trailer := make([]byte, 8+len(imageMark))
	if err != nil || end < int64(len(trailer)) {
		return nil, false, nil
	}
	if _, err := f.ReadAt(trailer, end-int64(len(trailer))); err != nil || string(trailer[8:]) != imageMark {
		return nil, false, nil
	}
	size := int64(binary.LittleEndian.Uint64(trailer))
	start := end - int64(len(trailer)) - size
	if size < 0 || start < 0 {
		return nil, true, errors.New("the saved program is damaged")
	}
	image, err = run.Load(io.NewSectionReader(f, start, size))
	return image, true, err
}

// runEmbedded runs the program appended to the executable; its arguments are all of the command line. The flags of accc run
// that say what it may reach come from the variable ACCC_RUN_FLAGS, separated by blanks.
func runEmbedded(s *driver.Session, image *run.Image, args []string) int {
	opts := run.Options{Args: args, Stdin: s.Stdin, Stdout: s.ForOthers(), Stderr: s.Stderr, Interactive: term.IsTerminal(int(os.Stdout.Fd()))}
	var box sandbox
	flags := pflag.NewFlagSet("ACCC_RUN_FLAGS", pflag.ContinueOnError)
	box.flags(flags, &opts)
	terms := flags.Bool("licenses", false, "print the licences of what the executable contains, and run nothing")
	err := flags.Parse(strings.Fields(os.Getenv("ACCC_RUN_FLAGS")))
	if err == nil && flags.NArg() > 0 {
		err = fmt.Errorf("unexpected argument %q", flags.Arg(0))
	}
	if err != nil {
		fmt.Fprintf(s.Stderr, "%s: ACCC_RUN_FLAGS: %v\n", args[0], err)
		return driver.ExitUsage
	}
	if *terms {
		if err := s.Write("", licenses); err != nil {
			return driver.ExitErrors
		}
		return driver.ExitOK
	}
	files, err := box.apply(&opts)
	if err != nil {
		fmt.Fprintf(s.Stderr, "%s: %v\n", args[0], err)
		return driver.ExitErrors
	}
	defer files.Close()
	if opts.Timeout > 0 {
		status, ok, err := watched(s, opts.Timeout)
		if err != nil {
			fmt.Fprintf(s.Stderr, "%s: %v\n", args[0], err)
			return driver.ExitErrors
		}
		if ok {
			return status
		}
	}
	status, err := image.Run(opts)
	files.ExplainOutside(s.Stderr)
	if err != nil {
		fmt.Fprintf(s.Stderr, "%s: %v\n", args[0], err)
		return driver.ExitErrors
	}
	return status
}
