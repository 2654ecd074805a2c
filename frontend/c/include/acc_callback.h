#ifndef _ACC_CALLBACK_H
#define _ACC_CALLBACK_H
/* OpenACC 3.3 section 5.1: acc_prof.h holds the same for programs of earlier versions */
#include <acc_prof.h>
#endif
