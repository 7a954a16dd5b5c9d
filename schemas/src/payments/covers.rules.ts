import { products, type ProductId } from './products';

/** Whether it covers practice and comprehension, and whether all mock exams. */
export const coversPractice = (productId: ProductId): boolean => products[productId].practice;
export const coversMocks = (productId: ProductId): boolean => productId === 2 || productId === 4;
