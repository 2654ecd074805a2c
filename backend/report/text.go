package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"
)

// Text writes a page for a terminal: a paragraph for each directive, then what was moved.
func (p *Page) Text(w io.Writer) error {
	out := bufio.NewWriter(w)
	for _, s := range p.Sources {
		for _, d := range s.Directives {
			fmt.Fprintf(out, "%s:%d: %s\n", s.File, d.Line, d.Text)
			row := func(what, format string, args ...any) {
				fmt.Fprintf(out, "    %-8s %s\n", what, fmt.Sprintf(format, args...))
			}
			if len(d.Operations) > 0 {
				row("becomes", "%s", strings.Join(d.Operations, ", "))
			}
			for _, i := range d.Implied {
				row("implied", "%s", i.text())
			}
			for _, x := range d.Data {
				row("data", "%s", x.text())
			}
			for _, l := range d.Loops {
				row("loop", "line %d: %s", l.Line, l.text())
				for _, o := range l.Obstacles {
					row("", "%s", o)
				}
			}
			if k := d.Kernel; k != nil {
				row("run", "%s", k.text())
			}
			for _, m := range d.Moved {
				if m.Transfers() || m.Present > 0 {
					row("moved", "%s", m.text())
				}
			}
		}
	}
	if p.Changeable() {
		fmt.Fprintln(out, "\nfewer transfers, with accc emit --optimize=data:")
	}
	for _, s := range p.Sources {
		for _, c := range s.Changes {
			what, gain := "change", c.Gain()
			if c.Kept {
				what = "kept"
			}
			if gain != "" {
				gain = " (" + gain + ")"
			}
			fmt.Fprintf(out, "    %-8s %s:%d: %s%s\n", what, s.File, c.Line, c.Text, gain)
		}
	}
	if r := p.Run; r != nil {
		fmt.Fprintf(out, "\n%s\n", r.text())
		if len(r.Moved) > 0 {
			fmt.Fprintln(out)
		}
		table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
		fmt.Fprintln(table, "variable\tclause\tplace\ttimes\tpresent\tup\tdown")
		for _, m := range r.Moved {
			if !m.Transfers() {
				continue
			}
			fmt.Fprintf(table, "%s\t%s\t%s\t%d\t%d\t%s\t%s\n", m.Variable, m.what(), m.place(), m.Times, m.Present, Bytes(m.Up), Bytes(m.Down))
		}
		if err := table.Flush(); err != nil {
			return err
		}
	}
	return out.Flush()
}

func (i Implied) text() string {
	if i.Why == "" {
		return i.Clause
	}
	return i.Clause + ": " + i.Why
}

func (d *Datum) text() string {
	out := d.Clause + " " + d.Variable
	if d.Implied {
		out += " (implied)"
	}
	out += ": " + d.Entry
	if len(d.Exit) > 0 {
		out += " ... " + strings.Join(d.Exit, ", ")
	}
	return out
}

func (l *Loop) text() string {
	if len(l.Shared) == 0 {
		return l.Why
	}
	return "shared among " + strings.Join(l.Shared, ", ") + " (" + l.Why + ")"
}

func (k *Kernel) text() string {
	return fmt.Sprintf("%s in %s, %s", count(k.Launches, "launch", "launches"), Time(k.Took), k.Shape())
}

// Shape is among how many gangs or teams a kernel was shared.
func (k *Kernel) Shape() string {
	if k.teams {
		return count(int(k.Gangs), "team", "teams")
	}
	return count(int(k.Gangs), "gang", "gangs")
}

func (m *Moved) what() string {
	if m.Clause == "" {
		return m.Directive
	}
	return m.Directive + " " + m.Clause
}

func (m *Moved) place() string {
	if m.File == "" {
		return ""
	}
	return fmt.Sprintf("%s:%d", m.File, m.Line)
}

func (m *Moved) text() string {
	var parts []string
	if m.Uploads > 0 {
		parts = append(parts, fmt.Sprintf("%s to the device in %s", Bytes(m.Up), count(m.Uploads, "transfer", "transfers")))
	}
	if m.Downloads > 0 {
		parts = append(parts, fmt.Sprintf("%s to the host in %s", Bytes(m.Down), count(m.Downloads, "transfer", "transfers")))
	}
	if m.Present > 0 {
		parts = append(parts, fmt.Sprintf("found on the device %s", count(m.Present, "time", "times")))
	}
	return m.Variable + ": " + strings.Join(parts, ", ")
}

func (r *Run) text() string {
	return fmt.Sprintf("%s in %s; %s: %s to the device, %s to the host, in %s; at most %s on the device",
		count(r.Launches, "launch", "launches"), Time(r.Kernels), count(r.Transfers, "transfer", "transfers"), Bytes(r.Up), Bytes(r.Down), Time(r.Transfer), Bytes(r.Peak))
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", many)
}

// Bytes is a number of bytes for people, in powers of 1000.
func Bytes(n uint64) string {
	units := []string{"kB", "MB", "GB", "TB"}
	if n < 1000 {
		return fmt.Sprint(n, " B")
	}
	v := float64(n)
	unit := ""
	for _, u := range units {
		v /= 1000
		unit = u
		if v < 999.5 {
			break
		}
	}
	return fmt.Sprintf("%.3g %s", v, unit)
}

// Time is a time in nanoseconds for people, in three digits.
func Time(nanoseconds int64) string {
	d := time.Duration(nanoseconds)
	switch {
	case d < time.Microsecond:
		return fmt.Sprint(nanoseconds, " ns")
	case d < time.Millisecond:
		return fmt.Sprintf("%.3g µs", float64(nanoseconds)/1e3)
	case d < time.Second:
		return fmt.Sprintf("%.3g ms", float64(nanoseconds)/1e6)
	}
	return fmt.Sprintf("%.3g s", float64(nanoseconds)/1e9)
}
