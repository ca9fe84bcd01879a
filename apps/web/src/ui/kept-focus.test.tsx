import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { Stepper } from './stepper.tsx';

/** Buttons that go when they are pressed: in a section with a heading, in one that takes the focus itself, in neither. */
function Going() {
  useKeptFocus();
  const [gone, setGone] = useState<readonly string[]>([]);
  const going = (name: string) =>
    !gone.includes(name) && (
      <button type="button" onClick={() => setGone([...gone, name])}>
        {name}
      </button>
    );
  return (
    <main tabIndex={-1}>
      <section aria-labelledby="jobs">
        <h2 id="jobs" tabIndex={-1}>
          Jobs
        </h2>
        <ul>
          <li>{going('Drop')}</li>
        </ul>
      </section>
      <section aria-label="Note" tabIndex={-1}>
        <h2>Note</h2>
        {going('Save')}
      </section>
      {going('Discard')}
    </main>
  );
}

it.each([
  ['Drop', 'heading', 'Jobs'],
  ['Save', 'region', 'Note'],
  ['Discard', 'main', undefined],
] as const)('what goes with the focus (%s) leaves it to the %s around it', async (name, role, of) => {
  const screen = await show(<Going />);
  const button = screen.getByRole('button', { name });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).not.toBeInTheDocument();
  await expect
    .element(of === undefined ? screen.getByRole(role) : screen.getByRole(role, { name: of }))
    .toHaveFocus();
});

/** Two at most. */
function Counting() {
  useKeptFocus();
  const [count, setCount] = useState(1);
  return (
    <Stepper
      aria-label="How many"
      fewer="One fewer"
      more="One more"
      isLeast={count === 1}
      isMost={count === 2}
      value={count}
      onStep={(by) => setCount(count + by)}
      readOnly
    />
  );
}

it('keeps the focus beside a button that cannot be pressed again', async () => {
  const screen = await show(<Counting />);
  screen.getByRole('button', { name: 'One more' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(2);
  await expect.element(screen.getByRole('group')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'One fewer' })).toHaveFocus();
});
