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

// What oxlint does not know; it asks everything else (`.oxlintrc.json`).
export default tseslint.config(
  { ignores: generated },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    // Its rules are asked by oxlint; here they are known by name, for the comments that switch one off.
    plugins: { '@typescript-eslint': tseslint.plugin },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: { 'no-restricted-syntax': ['error', spreadOfLiteral] },
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
);
