/** What quick add understands of German phrases on Wednesday, 18 November 2026: `phrase | understood`, as `sayLine` says it. */
export const GERMAN = `
# Every day
dehnen jeden Tag | daily “dehnen” [daily]
dehnen täglich | daily “dehnen” [daily]
täglich dehnen | daily “dehnen” [daily]
Täglich dehnen | daily “dehnen” [daily]
dehnen einmal am Tag | daily “dehnen” [daily]
dehnen jeden zweiten Tag | daily “dehnen” [daily x2]
dehnen jeden 3. Tag | daily “dehnen” [daily x3]
dehnen alle 3 Tage | daily “dehnen” [daily x3]
dehnen alle drei Tage | daily “dehnen” [daily x3]
alle 14 Tage entkalken | daily “entkalken” [daily x14]
jeden Morgen meditieren | daily “meditieren” [daily]
jeden Abend lesen | daily “lesen” [daily]
jede Nacht zählen | daily “zählen” [daily]
Jeden Tag dehnen | daily “dehnen” [daily]
dehnen jeden Tag um 8 Uhr | daily “dehnen” [daily] [at 8:00]
dehnen jeden Tag morgens | daily “dehnen” [daily]

# Weeks
Rückblick wöchentlich | daily “Rückblick” [weekly]
Rückblick jede Woche | daily “Rückblick” [weekly]
Rückblick einmal pro Woche | daily “Rückblick” [weekly]
Rückblick wöchentlich am Mo | daily “Rückblick” [weekly on m]
Rückblick jede Woche am Freitag | daily “Rückblick” [weekly on f]
Müll alle 2 Wochen | daily “Müll” [weekly x2]
Müll alle 2 Wochen am Di | daily “Müll” [weekly x2 on t]
alle zwei Wochen dienstags Müll | daily “Müll” [weekly x2 on t]
dienstags alle zwei Wochen Müll | daily “Müll” [weekly x2 on t]
Müll jede zweite Woche dienstags | daily “Müll” [weekly x2 on t]
Müll jeden zweiten Dienstag | daily “Müll” [weekly x2 on t]
jeden 2. Montag Müll | daily “Müll” [weekly x2 on m]
Müll zweiwöchentlich | daily “Müll” [weekly x2]
Müll alle 6 Wochen | daily “Müll” [weekly x6]

# Weekdays
montags und donnerstags Sport | daily “Sport” [weekly on m th]
Sport montags | daily “Sport” [weekly on m]
Sport Mo Mi Fr | daily “Sport” [weekly on m w f]
Sport mo mi fr | daily “Sport” [weekly on m w f]
Sport Mo, Mi, Fr | daily “Sport” [weekly on m w f]
Sport mo,mi | daily “Sport” [weekly on m w]
Sport Mo-Fr | daily “Sport” [weekly on m t w th f]
Sport jeden mo,mi | daily “Sport” [weekly on m w]
Sport jeden Mo, Mi und Fr | daily “Sport” [weekly on m w f]
Sport jeden mo-do | daily “Sport” [weekly on m t w th]
Sport Montag bis Freitag | daily “Sport” [weekly on m t w th f]
Sport Montag und Mittwoch | daily “Sport” [weekly on m w]
Sport jeden Montag | daily “Sport” [weekly on m]
Jeden Montag Sport | daily “Sport” [weekly on m]
Sport jeden Montagabend | daily “Sport” [weekly on m]
Sport jeden Montag Abend | daily “Sport” [weekly on m]
Sport immer montags | daily “Sport” [weekly on m]
Sport immer am Montag | daily “Sport” [weekly on m]
dienstags Sport | daily “Sport” [weekly on t]
Sport Sa So | daily “Sport” [weekly on su s]
Sport werktags | daily “Sport” [weekly on m t w th f]
Sport an Werktagen | daily “Sport” [weekly on m t w th f]
Sport jeden Werktag | daily “Sport” [weekly on m t w th f]
Sport jedes Wochenende | daily “Sport” [weekly on su s]
Sport an Wochenenden | daily “Sport” [weekly on su s]
Sport wochenends | daily “Sport” [weekly on su s]
Sport jeden Mo 7 Uhr | daily “Sport” [weekly on m] [at 7:00]
Sport freitags abends | daily “Sport” [weekly on f]

# Months
Miete monatlich | daily “Miete” [monthly]
Miete jeden Monat | daily “Miete” [monthly]
Miete einmal im Monat | daily “Miete” [monthly]
Miete monatlich am 15. | daily “Miete” [monthly on 15]
Miete jeden Monat am 1. | daily “Miete” [monthly on 1]
Miete jeden Monat am 31. | daily “Miete” [monthly on 31]
Miete jeden 15. | daily “Miete” [monthly on 15]
Miete jeden 15. im Monat | daily “Miete” [monthly on 15]
Miete am 1. jedes Monats | daily “Miete” [monthly on 1]
Miete am 15. des Monats | daily “Miete” [monthly on 15]
Miete zum Monatsersten | daily “Miete” [monthly on 1]
Miete alle 2 Monate am 31. | daily “Miete” [monthly x2 on 31]
Miete alle 3 Monate | daily “Miete” [monthly x3]
Miete jeden zweiten Monat | daily “Miete” [monthly x2]
Miete jedes Quartal | daily “Miete” [monthly x3]
Miete vierteljährlich | daily “Miete” [monthly x3]
Miete halbjährlich | daily “Miete” [monthly x6]
Verein jeden ersten Montag | daily “Verein” [monthly on 1. m]
Verein jeden ersten Montag im Monat | daily “Verein” [monthly on 1. m]
Verein am ersten Montag im Monat | daily “Verein” [monthly on 1. m]
Verein jeden zweiten Dienstag im Monat | daily “Verein” [monthly on 2. t]
Verein monatlich am 2. Dienstag | daily “Verein” [monthly on 2. t]
Miete jeden Monat am Monatsende | daily “Miete” [monthly on last day]
Miete jedes Monatsende | daily “Miete” [monthly on last day]
Miete am letzten Tag jedes Monats | daily “Miete” [monthly on last day]

# Years
Vorsorge jährlich | daily “Vorsorge” [yearly]
Vorsorge jedes Jahr | daily “Vorsorge” [yearly]
Vorsorge einmal im Jahr | daily “Vorsorge” [yearly]
Vorsorge alle 2 Jahre | daily “Vorsorge” [yearly x2]
Geburtstag jeden 3. März | daily “Geburtstag” [yearly on 2027-03-03]
Geburtstag jedes Jahr am 24. Nov | daily “Geburtstag” [yearly on 2026-11-24]
Geburtstag jährlich am 24.11. | daily “Geburtstag” [yearly on 2026-11-24]
Geburtstag am 24.11. jedes Jahr | daily “Geburtstag” [yearly on 2026-11-24]

# Days
Ida anrufen heute | todo “Ida anrufen” [2026-11-18]
heute Ida anrufen | todo “Ida anrufen” [2026-11-18]
Heute Ida anrufen | todo “Ida anrufen” [2026-11-18]
Ida heute Abend anrufen | todo “Ida anrufen” [2026-11-18]
Ida anrufen morgen | todo “Ida anrufen” [2026-11-19]
Mutter morgen anrufen | todo “Mutter anrufen” [2026-11-19]
morgen Ida anrufen | todo “Ida anrufen” [2026-11-19]
Morgen Ida anrufen | todo “Ida anrufen” [2026-11-19]
morgen früh Ida anrufen | todo “Ida anrufen” [2026-11-19]
Ida übermorgen anrufen | todo “Ida anrufen” [2026-11-20]
Ida in 3 Tagen anrufen | todo “Ida anrufen” [2026-11-21]
Ida in einer Woche anrufen | todo “Ida anrufen” [2026-11-25]
Ida in zwei Wochen anrufen | todo “Ida anrufen” [2026-12-02]
Ida in einem Monat anrufen | todo “Ida anrufen” [2026-12-18]
Ida in einem Jahr anrufen | todo “Ida anrufen” [2027-11-18]
heute in einer Woche Ida anrufen | todo “Ida anrufen” [2026-11-25]
morgen in zwei Wochen Ida anrufen | todo “Ida anrufen” [2026-12-03]
Freitag in einer Woche Ida anrufen | todo “Ida anrufen” [2026-11-27]
Ida nächste Woche anrufen | todo “Ida anrufen” [2026-11-23]
Ida nächsten Monat anrufen | todo “Ida anrufen” [2026-12-01]
Ida nächstes Jahr anrufen | todo “Ida anrufen” [2027-01-01]
am Wochenende wandern | todo “wandern” [2026-11-21]
dieses Wochenende wandern | todo “wandern” [2026-11-21]
Ida anrufen Freitag | todo “Ida anrufen” [2026-11-20]
Ida am Freitag anrufen | todo “Ida anrufen” [2026-11-20]
Ida am fr anrufen | todo “Ida anrufen” [2026-11-20]
Ida am Freitagabend anrufen | todo “Ida anrufen” [2026-11-20]
Ida Freitag Abend anrufen | todo “Ida anrufen” [2026-11-20]
Ida anrufen Freitag Abend | todo “Ida anrufen” [2026-11-20]
Ida bis Samstag anrufen | todo “Ida anrufen” [2026-11-21]
Ida nächsten Freitag anrufen | todo “Ida anrufen” [2026-11-20]
Ida diesen Freitag anrufen | todo “Ida anrufen” [2026-11-20]
Ida nächste Woche Freitag anrufen | todo “Ida anrufen” [2026-11-27]
Ida am Freitag nächster Woche anrufen | todo “Ida anrufen” [2026-11-27]
Freitag: Ida anrufen | todo “Ida anrufen” [2026-11-20]
Steuer bis zum 15. | todo “Steuer” [2026-12-15]
Steuer am 15. | todo “Steuer” [2026-12-15]
Steuer 24. Nov | todo “Steuer” [2026-11-24]
Steuer 24.11. | todo “Steuer” [2026-11-24]
Steuer 24.11.2027 | todo “Steuer” [2027-11-24]
Steuer am 24.12. abgeben | todo “Steuer abgeben” [2026-12-24]
Steuer bis 24.12. | todo “Steuer” [2026-12-24]
Steuer am 10. November | todo “Steuer” [2027-11-10]
Steuer 24. November 2027 | todo “Steuer” [2027-11-24]
Steuer am 29. Februar | todo “Steuer” [2028-02-29]
Steuer Fr 20.11. | todo “Steuer” [2026-11-20]
Steuer Monatsende | todo “Steuer” [2026-11-30]
Steuer zum Monatsende abgeben | todo “Steuer abgeben” [2026-11-30]
Steuer bis Ende des Monats | todo “Steuer” [2026-11-30]
Steuer am Jahresende | todo “Steuer” [2026-12-31]
Steuer 2026-12-31 | todo “Steuer” [2026-12-31]

# Times
Ida anrufen 8 Uhr | todo “Ida anrufen” [at 8:00]
Ida um 20:15 anrufen | todo “Ida anrufen” [at 20:15]
um 12.30 essen | todo “essen” [at 12:30]
Ida 18 Uhr 30 anrufen | todo “Ida anrufen” [at 18:30]
Ida um 8.30 Uhr anrufen | todo “Ida anrufen” [at 8:30]
Ida anrufen um 9 | todo “Ida anrufen” [at 9:00]
um 9 aufstehen | todo “aufstehen” [at 9:00]
Ida morgen um 9 anrufen | todo “Ida anrufen” [2026-11-19] [at 9:00]
mittags essen | todo “essen” [at 12:00]
um halb neun essen | todo “essen” [at 8:30]
um Viertel nach acht essen | todo “essen” [at 8:15]
um Viertel vor 8 essen | todo “essen” [at 7:45]
Ida um neun Uhr anrufen | todo “Ida anrufen” [at 9:00]
Ida in 2 Stunden anrufen | todo “Ida anrufen” [in 120 min]
Ida in einer halben Stunde anrufen | todo “Ida anrufen” [in 30 min]
Ida in 30 Minuten anrufen | todo “Ida anrufen” [in 30 min]
Ida anrufen Freitag 8 Uhr | todo “Ida anrufen” [2026-11-20] [at 8:00]

# Starts
gießen täglich ab morgen | daily “gießen” [daily] [2026-11-19]
gießen alle 3 Tage ab 1.12. | daily “gießen” [daily x3] [2026-12-01]
gießen jeden Tag ab Montag | daily “gießen” [daily] [2026-11-23]

# Signs
Kräuter gießen alle 3 Tage 8 Uhr #zuhause !leicht | daily “Kräuter gießen” [daily x3] [at 8:00] [#zuhause] [!1]
Pass erneuern Freitag #zuhause !schwer | todo “Pass erneuern” [2026-11-20] [#zuhause] [!2]
lesen #Küche @stärke | todo “lesen” [#Küche] [@str]
Kaffee kostet 12 | reward “Kaffee” [12 gold]
Kaffee 35 Gold | reward “Kaffee” [35 gold]
+ Wasser trinken | habit “Wasser trinken” [+]
- Zucker | habit “Zucker” [-]
Treppe +/- | habit “Treppe” [+-]
Ida anrufen (morgen) | todo “Ida anrufen” [2026-11-19]

# Traps: names and ordinary words
guten Morgen sagen | text ?Morgen [2026-11-19]
Guten Morgen sagen | text ?Morgen [2026-11-19]
am Morgen joggen | text ?Morgen [2026-11-19]
den Morgen genießen | text ?Morgen [2026-11-19]
Morgenstern lesen | text
Nachrichten von morgen | text ?morgen [2026-11-19]
für morgen packen | text ?morgen [2026-11-19]
für Montag packen | text ?Montag [2026-11-23]
Pläne für heute | text ?heute [2026-11-18]
der Freitag abonnieren | text ?Freitag [2026-11-20]
Robinson und Freitag lesen | text ?Freitag [2026-11-20]
Schwarzer Freitag | text ?Freitag [2026-11-20]
So macht man das | text
Do it yourself Mi casa | text
so bald wie möglich | text
mi casa | text
do ut des | text
Sonntagskleid bügeln | text
Montagsdemo | text
Wochenende planen | text ?Wochenende [2026-11-21]
Wochenendtasche | text
die tägliche Zeitung | text
unser täglich Brot | text ?täglich [daily]
monatliche Abrechnung | text
Mai und Maria treffen | text
März lesen | text
Kapitel 3.2. lesen | text ?3.2. [2027-02-03]
Version 2.4. testen | text ?2.4. [2027-04-02]
Seite 8 lesen | text
um 9 Prozent senken | text ?um 9 [at 9:00]
um 9% senken | text
um Hilfe bitten | text
um 9 Euro feilschen | text ?um 9 [at 9:00]
Zimmer 8:30 | text ?8:30 [at 8:30]
Johannes 3:16 | text ?3:16 [at 3:16]
#42 und #7 lösen | text
C# und !wichtig | text
zum ersten Mal tanzen | text
der zweite Montag | text
Montag oder Dienstag | text
heute oder morgen | text
alle Jahre wieder singen | text
alle Kinder anrufen | text
jeder Tag zählt | text
jede Menge Spaß | text
Gold kaufen | text
2 Gold Ringe | text
kostet 20 Euro | text
24/7 Hotline | text
in der Nacht | text
im Mai wandern | text
zur halben Stunde | text
Seit an Seit | text
Freitag der 13. | text ?Freitag [2026-11-20]
Freitagsgebet | text
sonntags-brötchen | text
Tage zählen | text
mo und jo treffen | text

# Traps: half of a phrase
jeden letzten Freitag im Monat | text !jeden letzten Freitag im Monat (lastWeekday)
letzten Freitag aufschreiben | text
am letzten Freitag im Monat | text !am letzten Freitag im Monat (lastWeekday)
jeden Tag bis 24.12. | text !bis 24.12. (end)
jeden Tag bis Weihnachten | text !bis Weihnachten (end)
gießen jeden Montag bis Mai | text !bis Mai (end)
zwei Wochen lang jeden Tag dehnen | text !zwei Wochen lang (end)
jeden Tag außer Sonntag | text
jeden dritten Freitag | text ?jeden dritten Freitag [weekly x3 on f]
jeden ersten und dritten Montag | text
dreimal pro Woche Sport | text !dreimal pro Woche (tooOften)
zweimal am Tag Zähne putzen | text !zweimal am Tag (tooOften)
alle 2 Stunden trinken | text !alle 2 Stunden (tooOften)
9-10 Uhr Stehung | text
von 9 bis 10 Uhr Runde | text
8 Uhr 9 Uhr | text ?8 Uhr [at 8:00]
vor Freitag | text
seit Montag | text
nach Montag | text ?Montag [2026-11-23]
nächstes Wochenende wandern | text ?nächstes Wochenende [2026-11-28]
31. Februar | text !31. Februar (noDate)
am 31.4. anrufen | text !am 31.4. (noDate)
30.2.2027 | text !30.2.2027 (noDate)
vorgestern | text
gestern Abend | text
jeden Januar | text
Kaffee kostet 99999999999999 | text !kostet 99999999999999 (price)
alle 0 Tage | text
von Freitag | text ?Freitag [2026-11-20]
Sport von Montag bis Freitag | daily “Sport” [weekly on m t w th f]
Sport jeden Dienstag und Donnerstag um 18 Uhr | daily “Sport” [weekly on t th] [at 18:00]
Sport jeden Freitagabend | daily “Sport” [weekly on f]
Rechnung bis morgen zahlen | todo “Rechnung zahlen” [2026-11-19]
Rechnung bis übermorgen | todo “Rechnung” [2026-11-20]
Ida anrufen Fr | text ?Fr [2026-11-20]
Ida am Sonntag um 10 Uhr anrufen | todo “Ida anrufen” [2026-11-22] [at 10:00]
Mo Mi | daily “” [weekly on m w]
So Do | daily “” [weekly on su th]
von morgen bis Freitag | text
Sitzung 9:30 | text ?9:30 [at 9:30]
im nächsten Jahr | text ?nächsten Jahr [2027-01-01]
am ersten Tag | text
jeden Tag eine gute Tat | daily “eine gute Tat” [daily]
jeden Tag oder jede Woche | text
am Montag oder Dienstag | text
alle Tage | text
alle zwei Tage | daily “” [daily x2]
Freitag, den 27.11. Steuer | todo “Steuer” [2026-11-27]
am 31.6. | text !am 31.6. (noDate)
um 25 Uhr | text
um 24:10 | text
halb so wild | text
Viertel Pfund Butter | text

# More, as people type
Pflanzen gießen jeden zweiten Samstag ab nächstem Monat | daily “Pflanzen gießen” [weekly x2 on s] [2026-12-01]
Mama anrufen jeden Sonntag um 19 Uhr | daily “Mama anrufen” [weekly on su] [at 19:00]
Zahnarzt Di 24.11. 14:30 | todo “Zahnarzt” [2026-11-24] [at 14:30]
Zahnarzt am Dienstag, 24. November um 14:30 Uhr | todo “Zahnarzt” [2026-11-24] [at 14:30]
Bericht bis Freitag Abend abgeben | todo “Bericht abgeben” [2026-11-20]
Milch, Eier und Brot kaufen morgen | todo “Milch, Eier und Brot kaufen” [2026-11-19]
morgen: Milch kaufen | todo “Milch kaufen” [2026-11-19]
jeden Tag 20 Seiten lesen | daily “20 Seiten lesen” [daily]
10 Min lesen jeden Tag | daily “10 Min lesen” [daily]
5 km laufen jeden Montag, Mittwoch und Freitag um 6:30 | daily “5 km laufen” [weekly on m w f] [at 6:30]
den Aprilbericht bis Montag | todo “den Aprilbericht” [2026-11-23]
Samstagabend Kino | todo “Kino” [2026-11-21]
Kino Samstag Abend um 8 | todo “Kino” [2026-11-21] [at 8:00]
jeden Sa und So putzen | daily “putzen” [weekly on su s]
Tabletten jeden Tag um 8 und 20 Uhr | daily “Tabletten um 8 und 20 Uhr” [daily]
jeden Donnerstag den Freitagsbrief schicken | daily “den Freitagsbrief schicken” [weekly on th]
Monatsbericht jeden Monat | daily “Monatsbericht” [monthly]
Großeinkauf am Samstag | todo “Großeinkauf” [2026-11-21]
Geburtstag von Ann am 3. März jedes Jahr | daily “Geburtstag von Ann” [yearly on 2027-03-03]
Anns Geburtstag 3. März | todo “Anns Geburtstag” [2027-03-03]
in 15 Min zurückrufen | todo “zurückrufen” [in 15 min]
Buchclub jeden zweiten Montag im Monat um 19 Uhr | daily “Buchclub” [monthly on 2. m] [at 19:00]
Buchclub am 2. Montag des Monats | daily “Buchclub” [monthly on 2. m]
Miete zum 1. | todo “Miete” [2026-12-01]
Sport Mo, Mi & Fr | daily “Sport” [weekly on m w f]
Freitag | todo “” [2026-11-20]
Zeitung am Sonntag lesen | todo “Zeitung lesen” [2026-11-22]
8 Uhr Termin | todo “Termin” [at 8:00]
um 12 Uhr mittags | todo “” [at 12:00]
1. Mai | todo “” [2027-05-01]
am 1. Mai wandern | todo “wandern” [2027-05-01]
in 5 Minuten | todo “” [in 5 min]
bis morgen | todo “” [2026-11-19]
bis Montag Bericht schreiben | todo “Bericht schreiben” [2026-11-23]
kostet 5 | reward “” [5 gold]
5 Gold | reward “” [5 gold]
für 5 Gold | reward “” [5 gold]
ein Eis 5,5 Gold | reward “ein Eis” [5.5 gold]
-5 kg bis 1. März | todo “-5 kg” [2027-03-01]
am 24. Dezember | todo “” [2026-12-24]
24. Dez. | todo “” [2026-12-24]
Sa 14 Uhr Fußball | todo “Fußball” [2026-11-21] [at 14:00]
Samstag 14 Uhr Fußball | todo “Fußball” [2026-11-21] [at 14:00]
um 14 Uhr am Samstag Fußball | todo “Fußball” [at 14:00] [2026-11-21]
nächsten Montag um 9 zum Arzt | todo “zum Arzt” [2026-11-23] [at 9:00]
kommenden Freitag Kino | todo “Kino” [2026-11-20]
übernächste Woche | todo “” [2026-11-30]
am Montag in zwei Wochen | todo “” [2026-12-07]
jeden Werktag um 7 aufstehen | daily “aufstehen” [weekly on m t w th f] [at 7:00]
montags bis freitags um 7 aufstehen | daily “aufstehen” [weekly on m t w th f] [at 7:00]
Montag - Freitag früh aufstehen | daily “aufstehen” [weekly on m t w th f]
wöchentliche Besprechung montags | daily “wöchentliche Besprechung” [weekly on m]
am Monatsersten | daily “” [monthly on 1]
immer sonntags | daily “” [weekly on su]
So. 22.11. Konzert | todo “Konzert” [2026-11-22]
jeden 1. im Monat | daily “” [monthly on 1]
jährlich am 1. Mai | daily “” [yearly on 2027-05-01]
alle 4 Wochen freitags | daily “” [weekly x4 on f]
freitags alle 4 Wochen | daily “” [weekly x4 on f]
jeden Freitag ab 4.12. | daily “” [weekly on f] [2026-12-04]
Do 10 Uhr | todo “” [2026-11-19] [at 10:00]
do 10 uhr | todo “” [2026-11-19] [at 10:00]
Termin 8 Uhr abends | todo “Termin” [at 20:00]
10 Uhr nachts | todo “” [at 22:00]
7 Uhr morgens laufen | todo “laufen” [at 7:00]
Sa., 21.11. Fest | todo “Fest” [2026-11-21]
Heute Nachrichten schauen | todo “Nachrichten schauen” [2026-11-18]

# More traps
Rechnungen am 1. und 15. jeden Monat | text
Flug buchen im März | text
3x täglich Tabletten | text !3x täglich (tooOften)
Tabletten alle 8 Stunden | text !alle 8 Stunden (tooOften)
Muttertag | text
in 3 Werktagen antworten | text
zweimal im Jahr Dachrinne | text !zweimal im Jahr (tooOften)
jeden 3. Samstag | text ?jeden 3. Samstag [weekly x3 on s]
Miete am Ersten | text
abends lesen | text
morgens laufen | text
nachts schlafen | text
unter der Woche kein Zucker | text
alle paar Tage | text
alle zwei bis drei Wochen | text
ab und zu Ida anrufen | text
ab morgen früher aufstehen | text ?ab morgen [2026-11-19]
heute ist ein guter Tag | text ?heute [2026-11-18]
der Plan von heute | text ?heute [2026-11-18]
Fr | text ?Fr [2026-11-20]
Montag ist frei | text ?Montag [2026-11-23]
Sonntagszeitung lesen | text
Mittag essen | text
zu Mittag essen | text
um Mitternacht | text
2. Entwurf | text
3. Stock putzen | text
erste Hilfe | text
in ein paar Tagen | text
bis bald | text
ab Montag Diät | text ?ab Montag [2026-11-23]
am Abend lesen | text
an Weihnachten | text
zu Ostern | text
24.12 | text
am 24.12 | text
3.5. Fest | text ?3.5. [2027-05-03]
übernächsten Montag | text
jeden ersten im Monat | text
bis 24.12. jeden Tag | text !bis 24.12. (end)
`;
