module pm
  implicit none
  type, abstract :: animal
    character(10) :: name = 'nobody'
    integer :: legs = 4
  contains
    procedure(sound_i), deferred :: sound
    procedure :: describe => describe_animal
    procedure :: clone
  end type
  abstract interface
    function sound_i(self) result(s)
      import :: animal
      class(animal), intent(in) :: self
      character(5) :: s
    end function
  end interface
  type, extends(animal) :: dog
    integer :: age = 1
  contains
    procedure :: sound => dog_sound
  end type
  type, extends(dog) :: puppy
  contains
    procedure :: sound => puppy_sound
    procedure :: describe => describe_puppy
  end type
  type, extends(animal) :: bird
    real :: span = 0.5
  contains
    procedure :: sound => bird_sound
  end type
  type :: holder
    class(animal), pointer :: p => null()
  end type
contains
  function dog_sound(self) result(s)
    class(dog), intent(in) :: self
    character(5) :: s
    s = 'woof'
  end function
  function puppy_sound(self) result(s)
    class(puppy), intent(in) :: self
    character(5) :: s
    s = 'yip'
  end function
  function bird_sound(self) result(s)
    class(bird), intent(in) :: self
    character(5) :: s
    s = 'tweet'
  end function
  subroutine describe_animal(self)
    class(animal), intent(in) :: self
    print *, trim(self%name), self%legs, self%sound()
  end subroutine
  subroutine describe_puppy(self)
    class(puppy), intent(in) :: self
    call self%dog%describe()
    print *, 'but young', self%age
  end subroutine
  function clone(self) result(c)
    class(animal), intent(in) :: self
    class(animal), allocatable :: c
    allocate(c, source=self)
  end function
  subroutine birthday(d)
    class(dog), intent(inout) :: d
    d%age = d%age + 1
  end subroutine
  function pick(n) result(a)
    integer, intent(in) :: n
    class(animal), allocatable :: a
    select case (n)
    case (1)
      allocate(dog :: a)
      a%name = 'rex'
    case (2)
      allocate(puppy :: a)
      a%name = 'pup'
    case default
      allocate(bird :: a)
      a%name = 'tit'
      a%legs = 2
    end select
  end function
end module
program poly
  use pm
  implicit none
  class(animal), allocatable :: a, b
  type(dog), target :: d
  type(puppy), target :: p
  type(bird), target :: t
  type(holder) :: h(3)
  class(*), allocatable :: any
  class(*), pointer :: up
  integer, target :: i
  do i = 1, 3
    a = pick(i)
    call a%describe()
  end do
  d%name = 'fido'
  call birthday(d)
  call birthday(p)
  print *, d%age, p%age
  h(1)%p => d
  h(2)%p => p
  h(3)%p => t
  do i = 1, 3
    print *, h(i)%p%sound(), h(i)%p%legs
    select type (q => h(i)%p)
    class is (dog)
      q%age = q%age * 10
    type is (bird)
      q%span = 2.5
    end select
  end do
  print *, d%age, p%age, t%span
  b = h(2)%p%clone()
  b%name = 'copy'
  call b%describe()
  print *, same_type_as(b, p), extends_type_of(p, d), same_type_as(b, d)
  allocate(any, source=42)
  select type (any)
  type is (integer)
    print *, 'int', any
  end select
  deallocate(any)
  allocate(any, source=t)
  select type (any)
  type is (bird)
    print *, 'bird', any%span
  end select
  i = 7
  up => i
  select type (up)
  type is (integer)
    up = up + 1
  end select
  print *, i
  up => d
  select type (up)
  class is (animal)
    print *, up%name
  end select
end program
