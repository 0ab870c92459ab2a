/**
 * What a page that hydrates may do: besides what every page may (`infra/main/server.ts`), it runs the scripts in it that
 * carry `nonce`, and its parts place themselves by style attributes.
 */
export const hydrationPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "require-trusted-types-for 'script'",
  ].join(';');
