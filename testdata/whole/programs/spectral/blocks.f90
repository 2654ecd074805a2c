!> The transpose, a block for each task.
submodule (layout) blocks
  implicit none
  integer, parameter :: bs = 8
contains

  module procedure transpose_blocked
    integer :: i, j, m, n
    m = size(a, 1)
    n = size(a, 2)
    !$omp taskloop shared(a, b) grainsize(1)
    do j = 1, n, bs
      do i = 1, m, bs
        call one_block(i, min(i + bs - 1, m), j, min(j + bs - 1, n))
      end do
    end do
    !$omp end taskloop
  contains
    subroutine one_block(i0, i1, j0, j1)
      integer, intent(in) :: i0, i1, j0, j1
      integer :: i, j
      do j = j0, j1
        !$omp simd
        do i = i0, i1
          b(j, i) = a(i, j)
        end do
      end do
    end subroutine one_block
  end procedure transpose_blocked

end submodule blocks
