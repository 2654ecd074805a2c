// Packed structures whose layout is not known, and packings without effect.
typedef struct { char c; int i; } late __attribute__((packed));
enum __attribute__((packed)) small { A, B };
typedef int wide __attribute__((mode(DI)));
struct __attribute__((packed)) x { char c; int i __attribute__((aligned(4))); };
struct y { char c; int i, j __attribute__((packed)); };
struct __attribute__((packed)) z { char c; struct { int k; } *p; };
struct __attribute__((packed)) v { unsigned a:7; unsigned b:10; unsigned c:15; };
struct __attribute__((packed)) t { char c; unsigned a:9; };
int i __attribute__((packed));
#pragma pack(3)
#pragma pack(pop)
#pragma pack(push, 1
#pragma pack(push, name, 2)
struct a { char c; int i; };
_Static_assert(sizeof(struct a) == 6, "");
struct b { char c; unsigned a:9; };
#pragma pack(pop, name)
_Pragma("pack(1)") struct d { char c; int *i; }; _Pragma("pack()")
_Static_assert(sizeof(struct d) == 9, "");
struct e { char c; int i; };
_Static_assert(sizeof(struct e) == 8, "");
_Float16 half;
