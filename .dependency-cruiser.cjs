/** The borders of the house (ARCHITECTURE.md): who may import whom. Checked by `npm run lint`. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps|e2e|bench|scripts)/', pathNot: `^(${allowed.join('|')})/` },
});
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    only('content-imports-nothing', '^packages/content/src', ['packages/content']),
    only('rules-know-only-content', '^packages/rules/src', ['packages/rules', 'packages/content']),
    only('contract-knows-rules-and-content', '^packages/contract/src', ['packages/contract', 'packages/rules', 'packages/content']),
    only('art-knows-only-content', '^packages/art/src', ['packages/art', 'packages/content']),
    only('server-never-imports-web', '^apps/server/src', ['apps/server', 'packages']),
    only('web-never-imports-server', '^apps/web/src', ['apps/web', 'packages']),
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
      from: { path: '^apps/web/src/(ui|lib|data|i18n|art|task-kit)/' },
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
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'], extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
};
