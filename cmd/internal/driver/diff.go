package driver

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/aymanbagabas/go-udiff"
)

// hunkHeader is the first line of a hunk of which neither side is empty.
var hunkHeader = regexp.MustCompile(`^@@ -([1-9]\d*)(,[1-9]\d*)? \+\d+(,[1-9]\d*)? @@`)

// Unified is the unified difference between two texts of a file. The library counts the lines of the new text wrong where one hunk has
// several edits, so that hunks are numbered here.
func Unified(name string, from, to []byte) string {
	var out strings.Builder
	longer := 0
	for line := range strings.Lines(udiff.Unified(name, name, string(from), string(to))) {
		if m := hunkHeader.FindStringSubmatch(line); m != nil {
			start, _ := strconv.Atoi(m[1])
			line = fmt.Sprintf("@@ -%d%s +%d%s @@\n", start, m[2], start+longer, m[3])
			longer += lineCount(m[3]) - lineCount(m[2])
		}
		out.WriteString(line)
	}
	return out.String()
}

// lineCount is the number of lines in a header, of which one is not written.
func lineCount(s string) int {
	if s == "" {
		return 1
	}
	n, _ := strconv.Atoi(s[1:])
	return n
}
