import { assertNever } from '@everdeed/content/values';
import { nameOf } from '@everdeed/content/words';
import type { Player } from '@everdeed/rules';
import type { Ref } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { t } from '../../../i18n/i18n.ts';
import { effectWords } from '../../../skill-kit/effect-words.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Lock } from '../../../ui/icons.ts';
import { PixelIcon } from '../../../ui/pixel-icon.tsx';
import { Plate } from '../../../ui/plate.tsx';
import styles from './skill-bar.module.css';
import type { Skill, SkillState } from './skill-model.ts';

/** Why a skill cannot be cast now. */
function reasonOf(state: SkillState): string | undefined {
  switch (state.kind) {
    case 'ready':
      return undefined;
    case 'dear':
      return t('skills.missing', { mana: state.missing });
    case 'locked':
      return t('skills.level', { level: state.level });
    case 'on':
    case 'full':
    case 'alone':
      return t(`skills.${state.kind}`);
    default:
      return assertNever(state);
  }
}

function Cost({ skill: { mana, state } }: { readonly skill: Skill }) {
  if (state.kind === 'on')
    return (
      <span className={styles['isOn']}>
        <Glyph name="check" cell={1.5} /> <span className={styles['long']}>{t('skills.on')}</span>
      </span>
    );
  if (state.kind === 'locked') return <Lock size={16} strokeWidth={2} aria-hidden="true" />;
  return (
    <span className={styles['cost']}>
      <PixelIcon name="drop" />
      <span aria-hidden="true">{mana}</span>
      <span className="visually-hidden">{t('skills.cost', { mana })}</span>
    </span>
  );
}

export interface SkillPlateProps {
  readonly skill: Skill;
  readonly player: Player;
  readonly isWaiting: boolean;
  readonly onTake: (skill: Skill, byKeyboard: boolean) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A skill in the bar: picture, name, cost, and what it would bring. A tap casts or aims it. */
export function SkillPlate({ skill, player, isWaiting, onTake, ref }: SkillPlateProps) {
  const { key, state, effect } = skill;
  const reason = reasonOf(state);
  return (
    <button
      ref={ref}
      type="button"
      className={styles['skill']}
      data-state={isWaiting ? 'waiting' : state.kind}
      aria-pressed={skill.isAimed ? isWaiting : undefined}
      aria-disabled={reason !== undefined || undefined}
      title={effect && `${nameOf('spells', key)}: ${effectWords(player, key, effect)}`}
      onClick={(event) => onTake(skill, event.detail === 0)}
    >
      <Plate className={styles['picture']} ground={isWaiting ? 'wash' : 'sunken'}>
        <Icon name={key} scale={3} className={styles['large']} />
        <Icon name={key} scale={2} className={styles['small']} />
      </Plate>
      <span className={styles['name']}>{nameOf('spells', key)}</span>
      <Cost skill={skill} />
      <span className={styles['effect']}>
        {effect && state.kind !== 'alone' && effectWords(player, key, effect)}
        {reason !== undefined && state.kind !== 'on' && <strong> {reason}</strong>}
        {state.kind === 'on' && <span className="visually-hidden">{reason}</span>}
      </span>
    </button>
  );
}
