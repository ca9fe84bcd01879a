/** Briefe und Stupser; Absätze sind durch Leerzeilen getrennt. */
export const mails = {
  'mail.greeting': 'Hallo {name},',
  'mail.farewell': 'Bis zur nächsten Tat\n{site}',
  'mail.unsubscribe': 'Keine solchen Briefe mehr: {url}',
  'mail.welcome.subject': 'Willkommen in Everdeed, {name}',
  'mail.welcome.body':
    'Dein Konto ist da, und deine ersten Aufgaben warten. Hake eine ab. Sieh, was geschieht.\n\n{url}',
  'mail.reset-password.subject': 'Ein neues Passwort für {name}',
  'mail.reset-password.body':
    'Jemand, höchstwahrscheinlich du, hat um ein neues Passwort gebeten. Mit diesem Link kannst du in den nächsten 24 Stunden eines wählen:\n\n{url}\n\nWarst du es nicht, dann tu nichts. Dein altes Passwort gilt weiter.',
  'mail.password-changed.subject': 'Dein Passwort wurde geändert',
  'mail.password-changed.body':
    'Das Passwort von {name} wurde eben geändert, und alle Geräte wurden abgemeldet. Warst du das, ist alles gut. Wenn nicht, fordere sofort ein neues an: {url}',
  'mail.email-changed.subject': 'Deine Adresse wurde geändert',
  'mail.email-changed.body':
    'Briefe an {name} gehen jetzt an {email}. Wenn du das nicht warst, schreib den Betreibern dieses Servers.',
  'mail.invited-party.subject': '{inviter} lädt dich in eine Party ein',
  'mail.invited-party.body':
    '{inviter} hätte dich gern in der Party. Eine Party teilt Quests, Gespräche und die Folgen versäumter Aufgaben.\n\nAntworte hier: {url}',
  'mail.invited-guild.subject': '{inviter} lädt dich nach {group} ein',
  'mail.invited-guild.body':
    '{inviter} meint, du würdest dich in {group} wohlfühlen.\n\nAntworte hier: {url}',
  'mail.invite-friend.subject': '{inviter} möchte dich dabeihaben',
  'mail.invite-friend.body':
    '{inviter} spielt Everdeed, wo Hausarbeit Gold bringt und Drachen schuld sind. In der Party ist noch Platz.\n\nMach hier mit: {url}',
  'mail.invite-friend-guild.subject': '{inviter} möchte dich in {group} dabeihaben',
  'mail.invite-friend-guild.body':
    '{inviter} spielt Everdeed, wo Hausarbeit Gold bringt und Drachen schuld sind. In der Gruppe {group} ist ein Stuhl für dich frei.\n\nMach hier mit: {url}',
  'mail.kicked-from-party.subject': 'Du bist nicht mehr in der Party',
  'mail.kicked-from-party.body':
    'Die Leitung von {group} hat dich aus der Party entfernt. Ihre Nachricht: {message}\n\nEs gibt andere Tische: {url}',
  'mail.kicked-from-guild.subject': 'Du bist nicht mehr in {group}',
  'mail.kicked-from-guild.body': 'Du wurdest aus {group} entfernt. Die Nachricht der Leitung: {message}',
  'mail.party-invite-rescinded.subject': 'Eine Einladung wurde zurückgezogen',
  'mail.party-invite-rescinded.body':
    'Deine Einladung in die Party {group} wurde zurückgezogen. Nachricht: {message}',
  'mail.guild-invite-rescinded.subject': 'Eine Einladung wurde zurückgezogen',
  'mail.guild-invite-rescinded.body':
    'Deine Einladung nach {group} wurde zurückgezogen. Nachricht: {message}',
  'mail.invite-boss-quest.subject': 'Ein Ungeheuer will besiegt werden: {quest}',
  'mail.invite-boss-quest.body':
    '{inviter} lädt dich zu „{quest}“ ein. Deine Häkchen sind seine blauen Flecken.\n\nSag hier Ja oder Nein: {url}',
  'mail.invite-collection-quest.subject': 'Etwas will gefunden werden: {quest}',
  'mail.invite-collection-quest.body':
    '{inviter} lädt dich zu „{quest}“ ein. Deine Häkchen drehen die Steine um.\n\nSag hier Ja oder Nein: {url}',
  'mail.quest-started.subject': 'Die Quest hat begonnen: {quest}',
  'mail.quest-started.body':
    'Deine Party ist zu „{quest}“ aufgebrochen. Von nun an zählen deine Aufgaben sozusagen doppelt.\n\n{url}',
  'mail.won-challenge.subject': 'Du hast „{challenge}“ gewonnen',
  'mail.won-challenge.body':
    'Du hast den Wettbewerb „{challenge}“ gewonnen. Der Preis ist schon in deinem Beutel. Gut gemacht.\n\n{url}',
  'mail.new-pm.subject': '{sender} hat dir geschrieben',
  'mail.new-pm.body': 'Eine private Nachricht von {sender} wartet auf dich.\n\n{url}',
  'mail.gifted-gems.subject': '{sender} schickt dir Edelsteine',
  'mail.gifted-gems.body':
    '{sender} schickt dir {count, plural, one {# Edelstein} other {# Edelsteine}}. Gib sie für etwas Unvernünftiges aus.\n\n{url}',
  'mail.gifted-subscription.subject': '{sender} schenkt dir ein Abonnement',
  'mail.gifted-subscription.body':
    '{sender} schenkt dir {count, plural, one {# Monat} other {# Monate}} Abonnement.\n\n{url}',
  'mail.gift-one-get-one.subject': 'Eines verschenkt, eines bekommen',
  'mail.gift-one-get-one.body':
    'Für dein Geschenk an {receiver} bekommst du das gleiche Abonnement selbst. Güte zahlt sich aus, diesen Monat wörtlich.\n\n{url}',
  'mail.donation.subject': 'Danke für deinen Einkauf',
  'mail.donation.body':
    'Deine Edelsteine sind angekommen. Danke, dass du hier die Lampen brennen lässt.\n\n{url}',
  'mail.subscription-begins.subject': 'Dein Abonnement hat begonnen',
  'mail.subscription-begins.body':
    'Dein Abonnement hat begonnen: Edelsteine für Gold, mehr Funde am Tag, und jeden Monat eine Überraschung und ein Stundenglas.\n\n{url}',
  'mail.group-subscription-begins.subject': 'Der Plan von {group} hat begonnen',
  'mail.group-subscription-begins.body':
    'Der Plan von {group} hat begonnen: gemeinsame Aufgaben, eine Verwaltung und Vorteile für jedes Mitglied.\n\n{url}',
  'mail.cancel-subscription.subject': 'Dein Abonnement endet',
  'mail.cancel-subscription.body':
    'Dein Abonnement ist gekündigt. Was du bezahlt hast, bleibt dir bis {date}.\n\n{url}',
  'mail.group-cancel-subscription.subject': 'Der Plan von {group} endet',
  'mail.group-cancel-subscription.body': 'Der Plan von {group} ist gekündigt und endet am {date}.\n\n{url}',
  'mail.group-member-join.subject': 'Du bist in {group}',
  'mail.group-member-join.body':
    'Du gehörst jetzt zu {group}, und der Plan gibt dir ein Abonnement, solange du bleibst.\n\n{url}',
  'mail.group-member-cancel.subject': 'Der Plan von {group} endet für dich',
  'mail.group-member-cancel.body': 'Die Vorteile, die du durch {group} hattest, enden am {date}.\n\n{url}',
  'mail.group-member-removed.subject': 'Du bist nicht mehr in {group}',
  'mail.group-member-removed.body':
    'Du wurdest aus {group} entfernt. Die Vorteile durch den Plan enden am {date}.\n\n{url}',
  'mail.flag-report-to-mods.subject': 'Meldung: {subject}',
  'mail.flag-report-to-mods.body':
    '{reporter} hat „{subject}“ von {author} gemeldet.\n\n{text}\n\nKommentar: {comment}\n\n{url}',
  'mail.unflag-report-to-mods.subject': 'Meldung aufgehoben: {subject}',
  'mail.unflag-report-to-mods.body': '{moderator} hat die Meldungen zu „{subject}“ aufgehoben.\n\n{url}',
  'mail.admin-user-subscription-details.subject': 'Abonnement von {name}',
  'mail.admin-user-subscription-details.body': '{text}',
  'mail.report-a-bug.subject': 'Fehlermeldung von {name}',
  'mail.report-a-bug.body': '{text}',
  'mail.ask-a-question.subject': 'Frage von {name}',
  'mail.ask-a-question.body': '{text}',
  'push.newPM.title': '{sender} hat dir geschrieben',
  'push.invitedParty.title': 'Du bist in eine Party eingeladen',
  'push.invitedParty.body': '{inviter} hätte dich gern dabei.',
  'push.invitedGuild.title': 'Du bist nach {group} eingeladen',
  'push.invitedGuild.body': '{inviter} meint, dort würdest du dich wohlfühlen.',
  'push.questInvitation.body': '{inviter} lädt dich zu dieser Quest ein.',
  'push.questStarted.body': 'Deine Party ist aufgebrochen.',
  'push.wonChallenge.title': 'Du hast einen Wettbewerb gewonnen',
  'push.wonChallenge.body': 'Du hast „{challenge}“ gewonnen.',
  'push.giftedGems.title': 'Edelsteine als Geschenk',
  'push.giftedGems.body': '{sender} schickt dir {count, plural, one {# Edelstein} other {# Edelsteine}}.',
  'push.giftedSubscription.title': 'Zeit als Geschenk',
  'push.giftedSubscription.body':
    '{sender} schenkt dir {count, plural, one {# Monat} other {# Monate}} Abonnement.',
  'push.chatMention.title': '{sender} hat dich in {group} erwähnt',
  'push.assignedTask.title': 'Eine Aufgabe für dich',
} as const;
