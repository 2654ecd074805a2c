program control
  implicit none
  integer :: i, j, k, n
  real :: r
  logical :: flag
  ! counted loops: step, zero trip, value afterwards
  do i = 1, 5
  end do
  print *, i
  do i = 10, 1, -3
    k = i
  end do
  print *, i, k
  do i = 5, 1
    print *, 'never'
  end do
  print *, i
  ! exit, cycle, names
  n = 0
  outer: do i = 1, 10
    inner: do j = 1, 10
      if (j == 3) cycle outer
      if (i == 4) exit outer
      n = n + i * j
    end do inner
  end do outer
  print *, n, i, j
  ! endless with exit
  k = 0
  do
    k = k + 1
    if (k > 7) exit
  end do
  print *, k
  do while (k > 0 .and. k /= 3)
    k = k - 1
  end do
  print *, k
  ! select case
  do i = -2, 12
    select case (i)
    case (:-1)
      print *, i, 'negative'
    case (0)
      print *, i, 'zero'
    case (1, 3, 5, 7)
      print *, i, 'odd'
    case (8:10)
      print *, i, 'big'
    case default
      print *, i, 'other'
    end select
  end do
  select case ('b')
  case ('a')
    print *, 'a'
  case ('b':'d')
    print *, 'b to d'
  end select
  flag = k == 3
  select case (flag)
  case (.true.)
    print *, 'yes'
  case (.false.)
    print *, 'no'
  end select
  ! goto, computed goto, arithmetic if
  k = 0
10 k = k + 1
  if (k < 3) goto 10
  print *, k
  do i = 1, 4
    go to (20, 30), i
    print *, 'fell through', i
    cycle
20  print *, 'one'
    cycle
30  print *, 'two'
  end do
  do i = -1, 1
    if (i) 40, 50, 60
40  print *, 'less'
    goto 70
50  print *, 'equal'
    goto 70
60  print *, 'more'
70  continue
  end do
  do 80 i = 1, 3
    do 80 j = 1, 2
      n = n + 1
80 continue
  print *, n
  r = 0
  do r = 0.5, 2.0, 0.5
    print *, r
  end do
  block
    integer :: i
    i = 99
    print *, i
  end block
  print *, i
  associate (z => k + 1, w => n)
    w = w + z
  end associate
  print *, n
  if (n > 3) then
    blk: block
      if (k == 3) exit blk
      print *, 'not here'
    end block blk
  end if
  do concurrent (i = 1:3, j = 1:2, i /= j)
    n = n + 0
  end do
  print *, f(3), f(-1)
contains
  integer function f(x)
    integer, intent(in) :: x
    f = -1
    if (x < 0) return
    f = x * 2
  end function
end program
