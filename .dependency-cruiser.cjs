/** The borders of the house (ARCHITECTURE.md): who may import whom. Checked by `npm run lint`. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps|e2e|bench|scripts)/', pathNot: `^(${allowed.join('|')})/` },
});

/**
 * The areas of the rules, from the ground up: each may import those before it and the shared files beside them, so
 * that there is no cycle between areas. A new area takes its place here.
 */
const rulesAreas = [
  'state',
  'numbers',
  'due',
  'schedule',
  'fields',
  'notifications',
  'accounts',
  'members',
  'webhooks',
  'debug',
  'stats',
  'drops',
  'equipment',
  'pins',
  'achievements',
  'pets',
  'tasks',
  'tags',
  'character',
  'players',
  'cards',
  'classes',
  'day',
  'quests',
  'groups',
  'group-plans',
  'chat',
  'challenges',
  'inbox',
  'shops',
  'subscriptions',
  'gifts',
  'imports',
];
const rulesLayers = rulesAreas.map((area, place) => ({
  name: `rules-area-${area}`,
  comment: 'Areas of the rules import only areas below them; see rulesAreas.',
  severity: 'error',
  from: { path: `^packages/rules/src/${area}/` },
  to: {
    path: '^packages/rules/src/[^/]+/',
    pathNot: `^packages/rules/src/(${rulesAreas.slice(0, place + 1).join('|')})/`,
  },
}));

/** The areas of the server. They share storage, work, words, presenters and the like, never each other's files. */
const serverAreas =
  'accounts|art|cards|challenges|character|chat|classes|content|coupons|day|equipment|exports|groups|group-plans|imports|inbox|mail|members|notifications|pets|' +
  'pins|players|quests|server|shops|subscriptions|tags|tasks|webhooks|world';

module.exports = {
  forbidden: [
    { name: 'no-cycles', comment: 'Types count too.', severity: 'error', from: {}, to: { circular: true } },
    only('content-imports-nothing', '^packages/content/src', ['packages/content']),
    only('rules-know-only-content', '^packages/rules/src', ['packages/rules', 'packages/content']),
    ...rulesLayers,
    only('contract-knows-rules-and-content', '^packages/contract/src', [
      'packages/contract',
      'packages/rules',
      'packages/content',
    ]),
    only('art-knows-only-content', '^packages/art/src', ['packages/art', 'packages/content']),
    only('server-never-imports-web', '^apps/server/src', ['apps/server', 'packages']),
    only('web-never-imports-server', '^apps/web/src', ['apps/web', 'packages']),
    {
      name: 'server-areas-stay-apart',
      comment: 'An area may use shared parts, never another area; areas.ts lists them.',
      severity: 'error',
      from: { path: `^apps/server/src/(${serverAreas})/` },
      to: { path: `^apps/server/src/(${serverAreas})/`, pathNot: '^apps/server/src/$1/' },
    },
    {
      name: 'server-work-knows-no-http',
      comment: 'Jobs, the command line and imports change players by the same way as requests.',
      severity: 'error',
      from: { path: '^apps/server/src/(storage|work|words|jobs|realtime)/' },
      to: { path: `^apps/server/src/(http|presenters|${serverAreas})/` },
    },
    {
      name: 'server-players-and-groups-are-written-in-one-place',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(storage/|work/save\\.ts)' },
      to: {
        path: '^apps/server/src/storage/(player-writer|groups/group-writer|payments/payment-writer)\\.ts',
      },
    },
    {
      name: 'server-challenges-are-written-in-few-places',
      comment: 'Outcomes, the jobs that reach all participants, and test control.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(storage/|work/save\\.ts|challenges/|test-control/)',
      },
      to: { path: '^apps/server/src/storage/challenges/challenge-writer\\.ts' },
    },
    {
      name: 'web-features-stay-apart',
      comment: 'A feature may use shared parts, never another feature; src/app composes them.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-shared-knows-no-feature',
      severity: 'error',
      from: {
        path: '^apps/web/src/(ui|lib|data|i18n|art|task-kit|item-kit|skill-kit|member-kit|social-kit|quest-kit|pay-kit|site-kit)/',
      },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'No clock, network or node module in rules, content or art.',
      severity: 'error',
      from: { path: '^packages/(rules|content|art)/src' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.tsx?$|/test/|/dist/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
