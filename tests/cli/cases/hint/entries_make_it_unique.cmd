# The givens alone have several solutions, with the digits that were put in there is one: what stands
# there is taken as given.
nonet hint --stage 3
