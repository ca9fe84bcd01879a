import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Patient } from '../app/patient.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { Link } from './link.tsx';

const QUESTION = { title: 'Leave?', hint: 'It is lost.', yes: 'Leave', no: 'Stay' };

function Form({ onLeave }: { readonly onLeave: () => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <LeaveQuestion isTouched={text !== ''} onLeave={onLeave} {...QUESTION} />
    </>
  );
}

const STARTED = '/form';

function Pages({ onLeave }: { readonly onLeave: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>at {pathname + search}</p>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="?other">Another one</Link>
      <Link to="/profile/suli">Profile</Link>
      <Link to="?openGemsModal=true">Gems</Link>
      {pathname !== '/elsewhere' && pathname !== '/before' && !search.includes('other') && (
        <Form onLeave={onLeave} />
      )}
    </>
  );
}

describe('leaving what is being written', () => {
  const start = location.href;
  beforeEach(() => {
    history.pushState(null, '', '/before');
    history.pushState(null, '', STARTED);
  });
  afterEach(() => history.replaceState(null, '', start));

  async function open(typed = 'Lanterns') {
    const onLeave = vi.fn<() => void>();
    const screen = await render(
      <BrowserRouter>
        <Patient>
          <Pages onLeave={onLeave} />
        </Patient>
      </BrowserRouter>,
    );
    await screen.getByRole('textbox').fill(typed);
    return { screen, onLeave, asked: screen.getByRole('dialog', { name: 'Leave?' }) };
  }

  it('asks nothing as long as nothing is written', async () => {
    const { screen } = await open('');
    await screen.getByRole('link', { name: 'Elsewhere' }).click();
    await expect.element(screen.getByText('at /elsewhere')).toBeVisible();
  });

  it.each(['Elsewhere', 'Another one'])('asks when a link leads to another thing: %s', async (name) => {
    const { screen, asked, onLeave } = await open();
    await screen.getByRole('link', { name }).click();
    await asked.getByRole('button', { name: 'Stay' }).click();
    await expect.element(screen.getByRole('textbox')).toHaveValue('Lanterns');
    await expect.element(screen.getByText(`at ${STARTED}`)).toBeVisible();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('goes on to where the link leads, and drops what was written', async () => {
    const { screen, asked, onLeave } = await open();
    await screen.getByRole('link', { name: 'Elsewhere' }).click();
    await asked.getByRole('button', { name: 'Leave' }).click();
    await expect.element(screen.getByText('at /elsewhere')).toBeVisible();
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it.each([
    ['Profile', '/profile/suli'],
    ['Gems', `${STARTED}?openGemsModal=true`],
  ])('lets something open over the page: %s', async (name, there) => {
    const { screen, asked } = await open();
    await screen.getByRole('link', { name }).click();
    await expect.element(screen.getByText(`at ${there}`)).toBeVisible();
    await expect.element(asked).not.toBeInTheDocument();
  });

  it('asks when Back is pressed, and goes back then', async () => {
    const { screen, asked, onLeave } = await open();
    history.back();
    await asked.getByRole('button', { name: 'Stay' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(screen.getByRole('textbox')).toHaveValue('Lanterns');
    await expect.poll(() => JSON.stringify(history.state)).toContain('overlay');
    history.back();
    await asked.getByRole('button', { name: 'Leave' }).click();
    await expect.element(screen.getByText('at /before')).toBeVisible();
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('has the browser ask before the tab is closed, as long as something is written', async () => {
    const { screen } = await open();
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect.poll(isAsked).toBe(true);
    await screen.getByRole('textbox').fill('');
    await expect.poll(isAsked).toBe(false);
  });
});
