import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Recorder, type RecordedAction } from '@/mocks/recorder/recorder';

let recorder: Recorder | undefined;
afterEach(() => recorder?.stop());

/** Records what a user does on a small page. */
function record() {
  const actions: RecordedAction[] = [];
  recorder = new Recorder(actions, () => undefined);
  render(
    <>
      <button type="button" onClick={() => undefined}>
        <span>保存</span>
      </button>
      <button type="button">编辑</button>
      <button type="button" hidden>
        编辑
      </button>
      <button type="button">编辑</button>
      <label>
        联系人
        <input />
      </label>
      <label htmlFor="secret">密码</label>
      <input id="secret" type="password" />
      <label>
        <input type="checkbox" />
        置顶
      </label>
      <label>
        每页条数
        <select>
          <option>20 条</option>
          <option>50 条</option>
        </select>
      </label>
      <input hidden type="file" data-testid="file" />
      <p>文字</p>
    </>,
  );
  return actions;
}

test('a press is recorded with the role and the name of its control', async () => {
  const actions = record();
  await userEvent.click(screen.getByText('保存'));
  await userEvent.click(screen.getByText('文字'));
  expect(actions).toEqual([{ do: 'press', target: { role: 'button', name: '保存', nth: 0 } }]);
});

test('controls of the same name are told apart by their place among those that can be seen', async () => {
  const actions = record();
  const [, second] = screen.getAllByRole('button', { name: '编辑' });
  if (second) await userEvent.click(second);
  expect(actions).toEqual([{ do: 'press', target: { role: 'button', name: '编辑', nth: 1 } }]);
});

test('a text is one step, whatever was typed and removed on the way', async () => {
  const actions = record();
  await userEvent.type(screen.getByLabelText('联系人'), '张四{Backspace}三');
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByLabelText('密码'), 'x');
  expect(actions).toEqual([
    {
      do: 'type',
      target: { role: 'textbox', name: '联系人', nth: 0 },
      text: '张三',
      replaces: true,
    },
    { do: 'key', key: 'Enter' },
    { do: 'type', target: { role: 'textbox', name: '密码', nth: 0 }, text: 'x', replaces: true },
  ]);
});

test('a pasted text is recorded as pasted, and what is typed after it as typed', async () => {
  const actions = record();
  const contact = screen.getByLabelText('联系人');
  await userEvent.click(contact);
  await userEvent.paste('李四');
  await userEvent.keyboard('五');
  const target = { role: 'textbox', name: '联系人', nth: 0 };
  expect(actions).toEqual([
    { do: 'paste', target, text: '李四' },
    { do: 'type', target, text: '李四五', replaces: true },
  ]);
});

test('keys that move or press are recorded, and the press that they cause is not', async () => {
  const actions = record();
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowLeft}{Escape}{Control>}k{/Control}{Shift>}{Tab}{/Shift}');
  expect(actions.map((action) => (action.do === 'key' ? action.key : action.do))).toEqual([
    'Tab',
    'Space',
    'ArrowLeft',
    'Escape',
    'Control+k',
    'Shift+Tab',
  ]);
});

test('a press on the text of a check box is recorded once, as a press on the box', async () => {
  const actions = record();
  await userEvent.click(screen.getByText('置顶'));
  expect(actions).toEqual([{ do: 'press', target: { role: 'checkbox', name: '置顶', nth: 0 } }]);
});

test('the panel of the demo, which has a shadow root, is not recorded', async () => {
  const actions = record();
  const host = document.body.appendChild(document.createElement('section'));
  const button = document.createElement('button');
  button.textContent = '停止';
  host.attachShadow({ mode: 'open' }).append(button);
  await userEvent.click(button);
  host.remove();
  expect(actions).toEqual([]);
});

test('a choice in a native select is recorded with the text of its option', async () => {
  const actions = record();
  const select = screen.getByLabelText('每页条数');
  await userEvent.click(select);
  await userEvent.selectOptions(select, '50 条');
  const target = { role: 'combobox', name: '每页条数', nth: 0 };
  expect(actions).toEqual([{ do: 'choose', target, option: '50 条' }]);
});

/** Lays the buttons of one name below each other, as a browser would. */
function layOut(name: string) {
  const buttons = screen.getAllByRole('button', { name });
  buttons.forEach((button, index) => {
    button.getBoundingClientRect = () => new DOMRect(0, index * 40, 40, 40);
  });
  return buttons;
}

const edit = (nth: number) => ({ role: 'button', name: '编辑', nth });

test('a drag with the pointer is recorded with the control that lay at its end, and not as a press', () => {
  const actions = record();
  const [from, to] = layOut('编辑');
  fireEvent.pointerDown(from ?? document, { clientX: 20, clientY: 20 });
  // The page moves what is dragged.
  if (to) to.getBoundingClientRect = () => new DOMRect(0, 0, 40, 40);
  fireEvent.pointerUp(from ?? document, { clientX: 22, clientY: 57 });
  fireEvent.click(from ?? document, { detail: 1 });
  expect(actions).toEqual([{ do: 'drag', target: edit(0), to: edit(1) }]);
});

test('a drag by the browser itself is recorded where it drops', () => {
  const actions = record();
  const [from, to] = layOut('编辑');
  fireEvent.pointerDown(to ?? document, { clientX: 20, clientY: 60 });
  fireEvent(from ?? document, new MouseEvent('drop', { bubbles: true, clientX: 20, clientY: 20 }));
  expect(actions).toEqual([{ do: 'drag', target: edit(1), to: edit(0) }]);
});

test('a press with an unsteady hand is a press', () => {
  const actions = record();
  const [button = document] = layOut('编辑');
  fireEvent.pointerDown(button, { clientX: 20, clientY: 36 });
  fireEvent.pointerUp(button, { clientX: 20, clientY: 41 });
  fireEvent.click(button, { detail: 1 });
  expect(actions).toEqual([{ do: 'press', target: edit(0) }]);
});

const chosen = (text: string) => new File([text], '公司.csv', { type: 'text/csv' });

test('chosen files are recorded with their content, and with the control that asked for them', async () => {
  const actions = record();
  await userEvent.click(screen.getByText('保存'));
  fireEvent.change(screen.getByTestId('file'), { target: { files: [chosen('名称')] } });
  const target = { role: 'button', name: '保存', nth: 0 };
  const file = { name: '公司.csv', type: 'text/csv', base64: '5ZCN56ew' };
  await waitFor(() => expect(actions).toEqual([{ do: 'upload', target, files: [file] }]));
});

test('files that are too large for the recording are noted in their place', async () => {
  const actions = record();
  await userEvent.click(screen.getByText('保存'));
  const files = [chosen('x'.repeat(300_000))];
  fireEvent.change(screen.getByTestId('file'), { target: { files } });
  expect(actions).toMatchObject([{ do: 'press' }, { do: 'note' }]);
});

test('nothing is recorded after the end', async () => {
  const actions = record();
  recorder?.stop();
  await userEvent.click(screen.getByText('保存'));
  expect(actions).toEqual([]);
});
