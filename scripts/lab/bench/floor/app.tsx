import { Activity, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { isSignedIn, signIn, type Credentials } from './calls.ts';
import { lists, type ListPage } from './lists.ts';

/** Shared by both floor applications: the sign-in, and a frame that keeps opened pages mounted. */

const home = '/dashboard';

type SignInForm = ComponentType<{ onSubmit: (values: Credentials) => void }>;
/** What the pages are drawn with. */
interface Kit {
  Menu: ComponentType<{ paths: string[] }>;
  Dashboard: ComponentType;
  List: ComponentType<ListPage>;
}
interface Application {
  Form: SignInForm;
  loadKit: () => Promise<Kit>;
}

function SignIn({ Form, onLoad }: { Form: SignInForm; onLoad: () => Promise<void> }) {
  const navigate = useNavigate();
  const target = new URLSearchParams(useLocation().search).get('redirect') ?? home;
  const submit = async (values: Credentials) => {
    await Promise.all([signIn(values), onLoad()]);
    await navigate(target, { replace: true });
  };
  return <Form onSubmit={(values) => void submit(values)} />;
}

function Page({ path, kit: { Dashboard, List } }: { path: string; kit: Kit }) {
  const list = lists.find((entry) => entry.path === path);
  return list ? <List {...list} /> : <Dashboard />;
}

function Frame({ kit }: { kit: Kit }) {
  const { pathname } = useLocation();
  const [kept, setKept] = useState([pathname]);
  if (!kept.includes(pathname)) setKept([...kept, pathname]);
  const close = (path: string) => setKept(kept.filter((other) => other !== path));
  const { Menu } = kit;
  return (
    <>
      <Menu paths={[home, ...lists.map(({ path }) => path)]} />
      <ul>
        {kept.map((path) => (
          <li key={path} data-tab={path}>
            <Link to={path}>{path}</Link>
            <button type="button" aria-label={`Close ${path}`} onClick={() => close(path)} />
          </li>
        ))}
      </ul>
      <main>
        {kept.map((path) => (
          <Activity key={path} mode={path === pathname ? 'visible' : 'hidden'}>
            <section aria-label={path}>
              <Page path={path} kit={kit} />
            </section>
          </Activity>
        ))}
      </main>
    </>
  );
}

function App({ Form, loadKit }: Application) {
  // The code is loaded before it is rendered, because React.lazy would delay the first paint.
  const [kit, setKit] = useState<Kit>();
  const load = async () => setKit(await loadKit());
  useEffect(() => {
    if (isSignedIn()) void loadKit().then(setKit);
  }, [loadKit]);
  return (
    <Routes>
      <Route path="/login" element={<SignIn Form={Form} onLoad={load} />} />
      <Route path="*" element={kit && <Frame kit={kit} />} />
    </Routes>
  );
}

/** Renders a floor application. */
export function start({
  Form,
  loadKit,
  wrap = (app) => app,
}: Application & { wrap?: (app: ReactNode) => ReactNode }) {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no root');
  createRoot(root).render(
    wrap(
      <BrowserRouter>
        <App Form={Form} loadKit={loadKit} />
      </BrowserRouter>,
    ),
  );
}
