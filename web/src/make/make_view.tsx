// Making a new puzzle: how hard, then a button; what else may be wished for stands behind a fold.

import { useEffect } from 'preact/hooks';
import { strings } from '../strings/strings';
import { Icon } from '../view/icon';
import { Segments } from '../view/segments';
import { cancelMaking, make, making, problem, wishes, wishLevel } from './make_store';
import { levels } from './make_types';
import { WishesView } from './wishes_view';

export function MakeView() {
  const t = strings.value;
  const now = wishes.value;
  // Whoever closes the dialog does not wait for the puzzle any more.
  useEffect(() => cancelMaking, []);
  return (
    <form
      class="make"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Segments
        label={t.make.level}
        name="level"
        class="level-choice"
        options={[
          ...levels.map((value) => ({ value: value as string, text: t.difficulty.levels[value] })),
          { value: 'any', text: t.make.any },
        ]}
        value={now.level ?? 'any'}
        onChange={(value) => wishLevel(levels.find((level) => level === value) ?? null)}
      />
      <div class="row make-row">
        {making.value === null ? (
          <button type="submit" class="primary">
            <Icon name="spark" />
            {t.make.make}
          </button>
        ) : (
          <>
            <button type="button" onClick={cancelMaking}>
              <Icon name="close" />
              {t.cancel}
            </button>
            <span class="quiet" role="status">
              {t.make.making} {making.value > 1 && t.make.tried(making.value)}
            </span>
          </>
        )}
      </div>
      {problem.value && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <WishesView />
    </form>
  );
}
