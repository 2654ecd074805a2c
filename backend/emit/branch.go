package emit

import "regexp"

// conditional matches what chooses among lines.
var conditional = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*(?:if|ifdef|ifndef|elif|else|endif)\b`)

// ChoosesInside reports whether the preprocessor chooses among the lines of a text.
func ChoosesInside(text string) bool { return conditional.MatchString(text) }
