! What regions may not contain, and names that have no copies.
module contents
  implicit none
  integer, save :: own
  !$omp threadprivate(own)
contains
  integer function plain(v)
    integer, intent(in) :: v
    plain = v
  end function
  elemental integer function each(v)
    integer, intent(in) :: v
    each = v
  end function
  subroutine shared_work(a, k)
    integer :: a(8), k
    integer, allocatable :: b(:)
    integer, pointer :: p
    integer, target :: t
    integer :: i
    !$omp parallel workshare
    a = each(a)
    where (a > 0) a = 1
    forall (i = 1:4) a(i) = i
    !$omp atomic
    k = k + 1
    !$omp critical
    k = 3
    !$omp end critical
    !$omp end parallel workshare
    !$omp parallel workshare
    do i = 1, 8 ! want OMP3009 "expected an assignment, where, forall, or an atomic, critical or parallel construct in parallel workshare: found a construct of another kind"
      a(i) = 1
    end do
    !$omp end parallel workshare
    !$omp parallel workshare
    if (k > 0) a = 2 ! want OMP3009 "expected an assignment, where, forall, or an atomic, critical or parallel construct in parallel workshare: found a statement of another kind"
    !$omp end parallel workshare
    !$omp parallel workshare
    call other(a) ! want OMP3009 "expected an assignment, where, forall, or an atomic, critical or parallel construct in parallel workshare: found a statement of another kind"
    !$omp end parallel workshare
    !$omp parallel workshare
    a = plain(3) ! want OMP3009 "expected an assignment, where, forall, or an atomic, critical or parallel construct in parallel workshare: the function 'plain' is not elemental"
    !$omp end parallel workshare
    !$omp parallel workshare
    allocate (b(3)) ! want OMP3009 "expected an assignment, where, forall, or an atomic, critical or parallel construct in parallel workshare: found a statement of another kind"
    !$omp end parallel workshare
    !$omp parallel workshare
    p => t ! want OMP3009 "expected an assignment, where, forall, or an atomic, critical or parallel construct in parallel workshare: found a statement of another kind"
    !$omp end parallel workshare
    !$omp parallel workshare
    where (a > 0)
      a = plain(3) ! want OMP3009 "expected an assignment, where, forall, or an atomic, critical or parallel construct in parallel workshare: the function 'plain' is not elemental"
    end where
    !$omp end parallel workshare
    !$omp parallel
    !$omp workshare
    !$omp task ! want OMP3009 "expected an assignment, where, forall, or an atomic, critical or parallel construct in workshare: found task"
    k = 1
    !$omp end task
    !$omp end workshare
    !$omp end parallel
  end subroutine
  subroutine other(x)
    integer :: x(:)
    x = x + 1
  end subroutine
  subroutine any_order(a)
    use omp_lib
    integer :: a(8), i
    !$omp parallel do order(concurrent)
    do i = 1, 8
      own = i ! spec: OpenMP 5.2 §10.3 ! want OMP3029 "threadprivate variable 'own' in a region whose iterations run in any order"
      a(i) = omp_get_thread_num() ! spec: OpenMP 5.2 §10.3 ! want OMP3029 "'omp_get_thread_num' is called in a region whose iterations run in any order"
    end do
    !$omp parallel do
    do own = 1, 8 ! want OMP3028 "threadprivate variable 'own' is the variable of a loop of parallel do"
      a(own) = 1
    end do
  end subroutine
  subroutine copies(a, q, n)
    integer :: n, a(8), q(*), listed, k
    namelist /names/ listed
    associate (part => a(1:2))
      !$omp parallel private(part) ! want OMP4037 "'part' is an associate name and cannot be in a private clause"
      part = 1
      !$omp end parallel
    end associate
    !$omp parallel firstprivate(listed) ! want OMP4037 "'listed' is in a namelist and cannot be in a firstprivate clause"
    listed = 1
    !$omp end parallel
    !$omp parallel reduction(+: q) ! want OMP4037 "'q' has no known size, and reduction is about all of its elements"
    q(1) = q(1) + 1
    !$omp end parallel
    !$omp parallel reduction(+: q(1:4))
    q(1) = q(1) + 1
    !$omp end parallel
    !$omp parallel allocate(k) ! want OMP4035 "'k' is in an allocate clause and in no clause that makes a copy of it"
    !$omp end parallel
    !$omp target is_device_ptr(k) ! want OMP4018 "expected a variable of type c_ptr for is_device_ptr, 'k' is integer\\(4\\)"
    !$omp end target
  end subroutine
  subroutine jumps(k)
    integer :: k
    !$omp parallel
    read (*, *, end=10) k ! want OMP3025 "end= out of parallel"
    call returns(*10) ! want OMP3025 "alternate return out of parallel"
    !$omp end parallel
10  continue
  end subroutine
  subroutine returns(*)
    return 1
  end subroutine
  subroutine nests(a, first)
    integer :: a(8, 8), first(9), i, j, k
    !$omp parallel do collapse(2)
    do i = 1, 8
      do j = i, 2 * i
        a(i, 1) = 1
      end do
    end do
    !$omp parallel do collapse(2)
    do i = 1, 8
      do j = first(i), first(i + 1) ! spec: OpenMP 5.2 §4.4.2 ! want OMP3004 "expected a bound that is 'i' times a constant plus a constant"
        a(i, 1) = 1
      end do
    end do
    !$omp parallel do collapse(2)
    do i = 1, 8
      do j = i / 2, 8 ! spec: OpenMP 5.2 §4.4.2 ! want OMP3004 "expected a bound that is 'i' times a constant plus a constant"
        a(i, 1) = 1
      end do
    end do
    !$omp parallel do collapse(2)
    do i = 1, 8
      do j = 1, 8, i ! spec: OpenMP 5.2 §4.4.2 ! want OMP3004 "the step of the loop depends on 'i', the variable of a loop around it"
        a(i, j) = 1
      end do
    end do
    !$omp parallel do collapse(3)
    do i = 1, 8
      do j = 1, 8
        do k = i + j, 8 ! spec: OpenMP 5.2 §4.4.2 ! want OMP3004 "expected a bound that is 'i' times a constant plus a constant"
          a(i, j) = 1
        end do
      end do
    end do
    !$omp tile sizes(2, 2) ! spec: the loop below is reported
    do i = 1, 8
      do j = i, 8 ! spec: OpenMP 5.2 §4.4.2 ! want OMP3004 "the bounds of a loop of tile depend on 'i', the variable of a loop around it"
        a(i, j) = 1
      end do
    end do
  end subroutine
  subroutine extremes(k)
    integer :: i, k
    !$omp parallel do collapse(2)
    do i = huge(i) - 3, huge(i) - 1
      do k = huge(i) - kind(i), huge(k) - 1
      end do
    end do
  end subroutine
  subroutine no_loop(a)
    integer :: a(8), i
    !$omp parallel do
    forall (i = 1:8) a(i) = 1 ! want OMP3001 "expected a do loop after parallel do"
  end subroutine
  subroutine cancels
    !$omp cancellation point taskgroup ! want OMP3019 "cancellation point taskgroup is not in a region that it can cancel"
  end subroutine
  subroutine iterates(a)
    integer :: a(8)
    !$omp task depend(iterator(it = 1.5:3), in: a(it)) ! want OMP2013 "expected an integer in the range of iterator 'it', found real\\(4\\)"
    !$omp end task
    !$omp depobj destroy ! want OMP2004 "depobj needs the object: depobj\\(object\\)"
  end subroutine
end module
