import type { messages as english } from '../en/steps.ts';

/** Messages of the first steps. */
export const messages: Record<keyof typeof english, string> = {
  'steps.title': 'Erste Schritte',
  'steps.count': '{done} von {all}. Dann',
  'steps.gold': '{count} Gold',
  'steps.done': 'Erledigt',
  'steps.createdTask': 'Aufgabe anlegen',
  'steps.createdTask.ready': 'Was du dir vornimmst',
  'steps.createdTask.wait': 'Was du dir vornimmst',
  'steps.completedTask': 'Eine erledigen',
  'steps.completedTask.ready': 'Hake sie unten ab',
  'steps.completedTask.wait': 'Hake sie unten ab',
  'steps.hatchedPet': 'Tier ausbrüten',
  'steps.hatchedPet.ready': 'Ei und Trank hast du schon',
  'steps.hatchedPet.wait': 'Eier findest du nebenbei',
  'steps.fedPet': 'Tier füttern',
  'steps.fedPet.ready': 'Futter hast du schon',
  'steps.fedPet.wait': 'Futter findest du nebenbei',
  'steps.purchasedEquipment': 'Ausrüstung kaufen',
  'steps.purchasedEquipment.ready': 'Für ein Schwert reicht es',
  'steps.purchasedEquipment.wait': 'Ein Schwert kostet 1 Gold',
  'steps.looks': 'Aussehen',
  'steps.open': 'Erste Schritte zeigen',
  'steps.fold': 'Erste Schritte einklappen',
  'steps.close': 'Erste Schritte schließen',
};
