/** Konten, Zugangsdaten, Profil, Clients, Verwaltung. */
export const accounts = {
  missingAuthHeaders:
    'Diesem Aufruf fehlen die Anmeldedaten (missing authentication headers). Melde dich an oder sende Benutzer-ID und API-Token mit.',
  missingClientHeader: 'Dieser Server möchte wissen, wer fragt: Bitte sende den Kopf x-client mit.',
  invalidCredentials:
    'Mit diesen Zugangsdaten öffnet sich hier nichts. Melde dich neu an, und wir vergessen das Ganze.',
  sessionOutdated:
    'Das ist schon geschehen, vielleicht in einem anderen Fenster. Lade neu, dann siehst du den Stand.',
  invalidLoginCredentialsLong:
    'Dieser Name und dieses Passwort gehören nicht zusammen. Sieh nach Tippfehlern oder setze dein Passwort per E-Mail zurück.',
  accountSuspended:
    'Das Konto {username} ist gesperrt. Wenn das ein Irrtum ist, schreib den Leuten, die diesen Server betreiben.',
  clientBlocked:
    'Dieses Programm ist auf diesem Server nicht mehr willkommen. Nimm bitte ein anderes oder bring es auf den neuesten Stand.',
  ipAddressBlocked:
    'Anfragen von deiner Adresse werden hier nicht beantwortet. Die Betreiber dieses Servers können dir sagen, warum.',
  missingUsername: 'Jede Heldin und jeder Held braucht einen Namen: Wähle einen Benutzernamen.',
  missingUsernameEmail: 'Nenne uns deinen Benutzernamen oder deine E-Mail-Adresse.',
  missingEmail: 'Hier wird eine E-Mail-Adresse gebraucht.',
  missingPassword: 'Hier wird ein Passwort gebraucht.',
  missingNewPassword: 'Wähle zuerst ein neues Passwort.',
  minPasswordLength: 'Ein Passwort hat mindestens 8 Zeichen. Länger ist besser, ganze Sätze sind am besten.',
  passwordIssueLength: 'Ein Passwort hat zwischen 8 und 64 Zeichen.',
  passwordConfirmationMatch: 'Die beiden Passwörter sind verschieden. In einem steckt ein Tippfehler.',
  wrongPassword: 'Das ist nicht dein Passwort.',
  passwordChangeSuccess: 'Dein Passwort ist geändert. Alle Geräte müssen sich neu anmelden, auch dieses.',
  passwordReset:
    'Wenn die Adresse zu einem Konto gehört, ist ein Brief mit einem Link unterwegs. Der Link hält einen Tag.',
  invalidPasswordResetCode:
    'Dieser Link ist abgelaufen oder durch einen neueren ersetzt. Fordere einen frischen an.',
  notAnEmail: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  invalidEmail: 'Diese E-Mail-Adresse ist nicht gültig.',
  invalidEmailDomain: 'Adressen dieser Domain gehen hier nicht.',
  emailBlockedRegistration: 'Mit dieser E-Mail-Adresse kann kein Konto angelegt werden.',
  emailTaken: 'Mit dieser E-Mail-Adresse hat sich schon jemand angemeldet. Vielleicht du selbst?',
  newEmailRequired: 'Welche Adresse soll die alte ersetzen?',
  cannotFulfillReq: 'Diese Adresse geht nicht. Versuche eine andere.',
  userHasNoLocalRegistration:
    'Dieses Konto meldet sich über einen anderen Dienst an und hat hier keine eigene E-Mail-Adresse.',
  usernameTaken: 'Dieser Benutzername ist vergeben. Da war jemand früher auf.',
  usernameIssueLength: 'Ein Benutzername hat zwischen 1 und 20 Zeichen.',
  usernameIssueInvalidCharacters:
    'Ein Benutzername besteht aus den Buchstaben a bis z, Ziffern, Binde- und Unterstrichen.',
  usernameIssueForbidden:
    'Dieser Benutzername ist reserviert. Nimm einen, den niemand mit dem Personal verwechselt.',
  usernameIssueSlur: 'Diesen Benutzernamen möchten wir nicht laut vorlesen. Wähle bitte einen anderen.',
  displaynameIssueLength: 'Ein Anzeigename hat zwischen 1 und 30 Zeichen.',
  displaynameIssueNewline: 'Ein Anzeigename passt in eine Zeile.',
  displaynameIssueSlur: 'Dieser Anzeigename würde andere verletzen. Wähle bitte einen anderen.',
  messageMissingDisplayName: 'Hier wird ein Anzeigename gebraucht.',
  bannedSlurUsedInProfile:
    'In deinem Profil steht ein Wort, das hier nicht geduldet wird. Die Moderation weiß Bescheid.',
  unsupportedNetwork: 'Über diesen Dienst kann man sich hier nicht anmelden.',
  cantDetachSocial: 'Das ist die einzige Tür zu deinem Konto. Lege ein Passwort an, ehe du sie schließt.',
  onlySocialAttachLocal: 'Dein Konto hat schon ein eigenes Passwort.',
  socialAlreadyExists: 'Dieses fremde Konto gehört hier schon zu jemand anderem.',
  socialFlowUserNotFound: 'So hat sich hier noch niemand angemeldet. Du kannst ein Konto anlegen für:',
  invalidData:
    'Der andere Dienst hat etwas geantwortet, das keinen Sinn ergibt. Versuche es gleich noch einmal.',
  missingUnsubscriptionCode: 'Der Code aus dem Brief fehlt.',
  unsubscribed: 'Solche Briefe bekommst du nicht mehr.',
  userNotFound: 'So jemanden gibt es hier nicht.',
  userWithIDNotFound: 'Niemand hat die ID {userId}.',
  userWithUsernameNotFound: 'Niemand hört auf den Namen {username}.',
  userIdRequired: 'Es wird eine Benutzer-ID gebraucht, in Form einer UUID.',
  incorrectDeletePhrase: 'Um dein Konto für immer zu löschen, tippe DELETE in Großbuchstaben.',
  incorrectResetPhrase: 'Um ganz von vorn anzufangen, tippe RESET in Großbuchstaben.',
  cannotDeleteActiveAccount:
    'Ein Abonnement läuft noch. Kündige es zuerst, dann kannst du das Konto löschen.',
  feedbackTooLong: 'So viel Rückmeldung können wir nicht tragen: Bei 10.000 Zeichen ist Schluss.',
  resetComplete: 'Alles auf Anfang. Dein Konto ist wie am ersten Tag.',
  messageUserOperationProtected: 'Das Feld {operation} lässt sich so nicht ändern.',
  messageLostItem: 'Du hast {itemText} verloren. Im Laden wartet es auf dich.',
  invalidUUID: 'Das ist keine gültige ID.',
  adminRequired: 'Das darf nur die Verwaltung.',
  noPrivAccess: 'Dir fehlt die Berechtigung für diesen Aufruf.',
  noSudoAccess: 'Bestätige dafür noch einmal dein Passwort.',
  heroIdRequired: 'Wessen Eintrag? Es wird eine Benutzer-ID oder ein Benutzername gebraucht.',
  modelNotFound: 'Ein Modell dieses Namens gibt es nicht.',
  invalidPlatform: 'Die Plattform ist web, android oder ios.',
  regIdRequired: 'Das Gerät hat seine Kennung nicht mitgeschickt.',
  typeRequired: 'Welche Art? Bitte nenne eine.',
  pushDeviceAdded: 'Dieses Gerät bekommt einen Stups, wenn etwas geschieht.',
  pushDeviceNotFound: 'Dieses Gerät kennen wir nicht.',
  pushDeviceRemoved: 'Dieses Gerät wird in Ruhe gelassen.',
  customDayStartHasChanged:
    'Dein neuer Tag beginnt jetzt, wann du willst. Der heutige wird vielleicht etwas länger.',
  emptyReportBugMessage: 'Sag uns, was schiefging, und sei es in einer Zeile.',
  rateLimited:
    'Nicht so hastig: zu viele Anfragen. Hol Luft und versuche es in {seconds} {seconds, plural, one {Sekunde} other {Sekunden}} noch einmal.',
  clientRateLimited: 'Zu viele Anfragen auf einmal. Hol Luft und versuche es gleich noch einmal.',
  privacyConsentRequired: 'Dafür brauchen wir erst dein Einverständnis.',
} as const;
