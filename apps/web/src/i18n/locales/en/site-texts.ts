/** Long static pages in Markdown. Whoever runs a site can put files of their own in the place of some. */
export const messages = {
  'text.privacy': `## What is stored
Your name and email address, a hash of your password, your tasks and what you did with them, your hero, your messages, the devices and apps you are signed in on, and for 30 days the emails this site sent you.

Nobody notes which pages you open. Network addresses (IP) are held in memory for a while, to keep floods and the guessing of passwords out, and are not written down. A proxy in front of this server may keep a log of its own.

## What it is for
To run the game for you. Nothing is sold, nothing goes to advertisers, and there are no trackers on these pages.

## On your device
Your sign-in, your language and theme, a copy of your tasks, and changes waiting to be saved. Signing out removes the copy of your tasks.

## Who can see it
The people who run this site can read its database. Other players see your public profile and what you share with them. Apps that you give an API token can do what you can do.

## If you sign in with another service
That service tells this site who you are and your email address, and nothing more. This site tells it nothing about your tasks.

## If you let it remind you
Reminders reach a closed page through the push service of your browser’s maker. They are encrypted: that service can’t read them.

## If you pay
A payment service takes the money and knows your card. This site only keeps what you bought, when, and for how much.

## Your rights
You can download a copy or delete everything yourself, at any time: Settings, Site data. Deletion is immediate; backups expire over time.`,
  'text.terms': `1. **Be decent.** The [community guidelines](/static/community-guidelines) apply wherever others can read what you write.
2. **Your account is yours.** Keep your password to yourself. One account per person is the rule of thumb.
3. **Your content stays yours.** You only allow the site to store it and to show it to those you share it with.
4. **Do no harm.** Don’t try to break into the server or into other people’s accounts, and don’t burden it more than playing does.
5. **Gems, gold and the like are part of the game.** They have no value outside of it and can’t be turned back into money.
6. **No warranty.** The people who run it do so with care, but they can’t promise anything. Keep a copy of what matters to you.
7. **The end.** You can leave at any time. Accounts that harm others can be closed.`,
  'text.community-guidelines': `People come here to get better at something. Help them.

## In every chat
- **Be kind.** Assume that others mean well, and write as you would speak face to face.
- **No hate, no harassment, no threats.** Not even as a joke.
- **Keep it fit for all ages.** Children may be reading.
- **Respect privacy.** What you are told in private stays private.
- **No advertising, no chain messages, no spam.**
- **Leave medicine to doctors.** Share what helped you, not what others must do.

## Names and profiles
The same goes for your name, your picture and what you write about yourself, and for the guilds and challenges that you make.

## If something is wrong
Report the message or the profile, and somebody will look at it. Don’t reply in kind. You can block anyone; they aren’t told.

## What can follow
A message can be hidden. Somebody who keeps hurting others can be muted, and in the end their account can be closed. If you think that was a mistake, [write to us](/static/contact).`,
  'text.clear-browser-data': `1. Look at the status near the top of your tasks: it should say **Saved**. Changes that are still waiting would be lost.
2. Sign out.
3. In your browser’s settings, delete the site data for this address.
4. Sign in again.

Your tasks, your hero and everything else are on the server and come back as they were. Only what this one browser remembered is gone: your sign-in, the language and theme for signed-out pages, and drafts.`,
  'text.tavern-and-guilds': `## The tavern
The tavern is open to everybody on this site. There you can rest at the inn, talk with whoever is around, and see whether a world boss is about.

**Resting.** While you rest, missed dailies cost you no health and your streaks stay where they are. Your party’s boss still hits you for what others miss.

**A world boss** is fought by everyone at once: each completed task takes a little of its health. If it gets angry, it takes that out on a shopkeeper, never on you. When it falls, everybody is rewarded.

## Guilds
A guild gathers people with one interest. Public ones can be found and joined by anyone, private ones by invitation. Each has a chat, challenges of its own, and a leader who can name managers.

- To find one, go to **Groups, Discover**, and search by words, size or kind.
- To found one, go to the same place. It costs four gems, which go to the guild’s bank, for prizes of its challenges.
- To leave one, open it and choose **Leave**. You are asked what becomes of the challenges you joined there.

## If a site has neither
Whoever runs a site can close public guilds and the tavern’s chat. Resting, parties, private groups and group plans work there all the same.`,
  'text.content-release-changes': `## Four days a month
The shops change on these days, at 8:00 UTC.

- **The 1st:** the time travellers offer other sets, and every third month a new season begins.
- **The 7th:** other backgrounds, and new pieces in the Whimsical Armoire.
- **The 14th:** other pet quests, potion quests and bundles.
- **The 21st:** other magic hatching potions.

What arrives stays until the same day of the next month.

## Seasons
Winter begins on the 1st of December, spring in March, summer in June and autumn in September. The seasonal shop then sells that season’s gear, spells and looks.

## Nothing is gone for good
The calendar is the same every year. A background of June comes back in June, older ones every second year, and a time traveller’s set twice a year. If you missed a set, its page in the shop says when it returns.

## Pins
If something you have pinned leaves the shops, its pin leaves your rewards with it. What you own, you keep.`,
  'text.subscription-benefits-adjustments': `## What it brings
- **Gems for gold.** 20 gold buy a gem, up to 24 a day at first. Each month adds two, until it is 50 a day; twelve months at once bring you there straight away.
- **An hourglass each month.** They buy gear, pets and mounts from earlier times. Your first twelve months at once bring twelve more.
- **Mystery sets** in each month that has one, before any shop sells them.
- **Twice the daily drops** of eggs, potions and food.
- **The Royal Purple Jackalope,** a pet to keep.
- **A longer memory.** Finished to-dos stay for 90 days, not 30.

## If you pause
Hourglasses, gear, pets and the gems you may buy stay as they are. When you come back, you go on where you were; only the count of months in a row begins anew.

## Gifts
A gift is a subscription for a while that doesn’t renew itself. If you are subscribed already, it is added to the end.

## Where nothing is sold
On a site where payments are off, everybody has all of this without paying: see [Plans and prices](/static/plans) for what applies here.`,
} as const;
