! Associate names and polymorphic objects in map clauses: what they stand for is mapped, a component alone where one is named.
module maps
  implicit none
  type, abstract :: base
  end type
  type, extends(base) :: broad
    real, pointer :: net(:,:) => null()
    real, allocatable :: up(:)
    integer :: n = 0
  end type
contains
  subroutine work(f, a, b)
    class(base), intent(inout) :: f
    real, pointer :: a(:,:), b(:,:)
    integer :: i, j
    select type (f)
    type is (broad)
      !$omp target teams distribute parallel do simd collapse(2) map(from:f%net) map(to: a, b)
      do j = 1, size(a, 2)
        do i = 1, size(a, 1)
          f%net(i,j) = a(i,j) - b(i,j)
        end do
      end do
      !$omp target enter data map(to: f)
      !$omp target enter data map(to: f%up)
      !$omp target
      f%up(1) = 7
      f%n = f%n + 1
      !$omp end target
      !$omp target update from(f%n)
      !$omp target exit data map(always, from: f%up) ! f has mapped it, too
      !$omp target exit data map(release: f)
    end select
    associate (part => b(2:3,:))
      !$omp target map(tofrom: part)
      part = 9
      !$omp end target
    end associate
    associate (g => a, h => b(:,2))
      !$omp target map(tofrom: g, h)
      g(1,1) = 100
      h(1) = 50
      !$omp end target
    end associate
  end subroutine

  subroutine component(f)
    class(broad), intent(inout) :: f
    !$omp target map(from: f%net)
    f%net = 3
    !$omp end target
    !$omp target map(f%n)
    f%n = f%n + 3
    !$omp end target
  end subroutine
end module
program mapped_names
  use maps
  implicit none
  type(broad), target :: x
  real, pointer :: a(:,:), b(:,:)
  allocate(x%net(4,3), x%up(2), a(4,3), b(4,3))
  a = 5; b = 2; x%up = 0
  call work(x, a, b)
  print *, sum(x%net), x%up, x%n, a(1,1), b(1,2), b(2,2)
  call component(x)
  print *, sum(x%net), x%n
end program
