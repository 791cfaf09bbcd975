import './app/style-policy';
import './theme.css';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { connect } from '@/app/connect';
import { startRouter } from '@/app/router';
import { startI18n } from '@/i18n';

async function start() {
  if (import.meta.env.VITE_MOCK === 'on') {
    const { startMock } = await import('@/mocks/browser');
    await startMock();
  }
  connect();
  await startI18n();
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(<App router={startRouter()} />);
}

void start();
