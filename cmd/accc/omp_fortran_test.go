package main

import (
	"regexp"
	"strings"
	"sync"
	"testing"

	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// The clauses of leaf constructs in Fortran: combined constructs have those of their leaves in both languages.

// ompInFortran are the differences between the words of C and those of Fortran.
var ompInFortran = []struct {
	c       *regexp.Regexp
	fortran string
}{
	{regexp.MustCompile(`\[(\w+):(\w+)\]`), "($1+1:$2)"},
	{regexp.MustCompile(`\[(\w+)\]`), "($1)"},
	{regexp.MustCompile(`\bit = 0:`), "it = 1:"},
	{regexp.MustCompile(`\(&: y\)`), "(iand: y)"}, {regexp.MustCompile(`\(\|: y\)`), "(ior: y)"}, {regexp.MustCompile(`\(\^: y\)`), "(ieor: y)"},
	{regexp.MustCompile(`\(&&: y\)`), "(.and.: b)"}, {regexp.MustCompile(`\(\|\|: y\)`), "(.eqv.: b)"},
	{regexp.MustCompile(`use_device_ptr\(q\)`), "use_device_ptr(p)"}, {regexp.MustCompile(`is_device_ptr\(q\)`), "is_device_ptr(p)"},
	{regexp.MustCompile(`aligned\(q`), "aligned(w"},
	{regexp.MustCompile(`linear\(y: val\)`), "linear(val(y))"},
}

func fortranWords(d *pragma.DirectiveDef, text string) string {
	for _, w := range ompInFortran {
		text = w.c.ReplaceAllString(text, w.fortran)
	}
	for _, u := range d.Clauses {
		if u.Clause.Fortran != "" {
			text = regexp.MustCompile(` `+u.Clause.Name+`\b`).ReplaceAllString(text, " "+u.Clause.Fortran)
		}
	}
	return text
}

// ompProgramInFortran is a subroutine with a directive, "" where the directive has no program.
func ompProgramInFortran(d *pragma.DirectiveDef, clauses string) string {
	name := d.NameIn(true)
	line := "!$omp " + name + fortranWords(d, clauses)
	end := "!$omp end " + name
	if strings.HasPrefix(clauses, "(") && d == ompdir.DirCritical {
		end += "(lock)"
	}
	const nest = "do i = 1, 16\ndo j = 1, 8\nx(i) = x(i) + j + y\nend do\nend do"
	body := line
	switch {
	case d == ompdir.DirSection:
		body = "!$omp sections\n" + line + "\ny = y + 1\n!$omp end sections"
	case d == ompdir.DirSections:
		body = line + "\n!$omp section\ny = 1\n!$omp section\ny = 2\n" + end
	case d == ompdir.DirScan:
		body = "!$omp parallel do reduction(inscan, +: s)\ndo i = 1, 16\ns = s + 1\n" + line + "\ncall call(s)\nend do"
	case d == ompdir.DirOrdered && (strings.Contains(clauses, "doacross") || strings.Contains(clauses, "depend")):
		body = "!$omp do ordered(1)\ndo i = 2, 16\n" + line + "\nend do"
	case d == ompdir.DirOrdered:
		around := "!$omp do ordered\n"
		if strings.Contains(clauses, "simd") {
			around = "!$omp simd\n"
		}
		body = around + "do i = 1, 16\n" + line + "\nx(i) = y\n" + end + "\nend do"
	case d == ompdir.DirCancel || d == ompdir.DirCancellationPoint:
		switch {
		case strings.Contains(clauses, " sections"):
			body = "!$omp sections\n!$omp section\n" + line + "\n!$omp end sections"
		case strings.Contains(clauses, " for"):
			body = "!$omp do\ndo i = 1, 16\n" + line + "\nend do"
		case strings.Contains(clauses, " taskgroup"):
			body = "!$omp task\n" + line + "\n!$omp end task"
		default:
			body = "!$omp parallel\n" + line + "\n!$omp end parallel"
		}
	case d == ompdir.DirAtomic:
		statement := "y = y + 1"
		switch {
		case strings.Contains(clauses, " compare"):
			statement = "if (y == n) y = m"
			if strings.Contains(clauses, " capture") {
				statement = "z = y\n" + statement + "\n" + end
			}
		case strings.Contains(clauses, " read"):
			statement = "z = y"
		case strings.Contains(clauses, " write"):
			statement = "y = z"
		case strings.Contains(clauses, " capture"):
			statement = "z = y\ny = y + 1\n" + end
		}
		body = line + "\n" + statement
	case d == ompdir.DirDispatch:
		body = line + "\ncall call(n)"
	case d == ompdir.DirAllocators:
		body = line + "\nallocate(w(n))"
	case d == ompdir.DirWorkshare || d == ompdir.DirWorkdistribute:
		body = line + "\nx = y\n" + end
		if d == ompdir.DirWorkdistribute {
			body = "!$omp teams\n" + body + "\n!$omp end teams"
		}
	case d.Assoc == pragma.LoopSequence:
		body = line + "\ndo i = 1, 16\nx(i) = 1\nend do\ndo j = 1, 16\nl(j) = 1\nend do\n" + end
	case d.Assoc == pragma.LoopNest && strings.Contains(clauses, " linear(y"):
		body = line + "\ndo i = 1, 16\nx(i) = y\ny = y + 1\nend do"
	case d.Assoc == pragma.LoopNest && strings.Contains(clauses, " ordered(2)"):
		body = line + "\ndo i = 2, 16\ndo j = 2, 8\n!$omp ordered doacross(sink: i - 1, j)\nx(i) = x(i) + j\n!$omp ordered doacross(source:)\nend do\nend do"
	case d.Assoc == pragma.LoopNest:
		body = line + "\n" + nest
	case d.Assoc == pragma.Block:
		body = line + "\nx(1) = y\ncall call(z)\n" + end
	}
	if d == ompdir.DirDistribute {
		body = "!$omp teams\n" + body + "\n!$omp end teams"
	}
	return `subroutine f(n, m, x, q, event, o, object, other, p)
use omp_lib
use iso_c_binding
implicit none
integer :: n, m, i, j, y, z, s
integer, save :: tp
!$omp threadprivate(tp)
real, target :: x(16), q(16)
real :: l(16)
real, allocatable :: w(:)
logical :: b
integer(omp_event_handle_kind) :: event
integer(omp_depend_kind) :: o
integer(omp_interop_kind) :: object, other
type(c_ptr) :: p
!$omp declare reduction(mine: integer: omp_out = omp_out + omp_in) initializer(omp_priv = 0)
y = 0
b = .true.
call call(y)
` + body + "\ncall call(y)\nend subroutine\n"
}

// TestEveryClauseOfOpenMPInFortran is TestEveryClauseOfOpenMP for the leaf constructs in Fortran.
func TestEveryClauseOfOpenMPInFortran(t *testing.T) {
	t.Parallel()
	var list []*ompSample
	for _, d := range ompdir.Table.Directives {
		if d.Only.Has(true) && d.Leaves == nil {
			list = append(list, ompSamplesOf(d, ompProgramInFortran, true)...)
		}
	}
	var modules sync.Map
	var wait sync.WaitGroup
	for part := range 4 {
		wait.Go(func() {
			for i := part; i < len(list); i += 4 {
				list[i].check(t, &modules)
			}
		})
	}
	wait.Wait()
	acceptedBy(t, "fir-opt-22", &modules)
}
