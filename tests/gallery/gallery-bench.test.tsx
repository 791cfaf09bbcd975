import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import GalleryBench from '@/gallery/gallery-bench';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';

beforeAll(() => startTexts('gallery'));

const show = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the page of the benchmarks', () => {
  test('shows both tables with the same thirty columns and the same rows', () => {
    renderElement(<GalleryBench />);
    show('控制台表格，20 行');
    const own = headings().filter((text) => /\d$/.test(text));
    const [first] = screen.getAllByRole('row').slice(1);
    const company = first && within(first).getAllByRole('cell')[1]?.textContent;
    expect(own).toHaveLength(30);
    show('antd 表格，20 行');
    expect(headings().filter((text) => /\d$/.test(text))).toEqual(own);
    expect(screen.getByRole('cell', { name: company ?? '' })).toBeInTheDocument();
  });
});
