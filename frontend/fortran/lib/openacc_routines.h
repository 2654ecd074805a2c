! The interface of OpenACC's runtime library (OpenACC 3.3 section 3), for module openacc and openacc_lib.h.
      interface
        function acc_get_num_devices(dev_type)
          integer(4), intent(in) :: dev_type
          integer :: acc_get_num_devices
        end function
        subroutine acc_set_device_type(dev_type)
          integer(4), intent(in) :: dev_type
        end subroutine
        function acc_get_device_type()
          integer(4) :: acc_get_device_type
        end function
        subroutine acc_set_device_num(dev_num, dev_type)
          integer, intent(in) :: dev_num
          integer(4), intent(in) :: dev_type
        end subroutine
        function acc_get_device_num(dev_type)
          integer(4), intent(in) :: dev_type
          integer :: acc_get_device_num
        end function
        function acc_get_property(dev_num, dev_type, property)
          integer, intent(in) :: dev_num
          integer(4), intent(in) :: dev_type
          integer(4), intent(in) :: property
          integer(8) :: acc_get_property
        end function
        subroutine acc_get_property_string(dev_num, dev_type, property, string)
          integer, intent(in) :: dev_num
          integer(4), intent(in) :: dev_type
          integer(4), intent(in) :: property
          character(*), intent(out) :: string
        end subroutine
        subroutine acc_init(dev_type)
          integer(4), intent(in) :: dev_type
        end subroutine
        subroutine acc_init_device(dev_num, dev_type)
          integer, intent(in) :: dev_num
          integer(4), intent(in) :: dev_type
        end subroutine
        subroutine acc_shutdown(dev_type)
          integer(4), intent(in) :: dev_type
        end subroutine
        subroutine acc_shutdown_device(dev_num, dev_type)
          integer, intent(in) :: dev_num
          integer(4), intent(in) :: dev_type
        end subroutine
        function acc_async_test(wait_arg)
          integer(4), intent(in) :: wait_arg
          logical :: acc_async_test
        end function
        function acc_async_test_device(wait_arg, dev_num)
          integer(4), intent(in) :: wait_arg
          integer, intent(in) :: dev_num
          logical :: acc_async_test_device
        end function
        function acc_async_test_all()
          logical :: acc_async_test_all
        end function
        function acc_async_test_all_device(dev_num)
          integer, intent(in) :: dev_num
          logical :: acc_async_test_all_device
        end function
        subroutine acc_wait(wait_arg)
          integer(4), intent(in) :: wait_arg
        end subroutine
        subroutine acc_async_wait(wait_arg)
          integer(4), intent(in) :: wait_arg
        end subroutine
        subroutine acc_wait_device(wait_arg, dev_num)
          integer(4), intent(in) :: wait_arg
          integer, intent(in) :: dev_num
        end subroutine
        function acc_wait_any(count, wait_arg)
          integer, intent(in) :: count
          integer(4), intent(in) :: wait_arg(*)
          integer :: acc_wait_any
        end function
        function acc_wait_any_device(count, wait_arg, dev_num)
          integer, intent(in) :: count
          integer(4), intent(in) :: wait_arg(*)
          integer, intent(in) :: dev_num
          integer :: acc_wait_any_device
        end function
        subroutine acc_wait_async(wait_arg, async_arg)
          integer(4), intent(in) :: wait_arg
          integer(4), intent(in) :: async_arg
        end subroutine
        subroutine acc_wait_device_async(wait_arg, async_arg, dev_num)
          integer(4), intent(in) :: wait_arg
          integer(4), intent(in) :: async_arg
          integer, intent(in) :: dev_num
        end subroutine
        subroutine acc_wait_all()
        end subroutine
        subroutine acc_async_wait_all()
        end subroutine
        subroutine acc_wait_all_device(dev_num)
          integer, intent(in) :: dev_num
        end subroutine
        subroutine acc_wait_all_async(async_arg)
          integer(4), intent(in) :: async_arg
        end subroutine
        subroutine acc_wait_all_device_async(async_arg, dev_num)
          integer(4), intent(in) :: async_arg
          integer, intent(in) :: dev_num
        end subroutine
        function acc_get_default_async()
          integer(4) :: acc_get_default_async
        end function
        subroutine acc_set_default_async(async_arg)
          integer(4), intent(in) :: async_arg
        end subroutine
        function acc_on_device(dev_type)
          integer(4), intent(in) :: dev_type
          logical :: acc_on_device
        end function
        subroutine acc_copyin(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_present_or_copyin(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_pcopyin(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_create(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_present_or_create(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_pcreate(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_copyout(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_copyout_finalize(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_delete(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_delete_finalize(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_update_device(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_update_self(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_update_host(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
        end subroutine
        subroutine acc_copyin_async(data_arg, bytes, async_arg)
          type(*), dimension(..) :: data_arg
          type(*), intent(in) :: bytes
          type(*), optional, intent(in) :: async_arg
        end subroutine
        subroutine acc_create_async(data_arg, bytes, async_arg)
          type(*), dimension(..) :: data_arg
          type(*), intent(in) :: bytes
          type(*), optional, intent(in) :: async_arg
        end subroutine
        subroutine acc_copyout_async(data_arg, bytes, async_arg)
          type(*), dimension(..) :: data_arg
          type(*), intent(in) :: bytes
          type(*), optional, intent(in) :: async_arg
        end subroutine
        subroutine acc_copyout_finalize_async(data_arg, bytes, async_arg)
          type(*), dimension(..) :: data_arg
          type(*), intent(in) :: bytes
          type(*), optional, intent(in) :: async_arg
        end subroutine
        subroutine acc_delete_async(data_arg, bytes, async_arg)
          type(*), dimension(..) :: data_arg
          type(*), intent(in) :: bytes
          type(*), optional, intent(in) :: async_arg
        end subroutine
        subroutine acc_delete_finalize_async(data_arg, bytes, async_arg)
          type(*), dimension(..) :: data_arg
          type(*), intent(in) :: bytes
          type(*), optional, intent(in) :: async_arg
        end subroutine
        subroutine acc_update_device_async(data_arg, bytes, async_arg)
          type(*), dimension(..) :: data_arg
          type(*), intent(in) :: bytes
          type(*), optional, intent(in) :: async_arg
        end subroutine
        subroutine acc_update_self_async(data_arg, bytes, async_arg)
          type(*), dimension(..) :: data_arg
          type(*), intent(in) :: bytes
          type(*), optional, intent(in) :: async_arg
        end subroutine
        function acc_is_present(data_arg, bytes)
          type(*), dimension(..) :: data_arg
          type(*), optional, intent(in) :: bytes
          logical :: acc_is_present
        end function
        subroutine acc_attach(ptr_addr)
          type(*), dimension(..) :: ptr_addr
        end subroutine
        subroutine acc_attach_async(ptr_addr, async_arg)
          type(*), dimension(..) :: ptr_addr
          integer(4), intent(in) :: async_arg
        end subroutine
        subroutine acc_detach(ptr_addr)
          type(*), dimension(..) :: ptr_addr
        end subroutine
        subroutine acc_detach_async(ptr_addr, async_arg)
          type(*), dimension(..) :: ptr_addr
          integer(4), intent(in) :: async_arg
        end subroutine
        subroutine acc_detach_finalize(ptr_addr)
          type(*), dimension(..) :: ptr_addr
        end subroutine
        subroutine acc_detach_finalize_async(ptr_addr, async_arg)
          type(*), dimension(..) :: ptr_addr
          integer(4), intent(in) :: async_arg
        end subroutine
        function acc_malloc(bytes)
          use iso_c_binding, only: c_ptr, c_size_t
          integer(c_size_t), value :: bytes
          type(c_ptr) :: acc_malloc
        end function
        subroutine acc_free(data_dev)
          use iso_c_binding, only: c_ptr, c_size_t
          type(c_ptr), value :: data_dev
        end subroutine
        subroutine acc_map_data(data_arg, data_dev, bytes)
          use iso_c_binding, only: c_ptr, c_size_t
          type(*), dimension(..) :: data_arg
          type(c_ptr), value :: data_dev
          type(*), intent(in) :: bytes
        end subroutine
        subroutine acc_unmap_data(data_arg)
          use iso_c_binding, only: c_ptr, c_size_t
          type(*), dimension(..) :: data_arg
        end subroutine
        function acc_deviceptr(data_arg)
          use iso_c_binding, only: c_ptr, c_size_t
          type(*), dimension(..) :: data_arg
          type(c_ptr) :: acc_deviceptr
        end function
        function acc_hostptr(data_dev)
          use iso_c_binding, only: c_ptr, c_size_t
          type(c_ptr), value :: data_dev
          type(c_ptr) :: acc_hostptr
        end function
        subroutine acc_memcpy_to_device(data_dest, data_src, bytes)
          use iso_c_binding, only: c_ptr, c_size_t
          type(*), dimension(..) :: data_dest
          type(*), dimension(..) :: data_src
          type(*), intent(in) :: bytes
        end subroutine
        subroutine acc_memcpy_to_device_async(data_dest, data_src, bytes, async_arg)
          use iso_c_binding, only: c_ptr, c_size_t
          type(*), dimension(..) :: data_dest
          type(*), dimension(..) :: data_src
          type(*), intent(in) :: bytes
          integer(4), intent(in) :: async_arg
        end subroutine
        subroutine acc_memcpy_from_device(data_dest, data_src, bytes)
          use iso_c_binding, only: c_ptr, c_size_t
          type(*), dimension(..) :: data_dest
          type(*), dimension(..) :: data_src
          type(*), intent(in) :: bytes
        end subroutine
        subroutine acc_memcpy_from_device_async(data_dest, data_src, bytes, async_arg)
          use iso_c_binding, only: c_ptr, c_size_t
          type(*), dimension(..) :: data_dest
          type(*), dimension(..) :: data_src
          type(*), intent(in) :: bytes
          integer(4), intent(in) :: async_arg
        end subroutine
        subroutine acc_memcpy_device(data_dest, data_src, bytes)
          use iso_c_binding, only: c_ptr, c_size_t
          type(*), dimension(..) :: data_dest
          type(*), dimension(..) :: data_src
          type(*), intent(in) :: bytes
        end subroutine
        subroutine acc_memcpy_device_async(data_dest, data_src, bytes, async_arg)
          use iso_c_binding, only: c_ptr, c_size_t
          type(*), dimension(..) :: data_dest
          type(*), dimension(..) :: data_src
          type(*), intent(in) :: bytes
          integer(4), intent(in) :: async_arg
        end subroutine
        subroutine acc_memcpy_d2d(data_dest, data_src, bytes, dev_num_dest, dev_num_src)
          use iso_c_binding, only: c_ptr, c_size_t
          type(*), dimension(..) :: data_dest
          type(*), dimension(..) :: data_src
          type(*), intent(in) :: bytes
          integer, intent(in) :: dev_num_dest
          integer, intent(in) :: dev_num_src
        end subroutine
        subroutine acc_memcpy_d2d_async(data_dest, data_src, bytes, dev_num_dest, dev_num_src, async_arg)
          use iso_c_binding, only: c_ptr, c_size_t
          type(*), dimension(..) :: data_dest
          type(*), dimension(..) :: data_src
          type(*), intent(in) :: bytes
          integer, intent(in) :: dev_num_dest
          integer, intent(in) :: dev_num_src
          integer(4), intent(in) :: async_arg
        end subroutine
      end interface
