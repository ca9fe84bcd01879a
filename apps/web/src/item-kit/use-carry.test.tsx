import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { useCarry } from './use-carry.tsx';

const SIZE = { inlineSize: 80, blockSize: 80, margin: 40 };

interface NestProps {
  readonly onDrop: (thing: string, below: string | undefined) => void;
  readonly onClick: () => void;
}

function Nest({ onDrop, onClick }: NestProps) {
  const { press, carried, shown } = useCarry<string>({
    scrolls: false,
    picture: (thing) => `flying ${thing}`,
    onStart: () => undefined,
    onAim: () => undefined,
    onDrop: (thing, below) => onDrop(thing, below?.textContent),
  });
  return (
    <>
      <button
        type="button"
        style={SIZE}
        data-carried={carried}
        onClick={onClick}
        onMouseDown={(event) => press(event, 'egg')}
        onTouchStart={(event) => press(event, 'egg')}
      >
        egg
      </button>
      <button type="button" style={SIZE}>
        nest
      </button>
      {shown}
    </>
  );
}

async function open() {
  const onDrop = vi.fn<NestProps['onDrop']>();
  const onClick = vi.fn<() => void>();
  const screen = await show(<Nest onDrop={onDrop} onClick={onClick} />);
  const [egg, nest] = [
    screen.getByRole('button', { name: 'egg' }),
    screen.getByRole('button', { name: 'nest' }),
  ];
  await expect.element(nest).toBeVisible();
  return { onDrop, onClick, egg, nest, flying: screen.getByText('flying egg') };
}

function centreOf(element: Element): { readonly clientX: number; readonly clientY: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}

/** A finger that comes down on `target`, and what it does later. */
function finger(target: Element) {
  const send = (kind: string, over: Element, shift = 0) => {
    const { clientX, clientY } = centreOf(over);
    const touch = new Touch({ identifier: 1, target, clientX: clientX + shift, clientY });
    const touches = kind === 'touchend' ? [] : [touch];
    const event = { bubbles: true, cancelable: true, touches, changedTouches: [touch] };
    return target.dispatchEvent(new TouchEvent(kind, event));
  };
  send('touchstart', target);
  return {
    stray: () => send('touchmove', target, 30),
    /** Whether the browser may scroll. */
    move: (over: Element) => send('touchmove', over),
    lift: (over: Element) => send('touchend', over),
  };
}

describe('carrying', () => {
  it('by mouse drops on what is below, without a click', async () => {
    const { onDrop, onClick, egg, nest } = await open();
    await userEvent.dragAndDrop(egg, nest, { steps: 6 });
    await expect.poll(() => onDrop.mock.calls).toEqual([['egg', 'nest']]);
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.click(egg);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('by a finger begins once it has rested, and holds the page still', async () => {
    const { onDrop, egg, nest, flying } = await open();
    const hand = finger(egg.element());
    await expect.element(flying).toBeVisible();
    expect(hand.move(nest.element())).toBe(false);
    hand.lift(nest.element());
    expect(onDrop.mock.calls).toEqual([['egg', 'nest']]);
    await expect.element(flying).not.toBeInTheDocument();
  });

  it('does not begin under a finger that scrolls', async () => {
    const { onDrop, egg, nest, flying } = await open();
    const hand = finger(egg.element());
    expect(hand.stray()).toBe(true);
    expect(hand.move(nest.element())).toBe(true);
    hand.lift(nest.element());
    const next = finger(egg.element());
    await expect.element(flying).toBeVisible();
    next.lift(egg.element());
    expect(onDrop.mock.calls).toEqual([['egg', 'egg']]);
  });

  it('ends with Escape, and nothing is dropped', async () => {
    const { onDrop, egg, nest, flying } = await open();
    const hand = finger(egg.element());
    await expect.element(flying).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(flying).not.toBeInTheDocument();
    hand.lift(nest.element());
    expect(onDrop).not.toHaveBeenCalled();
  });
});
