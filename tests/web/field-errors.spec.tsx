// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FormFields } from '#web/edit/form-fields.tsx';
import type { FormField } from '#web/edit/form-values.ts';
import { useCheckedFields } from '#web/edit/use-checked-fields.ts';
import { rendered } from './component.tsx';

const fields: readonly FormField[] = [
  { kind: 'text', name: 'name-firstname', label: 'profile.firstname', max: 80, rule: 'personName', required: true },
  { kind: 'text', name: 'coordinates-website', label: 'profile.website', max: 300, type: 'url' },
  { kind: 'text', name: 'coordinates-tel', label: 'profile.tel', max: 40, type: 'tel' },
];

const refused = [{ field: 'coordinates-tel', message: 'This number does not exist.' }];

const Form = ({ errors }: { readonly errors?: typeof refused }) => {
  const checked = useCheckedFields(fields, errors);
  return (
    <form noValidate onBlur={checked.onBlur} onInput={checked.onInput}>
      <FormFields fields={fields} values={{}} errors={checked.errors} />
    </form>
  );
};

const errorOf = (field: HTMLElement): string | null => {
  const id = field.getAttribute('aria-describedby');
  return id ? (document.getElementById(id)?.textContent ?? null) : null;
};

const words = {
  fr: { url: /Cette adresse n’est pas valable/, missing: /Remplissez ce champ/ },
  en: { url: /This address is not valid/, missing: /Fill in this field/ },
} as const;

describe.each(['fr', 'en'] as const)('errors beside the field, %s', (lang) => {
  test('come as a field is left, not while it is written first, and go as it is mended', async () => {
    const { user } = rendered(<Form />, lang);
    const [name, site] = screen.getAllByRole('textbox');
    if (!name || !site) throw new Error('the form has no fields');
    await user.click(site);
    await user.tab(); // passed through, nothing written
    expect(errorOf(site)).toBeNull();
    await user.type(site, 'ftp://awa');
    expect(errorOf(site)).toBeNull();
    await user.tab();
    expect(errorOf(site)).toMatch(words[lang].url);
    expect(site.getAttribute('aria-invalid')).toBe('true');
    await user.clear(site);
    await user.type(site, 'awa.example');
    expect(errorOf(site)).toBeNull();
    expect(site.getAttribute('aria-invalid')).toBeNull();

    await user.type(name, 'A');
    await user.clear(name);
    await user.tab();
    expect(errorOf(name)).toMatch(words[lang].missing);
  });

  test('what the server alone knows goes as the field is changed', async () => {
    const { user } = rendered(<Form errors={refused} />, lang);
    const phone = screen.getAllByRole('textbox')[2];
    if (!phone) throw new Error('the form has no phone');
    expect(errorOf(phone)).toBe('This number does not exist.');
    await user.type(phone, '+225 07 08 09 10 11');
    expect(errorOf(phone)).toBeNull();
  });
});
