import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

const ownSheet = readFileSync('src/elements/matrix/matrix.module.css', 'utf8');
const callerSheet = readFileSync('src/crud/layouts/routes/routes.module.css', 'utf8');

/** The padding of the heading of a group in a table of routes, when the sheets load in this order. */
function paddingWith(sheets: string[]) {
  const { unmount } = render(
    <div className="frame grid">
      {sheets.map((sheet) => (
        <style key={sheet}>{sheet}</style>
      ))}
      <table className="table">
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              山东
            </th>
          </tr>
        </thead>
      </table>
    </div>,
  );
  const { padding } = getComputedStyle(screen.getByRole('columnheader'));
  unmount();
  return padding;
}

test('the table of routes pads the headings of groups in whichever order the style sheets load', () => {
  expect(paddingWith([ownSheet, callerSheet])).toBe('2px 6px');
  expect(paddingWith([callerSheet, ownSheet])).toBe('2px 6px');
});
