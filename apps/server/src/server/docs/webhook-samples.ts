import { isFields, valueIn } from '@everdeed/content/values';
import samples from './webhook-samples.json' with { type: 'json' };

/** What a receiver gets for one kind of event. */
export interface WebhookSample {
  readonly title: string;
  readonly about: string;
  readonly body: unknown;
}

/** Titles and explanations, by the type of the webhook and the kind of event. */
const words: readonly (readonly [name: string, title: string, about: string])[] = [
  [
    'taskActivity.scored',
    'A task was scored',
    '<code>taskActivity</code> with the option <code>scored</code>, which is on unless you say otherwise. <code>delta</code> is how far its value moved, <code>user._tmp</code> what else came of it.',
  ],
  [
    'taskActivity.created',
    'A task was created',
    'The option <code>created</code>. <code>updated</code> and <code>deleted</code> have bodies of the same form.',
  ],
  [
    'taskActivity.checklistScored',
    'An item of a checklist was checked off',
    'The option <code>checklistScored</code>.',
  ],
  [
    'userActivity.leveledUp',
    'A new level',
    '<code>userActivity</code> with the option <code>leveledUp</code>.',
  ],
  [
    'userActivity.petHatched',
    'A pet hatched',
    'The option <code>petHatched</code>; <code>mountRaised</code> is alike.',
  ],
  [
    'questActivity.questStarted',
    'A quest started',
    '<code>questActivity</code> with the option <code>questStarted</code>; <code>questInvited</code> and <code>questFinished</code> are alike.',
  ],
  [
    'groupChatReceived',
    'Somebody said something',
    '<code>groupChatReceived</code> with the option <code>groupId</code>.',
  ],
];

/** A sample for each kind of event. A test sends each and compares the fields. */
export const webhookSamples: readonly WebhookSample[] = words.map(([name, title, about]) => ({
  title,
  about,
  body: isFields(samples) ? valueIn(samples, name) : undefined,
}));

export const webhookNames: readonly string[] = words.map(([name]) => name);
