import { hasPrivilege, type Privilege } from '@everdeed/rules';
import type { ReactNode } from 'react';
import { usePlayerPart } from '../../../data/hooks.ts';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { PixelIcon } from '../../../ui/pixel-icon.tsx';
import type { PixelIconName } from '../../../ui/pixel-icon-shapes.ts';
import admin from '../admin.module.css';
import type { Editing, Part } from './editing.ts';
import { titleOf } from './editing.ts';
import { valueAt } from './edits.ts';
import { FlagField, LineField, NumberField } from './fields.tsx';
import styles from './player.module.css';

interface PartPanelProps {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  /** Fields and buttons at the end of its head. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a player's page, with the address of its place. */
export const PartPanel = ({ id, title, note, tools, children }: PartPanelProps) => (
  <section className={admin['panel']} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
    <div className={admin['panelHead']}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note && <span className={admin['hint']}>{note}</span>}
      {tools}
    </div>
    {children}
  </section>
);

interface PartProps {
  readonly editing: Editing;
}

const numberOf = (part: Part, path: string, name: string) => ({ path, name, part, blank: 0 });

const CLASSES = ['warrior', 'wizard', 'rogue', 'healer'] as const;

/** Which class the player has, if any, and when their day began. */
function dayWords(hero: Editing['hero']): string {
  const date = formatDate(hero.lastCron, { dateStyle: 'medium', timeStyle: 'short' });
  const hasClass =
    valueAt(hero, 'flags.classSelected') === true && valueAt(hero, 'preferences.disableClasses') !== true;
  const chosen = hasClass && CLASSES.find((one) => one === valueAt(hero, 'stats.class'));
  return chosen
    ? t('admin.classAndDay', {
        level: Number(valueAt(hero, 'stats.lvl')),
        class: t(`class.${chosen}`),
        date,
      })
    : t('admin.dayBegan', { date });
}

const FIGURE_ICONS = {
  'stats.hp': 'heart',
  'stats.exp': 'star',
  'stats.mp': 'drop',
  'stats.gp': 'coin',
  balance: 'gem',
} as const satisfies Readonly<Record<string, PixelIconName>>;
const iconOf = (path: keyof typeof FIGURE_ICONS) => <PixelIcon name={FIGURE_ICONS[path]} />;

/** What the player has in figures. */
export function StatsPart({ editing }: PartProps) {
  const of = (path: string, name: string) => numberOf('stats', path, name);
  return (
    <PartPanel id="stats" title={t(titleOf('stats'))} note={dayWords(editing.hero)}>
      <div className={styles['figures']}>
        <NumberField editing={editing} icon={iconOf('stats.hp')} field={of('stats.hp', t('header.health'))} />
        <NumberField
          editing={editing}
          icon={iconOf('stats.exp')}
          field={of('stats.exp', t('header.experience'))}
        />
        <NumberField editing={editing} icon={iconOf('stats.mp')} field={of('stats.mp', t('header.mana'))} />
        <NumberField editing={editing} icon={iconOf('stats.gp')} field={of('stats.gp', t('header.gold'))} />
        <NumberField
          editing={editing}
          icon={iconOf('balance')}
          field={of('balance', t('header.gems'))}
          scale={4}
          min={0.25}
        />
        <NumberField editing={editing} field={of('stats.lvl', t('admin.level'))} min={1} />
        <NumberField editing={editing} field={of('stats.str', t('admin.str'))} />
        <NumberField editing={editing} field={of('stats.int', t('admin.int'))} />
        <NumberField editing={editing} field={of('stats.con', t('admin.con'))} />
        <NumberField editing={editing} field={of('stats.per', t('admin.per'))} />
        <NumberField editing={editing} field={of('stats.points', t('admin.points'))} />
      </div>
    </PartPanel>
  );
}

const RIGHTS: readonly Privilege[] = [
  'fullAccess',
  'userSupport',
  'moderator',
  'groupSupport',
  'challengeAdmin',
  'news',
  'coupons',
  'accessControl',
];

/** Bans, mutes, tier, and what they may do here. */
export function FlagsPart({ editing }: PartProps) {
  const isChief = usePlayerPart(({ permissions }) => hasPrivilege(permissions, 'fullAccess'));
  const of = (path: string, name: string) => ({ path, name, part: 'flags' as const, blank: false });
  const words = (path: string, name: string) => ({ path, name, part: 'flags' as const, blank: '' });
  return (
    <PartPanel id="flags" title={t(titleOf('flags'))}>
      <FlagField
        editing={editing}
        field={of('auth.blocked', t('admin.flag.blocked'))}
        hint={t('admin.flag.blocked.hint')}
      />
      <FlagField
        editing={editing}
        field={of('flags.chatRevoked', t('admin.flag.muted'))}
        hint={t('admin.flag.muted.hint')}
      />
      <FlagField
        editing={editing}
        field={of('flags.chatShadowMuted', t('admin.flag.shadowMuted'))}
        hint={t('admin.flag.shadowMuted.hint')}
      />
      <h3>{t('admin.contribution')}</h3>
      <div className={styles['figures']}>
        <NumberField editing={editing} field={numberOf('flags', 'contributor.level', t('admin.tier'))} />
        <LineField editing={editing} field={words('contributor.text', t('admin.tierTitle'))} />
      </div>
      <LineField editing={editing} field={words('contributor.contributions', t('admin.contributions'))} />
      {isChief && (
        <>
          <h3>{t('admin.rights')}</h3>
          {RIGHTS.map((right) => (
            <FlagField
              key={right}
              editing={editing}
              field={of(`permissions.${right}`, t(`admin.right.${right}`))}
              hint={t(`admin.right.${right}.hint`)}
            />
          ))}
        </>
      )}
    </PartPanel>
  );
}

/** The plan that everybody has where nothing costs money. Here anew: that of the rules would bring much script along. */
const SITE_PLAN = 'site';

/** What a player's plan is called, and how it is paid. The site's own is paid by nobody. */
function planWords(hero: PartProps['editing']['hero']): readonly string[] {
  const id = valueAt(hero, 'purchased.plan.planId');
  const method = valueAt(hero, 'purchased.plan.paymentMethod');
  if (id === SITE_PLAN) return [t('admin.sitePlan')];
  return [id ? t('admin.planName', { plan: String(id) }) : t('admin.noPlan'), method ? String(method) : ''];
}

/** The subscription with its perks. */
export function PlanPart({ editing }: PartProps) {
  const { hero } = editing;
  const of = (path: string, name: string) => numberOf('plan', `purchased.plan.${path}`, name);
  const end = valueAt(hero, 'purchased.plan.dateTerminated');
  const note = [
    ...planWords(hero),
    end && t('admin.until', { date: formatDate(String(end), { dateStyle: 'medium' }) }),
  ].filter(Boolean);
  return (
    <PartPanel id="plan" title={t(titleOf('plan'))} note={note.join(', ')}>
      <div className={styles['figures']}>
        <NumberField editing={editing} field={of('consecutive.count', t('admin.monthsInRow'))} />
        <NumberField editing={editing} field={of('consecutive.trinkets', t('header.hourglasses'))} />
        <NumberField editing={editing} field={of('consecutive.gemCapExtra', t('admin.gemCapExtra'))} />
        <NumberField editing={editing} field={of('gemsBought', t('admin.gemsBought'))} />
        <NumberField editing={editing} field={of('extraMonths', t('admin.extraMonths'))} />
      </div>
    </PartPanel>
  );
}
