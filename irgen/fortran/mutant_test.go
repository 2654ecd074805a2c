package fortran_test

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"accc/frontend/diag"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir/irtest"
	"accc/irgen/fortran"
	"accc/sema"
	semaacc "accc/sema/acc"

	"github.com/stretchr/testify/require"
)

var (
	mutants    = flag.Int("mutants", 300, "how many sources with random mistakes to try")
	mutantSeed = flag.Uint64("mutant-seed", 1, "the first of their seeds")
)

// TestMutants reads, checks and lowers sources with random mistakes: whatever they are, nothing may panic, and nothing may take long.
func TestMutants(t *testing.T) {
	var files []string
	for _, pattern := range []string{"*/*.f90", "*/*.f", "*/*.F90", "*/*.F"} {
		found, err := filepath.Glob("../../testdata/fortran/" + pattern)
		require.NoError(t, err)
		files = append(files, found...)
	}
	texts := map[string][]byte{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		texts[name] = text
	}
	for i := range *mutants {
		seed := *mutantSeed + uint64(i)
		r := rand.New(rand.NewPCG(seed, 0))
		name := files[r.IntN(len(files))]
		text := mutate(r, texts[name])
		if fault := tried(name, text); fault != "" {
			dir := os.Getenv("MUTANT_DIR")
			if dir != "" {
				_ = os.WriteFile(filepath.Join(dir, fmt.Sprintf("%d%s", seed, filepath.Ext(name))), text, 0o666)
			}
			t.Errorf("seed %d, made of %s: %s", seed, name, fault)
		}
	}
}

// mutate makes one to three random mistakes in a text: lines or words are left out, doubled or exchanged.
func mutate(r *rand.Rand, text []byte) []byte {
	lines := strings.Split(string(text), "\n")
	for range 1 + r.IntN(3) {
		i := r.IntN(len(lines))
		switch r.IntN(9) {
		case 0:
			lines = append(lines[:i:i], lines[i+1:]...)
		case 1:
			lines = append(lines[:i:i], lines[i:]...)
			lines[i] += "\n" + lines[i]
		case 2:
			j := r.IntN(len(lines))
			lines[i], lines[j] = lines[j], lines[i]
		default:
			words := split(lines[i])
			if len(words) < 2 {
				continue
			}
			j := r.IntN(len(words))
			switch r.IntN(4) {
			case 0:
				words[j] = ""
			case 1:
				words[j] += " " + words[j]
			case 2:
				k := r.IntN(len(words))
				words[j], words[k] = words[k], words[j]
			default:
				other := split(lines[r.IntN(len(lines))])
				if len(other) > 0 {
					words[j] = other[r.IntN(len(other))]
				}
			}
			lines[i] = strings.Join(words, "")
		}
		if len(lines) == 0 {
			break
		}
	}
	return []byte(strings.Join(lines, "\n"))
}

// split parts a line into words and the characters between them.
func split(line string) (words []string) {
	start := 0
	isWord := func(c byte) bool { return c == '_' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' }
	for i := 1; i <= len(line); i++ {
		if i == len(line) || !isWord(line[i]) || !isWord(line[i-1]) {
			words = append(words, line[start:i])
			start = i
		}
	}
	return words
}

// tried says what is wrong with how a source is taken, "" if nothing is.
func tried(name string, text []byte) (fault string) {
	if bytes.IndexByte(text, 0) >= 0 {
		return ""
	}
	begin := irtest.Processor()
	defer func() {
		if e := recover(); e != nil {
			fault = fmt.Sprintf("%v\n%s", e, debug.Stack())
		} else if took := irtest.Processor() - begin; took > 20*time.Second {
			fault = fmt.Sprintf("%v", took)
		}
	}()
	var list diag.List
	form, preprocess, _ := front.FormOf(name)
	u := front.Parse(source.NewFile(filepath.Base(name), text), front.Options{Form: form, Preprocess: preprocess, OpenACC: true}, &list)
	for _, d := range list.Sorted() {
		if strings.HasPrefix(d.Message, "internal error") {
			return d.Message
		}
	}
	if u == nil || u.Model == nil {
		return ""
	}
	sema.Run(u.Model, &list, semaacc.Checks)
	if list.HasErrors() || !u.Sound {
		return ""
	}
	fortran.Lower([]*front.Unit{u}, fortran.Options{}, &list)
	return ""
}
