import { advert, type Advert, type AdvertQuery } from '@/api/platform/advert';
import { maxSort } from '@/config/limits';
import { CrudList } from '@/crud/crud-list';
import { declareList } from '@/crud/declare';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { linkFields } from '@/elements/link/link-fields';
import { loadAllRows } from '@/elements/query/all-rows';
import { saveOrder } from '@/elements/sort/save-order';
import { AdType, AdvertState, DisplayPage, LinkType } from '@/enums';
import { t } from '@/i18n';
import type { Policy } from '@/policies';
import type { Ordering } from '@/schema/crud';
import { cellText } from '@/values/cell-text';
import { nonNegativeInteger, inRange } from '@/values/rules';
import { AdvertPreview } from './advert-preview';
import { statedAdvertApi } from './advert-state';
import { AdvertSubstations } from './advert-substations';
import { listActions } from './list-actions';

/** The differences between the three pages of adverts. */
interface AdvertKind {
  /** The section of the locale file. */
  section: string;
  adType: AdType;
  policy: Policy;
  /** The aspect ratio of the picture, width by height. */
  aspect: number;
}

const period = { key: 'startTime', type: 'range', upper: 'endTime' } as const;
const popupFields = [
  { key: 'frequency', control: 'radio', required: true },
  { key: 'showSeconds', required: true, rules: [nonNegativeInteger] },
] as const;

/** Sorts the current and future adverts; those that have ended have no position. */
const ordering: Ordering<Advert, AdvertQuery> = {
  load: async ({ adType }, options) => {
    const adverts = await loadAllRows(
      statedAdvertApi.list,
      { adType, sort: 'sort ascending' },
      options,
    );
    return adverts.filter(({ state }) => state !== AdvertState.ended);
  },
  nameOf: ({ title, substationNames: [first = '', ...others] }) =>
    others.length ? t('marketing.inSeveral', { title, first, count: others.length + 1 }) : title,
  placesOf: ({ displayPage, substationNames }) =>
    substationNames.map(
      (substation) => `${substation} · ${cellText(displayPage, 'code', { enum: DisplayPage })}`,
    ),
  save: (adverts) => saveOrder(adverts, statedAdvertApi),
};

const declaration = ({ section, adType, policy, aspect }: AdvertKind) =>
  declareList({
    name: `marketing.${section}`,
    policy,
    record: advert,
    api: statedAdvertApi,
    columns: [
      { key: 'image', aspect },
      { key: 'title', width: 216, isTitle: true },
      'state',
      { ...period, of: 'date', width: 192, sortable: true },
      { key: 'endTime', sortable: true, optional: true },
      // The state says it, and the row has the action.
      { key: 'isListed', control: 'switch', optional: true },
      { key: 'clicks', bar: true, sortable: true },
      { key: 'sort', width: 72, sortable: true, edit: [nonNegativeInteger, inRange(0, maxSort)] },
      { key: 'substation', width: 144 },
      { key: 'displayPage', width: 80 },
      ...(adType === AdType.popup ? (['frequency', 'showSeconds'] as const) : []),
      { key: 'linkType', width: 96 },
      { key: 'link', width: 200 },
    ],
    card: { picture: 'image', status: 'state', facts: ['startTime'] },
    filters: [
      'title',
      'substation',
      { key: 'state', control: 'radio' },
      'displayPage',
      'linkType',
      { key: 'isListed', collapsed: true },
      { key: 'startTime', collapsed: true },
      { key: 'endTime', collapsed: true },
    ],
    form: [
      'title',
      { key: 'image', aspect },
      { key: 'displayPage', control: 'radio', bulk: true },
      ...linkFields,
      { ...period, of: 'dateTime', required: true, bulk: true },
      {
        key: 'substationIds',
        type: 'custom',
        required: true,
        render: (control) => <AdvertSubstations {...control} />,
      },
      ...(adType === AdType.popup ? popupFields : []),
      { key: 'sort', rules: [nonNegativeInteger] },
      { key: 'isListed', bulk: true },
    ],
    layouts: declareLayouts<Advert>([
      {
        kind: 'schedule',
        title: 'title',
        picture: 'imageUrl',
        place: { key: 'displayPage', enum: DisplayPage },
        substation: { ids: 'substationIds', names: 'substationNames' },
        start: 'startTime',
        end: 'endTime',
        state: { key: 'state', enum: AdvertState },
        isOn: 'isListed',
        gap: {
          displayPage: 'place',
          substationIds: 'substationIds',
          substationNames: 'substationNames',
          startTime: 'start',
          endTime: 'end',
        },
      },
    ]),
    preview: (values) => <AdvertPreview adType={adType} advert={values} />,
    defaults: { displayPage: DisplayPage.home, linkType: LinkType.none },
    toolbar: ['new', 'sort', 'exportTable'],
    rowActions: [
      'edit',
      ...listActions<Advert>(({ state }) => state !== AdvertState.ended),
      'copy',
      'delete',
    ],
    ordering,
    defaultSort: 'sort ascending',
  });

/** Creates the page of one kind of advert. Its declaration is available as `.page`. */
export function advertPage(kind: AdvertKind) {
  const page = declaration(kind);
  const AdvertPage = () => <CrudList page={page} baseQuery={{ adType: kind.adType }} />;
  return Object.assign(AdvertPage, { page });
}
