import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { Link } from './link.tsx';

/** Says where it is, and what was noted with the place. */
function Here() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${String(state)}`}</output>;
}

it('leads to another place without loading the page, and notes what came with it', async () => {
  const screen = await show(
    <>
      <Link to="/there" state="seen">
        Go
      </Link>
      <Here />
    </>,
    { path: '/here' },
  );
  const link = screen.getByRole('link', { name: 'Go' });
  await expect.element(link).toHaveAttribute('href', '/there');
  await expect.element(screen.getByRole('status')).toHaveTextContent('/here null');
  await link.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('/there seen');
});

it('stays if what hears the click first prevents it', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const screen = await show(
    <>
      <Link to="/there" onClick={onClick}>
        Go
      </Link>
      <Here />
    </>,
    { path: '/here' },
  );
  await screen.getByRole('link', { name: 'Go' }).click();
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('status')).toHaveTextContent('/here null');
});

it('leaves clicks for a new tab to the browser', async () => {
  const screen = await show(
    <>
      <Link to="/there">Go</Link>
      <Here />
    </>,
    { path: '/here' },
  );
  const wasTaken: boolean[] = [];
  const note = (event: Event) => {
    wasTaken.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', note);
  await screen.getByRole('link', { name: 'Go' }).click({ modifiers: ['Control'] });
  document.removeEventListener('click', note);
  expect(wasTaken).toEqual([false]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('/here null');
});
