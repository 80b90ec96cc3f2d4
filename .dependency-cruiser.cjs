/** Import rules between the parts of this repository. */
/**
 * @param {string} name
 * @param {string} comment The reason.
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const tests = '(\\.test\\.tsx?$|/test/)';
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycles', 'A cycle means that two files are one thing.', {}, { circular: true }),
    rule(
      'no-unresolved',
      'An import that leads nowhere breaks at run time.',
      {},
      { couldNotResolve: true },
    ),
    rule(
      'contract-stands-alone',
      'Both sides agree on it, so it knows neither.',
      { path: '^contract' },
      { path: '^(src|server|e2e|bench)/' },
    ),
    rule(
      'web-and-host-apart',
      'They meet in the contract only; the host loads the built renderer by path.',
      { path: '^src' },
      { path: '^server' },
    ),
    rule(
      'host-and-web-apart',
      'They meet in the contract only; the host loads the built renderer by path.',
      { path: '^server' },
      { path: '^src' },
    ),
    rule(
      'session-is-lowest',
      'The session knows no API, so that the API can read it.',
      { path: '^src/session', pathNot: tests },
      { path: '^src/(api|features|pages|app|ui|host)' },
    ),
    rule(
      'api-below-features',
      'What calls the host must not know who asks.',
      { path: '^src/api', pathNot: tests },
      { path: '^src/(features|pages|app|ui|host)' },
    ),
    rule(
      'search-engine-below-features',
      'It runs in a worker, too: it knows jobs and searches, no screens and no React.',
      { path: '^src/searchEngine', pathNot: tests },
      { path: '^(src/(features|pages|app|ui|host|session)|node_modules/(react|react-redux)/)' },
    ),
    rule(
      'texts-stand-alone',
      'Texts import nothing else of the app, not even a type.',
      { path: '^src/texts' },
      { path: '^src/', pathNot: '^src/texts' },
    ),
    rule(
      'widget-stands-alone',
      "Other sites' pages load it, so it brings nothing of the app but its texts.",
      { path: '^src/widget', pathNot: tests },
      { path: ['^src/(?!widget|texts)', 'node_modules/'] },
    ),
    rule(
      'service-worker-stands-alone',
      'It runs beside the pages, in each of them and longer than any: it brings nothing of the app.',
      { path: '^src/serviceWorker', pathNot: tests },
      { path: ['^src/(?!serviceWorker)', 'node_modules/'] },
    ),
    rule(
      'features-below-pages',
      'Parts do not know the screens they are used in.',
      { path: '^src/features', pathNot: tests },
      { path: '^src/(pages|host)' },
    ),
    rule(
      'features-know-no-app',
      'Parts work wherever the app puts them; addresses come from contract/paths.ts.',
      { path: '^src/features', pathNot: tests },
      { path: '^src/app' },
    ),
    rule(
      'pages-know-no-app',
      'A screen works in any layout; addresses come from contract/paths.ts.',
      { path: '^src/pages', pathNot: tests },
      { path: '^src/app' },
    ),
    rule(
      'routes-above-parts',
      'What calls the host, searches or draws small parts does not know which pages there are.',
      { path: '^src/(session|api|searchEngine|ui|texts)/', pathNot: tests },
      { path: '^contract/(routes|paths|matchRoute)\\.ts$' },
    ),
    rule(
      'pages-apart',
      'A screen is put together from features, not from other screens.',
      { path: '^src/pages/([^/]+)/([^/]+)\\.tsx$', pathNot: tests },
      { path: '^src/pages/', pathNot: '^src/pages/$1/$2' },
    ),
    rule(
      'features-apart',
      "What two features share is lifted; they don't reach into each other's rooms. A job's card and view are there for all who show jobs.",
      { path: '^src/features/([^/]+)/' },
      {
        path: '^src/features/([^/]+)/.+/',
        pathNot: ['^src/features/$1/', '^src/features/jobs/(card|view)/'],
      },
    ),
    rule(
      'ui-knows-no-jobs',
      'Small parts stay usable anywhere.',
      { path: '^src/ui', pathNot: tests },
      { path: '^src/(session|api|features|pages|app|host)' },
    ),
    rule(
      'one-door-to-generated',
      'Tags and tolerant answers (readAnswers) are added at the door (taggedApi, jobBoardApi); the others take types.',
      {
        path: '^src',
        pathNot:
          '^src/api/(taggedApi|jobBoardApi|memberApi|cacheUpdates/.*|definitions|wire/read(Member)?Answers|generated/.*)\\.ts$',
      },
      { path: '^src/api/generated' },
    ),
    rule(
      'persist-in-session',
      'Only the session is kept.',
      { path: '^src', pathNot: '^src/(session/|app/store\\.ts|app/persist\\.ts)' },
      { path: 'node_modules/redux-persist' },
    ),
    rule(
      'toasts-by-notify',
      'One way to show toasts, loaded with the first screen that has any.',
      { path: '^src', pathNot: '^src/ui/notify/' },
      { path: 'node_modules/notistack' },
    ),
    rule(
      'host-helpers-lowest',
      'Errors, callers, settings and the like are shared by every layer of the host, so they know none of them.',
      {
        path: '^server/((settings|timing)/)?[^/]+\\.ts$',
        pathNot: [tests, '^server/(app|index|context)\\.ts$'],
      },
      { path: '^server/(database|repositories|services|plugins|routes|host)/' },
    ),
    rule(
      'processes-on-top',
      'Nothing that serves knows how many processes do.',
      { path: '^server', pathNot: '^server/(host/|index\\.ts$)' },
      { path: '^server/host/' },
    ),
    rule(
      'database-below-repositories',
      'The pool and the migrations know no table of the product.',
      { path: '^server/database', pathNot: tests },
      { path: '^server/(repositories|services|plugins|routes)/' },
    ),
    rule(
      'repositories-below-services',
      'A query decides nothing, so that any service or plugin can use it.',
      { path: '^server/repositories', pathNot: tests },
      { path: '^server/(services|plugins|routes)/' },
    ),
    rule(
      'services-below-routes',
      'Commands, timers and seeds call services, too, without a server around them (what services throw is in server/errors.ts).',
      { path: '^server/services', pathNot: tests },
      { path: '^server/(plugins|routes)/' },
    ),
    rule(
      'plugins-know-no-service',
      'Plugins serve every route alike; what they need of a service, server/app.ts passes in.',
      { path: '^server/plugins', pathNot: tests },
      { path: '^server/(services|routes)/' },
    ),
    rule(
      'driver-in-database',
      'The database driver has one owner.',
      { path: '^server', pathNot: '^server/(database|test)/' },
      { path: 'node_modules/pg/' },
    ),
    rule(
      'sql-in-repositories',
      'The only place with SQL.',
      { path: '^server', pathNot: '^server/(repositories|database|test)/' },
      { path: 'node_modules/sql-template-tag' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
