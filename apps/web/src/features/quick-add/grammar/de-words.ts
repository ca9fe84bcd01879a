import { spellings } from './spellings.ts';
import type { Lexicon } from './types.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** A weekday with its forms: Montag, montags, Montagabend. */
const forms = (name: string, short: string): string =>
  [
    name,
    `${name}s`,
    short,
    ...['früh', 'morgen', 'vormittag', 'mittag', 'nachmittag', 'abend', 'nacht'].map((part) => name + part),
  ].join(' ');

/** The German words of time, and those that cast doubt on them. */
export const lexicon: Lexicon = {
  weekdays: spellings([
    ['m', forms('montag', 'mo')],
    ['t', forms('dienstag', 'di')],
    ['w', forms('mittwoch', 'mi')],
    ['th', forms('donnerstag', 'do')],
    ['f', forms('freitag', 'fr')],
    ['s', `${forms('samstag', 'sa')} ${forms('sonnabend', 'sa')}`],
    ['su', forms('sonntag', 'so')],
  ]),
  months: spellings([
    [1, 'januar jänner jan'],
    [2, 'februar feb'],
    [3, 'märz mär mrz'],
    [4, 'april apr'],
    [5, 'mai'],
    [6, 'juni jun'],
    [7, 'juli jul'],
    [8, 'august aug'],
    [9, 'september sept sep'],
    [10, 'oktober okt'],
    [11, 'november nov'],
    [12, 'dezember dez'],
  ]),
  numbers: spellings([
    [1, 'ein eine einen einem einer eins'],
    [2, 'zwei'],
    [3, 'drei'],
    [4, 'vier'],
    [5, 'fünf'],
    [6, 'sechs'],
    [7, 'sieben'],
    [8, 'acht'],
    [9, 'neun'],
    [10, 'zehn'],
    [11, 'elf'],
    [12, 'zwölf'],
  ]),
  ordinals: spellings([
    [1, 'erste ersten erster erstes'],
    [2, 'zweite zweiten zweiter zweites'],
    [3, 'dritte dritten dritter drittes'],
    [4, 'vierte vierten vierter viertes'],
    [5, 'fünfte fünften fünfter fünftes'],
  ]),
  ordinalEnding: String.raw`\.`,
  and: 'und',
  to: 'bis',
  difficulties: spellings([
    [0.1, 'trivial'],
    [1, 'leicht einfach easy'],
    [1.5, 'mittel medium'],
    [2, 'schwer hard'],
  ]),
  attributes: spellings([
    ['str', 'str stärke'],
    ['int', 'int intelligenz'],
    ['con', 'con aus ausdauer konstitution'],
    ['per', 'per wahrnehmung'],
  ]),
  doubts: {
    ofTime: words(
      `jede jeden jeder jedes jedem alle allen letzte letzten letzter letztes vorige vorigen vergangene vergangenen
       nächste nächsten nächster nächstes nächstem übernächste übernächsten übernächster übernächstes diese diesen dieser dieses diesem kommende kommenden erste ersten
       erster zweite zweiten dritte dritten vierte vierten fünfte fünften halb viertel dreiviertel bis vor seit
       tag tage tagen tages woche wochen wochenende wochenenden monat monate monaten monats jahr jahre jahren jahres
       stunde stunden minute minuten quartal monatsende täglich wöchentlich monatlich jährlich
       montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags
       freitags samstags sonnabends sonntags januar februar märz april juni juli august september oktober november
       dezember heute morgen übermorgen gestern vorgestern einmal zweimal dreimal außer ausser ohne uhr
       morgens vormittags mittags nachmittags abends nachts abend nachmittag vormittag mittag nacht`,
    ),
    before: words(
      `der die das den dem des ein eine einen einem einer mein meine meinen dein deine sein seine ihr ihre unser unsere
       unseren euer eure kein keine keinen und oder für von vom mit ohne bei beim zu zum zur nach an am im in ins auf
       aus um bis ab seit vor über als wie pro je gegen guten gute schönen schöner liebe hasse mag nicht`,
    ),
    beforeAdverb: words(
      `der die das den dem des ein eine einen einem einer guten gute gutem schönen und oder für von vom mit ohne bei zu
       zum zur nach an am im in ins auf aus um bis ab seit vor über als wie pro nicht gegen unser mein dein`,
    ),
    after: words('ist war sind waren hat hatte wird kann soll muss'),
    names: words('schwarzer schwarzen robinson blauer blauen weißer weißen der langer langen stiller'),
    labels: words(
      `kapitel seite seiten version nr nummer punkt abschnitt absatz artikel zimmer raum teil folge staffel stufe schritt
       band linie bus flug gleis tor platz größe modell lektion aufgabe übung paragraph psalm vers akt szene ticket
       abb abbildung tabelle ziffer klasse block wohnung`,
    ),
    joints: words('und oder bis außer ausser aber ohne nicht statt minus gegen lang'),
    adverbs: words('heute morgen übermorgen täglich wöchentlich monatlich jährlich mittags'),
    capitals: 'nouns',
    weekdays: /^(?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?)$/,
  },
};
