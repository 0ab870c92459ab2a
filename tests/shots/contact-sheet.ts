import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = `body{font:15px system-ui;margin:1rem;background:#eee}section{margin:0 0 2rem}h2{margin:.2rem 0;font-size:1rem}
.row{display:flex;gap:.5rem;overflow-x:auto;align-items:start}figure{margin:0;flex:none}img{height:26rem;width:auto;max-width:30rem;object-fit:cover;object-position:top;background:#fff;border:1px solid #999}
figcaption{font-size:.8rem}`;

/** Writes `index.html` next to the pictures of `folder`: a row for each screen, small, one tap from the whole picture. */
export const writeContactSheet = (folder: string): string => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const rows = Map.groupBy(files.sort(), (file) => file.replace(/-(fr|en)-\d+-(light|dark)\.png$/, ''));
  const sections = [...rows].map(([name, all]) => {
    const figures = all.map(
      (file) =>
        `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file.slice(name.length + 1, -4)}</figcaption></figure>`,
    );
    return `<section id="${name}"><h2>${name}</h2><div class="row">${figures.join('')}</div></section>`;
  });
  const links = [...rows.keys()].map((name) => `<a href="#${name}">${name}</a>`).join(' · ');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of every page</title><style>${styles}</style><p>${links}</p>${sections.join('')}`;
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
};
