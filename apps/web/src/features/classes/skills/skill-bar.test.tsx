import type { Player, Task } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { personOf, serveCalls } from '../../../../test/serve.ts';
import { habit, reward } from '../../../../test/tasks.ts';
import { useGame } from '../../../data/store.ts';
import { loadWords, t } from '../../../i18n/i18n.ts';
import { skillActions } from '../../../skill-kit/cast-spell.tsx';
import { registerActions } from '../../../data/define-action.ts';
import { useAim } from '../../../task-kit/aim.ts';
import { useKeptFocus } from '../../../ui/kept-focus.ts';
import { useToasts } from '../../../ui/toast-store.ts';
import { loadSkillNames, SkillBar } from './skill-bar.tsx';

const own = { userId: player()._id };
const stairs = habit('Take the stairs', own);
const coffee = reward('Coffee', own);

/** The targets, as the column of the board shows them. */
function Targets({ tasks }: { readonly tasks: readonly Task[] }) {
  const aim = useAim((state) => state.aim);
  useKeptFocus();
  return (
    <section aria-label="Tasks">
      <h2 tabIndex={-1}>Tasks</h2>
      {tasks.map((task) => (
        <div key={task._id} style={{ position: 'relative', blockSize: 64 }}>
          <article
            tabIndex={-1}
            inert={aim !== undefined}
            aria-label={task.text}
            data-task={aim ? undefined : task._id}
          >
            {task.text}
          </article>
          {aim?.targets.has(task._id) && <aim.Target task={task} />}
        </div>
      ))}
    </section>
  );
}

async function showBar(change: (player: Player) => void = () => undefined) {
  openGame(
    player((of) => {
      Object.assign(of.stats, { lvl: 24, mp: 60, class: 'wizard' });
      of.flags.classSelected = true;
      change(of);
    }),
    [stairs, coffee],
  );
  const screen = await show(
    <main>
      <Targets tasks={[stairs, coffee]} />
      <SkillBar />
    </main>,
  );
  const skill = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  const target = screen.getByRole('button', { name: /^Cast Fireball on/ });
  return { screen, skill, target };
}

const mana = () => useGame.getState().view?.player.stats.mp;

describe('the bar of skills', () => {
  beforeEach(async () => {
    await page.viewport(1440, 900);
    // No server answers.
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    localStorage.removeItem('everdeed-skills');
    registerActions(...skillActions);
    await Promise.all([loadWords('skills'), loadSkillNames()]);
  });

  it('aims at tasks that can be hit, and casts on one', async () => {
    const { screen, skill, target } = await showBar();
    await skill('Fireball').click();
    await expect.element(skill('Fireball')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByRole('status')).toHaveTextContent(/one task can be hit/);
    expect(target.elements()).toHaveLength(1);
    await target.click();
    await expect.poll(mana).toBe(50);
    await expect.poll(() => target.elements().length).toBe(0);
  });

  it.each(['pointer', 'keyboard'])('leaves the focus on the card that was hit (%s)', async (way) => {
    const { screen, skill, target } = await showBar();
    await skill('Fireball').click();
    await expect.element(target).toBeVisible();
    const focused: unknown[] = [];
    const note = ({ target: element }: FocusEvent) => focused.push(element);
    if (way === 'keyboard') target.element().focus();
    addEventListener('focusin', note);
    if (way === 'keyboard') await userEvent.keyboard('{Enter}');
    else await target.click();
    const card = screen.getByRole('article', { name: stairs.text });
    await expect.element(card).toHaveFocus();
    await expect.poll(mana).toBe(50);
    removeEventListener('focusin', note);
    expect(focused.at(-1)).toBe(card.element());
    expect(focused).not.toContain(screen.getByRole('heading', { name: 'Tasks' }).element());
    if (way === 'pointer') expect(card.element().matches(':focus-visible'), 'a ring').toBe(false);
  });

  it('says nothing of tasks before it knows them', async () => {
    const { screen, skill, target } = await showBar();
    const status = screen.getByRole('status').element();
    const said: (string | null)[] = [];
    const watch = new MutationObserver(() => said.push(status.textContent));
    watch.observe(status, { childList: true, characterData: true, subtree: true });
    await skill('Fireball').click();
    await expect.element(target).toBeVisible();
    watch.disconnect();
    expect(said).toEqual([t('skills.aiming', { name: 'Fireball', count: 1 })]);
  });

  it('is worked by keys: a number takes a skill, Escape puts it away', async () => {
    const { skill, target } = await showBar();
    await userEvent.keyboard('1');
    await expect.element(target).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => target.elements().length).toBe(0);
    await expect.element(skill('Fireball')).toHaveFocus();
    expect(mana()).toBe(60);
    await userEvent.keyboard('1');
    await expect.element(target).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(mana).toBe(50);
  });

  it('casts on oneself at once, and says that it is on', async () => {
    const { skill } = await showBar();
    await skill('Frost').click();
    await expect.element(skill('Frost')).toHaveAccessibleName(new RegExp(t('skills.on')));
    expect(mana()).toBe(20);
  });

  it('tells the health of a skill as the toast that follows does, rounded', async () => {
    const { skill } = await showBar(({ stats }) => Object.assign(stats, { class: 'healer', hp: 20 }));
    await expect
      .element(skill('Healing Hands'))
      .toHaveTextContent(t('skills.effect.heal', { health: '2.2' }));
    await skill('Healing Hands').click();
    await expect.poll(() => useGame.getState().view?.player.stats.hp).toBeCloseTo(22.175, 9);
  });

  it('says why a skill rests', async () => {
    const { skill } = await showBar(({ stats }) => Object.assign(stats, { lvl: 12, mp: 8 }));
    await expect
      .element(skill('Fireball'))
      .toHaveAccessibleName(new RegExp(t('skills.missing', { mana: 2 })));
    await expect.element(skill('Frost')).toHaveAccessibleName(new RegExp(t('skills.level', { level: 14 })));
    await skill('Fireball').click({ force: true });
    expect(useAim.getState().aim).toBeUndefined();
  });

  it('does not leave luck to a server out of reach', async () => {
    const { skill } = await showBar();
    useGame.setState({ unreachable: true });
    await skill('Fireball').click();
    expect(useAim.getState().aim).toBeUndefined();
    await skill('Frost').click();
    await expect.poll(mana).toBe(20);
  });

  it.each([
    ['nobody else', [], 60],
    ['only mages besides', ['wizard'], 60],
    ['somebody of another class', ['wizard', 'healer'], 30],
  ] as const)('shares mana where somebody gets some: %s', async (_who, classes, left) => {
    const of = player();
    const companions = classes.map((name, place) =>
      personOf(of, `companion ${place}`, name, { stats: { ...of.stats, class: name } }),
    );
    const asked = serveCalls(() => [personOf(of, of._id, 'Me'), ...companions]);
    const { skill } = await showBar(({ party }) => (party._id = 'p'));
    useToasts.setState({ toasts: [] });
    await skill('Shared Spring').click();
    await expect.poll(() => asked.some(({ path }) => path.includes('/groups/party/members'))).toBe(true);
    await expect.poll(mana).toBe(left);
    if (left === 60) await expect.poll(() => useToasts.getState().toasts).toHaveLength(1);
  });

  it('folds to a chip with the mana', async () => {
    const { screen, skill } = await showBar();
    await screen.getByRole('button', { name: t('skills.fold') }).click();
    expect(skill('Fireball').query()).toBeNull();
    await screen.getByRole('button', { name: t('skills.open', { mana: 60 }) }).click();
    await expect.element(skill('Fireball')).toBeVisible();
  });
});
