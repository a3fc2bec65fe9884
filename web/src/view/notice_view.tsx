// The line beside the board that says what happened. It keeps its room when it is empty, so that
// nothing jumps.

import { clearNotice, notice } from '../game/announcer';
import { strings } from '../strings/strings';
import { Icon, type IconName } from './icon';

const icons: Record<'info' | 'good' | 'bad', IconName> = {
  info: 'help',
  good: 'check',
  bad: 'warning',
};

export function NoticeView({
  fallback,
}: {
  fallback?: { text: string; tone: 'info' | 'good' | 'bad' };
}) {
  const shown = notice.value ?? fallback ?? null;
  return (
    <div class={`notice ${shown ? `tone-${shown.tone}` : 'empty'}`} role="status">
      {shown && (
        <>
          <Icon name={icons[shown.tone]} />
          <p>{shown.text}</p>
          {notice.value?.action && (
            <button type="button" class="small primary" onClick={notice.value.action.run}>
              {notice.value.action.label}
            </button>
          )}
          {notice.value && (
            <button
              type="button"
              class="icon-button small"
              onClick={clearNotice}
              aria-label={strings.value.play.dismiss}
            >
              <Icon name="close" />
            </button>
          )}
        </>
      )}
    </div>
  );
}
