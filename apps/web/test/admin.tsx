import type { ComponentType } from 'react';
import { queryClient } from '../src/data/queries.ts';
import { ToastArea } from '../src/ui/toast-area.tsx';
import { openGame, player } from './game.ts';
import { show } from './render.tsx';
import { serveCalls } from './serve.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Opens a screen of those who keep a server, with an answer for each path that ends like this. */
export async function openAdmin(Screen: ComponentType, answers: Answers, path = '/admin') {
  queryClient.clear();
  const asked = serveCalls((to) => {
    const plain = to.split('?')[0] ?? to;
    const found = Object.entries(answers).find(([end]) => plain.endsWith(end));
    return found ? found[1] : Response.json({ success: false, message: 'no' }, { status: 500 });
  });
  openGame(player());
  const screen = await show(
    <>
      <Screen />
      <ToastArea />
    </>,
    { path },
  );
  const sent = () =>
    asked.flatMap(({ method, path: to, body }) => (method === 'GET' ? [] : [[`${method} ${to}`, body]]));
  return { screen, sent };
}
