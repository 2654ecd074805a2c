package run

import (
	"bytes"
	"errors"
	"fmt"

	"accc/ir"
)

// maxReport is how much of a message is shown.
const maxReport = 4096

// report: (site, message, fatal), the error directive of OpenMP at run time (OpenMP 5.2 §8.5).
func report(in *instance, s []uint64) error {
	text := "error directive encountered"
	if s[1] != 0 {
		if message := in.text(s[1]); message != "" {
			text = message
		}
	}
	if i32(s[2]) != 0 {
		return in.at(s[0], errors.New(text))
	}
	at := ""
	if f := ir.File(in.p.image.program.Sites[i32(s[0])].Loc); f != nil {
		at = fmt.Sprintf("%s:%d:%d: ", f.File, f.Line, f.Col)
	}
	fmt.Fprintf(in.p.opts.Stderr, "%swarning: %s\n", at, text)
	return nil
}

// text is the string at an address, as far as it is shown.
func (in *instance) text(at uint64) string {
	var out []byte
	for len(out) < maxReport {
		b, err := in.space.Slice(at+uint64(len(out)), 1)
		if err != nil || b[0] == 0 {
			break
		}
		out = append(out, b[0])
	}
	return string(bytes.ToValidUTF8(out, []byte("?")))
}
