/** Runs of letters that no child should find in a code, where chance might put them. */
const unfit =
  /ARSE|ASS|BITCH|BUM|COCK|COON|CRAP|CUM|CUNT|DICK|DIE|DYK|FAG|FART|FAT|FUC|FUK|GAY|HOMO|KILL|NAZI|NIG|PEE|PISS|POO|PORN|RAPE|SEX|SHIT|SLUT|SOD|TIT|TWAT|WANK|WEE/;

/** Whether letters put together by chance, in a code or a wrong answer, are fit to be printed. */
export const isFitToPrint = (letters: string): boolean => !unfit.test(letters);
