import type { ReactNode } from 'react';
import type { Id } from '@/api/types';
import { findById } from '@/elements/query/all-rows';
import { SubstationSelect } from '@/elements/record-select/substation-select';
import { useTabKey } from '@/elements/tab/tab-context';
import { confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { clearDirty, hasUnsavedWork } from '@/stores/dirty';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import { Grid, Row, Text } from '@/ui/layout/layout';
import styles from './substation-page.module.css';

interface SubstationPageProps {
  title: string;
  /** The label of the selector. */
  label: string;
  /** Shown to users without sub-stations. */
  emptyText: string;
  /** The sub-station selected on the page; the first one when it is missing or not managed. */
  selected: Id | null | undefined;
  onSelect: (id: Id) => void;
  children: (id: Id) => ReactNode;
}

/**
 * A page about one sub-station: the one chosen for the console. While all are chosen, the page has a selector, which asks
 * before unsaved changes are lost.
 */
export function SubstationPage(props: SubstationPageProps) {
  const { title, label, emptyText, selected, onSelect, children } = props;
  const tab = useTabKey();
  const { chosen, managed } = useSubstations();
  const canSelect = isAllSubstations(chosen.id);
  const found = findById(managed, selected ?? '') ?? managed[0];
  const id = canSelect ? found?.id : chosen.id;
  const select = async (next: Id | undefined) => {
    if (next === undefined) return;
    if (hasUnsavedWork(tab) && !(await confirmDiscard())) return;
    clearDirty(tab);
    onSelect(next);
  };
  return (
    <Grid gap={2} pack="start" padding={2}>
      <h1 className="visually-hidden">{title}</h1>
      {canSelect && (
        <Row gap={2} panel className={`${styles.choice} ${styles.bar}`}>
          <span aria-hidden="true">{label}</span>
          <SubstationSelect
            managed
            label={label}
            value={id}
            onChange={(next) => void select(next)}
          />
        </Row>
      )}
      {id === undefined ? (
        <Text as="p" align="center" padding={6} panel tone="secondary">
          {emptyText}
        </Text>
      ) : (
        children(id)
      )}
    </Grid>
  );
}
