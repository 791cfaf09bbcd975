import { useState } from 'react';
import { standardActions } from '@/elements/toolbar/actions';
import { Toolbar } from '@/elements/toolbar/toolbar';
import { t } from '@/i18n';
import { Button, LinkButton, type ButtonVariant } from '@/ui/button';
import { notify } from '@/ui/feedback/notify';
import { Row } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import { Tabs } from '@/ui/tabs';
import type { Room } from './section';

const looks: ButtonVariant[] = ['default', 'primary', 'danger', 'text'];

const Buttons = (state: { busy?: boolean; disabled?: boolean }) => (
  <Row gap={2} wrap>
    {looks.map((variant) => (
      <Button key={variant} variant={variant} {...state}>
        {t(`gallery.looks.${variant}`)}
      </Button>
    ))}
  </Row>
);

function SomeTabs({ variant }: { variant: 'line' | 'card' | 'border-card' }) {
  const [active, setActive] = useState('table');
  const items = ['table', 'cells', 'filters', 'forms'].map((key) => ({
    key,
    label: t(`gallery.rooms.${key}`),
    disabled: key === 'filters',
    content: <p>{t('gallery.sample.note')}</p>,
  }));
  const label = t(`gallery.looks.${variant}`);
  return (
    <Tabs label={label} variant={variant} items={items} active={active} onChange={setActive} />
  );
}

const notifySuccess = () => notify.success();
const all = standardActions.map((code) => ({ code, onClick: notifySuccess }));
const states = () => [
  { code: 'export', busy: true },
  { code: 'delete', disabled: true },
  { code: 'help', text: t('gallery.open'), href: 'https://example.com' },
];

/** Buttons, tabs and cards. */
export const toolbars: Room = {
  key: 'toolbars',
  sections: [
    { key: 'all', render: () => <Toolbar left={all} /> },
    { key: 'states', render: () => <Toolbar left={[{ code: 'new' }]} right={states()} /> },
    { key: 'buttons', render: () => <Buttons /> },
    { key: 'buttonsBusy', render: () => <Buttons busy /> },
    { key: 'buttonsOff', render: () => <Buttons disabled /> },
    {
      key: 'link',
      render: () => <LinkButton href="https://example.com">{t('gallery.open')}</LinkButton>,
    },
    { key: 'tabs', render: () => <SomeTabs variant="line" /> },
    { key: 'tabsCard', render: () => <SomeTabs variant="card" /> },
    { key: 'tabsBorder', render: () => <SomeTabs variant="border-card" /> },
    {
      key: 'card',
      render: () => (
        <Section title={t('gallery.rooms.cards')} extra={<Button>{t('actions.edit')}</Button>}>
          {t('gallery.sample.note')}
        </Section>
      ),
    },
  ],
};
