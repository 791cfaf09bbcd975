import { Toolbar } from '@/elements/toolbar/toolbar';
import type { Room } from './section';

const importButton = {
  code: 'import',
  upload: { url: '/api/base-support/attachment/upload-attachment' },
};

/** Every uploader and the viewer go here. */
export const uploads: Room = {
  key: 'uploads',
  sections: [{ key: 'toolbar', render: () => <Toolbar left={[importButton]} /> }],
};
