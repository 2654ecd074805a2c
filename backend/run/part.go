package run

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"accc/backend/check/values"
)

// mostParts is how many parts of a section a fix names: where more of them are old, it names the section.
const mostParts = 3

// A partsKey is what fixes of old parts are the same for.
type partsKey struct {
	mapping        *values.Mapping
	reader, writer int32
}

// section matches a section of one dimension with a constant start: v[0:n], v(1:n).
var section = regexp.MustCompile(`^([A-Za-z_][\w%.>-]*)([\[(])(\d+):[^:,\[\]()]*(?:\([^()]*\))?[^:,\[\]()]*[\])]$`)

// oldParts names the parts of what a clause names that a message has brought and that are old where they are read, instead of all of it:
// the rows of a halo. Where these cannot be written as sections of the same kind, it is the name itself.
func (w *valueWatch) oldParts(x values.Finding, name string, size int64) string {
	m := section.FindStringSubmatch(name)
	if x.Writer < 0 || !slices.Contains(w.p.image.messages, w.p.image.sites[x.Writer].At) {
		return name // the program's own writes say little about what those of another input are
	}
	if m == nil || size <= 0 || x.Mapping == nil || x.Unset || x.Gone || x.Mapping.Size%uint64(size) != 0 {
		return name
	}
	key := partsKey{x.Mapping, x.Reader, x.Writer}
	if text, ok := w.parts[key]; ok {
		return text
	}
	text := name
	first, err := strconv.ParseUint(m[3], 10, 63)
	parts := w.d.Old(x, mostParts)
	fits := err == nil && len(parts) <= mostParts && !(len(parts) == 1 && parts[0][1] == x.Mapping.Size)
	var list []string
	for _, p := range parts {
		fits = fits && (p[0]|p[1])%uint64(size) == 0
		from, n := first+p[0]/uint64(size), p[1]/uint64(size)
		if m[2] == "(" {
			list = append(list, fmt.Sprintf("%s(%d:%d)", m[1], from, from+n-1))
		} else {
			list = append(list, fmt.Sprintf("%s[%d:%d]", m[1], from, n))
		}
	}
	if fits && len(list) > 0 {
		text = strings.Join(list, ", ")
	}
	if w.parts == nil {
		w.parts = map[partsKey]string{}
	}
	w.parts[key] = text
	return text
}
