import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SelectField } from './select-field.tsx';

const OPTIONS = [
  { value: 'food', label: 'Food & Beverage' },
  { value: 'other', label: 'Other' },
];

function Example({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SelectField
        label="Industry"
        options={OPTIONS}
        placeholder="Not chosen"
        note="What the brand does"
        error={error}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <output aria-label="Value">{value}</output>
    </>
  );
}

describe('SelectField', () => {
  it('is named by its label, described by its hint and reports the selection', async () => {
    await render(<Example />);
    const field = page.getByRole('combobox', { name: 'Industry' });
    await expect.element(field).toHaveAccessibleDescription('What the brand does');
    await expect.element(field).toHaveDisplayValue('Not chosen');
    await field.selectOptions('Other');
    await expect.element(page.getByLabelText('Value')).toHaveTextContent('other');
    await field.selectOptions('Not chosen');
    await expect.element(page.getByLabelText('Value')).toBeEmptyDOMElement();
  });

  it('shows its error in place of the hint', async () => {
    await render(<Example error="Please choose an industry" />);
    const field = page.getByRole('combobox', { name: 'Industry' });
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Please choose an industry');
    expect(page.getByText('What the brand does').elements()).toEqual([]);
  });
});
