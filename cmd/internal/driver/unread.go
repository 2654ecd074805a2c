package driver

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// unreadKinds are languages and files that users have beside sources of C and Fortran, by the ends of their names. accc reads none of them.
var unreadKinds = map[string]string{
	".cc": "C++", ".cpp": "C++", ".cxx": "C++", ".c++": "C++", ".C": "C++", ".CPP": "C++", ".hpp": "C++", ".hxx": "C++", ".hh": "C++", ".ipp": "C++", ".tpp": "C++",
	".cu": "CUDA", ".cuh": "CUDA", ".ptx": "CUDA", ".cuf": "CUDA Fortran", ".CUF": "CUDA Fortran", ".hip": "HIP", ".cl": "OpenCL", ".sycl": "SYCL",
	".o": objectFile, ".obj": objectFile, ".a": "a library", ".so": "a library", ".dylib": "a library", ".dll": "a library", ".lib": "a library",
	".mod": "a compiled module", ".smod": "a compiled module", ".bc": "LLVM bitcode", ".ll": "LLVM IR", ".s": "assembly", ".S": "assembly", ".exe": executable,
}

const objectFile, executable = "an object file", "an executable"

// sourceKinds are those that hold what a programmer wrote, and that belongs to the program: a tree whose other sources are in order is not checked whole.
var sourceKinds = []string{"C++", "CUDA", "CUDA Fortran", "HIP", "OpenCL", "SYCL"}

// unknownInput says why an input is none whose language is known: it is not there, or of a kind that accc does not read.
func (s *Session) unknownInput(name string) error {
	hint := fmt.Sprintf("cannot tell the language from the name (use -x %s)", layoutNames())
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		hint = "no such file or directory"
		if s.Command == "accc run" {
			hint += " (arguments of the program follow --)"
		}
	case err != nil:
		var pe *os.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		hint = err.Error()
	case info.IsDir():
		hint = "is a directory"
	default:
		kind := kindByBeginning(name)
		if kind == "" {
			kind = unreadKinds[filepath.Ext(name)]
		}
		if kind != "" {
			hint = kind + " is not read: accc reads sources of C and Fortran, and IR"
		}
	}
	return &StatusError{ExitUsage, fmt.Errorf("%s: %s", name, hint)}
}

// magics are how files begin that no compiler of a language writes.
var magics = []struct{ begin, kind string }{
	{"!<arch>\n", "a library"}, {"BC\xc0\xde", "LLVM bitcode"}, {"\xcf\xfa\xed\xfe", executable}, {"MZ", executable}, {"#!", "a script"},
}

// kindByBeginning is what a file is by its first bytes, "" where they do not say it.
func kindByBeginning(name string) string {
	f, err := os.Open(name)
	if err != nil {
		return ""
	}
	defer f.Close()
	head := make([]byte, 18)
	n, _ := io.ReadFull(f, head)
	head = head[:n]
	if bytes.HasPrefix(head, []byte("\x7fELF")) {
		if n > 16 && (head[16] == 1 || head[17] == 1) {
			return objectFile
		}
		return executable
	}
	for _, m := range magics {
		if bytes.HasPrefix(head, []byte(m.begin)) {
			return m.kind
		}
	}
	return ""
}

// leftOut says which sources below a directory accc does not read, "" where there are none: what checks the rest of them has not checked the program.
func (s *Session) leftOut(dir string) string {
	byKind := map[string][]string{}
	_, _ = below(dir, func(path string) bool {
		if kind := unreadKinds[filepath.Ext(path)]; slices.Contains(sourceKinds, kind) && !s.isExcluded(path) {
			byKind[kind] = append(byKind[kind], path)
		}
		return false
	})
	var parts []string
	total := 0
	for _, kind := range sourceKinds {
		if list := byKind[kind]; len(list) > 0 {
			slices.Sort(list)
			total += len(list)
			more := ""
			if len(list) > 1 {
				more = ", ..."
			}
			parts = append(parts, fmt.Sprintf("%d of %s (%s%s)", len(list), kind, list[0], more))
		}
	}
	if total == 0 {
		return ""
	}
	return fmt.Sprintf("%s left out, which accc does not read: %s", Counted(total, "source"), strings.Join(parts, ", "))
}
