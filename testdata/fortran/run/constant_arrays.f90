program p
 implicit none
 integer :: i
 integer, parameter :: a(2,3) = reshape([1,2,3,4,5,6],[2,3])
 integer, parameter :: b(3,2) = reshape([1,2,3,4,5,6],[3,2],order=[2,1])
 integer, parameter :: c(3,3) = reshape([1,2,3,4],[3,3],pad=[0,9])
 integer, parameter :: s(2,3) = spread([1,2,3],1,2)
 integer, parameter :: pk(3) = pack([1,2,3,4,5],[.true.,.false.,.true.,.false.,.true.])
 integer, parameter :: pk2(5) = pack([1,2,3],[.true.,.false.,.true.],[7,8,9,10,11])
 integer, parameter :: mg(3) = merge([1,2,3],[4,5,6],[.true.,.false.,.true.])
 integer, parameter :: tr = transfer(1.0, 0)
 real, parameter :: tr2 = transfer(1073741824, 0.0)
 integer, parameter :: tr3(2) = transfer(1d0, [0])
 integer, parameter :: mm(2,2) = matmul(a,b)
 integer, parameter :: dp = dot_product([1,2,3],[4,5,6])
 integer, parameter :: sm = sum(a), smd(3) = sum(a,1), pr = product(a), pd(2) = product(a,2)
 integer, parameter :: mn = minval(a), mx(2) = maxval(a,2), sk = sum(a, mask=a>2)
 integer, parameter :: cn = count(a>2), cd(3)=count(a>2,dim=1)
 logical, parameter :: an = any(a>5), al = all(a>0), ad(2)=any(a>4,2)
 integer, parameter :: cs(3) = cshift([1,2,3],1), eo(3)=eoshift([1,2,3],-1), eb(3)=eoshift([1,2,3],1,boundary=9)
 integer, parameter :: tp(3,2)=transpose(a)
 integer, parameter :: ml(2)=maxloc(a), ml1=maxloc([3,9,2],1), mnl(1)=minloc([3,9,2])
 integer, parameter :: ix=index('hello','l'), ixb=index('hello','l',.true.), sc=scan('hello','lo'), vf=verify('hello','he')
 character(*), parameter :: rp=repeat('ab',3), tm=trim('ab   '), aj=adjustl('  ab'), ar=adjustr('ab  ')
 integer, parameter :: lt=len_trim('ab  '), ac=iachar('A'), l=len(rp)
 character, parameter :: ch=achar(66), ch2=char(67)
 integer, parameter :: ib=ibits(255,2,3), sh=ishft(1,4), shc=ishftc(3,1,4), bs=ibset(0,3), bc=ibclr(15,0), ia=iand(12,10), io=ior(12,10), ie=ieor(12,10), nt=not(0), pc=popcnt(255), lz=leadz(1), tz=trailz(8), pp=poppar(7)
 integer, parameter :: sqr(5) = [(i*i,i=1,5)]
 integer, parameter :: sec(2) = sqr(2:4:2)
 integer, parameter :: nest(6)=[(i*10,i=1,3),7,8,9]
 type t
  integer :: k; real :: r(2)
 end type
 type(t), parameter :: tt = t(3,[1.,2.]), ta(2)=[t(1,[1.,2.]),t(2,[3.,4.])]
 integer, parameter :: tk=tt%k, tak(2)=ta%k
 real, parameter :: trr=ta(2)%r(1)
 integer, parameter :: sik=selected_int_kind(9), srk=selected_real_kind(15,307), sck=selected_char_kind('ASCII')
 real(srk) :: dd
 integer :: arr(size(sqr)), arr2(sum(sec))
 integer, parameter :: shp(2)=shape(a), sz=size(a,2), lb(2)=lbound(a), ub=ubound(a,1)
 integer, parameter :: ce=ceiling(1.2), fl=floor(-1.2), ni=nint(2.5), md=mod(-7,3), mo=modulo(-7,3), sg=sign(3,-1), di=dim(5,3), mxx=max(1,5,3)
 real, parameter :: sq=sqrt(2.0), ex=exp(1.0), pi=acos(-1.0), hy=hypot(3.,4.), at=atan2(1.,1.), gm=gamma(5.), erfv=erf(0.5), b0=bessel_j0(1.0), lg=log_gamma(3.0)
 complex, parameter :: z=cmplx(1,2), zc=conjg(z)
 real, parameter :: za=abs(z), zi=aimag(z), nr=nearest(1.,1.), sp=spacing(1.), frc=fraction(6.), rs=rrspacing(1.), sx=scale(1.,3), st=set_exponent(1.,3)
 integer, parameter :: exx=exponent(6.)
 real, parameter :: n2=norm2([3.,4.])
 integer, parameter :: ial=iall([7,3]), ian=iany([4,1]), ipa=iparity([5,3])
 logical, parameter :: par=parity([.true.,.true.,.true.])
 integer, parameter :: unp(3)=unpack([7,8],[.true.,.false.,.true.],0)
 integer, parameter :: fl2=findloc([1,2,3,2],2,1)
 integer, parameter :: red = sum([(merge(i,0,mod(i,2)==0),i=1,10)])
 integer, parameter :: hu=huge(1), dg=digits(1.), rx=radix(1), rg=range(1), prc=precision(1d0), mxe=maxexponent(1.), bz=bit_size(1), st2=storage_size(1d0), kd=kind(1d0)
 integer, parameter :: dsl=dshiftl(1,2,3), mkl=maskl(3), mkr=maskr(3), mb=merge_bits(5,10,12), sha=shifta(-8,1), shl=shiftl(1,3), shr=shiftr(-1,28)
 logical, parameter :: bt=btest(5,0), lge1=lge('a','b'), bg=bge(1,2)
 integer, parameter :: sumsec=sum(a(:,2)), vs(2)=sqr([1,5])
 character(3), parameter :: cc(2)=['abc','def']
 character, parameter :: sub=cc(2)(2:2)
 integer, parameter :: cix(2)=index(cc,'e')
 integer, parameter :: isum(2:3)=[1,2], lbi=lbound(isum,1)
 print *, a,b,c; print *, s,pk,pk2,mg,tr,tr2,tr3; print *, mm,dp,sm,smd,pr,pd,mn,mx,sk,cn,cd
 print *, an,al,ad,cs,eo,eb,tp,ml,ml1,mnl,ix,ixb,sc,vf; print *, rp,tm,aj,ar,lt,ac,l,ch,ch2
 print *, ib,sh,shc,bs,bc,ia,io,ie,nt,pc,lz,tz,pp; print *, sqr,sec,nest,tt,ta,tk,tak,trr,sik,srk,sck,kind(dd),size(arr),size(arr2)
 print *, shp,sz,lb,ub,ce,fl,ni,md,mo,sg,di,mxx; print *, sq,ex,pi,hy,at,gm,erfv,b0,lg
 print *, z,zc,za,zi,nr,sp,frc,rs,sx,st,exx,n2; print *, ial,ian,ipa,par,unp,fl2,red
 print *, hu,dg,rx,rg,prc,mxe,bz,st2,kd,dsl,mkl,mkr,mb,sha,shl,shr,bt,lge1,bg,sumsec,vs,sub,cix,lbi
 select case (i)
 case (sum(sec)); print *, 'x'
 case default
 end select
end program
