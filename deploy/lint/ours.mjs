// The rules that are ours alone, asked by oxlint (`.oxlintrc.json` says of which files). A rule looks at a file's text first:
// to read the trees of all files takes four times as long, and hardly any text has what a rule is about.

/** Whatever may stand before a literal that is spread: blanks, comments and brackets. */
const spreadOfLiteral = /\.\.\.(?:[\s(]|\/\/.*|\/\*[^]*?\*\/)*\{/;

/** A character that is written as an escape could be any. */
const tableOrEscape = /read\.|\\/;

// The book of the projections itself is no feature's.
const table = /\bread\.(?!projections\b)[a-z]/;

/** What is spread into an object is told to `judge`. */
const ofSpreads = (judge) => ({
  SpreadElement({ parent, argument }) {
    if (parent.type === 'ObjectExpression') judge(argument);
  },
});

/** A rule for the files whose text is `worth` reading; `visit` is given what reports a node. */
const rule = (message, worth, visit) => ({
  createOnce: (context) => ({
    before: () => worth.test(context.sourceCode.text),
    ...visit((node) => context.report({ node, message })),
  }),
});

export default {
  meta: { name: 'ours' },
  rules: {
    'no-spread-of-literal': rule(
      'Fields stand one by one: a spread of a literal switches off the check for misspelt and surplus ones.',
      spreadOfLiteral,
      (report) =>
        ofSpreads((argument) => {
          if (argument.type === 'ObjectExpression') report(argument);
        }),
    ),
    'no-spread-of-row': rule(
      'A row is changed by `set(row, { … })`: beside a spread of it a misspelt or surplus column compiles.',
      /\.\.\./,
      (report) =>
        ofSpreads((argument) => {
          const { type, name, operator } = argument;
          if ((type === 'Identifier' && name !== 'data') || (type === 'LogicalExpression' && operator === '??'))
            report(argument);
        }),
    ),
    'no-table-in-text': rule(
      'A read table is read by its declaration, in its own feature: `readsOf(db, table).from(table)`.',
      tableOrEscape,
      (report) => ({
        Literal(node) {
          if (typeof node.value === 'string' && table.test(node.value)) report(node);
        },
        TemplateElement(node) {
          if (table.test(node.value.raw)) report(node);
        },
      }),
    ),
  },
};
