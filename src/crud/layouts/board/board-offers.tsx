import { useState, type ReactNode } from 'react';
import type { ById } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { formatPeriod } from '@/lib/time';
import type { BoardLayout } from '@/schema/layout';
import { useCan } from '@/stores/app-config';
import { Button } from '@/ui/button';
import { Box, Grid, Row, Text } from '@/ui/layout/layout';
import { Drawer } from '@/ui/overlay/popup';
import { PhoneLink } from '@/values/cell/number-text';
import type { Offer } from './board';
import styles from './board.module.css';

type Contacts<Row> = NonNullable<BoardLayout<Row>['contacts']>;

/** Who is called about a row, and their numbers. */
function ContactList<Row extends ById>({ row, contacts }: { row: Row; contacts: Contacts<Row> }) {
  const { t } = useTranslation();
  const query = useLoad(['layouts.contacts', row.id], (signal) =>
    contacts.load(row, { signal, quiet: true }),
  );
  return (
    <QueryBoundary query={query} name={t('layouts.board.contacts')}>
      {(found) => (
        <Grid as="ul" gap={1}>
          {found.length === 0 && <li>{t('layouts.board.noContacts')}</li>}
          {found.map(({ id, name, numbers }) => (
            <Row as="li" key={id} gap={2} wrap touch={32}>
              {name}
              {numbers.map((number) => (
                <PhoneLink key={number} text={number} />
              ))}
            </Row>
          ))}
        </Grid>
      )}
    </QueryBoundary>
  );
}

interface OfferLineProps<Row> {
  offer: Offer<Row>;
  layout: BoardLayout<Row>;
  actions: ReactNode;
}

/** An offer: its amount, company, line and period, and what can be done about it. */
function OfferLine<Row extends ById>({ offer, layout, actions }: OfferLineProps<Row>) {
  const { t } = useTranslation();
  const can = useCan();
  const [isCalled, setIsCalled] = useState(false);
  const { row, price } = offer;
  const { company, subject, begin, ends, contacts } = layout;
  const [end] = ends;
  return (
    <Grid as="li" gap={1} className={styles.offer}>
      <Row gap={2} justify="between">
        <Text strong breaks>
          {String(row[company.name])}
        </Text>
        <Text strong digits>
          {formatMoney(price)}
        </Text>
      </Row>
      <Text tone="secondary" breaks>
        {String(row[subject.name])}
      </Text>
      <Text tone="secondary">{formatPeriod(row[begin], row[end])}</Text>
      <Row gap={3} wrap>
        {actions}
        {contacts && can(contacts.policy) && (
          <Button variant="link" aria-expanded={isCalled} onClick={() => setIsCalled(!isCalled)}>
            {t('layouts.board.contacts')}
          </Button>
        )}
      </Row>
      {isCalled && contacts && <ContactList row={row} contacts={contacts} />}
    </Grid>
  );
}

interface BoardOffersProps<Row> extends Pick<OfferLineProps<Row>, 'layout'> {
  title: string;
  offers: readonly Offer<Row>[];
  /** The button that makes a price sheet of them. */
  sheet: ReactNode;
  actions: (row: Row) => ReactNode;
  onClose: () => void;
}

/** The offers of a cell, the lowest first. */
export function BoardOffers<Row extends ById>(props: BoardOffersProps<Row>) {
  const { title, offers, sheet, layout, actions, onClose } = props;
  const { t } = useTranslation();
  return (
    <Drawer title={title} placement="right" onClose={onClose}>
      {sheet && <Box below={3}>{sheet}</Box>}
      {offers.length === 0 ? (
        <p>{t('layouts.board.noOffers')}</p>
      ) : (
        <Grid as="ol">
          {offers.map((offer) => (
            <OfferLine
              key={offer.row.id}
              offer={offer}
              layout={layout}
              actions={actions(offer.row)}
            />
          ))}
        </Grid>
      )}
    </Drawer>
  );
}
