import { t } from '../../i18n/i18n.ts';
import { Rich } from '../../i18n/rich.tsx';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { sayNext } from '../../task-kit/date-words.ts';
import { Chip } from '../../ui/chip.tsx';
import { AlarmClock, Coins, Repeat, Tag as TagIcon, User } from '../../ui/icons.ts';
import { CalendarDays, Gauge } from '../../ui/player-icons.ts';
import type { LineIcon } from '../../ui/line-icon.tsx';
import { sayMeaning, sayOffer } from './describe.ts';
import type { Meaning } from './grammar/types.ts';
import { Remarks } from './remarks.tsx';
import styles from './understood.module.css';
import type { LineState } from './use-line.ts';

const ICONS: Readonly<Partial<Record<Meaning['kind'], LineIcon>>> = {
  rhythm: Repeat,
  time: AlarmClock,
  date: CalendarDays,
  tag: TagIcon,
  member: User,
  attribute: Gauge,
  price: Coins,
};

interface LineProps {
  readonly state: LineState;
  readonly today: LocalDate;
}

/** What the words were taken to mean; each can be taken literally instead. */
function Tokens({ state, today }: LineProps) {
  const { line, takeLiterally } = state;
  if (line.tokens.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('quickAdd.understood')}>
      {line.tokens.map((token) => {
        const Icon = ICONS[token.meaning.kind];
        return (
          <li key={`${token.start}-${token.text}`}>
            <Chip icon={Icon && <Icon size={14} aria-hidden="true" />} onRemove={() => takeLiterally(token)}>
              {sayMeaning(token.meaning, today)}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}

interface OfferedProps extends LineProps {
  readonly onTake: () => void;
}

/** Words that are only perhaps a date; one press makes them one. */
function Offered({ state, today, onTake }: OfferedProps) {
  const { line, takeAsMeant } = state;
  if (line.maybes.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('quickAdd.offered')}>
      {line.maybes.map((token) => (
        <li key={`${token.start}-${token.text}`}>
          <button
            type="button"
            className={styles['offer']}
            onClick={() => {
              takeAsMeant(token);
              onTake();
            }}
          >
            {t('quickAdd.take', { word: token.text, meaning: sayOffer(token.meaning, today) })}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The days on which the task will be due. */
function Dates({ state: { line, dates, text }, today }: LineProps) {
  if (dates.length === 0 || text.trim() === '') return null;
  const said = dates.map((date) => sayNext(date, today)).join(', ');
  return (
    <span className={styles['dates']}>
      <Rich
        id={line.kind === 'todo' ? 'quickAdd.due' : 'quickAdd.next'}
        values={{ dates: said }}
        parts={{ bold: <strong /> }}
      />
    </span>
  );
}

interface UnderstoodProps extends OfferedProps {
  readonly isTyped: boolean;
}

/** What the line takes the words for, what they may mean, when the task will be due, and what is wrong with them. */
export const Understood = ({ isTyped, ...props }: UnderstoodProps) => (
  <>
    <Tokens {...props} />
    <Offered {...props} />
    <Dates {...props} />
    <Remarks line={props.state.line} isTyped={isTyped} />
  </>
);

/** Moves the focus past the line, since Tab changes the kind while something is typed. */
export function moveOn(from: HTMLElement): void {
  const stops = document.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]',
  );
  const isLater = (stop: HTMLElement) =>
    (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  [...stops].find((stop) => isLater(stop) && stop.checkVisibility())?.focus();
}
