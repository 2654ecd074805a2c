module messages
  !$omp error message("in a module") ! want OMP3008 "the program asks for an error: \"in a module\""
  integer :: i
contains
  subroutine s
    !$omp error at(compilation) severity(fatal) ! want OMP3008 "the program asks for an error"
    integer :: j
    j = i
    if (j == 1) then
      !$omp error severity(warning) message("seldom") ! want OMP3008 "the program asks for a warning: \"seldom\""
    end if
    !$omp error at(execution) message("here")
    !$omp error at(execution) severity(warning) message("there")
  end subroutine
end module
