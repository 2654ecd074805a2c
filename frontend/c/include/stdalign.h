#ifndef _STDALIGN_H
#define _STDALIGN_H
/* C17 7.15 */
#if __STDC_VERSION__ < 202311L
#define alignas _Alignas
#define alignof _Alignof
#endif
#define __alignas_is_defined 1
#define __alignof_is_defined 1
#endif
