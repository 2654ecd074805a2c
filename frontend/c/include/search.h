#ifndef _SEARCH_H
#define _SEARCH_H
/* POSIX: tables and trees to search in */
#include <features.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
typedef enum { FIND, ENTER } ACTION;
typedef enum { preorder, postorder, endorder, leaf } VISIT;
typedef struct entry { char *key; void *data; } ENTRY;
struct qelem { struct qelem *q_forw, *q_back; char q_data[]; };
int hcreate(size_t size);
void hdestroy(void);
void *__hsearch(const void *entry, int action);
static inline ENTRY *hsearch(ENTRY item, ACTION action) { return (ENTRY *)__hsearch(&item, (int)action); }
static inline void *lfind(const void *key, const void *base, size_t *n, size_t width, int (*compare)(const void *, const void *))
{
	for (size_t i = 0; i < *n; i++)
		if (!compare(key, (const char *)base + i * width))
			return (char *)base + i * width;
	return NULL;
}
static inline void *lsearch(const void *key, void *base, size_t *n, size_t width, int (*compare)(const void *, const void *))
{
	void *found = lfind(key, base, n, width, compare);
	return found ? found : memcpy((char *)base + (*n)++ * width, key, width);
}
static inline void insque(void *element, void *after)
{
	struct qelem *e = element, *a = after;
	e->q_back = a;
	e->q_forw = a ? a->q_forw : NULL;
	if (e->q_forw)
		e->q_forw->q_back = e;
	if (a)
		a->q_forw = e;
}
static inline void remque(void *element)
{
	struct qelem *e = element;
	if (e->q_forw)
		e->q_forw->q_back = e->q_back;
	if (e->q_back)
		e->q_back->q_forw = e->q_forw;
}
/* A tree in which the rank of a node, a hash of its address, is not below those of its children. */
struct __node { const void *key; struct __node *child[2]; };
static inline unsigned long __rank(const struct __node *node)
{
	unsigned long h = (unsigned long)node * 0x9e3779b97f4a7c15UL;
	return h ^ h >> 29;
}
static inline void __lift(struct __node **at, int side)
{
	struct __node *up = (*at)->child[side];
	(*at)->child[side] = up->child[!side];
	up->child[!side] = *at;
	*at = up;
}
static inline void *tfind(const void *key, void *const *root, int (*compare)(const void *, const void *))
{
	struct __node *node = root ? (struct __node *)*root : NULL;
	for (int c; node && (c = compare(key, node->key)) != 0;)
		node = node->child[c > 0];
	return node;
}
static void *tsearch(const void *key, void **root, int (*compare)(const void *, const void *))
{
	struct __node **at = (struct __node **)root;
	if (!root)
		return NULL;
	if (*at) {
		int c = compare(key, (*at)->key), side = c > 0;
		if (c == 0)
			return *at;
		void *found = tsearch(key, (void **)&(*at)->child[side], compare);
		if ((*at)->child[side] && __rank((*at)->child[side]) > __rank(*at))
			__lift(at, side);
		return found;
	}
	if ((*at = (struct __node *)malloc(sizeof **at)) == NULL)
		return NULL;
	(*at)->key = key;
	(*at)->child[0] = (*at)->child[1] = NULL;
	return *at;
}
static inline void *tdelete(const void *key, void **root, int (*compare)(const void *, const void *))
{
	struct __node **at = (struct __node **)root, *node, *parent = root ? (struct __node *)*root : NULL;
	if (!root)
		return NULL;
	for (int c; *at && (c = compare(key, (*at)->key)) != 0; at = &(*at)->child[c > 0])
		parent = *at;
	if ((node = *at) == NULL)
		return NULL;
	while (node->child[0] && node->child[1]) {
		int side = __rank(node->child[1]) > __rank(node->child[0]);
		__lift(at, side);
		at = &(*at)->child[!side];
	}
	*at = node->child[node->child[0] == NULL];
	if (parent == node)
		parent = (struct __node *)*root;
	free(node);
	return parent ? (void *)parent : (void *)root;
}
static void __walk(const struct __node *node, void (*visit)(const void *, VISIT, int), int level)
{
	if (!node->child[0] && !node->child[1]) {
		visit(node, leaf, level);
		return;
	}
	visit(node, preorder, level);
	if (node->child[0])
		__walk(node->child[0], visit, level + 1);
	visit(node, postorder, level);
	if (node->child[1])
		__walk(node->child[1], visit, level + 1);
	visit(node, endorder, level);
}
static inline void twalk(const void *root, void (*visit)(const void *, VISIT, int))
{
	if (root)
		__walk((const struct __node *)root, visit, 0);
}
static void tdestroy(void *root, void (*end)(void *))
{
	struct __node *node = (struct __node *)root;
	if (node) {
		tdestroy(node->child[0], end);
		tdestroy(node->child[1], end);
		end((void *)node->key);
		free(node);
	}
}
#endif
