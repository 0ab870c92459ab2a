/** Whether the reader pays for each byte: its browser says so, or the reader chose the version without pictures. */
export const savesData = ({ headers }: Request): boolean =>
  headers.get('save-data') === 'on' || /(?:^|;\s*)text=1(?:;|$)/.test(headers.get('cookie') ?? '');
