#ifndef _FEATURES_H
#define _FEATURES_H
/* which interfaces there are: always all */
#endif
