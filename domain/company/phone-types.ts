/** The ways to reach a company that are phone numbers. */
export const phoneTypes: readonly string[] = ['tel', 'gsm', 'fax', 'whatsapp'];
