import { advertApi, type Advert, type AdvertInput, type AdvertQuery } from '@/api/platform/advert';
import { maxSort } from '@/config/limits';
import { CrudList } from '@/crud/crud-list';
import { linkFields } from '@/elements/link/link-fields';
import { loadAllRows } from '@/elements/query/all-rows';
import { saveOrder } from '@/elements/sort/save-order';
import { AdType, AdvertState, DisplayPage, LinkType, PopupFrequency } from '@/enums';
import { t } from '@/i18n';
import type { Policy } from '@/policies';
import type { Column } from '@/schema/column';
import type { CheckedDeclaration, Ordering } from '@/schema/crud';
import type { Field } from '@/schema/field';
import { nonNegativeInteger, inRange } from '@/values/rules';
import { AdvertPreview } from './advert-preview';
import { AdvertSubstations } from './advert-substations';

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
const popupColumns: Column<Advert>[] = [
  { key: 'frequency', type: 'code', enum: PopupFrequency },
  { key: 'showSeconds', type: 'number' },
];
const popupFields: Field<AdvertInput>[] = [
  { key: 'frequency', type: 'code', control: 'radio', enum: PopupFrequency, required: true },
  {
    key: 'showSeconds',
    type: 'number',
    required: true,
    min: 1,
    max: 60,
    rules: [nonNegativeInteger],
  },
];

/** Sorts the current and future adverts; those that have ended have no position. */
const ordering: Ordering<Advert, AdvertQuery> = {
  load: async ({ adType }, options) => {
    const adverts = await loadAllRows(advertApi.list, { adType, sort: 'sort ascending' }, options);
    return adverts.filter(({ state }) => state !== AdvertState.ended);
  },
  nameOf: ({ title, substationNames: [first = '', ...others] }) =>
    others.length
      ? t('marketing.inSeveral', { title, first, count: others.length + 1 })
      : `${title} · ${first}`,
  save: (adverts) => saveOrder(adverts, advertApi),
};

function declaration({
  section,
  adType,
  policy,
  aspect,
}: AdvertKind): CheckedDeclaration<
  Advert,
  AdvertQuery,
  AdvertInput,
  'edit' | 'copy' | 'delete',
  'new' | 'sort' | 'exportTable'
> {
  const isPopup = adType === AdType.popup;
  return {
    name: `marketing.${section}`,
    policy,
    api: advertApi,
    columns: [
      { key: 'imageUrl', type: 'image', card: 'detail' },
      { key: 'title', width: 168, card: 'title' },
      { key: 'state', type: 'code', enum: AdvertState, card: 'detail' },
      { ...period, of: 'date' as const, width: 192, sortable: true, card: 'detail' },
      { key: 'endTime', type: 'dateTime', sortable: true, optional: true },
      { key: 'isListed', type: 'flag', control: 'switch' },
      { key: 'clicks', type: 'number', width: 80, sortable: true },
      {
        key: 'sort',
        type: 'number',
        width: 72,
        sortable: true,
        edit: [nonNegativeInteger, inRange(0, maxSort)],
      },
      { key: 'substationNames', type: 'tags', width: 144 },
      { key: 'displayPage', type: 'code', enum: DisplayPage, width: 80 },
      ...(isPopup ? popupColumns : []),
      { key: 'linkType', type: 'code', enum: LinkType, width: 96 },
      { key: 'link', width: 200 },
    ],
    filters: [
      { key: 'title' },
      { key: 'substationId', type: 'record', of: 'substation' },
      { key: 'state', type: 'code', control: 'radio', enum: AdvertState },
      { key: 'displayPage', type: 'code', enum: DisplayPage },
      { key: 'linkType', type: 'code', enum: LinkType },
      { key: 'isListed', type: 'flag', words: 'listed', collapsed: true },
      { key: 'startTime', type: 'range', of: 'dateTime', collapsed: true },
      { key: 'endTime', type: 'range', of: 'dateTime', collapsed: true },
    ],
    form: [
      { key: 'title', required: true, maxLength: 50 },
      { key: 'imageId', type: 'image', required: true, aspect },
      {
        key: 'displayPage',
        type: 'code',
        control: 'radio',
        enum: DisplayPage,
        required: true,
        bulk: true,
      },
      ...linkFields,
      { ...period, of: 'dateTime' as const, required: true, bulk: true },
      {
        key: 'substationIds',
        type: 'custom',
        required: true,
        render: (control) => <AdvertSubstations {...control} />,
      },
      ...(isPopup ? popupFields : []),
      { key: 'sort', type: 'number', min: 0, max: maxSort, rules: [nonNegativeInteger] },
      { key: 'isListed', type: 'flag', bulk: true },
    ],
    preview: (values) => <AdvertPreview adType={adType} advert={values} />,
    defaults: { displayPage: DisplayPage.home, linkType: LinkType.none, isListed: true, sort: 0 },
    toolbar: ['new', 'sort', 'exportTable'],
    rowActions: ['edit', 'copy', 'delete'],
    ordering,
    defaultSort: 'sort ascending',
  };
}

/** Creates the page of one kind of advert. Its declaration is available as `.page`. */
export function advertPage(kind: AdvertKind) {
  const page = declaration(kind);
  const AdvertPage = () => <CrudList page={page} baseQuery={{ adType: kind.adType }} />;
  return Object.assign(AdvertPage, { page });
}
