import { Fragment, type KeyboardEvent } from 'react';
import { t } from '../i18n/i18n.ts';
import { isInOverlay, isTyping } from '../lib/typing.ts';
import { useMinute } from '../task-kit/use-minute.ts';
import { Button } from '../ui/button.tsx';
import { ChatMessage, type MessageActions } from './chat-message.tsx';
import type { ChatLine } from './chat-types.ts';
import styles from './chat-list.module.css';
import type { NewLines } from './new-since.ts';
import { clockTime, dayTitle, isSameDay } from './time-words.ts';
import { ToldLine } from './told-line.tsx';

export interface ChatListProps extends MessageActions {
  /** Newest first. */
  readonly lines: readonly ChatLine[];
  /** What is marked as new. */
  readonly news?: NewLines | undefined;
  /** Fetches what was said before; absent at the beginning of the chat. */
  readonly onEarlier?: (() => void) | undefined;
  readonly isFetchingEarlier?: boolean;
}

const press = (line: Element, action: 'like' | 'reply'): void =>
  line.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();

/** In a list, j and k move, l likes, r replies (UI, "Keys"). */
function onKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || isTyping(target) || isInOverlay(target)) return;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.findIndex((line) => target instanceof Node && line.contains(target));
  const line = lines[at];
  if (key === 'j') lines[at + 1]?.focus();
  else if (key === 'k') lines[at - 1]?.focus();
  else if (key === 'l' && line) press(line, 'like');
  else if (key === 'r' && line) press(line, 'reply');
  else return;
  event.preventDefault();
}

/** Where what is new begins. */
const NewMark = ({
  news: { count, isMore, since },
  now,
}: {
  readonly news: NewLines;
  readonly now: number;
}) => (
  <li className={styles['new']}>
    {t('social.newSince', { count, isMore: isMore ? 'yes' : 'no', time: clockTime(since, now) })}
  </li>
);

/** Whether a line is of another day than what stands above it; what is not saved yet is of today. */
function beginsDay(lines: readonly ChatLine[], index: number, now: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  if (!line || !hasDay(line)) return false;
  return !isSameDay(line.at, above && hasDay(above) ? above.at : now);
}

const hasDay = (line: ChatLine): boolean => line.kind === 'told' || line.state === 'sent';

/** The lines of a chat, with a head for each day before today; rows out of sight cost nothing. */
export function ChatList({ lines, news, onEarlier, isFetchingEarlier, ...actions }: ChatListProps) {
  const now = useMinute() + 59_999;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move between the lines, which buttons in them do as well */}
      <ol className={styles['list']} aria-label={t('social.talk')} onKeyDown={onKeys}>
        {lines.map((line, index) => (
          <Fragment key={line.id}>
            {beginsDay(lines, index, now) && <li className={styles['day']}>{dayTitle(line.at, now)}</li>}
            {line.id === news?.from && <NewMark news={news} now={now} />}
            <li tabIndex={-1} data-line>
              {line.kind === 'told' ? (
                <ToldLine told={line} now={now} />
              ) : (
                <ChatMessage said={line} now={now} {...actions} />
              )}
            </li>
          </Fragment>
        ))}
      </ol>
      {onEarlier && (
        <Button className={styles['earlier']} busy={isFetchingEarlier ?? false} onClick={onEarlier}>
          {t('social.earlier')}
        </Button>
      )}
    </>
  );
}
