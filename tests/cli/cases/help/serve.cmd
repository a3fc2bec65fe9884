nonet help serve
