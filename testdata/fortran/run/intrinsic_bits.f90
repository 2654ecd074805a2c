program intrinsics_bits
  implicit none
  integer(1) :: b1
  integer(2) :: b2
  integer(4) :: i, j, n, a(4)
  integer(8) :: k
  b1 = 90_1; b2 = 12345_2; i = 305419896; j = -559038737; k = 81985529216486895_8
  a = [1, -1, 1000, i]
  print *, iand(i, j), ior(i, j), ieor(i, j), not(i), not(b1), not(k)
  print *, iand(a, 255), ior(a, 1), ieor(a, -1), not(a)
  print *, ibset(i, 3), ibclr(j, 0), ibits(i, 4, 8), ibits(j, 0, 32), ibits(k, 60, 4), ibset(b1, 7), btest(i, 3), btest(k, 0)
  do n = -32, 32, 16
    print *, n, ishft(i, n), ishft(j, n), ishftc(i, n), ishftc(j, n)
  end do
  do n = -5, 5, 5
    print *, n, ishftc(i, n, 8), ishftc(j, n, 5), ishft(b1, n), ishftc(b1, n), ishftc(b2, n, 11), ishft(k, n)
  end do
  do n = 0, 32, 8
    print *, n, shiftl(i, n), shiftr(j, n), shifta(j, n), shiftl(k, 2*n), shiftr(k, 2*n), shifta(-k, 2*n)
  end do
  print *, merge_bits(i, j, 65535), dshiftl(i, j, 8), dshiftr(i, j, 8), dshiftl(i, j, 0), dshiftr(i, j, 32), dshiftl(k, 5_8, 60)
  print *, leadz(i), leadz(0), leadz(b1), leadz(k), trailz(i), trailz(0), trailz(8_8), trailz(b2)
  print *, popcnt(i), popcnt(j), popcnt(b1), popcnt(-1_8), poppar(i), poppar(k), poppar(b1)
  do n = 0, 32, 16
    print *, maskl(n), maskr(n), maskl(n, 8), maskr(2*n, 8)
  end do
  print *, bge(i, j), bgt(i, j), ble(i, j), blt(i, j), bge(1, 1), bgt(-1_8, 1_8)
  print *, btest(a, 0), leadz(a), popcnt(a), ishft(a, [1, 2, 3, -4]), bgt(a, 5)
  n = 0
  call mvbits(i, 4, 8, n, 2)
  print *, n
  call mvbits(a, 0, 4, a, 8)
  print *, a
  print *, iall(a), iany(a), iparity(a), iall([7, 3, 11]), iany([1_8, 4_8]), iparity([1_2, 3_2])
end program
