nonet rate --techniques hidden-single,
