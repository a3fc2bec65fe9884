nonet trace --format svg 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 | python3 -c '
import sys, xml.dom.minidom
svg = xml.dom.minidom.parse(sys.stdin).documentElement
print(svg.tagName, svg.getAttribute("role"), svg.getElementsByTagName("title")[0].firstChild.data)'
