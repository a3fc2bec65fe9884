// The decision tree beside the board. Each level is a row: the cell, and the digits tried in it. The
// one that stands leads on to the next row; failed ones are folded and say how much is below them.

import { useSignal } from '@preact/signals';
import type { DecisionTree, TraceState } from 'nonet';
import { useMemo } from 'preact/hooks';
import { strings } from '../strings/strings';
import { type Branch, branchesOf, branchKey, runFrom } from './tree_shape';

interface Folding {
  /** Keys of branches that were opened or closed by hand. */
  readonly byHand: ReadonlyMap<string, boolean>;
  readonly toggle: (key: string, open: boolean) => void;
}

const isSolved = ({ node }: Branch): boolean => node.solutions > 0;

/** A branch is shown open while the search stands in it or when it led to a solution. */
const isOpen = (branch: Branch, key: string, folding: Folding): boolean =>
  folding.byHand.get(key) ?? (branch.node.open || isSolved(branch));

export function TreeView({ tree, state }: { tree: DecisionTree | null; state: TraceState | null }) {
  const t = strings.value.watch;
  const byHand = useSignal<ReadonlyMap<string, boolean>>(new Map());
  const branches = useMemo(() => (tree ? branchesOf(tree) : []), [tree]);
  const folding: Folding = {
    byHand: byHand.value,
    toggle: (key, open) => {
      byHand.value = new Map(byHand.value).set(key, open);
    },
  };
  if (!tree || branches.length === 0) return <p class="quiet tree-empty">{t.treeEmpty}</p>;
  const drawn = tree.nodes.length - 1;
  return (
    <>
      <p class="quiet small-text">
        {t.treeShown(drawn, state?.figures.placements ?? drawn)} {t.treeHelp}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section class="tree" aria-label={t.tree} tabIndex={0}>
        <Level branches={branches} parent="" folding={folding} />
      </section>
    </>
  );
}

function Level(props: { branches: readonly Branch[]; parent: string; folding: Folding }) {
  const { branches, parent, folding } = props;
  const t = strings.value;
  const [first] = branches;
  if (!first) return null;
  if (branches.length === 1) {
    const run = runFrom(first);
    if (run.length > 2) return <Run run={run} parent={parent} folding={folding} />;
  }
  const sameCell = branches.every(({ node }) => node.cell === first.node.cell);
  const shown = branches.filter((branch) => isOpen(branch, branchKey(parent, branch), folding));
  return (
    <div class="level-rows">
      <div class="tree-row">
        {sameCell && first.node.cell !== null && (
          <span class="tree-cell">{t.cell(first.node.cell)}</span>
        )}
        {branches.map((branch) => (
          <Chip
            key={branch.index}
            branch={branch}
            name={branchKey(parent, branch)}
            long={!sameCell}
            folding={folding}
          />
        ))}
      </div>
      {shown.map((branch) => (
        <div
          key={branch.index}
          class={branch.node.open || isSolved(branch) ? 'tree-main' : 'tree-aside'}
        >
          <Level branches={branch.children} parent={branchKey(parent, branch)} folding={folding} />
          {branch.children.length === 0 && branch.node.folded > 0 && (
            <p class="quiet small-text">{t.watch.treeFolded(branch.node.folded)}</p>
          )}
        </div>
      ))}
    </div>
  );
}

/** Placements without an alternative, one after the other. */
function Run(props: { run: readonly Branch[]; parent: string; folding: Folding }) {
  const { run, folding } = props;
  const t = strings.value;
  const last = run.at(-1)!;
  const keys: string[] = [];
  for (const branch of run) keys.push(branchKey(keys.at(-1) ?? props.parent, branch));
  return (
    <div class="level-rows">
      <div class="tree-row run">
        {run.map((branch) => (
          <span key={branch.index} class={`chip still ${toneOf(branch)}`}>
            {t.cell(branch.node.cell ?? 0)}={branch.node.digit}
          </span>
        ))}
      </div>
      <Level branches={last.children} parent={keys.at(-1)!} folding={folding} />
      {last.children.length === 0 && last.node.folded > 0 && (
        <p class="quiet small-text">{t.watch.treeFolded(last.node.folded)}</p>
      )}
    </div>
  );
}

const toneOf = (branch: Branch): string =>
  isSolved(branch) ? 'solved' : branch.node.open ? 'open' : 'dead';

function Chip(props: { branch: Branch; name: string; long: boolean; folding: Folding }) {
  const { branch, name, long, folding } = props;
  const t = strings.value;
  const { node, below } = branch;
  const tone = toneOf(branch);
  const open = isOpen(branch, name, folding);
  const text = long ? `${t.cell(node.cell ?? 0)}=${node.digit}` : String(node.digit);
  const label = `${t.watch.treeNode(node.cell ?? 0, node.digit ?? 0)}, ${
    t.watch.treeKinds[tone as keyof typeof t.watch.treeKinds]
  }`;
  if (below === 0)
    return (
      <span class={`chip still ${tone}`}>
        <span class="unseen">{label}</span>
        <span aria-hidden="true">{text}</span>
      </span>
    );
  return (
    <button
      type="button"
      class={`chip ${tone}`}
      aria-expanded={open}
      onClick={() => folding.toggle(name, !open)}
    >
      <span class="unseen">{`${label}, ${t.watch.treeFolded(below)}`}</span>
      <span aria-hidden="true">
        {text}
        {!open && <small>{t.compact(below)}</small>}
      </span>
    </button>
  );
}
