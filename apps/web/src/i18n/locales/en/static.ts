/** Static pages: a title each, and the text in Markdown. */
export const messages = {
  'static.updated':
    'This server is the responsibility of the people who run it. Everdeed itself is free software under the MIT licence.',
  'static.features.title': 'How it plays',
  'static.features.body': `You keep four lists. The game keeps score.

## Habits
Things you do again and again, at no fixed time. Press **plus** when you do it, **minus** when it gets you. The colour of a habit shows how it is going.

## Dailies
Things for certain days: every day, every Monday, the first of the month. Completing a daily each time builds a **streak**. One that is due and stays open costs you a little health overnight.

## To-dos
Things to do once. The longer they wait, the more they are worth.

## Rewards
Things you treat yourself to. You set the price and pay with the gold you earn.

## What you get
Every task you complete brings **experience** and **gold**, and sometimes an egg, a potion or food. Enough experience takes you to the next **level**, and a new level heals you. At 0 health you fall: you lose a level and your gold, but never your pets or your tasks.

## When life happens
Ill, away, or just tired? **Rest at the inn**: missed dailies do no harm until you wake up. Checked something off by mistake? **Undo** takes it back exactly. No network? Carry on: your changes wait on this device and are saved as soon as it is back.`,
  'static.faq.title': 'Questions',
  'static.faq.body': `## When does my day end?
At midnight where you are, or at the hour you choose in the settings. When you come back on a new day, Everdeed first asks which of yesterday’s dailies you did. Only then is the day judged, and only once.

## What if I’ve been away for a week?
Don’t worry. However many days you were away, only one day is judged. If you know in advance, rest at the inn.

## I checked something off by mistake.
Press Undo in the message that appears, or Ctrl+Z (Cmd+Z). Later on, tap the completed card once more.

## What do the colours mean?
How a task is going: from deep red through yellow to blue. The small arrows say the same without colour. The redder a task is, the more it brings when you do it.

## Does it work offline?
Yes, once the page is open. Your changes wait on this device, in order, and each one is counted once.

## Can I use other apps?
Apps and tools made for the v3 or v4 API of the well-known task game can be pointed at this server. You create API tokens for them in the settings under Site data.

## Who can see my tasks?
Only you. Others see your public profile and what you share with them in groups and challenges.

## How do I take my data with me?
Go to Settings, Site data, Your data. You get everything as a file that other programs can read.`,
  'static.overview.title': 'Host your own',
  'static.overview.body': `Everdeed is a single program. A household, a team or a whole town can run it.

## What you need
A computer with Node, and nothing else: the database is a file, and mail and payments are optional.

## How to start
Download the project and type \`npm start\`. It prints the address; whoever signs up first becomes the administrator.

## How it keeps your data safe
What the screen shows as saved is on disk. One command makes a backup, another restores it. For many players there is PostgreSQL.

## What it costs
Nothing. It is free software under the MIT licence.`,
  'static.contact.title': 'Contact',
  'static.contact.body': `This server is run by the people who gave you its address. Ask them first: they can help with lost accounts, problems and wishes.

When you report a problem, tell them **what you did, what happened, and when**. They can find out the rest.

If you can’t sign in, use *Forgot your password?* on the sign-in page. If no email arrives, whoever runs the server can reset it for you.`,
  'static.privacy.title': 'Privacy',
  'static.privacy.body': `## What is stored
Your name and email address, a hash of your password, your tasks and what you did with them, your character, and your messages.

## What it is for
To run the game for you. Nothing is sold, nothing goes to advertisers, and there are no trackers on these pages.

## On your device
Your sign-in, your language and theme, and changes waiting to be saved. Signing out removes the copy of your tasks.

## Who can see it
The people who run this server can read its database. Other players see your public profile and what you share with them.

## Your rights
You can download a copy or delete everything yourself, at any time: Settings, Site data. Deletion is immediate; backups expire over time.`,
  'static.terms.title': 'Terms',
  'static.terms.body': `By using this server you agree to a few plain things.

1. **Be decent.** The community guidelines apply wherever others can read what you write.
2. **Your account is yours.** Keep your password to yourself. One account per person is the rule of thumb.
3. **Your content stays yours.** You only allow the server to store it and to show it to those you share it with.
4. **Do no harm.** Don’t try to break into the server or into other people’s accounts.
5. **No warranty.** The people who run it do so with care, but they can’t promise anything. Keep a copy of what matters to you.
6. **The end.** You can leave at any time. Accounts that harm others can be closed.`,
  'static.community-guidelines.title': 'Community guidelines',
  'static.community-guidelines.body': `People come here to get better at something. Help them.

- **Be kind.** Assume that others mean well, and write as you would speak face to face.
- **No hate, no harassment, no threats.** Not even as a joke.
- **Keep it fit for all ages.** Children may be reading.
- **Respect privacy.** What you are told in private stays private.
- **No advertising, no chain messages, no spam.**
- **Leave medicine to doctors.** Share what helped you, not what others must do.

If something is wrong, report the message and somebody will look at it. Don’t reply in kind.`,
  'static.clear-browser-data.title': 'Clear your browser’s data',
  'static.clear-browser-data.body': `If the page behaves oddly, it often helps to clear what your browser has stored for it.

1. Look at the status near the top of your tasks: it should say **Saved**. Changes that are still waiting would be lost.
2. Sign out.
3. In your browser’s settings, delete the site data for this address.
4. Sign in again.`,
} as const;
