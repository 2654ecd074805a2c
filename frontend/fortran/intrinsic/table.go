package intrinsic

import (
	"strings"
	"sync"
)

// table has a line for each group of procedures of one form:
//
//	class result takes names(arguments)
//
// class: e elemental, t scalar result, s subroutine, b function or subroutine, l location, r reduction along dim, v vector, o other shape.
// result: same (as the first argument), int, log, real, cplx, char, dble, ... (see resultRules).
// takes: the classes of types that the first argument may have: i integer, r real, c complex, l logical, a character, * any.
// An argument with ? may be left out, one with + may be repeated.
const table = `
e abs  irc  abs(a) cabs(a) cdabs(a) zabs(a)
e same c    conjg(z) dconjg(z)
e same ir   dabs(a) iabs(a) dim(x,y) idim(x,y) ddim(x,y) sign(a,b) isign(a,b) dsign(a,b) mod(a,p) amod(a,p) dmod(a,p) modulo(a,p)
e same c    csqrt(x) cexp(x) clog(x) csin(x) ccos(x) cdsqrt(x) cdexp(x) cdlog(x) cdsin(x) cdcos(x) zsqrt(x) zexp(x) zlog(x)
e same rc   sqrt(x) exp(x) log(x) sin(x) cos(x) tan(x) asin(x) acos(x) atan(y,x?) sinh(x) cosh(x) tanh(x) asinh(x) acosh(x) atanh(x)
e same r    atan2(y,x) log10(x) alog(x) alog10(x) dsqrt(x) dexp(x) dlog(x) dlog10(x) dsin(x) dcos(x) dtan(x) dasin(x) dacos(x) datan(x) datan2(y,x) dsinh(x) dcosh(x) dtanh(x) erf(x) erfc(x) erfc_scaled(x) gamma(x) log_gamma(x) bessel_j0(x) bessel_j1(x) bessel_y0(x) bessel_y1(x) hypot(x,y) fraction(x) rrspacing(x) spacing(x) scale(x,i) set_exponent(x,i) nearest(x,s) sind(x) cosd(x) tand(x) asind(x) acosd(x) atand(x) atan2d(y,x) cotan(x) cotand(x)
e same r    dasinh(x) dacosh(x) datanh(x) derf(x) derfc(x) dgamma(x) algama(x) dlgama(x) besj0(x) besj1(x) besy0(x) besy1(x) dbesj0(x) dbesj1(x) dbesy0(x) dbesy1(x)
e second i  besjn(n,x) besyn(n,x) dbesjn(n,x) dbesyn(n,x)
e second i  bessel_jn(n,x) bessel_yn(n,x)
e same r    aint(a,kind?) anint(a,kind?) dint(a) dnint(a)
e int  irc  int(a,kind?) ifix(a) idint(a) nint(a,kind?) idnint(a) ceiling(a,kind?) floor(a,kind?) exponent(x)
e int2 irc  int2(a) short(a)
e int8 irc  int8(a) long(a)
e real irc  real(a,kind?) float(a) sngl(a)
e dble irc  dble(a) dfloat(a) dreal(a)
e cplx irc  cmplx(x,y?,kind?)
e dcplx irc dcmplx(x,y?)
e part c    aimag(z) imag(z) dimag(z) imagpart(z) realpart(z)
e dble r    dprod(x,y)
e same irca max(a1,a2+) min(a1,a2+)
e int  r    max1(a1,a2+) min1(a1,a2+)
e real i    amax0(a1,a2+) amin0(a1,a2+)
e same i    max0(a1,a2+) min0(a1,a2+)
e same r    amax1(a1,a2+) amin1(a1,a2+) dmax1(a1,a2+) dmin1(a1,a2+)
e same *    merge(tsource,fsource,mask)
e same il   iand(i,j) ior(i,j) ieor(i,j) and(i,j) or(i,j) xor(i,j)
e same i    not(i) ibclr(i,pos) ibits(i,pos,len) ibset(i,pos) ishft(i,shift) ishftc(i,shift,size?) shiftl(i,shift) shiftr(i,shift) shifta(i,shift) lshift(i,shift) rshift(i,shift) merge_bits(i,j,mask) dshiftl(i,j,shift) dshiftr(i,j,shift)
e int  i    leadz(i) trailz(i) popcnt(i) poppar(i) maskl(i,kind?) maskr(i,kind?)
e log  i    btest(i,pos) bge(i,j) bgt(i,j) ble(i,j) blt(i,j)
e log  r    isnan(x) ieee_is_nan(x) ieee_is_finite(x)
e log  l    logical(l,kind?)
e log  a    lge(string_a,string_b) lgt(string_a,string_b) lle(string_a,string_b) llt(string_a,string_b)
e char i    achar(i,kind?) char(i,kind?)
e int  a    iachar(c,kind?) ichar(c,kind?) index(string,substring,back?,kind?) len_trim(string,kind?) lnblnk(string) scan(string,set,back?,kind?) verify(string,set,back?,kind?)
e same a    adjustl(string) adjustr(string)
t text a    trim(string) repeat(string,ncopies) new_line(a)
t int  *    len(string,kind?) kind(x) rank(a) storage_size(a,kind?)
t int8 *    sizeof(a) loc(x)
t int  *    digits(x) maxexponent(x) minexponent(x) precision(x) radix(x) range(x)
t same *    huge(x) tiny(x) epsilon(x) bit_size(i)
t int  i    selected_int_kind(r) selected_real_kind(p?,r?,radix?)
t int  a    selected_char_kind(name)
t log  *    allocated(array) associated(pointer,target?) present(a) is_contiguous(array) extends_type_of(a,mold) same_type_as(a,b)
r int  *    size(array,dim?,kind?)
v int  *    shape(source,kind?)
V int  *    lbound(array,dim?,kind?) ubound(array,dim?,kind?)
r same irc  sum(array,dim?,mask?) product(array,dim?,mask?)
r same ira  maxval(array,dim?,mask?) minval(array,dim?,mask?)
r same i    iall(array,dim?,mask?) iany(array,dim?,mask?) iparity(array,dim?,mask?)
r same r    norm2(x,dim?)
r log  l    all(mask,dim?) any(mask,dim?) parity(mask,dim?)
r int  l    count(mask,dim?,kind?)
l int  ira  maxloc(array,dim?,mask?,kind?,back?) minloc(array,dim?,mask?,kind?,back?)
l int  *    findloc(array,value,dim?,mask?,kind?,back?)
o mul  ircl matmul(matrix_a,matrix_b)
t mul  ircl dot_product(vector_a,vector_b)
o same *    transpose(matrix) spread(source,dim,ncopies) reshape(source,shape,pad?,order?) pack(array,mask,vector?) unpack(vector,mask,field) cshift(array,shift,dim?) eoshift(array,shift,boundary?,dim?) reduce(array,operation,dim?,mask?,identity?,ordered?)
o mold *    transfer(source,mold,size?)
o null *    null(mold?)
e log  i    is_iostat_end(i) is_iostat_eor(i)
b int  *    system(command,status?) rename(path1,path2,status?) chdir(name,status?) unlink(path,status?) getcwd(c,status?) hostnm(c,status?) kill(pid,sig,status?) link(path1,path2,status?) stat(name,values,status?) lstat(name,values,status?) fstat(unit,values,status?) signal(number,handler,status?) fgetc(unit,c,status?) fputc(unit,c,status?) fget(c,status?) fput(c,status?)
b real *    etime(values?,time?) dtime(values?,time?) second(time?)
t real *    secnds(x)
t log  *    isatty(unit)
b int8 *    ftell(unit,offset?)
b char *    ctime(time,result?) fdate(date?)
t log  *    ieee_support_datatype(x?) ieee_support_denormal(x?) ieee_support_divide(x?) ieee_support_inf(x?) ieee_support_io(x?) ieee_support_nan(x?) ieee_support_sqrt(x?) ieee_support_standard(x?) ieee_support_subnormal(x?) ieee_support_underflow_control(x?)
t int  i    ieee_selected_real_kind(p?,r?,radix?)
e int  r    ieee_int(a,round,kind?)
e real ir   ieee_real(a,kind?)
t int  *    mclock() selected_logical_kind(bits) image_index(coarray,sub) command_argument_count() iargc() time() this_image(a?) num_images(a?) ierrno() access(name,mode) getpid() getuid() getgid()
t int8 *    time8()
t real *    rand(i?)
t real *    ran(i)
t int  *    irand(i?)
s - * cpu_time(time) system_clock(count?,count_rate?,count_max?) date_and_time(date?,time?,zone?,values?) random_number(harvest) random_seed(size?,put?,get?) random_init(repeatable,image_distinct) get_command_argument(number,value?,length?,status?,errmsg?) get_command(command?,length?,status?,errmsg?) get_environment_variable(name,value?,length?,status?,trim_name?,errmsg?) execute_command_line(command,wait?,exitstat?,cmdstat?,cmdmsg?) mvbits(from,frompos,len,to,topos) move_alloc(from,to,stat?,errmsg?) exit(status?) abort() flush(unit?) sleep(seconds) getarg(pos,value) getenv(name,value) srand(seed) idate(values) itime(values) date(a) atomic_add(atom,value,stat?) atomic_define(atom,value,stat?) atomic_ref(value,atom,stat?) co_sum(a,result_image?,stat?,errmsg?) co_max(a,result_image?,stat?,errmsg?) co_min(a,result_image?,stat?,errmsg?) co_broadcast(a,source_image,stat?,errmsg?) ltime(time,values) gmtime(time,values) getlog(c) fseek(unit,offset,whence,status?) ttynam(unit,name) gerror(a) perror(string) backtrace() free(p)
`

// Procedures are the intrinsic procedures by name.
var Procedures = sync.OnceValue(func() map[string]*Procedure {
	out := map[string]*Procedure{}
	for _, line := range strings.Split(strings.TrimSpace(table), "\n") {
		f := strings.Fields(line)
		for _, form := range f[3:] {
			name, args, _ := strings.Cut(strings.TrimSuffix(form, ")"), "(")
			p := &Procedure{Name: name, Class: f[0][0], Result: f[1], Takes: f[2]}
			optional := false
			for _, a := range strings.Split(args, ",") {
				if a == "" {
					continue
				}
				optional = optional || strings.HasSuffix(a, "?")
				p.Variadic = p.Variadic || strings.HasSuffix(a, "+")
				if !optional {
					p.Required++
				}
				p.Args = append(p.Args, strings.TrimRight(a, "?+"))
			}
			out[name] = p
		}
	}
	return out
})
