! The library of OpenACC, written with that of OpenMP.
module openacc_kinds
  implicit none
  public
  integer, parameter :: acc_device_kind = 4, acc_device_property_kind = 4, acc_device_property = 4, acc_handle_kind = 4
  integer(acc_device_kind), parameter :: acc_device_current = -1, acc_device_none = 0, acc_device_default = 1
  integer(acc_device_kind), parameter :: acc_device_host = 2, acc_device_not_host = 4, acc_device_nvidia = 5
  integer(acc_device_kind), parameter :: acc_device_radeon = 8
  integer(acc_device_property_kind), parameter :: acc_property_none = 0, acc_property_memory = 1
  integer(acc_device_property_kind), parameter :: acc_property_free_memory = 2, acc_property_shared_memory_support = 3
  integer(acc_device_property_kind), parameter :: acc_property_name = 65537, acc_property_vendor = 65538
  integer(acc_device_property_kind), parameter :: acc_property_driver = 65539
  integer(acc_handle_kind), parameter :: acc_async_default = 0, acc_async_noval = -1, acc_async_sync = -2
end module openacc_kinds

module openacc
  use, intrinsic :: iso_c_binding, only: c_associated, c_char, c_f_pointer, c_f_procpointer, c_funptr, c_int, c_loc, c_null_char, &
    c_null_ptr, c_ptr, c_size_t
{{- if .Device}}
  use omp_lib, only: omp_get_default_device, omp_get_initial_device, omp_get_num_devices, omp_is_initial_device, &
    omp_set_default_device
{{- end}}
  use openacc_kinds
  implicit none
  public
  private :: c_associated, c_char, c_f_pointer, c_f_procpointer, c_funptr, c_int, c_loc, c_null_char, c_null_ptr, c_ptr, c_size_t
{{- if .Device}}
  private :: omp_get_default_device, omp_get_initial_device, omp_get_num_devices, omp_is_initial_device, omp_set_default_device
  private :: accc_bytes, accc_on_host, accc_queue, accc_default_queue, accc_index
  private :: accc_found, accc_target_alloc, accc_target_free, accc_target_is_present, accc_target_memcpy, accc_associate, &
    accc_disassociate
{{- end}}
  integer, parameter :: openacc_version = 201711
{{- if .Device}}

  ! Constructs that depend on one element run one after the other, as on a queue of OpenACC.
{{.Queues}}{{else}}
  integer, private, save :: accc_default_async = acc_async_default
{{- end}}
{{range .Data}}
  interface acc_{{.Name}}
    module procedure accc_{{.Name}}_4, accc_{{.Name}}_8
  end interface
  interface acc_{{.Name}}_async
    module procedure accc_{{.Name}}_async, accc_{{.Name}}_async_4, accc_{{.Name}}_async_8
  end interface
  private :: {{if $.Device}}accc_{{.Name}}, {{end}}accc_{{.Name}}_4, accc_{{.Name}}_8, accc_{{.Name}}_async, &
    accc_{{.Name}}_async_4, accc_{{.Name}}_async_8
{{- end}}
  interface acc_present_or_copyin
    module procedure accc_copyin_4, accc_copyin_8
  end interface
  interface acc_pcopyin
    module procedure accc_copyin_4, accc_copyin_8
  end interface
  interface acc_present_or_create
    module procedure accc_create_4, accc_create_8
  end interface
  interface acc_pcreate
    module procedure accc_create_4, accc_create_8
  end interface
  interface acc_update_host
    module procedure accc_update_self_4, accc_update_self_8
  end interface
  interface acc_is_present
    module procedure accc_is_present_4, accc_is_present_8
  end interface
  private :: accc_is_present_4, accc_is_present_8
  interface acc_map_data
    module procedure accc_map_data_4, accc_map_data_8
  end interface
  private :: accc_map_data_4, accc_map_data_8
{{- range .Copies}}
  interface acc_{{.Name}}
    module procedure accc_{{.Name}}_4, accc_{{.Name}}_8
  end interface
  private :: accc_{{.Name}}_4, accc_{{.Name}}_8
{{- end}}
  interface acc_memcpy_d2d
    module procedure accc_memcpy_d2d_4, accc_memcpy_d2d_8
  end interface
  interface acc_memcpy_d2d_async
    module procedure accc_memcpy_d2d_async_4, accc_memcpy_d2d_async_8
  end interface
  private :: accc_memcpy_d2d_4, accc_memcpy_d2d_8, accc_memcpy_d2d_async_4, accc_memcpy_d2d_async_8, accc_between
  interface acc_async_wait
    module procedure acc_wait
  end interface
  interface acc_async_wait_all
    module procedure acc_wait_all
  end interface
{{- if .Device}}

  ! Routines of OpenMP.
  abstract interface
    type(c_ptr) function accc_alloc(bytes, device) bind(c)
      import
      integer(c_size_t), value :: bytes
      integer(c_int), value :: device
    end function
    subroutine accc_release(p, device) bind(c)
      import
      type(c_ptr), value :: p
      integer(c_int), value :: device
    end subroutine
    integer(c_int) function accc_is_there(p, device) bind(c)
      import
      type(c_ptr), value :: p
      integer(c_int), value :: device
    end function
    integer(c_int) function accc_memcpy(to, from, bytes, to_offset, from_offset, to_device, from_device) bind(c)
      import
      type(c_ptr), value :: to, from
      integer(c_size_t), value :: bytes, to_offset, from_offset
      integer(c_int), value :: to_device, from_device
    end function
    integer(c_int) function accc_pair(p, on_device, bytes, offset, device) bind(c)
      import
      type(c_ptr), value :: p, on_device
      integer(c_size_t), value :: bytes, offset
      integer(c_int), value :: device
    end function
  end interface
{{- end}}

