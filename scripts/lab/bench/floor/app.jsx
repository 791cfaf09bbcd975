import { Activity, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { signIn } from './calls.js';
import { lists } from './lists.js';

/** Shared by both floor applications: the sign-in, and a frame that keeps opened pages mounted. */

const home = '/dashboard';

function SignIn({ Form, onLoad }) {
  const navigate = useNavigate();
  const target = new URLSearchParams(useLocation().search).get('redirect') ?? home;
  const submit = async (values) => {
    await Promise.all([signIn(values), onLoad()]);
    await navigate(target, { replace: true });
  };
  return <Form onSubmit={(values) => void submit(values)} />;
}

function Page({ path, kit: { Dashboard, List } }) {
  const list = lists.find((entry) => entry.path === path);
  return list ? <List {...list} /> : <Dashboard />;
}

function Frame({ kit }) {
  const { pathname } = useLocation();
  const [kept, setKept] = useState([pathname]);
  if (!kept.includes(pathname)) setKept([...kept, pathname]);
  const close = (path) => setKept(kept.filter((other) => other !== path));
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

function App({ Form, loadKit }) {
  // The code is loaded before it is rendered, because React.lazy would delay the first paint.
  const [kit, setKit] = useState();
  const load = async () => setKit(await loadKit());
  return (
    <Routes>
      <Route path="/login" element={<SignIn Form={Form} onLoad={load} />} />
      <Route path="*" element={kit && <Frame kit={kit} />} />
    </Routes>
  );
}

/** Renders a floor application once the code of its sign-in is loaded. */
export async function start({ loadForm, loadKit, wrap = (app) => app }) {
  const { Form } = await loadForm();
  createRoot(document.getElementById('root')).render(
    wrap(
      <BrowserRouter>
        <App Form={Form} loadKit={loadKit} />
      </BrowserRouter>,
    ),
  );
}
