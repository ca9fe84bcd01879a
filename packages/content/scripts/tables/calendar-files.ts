import { allBut, part, rows, without } from '../catalogue.ts';
import type { TableFile } from '../table-file.ts';

/** Events and the shop schedule. */
export const calendarFiles: readonly TableFile[] = [
  {
    path: 'events/table.ts',
    types: 'RepeatingEvent',
    tables: [
      {
        name: 'repeatingEvents',
        type: 'readonly RepeatingEvent[]',
        value: part('events', 'repeating'),
        doc: 'Yearly events, in the order of the current-event list (catalogue events.json).',
      },
    ],
  },
  {
    path: 'events/dated.ts',
    types: 'DatedEvent',
    tables: [
      {
        name: 'datedEvents',
        type: 'readonly DatedEvent[]',
        value: part('events', 'dated'),
        doc: 'One-off events up to May 2024, newest first (catalogue events.json).',
      },
    ],
  },
  {
    path: 'events/fools.ts',
    types: 'AprilFools',
    tables: [
      {
        name: 'aprilFools',
        type: 'AprilFools',
        value: part('events', 'aprilFools'),
        doc: 'Pet pictures swapped on April Fools’ Day (catalogue events.json).',
      },
    ],
  },
  {
    path: 'events/ladders.ts',
    types: 'EventLadder',
    tables: [
      {
        name: 'eventLadders',
        type: 'readonly EventLadder[]',
        value: part('event-ladders', 'ladders'),
        doc: 'What each yearly award run gives, step by step (catalogue event-ladders.json).',
      },
    ],
  },
  {
    // Apart from the months, which are longer: the page needs to know the season first.
    path: 'schedule/galas.ts',
    types: 'Gala',
    tables: [
      {
        name: 'galas',
        type: 'readonly Gala[]',
        value: without(rows('schedule', 'galas'), 'seasonalGear'),
        doc: 'The four galas; winter first (catalogue schedule.json).',
      },
    ],
  },
  {
    path: 'schedule/table.ts',
    types: 'MonthSchedule, ReleaseDays',
    tables: [
      {
        name: 'releaseDays',
        type: 'ReleaseDays',
        value: part('schedule', 'releaseDays'),
        doc: 'Day of the month on which each kind of offer changes (catalogue schedule.json).',
      },
      {
        name: 'monthlySchedule',
        type: 'readonly MonthSchedule[]',
        value: part('schedule', 'monthly'),
        doc: 'Offers by month, January first (catalogue schedule.json).',
      },
      {
        name: 'alwaysAvailableCustomizations',
        type: 'readonly string[]',
        value: part('schedule', 'alwaysAvailableCustomizations'),
        doc: 'Appearance sets on sale all year (catalogue schedule.json).',
      },
      {
        name: 'featuredPetQuests',
        type: 'readonly string[]',
        value: part('schedule', 'featuredPetQuests'),
        doc: 'Pet quests to show first while they are for sale (catalogue schedule.json).',
      },
    ],
  },
  {
    path: 'schedule/time-travel.ts',
    types: 'TimeTravelStable',
    tables: [
      {
        name: 'timeTravelStable',
        type: 'TimeTravelStable',
        value: allBut('time-travel-stable'),
        doc: 'What hourglasses buy besides mystery sets (catalogue time-travel-stable.json).',
      },
    ],
  },
];
