import { see } from './checks.ts';
import { makeHero } from './hero.ts';
import { rich, type State } from './moments.ts';
import { makePerson } from './person.ts';
import { makeLong } from './world.ts';

/** A part of one's own profile, opened by its address. */
const own = (name: string, part: string, person = makeHero): State => ({
  name,
  person: (server) => person(server),
  show: async (page, enter, _, { id }) => {
    await enter();
    await page.goto(`/profile/${id}${part}`);
    await see(page.getByRole('dialog').getByRole('heading', { level: 3 }));
  },
});

/** The profile: own and others', all parts, and what goes wrong. */
export const PROFILE_STATES: readonly State[] = [
  own('profile-about', ''),
  own('profile-stats', '/stats'),
  own('profile-achievements', '/achievements'),
  own('profile-new', '/stats', rich),
  own('profile-long', '/stats', makeLong),
  {
    name: 'profile-spending',
    person: makeHero,
    show: async (page, enter, _, { id }) => {
      await enter();
      await page.goto(`/profile/${id}/stats`);
      await page.getByRole('button', { name: 'One more point for Intelligence' }).click();
      await see(page.getByRole('button', { name: 'Spend 1 point' }));
    },
  },
  {
    name: 'profile-edit',
    person: makeHero,
    show: async (page, enter, _, { id }) => {
      await enter();
      await page.goto(`/profile/${id}`);
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Address of a photo').fill('photo.jpg');
      await page.getByRole('button', { name: 'Save' }).click();
      await see(page.getByRole('alert'));
    },
  },
  {
    name: 'profile-other',
    person: (server) => makePerson(server, 'jonas'),
    show: async (page, enter, server) => {
      await makeHero(server);
      await enter();
      await page.goto('/profile/@maren/stats');
      await see(page.getByRole('dialog', { name: 'Profile of Maren Holt' }));
    },
  },
  {
    name: 'profile-unreachable',
    person: (server) => makePerson(server, 'jonas'),
    show: async (page, enter, server, { id }) => {
      const hero = await makeHero(server);
      await hero.call('POST', `/user/block/${id}`);
      await enter();
      await page.goto('/profile/@maren');
      await see(page.getByText('You can’t send messages to this player.'));
    },
  },
  {
    name: 'profile-nobody',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.goto('/profile/nobody');
      await see(page.getByText('Nobody goes by that name here.'));
    },
  },
];
