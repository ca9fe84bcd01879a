import { signIn } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makePerson } from './support/person.ts';
import { ALL, expect, test } from './support/test.ts';

const PAGES = [
  ['features', 'How it plays'],
  ['plans', 'Plans and prices'],
  ['group-plans', 'Group plans'],
  ['faq', 'Questions'],
  ['overview', 'Host your own'],
  ['press-kit', 'Press kit'],
  ['contact', 'Contact'],
  ['community-guidelines', 'Community guidelines'],
  ['privacy', 'Privacy'],
  ['terms', 'Terms'],
  ['clear-browser-data', 'Clear your browser’s data'],
] as const;

test.describe('visitors', () => {
  test('walk through all pages by the links at their foot', async ({ page }) => {
    await page.goto('/static/home');
    for (const [name, title] of PAGES) {
      await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(`/static/${name}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} | Everdeed`);
    }
  });

  test('find a question, and others by its link', ALL, async ({ page }) => {
    await page.goto('/static/faq');
    await page.getByRole('searchbox').fill('health potion');
    const question = page.getByRole('heading', { level: 3, name: 'How do I get health back?' });
    await expect(question).toBeVisible();
    await expect(page.getByText('What is a group plan?')).toBeHidden();
    await page.goto('/static/faq#recover-hp');
    await expect(page.getByText('which costs 25 gold', { exact: false })).toBeVisible();
    await checkAccess(page, 'faq');
  });

  test('read in their language what a link is about before any script runs', ALL, async ({ request }) => {
    const answer = await request.get('/static/plans', { headers: { 'accept-language': 'de' } });
    const text = await answer.text();
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('<title>Preise | Everdeed</title>');
    const image = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';
    const picture = await request.get(new URL(image).pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
  });

  test('switch to German, and write to the site once they are signed in', async ({ page, server }) => {
    await signIn(page, await makePerson(server));
    await page.goto('/static/contact');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
    await page.getByRole('button', { name: 'Senden' }).click();
    await expect(page.getByRole('alert').first()).toHaveText('Schreib erst ein paar Worte.');
    await page.getByRole('textbox', { name: 'Deine Nachricht' }).fill('Der Fuchs ist weg.');
    await page.getByRole('textbox', { name: 'Wohin die Antwort soll' }).fill('ich@example.org');
    await page.getByRole('button', { name: 'Senden' }).click();
    await expect(page.getByText('Gesendet. Danke!')).toBeVisible();
  });
});
