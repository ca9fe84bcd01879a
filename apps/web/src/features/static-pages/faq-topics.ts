/** What the questions are about, by their headings, in the order of the page. */
export const TOPICS = {
  tasks: [
    'task-types',
    'sample-tasks',
    'task-color',
    'pause-dailies',
    'recover-hp',
    'no-hp',
    'prevent-damage',
    'lose-hp',
  ],
  hero: [
    'what-classes',
    'choose-class',
    'character-stats',
    'stat-points',
    'automatic-allocation',
    'blue-bar',
    'avatar-appearance',
    'equipment-display',
    'avatar-transform',
  ],
  things: ['pets-mounts', 'pet-foods', 'cant-purchase', 'more-eqipment', 'gems', 'hourglasses'],
  party: [
    'play-with-others',
    'increase-accountability',
    'quests',
    'find-a-party',
    'search-for-party',
    'search-length',
    'stop-search',
    'find-members',
    'how-many-members',
    'invite-someone',
    'cancel-invitation',
    'unwanted-invitations',
    'filter-list',
    'delete-challenge-tasks',
  ],
  groups: [
    'what-is-group-plan',
    'group-plan-get-started',
    'group-create-tasks',
    'group-assigned-tasks',
    'group-unassigned-tasks',
    'group-day-reset',
    'group-plan-mobile',
    'group-shared-vs-challenge',
  ],
  help: ['report-a-bug', 'data'],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof TOPICS;
const NAMES = Object.keys(TOPICS).filter((name): name is Topic => name in TOPICS);

/** A question and its answer in Markdown. */
export interface Question {
  readonly heading: string;
  readonly question: string;
  readonly answer: string;
}

const inOrder = (order: readonly string[], questions: readonly Question[]): readonly Question[] =>
  questions
    .filter(({ heading }) => order.includes(heading))
    .toSorted((one, other) => order.indexOf(one.heading) - order.indexOf(other.heading));

/** Questions by topic; those that no topic names are under help. */
export function byTopic(questions: readonly Question[]): readonly (readonly [Topic, readonly Question[]])[] {
  const named = new Set<string>(Object.values(TOPICS).flat());
  const others = questions.filter(({ heading }) => !named.has(heading));
  return NAMES.map(
    (name) => [name, [...inOrder(TOPICS[name], questions), ...(name === 'help' ? others : [])]] as const,
  ).filter(([, found]) => found.length > 0);
}

/** Questions in which every word occurs, regardless of case. */
export function search(questions: readonly Question[], words: string): readonly Question[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
