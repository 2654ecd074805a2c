! OpenACC's runtime library for sources that include it.
      integer, parameter :: acc_device_kind = 4, acc_handle_kind = 4, acc_device_property_kind = 4, acc_device_property = 4
      integer(acc_device_kind), parameter :: acc_device_current = -1, acc_device_none = 0, acc_device_default = 1
      integer(acc_device_kind), parameter :: acc_device_host = 2, acc_device_not_host = 4, acc_device_nvidia = 5
      integer(acc_device_kind), parameter :: acc_device_radeon = 8
      integer(acc_device_property_kind), parameter :: acc_property_none = 0, acc_property_memory = 1
      integer(acc_device_property_kind), parameter :: acc_property_free_memory = 2, acc_property_shared_memory_support = 3
      integer(acc_device_property_kind), parameter :: acc_property_name = 65537, acc_property_vendor = 65538
      integer(acc_device_property_kind), parameter :: acc_property_driver = 65539
      integer(acc_handle_kind), parameter :: acc_async_noval = -1, acc_async_sync = -2, acc_async_default = 0
      integer, parameter :: openacc_version = 202211
      include 'openacc_routines.h'
