// Package translate translates the directives of a source to another directive language, or writes them back in their own. It knows no files
// and no flags: a [Reader] reads the source, and the [Result] has edits, texts and findings. The command line, the language server and
// the page in the browser call it with readers of their own.
//
//	result, err := translate.Translate(reader, translate.Request{Direction: translate.ToOpenMP, Options: emit.Options{Style: "explicit"}})
//
// Read this file and reader.go (what is asked, and of whom), then rewriting.go (a source under one configuration of the preprocessor:
// regenerated, or translated by openmp.go, with lifetime.go, or openacc.go; words.go has the words of the source), verify.go (what was written is read again) and became.go (what became of each directive).
// Directives that one configuration leaves out are read under others: lines.go asks the tokens of the text for conditional groups, branches.go finds the directives in them, condition.go solves the conditions of the preprocessor,
// definitions.go has macros with several definitions, inside.go directives among whose lines the preprocessor chooses, variant.go joins the edits of
// all configurations, and settle.go repeats that until no further directive has to stay as it is. group.go finds what is translated together, and part.go translates
// that alone. agree.go compares the directives of sources that have both
// languages, with agreewords.go, agreekernels.go, agreeloops.go and agreetranslated.go.
package translate

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"

	"accc/backend/emit"
	"accc/backend/translate/outcome"
	"accc/frontend/diag"
	"accc/frontend/source"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// A Direction is the directive language to write.
type Direction string

// The directions. Same writes the directives of each language back in it.
const (
	Same        Direction = "same"
	ToOpenACC   Direction = "acc"
	ToOpenMP    Direction = "omp"           // for a device
	ToMulticore Direction = "omp-multicore" // for the threads of the host
)

// Directions are all of them.
var Directions = []Direction{Same, ToOpenACC, ToOpenMP, ToMulticore}

// targets are what directions to OpenMP write for.
var targets = map[Direction]outcome.Target{ToOpenMP: outcome.Offload, ToMulticore: outcome.Multicore}

// Target is what a direction writes OpenMP for; ok is false for other directions.
func (d Direction) Target() (target outcome.Target, ok bool) {
	target, ok = targets[d]
	return target, ok
}

// Library is OpenACC's library for programs translated in a direction.
func (d Direction) Library() emit.Header { return emit.Header{Host: targets[d] == outcome.Multicore} }

// Rewrites are the sentinels of the directives that a request changes.
func (q *Request) Rewrites() []string {
	_, toOMP := targets[q.Direction]
	switch {
	case q.Options.Regenerate || q.Options.Implicit:
		return []string{accdir.Table.Sentinel, ompdir.Table.Sentinel}
	case toOMP:
		return []string{accdir.Table.Sentinel}
	case q.Direction == ToOpenACC:
		return []string{ompdir.Table.Sentinel}
	}
	return nil
}

// A Request says what to write.
type Request struct {
	Direction Direction
	Options   emit.Options
	// Only are places of the main file: the directives there are translated, with those that go with them (see [Groups]), as they are read under the
	// configuration of the reader; nil: all are, under all configurations.
	Only []source.Span
	// Headers reports whether the caller writes a file that the source includes, too; nil: the source alone is written.
	Headers func(f *source.File) bool
}

// A Result is what a request gives.
type Result struct {
	// Files are the source and the headers that were asked for, in this order; none where the findings have errors.
	Files []*File
	// Untouched are directives that would be rewritten, the first one of each file that was not asked for.
	Untouched []source.Span
	// Found are the findings.
	Found diag.List
}

// A File is the text of a file with its directives rewritten.
type File struct {
	*source.File
	Edits []source.Edit
	New   []byte
	// Directives are what became of those that were read.
	Directives []Became
}

// A UsageError is a request that does not suit the source.
type UsageError struct{ Reason string }

func (e *UsageError) Error() string { return e.Reason }

// Translate writes a source with its directives in the form that a request asks for, those that the preprocessor leaves out included. An error
// is one of the reader or of the request; mistakes in the source are findings.
func Translate(reader Reader, q Request) (*Result, error) {
	out := &Result{}
	if !slices.Contains(Directions, q.Direction) {
		return out, &UsageError{fmt.Sprintf("unknown directive language %q for --as (expected same, acc, omp or omp-multicore)", q.Direction)}
	}
	in := &input{Reader: reader, q: q, config: Config{Implied: q.Options.Implicit}, found: &out.Found}
	if q.Only != nil {
		return out, in.part(out)
	}
	return out, in.whole(out)
}

// whole is what Translate does for all directives.
func (in *input) whole(out *Result) error {
	q := in.q
	r, err := in.rewriting()
	if err != nil || r == nil {
		return err
	}
	var headers []*source.File
	for _, f := range r.files {
		switch {
		case f == r.main:
		case q.Headers != nil && q.Headers(f):
			headers = append(headers, f)
		default:
			out.Untouched = append(out.Untouched, r.first(f)...)
		}
	}
	text := r.text(r.main, headers...)
	if text == nil {
		return nil
	}
	texts := map[*source.File][]byte{r.main: text}
	for _, f := range headers {
		if texts[f] = f.Text; q.Direction != ToOpenACC || filepath.Base(f.Name) != emit.LibraryName { // OpenACC's library stays for what stays in OpenMP
			texts[f] = r.text(f, headers...)
		}
	}
	if err := r.verified(text); err != nil || out.Found.HasErrors() {
		return err
	}
	for _, f := range append([]*source.File{r.main}, headers...) {
		out.Files = append(out.Files, &File{f, r.made[f], texts[f], r.became(f)})
	}
	return nil
}

// first is the first directive of a file that would be rewritten, none if there is none.
func (r *rewriting) first(f *source.File) []source.Span {
	sentinels := r.in.q.Rewrites()
	for _, d := range r.directivesOf(f) {
		if slices.Contains(sentinels, d.Def.Table.Sentinel) && (r.in.q.Direction != ToOpenACC || forDevices(d)) {
			return []source.Span{d.Span}
		}
	}
	return nil
}

// linesRead are the lines of the main file that are a part of directives which were read under some configuration.
func (r *rewriting) linesRead() map[int]bool {
	read := r.read()
	for _, b := range r.branches {
		maps.Copy(read, b.read())
	}
	return read
}
