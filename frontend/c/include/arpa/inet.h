#ifndef _ARPA_INET_H
#define _ARPA_INET_H
/* POSIX: the order of bytes; there is no network */
#include <stdint.h>
#define htons(x) __builtin_bswap16(x)
#define ntohs(x) __builtin_bswap16(x)
#define htonl(x) __builtin_bswap32(x)
#define ntohl(x) __builtin_bswap32(x)
#endif
