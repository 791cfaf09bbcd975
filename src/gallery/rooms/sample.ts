import { env } from '@/config/env';
import type { FormAttachment } from '@/elements/upload/send-file';
import { CompanyStatus, CompanyType } from '@/enums';
import { t } from '@/i18n';
import { dayMs } from '@/lib/time';

/** A record with a value of every type. */
export interface Sample {
  id: number;
  company: string;
  mobile: string | null;
  lines: number | null;
  branches: number | null;
  deposit: number | null;
  idNumber: string | null;
  insured: boolean | null;
  type: number | null;
  status: number | null;
  roles: number | null;
  settled: string | null;
  updated: string | null;
  tags: string[];
  logo: string | null;
  papers: string[];
  remark: string | null;
  html: string | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** In ms. */
  seen: number | null;
  listed: boolean | null;
  normal: boolean | null;
  owner: string | null;
  way: string | null;
  region: string | null;
  begins: string | null;
}
/** The locale section of the labels. */
export const sampleName = 'gallery.sample';

const hourMs = 3_600_000;
/** The same rows in every run, so that pictures of the page can be compared. */
const firstDay = Date.UTC(2026, 0, 1);
const dayOf = (index: number) =>
  new Date(firstDay + (index % 400) * dayMs).toISOString().slice(0, 19);
/** A picture that exists in every build. */
export const picture = `${env.basePath}/favicon.svg`;

/** Two uploaded files. */
export const attachments = (): FormAttachment[] =>
  ['contract.pdf', 'licence.svg'].map((name, index) => ({
    attachmentId: index + 1,
    name,
    url: picture,
    filePath: picture,
  }));

/** Pictures, one of which does not exist, and an audio file. */
export const pictures = (): FormAttachment[] =>
  [
    { name: 'front.png', url: picture },
    { name: 'gone.png', url: 'data-of-nobody.png' },
    { name: 'yard.mp4', url: 'yard.mp4' },
  ].map((file, index) => ({ ...file, attachmentId: index + 1, filePath: file.url }));

const sample = (index: number): Sample => ({
  id: index + 1,
  company: t('gallery.sample.company', { number: index + 1 }),
  mobile: `138${String(1_000 + index).padStart(8, '0')}`,
  lines: (index * 7) % 40,
  branches: (index * 3) % 9,
  deposit: ((index * 1_357) % 90_000) + 0.5,
  idNumber: `37131219900101${1000 + index}`,
  insured: index % 3 !== 0,
  type: CompanyType.$values[index % 5] ?? null,
  status: CompanyStatus.$values[index % 3] ?? null,
  roles: index % 8,
  settled: dayOf(index),
  updated: dayOf(index * 2),
  tags: [t('gallery.sample.tagA'), t('gallery.sample.tagB')].slice(0, index % 3),
  logo: picture,
  papers: Array.from({ length: index % 4 }, () => picture),
  remark: t('gallery.sample.note'),
  html: `<b>${t('gallery.sample.note')}</b>`,
  minPrice: index,
  maxPrice: index + 10,
  // Less than an hour apart, so that the relative time is always the same.
  seen: Date.now() - (index + 1.5) * hourMs,
  listed: index % 2 === 0,
  normal: index % 2 === 1,
  owner: t('gallery.sample.company', { number: index + 101 }),
  way: t('gallery.sample.line'),
  region: t('gallery.sample.region'),
  begins: dayOf(index),
});

export const samples = (count: number): Sample[] =>
  Array.from({ length: count }, (_unused, index) => sample(index));

/** A record with an id only. */
export const emptySample: Sample = {
  id: 1,
  company: '',
  mobile: null,
  lines: null,
  branches: null,
  deposit: null,
  idNumber: null,
  insured: null,
  type: null,
  status: null,
  roles: null,
  settled: null,
  updated: null,
  tags: [],
  logo: null,
  papers: [],
  remark: null,
  html: null,
  minPrice: null,
  maxPrice: null,
  seen: null,
  listed: null,
  normal: null,
  owner: null,
  way: null,
  region: null,
  begins: null,
};

/** A record with much longer texts than usual. */
export const longSample = (): Sample => ({
  ...sample(4),
  id: 9_999,
  company: t('gallery.sample.long'),
  owner: t('gallery.sample.long'),
  way: `${t('gallery.sample.region')} → ${t('gallery.sample.long')}`,
  remark: t('gallery.sample.long').repeat(3),
  html: `<p>${t('gallery.sample.long').repeat(3)}</p>`,
  papers: Array.from({ length: 12 }, () => picture),
  roles: 7,
  deposit: 999_999_999_999.99,
  tags: Array.from({ length: 12 }, (_unused, index) => `${t('gallery.sample.tagA')} ${index}`),
});
