nonet rate --format '%n %g ED=%r/%p/%d %R|%P|%D%t%i%l%%'
