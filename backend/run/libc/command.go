package libc

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// A program starts no processes, but many prepare the directories of their output by a command: mkdir is carried out by the
// directory of the program itself.

// RunCommand carries out mkdir, with -p or without. ok is false for other commands; message is what mkdir writes to the error stream.
func RunCommand(files any, command string) (status int32, message string, ok bool) {
	d, has := files.(Directory)
	words, plain := shellWords(command)
	if !has || !plain || len(words) < 2 || words[0] != "mkdir" {
		return 0, "", false
	}
	parents := false
	words = words[1:]
	for len(words) > 0 && strings.HasPrefix(words[0], "-") {
		if words[0] != "-p" && words[0] != "--parents" {
			return 0, "", false
		}
		parents = true
		words = words[1:]
	}
	for _, name := range words {
		if err := makeDirectory(d, name, parents); err != nil {
			status = 1
			message += fmt.Sprintf("mkdir: cannot create directory '%s': %v\n", name, plainError(err))
		}
	}
	return status, message, true
}

// makeDirectory makes a directory, and those above it if parents is set, which may be there.
func makeDirectory(d Directory, name string, parents bool) error {
	if !parents {
		return d.Mkdir(name, 0o777)
	}
	if info, err := d.Stat(name, true); err == nil && info.IsDir() {
		return nil
	}
	if up := path.Dir(path.Clean(name)); up != "." && up != "/" {
		if err := makeDirectory(d, up, true); err != nil {
			return err
		}
	}
	return d.Mkdir(name, 0o777)
}

func plainError(err error) error {
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		return p.Err
	}
	return err
}

// shellWords splits a command into words. plain is false where the shell would do more than that; output that is thrown away is dropped.
func shellWords(command string) (words []string, plain bool) {
	for _, w := range []string{"2>/dev/null", "2> /dev/null", ">/dev/null", "> /dev/null", "2>&1"} {
		command = strings.ReplaceAll(command, w, " ")
	}
	quote := rune(0)
	word, open := "", false
	for _, r := range command {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			word += string(r)
		case r == '\'' || r == '"':
			quote, open = r, true
		case r == ' ' || r == '\t' || r == '\n':
			if open {
				words, word, open = append(words, word), "", false
			}
		case strings.ContainsRune("$`\\*?[]{}()<>|&;~#!", r):
			return nil, false
		default:
			word, open = word+string(r), true
		}
	}
	if open {
		words = append(words, word)
	}
	return words, quote == 0
}
