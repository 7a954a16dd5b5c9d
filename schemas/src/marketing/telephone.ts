/** 7 to 15 digits, with an international prefix and brackets where somebody likes: `+44 (0)20 7946 0018`. */
export const telephonePattern = '^(?=(?:[^0-9]*[0-9]){7,15}[^0-9]*$)[+]?[0-9 ()-]+$';
