import { useState } from 'react';
import { ContentView, DetailView } from '@/elements/details/detail-view';
import { Conflict } from '@/elements/form/conflict/conflict';
import { CollapsibleCard } from '@/elements/form/page/collapsible-card';
import { DraftOffer } from '@/elements/form/page/page-form';
import { CompanyStatus } from '@/enums';
import { t } from '@/i18n';
import type { Column } from '@/schema/column';
import type { AnyField, Values } from '@/schema/field';
import { notify } from '@/ui/feedback/notify';
import { SafeHtml } from '@/ui/safe-html';
import { emptySample, longSample, sampleName, samples, type Sample } from './sample';
import { otherColumns, shownColumns } from './sample-table';
import type { Room } from './section';

interface DetailsProps {
  rowOf: () => Sample | undefined;
  columns?: Column<Sample>[];
  close?: boolean;
}

function Details({ rowOf, columns = otherColumns, close = false }: DetailsProps) {
  const [row] = useState(rowOf);
  const View = close ? ContentView : DetailView;
  return row && <View name={sampleName} columns={columns} row={row} />;
}

const third = () => samples(3)[2];
const notifySuccess = () => notify.success();

const fields: AnyField[] = [
  { key: 'company' },
  { key: 'status', type: 'code', control: 'radio', enum: CompanyStatus },
  { key: 'remark', type: 'text', multiline: true },
];

/** Both versions have another name, mine another status, theirs another remark. */
const versions = (theirs: boolean) => {
  const name = (number: number) => t('gallery.sample.company', { number });
  const base: Values = { company: name(1), status: CompanyStatus.draft, remark: null };
  return {
    base,
    mine: { ...base, company: name(2), status: CompanyStatus.enabled },
    theirs: theirs ? { ...base, company: name(3), remark: t('gallery.sample.long') } : null,
  };
};

const Changed = ({ theirs }: { theirs: boolean }) => (
  <Conflict
    name={sampleName}
    fields={fields}
    versions={versions(theirs)}
    onReload={notifySuccess}
    onSave={notifySuccess}
  />
);

/** Less than an hour, so that the relative time is always the same. */
const ageMs = 5_400_000;

function Draft() {
  const [writtenAt] = useState(() => Date.now() - ageMs);
  return <DraftOffer writtenAt={writtenAt} onRestore={notifySuccess} onDiscard={notifySuccess} />;
}

const Folding = ({ open }: { open?: boolean }) => (
  <CollapsibleCard title={t('gallery.sample.company', { number: 1 })} open={open}>
    {t('gallery.sample.note')}
  </CollapsibleCard>
);

const markup = () =>
  `<h2>${t('gallery.sample.note')}</h2><ul><li>${t('gallery.sample.tagA')}</li></ul><script>0</script>`;

/** Read-only records and conflicts of versions. */
export const records: Room = {
  key: 'records',
  sections: [
    { key: 'detail', render: () => <Details rowOf={third} columns={shownColumns} /> },
    { key: 'content', render: () => <Details rowOf={third} close /> },
    { key: 'nothing', render: () => <Details rowOf={() => emptySample} /> },
    { key: 'long', render: () => <Details rowOf={longSample} /> },
    { key: 'html', render: () => <SafeHtml html={markup()} /> },
    { key: 'draft', render: () => <Draft /> },
    { key: 'conflict', render: () => <Changed theirs /> },
    { key: 'conflictUnknown', render: () => <Changed theirs={false} /> },
    { key: 'folded', render: () => <Folding /> },
    { key: 'unfolded', render: () => <Folding open /> },
  ],
};
