import { own } from '../pipeline/own.ts';
import { crop, over, type Picture } from '../pipeline/picture.ts';
import { render } from '../pipeline/render.ts';
import { drawScene } from '../scenes/index.ts';
import { EVENTS } from './table.ts';

const EVENT_WIDTH = 48;
const EVENT_HEIGHT = 36;
const PROP = 32;
/** The first row of the scene that is shown: below it are horizon and ground. */
const FROM_ROW = 12;

/** Keys of all pictures: events of the calendar, and seasons. */
export const eventKeys = (): readonly string[] => Object.keys(EVENTS);
/** Whether an event has its own picture. */
export const hasEvent = (key: string): boolean => own(EVENTS, key) !== undefined;

/** An event of the year, or a season at its turn, 48 x 36. Unknown keys get the autumn leaf. */
export function drawEvent(key: string): Picture {
  const recipe = own(EVENTS, key) ?? EVENTS.fall;
  if (!recipe) throw new Error('no event');
  const picture = crop(drawScene(recipe.scene), 0, FROM_ROW, EVENT_WIDTH, EVENT_HEIGHT);
  const prop = render(recipe.prop, PROP, PROP, {});
  return over(picture, prop, (EVENT_WIDTH - PROP) / 2, EVENT_HEIGHT - PROP - 1);
}
