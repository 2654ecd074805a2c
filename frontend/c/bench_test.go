package c

import (
	"fmt"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"

	"modernc.org/cc/v4"
)

// kernels makes n functions with the directives of everyday code.
func kernels(n int) []byte {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `void kernel_%d(int n, const float *a, const float *b, float *c)
{
  int i;
  float s = %d.0f;
  #pragma acc data copyin(a[0:n], b[0:n]) copy(c[0:n])
  {
    #pragma acc parallel loop gang vector reduction(+:s) num_gangs(32) vector_length(128)
    for (i = 0; i < n; i++) {
      c[i] = a[i] * b[i] + 0.5f;
      s += c[i];
    }
    #pragma acc update self(c[0:n])
  }
  #pragma acc kernels
  {
    c[0] = s;
  }
  #pragma acc wait
}

`, i, i)
	}
	return []byte(b.String())
}

// BenchmarkParse reads a file of 20000 lines.
func BenchmarkParse(b *testing.B) {
	text := kernels(1000)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		var list diag.List
		if u := Parse(source.NewFile("big.c", text), Options{OpenACC: true}, &list); u == nil || u.AST == nil {
			b.Fatal(list.Sorted())
		}
	}
}

// BenchmarkTranslate is cc/v4 itself on the file of BenchmarkParse: it skips the directives.
func BenchmarkTranslate(b *testing.B) {
	text := kernels(1000)
	model, err := abi()
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		cfg := &cc.Config{ABI: model, FSOnly: true, DefaultSizeT: cc.ULong, DefaultPtrdiffT: cc.Long, DefaultWcharT: cc.Int}
		_, err := cc.Translate(cfg, []cc.Source{{Name: "<predefined>", Value: macros + "int __predefined_declarator;\n"},
			{Name: "<builtin>", Value: cc.Builtin}, {Name: "big.c", Value: text}})
		if err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkHeaders reads a program that is mostly headers.
func BenchmarkHeaders(b *testing.B) {
	text := []byte("#include <stdio.h>\n#include <stdlib.h>\n#include <math.h>\n#include <string.h>\n#include <openacc.h>\nint main(void) { return 0; }\n")
	for b.Loop() {
		var list diag.List
		if u := Parse(source.NewFile("small.c", text), Options{OpenACC: true}, &list); u == nil || u.AST == nil {
			b.Fatal(list.Sorted())
		}
	}
}
