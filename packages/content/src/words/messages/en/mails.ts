/** Emails and push notifications: `mail.<template>.subject` and `.body`. Blank lines separate paragraphs. */
export const mails = {
  'mail.greeting': 'Hello {name},',
  'mail.farewell': 'Until next time,\n{site}',
  'mail.choose': 'Choose which emails you get',
  'mail.unsubscribe': 'Unsubscribe from all emails',
  'mail.brokenLink': 'This link doesn’t work',
  'mail.brokenLinkHint':
    'A piece of it may have been lost, or the account is gone. Copy the whole link from the email, or choose in your settings which emails you get.',
  'mail.test.subject': 'It works',
  'mail.test.body':
    'This is the email you asked for. If you can read it, this server can send emails: links for new passwords, invitations, and news of the party.',
  'mail.reset-password.subject': 'A new password for {name}',
  'mail.reset-password.body':
    'Somebody, most likely you, asked for a new password. You can choose one within the next 24 hours.\n\nIf it wasn’t you, you don’t have to do anything. Your old password keeps working.',
  'mail.reset-password.button': 'Choose a new password',
  'mail.password-changed.subject': 'Your password was changed',
  'mail.password-changed.body':
    'The password of {name} has just been changed, and all devices were signed out. If that was you, all is well. If not, choose a new one at once.',
  'mail.password-changed.button': 'Choose a new password',
  'mail.email-changed.subject': 'Your email address was changed',
  'mail.email-changed.body':
    'Emails for {name} now go to {email}. If that wasn’t you, write to the people who run this server.',
  'mail.backup-failed.subject': 'The backup of {site} failed',
  'mail.backup-failed.body':
    'The server could not make its daily backup: {reason}\n\nEarlier backups are still in {folder}. The server tries again every hour. “everdeed doctor” says what else is wrong.',
  'mail.invited-party.subject': '{inviter} invites you to a party',
  'mail.invited-party.body':
    '{inviter} would like you in their party. Parties share quests, chat, and the consequences of skipped dailies.',
  'mail.invited-party.button': 'Answer',
  'mail.invited-guild.subject': '{inviter} invites you to {group}',
  'mail.invited-guild.body': '{inviter} thinks you would feel at home in {group}.',
  'mail.invited-guild.button': 'Answer',
  'mail.invite-friend.subject': '{inviter} wants you along',
  'mail.invite-friend.body':
    '{inviter} plays Everdeed, where chores give gold and dragons take the blame. There is room in their party.',
  'mail.invite-friend.button': 'Join',
  'mail.invite-friend-guild.subject': '{inviter} wants you in {group}',
  'mail.invite-friend-guild.body':
    '{inviter} plays Everdeed, where chores give gold and dragons take the blame. The group {group} has a seat for you.',
  'mail.invite-friend-guild.button': 'Join',
  'mail.kicked-from-party.subject': 'You are no longer in the party',
  'mail.kicked-from-party.body':
    'The leader of {group} has removed you from the party. Their message: {message}',
  'mail.kicked-from-party.button': 'Find another party',
  'mail.kicked-from-guild.subject': 'You are no longer in {group}',
  'mail.kicked-from-guild.body': 'You have been removed from {group}. The leader’s message: {message}',
  'mail.party-invite-rescinded.subject': 'An invitation was withdrawn',
  'mail.party-invite-rescinded.body':
    'Your invitation to the party {group} has been withdrawn. Message: {message}',
  'mail.guild-invite-rescinded.subject': 'An invitation was withdrawn',
  'mail.guild-invite-rescinded.body': 'Your invitation to {group} has been withdrawn. Message: {message}',
  'mail.invite-boss-quest.subject': 'A monster needs beating: {quest}',
  'mail.invite-boss-quest.body':
    '{inviter} invites you to “{quest}”. Every task you complete leaves a bruise.',
  'mail.invite-boss-quest.button': 'Answer',
  'mail.invite-collection-quest.subject': 'Something needs finding: {quest}',
  'mail.invite-collection-quest.body':
    '{inviter} invites you to “{quest}”. Every task you complete turns over a stone.',
  'mail.invite-collection-quest.button': 'Answer',
  'mail.quest-started.subject': 'The quest has begun: {quest}',
  'mail.quest-started.body':
    'Your party has set out on “{quest}”. From now on your tasks count twice, so to speak.',
  'mail.quest-started.button': 'See the quest',
  'mail.won-challenge.subject': 'You won “{challenge}”',
  'mail.won-challenge.body':
    'You won the challenge “{challenge}”. The prize is already in your purse. Well done.',
  'mail.won-challenge.button': 'See the challenge',
  'mail.new-pm.subject': '{sender} wrote to you',
  'mail.new-pm.body': 'A private message from {sender} is waiting for you.',
  'mail.new-pm.button': 'Read the message',
  'mail.gifted-gems.subject': '{sender} sent you gems',
  'mail.gifted-gems.body':
    '{sender} sent you {count, plural, one {# gem} other {# gems}}. Spend them on something unreasonable.',
  'mail.gifted-gems.button': 'Go to your tasks',
  'mail.gifted-subscription.subject': '{sender} gave you a subscription',
  'mail.gifted-subscription.body':
    '{sender} gave you {count, plural, one {# month} other {# months}} of subscription.',
  'mail.gifted-subscription.button': 'See your subscription',
  'mail.gift-one-get-one.subject': 'You gave one, you get one',
  'mail.gift-one-get-one.body':
    'For your gift to {receiver} you receive the same subscription yourself. Kindness pays, this month literally.',
  'mail.gift-one-get-one.button': 'See your subscription',
  'mail.donation.subject': 'Thank you for your purchase',
  'mail.donation.body':
    'Your gems have arrived. Thank you for helping to keep the lights on.\n\nBought: {count, plural, one {# gem} other {# gems}}\nPaid: {price}',
  'mail.donation.button': 'See the receipt',
  'mail.subscription-begins.subject': 'Your subscription has begun',
  'mail.subscription-begins.body':
    'Your subscription has begun: gems for gold, more finds each day, and a mystery item and an hourglass every month.\n\nBought: {count, plural, one {# month} other {# months}} of subscription\nPaid: {price}',
  'mail.subscription-begins.button': 'See your subscription',
  'mail.group-subscription-begins.subject': 'The plan of {group} has begun',
  'mail.group-subscription-begins.body':
    'The plan of {group} has begun: shared tasks, managers, and benefits for every member.',
  'mail.group-subscription-begins.button': 'Open the group plan',
  'mail.cancel-subscription.subject': 'Your subscription ends',
  'mail.cancel-subscription.body':
    'Your subscription has been cancelled. You keep what you paid for until {date}.',
  'mail.cancel-subscription.button': 'See your subscription',
  'mail.group-cancel-subscription.subject': 'The plan of {group} ends',
  'mail.group-cancel-subscription.body': 'The plan of {group} has been cancelled and ends on {date}.',
  'mail.group-cancel-subscription.button': 'Open the group plan',
  'mail.group-member-join.subject': 'You are in {group}',
  'mail.group-member-join.body':
    'You have joined {group}. Its plan gives you a subscription for as long as you stay.',
  'mail.group-member-join.button': 'Open the group plan',
  'mail.group-member-cancel.subject': 'The plan of {group} ends for you',
  'mail.group-member-cancel.body': 'The benefits you had through {group} end on {date}.',
  'mail.group-member-cancel.button': 'Open the group plan',
  'mail.group-member-removed.subject': 'You are no longer in {group}',
  'mail.group-member-removed.body':
    'You were removed from {group}. The benefits you had through its plan end on {date}.',
  'mail.flag-report-to-mods.subject': 'Report: {subject}',
  'mail.flag-report-to-mods.body':
    '{reporter} reported “{subject}” by {author}.\n\n{text}\n\nComment: {comment}',
  'mail.flag-report-to-mods.button': 'See what was reported',
  'mail.unflag-report-to-mods.subject': 'Report cleared: {subject}',
  'mail.unflag-report-to-mods.body': '{moderator} cleared the reports on “{subject}”.',
  'mail.unflag-report-to-mods.button': 'See what was reported',
  'mail.slur-to-mods.subject': '{author} was muted for a slur',
  'mail.slur-to-mods.body':
    '{author} used a slur in a public group ({group}). It was not posted, and {author} can no longer chat.\n\n{text}',
  'mail.slur-to-mods.button': 'See the profile',
  'mail.profile-slur-to-mods.subject': '{author} was muted for a slur in their profile',
  'mail.profile-slur-to-mods.body':
    '{author} tried to put a slur in their profile. It was not saved, and {author} can no longer chat.\n\n{text}',
  'mail.profile-slur-to-mods.button': 'See the profile',
  'mail.admin-user-subscription-details.subject': 'Subscription of {name}',
  'mail.admin-user-subscription-details.body': '{text}',
  'mail.report-a-bug.subject': 'Bug report from {name}',
  'mail.report-a-bug.body': '{text}',
  'mail.ask-a-question.subject': 'Question from {name}',
  'mail.ask-a-question.body': '{text}',
  'push.newPM.title': '{sender} wrote to you',
  'push.invitedParty.title': 'You are invited to a party',
  'push.invitedParty.body': '{inviter} would like you in their party.',
  'push.invitedGuild.title': 'You are invited to {group}',
  'push.invitedGuild.body': '{inviter} thinks you would feel at home there.',
  'push.questInvitation.title': '{quest}',
  'push.questInvitation.body': '{inviter} invites you to this quest.',
  'push.questStarted.title': '{quest}',
  'push.questStarted.body': 'Your party has set out.',
  'push.wonChallenge.title': 'You won a challenge',
  'push.wonChallenge.body': 'You won “{challenge}”.',
  'push.giftedGems.title': 'A gift of gems',
  'push.giftedGems.body': '{sender} sent you {count, plural, one {# gem} other {# gems}}.',
  'push.giftedSubscription.title': 'A gift of time',
  'push.giftedSubscription.body':
    '{sender} gave you {count, plural, one {# month} other {# months}} of subscription.',
  'push.chatMention.title': '{sender} mentioned you in {group}',
  'push.assignedTask.title': 'A task for you',
} as const;
