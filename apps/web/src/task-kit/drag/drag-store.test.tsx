import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../test/render.tsx';
import { loadDragKit, useDragKit } from './drag-store.ts';

it('recreates one list after the other, between which the page answers', async () => {
  // Counts the tasks of the page.
  let turn = 0;
  const turns = new MessageChannel();
  turns.port1.addEventListener('message', () => {
    turn += 1;
    turns.port2.postMessage('next');
  });
  turns.port1.start();
  turns.port2.postMessage('first');
  const readyIn = new Map<string, number>();
  function List({ name }: { readonly name: string }) {
    const kit = useDragKit();
    useLayoutEffect(() => {
      if (kit) readyIn.set(name, turn);
    }, [kit, name]);
    return <p>{name}</p>;
  }
  await show(
    <>
      <List name="dailies" />
      <List name="to-dos" />
      <List name="rewards" />
    </>,
  );
  expect(readyIn.size).toBe(0);
  await loadDragKit();
  await expect.poll(() => readyIn.size).toBe(3);
  turns.port1.close();
  expect(new Set(readyIn.values()).size).toBe(3);
  // A list that comes later need not wait.
  await show(<List name="habits" />);
  expect(readyIn.has('habits')).toBe(true);
});
