nonet canon > once; nonet canon once | cmp - once
