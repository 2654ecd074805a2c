package structuretest

var piecesOfFortran = []piece{
	{
		name: "scalar", variables: "integer :: x", names: "x", setup: "x = 1", body: "x = x + 2", host: "x = x + 10", print: "print *, x",
		whole: "x", shallow: "x", firstprivate: true,
	},
	{
		name: "array", variables: "real :: a(n)", names: "a", setup: "a = [(i, i = 1, n)]", loop: true, body: "a(i) = a(i) + i",
		host: "a(2) = 9", print: "print *, a", whole: "a", shallow: "a",
	},
	{
		name: "section", types: "type :: vec\ninteger :: n = 1\nend type", variables: "type(vec), allocatable :: many(:)", names: "many",
		setup: "allocate(many(n + 2))\nmany%n = [(i, i = 1, n + 2)]", loop: true, body: "many(i + 1)%n = many(i + 1)%n + i", host: "many(2)%n = 9",
		print: "print *, many%n", whole: "many(2:n+1)", shallow: "many(2:n+1)", named: true, mapper: "vec :: v) map(v%n)", mapped: "many(2:n+1)",
	},
	{
		name: "string", variables: "character(:), allocatable :: s", names: "s", setup: "s = 'abcd'", loop: true, body: "s(i:i) = achar(iachar(s(i:i)) + 1)",
		host: "s(2:2) = 'x'", print: "print *, s, len(s)", whole: "s", deep: "s", ompDeep: "s",
	},
	{
		name: "struct", types: "type :: inner\ninteger :: u = 5, v = 6\nend type\ntype :: box\ninteger :: k = 3\nreal :: a(n)\ntype(inner) :: in\nend type",
		variables: "type(box) :: b", names: "b", setup: "b%a = [(i, i = 1, n)]", loop: true, body: "b%a(i) = b%a(i) + b%in%v", host: "b%in%v = 7",
		print: "print *, b%k, b%a, b%in%v", whole: "b", shallow: "b", mapper: "box :: v) map(v%k, v%a, v%in)", mapped: "b",
	},
	{
		name: "struct of pointers", types: "type :: duo\ninteger :: k = 4\nreal, pointer :: p(:) => null()\nreal, allocatable :: q(:)\nend type",
		variables: "type(duo) :: d", names: "d", setup: "allocate(d%p(n), d%q(n))\nd%p = [(i, i = 1, n)]\nd%q = 2 * d%p",
		loop: true, body: "d%p(i) = d%p(i) + d%q(i) + d%k", host: "d%q(2) = 50\nd%k = 5", print: "print *, d%k, d%p, d%q",
		whole: "d; d%p; d%q", deep: "d%p; d%q", shallow: "d%k", before: "d%k; d%p; d%q", mapper: "duo :: v) map(v, v%p, v%q)", mapped: "d",
	},
	{
		name: "array of structs", types: "type :: vec\ninteger :: k = 4\nreal, allocatable :: p(:)\nend type", variables: "type(vec) :: many(2)", names: "many",
		setup: "do i = 1, 2\nallocate(many(i)%p(n))\nmany(i)%p = i\nend do", loop: true, body: "many(2)%p(i) = many(2)%p(i) + many(1)%p(i) + many(2)%k",
		host: "many(1)%p(2) = 50", print: "print *, many(1)%p, many(2)%p",
		whole: "many; many(1)%p; many(2)%p", deep: "many(1)%p; many(2)%p", shallow: "many(2)%k", ompWhole: "many", ompDeep: "-", ompUpdated: "many",
		mapper: "vec :: v) map(v, v%p)", mapped: "many",
	},
	{
		name: "class", types: "type :: vec\ninteger :: k = 4\nreal, allocatable :: p(:)\ncontains\nprocedure :: add => vec_add\nend type", variables: "type(vec) :: v", names: "v",
		functions: "subroutine vec_add(self, i)\n@routine\nclass(vec), intent(inout) :: self\ninteger, intent(in) :: i\nself%p(i) = self%p(i) + self%k\nend subroutine",
		setup:     "allocate(v%p(n))\nv%p = [(i, i = 1, n)]", loop: true, body: "call v%add(i)", host: "v%p(2) = 50", print: "print *, v%k, v%p",
		whole: "v; v%p", deep: "v%p", shallow: "v%k", ompWhole: "v", ompDeep: "-", ompUpdated: "v", mapper: "vec :: v) map(v, v%p)", mapped: "v",
	},
	{
		name: "class hierarchy", types: "type :: base\ninteger :: k = 4\nreal, allocatable :: p(:)\nend type\ntype, extends(base) :: derived\nreal, allocatable :: q(:)\nend type",
		variables: "type(derived) :: d", names: "d",
		functions: "real function get(self, i)\n@routine\nclass(base), intent(in) :: self\ninteger, intent(in) :: i\nget = self%p(i) + self%k\nend function",
		setup:     "allocate(d%p(n), d%q(n))\nd%p = [(i, i = 1, n)]\nd%q = 1", loop: true, body: "d%q(i) = d%q(i) + get(d, i)", host: "d%p(2) = 50", print: "print *, d%q",
		whole: "d; d%p; d%q", deep: "d%p; d%q", shallow: "d%k", ompWhole: "d", ompDeep: "-", ompUpdated: "d", mapper: "derived :: v) map(v, v%p, v%q)", mapped: "d",
	},
	{
		name: "list", types: "type :: node\ninteger :: v = 0\nreal, allocatable :: p(:)\ntype(node), allocatable :: next\nend type", variables: "type(node), target :: head", names: "head",
		setup: "allocate(head%next)\nallocate(head%next%next)\nhead%v = 1\nhead%next%v = 2\nhead%next%next%v = 3\nhead%p = [1., 0.]\nhead%next%p = [2., 0.]\nhead%next%next%p = [3., 0.]",
		body:  "head%p(2) = head%p(1) + head%next%v\nhead%next%p(2) = head%next%p(1) + head%next%next%v\nhead%next%next%p(2) = 7",
		host:  "head%next%v = 50", print: "print *, head%p, head%next%p, head%next%next%p",
		whole: "head; head%p; head%next; head%next%p; head%next%next; head%next%next%p", deep: "head%p; head%next; head%next%p; head%next%next; head%next%next%p",
		updated: "head%v; head%p; head%next%v; head%next%p; head%next%next%v; head%next%next%p", ompWhole: "head", ompDeep: "-", ompUpdated: "head",
		mapper: "node :: v) map(v, v%p)", mapped: "head; head%next; head%next%next",
	},
	{
		name: "tree", types: "type :: node\ninteger :: v = 0\ntype(node), pointer :: l => null(), r => null()\nend type", variables: "type(node), target :: root", names: "root",
		functions: "recursive integer function total(x) result(s)\n@routine\ntype(node), intent(in) :: x\ns = x%v\nif (associated(x%l)) s = s + total(x%l)\nif (associated(x%r)) s = s + total(x%r)\nend function\n" +
			"recursive subroutine enter(x)\ntype(node), intent(in) :: x\nif (associated(x%l)) then\n@enter x%l\ncall enter(x%l)\nend if\nif (associated(x%r)) then\n@enter x%r\ncall enter(x%r)\nend if\nend subroutine\n" +
			"recursive subroutine leave(x)\ntype(node), intent(inout) :: x\nif (associated(x%l)) then\ncall leave(x%l)\n@exit x%l\nend if\nif (associated(x%r)) then\ncall leave(x%r)\n@exit x%r\nend if\nend subroutine",
		setup: "root%v = 1\nallocate(root%l, root%r)\nallocate(root%l%r)\nroot%l%v = 2\nroot%r%v = 4\nroot%l%r%v = 3",
		body:  "root%l%r%v = root%l%r%v + total(root)\nroot%r%v = root%r%v + 5", host: "root%r%v = 50", print: "print *, root%v, root%l%v, root%l%r%v, root%r%v",
		whole: "root; root%l; root%l%r; root%r", deep: "root%l; root%l%r; root%r", before: "root; root%l; root%l%r; root%r", shallow: "root%v", updated: "root%v; root%l%v; root%l%r%v; root%r%v",
		enter: "@enter root\ncall enter(root)", exit: "call leave(root)\n@exit root",
		mapper: "node :: v) map(v)", mapped: "root; root%l; root%l%r; root%r",
	},
}
