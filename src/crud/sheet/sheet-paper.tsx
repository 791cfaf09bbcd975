import { useTranslation } from '@/i18n';
import type { SheetText } from './sheet-text';
import styles from './sheet.module.css';

/** The squares of a code as a path. */
const pathOf = (code: NonNullable<SheetText['code']>) =>
  code.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

function Code({ code, title }: { code: NonNullable<SheetText['code']>; title: string }) {
  return (
    <figure className={styles.code}>
      <svg
        viewBox={`0 0 ${code.length} ${code.length}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place; there is no file to be shown
        role="img"
        aria-label={title}
      >
        <path d={pathOf(code)} shapeRendering="crispEdges" />
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

/** A price sheet on paper. Browsers repeat the head of its table on each page. */
export function SheetPaper({ sheet }: { sheet: SheetText }) {
  useTranslation();
  const { title, lead, heads, hasPeriods, groups, contact, code, scan, notes } = sheet;
  const columnCount = 1 + heads.facts.length + Number(hasPeriods) + heads.units.length;
  return (
    <article className={styles.paper}>
      <h3>{title}</h3>
      {lead.map((text) => (
        <p key={text} className={styles.lead}>
          {text}
        </p>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">{heads.place}</th>
            {heads.facts.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
            {hasPeriods && <th scope="col">{heads.period}</th>}
            {heads.units.map((text) => (
              <th key={text} scope="col" className={styles.amount}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ from, lines }) => (
          <tbody key={from}>
            {from && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columnCount}>
                  {from}
                </th>
              </tr>
            )}
            {lines.map(({ key, place, facts, period, prices }) => (
              <tr key={key}>
                <th scope="row">{place}</th>
                {facts.map((text, index) => (
                  <td key={heads.facts[index]}>{text}</td>
                ))}
                {hasPeriods && <td>{period}</td>}
                {prices.map((text, index) => (
                  <td key={heads.units[index]} className={styles.amount}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <footer>
        {(contact.sender || contact.name || contact.phone || code) && (
          <div className={styles.contact}>
            <p>
              {contact.sender && <span>{contact.sender}</span>}
              {contact.name && <span>{contact.name}</span>}
              {contact.phone && <strong>{contact.phone}</strong>}
            </p>
            {code && <Code code={code} title={scan} />}
          </div>
        )}
        {notes.map((text) => (
          <p key={text} className={styles.note}>
            {text}
          </p>
        ))}
      </footer>
    </article>
  );
}
