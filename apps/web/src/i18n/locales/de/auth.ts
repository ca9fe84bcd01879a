import type { messages as en } from '../en/auth.ts';

export const messages: Record<keyof typeof en, string> = {
  'auth.loginTitle': 'Willkommen zurück',
  'auth.loginHint': 'Das Feuer ist noch warm.',
  'auth.registerTitle': 'Beginne deine Geschichte',
  'auth.registerHint': 'Benutzername, E-Mail, Passwort. Der Rest ergibt sich unterwegs.',
  'auth.invitedHint':
    'Jemand möchte dich dabeihaben. Die Einladung wartet auf dich, sobald du dich registriert hast.',
  'auth.forgotTitle': 'Passwort vergessen?',
  'auth.forgotHint':
    'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link für ein neues Passwort. Er gilt 24 Stunden.',
  'auth.resetTitle': 'Neues Passwort festlegen',
  'auth.resetHint':
    'Nimm eins, das du hier noch nicht hattest. Danach musst du dich auf allen Geräten neu anmelden.',
  'auth.username': 'Benutzername',
  'auth.usernameHint': 'Bis zu 20 Buchstaben, Ziffern, Binde- oder Unterstriche. So finden dich andere.',
  'auth.usernameOrEmail': 'Benutzername oder E-Mail',
  'auth.email': 'E-Mail',
  'auth.password': 'Passwort',
  'auth.passwordHint': '8 bis 64 Zeichen.',
  'auth.newPassword': 'Neues Passwort',
  'auth.confirmPassword': 'Passwort wiederholen',
  'auth.login': 'Anmelden',
  'auth.register': 'Registrieren',
  'auth.sendLink': 'Link schicken',
  'auth.setPassword': 'Passwort speichern',
  'auth.forgotLink': 'Passwort vergessen?',
  'auth.noAccount': 'Neu hier? <link>Jetzt registrieren</link>',
  'auth.hasAccount': 'Hast du schon ein Konto? <link>Anmelden</link>',
  'auth.back': 'Zurück zur Anmeldung',
  'auth.linkInvalid':
    'Dieser Link ist abgelaufen oder wurde durch einen neueren ersetzt. Fordere einen neuen an.',
  'auth.sent':
    'Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail unterwegs. Schau auch im Spam-Ordner nach.',
  'auth.changed': 'Dein neues Passwort ist gespeichert. Melde dich damit an.',
  'auth.terms':
    'Mit der Registrierung stimmst du den <terms>Nutzungsbedingungen</terms> und den <privacy>Datenschutzhinweisen</privacy> zu.',
  'auth.ended':
    'Du wurdest in diesem Browser abgemeldet: von einem anderen Gerät aus oder weil dein Passwort geändert wurde. Melde dich an, dann machst du dort weiter, wo du warst.',
  'auth.endedWaiting':
    '{count, plural, one {Eine Änderung wartet hier und wird dann gespeichert.} other {# Änderungen warten hier und werden dann gespeichert.}}',
  'auth.leaveTitle': 'Jetzt abmelden?',
  'auth.leaveHint':
    '{count, plural, one {Eine Änderung ist} other {# Änderungen sind}} noch nicht beim Server angekommen. {count, plural, one {Sie bleibt} other {Sie bleiben}} in diesem Browser und {count, plural, one {wird} other {werden}} gespeichert, wenn du dich hier wieder anmeldest.',
  'auth.leave': 'Abmelden',
  'auth.stay': 'Angemeldet bleiben',
  'auth.or': 'oder',
  'auth.continueWith': 'Weiter mit {name}',
  'auth.wayTitle': 'Einen Moment',
  'auth.wayHint': 'Wir schauen, wer am Tor steht …',
  'auth.wayFailed': 'Das hat nicht geklappt',
  'auth.wayDown': 'Der andere Dienst ist gerade nicht erreichbar. Versuch es gleich noch einmal.',
  'auth.wayCancelled': 'Du bist unterwegs umgekehrt. Es hat sich nichts geändert.',
  'auth.wayIncomplete':
    'Der andere Dienst hat nichts geschickt, womit du dich anmelden kannst. Fang noch einmal an.',
  'auth.backToSettings': 'Zurück zu den Einstellungen',
  'auth.errorUsername': 'Gib deinen Benutzernamen ein.',
  'auth.errorUsernameShape':
    'Ein Benutzername besteht aus 1 bis 20 Buchstaben, Ziffern, Binde- oder Unterstrichen.',
  'auth.errorEmail': 'Das sieht nicht nach einer E-Mail-Adresse aus. Hast du dich vertippt?',
  'auth.errorPasswordLength': 'Ein Passwort braucht 8 bis 64 Zeichen.',
  'auth.errorPasswordMissing': 'Gib dein Passwort ein.',
  'auth.errorMatch': 'Die Passwörter stimmen nicht überein.',
  'auth.errorCode': 'Dieser Link ist unvollständig. Fordere einen neuen an.',
  'auth.errorNetwork': 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
};
