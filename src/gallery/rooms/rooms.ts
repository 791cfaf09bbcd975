import { cards } from './cards';
import { cells } from './cells';
import { feedback } from './feedback';
import { fields, fieldsFilled, fieldsOff, fieldsWrong } from './fields';
import { filterTypes } from './filter-types';
import { filterBars } from './filters';
import { forms } from './forms';
import { lists } from './lists';
import { popups } from './popups';
import { records } from './records';
import { regionPanels, regions } from './regions';
import type { Room } from './section';
import { selectors } from './selectors';
import { table } from './table';
import { tableStates } from './table-states';
import { toolbars } from './toolbars';
import { transfers } from './transfers';
import { uploads } from './uploads';

/** All rooms of the gallery; the first is the default. */
export const rooms: readonly [Room, ...Room[]] = [
  table,
  tableStates,
  cells,
  cards,
  lists,
  filterBars,
  filterTypes,
  fields,
  fieldsFilled,
  fieldsOff,
  fieldsWrong,
  forms,
  records,
  uploads,
  transfers,
  selectors,
  regions,
  regionPanels,
  popups,
  toolbars,
  feedback,
];
