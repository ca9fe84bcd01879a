/** Accounts, credentials, profile, clients, administration. */
export const accounts = {
  missingAuthHeaders:
    'Diesem Aufruf fehlen die Anmeldedaten (missing authentication headers). Melde dich an oder sende Benutzer-ID und API-Token mit.',
  missingClientHeader:
    'Dieser Server möchte wissen, welche App ihn aufruft. Sende die Kopfzeile x-client mit.',
  invalidCredentials: 'Diese Zugangsdaten gelten hier nicht. Melde dich neu an.',
  sessionOutdated:
    'Das ist schon passiert, vielleicht in einem anderen Fenster. Lade neu, dann siehst du den aktuellen Stand.',
  invalidLoginCredentialsLong:
    'Benutzername und Passwort passen nicht zusammen. Prüfe beide auf Tippfehler oder setz dein Passwort per E-Mail zurück.',
  accountSuspended:
    'Das Konto {username} ist gesperrt. Wenn du das für einen Irrtum hältst, schreib den Betreibern dieses Servers.',
  clientBlocked:
    'Diese App ist auf diesem Server nicht mehr zugelassen. Aktualisiere sie oder nimm eine andere.',
  ipAddressBlocked:
    'Anfragen von deiner Adresse beantwortet dieser Server nicht. Seine Betreiber können dir sagen, warum.',
  missingUsername: 'Ohne Namen kein Abenteuer: Wähle einen Benutzernamen.',
  missingUsernameEmail: 'Gib deinen Benutzernamen oder deine E-Mail-Adresse ein.',
  missingEmail: 'Gib eine E-Mail-Adresse ein.',
  missingPassword: 'Gib ein Passwort ein.',
  missingNewPassword: 'Wähle zuerst ein neues Passwort.',
  minPasswordLength:
    'Ein Passwort braucht mindestens 8 Zeichen. Länger ist besser, ganze Sätze sind am besten.',
  passwordIssueLength: 'Ein Passwort braucht 8 bis 64 Zeichen.',
  passwordConfirmationMatch: 'Die Passwörter stimmen nicht überein. In einem steckt ein Tippfehler.',
  wrongPassword: 'Das ist nicht dein Passwort.',
  passwordChangeSuccess:
    'Dein Passwort wurde geändert. Du musst dich auf allen Geräten neu anmelden, auch auf diesem.',
  passwordReset:
    'Wenn die Adresse zu einem Konto gehört, ist eine E-Mail mit einem Link unterwegs. Der Link gilt 24 Stunden.',
  invalidPasswordResetCode:
    'Dieser Link ist abgelaufen oder wurde durch einen neueren ersetzt. Fordere einen neuen an.',
  notAnEmail: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  invalidEmail: 'Diese E-Mail-Adresse ist nicht gültig.',
  invalidEmailDomain: 'Adressen dieser Domains kannst du hier nicht benutzen: {domains}. Nimm eine andere.',
  emailBlockedRegistration: 'Mit dieser E-Mail-Adresse kannst du dich nicht registrieren. Nimm eine andere.',
  emailTaken: 'Mit dieser E-Mail-Adresse hat sich schon jemand registriert. Vielleicht du selbst?',
  newEmailRequired: 'Gib die neue E-Mail-Adresse ein.',
  cannotFulfillReq: 'Diese Adresse lässt sich nicht benutzen. Nimm eine andere.',
  userHasNoLocalRegistration:
    'Dieses Konto meldet sich über einen anderen Dienst an und hat hier keine eigene E-Mail-Adresse.',
  usernameTaken: 'Dieser Benutzername ist vergeben. Nimm einen anderen.',
  usernameIssueLength: 'Ein Benutzername muss 1 bis 20 Zeichen haben.',
  usernameIssueInvalidCharacters:
    'Ein Benutzername darf nur die Buchstaben a bis z, Ziffern, Binde- und Unterstriche enthalten.',
  usernameIssueForbidden:
    'Dieser Benutzername ist reserviert. Nimm einen, den niemand mit dem Team verwechselt.',
  usernameIssueSlur: 'Diesen Benutzernamen möchten wir nicht laut vorlesen. Nimm einen anderen.',
  displaynameIssueLength: 'Ein Anzeigename muss 1 bis 30 Zeichen haben.',
  displaynameIssueNewline: 'Ein Anzeigename muss in eine Zeile passen.',
  displaynameIssueSlur: 'Dieser Anzeigename würde andere verletzen. Nimm einen anderen.',
  messageMissingDisplayName: 'Gib einen Anzeigenamen ein.',
  bannedSlurUsedInProfile:
    'In deinem Profil steht ein Wort, das hier nicht geduldet wird. Die Moderation weiß Bescheid.',
  unsupportedNetwork: 'Mit diesem Dienst kannst du dich hier nicht anmelden.',
  cantDetachSocial:
    'Das ist der einzige Zugang zu deinem Konto. Leg ein Passwort fest, bevor du ihn entfernst.',
  onlySocialAttachLocal: 'Dein Konto hat schon ein eigenes Passwort.',
  socialAlreadyExists: 'Dieses externe Konto gehört hier schon jemand anderem.',
  socialFlowUserNotFound: 'So hat sich hier noch niemand angemeldet. Du kannst ein Konto anlegen für:',
  invalidData: 'Die Antwort des anderen Dienstes ergibt keinen Sinn. Versuch es gleich noch einmal.',
  missingUnsubscriptionCode: 'Der Code aus der E-Mail fehlt.',
  unsubscribed: 'Du bekommst keine E-Mails mehr von uns.',
  userNotFound: 'Diese Person gibt es hier nicht.',
  userWithIDNotFound: 'Niemand hier hat die ID {userId}.',
  userWithUsernameNotFound: 'Niemand hier heißt {username}.',
  userIdRequired: 'Es fehlt eine Benutzer-ID in Form einer UUID.',
  incorrectDeletePhrase: 'Um dein Konto endgültig zu löschen, tippe DELETE in Großbuchstaben.',
  incorrectResetPhrase: 'Um ganz von vorn anzufangen, tippe RESET in Großbuchstaben.',
  cannotDeleteActiveAccount: 'Du hast noch ein Abo. Kündige es zuerst, dann kannst du das Konto löschen.',
  resetComplete: 'Alles auf Anfang. Dein Konto ist wie am ersten Tag.',
  messageUserOperationProtected: 'Das Feld {operation} lässt sich so nicht ändern.',
  messageLostItem: 'Du hast {itemText} verloren. Im Laden wartet es auf dich.',
  invalidUUID: 'Das ist keine gültige ID.',
  adminRequired: 'Das darf nur die Administration.',
  noPrivAccess: 'Dir fehlt die Berechtigung für diesen Aufruf.',
  noSudoAccess: 'Bestätige dafür noch einmal dein Passwort.',
  heroIdRequired: 'Wessen Eintrag? Es fehlt eine Benutzer-ID oder ein Benutzername.',
  modelNotFound: 'Ein Modell mit diesem Namen gibt es nicht.',
  invalidPlatform: 'Die Plattform muss web, android oder ios sein.',
  regIdRequired: 'Das Gerät hat seine Kennung nicht mitgeschickt.',
  typeRequired: 'Die Art fehlt.',
  pushDeviceAdded: 'Dieses Gerät meldet sich, wenn etwas passiert.',
  pushDeviceNotFound: 'Dieses Gerät kennen wir nicht.',
  pushDeviceRemoved: 'Dieses Gerät wird in Ruhe gelassen.',
  customDayStartHasChanged:
    'Dein Tag beginnt jetzt, wann du willst. Der heutige wird vielleicht etwas länger.',
  emptyReportBugMessage: 'Sag uns, was schiefgegangen ist, und sei es in einer Zeile.',
  rateLimited:
    'Nicht so hastig: Das waren zu viele Anfragen. Hol Luft und versuch es in {seconds} {seconds, plural, one {Sekunde} other {Sekunden}} noch einmal.',
  clientRateLimited: 'Zu viele Anfragen auf einmal. Hol Luft und versuch es gleich noch einmal.',
  privacyConsentRequired: 'Dafür brauchen wir zuerst deine Zustimmung.',
} as const;
