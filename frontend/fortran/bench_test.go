package fortran

import (
	"fmt"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"
)

// kernels is a source of n subroutines of 20 lines with OpenACC.
func kernels(n int) []byte {
	var b strings.Builder
	for k := range n {
		fmt.Fprintf(&b, `subroutine kernel_%d(a, b, c, n)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: a(n), b(n)
  real, intent(inout) :: c(n)
  integer :: i
  real :: s
  s = %d.0
  !$acc data copyin(a, b) copy(c)
  !$acc parallel loop gang vector reduction(+:s) num_gangs(32) vector_length(128)
  do i = 1, n
    c(i) = a(i) * b(i) + 0.5
    s = s + c(i)
  end do
  !$acc update self(c(1:n))
  !$acc end data
  !$acc kernels
  c(1) = s
  !$acc end kernels
end subroutine
`, k, k)
	}
	return []byte(b.String())
}

func BenchmarkParse(b *testing.B) {
	text := kernels(1000)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		var list diag.List
		u := Parse(source.NewFile("big.f90", text), Options{OpenACC: true}, &list)
		if u == nil || list.HasErrors() {
			b.Fatal(list.Sorted()[0].Message)
		}
	}
}
