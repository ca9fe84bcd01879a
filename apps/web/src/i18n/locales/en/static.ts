/** Static pages: a title each, and the text in Markdown. */
export const messages = {
  'static.updated':
    'About this server: whoever runs it answers for it. Everdeed itself is free software under the MIT licence.',
  'static.features.title': 'How it plays',
  'static.features.body': `You keep four kinds of lists. The game keeps score.

## Habits
Things you do again and again, at no fixed time. Press **plus** when you did it, **minus** when it got you. A habit changes colour with how it is going.

## Dailies
Things for certain days: every day, every Monday, the first of the month. Ticked dailies build a **streak**. One that is due and stays open costs a little health over night.

## To-dos
Things to do once. The longer they wait, the more they are worth.

## Rewards
Things you treat yourself to. You name the price, and pay with gold you earned.

## What you get
Every deed brings **experience** and **gold**, sometimes an egg, a potion or food. Enough experience makes a **level**, and a level heals you. At 0 health you fall: you lose a level and your gold, never your pets or your tasks.

## When life happens
Ill, away, or simply tired? **Rest at the inn**: missed dailies do no harm until you wake. Ticked something by mistake? **Undo** takes it back exactly. No network? Go on: your deeds wait on this device and are saved as soon as it returns.`,
  'static.faq.title': 'Questions',
  'static.faq.body': `## When does my day end?
At midnight where you are, or at the hour you choose in the settings. When you come back on a new day, Everdeed first asks which of yesterday’s dailies you did. Only then is the day judged, once.

## I was away for a week. Am I dead?
No. However many days you were away, one day is judged. If you know beforehand, rest at the inn.

## I ticked something by mistake.
Press Undo in the notice, or Ctrl+Z (Cmd+Z). Later, tap the ticked card once more.

## What do the colours mean?
How a task is going: from deep red over yellow to blue. The small arrows say the same without colour. A redder task brings more when you do it.

## Does it work offline?
Yes, once the page is open. Deeds wait on this device, in order, and each is counted once.

## Can I use other apps?
Apps and tools made for the v3 or v4 interface of the well-known task game can be pointed at this server. Their keys are made in the settings under Site data.

## Who can see my tasks?
You. Others see what you share with them in groups and challenges, and your public profile.

## How do I take my data with me?
Settings, Site data, Your data. You get everything, as a file that programs can read.`,
  'static.overview.title': 'Host your own',
  'static.overview.body': `Everdeed is one program. A household, a team or a whole town can run it.

## What you need
A machine with Node. Nothing else: the database is a file beside the program, mail and payment are optional.

## How to start
Fetch the project and type \`npm start\`. The address is printed; whoever registers first looks after the server.

## How it keeps your deeds
A tick that the screen shows as saved is on the disk. A back-up is one command, and restoring it another. For many players there is PostgreSQL.

## What it costs
Nothing. It is free software under the MIT licence.`,
  'static.contact.title': 'Contact',
  'static.contact.body': `This server is run by the people who gave you its address. Ask them first: they can help with lost accounts, mistakes and wishes.

When you report a problem, tell them **what you did, what happened, and when**. They can find the rest.

If you cannot sign in, use *Forgotten password*. If no letter comes, whoever looks after the server can reset it for you.`,
  'static.privacy.title': 'Privacy',
  'static.privacy.body': `## What is kept
Your name and e-mail address, a scrambled form of your password, your tasks and what you did with them, your character, and your messages.

## What it is for
To run the game for you. Nothing is sold, nothing is shown to advertisers, and there are no trackers on these pages.

## On your device
Your sign-in, your language and theme, and deeds that wait to be saved. Signing out removes the copy of your list.

## Who can see it
Those who run this server can read its database. Other players see your public profile and what you share with them.

## Your rights
Take a copy or delete everything yourself, at any time: Settings, Site data. Deleting is immediate; back-ups fade with time.`,
  'static.terms.title': 'Terms',
  'static.terms.body': `By using this server you agree to a few plain things.

1. **Be decent.** The community guidelines apply wherever others can read you.
2. **Your account is yours.** Keep the password to yourself. One person, one account is the rule of thumb.
3. **Your content stays yours.** You only let the server store it and show it to those you share it with.
4. **No harm.** Do not try to break the server, or other people’s accounts.
5. **No promises.** The people who run it do so with care, but without warranty. Make a copy of what matters to you.
6. **An end.** You may leave at any time. Accounts that harm others can be closed.`,
  'static.community-guidelines.title': 'Community guidelines',
  'static.community-guidelines.body': `People come here to get better at something. Help them.

- **Be kind.** Assume that others mean well, and write as you would speak at a table.
- **No hate, no harassment, no threats.** Not as a joke either.
- **Keep it fit for all ages.** Children may be reading.
- **Respect privacy.** What you were told in private stays there.
- **No advertising, no chains, no flooding.**
- **Leave medicine to doctors.** Share what helped you, not what others must do.

If something is wrong, report the message: somebody will look at it. Do not answer in kind.`,
  'static.clear-browser-data.title': 'Clear what this browser keeps',
  'static.clear-browser-data.body': `If the page behaves oddly, clearing what this browser keeps about it often helps.

1. Look at the sign near the top of your tasks: it should say **Saved**. Deeds that still wait would be lost.
2. Sign out.
3. In your browser’s settings, delete the site data of this address.
4. Sign in again.`,
} as const;
