package report

import (
	"bytes"
	"strings"

	"accc/ir"
)

// Stage adds the IR as it is now, after a pass; only the name of a pass that has changed nothing.
func (s *Source) Stage(name string, module *ir.Op) error {
	var out bytes.Buffer
	at := map[*ir.Op]int{}
	if err := ir.Print(&out, module, ir.PrintOptions{Readable: true, At: func(o *ir.Op, offset int) { at[o] = offset }}); err != nil {
		return err
	}
	text := out.String()
	from := map[int]int{} // offset to line of the source
	for o, offset := range at {
		if l := ir.File(o.Loc); l != nil && l.File == s.File {
			from[offset] = l.Line
		}
	}
	stage := &Stage{Name: name}
	offset := 0
	for _, line := range strings.SplitAfter(text, "\n") {
		if line == "" {
			break
		}
		indent := len(line) - len(strings.TrimLeft(line, " "))
		stage.Lines = append(stage.Lines, StageLine{Text: strings.TrimSuffix(line, "\n"), Source: from[offset+indent]})
		offset += len(line)
	}
	for i := len(s.Stages) - 1; i >= 0; i-- {
		if before := s.Stages[i]; len(before.Lines) > 0 {
			if before.same(stage) {
				stage.Lines = nil
			}
			break
		}
	}
	s.Stages = append(s.Stages, stage)
	return nil
}

func (s *Stage) same(other *Stage) bool {
	if len(s.Lines) != len(other.Lines) {
		return false
	}
	for i := range s.Lines {
		if s.Lines[i].Text != other.Lines[i].Text {
			return false
		}
	}
	return true
}
