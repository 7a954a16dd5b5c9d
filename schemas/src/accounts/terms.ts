/** Of the terms and conditions that the forms show: what a parent has agreed to is kept with it. */
export const TERMS_VERSION = '2026-11.3';
