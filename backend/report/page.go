package report

import (
	"encoding/json"
	"io"
)

// A Page is what is known about a program. Its JSON is that of --format json.
type Page struct {
	Title   string    `json:"title"`
	Sources []*Source `json:"sources"`
	Run     *Run      `json:"run,omitempty"`
}

// Add adds a source.
func (p *Page) Add(s *Source) { p.Sources = append(p.Sources, s) }

// A Source is a file with its directives in the order of their lines.
type Source struct {
	File       string       `json:"file"`
	Lines      []string     `json:"-"`
	Directives []*Directive `json:"directives"`
	// Changes are what passes would make of the transfers.
	Changes []*Change `json:"changes,omitempty"`
	// Diff is what the source would be after them, as a unified difference; "" if nothing changes.
	Diff   string   `json:"diff,omitempty"`
	Stages []*Stage `json:"-"`
}

// A Directive is one that the user wrote.
type Directive struct {
	Line    int    `json:"line"` // 1-based, as all lines are
	EndLine int    `json:"end_line"`
	Text    string `json:"text"`
	// Implied are clauses that the implicit rules add.
	Implied []Implied `json:"implied,omitempty"`
	// Operations are those that the directive became, with the operands that clauses other than about data gave them.
	Operations []string `json:"operations,omitempty"`
	Data       []*Datum `json:"data,omitempty"`
	Loops      []*Loop  `json:"loops,omitempty"`
	// Kernel and Moved are from a run.
	Kernel *Kernel  `json:"kernel,omitempty"`
	Moved  []*Moved `json:"moved,omitempty"`

	openMP bool
}

// A Datum is what a clause about one variable became.
type Datum struct {
	Variable string `json:"variable"`
	Clause   string `json:"clause"`
	Implied  bool   `json:"implied,omitempty"`
	// Entry and Exit are the operations at the beginning and at the end of the region.
	Entry string   `json:"entry"`
	Exit  []string `json:"exit,omitempty"`
}

// A Loop is a loop that a directive is about, or one without a directive in a compute construct.
type Loop struct {
	Line int `json:"line"`
	// Shared are those among which the iterations are divided, outermost first; none: the loop is sequential.
	Shared []string `json:"shared,omitempty"`
	// Why says who decided that.
	Why string `json:"why"`
	// Asked: the program says that the loop is sequential.
	Asked bool `json:"asked,omitempty"`
	// Obstacles are what keeps a loop sequential.
	Obstacles []string `json:"obstacles,omitempty"`
}

// A Run is what was measured.
type Run struct {
	Total     int64     `json:"total_ns"`
	Kernels   int64     `json:"kernels_ns"`
	Launches  int       `json:"launches"`
	Transfers int       `json:"transfers"`
	Transfer  int64     `json:"transfers_ns"`
	Up        uint64    `json:"bytes_up"`
	Down      uint64    `json:"bytes_down"`
	Peak      uint64    `json:"peak_bytes"`
	Moved     []*Moved  `json:"moved"`
	Lanes     []*Lane   `json:"-"`
	Memories  []*Memory `json:"-"`
	Omitted   int       `json:"-"` // events that the timeline leaves out
	Shown     int64     `json:"-"` // how long the timeline is
}

// A Kernel is what the launches at one place took.
type Kernel struct {
	Launches int   `json:"launches"`
	Took     int64 `json:"took_ns"`
	Gangs    int64 `json:"gangs"` // the most; teams of OpenMP
	teams    bool
}

// Moved is what a clause or a call moved of one variable.
type Moved struct {
	File      string `json:"file,omitempty"`
	Line      int    `json:"line,omitempty"`
	Directive string `json:"directive"`
	Clause    string `json:"clause,omitempty"`
	Variable  string `json:"variable,omitempty"`
	Times     int    `json:"times"`
	Present   int    `json:"present"`
	Uploads   int    `json:"uploads"`
	Downloads int    `json:"downloads"`
	Up        uint64 `json:"bytes_up"`
	Down      uint64 `json:"bytes_down"`
	Allocated uint64 `json:"bytes_allocated"` // on the device, in all
	Took      int64  `json:"took_ns"`
}

// A Memory is how much of a device was in use over time.
type Memory struct {
	Name string     `json:"name"`
	Peak uint64     `json:"peak"`
	Uses [][]uint64 `json:"uses"` // nanoseconds and bytes
}

// A Lane is a row of the timeline.
type Lane struct {
	Name  string `json:"name"`
	Spans []Span `json:"spans"`
}

// A Span is an event of the timeline.
type Span struct {
	Start int64  `json:"t"` // nanoseconds
	Took  int64  `json:"d"`
	Kind  string `json:"k"`
	Name  string `json:"n"`
	Bytes uint64 `json:"b,omitempty"`
	Line  int    `json:"l,omitempty"`
	File  string `json:"f,omitempty"`
}

// A Stage is the IR after a pass. It has no lines where the pass has changed nothing.
type Stage struct {
	Name  string
	Lines []StageLine
}

// A StageLine is a line of IR, with the line of the source that it comes from; 0: none.
type StageLine struct {
	Text   string
	Source int
}

// JSON writes a page for other programs.
func (p *Page) JSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(p)
}
