import type { DecisionTree, TreeNode } from 'nonet';
import { describe, expect, it } from 'vitest';
import { branchesOf, runFrom } from '../src/watch/tree_shape';

const node = (parent: number, cell: number, digit: number, folded = 0): TreeNode => ({
  parent,
  cell,
  digit,
  depth: 0,
  open: false,
  solutions: 0,
  folded,
  rejections: 0,
  singles: 0,
  retreats: 0,
  event: 0,
});

describe('the shape of a decision tree', () => {
  const tree: DecisionTree = {
    depth: 3,
    nodes: [
      { ...node(-1, 0, 0), cell: null, digit: null },
      node(0, 5, 1),
      node(1, 6, 2, 40),
      node(0, 5, 3),
      node(1, 6, 4),
      node(3, 6, 9),
    ],
  };

  it('keeps the order of the tries and counts what is below', () => {
    const [first, second] = branchesOf(tree);
    expect(first!.node.digit).toBe(1);
    expect(first!.children.map((branch) => branch.node.digit)).toEqual([2, 4]);
    expect(first!.below).toBe(42);
    expect(second!.below).toBe(1);
  });

  it('finds runs of branches without an alternative', () => {
    const [, second] = branchesOf(tree);
    expect(runFrom(second!).map((branch) => branch.node.digit)).toEqual([3, 9]);
  });
});
