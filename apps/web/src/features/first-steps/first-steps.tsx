import { ONBOARDING_GOLD } from '@everdeed/rules';
import { useState } from 'react';
import { Medal } from '../../art/icon.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import { Seal } from '../../ui/plate.tsx';
import { ChevronDown, Shirt, X } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import styles from './first-steps.module.css';
import { type Step, type StepKey, stepsOf } from './steps.ts';

export interface FirstStepsProps {
  /** Where each step is taken; those without an address are taken on this screen. */
  readonly paths: Readonly<Partial<Record<StepKey, string>>>;
  readonly looksPath: string;
  /** Starts a new task. */
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

function noteOn({ key, state, isReady }: Step): string {
  if (state === 'done') return t('steps.done');
  return t(isReady ? `steps.${key}.ready` : `steps.${key}.wait`);
}

const Words = ({ step }: { readonly step: Step }) => (
  <>
    {step.state === 'done' ? <Seal checked /> : <Medal name={step.key} className={styles['medal']} />}
    <span className={styles['words']}>
      <strong>{t(`steps.${step.key}`)}</strong>
      <span>{noteOn(step)}</span>
    </span>
  </>
);

function StepItem({
  step,
  path,
  onAdd,
}: {
  readonly step: Step;
  readonly path?: string;
  readonly onAdd: () => void;
}) {
  const look = { className: styles['step'], 'data-state': step.state };
  if (step.state === 'done')
    return (
      <span {...look}>
        <Words step={step} />
      </span>
    );
  if (path !== undefined)
    return (
      <Link to={path} {...look}>
        <Words step={step} />
      </Link>
    );
  if (step.key === 'createdTask')
    return (
      <button type="button" {...look} onClick={onAdd}>
        <Words step={step} />
      </button>
    );
  return (
    <span {...look}>
      <Words step={step} />
    </span>
  );
}

/** The first steps as a quiet strip; on a phone one line, which opens. */
export function FirstSteps({ paths, looksPath, onAdd, onClose }: FirstStepsProps) {
  const steps = stepsOf(usePlayer());
  const [isOpen, setOpen] = useState(false);
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <section className={styles['strip']} aria-label={t('steps.title')} data-open={isOpen || undefined}>
      <div className={styles['head']}>
        <h2>{t('steps.title')}</h2>
        <p>
          {t('steps.count', { done, all: steps.length })}{' '}
          <span className={styles['gold']}>
            <PixelIcon name="coin" />
            <span aria-hidden="true">{ONBOARDING_GOLD}</span>
            <span className="visually-hidden">{t('steps.gold', { count: ONBOARDING_GOLD })}</span>
          </span>
        </p>
      </div>
      <IconButton
        className={styles['opener']}
        label={t(isOpen ? 'steps.fold' : 'steps.open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown size={20} aria-hidden="true" />
      </IconButton>
      <ol className={styles['steps']}>
        {steps.map((step) => {
          const path = paths[step.key];
          return (
            <li key={step.key}>
              <StepItem step={step} {...(path !== undefined && { path })} onAdd={onAdd} />
            </li>
          );
        })}
      </ol>
      <Link to={looksPath} className={styles['looks']}>
        <Shirt size={18} aria-hidden="true" />
        {t('steps.looks')}
      </Link>
      <IconButton className={styles['close']} label={t('steps.close')} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
