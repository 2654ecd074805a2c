! The messages of error directives at execution.
program omp_error
  character(20) :: text = 'of a variable'
  integer :: n
  n = 0
  !$omp error at(execution) severity(warning) message('the message')
  !$omp error at(execution) severity(warning) message('that ' // trim(text))
  print *, n
  !$omp error at(execution) message(text(4:))
  print *, 'not reached'
end program
