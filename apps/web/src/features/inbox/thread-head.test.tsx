import { beforeEach, expect, it } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { usePhone } from '../../../test/phone.ts';
import { show } from '../../../test/render.tsx';
import { personOf, serveCalls } from '../../../test/serve.ts';
import { queryClient } from '../../data/queries.ts';
import { useMember } from '../../member-kit/use-member.ts';
import { ThreadHead } from './thread-head.tsx';

const ID = '8b3cb0de-1d3c-4f5a-9d53-0a6f5b9f3f12';
const LONG = 'WOLFGANGA-MUMMELMANN-WACHOWSKI';

function Head({ name }: { readonly name: string }) {
  const { data } = useMember(ID);
  return <ThreadHead to={{ id: ID, name }} member={data ?? undefined} />;
}

beforeEach(() => queryClient.clear());

it.each([
  { what: 'a short name', name: 'Tove', isGone: false, lines: 1 },
  { what: 'a long name', name: LONG, isGone: false, lines: 2 },
  { what: 'the long name of a gone account', name: LONG.repeat(2), isGone: true, lines: 2 },
])(
  'gives $what $lines of two lines on a phone, and a hint tells it whole',
  async ({ name, isGone, lines }) => {
    await usePhone('en');
    const of = player();
    const gone = Response.json({ success: false, error: 'NotFound', message: 'Nobody.' }, { status: 404 });
    serveCalls(() => (isGone ? gone : personOf(of, ID, name)));
    openGame(of);
    const screen = await show(<Head name={name} />);
    const heading = screen.getByRole('heading', { name });
    await expect.element(heading).toHaveAttribute('title', name);
    if (!isGone) await expect.element(screen.getByRole('link', { name })).toBeVisible();
    const element = heading.element();
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
    expect(Math.round(element.getBoundingClientRect().height / lineHeight)).toBe(lines);
  },
);
