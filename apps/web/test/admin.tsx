import type { ComponentType, ReactNode } from 'react';
import { queryClient } from '../src/data/queries.ts';
import { ToastArea } from '../src/ui/toast-area.tsx';
import { openGame, player } from './game.ts';
import { show } from './render.tsx';
import { serveCalls } from './serve.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Shows a page with its toasts; `sent` tells which of the calls that it asked change something, and with what. */
export async function showPage(page: ReactNode, path: string, asked: ReturnType<typeof serveCalls>) {
  const screen = await show(
    <>
      {page}
      <ToastArea />
    </>,
    { path },
  );
  const sent = () =>
    asked.flatMap(({ method, path: to, body }) => (method === 'GET' ? [] : [[`${method} ${to}`, body]]));
  return { screen, sent };
}

/** Opens a screen of those who keep a server, with an answer for each path that ends like this. */
export async function openAdmin(Screen: ComponentType, answers: Answers, path = '/admin') {
  queryClient.clear();
  const asked = serveCalls((to) => {
    const plain = to.split('?')[0] ?? to;
    const found = Object.entries(answers).find(([end]) => plain.endsWith(end));
    return found ? found[1] : Response.json({ success: false, message: 'no' }, { status: 500 });
  });
  openGame(player());
  return showPage(<Screen />, path, asked);
}
