import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { arriveBack, goBack } from '../lib/way-back.ts';
import { Patient } from './patient.tsx';

function Place() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>at {search || 'start'}</p>
      <button type="button" onClick={() => void navigate('?replaced', { replace: true })}>
        Replace
      </button>
      <button type="button" onClick={() => void navigate('?pushed')}>
        Push
      </button>
    </>
  );
}

/** Shows a page whose dialog has just closed: the way back from its entry is under way until `arrive` is called. */
async function leaveDialog() {
  const screen = await render(
    <BrowserRouter>
      <Patient>
        <Place />
      </Patient>
    </BrowserRouter>,
  );
  history.pushState({ ...history.state, overlay: true }, '');
  addEventListener('popstate', arriveBack, { once: true });
  const arrive = history.back.bind(history);
  vi.spyOn(history, 'back').mockReturnValue();
  goBack();
  return { screen, arrive };
}

describe('a change of page while the entry of a dialog is being left', () => {
  const start = location.pathname;
  afterEach(() => {
    vi.restoreAllMocks();
    arriveBack();
    history.replaceState(null, '', start);
  });

  it.each([
    ['Replace', '?replaced'],
    ['Push', '?pushed'],
  ])('arrives and stays: %s', async (way, there) => {
    const { screen, arrive } = await leaveDialog();
    const button = screen.getByRole('button', { name: way }).element();
    // Both at once: nobody waits long for a way back.
    if (button instanceof HTMLElement) button.click();
    arrive();
    await expect.element(screen.getByText(`at ${there}`)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(location.search).toBe(there);
  });

  it('arrives although the way back was called off', async () => {
    const { screen } = await leaveDialog();
    await screen.getByRole('button', { name: 'Push' }).click();
    await expect.element(screen.getByText('at ?pushed')).toBeVisible();
  });
});
