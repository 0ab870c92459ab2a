import { nearMe } from './near-me.ts';
import { suggest } from './suggest.ts';

// pages work without this file: it only adds suggestions and "near me"
for (const input of document.querySelectorAll<HTMLInputElement>('input[data-suggest]')) suggest(input);
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-near]')) nearMe(button);
