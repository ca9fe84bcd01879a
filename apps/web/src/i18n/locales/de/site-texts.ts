import type { messages as en } from '../en/site-texts.ts';

export const messages: Record<keyof typeof en, string> = {
  'text.privacy': `## Was gespeichert wird
Dein Name und deine E-Mail-Adresse, ein Hash deines Passworts, deine Aufgaben und was du damit gemacht hast, deine Figur, deine Nachrichten, die Geräte und Apps, auf denen du angemeldet bist, und 30 Tage lang die E-Mails, die du von dieser Seite bekommst.

Welche Seiten du öffnest, notiert niemand. Netzwerkadressen (IP) bleiben eine Weile im Arbeitsspeicher, um Überlastung und das Raten von Passwörtern abzuwehren, und werden nicht aufgeschrieben. Ein vorgeschalteter Proxy kann ein eigenes Protokoll führen.

## Wozu
Um das Spiel für dich zu betreiben. Nichts wird verkauft, nichts geht an Werbefirmen, und auf diesen Seiten wird niemand verfolgt.

## Auf deinem Gerät
Deine Anmeldung, Sprache und Design, eine Kopie deiner Aufgaben und Änderungen, die noch gespeichert werden müssen. Beim Abmelden wird die Kopie deiner Aufgaben entfernt.

## Wer es sehen kann
Wer diese Seite betreibt, kann ihre Datenbank lesen. Andere sehen dein öffentliches Profil und was du mit ihnen teilst. Apps, denen du ein API-Token gibst, können alles, was du kannst.

## Wenn du dich über einen anderen Dienst anmeldest
Dieser Dienst sagt der Seite, wer du bist und wie deine E-Mail-Adresse lautet, sonst nichts. Von deinen Aufgaben erfährt er nichts.

## Wenn du dich erinnern lässt
Erinnerungen erreichen eine geschlossene Seite über den Push-Dienst deines Browser-Herstellers. Sie sind verschlüsselt: Der Dienst kann sie nicht lesen.

## Wenn du bezahlst
Ein Zahlungsdienst nimmt das Geld entgegen und kennt deine Karte. Diese Seite behält nur, was du wann für wie viel gekauft hast.

## Deine Rechte
Du kannst jederzeit selbst eine Kopie herunterladen oder alles löschen: unter Einstellungen, Daten. Gelöscht wird sofort; Sicherungskopien verfallen mit der Zeit.`,
  'text.terms': `1. **Sei anständig.** Die [Regeln der Gemeinschaft](/static/community-guidelines) gelten überall, wo andere lesen, was du schreibst.
2. **Dein Konto gehört dir.** Behalte dein Passwort für dich. Eine Person, ein Konto: So lautet die Faustregel.
3. **Deine Inhalte bleiben deine.** Du erlaubst der Seite nur, sie zu speichern und denen zu zeigen, mit denen du sie teilst.
4. **Richte keinen Schaden an.** Versuch nicht, in den Server oder in fremde Konten einzudringen, und belaste ihn nicht mehr, als Spielen es tut.
5. **Edelsteine, Gold und dergleichen gehören zum Spiel.** Außerhalb haben sie keinen Wert und werden nicht in Geld zurückgetauscht.
6. **Keine Gewähr.** Die Seite wird mit Sorgfalt betrieben, aber ohne Garantie. Sichere, was dir wichtig ist.
7. **Das Ende.** Du kannst jederzeit gehen. Konten, die anderen schaden, können geschlossen werden.`,
  'text.community-guidelines': `Alle sind hier, um in etwas besser zu werden. Hilf ihnen dabei.

## In jedem Chat
- **Sei freundlich.** Geh davon aus, dass andere es gut meinen, und schreib so, wie du von Angesicht zu Angesicht reden würdest.
- **Kein Hass, keine Belästigung, keine Drohungen.** Auch nicht im Scherz.
- **Für jedes Alter.** Es können Kinder mitlesen.
- **Achte die Privatsphäre.** Was dir im Vertrauen gesagt wird, bleibt unter euch.
- **Keine Werbung, keine Kettenbriefe, kein Spam.**
- **Überlass die Medizin den Ärzten.** Erzähl, was dir geholfen hat, nicht, was andere tun müssen.

## Namen und Profile
Dasselbe gilt für deinen Namen, dein Bild und was du über dich schreibst, und für die Gilden und Wettbewerbe, die du anlegst.

## Wenn etwas nicht in Ordnung ist
Melde die Nachricht oder das Profil, und jemand sieht es sich an. Antworte nicht im gleichen Ton. Du kannst jeden blockieren; niemand erfährt davon.

## Was folgen kann
Eine Nachricht kann verborgen werden. Wer andere immer wieder verletzt, kann stummgeschaltet werden, und am Ende kann das Konto geschlossen werden. Wenn du meinst, das war ein Irrtum, [schreib uns](/static/contact).`,
  'text.clear-browser-data': `1. Sieh auf die Anzeige über deinen Aufgaben: Dort sollte **Gespeichert** stehen. Änderungen, die noch warten, gehen sonst verloren.
2. Melde dich ab.
3. Lösche in den Einstellungen deines Browsers die Daten für diese Adresse.
4. Melde dich wieder an.

Deine Aufgaben, deine Figur und alles andere liegen auf dem Server und kommen zurück, wie sie waren. Weg ist nur, was sich dieser Browser gemerkt hat: deine Anmeldung, Sprache und Design der öffentlichen Seiten und Entwürfe.`,
  'text.tavern-and-guilds': `## Die Taverne
Die Taverne steht allen offen. Dort kannst du dich im Gasthaus ausruhen, mit anderen reden und sehen, ob ein Weltboss umgeht.

**Ausruhen.** Solange du ruhst, kosten verpasste Tagesaufgaben keine Gesundheit, und deine Serien bleiben, wie sie sind. Der Boss deiner Party trifft dich trotzdem für das, was andere verpassen.

**Gegen einen Weltboss** kämpfen alle auf einmal: Jede erledigte Aufgabe nimmt ihm etwas Gesundheit. Wird er wütend, lässt er das an einem Laden aus, nie an dir. Fällt er, werden alle belohnt.

## Gilden
Eine Gilde versammelt Leute mit demselben Interesse. Öffentliche kann jeder finden und ihnen beitreten, private nur auf Einladung. Jede hat einen Chat, eigene Wettbewerbe und eine Leitung, die andere zur Verwaltung ernennen kann.

- Eine finden: unter **Gruppen, Entdecken**, mit Suche nach Wörtern, Größe oder Art.
- Eine gründen: am selben Ort. Das kostet vier Edelsteine; sie kommen in die Kasse der Gilde, für Preise ihrer Wettbewerbe.
- Eine verlassen: Öffne sie und wähle **Verlassen**. Du wirst gefragt, was aus den Wettbewerben wird, an denen du dort teilnimmst.

## Wenn es beides nicht gibt
Wer eine Seite betreibt, kann öffentliche Gilden und den Chat der Taverne schließen. Ausruhen, Partys, private Gilden und Gruppenpläne gibt es dort trotzdem.`,
  'text.content-release-changes': `## Vier Tage im Monat
An diesen Tagen wechseln die Läden, um 8:00 Uhr UTC.

- **Am 1.:** andere Sets bei den Zeitreisenden, und alle drei Monate beginnt eine neue Jahreszeit.
- **Am 7.:** andere Hintergründe und neue Stücke im Launischen Schrank.
- **Am 14.:** andere Haustier-Quests, Trank-Quests und Pakete.
- **Am 21.:** andere magische Schlüpftränke.

Was kommt, bleibt bis zum selben Tag des nächsten Monats.

## Jahreszeiten
Der Winter beginnt am 1. Dezember, der Frühling im März, der Sommer im Juni, der Herbst im September. Dann verkauft der Saisonladen Ausrüstung, Zauber und Aussehen dieser Zeit.

## Nichts ist für immer weg
Der Kalender ist jedes Jahr derselbe. Ein Hintergrund vom Juni kommt im Juni wieder, ältere jedes zweite Jahr, und ein Set der Zeitreisenden zweimal im Jahr. Hast du ein Set verpasst, steht im Laden, wann es wiederkommt.

## Angeheftetes
Verlässt etwas Angeheftetes die Läden, verschwindet es auch aus deinen Belohnungen. Was du besitzt, behältst du.`,
  'text.subscription-benefits-adjustments': `## Was es bringt
- **Edelsteine für Gold.** 20 Gold je Edelstein, am Anfang bis zu 24 am Tag. Jeder Monat bringt zwei dazu, bis es 50 am Tag sind; mit zwölf Monaten auf einmal bist du gleich dort.
- **Jeden Monat eine Sanduhr.** Dafür gibt es Ausrüstung, Haustiere und Reittiere aus früheren Zeiten. Deine ersten zwölf Monate auf einmal bringen zwölf weitere.
- **Überraschungssets** in jedem Monat, der eines hat, lange bevor ein Laden sie verkauft.
- **Doppelt so viele Funde am Tag:** Eier, Tränke und Futter.
- **Der Königspurpur-Wolpertinger,** ein Haustier, das bleibt.
- **Ein längeres Gedächtnis.** Erledigte To-dos bleiben 90 Tage statt 30.

## Wenn du pausierst
Sanduhren, Ausrüstung, Haustiere und die Zahl der Edelsteine, die du kaufen darfst, bleiben. Kommst du zurück, machst du dort weiter; nur die Monate in Folge zählen neu.

## Geschenke
Ein Geschenk ist ein Abo auf Zeit, das sich nicht verlängert. Hast du schon eins, wird es hinten angehängt.

## Wo nichts verkauft wird
Wo das Bezahlen ausgeschaltet ist, haben alle das alles, ohne zu bezahlen: Was hier gilt, steht unter [Preise](/static/plans).`,
};
