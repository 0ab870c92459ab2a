const greeting =
  /^[^\p{L}\p{N}]*(?:bonjour|bonsoir|salut|hello|hi|good\s+(?:morning|afternoon|evening)|dear)(?![\p{L}\p{N}-])/iu;

/** Whether a text begins with a greeting, in French or English. */
export const beginsWithGreeting = (text: string): boolean => greeting.test(text);
