import { lazy, useState } from 'react';
import type { PageQuery } from '@/api/types';
import { Button } from '@/elements/button';
import { Card } from '@/elements/card/card';
import { LazyExportPopup } from '@/elements/export/lazy-export-popup';
import { RecentExportsPopup } from '@/elements/export/recent-exports-popup';
import { Popup } from '@/elements/feedback/popup';
import { Tabs } from '@/elements/tabs/tabs';
import { standardActions } from '@/elements/toolbar/actions';
import { Toolbar } from '@/elements/toolbar/toolbar';
import { CompanyType } from '@/enums';
import { t } from '@/i18n';
import styles from './gallery.module.css';
import { Opener } from './opener';
import { sampleName, samples } from './sample';
import { columns } from './sample-columns';
import type { Room } from './section';

const ImportPopup = lazy(() =>
  import('@/elements/import/import-popup').then((module) => ({ default: module.ImportPopup })),
);

const openText = () => t('gallery.open');

interface DialogProps {
  onClose: () => void;
  wide?: boolean;
}

/** A popup with another one in it. */
function Dialog({ onClose, wide }: DialogProps) {
  return (
    <Popup
      title={t('gallery.sample.company', { number: 1 })}
      wide={wide}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </div>
      }
    >
      <p>{t('gallery.sample.long').repeat(wide ? 30 : 1)}</p>
      <Opener text={openText()}>{(close) => <Dialog onClose={close} />}</Opener>
    </Popup>
  );
}

const pageOf = async ({ page, limit }: PageQuery) => {
  const rows = samples(2_500);
  return { items: rows.slice((page - 1) * limit, page * limit), totalCount: rows.length };
};

const Export = ({ onClose }: DialogProps) => (
  <LazyExportPopup
    title={t('routes./gallery')}
    name={sampleName}
    call={pageOf}
    query={{ sort: 'settled descending' }}
    columns={columns}
    conditions={[]}
    onClose={onClose}
  />
);

const Import = ({ onClose }: DialogProps) => (
  <ImportPopup
    title={t('actions.import')}
    name={sampleName}
    fields={[
      { key: 'company', required: true },
      { key: 'type', type: 'select', of: CompanyType },
    ]}
    template="company.xlsx"
    send={() => Promise.resolve()}
    onClose={onClose}
  />
);

function SomeTabs({ look }: { look: 'line' | 'card' | 'border-card' }) {
  const [active, setActive] = useState('table');
  const items = ['table', 'cells', 'filters'].map((key) => ({
    key,
    label: t(`gallery.rooms.${key}`),
    disabled: key === 'filters',
    content: <p>{t('gallery.sample.note')}</p>,
  }));
  return (
    <Tabs
      label={t(`gallery.looks.${look}`)}
      look={look}
      {...{ items, active }}
      onChange={setActive}
    />
  );
}

const all = standardActions.map((code) => ({ code }));
const states = [
  { code: 'export', busy: true },
  { code: 'delete', disabled: true },
  { code: 'help', text: t('gallery.open'), href: 'https://example.com' },
];

/** Popups, tabs, cards and toolbars. */
export const popups: Room = {
  key: 'popups',
  sections: [
    {
      key: 'dialog',
      render: () => <Opener text={openText()}>{(close) => <Dialog onClose={close} />}</Opener>,
    },
    {
      key: 'wide',
      render: () => <Opener text={openText()}>{(close) => <Dialog wide onClose={close} />}</Opener>,
    },
    {
      key: 'export',
      render: () => <Opener text={openText()}>{(close) => <Export onClose={close} />}</Opener>,
    },
    {
      key: 'import',
      render: () => <Opener text={openText()}>{(close) => <Import onClose={close} />}</Opener>,
    },
    {
      key: 'exports',
      render: () => (
        <Opener text={openText()}>{(close) => <RecentExportsPopup onClose={close} />}</Opener>
      ),
    },
    { key: 'tabs', render: () => <SomeTabs look="line" /> },
    { key: 'tabsCard', render: () => <SomeTabs look="card" /> },
    { key: 'tabsBorder', render: () => <SomeTabs look="border-card" /> },
    {
      key: 'card',
      render: () => <Card title={t('gallery.rooms.popups')}>{t('gallery.sample.note')}</Card>,
    },
    { key: 'toolbar', render: () => <Toolbar left={all} /> },
    { key: 'toolbarStates', render: () => <Toolbar left={[]} right={states} /> },
  ],
};
