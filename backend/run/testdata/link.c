// A global of declare link, reached by its name in a routine: present where a data clause has made it so.
#include <stdio.h>
int linkme[16];
#pragma acc declare link(linkme)
#pragma acc routine seq
int getlink(int i){ return linkme[i]; }
int main(void){
 for(int i=0;i<16;i++)linkme[i]=i*i;
 int out[16];
 #pragma acc data copyin(linkme)
 {
 #pragma acc parallel loop copyout(out)
 for(int i=0;i<16;i++) out[i]=getlink(i);
 printf("%d\n",out[15]);
 int r=0;
 #pragma acc parallel loop reduction(max:r)
 for(int i=0;i<16;i++){ int q=getlink(i); r=q>r?q:r; }
 printf("%d\n",r); 
 r=0;
 #pragma acc parallel loop reduction(max:r)
 for(int i=0;i<16;i++){ int q=linkme[i]; if(q>r) r=q; }
 printf("%d\n",r); }
 }
