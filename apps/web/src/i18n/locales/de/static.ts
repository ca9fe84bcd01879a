import type { messages as en } from '../en/static.ts';

export const messages: Record<keyof typeof en, string> = {
  'static.updated':
    'Zu diesem Server: Für ihn steht ein, wer ihn betreibt. Everdeed selbst ist freie Software unter der MIT-Lizenz.',
  'static.features.title': 'So spielt es sich',
  'static.features.body': `Du führst vier Arten von Listen. Das Spiel zählt mit.

## Gewohnheiten
Dinge, die du immer wieder tust, ohne feste Zeit. Drück **Plus**, wenn es gelang, **Minus**, wenn es dich erwischt hat. Die Farbe zeigt, wie es läuft.

## Tagesaufgaben
Dinge für bestimmte Tage: täglich, montags, am Monatsersten. Abgehakte bilden eine **Serie**. Was fällig war und offen blieb, kostet über Nacht ein wenig Gesundheit.

## To-dos
Dinge, die man einmal tut. Je länger sie warten, desto mehr sind sie wert.

## Belohnungen
Womit du dir etwas gönnst. Du nennst den Preis und zahlst mit verdientem Gold.

## Was du bekommst
Jede Tat bringt **Erfahrung** und **Gold**, manchmal ein Ei, ein Elixier oder Futter. Genug Erfahrung ergibt eine **Stufe**, und eine Stufe heilt dich. Bei 0 Gesundheit fällst du: Eine Stufe und dein Gold sind fort, nie deine Tiere oder Aufgaben.

## Wenn das Leben dazwischenkommt
Krank, verreist oder einfach müde? **Ruh im Gasthaus**: Verpasste Tagesaufgaben schaden nicht, bis du aufwachst. Falsch getippt? **Rückgängig** nimmt es genau zurück. Kein Netz? Mach weiter: Deine Taten warten auf diesem Gerät und werden gespeichert, sobald es wieder da ist.`,
  'static.faq.title': 'Fragen',
  'static.faq.body': `## Wann endet mein Tag?
Um Mitternacht, wo du bist, oder zu der Stunde, die du in den Optionen wählst. Kommst du an einem neuen Tag zurück, fragt Everdeed zuerst, welche Tagesaufgaben von gestern du getan hast. Erst dann wird der Tag gewertet, einmal.

## Ich war eine Woche fort. Bin ich tot?
Nein. Gleich wie viele Tage du fort warst, gewertet wird einer. Weißt du es vorher, ruh im Gasthaus.

## Ich habe etwas falsch abgehakt.
Drück Rückgängig in der Meldung, oder Strg+Z (Cmd+Z). Später: Tipp die abgehakte Karte noch einmal an.

## Was bedeuten die Farben?
Wie es mit einer Aufgabe läuft: von tiefem Rot über Gelb bis Blau. Die kleinen Pfeile sagen dasselbe ohne Farbe. Eine rötere Aufgabe bringt mehr.

## Geht es ohne Netz?
Ja, sobald die Seite offen ist. Taten warten auf diesem Gerät, in ihrer Reihenfolge, und jede zählt einmal.

## Kann ich andere Apps benutzen?
Apps und Werkzeuge für die Schnittstelle v3 oder v4 des bekannten Aufgabenspiels lassen sich auf diesen Server richten. Schlüssel dafür gibt es in den Optionen unter Daten.

## Wer sieht meine Aufgaben?
Du. Andere sehen, was du in Gruppen und Wettbewerben mit ihnen teilst, und dein öffentliches Profil.

## Wie nehme ich meine Daten mit?
Optionen, Daten, Deine Daten. Du bekommst alles, als Datei, die Programme lesen können.`,
  'static.overview.title': 'Selbst betreiben',
  'static.overview.body': `Everdeed ist ein einziges Programm. Ein Haushalt, ein Team oder eine ganze Stadt kann es betreiben.

## Was man braucht
Einen Rechner mit Node. Sonst nichts: Die Datenbank ist eine Datei neben dem Programm, Post und Bezahlung sind freiwillig.

## Wie man beginnt
Hol das Projekt und tipp \`npm start\`. Die Adresse wird angezeigt; wer sich zuerst anmeldet, kümmert sich um den Server.

## Wie es deine Taten bewahrt
Was der Bildschirm als gespeichert zeigt, liegt auf der Platte. Eine Sicherung ist ein Befehl, sie zurückzuholen ein anderer. Für viele Spieler gibt es PostgreSQL.

## Was es kostet
Nichts. Es ist freie Software unter der MIT-Lizenz.`,
  'static.contact.title': 'Kontakt',
  'static.contact.body': `Diesen Server betreiben die Leute, von denen du seine Adresse hast. Frag zuerst sie: Sie helfen bei verlorenen Konten, Fehlern und Wünschen.

Wenn du ein Problem meldest, sag ihnen, **was du getan hast, was geschah und wann**. Den Rest finden sie.

Kannst du dich nicht anmelden, nimm *Passwort vergessen*. Kommt kein Brief, können sie es für dich zurücksetzen.`,
  'static.privacy.title': 'Datenschutz',
  'static.privacy.body': `## Was gespeichert wird
Dein Name und deine E-Mail-Adresse, dein Passwort in verschlüsselter Form, deine Aufgaben und was du damit getan hast, deine Figur und deine Nachrichten.

## Wozu
Um das Spiel für dich zu betreiben. Nichts wird verkauft, nichts geht an Werbung, und auf diesen Seiten verfolgt dich niemand.

## Auf deinem Gerät
Deine Anmeldung, Sprache und Farben und Taten, die noch gespeichert werden. Beim Abmelden wird die Kopie deiner Liste entfernt.

## Wer es sehen kann
Wer diesen Server betreibt, kann in seine Datenbank sehen. Andere sehen dein öffentliches Profil und was du mit ihnen teilst.

## Deine Rechte
Nimm jederzeit selbst eine Kopie oder lösch alles: Optionen, Daten. Gelöscht wird sofort; Sicherungen vergehen mit der Zeit.`,
  'static.terms.title': 'Bedingungen',
  'static.terms.body': `Wer diesen Server benutzt, nimmt ein paar einfache Dinge an.

1. **Sei anständig.** Die Regeln der Gemeinschaft gelten überall, wo andere dich lesen.
2. **Dein Konto gehört dir.** Behalt das Passwort für dich. Eine Person, ein Konto, das ist die Faustregel.
3. **Deine Inhalte bleiben deine.** Du erlaubst nur, sie zu speichern und denen zu zeigen, mit denen du sie teilst.
4. **Kein Schaden.** Versuch nicht, den Server oder fremde Konten aufzubrechen.
5. **Keine Gewähr.** Er wird mit Sorgfalt betrieben, aber ohne Garantie. Mach eine Kopie von dem, was dir wichtig ist.
6. **Ein Ende.** Du kannst jederzeit gehen. Konten, die anderen schaden, können geschlossen werden.`,
  'static.community-guidelines.title': 'Regeln der Gemeinschaft',
  'static.community-guidelines.body': `Die Leute sind hier, um in etwas besser zu werden. Hilf ihnen.

- **Sei freundlich.** Nimm an, dass andere es gut meinen, und schreib, wie du an einem Tisch sprichst.
- **Kein Hass, keine Belästigung, keine Drohungen.** Auch nicht im Scherz.
- **Für jedes Alter.** Es können Kinder mitlesen.
- **Achte das Private.** Was dir vertraulich gesagt wurde, bleibt dort.
- **Keine Werbung, keine Kettenbriefe, keine Flut.**
- **Heilkunde gehört zu Ärzten.** Teil, was dir geholfen hat, nicht, was andere tun müssen.

Ist etwas nicht in Ordnung, melde die Nachricht: Jemand sieht sie sich an. Antworte nicht im gleichen Ton.`,
  'static.clear-browser-data.title': 'Leeren, was dieser Browser behält',
  'static.clear-browser-data.body': `Benimmt sich die Seite seltsam, hilft es oft, zu leeren, was dieser Browser über sie behält.

1. Sieh auf das Zeichen über deinen Aufgaben: Dort sollte **Gespeichert** stehen. Taten, die noch warten, gingen verloren.
2. Melde dich ab.
3. Lösch in den Einstellungen deines Browsers die Daten dieser Adresse.
4. Melde dich wieder an.`,
};