contains

  ! Devices.
  integer function acc_get_num_devices(dev_type)
    integer(acc_device_kind), intent(in) :: dev_type
    select case (dev_type)
    case (acc_device_host)
      acc_get_num_devices = 1
    case default
      acc_get_num_devices = {{if .Device}}merge(0, omp_get_num_devices(), dev_type == acc_device_none){{else}}0{{end}}
    end select
  end function
  integer(acc_device_kind) function acc_get_device_type()
    acc_get_device_type = {{if .Device}}merge(acc_device_host, acc_device_not_host, accc_on_host()){{else}}acc_device_host{{end}}
  end function
{{- if .Device}}
  ! The host is OpenMP's initial device: regions run there when it is the default one.
  logical function accc_on_host()
    accc_on_host = omp_get_num_devices() == 0 .or. omp_get_default_device() == omp_get_initial_device()
  end function
{{- end}}
  subroutine acc_set_device_type(dev_type)
    integer(acc_device_kind), intent(in) :: dev_type
{{- if .Device}}
    if (omp_get_num_devices() == 0 .or. dev_type == acc_device_current) return
    if (dev_type == acc_device_host) then
      call omp_set_default_device(omp_get_initial_device())
    else if (accc_on_host()) then
      call omp_set_default_device(0)
    end if
{{- end}}
  end subroutine
  integer function acc_get_device_num(dev_type)
    integer(acc_device_kind), intent(in) :: dev_type
    acc_get_device_num = {{if .Device}}merge(0, omp_get_default_device(), accc_on_host() .or. dev_type == acc_device_host){{else}}0{{end}}
  end function
  subroutine acc_set_device_num(dev_num, dev_type)
    integer, intent(in) :: dev_num
    integer(acc_device_kind), intent(in) :: dev_type
{{- if .Device}}
    if (dev_type == acc_device_host) then
      call acc_set_device_type(dev_type)
    else if (dev_num < omp_get_num_devices()) then
      call omp_set_default_device(dev_num)
    end if
{{- end}}
  end subroutine
  integer(c_size_t) function acc_get_property(dev_num, dev_type, property)
    integer, intent(in) :: dev_num
    integer(acc_device_kind), intent(in) :: dev_type
    integer(acc_device_property_kind), intent(in) :: property
    acc_get_property = 0
    if (property == acc_property_shared_memory_support{{if .Device}} .and. accc_on_host(){{end}}) acc_get_property = 1
  end function
  subroutine acc_get_property_string(dev_num, dev_type, property, string)
    integer, intent(in) :: dev_num
    integer(acc_device_kind), intent(in) :: dev_type
    integer(acc_device_property_kind), intent(in) :: property
    character(*), intent(out) :: string
    select case (property)
    case (acc_property_name)
      string = 'device'
    case (acc_property_vendor, acc_property_driver)
      string = 'OpenMP'
    case default
      string = ''
    end select
  end subroutine
  subroutine acc_init(dev_type)
    integer(acc_device_kind), intent(in) :: dev_type
    call acc_set_device_type(dev_type)
  end subroutine
  subroutine acc_init_device(dev_num, dev_type)
    integer, intent(in) :: dev_num
    integer(acc_device_kind), intent(in) :: dev_type
    call acc_set_device_num(dev_num, dev_type)
  end subroutine
  subroutine acc_shutdown(dev_type)
    integer(acc_device_kind), intent(in) :: dev_type
  end subroutine
  subroutine acc_shutdown_device(dev_num, dev_type)
    integer, intent(in) :: dev_num
    integer(acc_device_kind), intent(in) :: dev_type
  end subroutine
  logical function acc_on_device(dev_type)
    integer(acc_device_kind), intent(in) :: dev_type
{{- if .Device}}
    !$omp declare target
    if (.not. omp_is_initial_device()) then
      acc_on_device = dev_type == acc_device_not_host .or. dev_type == acc_device_default
      return
    end if
{{- end}}
    acc_on_device = dev_type == acc_device_host .or. dev_type == acc_device_none
  end function
{{- if .Device}}

  ! The routines for memory of devices, where the program is linked with them: one for the host alone need not be.
  type(c_funptr) function accc_found(name)
    character(*), intent(in) :: name
    interface
      type(c_ptr) function accc_dlopen(name, flags) bind(c, name='dlopen')
        import
        type(c_ptr), value :: name
        integer(c_int), value :: flags
      end function
      type(c_funptr) function accc_dlsym(handle, name) bind(c, name='dlsym')
        import
        type(c_ptr), value :: handle
        character(kind=c_char), intent(in) :: name(*)
      end function
    end interface
    accc_found = accc_dlsym(accc_dlopen(c_null_ptr, 1_c_int), name // c_null_char)
  end function
  type(c_ptr) function accc_target_alloc(bytes)
    integer(c_size_t), value :: bytes
    interface
      type(c_ptr) function accc_malloc(bytes) bind(c, name='malloc')
        import
        integer(c_size_t), value :: bytes
      end function
    end interface
    procedure(accc_alloc), pointer :: f
    call c_f_procpointer(accc_found('omp_target_alloc'), f)
    if (associated(f)) then
      accc_target_alloc = f(bytes, int(omp_get_default_device(), c_int))
    else
      accc_target_alloc = accc_malloc(bytes)
    end if
  end function
  subroutine accc_target_free(p)
    type(c_ptr), value :: p
    interface
      subroutine accc_free(p) bind(c, name='free')
        import
        type(c_ptr), value :: p
      end subroutine
    end interface
    procedure(accc_release), pointer :: f
    call c_f_procpointer(accc_found('omp_target_free'), f)
    if (associated(f)) then
      call f(p, int(omp_get_default_device(), c_int))
    else
      call accc_free(p)
    end if
  end subroutine
  logical function accc_target_is_present(p)
    type(c_ptr), value :: p
    procedure(accc_is_there), pointer :: f
    accc_target_is_present = c_associated(p)
    call c_f_procpointer(accc_found('omp_target_is_present'), f)
    if (associated(f)) accc_target_is_present = f(p, int(omp_get_default_device(), c_int)) /= 0
  end function
  subroutine accc_target_memcpy(to, from, bytes, to_device, from_device)
    type(c_ptr), value :: to, from
    integer(8), intent(in) :: bytes
    integer, intent(in) :: to_device, from_device
    integer(1), pointer, contiguous :: dest(:), source(:)
    procedure(accc_memcpy), pointer :: f
    integer(c_int) :: failed
    call c_f_procpointer(accc_found('omp_target_memcpy'), f)
    if (associated(f)) then
      failed = f(to, from, int(bytes, c_size_t), 0_c_size_t, 0_c_size_t, int(to_device, c_int), int(from_device, c_int))
    else
      call c_f_pointer(to, dest, [bytes])
      call c_f_pointer(from, source, [bytes])
      dest = source
    end if
  end subroutine
  subroutine accc_associate(p, on_device, bytes)
    type(c_ptr), value :: p, on_device
    integer(8), intent(in) :: bytes
    procedure(accc_pair), pointer :: f
    integer(c_int) :: failed
    call c_f_procpointer(accc_found('omp_target_associate_ptr'), f)
    if (associated(f)) failed = f(p, on_device, int(bytes, c_size_t), 0_c_size_t, int(omp_get_default_device(), c_int))
  end subroutine
  subroutine accc_disassociate(p)
    type(c_ptr), value :: p
    procedure(accc_is_there), pointer :: f
    integer(c_int) :: failed
    call c_f_procpointer(accc_found('omp_target_disassociate_ptr'), f)
    if (associated(f)) failed = f(p, int(omp_get_default_device(), c_int))
  end subroutine
{{- end}}

  ! Queues.
{{- if .Device}}
  integer function accc_index(queue)
    integer(acc_handle_kind), intent(in) :: queue
    accc_index = merge(accc_default_queue, iand(queue, 63), queue == acc_async_noval)
  end function
{{- end}}
  integer(acc_handle_kind) function acc_get_default_async()
    acc_get_default_async = {{if .Device}}accc_default_queue{{else}}accc_default_async{{end}}
  end function
  subroutine acc_set_default_async(async_arg)
    integer(acc_handle_kind), intent(in) :: async_arg
{{- if .Device}}
    accc_default_queue = merge(acc_async_default, iand(async_arg, 63), async_arg == acc_async_noval)
{{- else}}
    accc_default_async = async_arg
{{- end}}
  end subroutine
  subroutine acc_wait(wait_arg)
    integer(acc_handle_kind), intent(in) :: wait_arg
{{- if .Device}}
    !$omp task if(.false.) depend(inout: accc_queue(accc_index(wait_arg)))
    !$omp end task
{{- end}}
  end subroutine
  subroutine acc_wait_async(wait_arg, async_arg)
    integer(acc_handle_kind), intent(in) :: wait_arg, async_arg
{{- if .Device}}
    !$omp task depend(in: accc_queue(accc_index(wait_arg))) depend(inout: accc_queue(accc_index(async_arg)))
    !$omp end task
{{- end}}
  end subroutine
  subroutine acc_wait_all()
{{- if .Device}}
    !$omp taskwait
{{- end}}
  end subroutine
  subroutine acc_wait_all_async(async_arg)
    integer(acc_handle_kind), intent(in) :: async_arg
    call acc_wait_all()
  end subroutine
  ! OpenMP does not say whether a task has ended, so a test waits for it.
  logical function acc_async_test(wait_arg)
    integer(acc_handle_kind), intent(in) :: wait_arg
    call acc_wait(wait_arg)
    acc_async_test = .true.
  end function
  logical function acc_async_test_device(wait_arg, dev_num)
    integer(acc_handle_kind), intent(in) :: wait_arg
    integer, intent(in) :: dev_num
    acc_async_test_device = acc_async_test(wait_arg)
  end function
  logical function acc_async_test_all()
    call acc_wait_all()
    acc_async_test_all = .true.
  end function
  logical function acc_async_test_all_device(dev_num)
    integer, intent(in) :: dev_num
    acc_async_test_all_device = acc_async_test_all()
  end function
  subroutine acc_wait_device(wait_arg, dev_num)
    integer(acc_handle_kind), intent(in) :: wait_arg
    integer, intent(in) :: dev_num
    call acc_wait(wait_arg)
  end subroutine
  ! The first queue is the one that is waited for.
  integer function acc_wait_any(count, wait_arg)
    integer, intent(in) :: count
    integer(acc_handle_kind), intent(in) :: wait_arg(*)
    integer :: i
    acc_wait_any = -1
    do i = 1, count
      if (wait_arg(i) == acc_async_sync) cycle
      call acc_wait(wait_arg(i))
      acc_wait_any = i
      return
    end do
  end function
  integer function acc_wait_any_device(count, wait_arg, dev_num)
    integer, intent(in) :: count
    integer(acc_handle_kind), intent(in) :: wait_arg(*)
    integer, intent(in) :: dev_num
    acc_wait_any_device = acc_wait_any(count, wait_arg)
  end function
  subroutine acc_wait_device_async(wait_arg, async_arg, dev_num)
    integer(acc_handle_kind), intent(in) :: wait_arg, async_arg
    integer, intent(in) :: dev_num
    call acc_wait_async(wait_arg, async_arg)
  end subroutine
  subroutine acc_wait_all_device(dev_num)
    integer, intent(in) :: dev_num
    call acc_wait_all()
  end subroutine
  subroutine acc_wait_all_device_async(async_arg, dev_num)
    integer(acc_handle_kind), intent(in) :: async_arg
    integer, intent(in) :: dev_num
    call acc_wait_all_async(async_arg)
  end subroutine

  ! Memory.
{{- if .Device}}
  function accc_bytes(data_arg) result(p)
    type(*), dimension(..), target :: data_arg
    integer(1), pointer, contiguous :: p(:)
    call c_f_pointer(c_loc(data_arg), p, [1])
  end function
{{- end}}{{- range .Data}}
{{- if $.Device}}
  subroutine accc_{{.Name}}(p, bytes)
    integer(8), intent(in) :: bytes
    integer(1) :: p(bytes)
{{- range .Directives}}
    !$omp target {{.}}
{{- end}}
  end subroutine
{{- end}}
  subroutine accc_{{.Name}}_4(data_arg, bytes)
    type(*), dimension(..), target :: data_arg
    integer(4), intent(in), optional :: bytes
{{- if $.Device}}
    integer(8) :: size
    size = sizeof(data_arg)
    if (present(bytes)) size = bytes
    call accc_{{.Name}}(accc_bytes(data_arg), size)
{{- end}}
  end subroutine
  subroutine accc_{{.Name}}_8(data_arg, bytes)
    type(*), dimension(..), target :: data_arg
    integer(8), intent(in) :: bytes
{{- if $.Device}}
    call accc_{{.Name}}(accc_bytes(data_arg), bytes)
{{- end}}
  end subroutine
  subroutine accc_{{.Name}}_async(data_arg, async_arg)
    type(*), dimension(..), target :: data_arg
    integer(acc_handle_kind), intent(in) :: async_arg
    call accc_{{.Name}}_async_8(data_arg, sizeof(data_arg), async_arg)
  end subroutine
  subroutine accc_{{.Name}}_async_4(data_arg, bytes, async_arg)
    type(*), dimension(..), target :: data_arg
    integer(4), intent(in) :: bytes
    integer(acc_handle_kind), intent(in) :: async_arg
    call accc_{{.Name}}_async_8(data_arg, int(bytes, 8), async_arg)
  end subroutine
  ! The host waits for the queue: what is on the device is decided at once.
  subroutine accc_{{.Name}}_async_8(data_arg, bytes, async_arg)
    type(*), dimension(..), target :: data_arg
    integer(8), intent(in) :: bytes
    integer(acc_handle_kind), intent(in) :: async_arg
    call acc_wait(async_arg)
    call accc_{{.Name}}_8(data_arg, bytes)
  end subroutine
{{- end}}
  logical function accc_is_present_4(data_arg, bytes)
    type(*), dimension(..), target :: data_arg
    integer(4), intent(in), optional :: bytes
    accc_is_present_4 = accc_is_present_8(data_arg, 1_8)
  end function
  logical function accc_is_present_8(data_arg, bytes)
    type(*), dimension(..), target :: data_arg
    integer(8), intent(in) :: bytes
    accc_is_present_8 = {{if .Device}}accc_target_is_present(c_loc(data_arg)){{else}}c_associated(c_loc(data_arg)){{end}}
  end function
  type(c_ptr) function acc_malloc(bytes)
    integer(c_size_t), value :: bytes
{{- if .Device}}
    acc_malloc = accc_target_alloc(bytes)
{{- else}}
    interface
      type(c_ptr) function accc_malloc(bytes) bind(c, name='malloc')
        import
        integer(c_size_t), value :: bytes
      end function
    end interface
    acc_malloc = accc_malloc(bytes)
{{- end}}
  end function
  subroutine acc_free(data_dev)
    type(c_ptr), value :: data_dev
{{- if .Device}}
    call accc_target_free(data_dev)
{{- else}}
    interface
      subroutine accc_free(p) bind(c, name='free')
        import
        type(c_ptr), value :: p
      end subroutine
    end interface
    call accc_free(data_dev)
{{- end}}
  end subroutine
  type(c_ptr) function acc_deviceptr(data_arg)
    type(*), dimension(..), target :: data_arg
{{- if .Device}}
    type(c_ptr) :: p
    p = c_loc(data_arg)
    !$omp target data use_device_ptr(p)
    acc_deviceptr = p
    !$omp end target data
{{- else}}
    acc_deviceptr = c_loc(data_arg)
{{- end}}
  end function
  type(c_ptr) function acc_hostptr(data_dev)
    type(c_ptr), value :: data_dev
    acc_hostptr = data_dev
{{- if .Device}}
    if (.not. accc_on_host()) acc_hostptr = c_null_ptr
{{- end}}
  end function
  subroutine accc_map_data_4(data_arg, data_dev, bytes)
    type(*), dimension(..), target :: data_arg
    type(c_ptr), value :: data_dev
    integer(4), intent(in) :: bytes
    call accc_map_data_8(data_arg, data_dev, int(bytes, 8))
  end subroutine
  subroutine accc_map_data_8(data_arg, data_dev, bytes)
    type(*), dimension(..), target :: data_arg
    type(c_ptr), value :: data_dev
    integer(8), intent(in) :: bytes
{{- if .Device}}
    call accc_associate(c_loc(data_arg), data_dev, bytes)
{{- end}}
  end subroutine
  subroutine acc_unmap_data(data_arg)
    type(*), dimension(..), target :: data_arg
{{- if .Device}}
    call accc_disassociate(c_loc(data_arg))
{{- end}}
  end subroutine
{{- range .Copies}}
  subroutine accc_{{.Name}}_4({{.Arguments}}, bytes{{.More}})
{{.Declarations}}
    integer(4), intent(in) :: bytes
    call accc_{{.Name}}_8({{.Arguments}}, int(bytes, 8){{.More}})
  end subroutine
  subroutine accc_{{.Name}}_8({{.Arguments}}, bytes{{.More}})
{{.Declarations}}
    integer(8), intent(in) :: bytes
{{- if $.Device}}
{{- if .Async}}
    call acc_wait(async_arg)
{{- end}}
    call accc_target_memcpy({{.To}}, {{.From}}, bytes, {{.ToDevice}}, {{.FromDevice}})
{{- else}}
    integer(1), pointer, contiguous :: to(:), from(:)
    call c_f_pointer({{.To}}, to, [bytes])
    call c_f_pointer({{.From}}, from, [bytes])
    to = from
{{- end}}
  end subroutine
{{- end}}
  subroutine accc_memcpy_d2d_4(data_dest, data_src, bytes, dev_num_dest, dev_num_src)
    type(*), dimension(..), target :: data_dest, data_src
    integer(4), intent(in) :: bytes
    integer, intent(in) :: dev_num_dest, dev_num_src
    call accc_memcpy_d2d_8(data_dest, data_src, int(bytes, 8), dev_num_dest, dev_num_src)
  end subroutine
  subroutine accc_memcpy_d2d_8(data_dest, data_src, bytes, dev_num_dest, dev_num_src)
    type(*), dimension(..), target :: data_dest, data_src
    integer(8), intent(in) :: bytes
    integer, intent(in) :: dev_num_dest, dev_num_src
    integer(1), pointer, contiguous :: to(:), from(:)
    call c_f_pointer(c_loc(data_dest), to, [bytes])
    call c_f_pointer(c_loc(data_src), from, [bytes])
    call accc_between(to, from, bytes, dev_num_dest, dev_num_src)
  end subroutine
  subroutine accc_memcpy_d2d_async_4(data_dest, data_src, bytes, dev_num_dest, dev_num_src, async_arg)
    type(*), dimension(..), target :: data_dest, data_src
    integer(4), intent(in) :: bytes
    integer, intent(in) :: dev_num_dest, dev_num_src
    integer(acc_handle_kind), intent(in) :: async_arg
    call accc_memcpy_d2d_async_8(data_dest, data_src, int(bytes, 8), dev_num_dest, dev_num_src, async_arg)
  end subroutine
  subroutine accc_memcpy_d2d_async_8(data_dest, data_src, bytes, dev_num_dest, dev_num_src, async_arg)
    type(*), dimension(..), target :: data_dest, data_src
    integer(8), intent(in) :: bytes
    integer, intent(in) :: dev_num_dest, dev_num_src
    integer(acc_handle_kind), intent(in) :: async_arg
    call acc_wait(async_arg)
    call accc_memcpy_d2d_8(data_dest, data_src, bytes, dev_num_dest, dev_num_src)
  end subroutine
  subroutine accc_between(to, from, bytes, dest, source)
    integer(8), intent(in) :: bytes
    integer(1) :: to(bytes), from(bytes)
    integer, intent(in) :: dest, source
{{- if .Device}}
    !$omp target update from(from) device(source)
{{- end}}
    to = from
{{- if .Device}}
    !$omp target update to(to) device(dest)
{{- end}}
  end subroutine
  ! Pointers on the device are attached when OpenMP maps them.
{{- range .Attach}}
  subroutine acc_{{.Name}}(ptr_addr)
    type(*), dimension(..) :: ptr_addr
  end subroutine
  subroutine acc_{{.Name}}_async(ptr_addr, async_arg)
    type(*), dimension(..) :: ptr_addr
    integer(acc_handle_kind), intent(in) :: async_arg
  end subroutine
{{- end}}
end module openacc

module accel_lib
  use openacc
end module accel_lib
