package report

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/json"
	"html/template"
)

// What the script of a page draws of the passes. The text of a line is in it once, however often the line occurs: functions are alike, and so is the IR
// before and after a pass. The rest are numbers that are the same for functions that are alike, which is what gzip takes away.

// drawn is the source of a page with its stages, as JSON.
type drawn struct {
	// Text are the lines that differ, in the order in which they first occur.
	Text   []string   `json:"text"`
	Source *listing   `json:"source"`
	Marked []int      `json:"marked"` // the lines of the source that are of directives
	Stages []*listing `json:"stages"` // null where the pass has changed nothing
	index  map[string]int
}

// A listing is lines of text.
type listing struct {
	// Lines are indices of texts; -1 is the first text that has not occurred before.
	Lines []int `json:"lines"`
	// From are the lines of the source that lines are from, each as the difference to the one before; null: from none. Those of the source have
	// none.
	From []*int `json:"from,omitempty"`
}

func (d *drawn) add(l *listing, text string) {
	i, known := d.index[text]
	if !known {
		d.index[text] = len(d.Text)
		d.Text = append(d.Text, text)
		i = -1
	}
	l.Lines = append(l.Lines, i)
}

// longest is the number of bytes from which what is drawn is compressed.
const longest = 1 << 18

// Drawn is what the script draws of the passes: JSON, or a string of JSON with it compressed by gzip and in base64.
func (s *Source) Drawn() (template.JS, error) {
	d := &drawn{index: map[string]int{}, Source: &listing{}}
	for i, text := range s.Lines {
		d.add(d.Source, text)
		if s.Marked(i + 1) {
			d.Marked = append(d.Marked, i+1)
		}
	}
	for _, g := range s.Stages {
		if len(g.Lines) == 0 {
			d.Stages = append(d.Stages, nil)
			continue
		}
		l := &listing{}
		last := 0
		for _, line := range g.Lines {
			d.add(l, line.Text)
			if line.Source == 0 {
				l.From = append(l.From, nil)
				continue
			}
			by := line.Source - last
			l.From, last = append(l.From, &by), line.Source
		}
		d.Stages = append(d.Stages, l)
	}
	text, err := json.Marshal(d)
	if err != nil || len(text) < longest {
		return template.JS(text), err
	}
	var small bytes.Buffer
	w, err := gzip.NewWriterLevel(&small, gzip.BestCompression)
	if err != nil {
		return "", err
	}
	if _, err := w.Write(text); err != nil {
		return "", err
	}
	if err := w.Close(); err != nil {
		return "", err
	}
	return template.JS(`"` + base64.StdEncoding.EncodeToString(small.Bytes()) + `"`), nil
}
