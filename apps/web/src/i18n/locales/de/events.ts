import type { messages as english } from '../en/events.ts';

export const messages: Record<keyof typeof english, string> = {
  'events.label': 'Was gerade los ist',
  'events.until': 'Bis {date}',
  'events.hide': 'Ausblenden: {name}',
  'events.to.market': 'Zum Markt',
  'events.to.seasonal': 'Zum Saisonladen',
  'events.nye': 'Ein neues Jahr beginnt',
  'events.nye.text': 'Die Glocken werden schon poliert. Karten dafür gibt es auch.',
  'events.birthday': 'Geburtstagskuchen für alle',
  'events.birthday.text':
    'Aufgaben bringen jetzt Kuchen, und auf dem Markt gibt es ein ganzes Regal davon. Den Tieren schmeckt’s.',
  'events.valentines': 'Briefe mit Herz',
  'events.valentines.text': 'Eine gute Woche, um jemandem aus der Party etwas Nettes zu schreiben.',
  'events.piDay': 'Kuchentag',
  'events.piDay.text':
    'Aufgaben bringen Kuchen und Pasteten, rund und warm, und auf dem Markt gibt es sie auch.',
  'events.aprilFools': 'Erster April',
  'events.aprilFools.text':
    'Da braut wieder jemand kuriose Tränke. In zwei Tagen, heißt es, bekommt der Markt welche.',
  'events.aprilFoolsResale': 'Kuriose Tränke sind wieder da',
  'events.aprilFoolsResale.text':
    'Wer sie braut, weiß niemand. Es gibt sie wieder auf dem Markt, samt ihren Quests.',
  'events.namingDay': 'Tag der Namen',
  'events.namingDay.text':
    'Heute bekam jedes Tier seinen Namen. Kuchen gibt es für alle: Aufgaben bringen ihn.',
  'events.habitoween': 'Nacht der Laternen',
  'events.habitoween.text':
    'Aufgaben bringen Süßes, und auf dem Markt gibt es auch welches. Tiere lieben es.',
  'events.harvestFeast': 'Erntefest',
  'events.harvestFeast.text':
    'Volle Scheunen, heiße Öfen: Aufgaben bringen Kuchen und Pasteten, und auf dem Markt gibt es sie auch.',
  'events.opens.winter': 'Es ist Winter',
  'events.opens.winter.text': 'Hazel hat die Wintersets ausgepackt. Sie bleiben bis zum Frühling.',
  'events.opens.spring': 'Es ist Frühling',
  'events.opens.spring.text': 'Hazel hat die Frühlingssets ausgepackt. Sie bleiben bis zum Sommer.',
  'events.opens.summer': 'Es ist Sommer',
  'events.opens.summer.text': 'Hazel hat die Sommersets ausgepackt. Sie bleiben bis zum Herbst.',
  'events.opens.fall': 'Es ist Herbst',
  'events.opens.fall.text': 'Hazel hat die Herbstsets ausgepackt. Sie bleiben bis zum Winter.',
  'events.closes.winter': 'Die letzten Wintertage',
  'events.closes.winter.text': 'Was jetzt im Saisonladen liegen bleibt, wartet dort ein Jahr.',
  'events.closes.spring': 'Die letzten Frühlingstage',
  'events.closes.spring.text': 'Was jetzt im Saisonladen liegen bleibt, wartet dort ein Jahr.',
  'events.closes.summer': 'Die letzten Sommertage',
  'events.closes.summer.text': 'Was jetzt im Saisonladen liegen bleibt, wartet dort ein Jahr.',
  'events.closes.fall': 'Die letzten Herbsttage',
  'events.closes.fall.text': 'Was jetzt im Saisonladen liegen bleibt, wartet dort ein Jahr.',
};
