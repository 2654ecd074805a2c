package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"crypto/md5"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
)

// A file is one of an archive.
type file struct {
	name string
	text []byte
	mode int64
}

// archive writes the archive of a target: all files below one directory.
func (r *release) archive(t target, program []byte, pages map[string][]byte) error {
	name := fmt.Sprintf("accc-%s-%s-%s", r.version, t.os, t.arch)
	base := command
	if t.os == "windows" {
		base += ".exe"
	}
	files := []file{{name + "/" + base, program, 0o755}}
	for _, p := range slices.Sorted(maps.Keys(pages)) {
		files = append(files, file{name + "/" + p, pages[p], 0o644})
	}
	if t.os == "windows" {
		text, err := r.zip(files)
		if err != nil {
			return err
		}
		return r.write(name+".zip", text)
	}
	text, err := r.tar(files)
	if err != nil {
		return err
	}
	return r.write(name+".tar.gz", zipped(text))
}

// tar packs files, and the directories that they are in.
func (r *release) tar(files []file) ([]byte, error) {
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	made := map[string]bool{".": true}
	var folder func(name string) error
	folder = func(name string) error {
		if made[name] {
			return nil
		}
		made[name] = true
		if err := folder(path.Dir(name)); err != nil {
			return err
		}
		return w.WriteHeader(&tar.Header{Typeflag: tar.TypeDir, Name: name + "/", Mode: 0o755, ModTime: r.time, Uname: "root", Gname: "root"})
	}
	for _, f := range files {
		if err := folder(path.Dir(f.name)); err != nil {
			return nil, err
		}
		if err := w.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: f.name, Size: int64(len(f.text)), Mode: f.mode, ModTime: r.time, Uname: "root", Gname: "root"}); err != nil {
			return nil, err
		}
		if _, err := w.Write(f.text); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return out.Bytes(), err
}

// zip packs files.
func (r *release) zip(files []file) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range files {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: r.time}
		h.SetMode(0o644)
		if f.mode&0o111 != 0 {
			h.SetMode(0o755)
		}
		part, err := w.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := part.Write(f.text); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return out.Bytes(), err
}

// command is what users type.
const command = "accc"

// homes are where a Debian package has the pages, by the folder that they are in elsewhere; others belong to the documents.
var homes = map[string]string{"man": "usr/share/man/man1", "docs": "usr/share/doc/accc", "editors": "usr/share/doc/accc/editors", ".": "usr/share/doc/accc"}

// completions are where shells look for the completions that packages bring.
var completions = map[string]string{
	command + ".bash": "usr/share/bash-completion/completions/accc", "_accc": "usr/share/zsh/vendor-completions/_accc", command + ".fish": "usr/share/fish/vendor_completions.d/accc.fish",
}

// deb writes the Debian package of a processor: an ar archive of the format's version, the control files and the data (deb(5)).
func (r *release) deb(arch string, program []byte, pages map[string][]byte) error {
	files := []file{{"./usr/bin/accc", program, 0o755}}
	for name, text := range pages {
		folder, base := path.Dir(name), path.Base(name)
		to := path.Join(homes[folder], base)
		switch {
		case folder == "completions":
			if to = completions[base]; to == "" {
				continue // of a shell that Debian does not have
			}
		case folder == "man":
			to, text = to+".gz", zipped(text)
		case strings.HasPrefix(name, "playground/"):
			to = "usr/share/accc/" + name
		case name == "LICENSE":
			continue // in copyright
		}
		files = append(files, file{"./" + to, text, 0o644})
	}
	notice := fmt.Sprintf("accc is under the Apache License 2.0 (/usr/share/common-licenses/Apache-2.0).\nIt contains the software of licenses.txt, under the licences there.\n\n%s", pages["LICENSE"])
	files = append(files, file{"./usr/share/doc/accc/copyright", []byte(notice), 0o644})
	changes := fmt.Sprintf("accc (%s) unstable; urgency=medium\n\n  * Version %[1]s.\n\n -- %s  %s\n", r.version, maintainer, r.time.Format("Mon, 02 Jan 2006 15:04:05 -0700"))
	files = append(files, file{"./usr/share/doc/accc/changelog.gz", zipped([]byte(changes)), 0o644})
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	data, err := r.tar(files)
	if err != nil {
		return err
	}
	var sums strings.Builder
	size := 0
	for _, f := range files {
		size += len(f.text)
		fmt.Fprintf(&sums, "%x  %s\n", md5.Sum(f.text), strings.TrimPrefix(f.name, "./"))
	}
	control, err := r.tar([]file{
		{"./control", fmt.Appendf(nil, controlFile, r.version, arch, maintainer, (size+1023)/1024), 0o644},
		{"./md5sums", []byte(sums.String()), 0o644},
	})
	if err != nil {
		return err
	}
	var out bytes.Buffer
	out.WriteString("!<arch>\n")
	for _, part := range []file{{name: "debian-binary", text: []byte("2.0\n")}, {name: "control.tar.gz", text: zipped(control)}, {name: "data.tar.gz", text: zipped(data)}} {
		fmt.Fprintf(&out, "%-16s%-12d%-6d%-6d%-8s%-10d`\n", part.name, r.time.Unix(), 0, 0, "100644", len(part.text))
		out.Write(part.text)
		if len(part.text)%2 == 1 {
			out.WriteByte('\n')
		}
	}
	return r.write(fmt.Sprintf("accc_%s_%s.deb", r.version, arch), out.Bytes())
}

// maintainer is who the packages name; see RATIONALE for what changes when the repository has an address.
const maintainer = "The authors of accc <accc@localhost>"

// controlFile describes the package (deb-control(5)). The command needs nothing; host compilers are for native builds.
const controlFile = `Package: accc
Version: %s
Architecture: %s
Maintainer: %s
Installed-Size: %d
Recommends: gcc, libc6-dev
Suggests: gfortran
Section: devel
Priority: optional
Description: OpenACC and OpenMP without a GPU: check, lower, run, rewrite
 accc reads C and Fortran with directives of OpenACC and OpenMP, checks every
 directive and clause, lowers them to the acc and omp dialects of MLIR, runs
 programs on a simulated accelerator, and translates OpenACC to OpenMP.
`
