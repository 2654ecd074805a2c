package fortran

import (
	"fmt"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"

	"github.com/stretchr/testify/require"
)

func TestStatements(t *testing.T) {
	file := source.NewFile("a.f90", []byte(`module m
contains
  subroutine f(a, n)
    integer :: n
    real :: a(n)
    if (n > 1) a(1) = 1
    if (n > 2) then
      a(2) = 2; a(2) = 3
    else if (n > 3) then
      a(3) = 4
    end if
    !$acc data copy(a)
    outer: do i = 1, n
      do 10 j = 1, n
   10   a(j) = &
          5
    end do outer
    !$acc end data
    where (a > 0) a = 6
  contains
    subroutine g
      return
    end subroutine
  end subroutine
end module
`))
	var list diag.List
	u := Parse(file, Options{OpenACC: true}, &list)
	require.NotNil(t, u)
	around := func(text string) string {
		at := strings.Index(string(file.Text), text)
		require.GreaterOrEqual(t, at, 0, text)
		var list []string
		for _, s := range u.Statements(file)(at) {
			lines := strings.Split(s.Text(), "\n")
			name := s.Word
			if s.Place != "" {
				name += " of " + s.Place
			}
			if s.Labeled {
				name += " labeled"
			}
			list = append(list, fmt.Sprintf("%s <%s|%s>", name, lines[0], strings.TrimSpace(lines[len(lines)-1])))
		}
		return strings.Join(list, ", ")
	}
	const f = "routine <subroutine f(a, n)|contains>, "
	for _, c := range [][2]string{
		{"if (n > 1)", f + "if <if (n > 1) a(1) = 1|if (n > 1) a(1) = 1>"},
		{"a(1) = 1", f + "if <if (n > 1) a(1) = 1|if (n > 1) a(1) = 1>,  of if <a(1) = 1|a(1) = 1>"},
		{"a(2) = 3", f + "if <if (n > 2) then|end if>,  <a(2) = 3|a(2) = 3>"},
		{"n > 3", f + "if <if (n > 2) then|end if>, part <else if (n > 3) then|else if (n > 3) then>"},
		{"a(3) = 4", f + "if <if (n > 2) then|end if>,  <a(3) = 4|a(3) = 4>"},
		{"5", f + "directive <!$acc data copy(a)|!$acc end data>, do <do i = 1, n|end do outer>, do labeled <do 10 j = 1, n|5>,  labeled <a(j) = &|5>"},
		{"a = 6", f + "where <where (a > 0) a = 6|where (a > 0) a = 6>"},
		{"return", "routine <subroutine g|end subroutine>, return <return|return>"},
	} {
		require.Equal(t, c[1], around(c[0]), c[0])
	}
}
