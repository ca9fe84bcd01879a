import type { messages as en } from '../en/site.ts';

export const messages: Record<keyof typeof en, string> = {
  'site.plans': 'Preise',
  'site.language': 'Sprache',
  'site.foot.game': 'Das Spiel',
  'site.foot.here': 'Diese Seite',
  'site.foot.more': 'Everdeed',
  'site.foot.docs': 'Die API',
  'site.foot.note':
    'Diese Seite betreiben die Leute, von denen du ihre Adresse hast. Everdeed selbst ist freie Software unter der MIT-Lizenz.',
  'static.features.title': 'So funktioniert’s',
  'static.features.lead':
    'Du führst vier Arten von Aufgaben. Das Spiel zählt mit, und eine kleine Heldenfigur wächst mit dir.',
  'static.plans.title': 'Preise',
  'static.plans.lead': 'Was das Spielen hier kostet und was ein Abo bringt.',
  'static.group-plans.title': 'Gruppenpläne',
  'static.group-plans.lead':
    'Eine Tafel für den Haushalt, das Team oder den Verein: Alle sehen, was zu tun ist und wer es tut.',
  'static.faq.title': 'Fragen',
  'static.faq.lead': 'Kurze Antworten auf häufige Fragen. Such darin, oder öffne eine und teile ihren Link.',
  'static.tavern-and-guilds.title': 'Taverne und Gilden',
  'static.tavern-and-guilds.lead': 'Wo sich alle treffen, und wo alle mit demselben Interesse.',
  'static.content-release-changes.title': 'Wann Neues kommt',
  'static.content-release-changes.lead': 'Die Läden folgen einem Kalender. Was geht, kommt wieder.',
  'static.subscription-benefits-adjustments.title': 'Was ein Abo bringt',
  'static.subscription-benefits-adjustments.lead': 'Alle Vorteile mit Zahlen, und was dir danach bleibt.',
  'static.overview.title': 'Selbst hosten',
  'static.overview.lead':
    'Ein Programm, ein Befehl, eine Datei zum Sichern. Ein Haushalt, ein Team oder eine ganze Stadt kann es betreiben.',
  'static.press-kit.title': 'Für die Presse',
  'static.press-kit.lead':
    'Texte und Bilder für alle, die über Everdeed schreiben. Du darfst sie frei verwenden.',
  'static.contact.title': 'Kontakt',
  'static.contact.lead': 'So erreichst du die Leute, die diese Seite betreiben.',
  'static.community-guidelines.title': 'Regeln der Gemeinschaft',
  'static.community-guidelines.lead': 'Wie hier alle miteinander umgehen.',
  'static.privacy.title': 'Datenschutz',
  'static.privacy.lead': 'Was hier gespeichert wird, wozu, und wie du es zurückbekommst oder löschst.',
  'static.terms.title': 'Nutzungsbedingungen',
  'static.terms.lead': 'Was gilt, wenn du diese Seite benutzt.',
  'static.clear-browser-data.title': 'Browserdaten löschen',
  'static.clear-browser-data.lead':
    'Wenn sich eine Seite seltsam verhält, hilft es oft, die Daten zu löschen, die dein Browser für sie gespeichert hat.',
};
