/** Starter tasks: theme and number of the task in it, its text, its note. */
export const starterText = `\
work 0|Zehn ruhige Minuten für eine einzige Sache
work 1|Die wichtigste Aufgabe des Tages aussuchen|Nur eine. Wenn alles wichtig ist, nimm die, auf die du am wenigsten Lust hast.
work 2|Etwas Aufgeschobenes zu Ende bringen|Tippe darauf und schreib auf, was es ist. Je kleiner der erste Schritt, desto besser.
exercise 0|Zehn Minuten bewegen
exercise 1|Vor dem Schlafen dehnen|Arme hoch, Zehen runter und ein ehrlicher Seufzer.
exercise 2|Den Sport für diese Woche planen|Tippe darauf, such die Tage aus und mach Tagesaufgaben daraus.
health_wellness 0|Etwas essen, das gewachsen ist (plus) oder das leuchtet (minus)
health_wellness 1|Zahnseide benutzen|Auch ganz hinten. Die Zähne reden miteinander.
health_wellness 2|Einen Termin zur Vorsorge ausmachen|Tippe darauf und schreib die Nummer auf. Der Anruf dauert drei Minuten, das Davor drei Monate.
school 0|Lernen (plus) oder Löcher in die Luft starren (minus)
school 1|Die Hausaufgaben von heute machen|Sie sind kleiner, als sie vom Sofa aussehen.
school 2|Eine Arbeit für die Schule abschließen|Tippe darauf und schreib auf, welche und bis wann.
self_care 0|Fünfmal tief durchatmen
self_care 1|Etwas tun, nur weil ich es mag|Warum, braucht niemand zu wissen.
self_care 2|Etwas Schönes fürs Wochenende planen|Tippe darauf und gib ihm einen Namen. Das ist schon die halbe Freude.
chores 0|Zehn Minuten aufräumen
chores 1|Geschirr spülen|Alles. Danach die Spüle bewundern.
chores 2|Einen Schrank ausmisten|Tippe darauf und such den Schrank aus. Fang mit einer Schublade an, falls er zurückguckt.
creativity 0|Etwas machen, und sei es noch so klein
creativity 1|An einem kreativen Projekt arbeiten|Zehn Minuten zählen. Absichtsvolles Anstarren auch.
creativity 2|Ein kreatives Projekt fertig machen|Tippe darauf und schreib auf, woran man sieht, dass es fertig ist.
defaults 0|Füg eine eigene Gewohnheit hinzu|Oder ändere mich: Tippe zum Bearbeiten. Das Plus ist für jedes Mal, wenn du es tust.
defaults 1|Tippe hier und mach daraus eine schlechte Gewohnheit, die du loswerden willst|Das Minus ist für jedes Mal, wenn sie stärker ist. Nichts für ungut.
defaults 2|Sieh dich in Everdeed um|Hak mich ab, wenn du genug gesehen hast. Du bekommst Gold und Erfahrung, und mir macht es nichts aus.
defaults 3|Gönn dir etwas|Lies ein Kapitel, nimm ein Bad, tu nichts in guter Gesellschaft. Was es in Gold kostet, bestimmst du.
api 0|Die Treppe nehmen
api 1|Im Stehen aus der Tüte essen
api 2|Obst nehmen (plus) oder Pommes (minus)
api 3|Sieh dich in Everdeed um|Hak mich ab, wenn du genug gesehen hast.
api 4|Eine Viertelstunde lang gar nichts tun
`;
