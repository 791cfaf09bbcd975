import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { TabTitle, useListTitle } from '@/crud/list-title';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';

beforeAll(() => startTexts('marketing'));

interface Place {
  name?: string;
  path?: string;
  tab?: string;
  embedded?: boolean;
}

function Title({ name, embedded }: { name: string; embedded: boolean }) {
  return <h1>{useListTitle(name, embedded)}</h1>;
}

test.each<[string, Place]>([
  ['货源管理', { path: '/source/source-management' }],
  ['园区与团体', { path: '/company/company-list', tab: '园区与团体' }],
  ['线路推荐', { name: 'marketing.recommend', path: '/marketing/line-recommend', tab: '标签' }],
  ['数据列表', { path: '/marketing/vote-company/1/2/评选' }],
  ['数据列表', { path: '/source/source-management', tab: '标签', embedded: true }],
])('a list is called %s at %j', (title, { name = 'test', path = '/', tab, embedded = false }) => {
  renderElement(
    <MemoryRouter initialEntries={[path]}>
      <TabTitle value={tab}>
        <Title name={name} embedded={embedded} />
      </TabTitle>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
});
