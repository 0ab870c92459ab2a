import { Controller, Get, Header, Inject } from '@nestjs/common';
import { anyone } from '#domain/access.ts';
import { DataRoute } from '../http/data-route.ts';
import { OPENAPI } from '../http/tokens.ts';
import type { openApi } from './openapi.ts';

type Written = ReturnType<typeof openApi>;
type Document = ReturnType<Written>;
type Operation = {
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
};

const text = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const readable = ({ info, paths }: Document): string => {
  const rows = Object.entries<Readonly<Record<string, Operation>>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary, parameters }]) => {
      const names = parameters.map(({ name, required }) => `<code>${text(name)}${required ? '' : '?'}</code>`);
      return `<tr><td>${method.toUpperCase()}</td><td><code>${text(path)}</code></td><td>${text(summary)}</td><td>${names.join(' ')}</td></tr>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(info.title)} API</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:75rem;padding:0 1rem}td,th{text-align:start;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ddd;vertical-align:top}</style>
<h1>${text(info.title)} API</h1><p>${text(info.description)} <a href="/openapi.json">openapi.json</a></p>
<table><thead><tr><th>Method<th>Path<th>What it does<th>Parameters</thead><tbody>${rows.join('')}</tbody></table></html>`;
};

@Controller()
export class OpenApiController {
  constructor(@Inject(OPENAPI) private readonly written: Written) {}

  @Get('openapi.json')
  @DataRoute({
    rule: anyone,
  })
  json(): Document {
    return this.written();
  }

  @Get('openapi')
  @DataRoute({
    rule: anyone,
  })
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
  page(): string {
    return readable(this.written());
  }
}
