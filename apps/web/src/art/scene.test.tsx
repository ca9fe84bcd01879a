import { expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { Scene } from './scene.tsx';

/** Red, green and blue of the sky; empty until it is drawn. */
function skyIn(container: HTMLElement): readonly number[] {
  const pixel = container.querySelector('canvas')?.getContext('2d')?.getImageData(2, 1, 1, 1);
  return [...(pixel?.data ?? [])].slice(0, 3);
}

const sceneOf = (background: string) => (
  <>
    <style>{'.place { block-size: 150px; inline-size: 300px }'}</style>
    <Scene background={background} scale={3} night={false} className="place" />
  </>
);

it('shows a plain background in its own colour', async () => {
  const { container, rerender } = await show(sceneOf('red'));
  const strongest = () => {
    const sky = skyIn(container);
    return sky.indexOf(Math.max(...sky));
  };
  await expect.poll(strongest).toBe(0);
  await rerender(sceneOf('green'));
  await expect.poll(strongest).toBe(1);
});
