package c

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir/irtest"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
)

// TestLanguage reads every program of language.txtar and expects no diagnostic.
func TestLanguage(t *testing.T) {
	archive, err := txtar.ParseFile("../../testdata/c/language.txtar")
	require.NoError(t, err)
	for _, f := range archive.Files {
		t.Run(f.Name, func(t *testing.T) {
			var list diag.List
			u := Parse(source.NewFile(f.Name, f.Data), options(t, f.Data), &list)
			require.Empty(t, list.Sorted())
			require.NotNil(t, u.AST)
		})
	}
}

// TestLanguageOracle checks that the programs of language.txtar are right, with clang's word.
func TestLanguageOracle(t *testing.T) {
	clang := irtest.Oracle(t, "clang-22")
	archive, err := txtar.ParseFile("../../testdata/c/language.txtar")
	require.NoError(t, err)
	for _, f := range archive.Files {
		if strings.HasPrefix(f.Name, "gnu_") {
			continue
		}
		t.Run(f.Name, func(t *testing.T) {
			std := options(t, f.Data).Std
			if std == "" {
				std = "gnu17"
			}
			cmd := exec.Command(clang, "-fsyntax-only", "-w", "-Wno-implicit-function-declaration", "-std="+std, "-x", "c", "-")
			cmd.Stdin = bytes.NewReader(f.Data)
			out, err := cmd.CombinedOutput()
			require.NoError(t, err, string(out))
		})
	}
}
