// The decision tree in the form in which it is drawn: at each placement the digits that were tried next,
// in a row. What stands is open; a failed branch is one chip until it is opened.

import type { DecisionTree, TreeNode } from 'nonet';

export interface Branch {
  readonly index: number;
  readonly node: TreeNode;
  readonly children: readonly Branch[];
  /** All placements below, drawn or not. */
  readonly below: number;
}

/** The children of the root. Parents come before their children in the list. */
export function branchesOf(tree: DecisionTree): readonly Branch[] {
  const children: Branch[][] = tree.nodes.map(() => []);
  const below = tree.nodes.map((node) => node.folded);
  for (let index = tree.nodes.length - 1; index > 0; --index) {
    const node = tree.nodes[index]!;
    const own = children[index]!.reverse();
    const branch: Branch = { index, node, children: own, below: below[index]! };
    children[node.parent]?.push(branch);
    below[node.parent]! += 1 + below[index]!;
  }
  return children[0]?.reverse() ?? [];
}

/** Names a node over several looks at a growing tree: the placements that lead to it. */
export const branchKey = (parent: string, { node }: Branch): string =>
  `${parent}/${node.cell}:${node.digit}`;

/** A run of branches that are each the only one: they are drawn in one line. */
export function runFrom(branch: Branch): readonly Branch[] {
  const run = [branch];
  let last = branch;
  while (last.children.length === 1) {
    last = last.children[0]!;
    run.push(last);
  }
  return run;
}
