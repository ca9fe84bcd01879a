/** Emails and push notifications: `mail.<template>.subject` and `.body`. Blank lines separate paragraphs. */
export const mails = {
  'mail.greeting': 'Hallo {name},',
  'mail.farewell': 'Bis bald\n{site}',
  'mail.choose': 'E-Mails auswählen',
  'mail.unsubscribe': 'Alle E-Mails abbestellen',
  'mail.brokenLink': 'Dieser Link funktioniert nicht',
  'mail.brokenLinkHint':
    'Vielleicht fehlt ein Stück davon, oder das Konto gibt es nicht mehr. Kopiere den ganzen Link aus der E-Mail oder wähle in den Einstellungen, welche E-Mails du bekommst.',
  'mail.test.subject': 'Es klappt',
  'mail.test.body':
    'Das ist die E-Mail, die du haben wolltest. Wenn du sie lesen kannst, kann dieser Server E-Mails verschicken: Links für neue Passwörter, Einladungen und Nachrichten aus der Party.',
  'mail.reset-password.subject': 'Ein neues Passwort für {name}',
  'mail.reset-password.body':
    'Jemand, höchstwahrscheinlich du, hat ein neues Passwort angefordert. In den nächsten 24 Stunden kannst du eines wählen.\n\nFalls du es nicht warst, musst du nichts tun. Dein altes Passwort gilt weiter.',
  'mail.reset-password.button': 'Neues Passwort wählen',
  'mail.password-changed.subject': 'Dein Passwort wurde geändert',
  'mail.password-changed.body':
    'Das Passwort von {name} wurde gerade geändert, und alle Geräte wurden abgemeldet. Wenn du das warst, ist alles gut. Wenn nicht, wähle sofort ein neues.',
  'mail.password-changed.button': 'Neues Passwort wählen',
  'mail.email-changed.subject': 'Deine E-Mail-Adresse wurde geändert',
  'mail.email-changed.body':
    'E-Mails für {name} gehen jetzt an {email}. Wenn du das nicht warst, schreib den Betreibern dieses Servers.',
  'mail.backup-failed.subject': 'Die Sicherung von {site} ist fehlgeschlagen',
  'mail.backup-failed.body':
    'Der Server konnte seine tägliche Sicherung nicht anlegen: {reason}\n\nFrühere Sicherungen liegen weiterhin in {folder}. Der Server versucht es stündlich wieder. „everdeed doctor“ sagt, was sonst noch nicht stimmt.',
  'mail.invited-party.subject': '{inviter} lädt dich in eine Party ein',
  'mail.invited-party.body':
    '{inviter} hätte dich gern in der Party. In einer Party teilt ihr Quests, Gespräche und die Folgen verpasster Tagesaufgaben.',
  'mail.invited-party.button': 'Antworten',
  'mail.invited-guild.subject': '{inviter} lädt dich zu {group} ein',
  'mail.invited-guild.body': '{inviter} meint, du würdest dich in der Gruppe {group} wohlfühlen.',
  'mail.invited-guild.button': 'Antworten',
  'mail.invite-friend.subject': '{inviter} möchte dich dabeihaben',
  'mail.invite-friend.body':
    '{inviter} spielt Everdeed, wo Hausarbeit Gold bringt und Drachen schuld sind. In der Party ist noch Platz.',
  'mail.invite-friend.button': 'Mitmachen',
  'mail.invite-friend-guild.subject': '{inviter} möchte dich bei {group} dabeihaben',
  'mail.invite-friend-guild.body':
    '{inviter} spielt Everdeed, wo Hausarbeit Gold bringt und Drachen schuld sind. In der Gruppe {group} ist ein Platz für dich frei.',
  'mail.invite-friend-guild.button': 'Mitmachen',
  'mail.kicked-from-party.subject': 'Du bist nicht mehr in der Party',
  'mail.kicked-from-party.body':
    'Die Leitung von {group} hat dich aus der Party entfernt. Ihre Nachricht: {message}',
  'mail.kicked-from-party.button': 'Eine andere Party finden',
  'mail.kicked-from-guild.subject': 'Du bist nicht mehr bei {group}',
  'mail.kicked-from-guild.body':
    'Du wurdest aus der Gruppe {group} entfernt. Die Nachricht der Leitung: {message}',
  'mail.party-invite-rescinded.subject': 'Eine Einladung wurde zurückgezogen',
  'mail.party-invite-rescinded.body':
    'Deine Einladung in die Party {group} wurde zurückgezogen. Nachricht: {message}',
  'mail.guild-invite-rescinded.subject': 'Eine Einladung wurde zurückgezogen',
  'mail.guild-invite-rescinded.body': 'Deine Einladung zu {group} wurde zurückgezogen. Nachricht: {message}',
  'mail.invite-boss-quest.subject': 'Ein Ungeheuer will besiegt werden: {quest}',
  'mail.invite-boss-quest.body':
    '{inviter} lädt dich zu „{quest}“ ein. Jede erledigte Aufgabe gibt einen blauen Fleck.',
  'mail.invite-boss-quest.button': 'Antworten',
  'mail.invite-collection-quest.subject': 'Etwas will gefunden werden: {quest}',
  'mail.invite-collection-quest.body':
    '{inviter} lädt dich zu „{quest}“ ein. Jede erledigte Aufgabe dreht einen Stein um.',
  'mail.invite-collection-quest.button': 'Antworten',
  'mail.quest-started.subject': 'Die Quest hat begonnen: {quest}',
  'mail.quest-started.body':
    'Deine Party ist zu „{quest}“ aufgebrochen. Von jetzt an zählen deine Aufgaben sozusagen doppelt.',
  'mail.quest-started.button': 'Quest ansehen',
  'mail.won-challenge.subject': 'Du hast „{challenge}“ gewonnen',
  'mail.won-challenge.body':
    'Du hast den Wettbewerb „{challenge}“ gewonnen. Der Preis ist schon in deinem Beutel. Gut gemacht.',
  'mail.won-challenge.button': 'Wettbewerb ansehen',
  'mail.new-pm.subject': '{sender} hat dir geschrieben',
  'mail.new-pm.body': 'Eine private Nachricht von {sender} wartet auf dich.',
  'mail.new-pm.button': 'Nachricht lesen',
  'mail.gifted-gems.subject': '{sender} schickt dir Edelsteine',
  'mail.gifted-gems.body':
    '{sender} schickt dir {count, plural, one {# Edelstein} other {# Edelsteine}}. Gib sie für etwas Unvernünftiges aus.',
  'mail.gifted-gems.button': 'Zu deinen Aufgaben',
  'mail.gifted-subscription.subject': '{sender} schenkt dir ein Abo',
  'mail.gifted-subscription.body':
    '{sender} schenkt dir {count, plural, one {# Monat} other {# Monate}} Abo.',
  'mail.gifted-subscription.button': 'Abo ansehen',
  'mail.gift-one-get-one.subject': 'Eines verschenkt, eines bekommen',
  'mail.gift-one-get-one.body':
    'Für dein Geschenk an {receiver} bekommst du selbst das gleiche Abo. Großzügigkeit zahlt sich aus, diesen Monat sogar wörtlich.',
  'mail.gift-one-get-one.button': 'Abo ansehen',
  'mail.donation.subject': 'Danke für deinen Einkauf',
  'mail.donation.body':
    'Deine Edelsteine sind angekommen. Danke, dass du hier mithilfst, das Licht anzulassen.\n\nGekauft: {count, plural, one {# Edelstein} other {# Edelsteine}}\nBezahlt: {price}',
  'mail.donation.button': 'Beleg ansehen',
  'mail.subscription-begins.subject': 'Dein Abo hat begonnen',
  'mail.subscription-begins.body':
    'Dein Abo hat begonnen: Edelsteine für Gold, mehr Funde am Tag und jeden Monat eine Überraschung und eine Sanduhr.\n\nGekauft: {count, plural, one {# Monat} other {# Monate}} Abo\nBezahlt: {price}',
  'mail.subscription-begins.button': 'Abo ansehen',
  'mail.group-subscription-begins.subject': 'Der Plan von {group} hat begonnen',
  'mail.group-subscription-begins.body':
    'Der Plan von {group} hat begonnen: gemeinsame Aufgaben, eine geteilte Verwaltung und Vorteile für alle Mitglieder.',
  'mail.group-subscription-begins.button': 'Gruppenplan öffnen',
  'mail.cancel-subscription.subject': 'Dein Abo endet',
  'mail.cancel-subscription.body': 'Dein Abo wurde gekündigt. Was du bezahlt hast, behältst du bis {date}.',
  'mail.cancel-subscription.button': 'Abo ansehen',
  'mail.group-cancel-subscription.subject': 'Der Plan von {group} endet',
  'mail.group-cancel-subscription.body': 'Der Plan von {group} wurde gekündigt und endet am {date}.',
  'mail.group-cancel-subscription.button': 'Gruppenplan öffnen',
  'mail.group-member-join.subject': 'Du bist jetzt bei {group}',
  'mail.group-member-join.body':
    'Du gehörst jetzt zu {group}. Mit dem Plan der Gruppe hast du ein Abo, solange du bleibst.',
  'mail.group-member-join.button': 'Gruppenplan öffnen',
  'mail.group-member-cancel.subject': 'Der Plan von {group} endet für dich',
  'mail.group-member-cancel.body': 'Die Vorteile, die du durch {group} hattest, enden am {date}.',
  'mail.group-member-cancel.button': 'Gruppenplan öffnen',
  'mail.group-member-removed.subject': 'Du bist nicht mehr bei {group}',
  'mail.group-member-removed.body':
    'Du wurdest aus der Gruppe {group} entfernt. Deine Vorteile durch den Plan enden am {date}.',
  'mail.flag-report-to-mods.subject': 'Meldung: {subject}',
  'mail.flag-report-to-mods.body':
    '{reporter} hat „{subject}“ von {author} gemeldet.\n\n{text}\n\nKommentar: {comment}',
  'mail.flag-report-to-mods.button': 'Gemeldetes ansehen',
  'mail.unflag-report-to-mods.subject': 'Meldung aufgehoben: {subject}',
  'mail.unflag-report-to-mods.body': '{moderator} hat die Meldungen zu „{subject}“ aufgehoben.',
  'mail.unflag-report-to-mods.button': 'Gemeldetes ansehen',
  'mail.slur-to-mods.subject': '{author} wurde wegen einer Beleidigung stummgeschaltet',
  'mail.slur-to-mods.body':
    '{author} hat in einer öffentlichen Gruppe ({group}) eine Beleidigung benutzt. Sie wurde nicht veröffentlicht, und {author} kann nicht mehr schreiben.\n\n{text}',
  'mail.slur-to-mods.button': 'Profil ansehen',
  'mail.profile-slur-to-mods.subject': '{author} wurde wegen einer Beleidigung im Profil stummgeschaltet',
  'mail.profile-slur-to-mods.body':
    '{author} wollte eine Beleidigung ins eigene Profil schreiben. Sie wurde nicht gespeichert, und {author} kann nicht mehr schreiben.\n\n{text}',
  'mail.profile-slur-to-mods.button': 'Profil ansehen',
  'mail.admin-user-subscription-details.subject': 'Abo von {name}',
  'mail.admin-user-subscription-details.body': '{text}',
  'mail.report-a-bug.subject': 'Fehlermeldung von {name}',
  'mail.report-a-bug.body': '{text}',
  'mail.ask-a-question.subject': 'Frage von {name}',
  'mail.ask-a-question.body': '{text}',
  'push.newPM.title': '{sender} hat dir geschrieben',
  'push.invitedParty.title': 'Du bist in eine Party eingeladen',
  'push.invitedParty.body': '{inviter} hätte dich gern dabei.',
  'push.invitedGuild.title': 'Du bist zu {group} eingeladen',
  'push.invitedGuild.body': '{inviter} meint, dort würdest du dich wohlfühlen.',
  'push.questInvitation.title': '{quest}',
  'push.questInvitation.body': '{inviter} lädt dich zu dieser Quest ein.',
  'push.questStarted.title': '{quest}',
  'push.questStarted.body': 'Deine Party ist aufgebrochen.',
  'push.wonChallenge.title': 'Du hast einen Wettbewerb gewonnen',
  'push.wonChallenge.body': 'Du hast „{challenge}“ gewonnen.',
  'push.giftedGems.title': 'Edelsteine als Geschenk',
  'push.giftedGems.body': '{sender} schickt dir {count, plural, one {# Edelstein} other {# Edelsteine}}.',
  'push.giftedSubscription.title': 'Zeit als Geschenk',
  'push.giftedSubscription.body': '{sender} schenkt dir {count, plural, one {# Monat} other {# Monate}} Abo.',
  'push.chatMention.title': '{sender} hat dich in {group} erwähnt',
  'push.assignedTask.title': 'Eine Aufgabe für dich',
} as const;
