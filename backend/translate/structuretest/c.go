package structuretest

const vecOfC = "typedef struct { int n; double *p; } vec;"

var piecesOfC = []piece{
	{
		name: "scalar", variables: "int x;", names: "x", setup: "x = 1;", body: "x += 2;", host: "x += 10;", print: `printf("%d\n", x);`,
		whole: "x", shallow: "x", firstprivate: true,
	},
	{
		name: "array", variables: "double a[N];", names: "a", setup: "for (int k = 0; k < N; k++) a[k] = k;", loop: true, body: "a[i] += i;",
		host: "a[1] = 9;", print: `for (int k = 0; k < N; k++) printf("%g\n", a[k]);`, whole: "a", shallow: "a",
	},
	{
		name: "section", types: vecOfC, variables: "vec *many;", names: "many",
		setup: "many = malloc((N + 2) * sizeof *many);\nfor (int k = 0; k < N + 2; k++) many[k] = (vec){k, NULL};",
		loop:  true, body: "many[i + 1].n += i;", host: "many[2].n = 9;", print: `for (int k = 0; k < N + 2; k++) printf("%d\n", many[k].n);`,
		whole: "many[1:N]", deep: "many[1:N]", named: true, mapper: "vec v) map(v.n)", mapped: "many[1:N]",
	},
	{
		name: "string", variables: "char *s;", names: "s", setup: `s = malloc(8); strcpy(s, "abcd");`, loop: true, body: "s[i] += 1;",
		host: "s[1] = 'x';", print: `puts(s);`, whole: "s[0:5]", deep: "s[0:5]",
	},
	{
		name: "struct", types: "typedef struct { int n; double a[N]; struct { int u, v; } in; } box;", variables: "box b;", names: "b",
		setup: "b = (box){3, {1, 2, 3, 4}, {5, 6}};", loop: true, body: "b.a[i] += b.in.v;", host: "b.in.v = 7;",
		print: `printf("%d %g %g %d\n", b.n, b.a[0], b.a[3], b.in.v);`, whole: "b", shallow: "b", mapper: "box v) map(v.n, v.a, v.in)", mapped: "b",
	},
	{
		name: "struct of pointers", types: "typedef struct { int n; double *p, *q; } duo;", variables: "duo d;", names: "d",
		setup: "d = (duo){N, malloc(N * sizeof(double)), malloc(N * sizeof(double))};\nfor (int k = 0; k < N; k++) d.p[k] = k, d.q[k] = 2 * k;",
		loop:  true, body: "d.p[i] += d.q[i] + d.n;", host: "d.q[1] = 50; d.n = 5;", print: `for (int k = 0; k < N; k++) printf("%d %g\n", d.n, d.p[k]);`,
		whole: "d; d.p[0:N]; d.q[0:N]", deep: "d.p[0:N]; d.q[0:N]", before: "d.n; d.p[0:N]; d.q[0:N]", shallow: "d.n", mapper: "duo v) map(v, v.p[0:v.n], v.q[0:v.n])", mapped: "d",
	},
	{
		name: "array of structs", types: vecOfC, variables: "vec many[2];", names: "many",
		setup: "for (int m = 0; m < 2; m++) {\nmany[m] = (vec){N, malloc(N * sizeof(double))};\nfor (int k = 0; k < N; k++) many[m].p[k] = k + m;\n}",
		loop:  true, body: "many[1].p[i] += many[0].p[i] + many[1].n;", host: "many[0].p[1] = 50;",
		print: `for (int k = 0; k < N; k++) printf("%g %g\n", many[0].p[k], many[1].p[k]);`,
		whole: "many; many[0].p[0:N]; many[1].p[0:N]", deep: "many[0].p[0:N]; many[1].p[0:N]", before: "many; many[0].p[0:N]; many[1].p[0:N]", shallow: "many[1].n",
		mapper: "vec v) map(v, v.p[0:v.n])", mapped: "many",
	},
	{
		name: "class", types: vecOfC, variables: "vec *v;", names: "v",
		functions: "static vec *vec_new(int n)\n{\nvec *v = malloc(sizeof *v);\nv->n = n;\nv->p = malloc(n * sizeof(double));\nfor (int k = 0; k < n; k++) v->p[k] = k;\nreturn v;\n}\n" +
			"@routine\nstatic void vec_add(vec *v, int i) { v->p[i] += v->n; }\n@end",
		setup: "v = vec_new(N);", loop: true, body: "vec_add(v, i);", host: "v->p[1] = 50;", print: `for (int k = 0; k < N; k++) printf("%g\n", v->p[k]);`,
		whole: "v[:1]; v->p[0:N]", deep: "v[:1]; v->p[0:N]", updated: "v->n; v->p[0:N]", mapper: "vec v) map(v, v.p[0:v.n])", mapped: "v[:1]",
		enter: "@enter v[:1]\n@enter v->p[0:v->n]", exit: "@exit v->p[0:v->n]\n@delete v[:1]",
	},
	{
		name: "class hierarchy", types: "typedef struct { int n; double *p; } base;\ntypedef struct { base b; double *q; } derived;", variables: "derived d;", names: "d",
		functions: "@routine\nstatic double base_get(const base *b, int i) { return b->p[i] + b->n; }\n@end",
		setup:     "d = (derived){{N, malloc(N * sizeof(double))}, malloc(N * sizeof(double))};\nfor (int k = 0; k < N; k++) d.b.p[k] = k, d.q[k] = 1;",
		loop:      true, body: "d.q[i] += base_get(&d.b, i);", host: "d.b.p[1] = 50;", print: `for (int k = 0; k < N; k++) printf("%g\n", d.q[k]);`,
		whole: "d; d.b.p[0:N]; d.q[0:N]", deep: "d.b.p[0:N]; d.q[0:N]", before: "d.b.n; d.b.p[0:N]; d.q[0:N]", shallow: "d.b.n",
		mapper: "derived v) map(v, v.b.p[0:v.b.n], v.q[0:v.b.n])", mapped: "d",
	},
	{
		name: "list", types: "typedef struct node { int v; double *p; struct node *next; } node;", variables: "node *head;", names: "head",
		functions: "static node *node_new(int v, node *next)\n{\nnode *n = malloc(sizeof *n);\n*n = (node){v, malloc(2 * sizeof(double)), next};\nn->p[0] = v, n->p[1] = 0;\nreturn n;\n}",
		setup:     "head = node_new(1, node_new(2, node_new(3, NULL)));",
		body:      "for (node *n = head; n; n = n->next) n->v += 10, n->p[1] += n->p[0];", host: "head->next->v = 50;",
		print:   `for (node *n = head; n; n = n->next) printf("%d %g\n", n->v, n->p[1]);`,
		whole:   "head[:1]; head->p[0:2]; head->next[:1]; head->next->p[0:2]; head->next->next[:1]; head->next->next->p[0:2]",
		deep:    "head[:1]; head->p[0:2]; head->next[:1]; head->next->p[0:2]; head->next->next[:1]; head->next->next->p[0:2]",
		updated: "head->v; head->p[0:2]; head->next->v; head->next->p[0:2]; head->next->next->v; head->next->next->p[0:2]",
		enter:   "@enter head[:1]\n@enter head->p[0:2]\nfor (node *n = head; n->next; n = n->next) {\n@enter n->next[:1]\n@enter n->next->p[0:2]\n}",
		exit:    "for (node *n = head, *next; n; n = next) {\nnext = n->next;\n@exit n->p[0:2]\n@from n->v\n}\nfor (node *n = head, *next; n; n = next) {\nnext = n->next;\n@delete n[:1]\n}",
		// Each node brings its numbers.
		mapper: "node v) map(v, v.p[0:2])", mapped: "head[:1]; head->next[:1]; head->next->next[:1]",
	},
	{
		name: "tree", types: "typedef struct node { int v; struct node *l, *r; } node;", variables: "node *root;", names: "root",
		functions: "static node *node_new(int v, node *l, node *r)\n{\nnode *n = malloc(sizeof *n);\n*n = (node){v, l, r};\nreturn n;\n}\n" +
			"static void enter(node *n)\n{\nif (n->l) {\n@enter n->l[:1]\nenter(n->l);\n}\nif (n->r) {\n@enter n->r[:1]\nenter(n->r);\n}\n}\n" +
			"static void leave(node *n)\n{\nif (n->l) leave(n->l);\nif (n->r) leave(n->r);\n@exit n[:1]\n}\n" +
			"@routine\nstatic int sum(const node *n) { return n ? n->v + sum(n->l) + sum(n->r) : 0; }\n@end",
		setup: "root = node_new(1, node_new(2, NULL, node_new(3, NULL, NULL)), node_new(4, NULL, NULL));",
		body:  "root->l->r->v += sum(root);\nroot->r->v += 5;", host: "root->r->v = 50;",
		print: `printf("%d %d %d %d\n", root->v, root->l->v, root->l->r->v, root->r->v);`,
		whole: "root[:1]; root->l[:1]; root->l->r[:1]; root->r[:1]", deep: "root[:1]; root->l[:1]; root->l->r[:1]; root->r[:1]",
		updated: "root->v; root->l->v; root->l->r->v; root->r->v",
		enter:   "@enter root[:1]\nenter(root);", exit: "leave(root);",
		mapper: "node v) map(v.v, v.l, v.r)", mapped: "root[:1]; root->l[:1]; root->l->r[:1]; root->r[:1]",
	},
}
