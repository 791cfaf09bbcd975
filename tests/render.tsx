import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { FeedbackHost } from '@/app/feedback/feedback-host';

/** What stands around every element: no motion, so that what closes is gone at once. */
export function Around({ children }: { children?: ReactNode }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <QueryClientProvider client={client}>
      <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
        {children}
        <FeedbackHost />
      </ConfigProvider>
    </QueryClientProvider>
  );
}

/** Only the host of messages and dialogs. */
export const renderFeedback = () => render(<Around />);
export const renderElement = (element: ReactNode) => render(<Around>{element}</Around>);
