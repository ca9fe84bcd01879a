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
  'steps.hatchedPet.ready': 'Ei und Trank sind da',
  'steps.hatchedPet.wait': 'Findest du nebenbei',
  'steps.fedPet': 'Tier füttern',
  'steps.fedPet.ready': 'Futter ist da',
  'steps.fedPet.wait': 'Findest du nebenbei',
  'steps.purchasedEquipment': 'Ausrüstung kaufen',
  'steps.purchasedEquipment.ready': 'Ein Schwert ist drin',
  'steps.purchasedEquipment.wait': 'Schwerter ab 1 Gold',
  'steps.looks': 'Aussehen',
  'steps.open': 'Erste Schritte zeigen',
  'steps.fold': 'Erste Schritte einklappen',
  'steps.close': 'Erste Schritte schließen',
};
