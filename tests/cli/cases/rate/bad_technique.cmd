nonet rate --techniques hidden-single,naked-singel
