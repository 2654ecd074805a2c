package libc

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/backend/device/api"
	"accc/frontend/c/include"
)

var (
	prototype = regexp.MustCompile(`(?m)^[A-Za-z_][A-Za-z_0-9 *]*\([^{}\n]*\);$`)
	external  = regexp.MustCompile(`(?m)^extern (.*);$`)
)

// The headers that declare functions of other packages.
var notOurs = map[string]bool{"openacc.h": true, "acc_prof.h": true, "mpi.h": true}

// What the headers declare is what the library has, with the same values on the stack, and the other way round.
func TestHeadersAgree(t *testing.T) {
	declaredIn := map[string][]string{}
	err := fs.WalkDir(include.FS, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".h") || notOurs[path] {
			return err
		}
		text, err := fs.ReadFile(include.FS, path)
		if err != nil {
			return err
		}
		for _, proto := range prototype.FindAllString(string(text), -1) {
			if strings.HasPrefix(proto, "typedef") {
				continue
			}
			declared, err := readProto(strings.TrimSuffix(proto, ";"))
			if !assertNoError(t, err, path, proto) {
				continue
			}
			f := Lookup(declared.Name)
			if f == nil && api.Lookup(declared.Name) != nil {
				continue // a routine about devices
			}
			if f == nil {
				t.Errorf("%s declares %s, which the library does not have", path, declared.Name)
				continue
			}
			declaredIn[f.Name] = append(declaredIn[f.Name], path)
			require.Equal(t, f.Params, declared.Params, "%s: %s", path, proto)
			require.Equal(t, f.Results, declared.Results, "%s: %s", path, proto)
			require.Equal(t, f.Varargs, declared.Varargs, "%s: %s", path, proto)
		}
		for _, m := range external.FindAllStringSubmatch(string(text), -1) {
			for _, name := range strings.Split(m[1], ",") {
				name = name[strings.LastIndexAny(name, " *")+1:]
				o := LookupObject(name)
				require.NotNil(t, o, "%s declares %s", path, name)
				require.Equal(t, path, o.Header, name)
			}
		}
		return nil
	})
	require.NoError(t, err)
	for _, f := range All() {
		if f.Header != "" {
			require.Contains(t, declaredIn[f.Name], f.Header, f.Name)
		}
	}
}

func assertNoError(t *testing.T, err error, path, proto string) bool {
	t.Helper()
	if err != nil {
		t.Errorf("%s: %s: %v", path, proto, err)
	}
	return err == nil
}
