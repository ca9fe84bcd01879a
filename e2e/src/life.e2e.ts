import type { Locator, Page } from '@playwright/test';
import { valueIn } from '@everdeed/content/values';
import { experienceToReach } from '@everdeed/rules';
import { type Hands, KEYBOARD, MOUSE, TOUCH } from './support/hands.ts';
import { showKind } from './support/moments.ts';
import { PASSWORD } from './support/person.ts';
import { card, checkbox, dialog, plus } from './support/screen.ts';
import type { Server } from './support/server.ts';
import { wareOf } from './support/shops.ts';
import { skill } from './support/skill-states.ts';
import { ALL, expect, test } from './support/test.ts';

/** A thing, a piece of gear, an animal or an option, whose button's name begins with what it is called. */
const named = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

/** One life, from the registration to a mage of level 30 on a mount. */
class Life {
  readonly #page: Page;
  readonly #server: Server;
  readonly #hands: Hands;

  constructor(page: Page, server: Server, hands: Hands) {
    this.#page = page;
    this.#server = server;
    this.#hands = hands;
  }

  async #stored(...path: readonly string[]): Promise<unknown> {
    const [player] = await this.#server.read('users');
    return valueIn(player, ...path);
  }

  /** Experience for the levels up to this one, and whatever else weeks of play bring. */
  async #weeks(level: number, bag: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const [player] = await this.#server.read('users');
    const reached = Number(valueIn(player, 'stats', 'lvl'));
    const exp = experienceToReach(level) - experienceToReach(reached);
    await this.#server.write('users', String(player?.['_id']), { 'stats.exp': exp, ...bag });
  }

  /** Goes to a place by the navigation, and on to one of its tabs. */
  async #goTo(place: string, tab?: string): Promise<void> {
    const navigation = this.#page.getByRole('navigation', { name: 'Main' });
    await this.#hands.press(navigation.getByRole('link', { name: place, exact: true }));
    if (tab)
      await this.#hands.press(this.#page.getByRole('main').getByRole('link', { name: tab, exact: true }));
  }

  async register(): Promise<void> {
    const page = this.#page;
    const { press, write } = this.#hands;
    await page.goto('/');
    await press(page.getByRole('link', { name: 'Sign up' }).first());
    await write(page.getByLabel('Username', { exact: true }), 'maren');
    await write(page.getByLabel('Email', { exact: true }), 'maren@example.org');
    await write(page.getByLabel('Password', { exact: true }), PASSWORD);
    await write(page.getByLabel('Confirm password', { exact: true }), PASSWORD);
    await press(page.getByRole('button', { name: 'Sign up', exact: true }));
    const welcome = dialog(page, 'Welcome, maren');
    await press(welcome.getByRole('button', { name: 'Exercise' }));
    await press(welcome.getByRole('button', { name: 'Start with 7 tasks' }));
    await expect(welcome).toBeHidden();
  }

  /** The first look at oneself. */
  async chooseLooks(): Promise<void> {
    const page = this.#page;
    const { press } = this.#hands;
    const steps = page.getByRole('region', { name: 'First steps' });
    const opener = steps.getByRole('button', { name: 'Show the first steps' });
    await expect(steps).toBeVisible();
    if (await opener.isVisible()) await press(opener);
    await press(steps.getByRole('link', { name: 'Looks' }));
    await press(named(page, 'Copper Skin'));
    await expect.poll(() => this.#stored('preferences', 'skin'), 'the skin').toBe('c06534');
    await this.#goTo('Tasks');
  }

  /** The first tasks bring an egg, a potion and food. */
  async completeTasks(): Promise<void> {
    const page = this.#page;
    const { press, addTask } = this.#hands;
    await addTask(page, 'Renew the passport today !hard');
    await showKind(page, 'To-dos');
    await press(checkbox(page, 'Renew the passport'));
    await expect(card(page, 'Renew the passport')).toBeHidden();
    await showKind(page, 'Habits');
    await press(plus(page, 'Take the stairs'));
    await expect.poll(() => this.#stored('items', 'eggs', 'BearCub'), 'the egg').toBe(1);
    await press(plus(page, 'Take the stairs'));
    await expect.poll(() => this.#stored('items', 'food'), 'food').not.toEqual({});
  }

  async hatch(): Promise<void> {
    const page = this.#page;
    const { press } = this.#hands;
    await this.#goTo('Items');
    await press(named(page, 'Bear Cub'));
    await press(named(page, 'Golden'));
    await expect(page.getByText('It has hatched')).toBeVisible();
    await expect.poll(() => this.#stored('items', 'pets', 'BearCub-Golden'), 'the pet').toBe(5);
  }

  /** Feeds the pet as much as there is of a food, which turned up as it does in this season if none is named. */
  async feed(food = /of them/): Promise<void> {
    const page = this.#page;
    const { press, write } = this.#hands;
    await this.#goTo('Items', 'Stable');
    await write(page.getByRole('textbox', { name: 'Find an animal' }), 'golden bear cub');
    await press(named(page, 'Golden Bear Cub'));
    const closer = page.getByRole('button', { name: 'Look closer' });
    const sheet = dialog(page, 'Golden Bear Cub');
    await expect(closer.or(sheet)).toBeVisible();
    if (await closer.isVisible()) await press(closer);
    await press(sheet.getByRole('list', { name: 'Food' }).getByRole('button', { name: food }));
    const all = sheet.getByRole('button', { name: /^All \d/ });
    if (await all.isVisible()) await press(all);
    await press(sheet.getByRole('button', { name: /^Feed / }));
  }

  async feedFirst(): Promise<void> {
    await this.feed();
    const sheet = dialog(this.#page, 'Golden Bear Cub');
    await expect(sheet).not.toContainText('5 of 50');
    await this.#hands.press(sheet.getByRole('button', { name: 'Close' }));
    await expect(sheet).toBeHidden();
  }

  async buy(name: string, price: string): Promise<void> {
    const page = this.#page;
    const { press, write } = this.#hands;
    await write(page.getByRole('textbox', { name: 'Find in the market' }), name);
    await press(wareOf(page, name));
    await press(dialog(page, name).getByRole('button', { name: `Buy for ${price}` }));
    await expect(dialog(page, name)).toBeHidden();
  }

  async buyFirstGear(): Promise<void> {
    await this.#goTo('Shops');
    await this.buy('Practice Sword', '1 gold');
    const done = dialog(this.#page, 'Off to a fine start');
    await this.#hands.press(done.getByRole('button', { name: 'Onward' }));
    await expect(done).toBeHidden();
  }

  async becomeMage(): Promise<void> {
    const page = this.#page;
    const { press, choose } = this.#hands;
    await this.#weeks(10);
    await this.#levelUp(10);
    const choice = dialog(page, 'Choose your class');
    await choose(choice.getByRole('radio', { name: 'Mage' }));
    await press(choice.getByRole('button', { name: 'Become a mage' }));
    await expect(choice).toBeHidden();
    await expect.poll(() => this.#stored('stats', 'class'), 'the class').toBe('wizard');
  }

  async #levelUp(level: number): Promise<void> {
    const page = this.#page;
    await this.#goTo('Tasks');
    await showKind(page, 'Habits');
    await this.#hands.press(plus(page, 'Take the stairs'));
    const reached = dialog(page, `Level ${level}`);
    await this.#hands.press(reached.getByRole('button', { name: 'Onward' }));
    await expect(reached).toBeHidden();
  }

  async dress(): Promise<void> {
    const page = this.#page;
    const { press } = this.#hands;
    await this.#goTo('Shops');
    await this.buy('Reading Staff', '30 gold');
    await this.buy('Borrowed Robe', '30 gold');
    await this.buy('Borrowed Hat', '15 gold');
    await this.#goTo('Items', 'Equipment');
    // What is new is worn at once; taken off, it is put on again.
    await press(page.getByRole('button', { name: 'Take everything off' }));
    await expect.poll(() => this.#stored('items', 'gear', 'equipped', 'head'), 'no hat').toBe('head_base_0');
    for (const piece of ['Reading Staff', 'Borrowed Robe', 'Borrowed Hat']) {
      const cell = page.getByRole('main').locator('button[aria-pressed]').filter({ hasText: piece });
      const wear = dialog(page, piece).getByRole('button', { name: 'Wear it' });
      await press(cell);
      await expect(wear.or(cell.and(page.locator('[aria-pressed="true"]')))).toBeVisible();
      if (await wear.isVisible()) await press(wear);
      await expect(cell).toHaveAttribute('aria-pressed', 'true');
    }
    await expect
      .poll(() => this.#stored('items', 'gear', 'equipped'), 'what is worn')
      .toMatchObject({ weapon: 'weapon_wizard_1', armor: 'armor_wizard_1', head: 'head_wizard_1' });
  }

  async growUp(): Promise<void> {
    await this.#weeks(30, { 'items.food.Honey': 9, 'stats.mp': 40 });
    await this.#levelUp(30);
  }

  async ride(): Promise<void> {
    const { press } = this.#hands;
    await this.feed(/^Honey/);
    const grown = dialog(this.#page, /^Golden Bear/);
    await press(grown.getByRole('button', { name: 'Ride it' }));
    await expect.poll(() => this.#stored('items', 'currentMount'), 'the mount').toBe('BearCub-Golden');
  }

  async cast(): Promise<void> {
    const page = this.#page;
    const { press } = this.#hands;
    await this.#goTo('Tasks');
    await press(skill(page, 'Fireball'));
    await press(page.getByRole('button', { name: /^Cast Fireball on Take the stairs/ }));
    await expect.poll(() => this.#stored('stats', 'mp'), 'mana').toBeLessThan(40);
  }

  async lookBack(): Promise<void> {
    expect(await this.#stored('stats')).toMatchObject({ lvl: 30, class: 'wizard' });
  }
}

for (const hands of [MOUSE, KEYBOARD, TOUCH])
  test(
    `a life from registration to a mage of level 30 on a mount, ${hands.name}`,
    hands === MOUSE ? {} : ALL,
    async ({ server, browse }) => {
      const page = await browse(hands.browser);
      const life = new Life(page, server, hands);
      await life.register();
      await life.chooseLooks();
      await life.completeTasks();
      await life.hatch();
      await life.feedFirst();
      await life.buyFirstGear();
      await life.becomeMage();
      await life.dress();
      await life.growUp();
      await life.ride();
      await life.cast();
      await life.lookBack();
    },
  );
