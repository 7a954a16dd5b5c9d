// The nine rules of the design. Each has a planted violation in deploy/test/tree/dependency-rules.int.test.ts.
const services = 'command-service|query-service|projectors|workers';
const ours = require('./package.json').workspaces.join('|');
const tests = String.raw`(\.test\.tsx?$|/testing/)`;

/** A library behind one door: whoever else needs it asks the folder that has it. */
const door = (library, folders) => ({
  name: `7-one-door-for-${library.replace(/\W+/g, '-').replace(/^-/, '')}`,
  comment: `${library} is used in ${folders.join(' and ')} alone.`,
  severity: 'error',
  from: { path: `^(${ours})/`, pathNot: [`^(${folders.join('|')})/`, tests] },
  to: { path: `(^|/)node_modules/(@types/)?${library}/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: '1-no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: '2-schemas-know-none-of-ours',
      severity: 'error',
      from: { path: '^schemas/' },
      to: { path: `^(${ours})/`, pathNot: '^schemas/' },
    },
    {
      name: '2-platform-knows-no-domain',
      comment: 'Of ours it sees the language of the schemas only.',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: `^(${ours})/`, pathNot: ['^platform/', '^schemas/src/describe/'] },
    },
    {
      name: '3-services-never-import-services',
      comment: 'They meet through events, tables and HTTP.',
      severity: 'error',
      from: { path: `^(${services})/` },
      to: { path: `^(${services}|deploy)/`, pathNot: '^$1/' },
    },
    {
      name: '3-nobody-reaches-into-a-service',
      severity: 'error',
      from: { path: `^(${ours})/`, pathNot: `^(${services}|deploy)/` },
      to: { path: `^(${services})/` },
    },
    {
      name: '4-features-are-islands',
      comment: 'A story that spans features is a process. The demo world plays everybody, so it calls every feature.',
      severity: 'error',
      from: { path: `^(${services})/src/([^/]+)/`, pathNot: '^command-service/src/demo-world/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/$2/' },
    },
    {
      name: '4-pages-are-islands',
      severity: 'error',
      from: { path: '^frontend/src/pages/([^/]+)/' },
      to: { path: '^frontend/src/pages/', pathNot: '^frontend/src/pages/$1/' },
    },
    {
      name: '4-the-bird-stays-out-of-the-hall',
      comment: 'Nothing stands beside a question of an exam, by whatever way: where there is no connection, neither.',
      severity: 'error',
      from: {
        path: '^frontend/src/(rooms/hall/|pages/mock-exams/(sittings/|rehearsals/(demo|practice-exam)\\.page))',
        pathNot: tests,
      },
      to: { path: '^frontend/src/parts/bird/', reachable: true },
    },
    {
      name: '5-the-client-sees-schemas-alone',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: `^(${ours})/`, pathNot: '^(frontend|schemas)/' },
    },
    {
      name: '5-only-the-command-service-sees-the-question-bank',
      severity: 'error',
      from: { path: `^(${ours})/`, pathNot: '^(question-bank|command-service)/' },
      to: { path: '^question-bank/', pathNot: '^question-bank/src/adaptive/' },
    },
    {
      name: '5-what-a-learner-can-do-is-reckoned-by-the-server',
      comment: 'The projectors fold it and the query service plans by it; the client is told.',
      severity: 'error',
      from: { path: `^(${ours})/`, pathNot: '^(question-bank|command-service|projectors|query-service)/' },
      to: { path: '^question-bank/src/adaptive/' },
    },
    {
      name: '5-the-question-bank-is-pure',
      severity: 'error',
      from: { path: '^question-bank/src/', pathNot: tests },
      to: {
        path: `^(${ours})/|^(node:)?(fs|net|http|https|child_process|process|timers)(/|$)`,
        pathNot: '^(question-bank|schemas)/',
      },
    },
    {
      name: '5-reports-see-schemas-and-platform-alone',
      comment: 'What a report is made of comes from the log: no bank, no service, no file.',
      severity: 'error',
      from: { path: '^exam-reports/src/', pathNot: tests },
      to: {
        path: `^(${ours})/|^(node:)?(fs|net|http|https|child_process|process|timers)(/|$)`,
        pathNot: '^(exam-reports|schemas|platform)/',
      },
    },
    {
      name: '5-what-a-report-says-is-pure',
      comment: 'The same basis says the same for ever.',
      severity: 'error',
      from: { path: '^exam-reports/src/content/', pathNot: tests },
      to: { pathNot: ['^schemas/', '^exam-reports/src/content/'] },
    },
    {
      name: '5-reports-are-made-by-two',
      comment: 'The workers issue them, the query service makes them again.',
      severity: 'error',
      from: { path: `^(${ours})/`, pathNot: '^(exam-reports|query-service|workers|deploy)/' },
      to: { path: '^exam-reports/' },
    },
    {
      name: '6-deciders-and-rules-are-pure',
      comment: 'They import schemas, the decider kit, other rules, and the question bank, which is pure as well.',
      severity: 'error',
      from: { path: String.raw`\.(decider|rules)\.ts$` },
      to: { pathNot: ['^schemas/', '^platform/src/decider/', String.raw`\.rules\.ts$`, '^question-bank/src/'] },
    },
    door('@eventstore/db-client', ['platform/src/event-store', 'platform/src/testing']),
    door('kafkajs', ['platform/src/bus']),
    door('bullmq', ['platform/src/jobs']),
    // The search for whoever was erased reads all that stands there, whoever wrote it.
    door('ioredis', ['platform/src/jobs', 'platform/src/counters', 'platform/src/finding']),
    // The stand-in is written in the types of what it stands in for.
    door('stripe', ['command-service/src/payments/stripe', 'deploy/stripe-stand-in']),
    door('pg', ['platform/src/database', 'platform/src/event-store', 'platform/src/jobs']),
    door('kysely', ['platform/src/database']),
    door('knex', ['platform/src/migrations']),
    door('argon2', ['platform/src/passwords']),
    door('jsonwebtoken', ['platform/src/crypto']),
    door('nodemailer', ['platform/src/mail']),
    door('@napi-rs/image', ['platform/src/images']),
    door('pdfmake', ['platform/src/typesetting']),
    door('fontkit', ['platform/src/typesetting']),
    door('csv-parse', ['command-service/src/mock-exams/sets/csv']),
    // 8, that only main.ts reads process.env, is no dependency: ESLint sees to it.
    {
      name: '9-only-projectors-write-read-tables',
      severity: 'error',
      from: { path: `^(${ours})/`, pathNot: '^(projectors|platform)/' },
      to: { path: '^platform/src/projections/', pathNot: '/checkpoint-watch\\.ts$' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // The client's build makes virtual modules itself.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    // An import of a type binds as much as any other.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
