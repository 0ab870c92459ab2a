type Phones = { readonly phones: readonly { readonly value: string }[] };

/** The number in the groups of its mask: `+225 07 12 •• ••` and `+22507123456` make `+225 07 12 34 56`. */
export const unmask = (mask: string, value: string): string => {
  const digits = value.replace(/\D/g, '');
  if (mask.replace(/[^\d•]/g, '').length !== digits.length) return value;
  let at = 0;
  return mask.replace(/[\d•]/g, () => digits[at++] ?? '');
};

const show = (link: HTMLAnchorElement, { phones }: Phones): void => {
  const { dataset } = link;
  const value = phones[Number(dataset.phone)]?.value;
  const label = link.querySelector('span');
  if (!value || !label) return;
  const number = unmask(dataset.shape ?? '', value);
  label.textContent = number;
  link.href = `tel:${value.replace(/[^\d+]/g, '')}`;
  link.classList.add('told');
  dataset.counted = 'phone-tap';
};

/** Says it to those who do not see the number come. */
const say = (text: string): void => {
  const said = document.querySelector('#phone-told') ?? document.createElement('p');
  said.id = 'phone-told';
  said.className = 'sr';
  said.role = 'status';
  document.body.append(said);
  requestAnimationFrame(() => {
    said.textContent = text;
  });
};

/** The first tap brings the numbers of the company to the page, the next one calls. */
export const phoneHere = (link: HTMLAnchorElement): void => {
  const reveal = async (event: MouseEvent): Promise<void> => {
    if (link.protocol === 'tel:' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { phones: source = '' } = link.dataset;
    link.ariaBusy = 'true';
    const answer = await fetch(source).catch(() => null);
    link.ariaBusy = null;
    if (!answer?.ok) return location.assign(link.href); // the page of the numbers says why
    const told: Phones = await answer.json();
    for (const other of document.querySelectorAll<HTMLAnchorElement>(`[data-phones="${source}"]`)) show(other, told);
    if (link.protocol !== 'tel:') return location.assign(link.href);
    say(link.textContent?.trim() ?? '');
  };
  link.addEventListener('click', reveal);
};
