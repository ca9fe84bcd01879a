import type { messages as en } from '../en/leave.ts';

/** Messages of leaving a party, and of what holds somebody in it. */
export const messages: Record<keyof typeof en, string> = {
  'party.leaveTitle': '{name} verlassen?',
  'party.leaveHint': 'Um zurückzukommen, brauchst du eine neue Einladung.',
  'party.leaveLead': 'Du leitest diese Party. Danach leitet sie, wer am längsten dabei ist.',
  'party.leavePlan': 'Ihre Tafel und die Vorteile ihres Plans hast du dann nicht mehr.',
  'party.leaveLast': 'Außer dir ist niemand mehr hier. Die Party und ihre Nachrichten werden gelöscht.',
  'party.leaveHeld': 'Du kannst {name} noch nicht verlassen',
  'party.heldByQuest': 'Du bist auf einer Quest. Verlasse zuerst die Quest, dann die Party.',
  'party.heldByOwnQuest':
    'Die Questrolle der laufenden Quest gehört dir. Sobald die Quest geschafft oder aufgegeben ist, kannst du gehen.',
  'party.heldByOwnInvitation':
    'Du hast die Party zu einer Quest eingeladen. Sag die Quest ab, dann kannst du gehen.',
  'party.heldByPlan':
    '{count, plural, one {Die Party hat einen Gruppenplan. Kündige den Plan, dann kannst du gehen.} other {Du leitest diese Party, und sie hat einen Gruppenplan. Übergib die Leitung oder kündige den Plan, dann kannst du gehen.}}',
  'party.leaveTasks': 'Was soll mit den Aufgaben aus den Wettbewerben dieser Party geschehen?',
  'party.keepTasks': 'Behalten',
  'party.removeTasks': 'Entfernen',
  'party.ownerHeld': '{name} lässt sich noch nicht entfernen',
  'party.ownerHeldHint':
    'Die Questrolle der Quest ist von {name}. Sobald die Quest zu Ende oder abgesagt ist, geht es.',
};
