import tseslint from 'typescript-eslint';

const generated = ['**/dist/**', '**/node_modules/**', '.data/**', 'coverage/**'];

const spreadOfLiteral = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Fields stand one by one: a spread of a literal switches off the check for misspelt and surplus ones.',
};
const spreadOfRow = {
  selector: 'ObjectExpression > SpreadElement > :matches(Identifier[name!="data"], LogicalExpression[operator="??"])',
  message: 'A row is changed by `set(row, { … })`: beside a spread of it a misspelt or surplus column compiles.',
};

// The book of the projections itself is no feature's.
const tableInText = {
  selector:
    ':matches(Literal[value=/\\bread\\.(?!projections\\b)[a-z]/], TemplateElement[value.raw=/\\bread\\.(?!projections\\b)[a-z]/])',
  message: 'A read table is read by its declaration, in its own feature: `readsOf(db, table).from(table)`.',
};

export default tseslint.config(
  { ignores: generated },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json', './frontend/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A leading underscore says that a name is taken out of something in order to leave it behind.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      // A switch counts once: its cases are the table of contents of an aggregate.
      complexity: ['error', { max: 8, variant: 'modified' }],
      'max-depth': ['error', 3],
      'max-params': ['error', 3],
      'no-console': 'error',
      'no-restricted-syntax': ['error', spreadOfLiteral],
      eqeqeq: 'error',
    },
  },
  {
    files: ['frontend/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['projectors/src/**/*.projection.ts'],
    rules: { 'no-restricted-syntax': ['error', spreadOfLiteral, spreadOfRow] },
  },
  {
    files: ['{command-service,query-service,workers,projectors}/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.projection.ts'],
    rules: { 'no-restricted-syntax': ['error', spreadOfLiteral, tableInText] },
  },
  {
    // A test file reads as one long list of cases; content banks are data.
    files: ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.contract-suite.ts', 'deploy/e2e/**'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
  },
  {
    // Where a program begins, in tests and in tools; everything else is told what it needs.
    files: ['**/*.{ts,tsx}'],
    ignores: [
      '**/main.ts',
      'command-service/src/demo-world.ts',
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'deploy/{bench,e2e,test}/**',
      'question-bank/cli/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only main.ts reads the environment.' },
      ],
    },
  },
  { files: ['question-bank/src/**/*.items.ts', 'question-bank/src/**/*.passage.ts'], rules: { 'max-lines': 'off' } },
  { files: ['deploy/**/*.ts', 'question-bank/cli/**/*.ts'], rules: { 'no-console': 'off' } },
);
