import type { ReactNode } from 'react';
import { Grid } from '@/ui/layout/layout';
import { Jobs } from './jobs';
import { Shortcuts } from './shortcuts';
import { SmsDays } from './sms-days';

/** What leads to other pages, in a column. */
export const Links = ({ children }: { children?: ReactNode }) => (
  <Grid gap={3} columns={1} pack="start">
    <SmsDays />
    <Shortcuts />
    {children}
  </Grid>
);

/** What every user has, whatever the grants. */
export const Others = ({ jobs, children }: { jobs?: number; children?: ReactNode }) => (
  <>
    <Jobs rows={jobs} />
    <Links>{children}</Links>
  </>
);
