package main

import (
	"fmt"
	"maps"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"accc/cmd/internal/ccflags"
	"accc/cmd/internal/driver"
)

// A vendor is whose options a host compiler takes.
type vendor int

const (
	otherVendor vendor = iota
	gnu
	clangVendor
	flangVendor
)

// vendorOf asks a compiler, which may be one of MPI's scripts, for its name.
func vendorOf(compiler []string) vendor {
	said, err := exec.Command(compiler[0], append(slices.Clone(compiler[1:]), "--version")...).Output()
	text := string(said)
	switch {
	case err != nil:
	case strings.Contains(text, "flang"):
		return flangVendor
	case strings.Contains(text, "clang"):
		return clangVendor
	case strings.Contains(text, "Free Software Foundation"):
		return gnu
	}
	return otherVendor
}

// openMP are the options by which the host compiler reads a translation.
func (d *ccDriver) openMP() []string {
	chosen := slices.ContainsFunc(d.line.Args, func(a string) bool { return strings.HasPrefix(a, "-fopenmp-version=") })
	if !chosen && d.vendor() == flangVendor {
		return []string{"-fopenmp", "-fopenmp-version=52"} // without it flang reads version 3.1, which has no devices
	}
	return []string{"-fopenmp"}
}

func (d *ccDriver) vendor() vendor {
	if d.knownVendor == nil {
		v := vendorOf(d.compiler)
		d.knownVendor = &v
	}
	return *d.knownVendor
}

// othersLibrary are the libraries of OpenMP of objects of other compilers that this one links. LLVM's has most functions of GNU's, too: it
// comes first, so that there is one library for them, and GNU's has the rest, those for devices.
func (d *ccDriver) othersLibrary() []string {
	if d.line.Step != ccflags.Link {
		return nil
	}
	other, _ := hostCompiler(d.line, !d.fortran)
	switch v := d.vendor(); {
	case v == gnu && holds(d.line, []byte("__kmpc_")):
		return []string{libraryOf(other, "omp")}
	case (v == clangVendor || v == flangVendor) && holds(d.line, []byte("GOMP_target_ext"), []byte("GOMP_teams4")):
		return []string{libraryOf(d.compiler, "omp"), libraryOf(other, "gomp")}
	}
	return nil
}

// atomics are the options for the library by which LLVM's compilers access wide variables atomically and reduce them: where nothing needs it,
// it is not linked.
func (d *ccDriver) atomics() []string {
	if d.line.Step != ccflags.Link {
		return nil
	}
	switch d.vendor() {
	case clangVendor, flangVendor:
	case gnu:
		if !holds(d.line, []byte("__kmpc_")) { // an object of theirs
			return nil
		}
	default:
		return nil
	}
	if !filepath.IsAbs(libraryOf(d.compiler, "atomic")) {
		return nil
	}
	return []string{"-Wl,--push-state,--as-needed", "-latomic", "-Wl,--pop-state"}
}

// libraryOf is a library of a compiler, as an argument for the linker.
func libraryOf(compiler []string, name string) string {
	said, err := exec.Command(compiler[0], append(slices.Clone(compiler[1:]), "-print-file-name=lib"+name+".so")...).Output()
	if path := strings.TrimSpace(string(said)); err == nil && filepath.IsAbs(path) {
		return path
	}
	return "-l" + name
}

// missing reports whether GCC says that it has no program or file of a name.
func (d *ccDriver) missing(kind, name string) bool {
	args := slices.Clone(d.compiler[1:])
	for _, a := range d.line.Args {
		if strings.HasPrefix(a, "-B") { // where the compiler looks for its programs
			args = append(args, a)
		}
	}
	said, err := exec.Command(d.compiler[0], append(args, "-print-"+kind+"-name="+name)...).Output()
	return err == nil && strings.TrimSpace(string(said)) == name
}

// deviceLibraries are the options for libraries of the devices that GCC makes code for by itself, where compilers for them are installed: it
// links those that the command links for the host only if it is told to.
func (d *ccDriver) deviceLibraries() (flags []string) {
	if d.line.Step != ccflags.Link || d.line.Target != "offload" || d.vendor() != gnu || slices.Contains(d.line.Args, "-foffload=disable") {
		return nil
	}
	devices := slices.DeleteFunc(slices.Sorted(maps.Keys(triples)), func(device string) bool { return d.missing("prog", "accel/"+device+"/mkoffload") })
	libraries := []string{"atomic"} // for reductions of types that the device has no atomic updates of
	if d.fortran {
		libraries = append(libraries, "m", "gfortran")
	} else if slices.Contains(d.line.Args, "-lm") {
		libraries = append(libraries, "m")
	}
	for _, name := range libraries {
		without := func(device string) bool { return d.missing("file", "accel/"+device+"/lib"+name+".a") }
		if len(devices) > 0 && !slices.ContainsFunc(devices, without) {
			flags = append(flags, "-foffload=-l"+name)
		}
	}
	return flags
}

// triples are GCC's names of devices as LLVM has them.
var triples = map[string]string{"nvptx-none": "nvptx64-nvidia-cuda", "amdgcn-amdhsa": "amdgcn-amd-amdhsa"}

// offloading are the options of the host compiler for the device of --offload.
func (d *ccDriver) offloading() ([]string, error) {
	device := d.line.Offload
	if device == "" {
		return d.deviceLibraries(), nil
	}
	switch d.vendor() {
	case gnu:
		// A compiler for the device is a package of its own; without it, linking ends with a message of the linker's.
		if d.line.Step == ccflags.Link && d.missing("prog", "accel/"+device+"/mkoffload") {
			return nil, &driver.StatusError{Status: driver.ExitErrors, Err: fmt.Errorf(
				"--offload=%s: %s has no compiler for this device (for nvptx-none Debian and Ubuntu have it in gcc-VERSION-offload-nvptx)", device, d.compiler[0])}
		}
		// Reductions of types that the device has no atomic updates of are in a library.
		flags := []string{"-foffload=" + device, "-foffload=-lm", "-foffload=-latomic"}
		if d.fortran {
			flags = append(flags, "-foffload=-lgfortran")
		}
		return flags, nil
	case clangVendor, flangVendor:
		if triple := triples[device]; triple != "" {
			device = triple
		}
		return []string{"-fopenmp-targets=" + device}, nil
	}
	return nil, &driver.StatusError{Status: driver.ExitUsage, Err: fmt.Errorf(
		"--offload=%s: the options of %s for devices are not known; give them in its words, with --target=offload", device, d.compiler[0])}
}
