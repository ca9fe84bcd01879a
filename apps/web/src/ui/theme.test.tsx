import { beforeEach, describe, expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { readTheme, setTheme } from './theme.ts';

type Rgb = readonly [number, number, number];

/** What a CSS colour looks like on the screen. */
function rgbOf(colour: string): Rgb {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [one, other] = [luminance(rgbOf(a)), luminance(rgbOf(b))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const styleOf = (element: Element) => getComputedStyle(element);

describe('the theme', () => {
  beforeEach(() => localStorage.removeItem('everdeed-theme'));

  it('follows the system until one is chosen, and keeps what was chosen', () => {
    expect(readTheme()).toBe('system');
    setTheme('dark');
    expect(readTheme()).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    setTheme('light');
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('takes the system’s colours again', () => {
    setTheme('dark');
    setTheme('system');
    const night = matchMedia('(prefers-color-scheme: dark)').matches;
    expect(document.documentElement.dataset['theme']).toBe(night ? 'dark' : 'light');
  });

  it('takes no word that it does not know', () => {
    localStorage.setItem('everdeed-theme', 'sepia');
    expect(readTheme()).toBe('system');
  });

  it('changes the ground and the ink', () => {
    setTheme('light');
    const light = styleOf(document.body);
    const day = [light.backgroundColor, light.color];
    setTheme('dark');
    const dark = styleOf(document.body);
    expect(luminance(rgbOf(day[0] ?? ''))).toBeGreaterThan(0.6);
    expect(luminance(rgbOf(dark.backgroundColor))).toBeLessThan(0.1);
    expect(dark.color).not.toBe(day[1]);
  });

  it.each(['light', 'dark'] as const)('has words that can be read on their ground: %s', async (theme) => {
    setTheme(theme);
    const screen = await show(
      <>
        <p data-testid="text">Small steps</p>
        <Button kind="primary">Save</Button>
        <Button kind="danger">Delete</Button>
        <Field label="Title" error="Wrong" />
      </>,
    );
    const ground = styleOf(document.body).backgroundColor;
    const words = [screen.getByTestId('text'), screen.getByText('Title'), screen.getByText('Wrong')];
    for (const word of words)
      expect(contrast(styleOf(word.element()).color, ground)).toBeGreaterThanOrEqual(4.5);
    const save = styleOf(screen.getByRole('button', { name: 'Save' }).element());
    expect(contrast(save.color, save.backgroundColor)).toBeGreaterThanOrEqual(4.5);
  });
});
