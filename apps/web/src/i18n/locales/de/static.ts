import type { messages as en } from '../en/static.ts';

export const messages: Record<keyof typeof en, string> = {
  'static.updated':
    'Für diesen Server sind die Leute verantwortlich, die ihn betreiben. Everdeed selbst ist freie Software unter der MIT-Lizenz.',
  'static.features.title': 'So funktioniert’s',
  'static.features.body': `Du führst vier Listen. Das Spiel zählt mit.

## Gewohnheiten
Dinge, die du immer wieder tust, ohne feste Zeit. Drück **Plus**, wenn du es geschafft hast, und **Minus**, wenn es dich erwischt hat. Die Farbe zeigt, wie es läuft.

## Tagesaufgaben
Dinge für bestimmte Tage: täglich, jeden Montag, am Monatsersten. Wer sie jedes Mal erledigt, baut eine **Serie** auf. Was fällig war und offen blieb, kostet über Nacht ein wenig Gesundheit.

## To-dos
Dinge, die du einmal erledigst. Je länger sie warten, desto mehr sind sie wert.

## Belohnungen
Dinge, die du dir gönnst. Du legst den Preis fest und zahlst mit verdientem Gold.

## Was du bekommst
Jede erledigte Aufgabe bringt **Erfahrung** und **Gold**, manchmal auch ein Ei, einen Trank oder Futter. Mit genug Erfahrung erreichst du die nächste **Stufe**, und die heilt dich. Bei 0 Gesundheit fällst du: Du verlierst eine Stufe und dein Gold, aber nie deine Haustiere oder Aufgaben.

## Wenn das Leben dazwischenkommt
Krank, verreist oder einfach müde? **Ruh dich im Gasthaus aus**: Verpasste Tagesaufgaben schaden nicht, bis du aufwachst. Aus Versehen abgehakt? **Rückgängig** stellt alles genau wieder her. Kein Netz? Mach einfach weiter: Deine Änderungen warten auf diesem Gerät und werden gespeichert, sobald du wieder online bist.`,
  'static.faq.title': 'Fragen',
  'static.faq.body': `## Wann endet mein Tag?
Um Mitternacht an deinem Ort, oder zu der Uhrzeit, die du in den Einstellungen wählst. Kommst du an einem neuen Tag zurück, fragt Everdeed zuerst, welche Tagesaufgaben von gestern du erledigt hast. Erst dann wird der Tag gewertet, und zwar nur einmal.

## Was, wenn ich eine Woche weg war?
Keine Sorge. Egal, wie viele Tage du weg warst: Gewertet wird nur einer. Wenn du es vorher weißt, ruh dich im Gasthaus aus.

## Ich habe etwas aus Versehen abgehakt.
Drück in der Meldung auf Rückgängig, oder Strg+Z (Cmd+Z). Später kannst du die abgehakte Karte einfach noch einmal antippen.

## Was bedeuten die Farben?
Wie es mit einer Aufgabe läuft: von tiefem Rot über Gelb bis Blau. Die kleinen Pfeile sagen dasselbe ohne Farbe. Je röter eine Aufgabe ist, desto mehr bringt sie, wenn du sie erledigst.

## Geht das auch offline?
Ja, sobald die Seite geöffnet ist. Deine Änderungen warten der Reihe nach auf diesem Gerät, und jede zählt genau einmal.

## Kann ich andere Apps benutzen?
Apps und Werkzeuge für die API v3 oder v4 des bekannten Aufgabenspiels kannst du mit diesem Server verbinden. API-Tokens dafür erstellst du in den Einstellungen unter Daten.

## Wer sieht meine Aufgaben?
Nur du. Andere sehen dein öffentliches Profil und was du in Gruppen und Wettbewerben mit ihnen teilst.

## Wie nehme ich meine Daten mit?
Unter Einstellungen, Daten, Deine Daten. Du bekommst alles als Datei, die andere Programme lesen können.`,
  'static.overview.title': 'Selbst hosten',
  'static.overview.body': `Everdeed ist ein einziges Programm. Ein Haushalt, ein Team oder eine ganze Stadt kann es betreiben.

## Was du brauchst
Einen Rechner mit Node, sonst nichts: Die Datenbank ist eine Datei, Mail und Bezahlung sind optional.

## So fängst du an
Lade das Projekt herunter und tippe \`npm start\`. Die Adresse wird angezeigt; wer sich zuerst registriert, verwaltet den Server.

## So sicher sind deine Daten
Was der Bildschirm als gespeichert zeigt, liegt auf der Festplatte. Ein Befehl macht eine Sicherung, ein anderer spielt sie zurück. Für viele Spieler gibt es PostgreSQL.

## Was es kostet
Nichts. Es ist freie Software unter der MIT-Lizenz.`,
  'static.contact.title': 'Kontakt',
  'static.contact.body': `Diesen Server betreiben die Leute, von denen du seine Adresse hast. Frag zuerst sie: Sie helfen bei verlorenen Konten, Problemen und Wünschen.

Wenn du ein Problem meldest, sag ihnen, **was du getan hast, was passiert ist und wann**. Den Rest finden sie heraus.

Wenn du dich nicht anmelden kannst, nimm *Passwort vergessen?* auf der Anmeldeseite. Kommt keine E-Mail an, können die Betreiber dein Passwort zurücksetzen.`,
  'static.privacy.title': 'Datenschutz',
  'static.privacy.body': `## Was gespeichert wird
Dein Name und deine E-Mail-Adresse, ein Hash deines Passworts, deine Aufgaben und was du damit gemacht hast, dein Charakter und deine Nachrichten.

## Wozu
Um das Spiel für dich zu betreiben. Nichts wird verkauft, nichts geht an Werbefirmen, und auf diesen Seiten wird niemand verfolgt.

## Auf deinem Gerät
Deine Anmeldung, Sprache und Design sowie Änderungen, die noch gespeichert werden müssen. Beim Abmelden wird die Kopie deiner Aufgaben entfernt.

## Wer es sehen kann
Wer diesen Server betreibt, kann seine Datenbank lesen. Andere sehen dein öffentliches Profil und was du mit ihnen teilst.

## Deine Rechte
Du kannst jederzeit selbst eine Kopie herunterladen oder alles löschen: unter Einstellungen, Daten. Gelöscht wird sofort; Sicherungskopien verfallen mit der Zeit.`,
  'static.terms.title': 'Nutzungsbedingungen',
  'static.terms.body': `Wenn du diesen Server benutzt, stimmst du ein paar einfachen Dingen zu.

1. **Sei anständig.** Die Regeln der Gemeinschaft gelten überall, wo andere lesen, was du schreibst.
2. **Dein Konto gehört dir.** Behalte dein Passwort für dich. Eine Person, ein Konto: So lautet die Faustregel.
3. **Deine Inhalte bleiben deine.** Du erlaubst dem Server nur, sie zu speichern und denen zu zeigen, mit denen du sie teilst.
4. **Richte keinen Schaden an.** Versuch nicht, in den Server oder in fremde Konten einzudringen.
5. **Keine Gewähr.** Der Server wird mit Sorgfalt betrieben, aber ohne Garantie. Sichere, was dir wichtig ist.
6. **Das Ende.** Du kannst jederzeit gehen. Konten, die anderen schaden, können geschlossen werden.`,
  'static.community-guidelines.title': 'Regeln der Gemeinschaft',
  'static.community-guidelines.body': `Alle sind hier, um in etwas besser zu werden. Hilf ihnen dabei.

- **Sei freundlich.** Geh davon aus, dass andere es gut meinen, und schreib so, wie du von Angesicht zu Angesicht reden würdest.
- **Kein Hass, keine Belästigung, keine Drohungen.** Auch nicht im Scherz.
- **Für jedes Alter.** Es können Kinder mitlesen.
- **Achte die Privatsphäre.** Was dir im Vertrauen gesagt wird, bleibt unter euch.
- **Keine Werbung, keine Kettenbriefe, kein Spam.**
- **Überlass die Medizin den Ärzten.** Erzähl, was dir geholfen hat, nicht, was andere tun müssen.

Wenn etwas nicht in Ordnung ist, melde die Nachricht, und jemand sieht sie sich an. Antworte nicht im gleichen Ton.`,
  'static.clear-browser-data.title': 'Browserdaten löschen',
  'static.clear-browser-data.body': `Wenn sich die Seite seltsam verhält, hilft es oft, die Daten zu löschen, die dein Browser für sie gespeichert hat.

1. Sieh auf die Anzeige über deinen Aufgaben: Dort sollte **Gespeichert** stehen. Änderungen, die noch warten, gehen sonst verloren.
2. Melde dich ab.
3. Lösche in den Einstellungen deines Browsers die Daten für diese Adresse.
4. Melde dich wieder an.`,
};
