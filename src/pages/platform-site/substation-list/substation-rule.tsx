import { useState } from 'react';
import type { Substation } from '@/api/substation/substation';
import { substationRuleApi, type SubstationRule } from '@/api/substation/substation-rule';
import { FormLeaveContext } from '@/elements/control/form-context';
import { FormPage } from '@/elements/form/page/form-page';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad, type LoadResult } from '@/elements/query/use-load';
import { confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { useTranslation } from '@/i18n';
import { setDirty, useDirty } from '@/stores/dirty';
import { Popup } from '@/ui/overlay/popup';
import { Tabs } from '@/ui/tabs';
import { ruleParts, type RulePart } from './rule-parts';
import styles from '@/pages/platform-site/shared/platform-site.module.css';

const name = 'platform-site.rule';

interface PartProps {
  part: RulePart;
  rule: SubstationRule;
  applySaved: LoadResult<SubstationRule>['applySaved'];
}

/** Edits one part of the rule. The save sends the stored values of the other parts. */
function Part({ part, rule, applySaved }: PartProps) {
  const { substationId } = rule;
  const [fields] = useState(() => part.fields(substationId));
  const save = async (values: Record<string, unknown>) => {
    const own = Object.fromEntries(fields.map(({ key }) => [key, values[key]]));
    await applySaved(await part.save({ ...rule, ...own }), own);
  };
  return (
    <FormPage
      name={name}
      sections={[{ fields }]}
      initial={{ ...rule }}
      onSave={save}
      onReload={async () => {
        const current = await substationRuleApi.one({ substationId });
        return applySaved(current, current);
      }}
    />
  );
}

/** Confirms before unsaved changes in one of the parts are lost. */
function useClose(onClose: () => void) {
  const [before] = useState(() => useDirty.getState().work);
  return async () => {
    const own = [...useDirty.getState().work.keys()].filter((key) => !before.has(key));
    if (own.length && !(await confirmDiscard())) return;
    own.forEach((key) => setDirty(key, false));
    onClose();
  };
}

interface SubstationRuleProps {
  substation: Substation;
  onClose: () => void;
}

/** Edits how the apps of a sub-station behave, in three parts. */
export default function SubstationRulePopup({ substation, onClose }: SubstationRuleProps) {
  const { t } = useTranslation();
  const { id: substationId, substationName } = substation;
  const [tab, setTab] = useState('display');
  const close = useClose(onClose);
  const load = useLoad(
    ['rule', substationId],
    (signal) => substationRuleApi.one({ substationId }, { signal }),
    { fresh: true },
  );
  return (
    <Popup
      title={t(`${name}.of`, { substationName })}
      footer={null}
      onClose={() => void close()}
      wide
    >
      <QueryBoundary query={load} name={t(`${name}.tabs.$label`)} shape="form">
        {(rule) => (
          <FormLeaveContext value={() => void close()}>
            <div className={styles.parts}>
              <Tabs
                label={t(`${name}.tabs.$label`)}
                active={tab}
                onChange={setTab}
                items={ruleParts.map((part) => ({
                  key: part.key,
                  label: t(`${name}.tabs.${part.key}`),
                  content: <Part part={part} rule={rule} applySaved={load.applySaved} />,
                }))}
              />
            </div>
          </FormLeaveContext>
        )}
      </QueryBoundary>
    </Popup>
  );
}
