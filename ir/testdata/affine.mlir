"t.a"() {
  a = affine_map<(i, j)[n, m] -> (j + i, 4 + i, n + i, i * 2 * 3, 2 * i, i + 0, i - i, i - j, i - 4, -i, i + 2 + j)>,
  b = affine_map<(i, j)[n, m] -> (i mod 4, (i * 8) mod 4, (i * 8) floordiv 4, (i * 8 + j) floordiv 4, i floordiv 1, i ceildiv 3, 7 floordiv 2, -7 floordiv 2, -7 ceildiv 2, 7 mod 4, -7 mod 4)>,
  c = affine_map<(i, j)[n, m] -> (i * n, n * i, (i + j) * 3, i - j * 3, i - (j + 1) * 2, i - (j + 1), (i + 1) * n + j, n * m, n * 2 * m, i * -1, i * -1 + j)>,
  d = affine_map<(i, j) -> (i + i, i * 2 + i * 3, i - (i floordiv 4) * 4, i - 4 * (i floordiv 4), (i mod 8) mod 4, (i * 4 + j) mod 4, (i + j * 4) mod 4)>,
  e = affine_map<() -> ()>, f = affine_map<()[s] -> (s)>, g = affine_map<(d0) -> (1)>, h = affine_map<(x, y)[n, m] -> (m + n, x + (y + m), m * n, (y + x) * m)>,
  i = affine_set<(i)[n] : (i >= 0, n - i - 1 >= 0)>, j = affine_set<(i) : (i == 0)>, k = affine_set<(i)[n] : (i <= n, 2 * i >= n + 4)>, l = affine_set<() : ()>,
  m = affine_map<(i)[s] -> (i floordiv s, i mod s, i ceildiv s, (i + s) mod 4, s mod 4 + i * 2)>, n = affine_map<(i, j) -> ((i + j) + (i + j))>,
  o = memref<4x4xf32, affine_map<(a, b) -> (a, b)>>, p = memref<4x4xf32, affine_map<(a, b) -> (a * 4 + b)>>
} : () -> ()
