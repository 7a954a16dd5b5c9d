import Type from 'typebox';

/** What can be bought, by the numbers of the spec's addresses; the bundle, which it has without a number, is 4. */
export const products = {
  1: { name: 'Standard plan', isMonthly: true, practice: true, price: 'standardPence' },
  2: { name: 'Monthly mock exams', isMonthly: true, practice: false, price: 'mockExamsPence' },
  3: { name: 'One mock exam', isMonthly: false, practice: false, price: 'oneOffPence' },
  4: { name: 'Standard plan and all mock exams', isMonthly: true, practice: true, price: 'bundlePence' },
} as const;
export type ProductId = keyof typeof products;

export const Product = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]);

/** Those that are paid for every month. */
export const MonthlyProduct = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(4)]);
export type MonthlyProductId = Exclude<ProductId, 3>;
