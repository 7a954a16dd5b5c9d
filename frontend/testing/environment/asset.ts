// What a test gets for a style sheet, a drawing or a typeface.
export default '/asset';
